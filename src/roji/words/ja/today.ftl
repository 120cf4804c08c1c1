# A problem a day
today-title = 今日の問題
today-about = どのゲームも1日1局面、誰でも同じ問題です。正解の一手を見つけてください。
today-state = { $end ->
    [solved] 正解
    [late] 正解
    [shown] 答えを見た
    [tried] まだ解けていない
   *[open] 未挑戦
}
today-streak = { $count }日連続
today-archive = これまでの問題
today-day = 日付
today-no-day = この日の問題はないか、まだ公開されていません。
today-earlier = 以前
today-cell = { $game }、{ $day }：{ $end ->
    [solved] 正解
    [late] 正解
    [shown] 答えを見た
   *[open] 未挑戦
}
today-one = { $game }、{ $day }の問題
today-words = 局面を言葉で
today-other = 相手
today-again = 最初から
today-show = 答え
today-answer = 答え
today-right = 正解です。
today-wrong = 違います。もう一度考えてみましょう。
today-wrong-by = この手で勝てるのは100局中{ $chance }局、正解なら{ $best }局です。もう一度考えてみましょう。
today-solved = 正解
today-also = ほぼ同じくらいよい手が、ほかに{ $count }通りあります。
today-then = その後の一例
today-share = 共有
today-by-hand = 上の行をコピーしてください。
today-others = ほかの問題
problem-proof-deals = { $deals }通りの配札で測ると、次善の手より100局中{ $margin }局多く勝ちます（誤差{ $error }）。
problem-proof-tried = { $tried }通りの手をすべて試し、正解はこれだけでした。
## In the terminal
today-welcome = 番号か記号で選びます。「戻す」で最初から、「ヒント」で答えを表示、「やめる」で終了します。
today-left = 問題はそのままです。いつでもまた挑戦できます。
