# The page of a lesson
lesson-title = { $game }の手ほどき
lesson-at = { $number }/{ $count }
lesson-previous = 前へ
lesson-skip = 次へ進む
lesson-show = 答えを見る
lesson-again = もう一度
lesson-next = 次へ
lesson-words = 局面を言葉で
lesson-done = 手ほどきはこれで終わりです
lesson-done-more = 次は初心者を相手に、本番の対局をしてみましょう。はじめは一手ごとに説明があり、やがて聞いたときだけになり、最後はひとりで打てるようになります。
lesson-match = はじめての対局
lesson-from-start = 手ほどきを最初から
