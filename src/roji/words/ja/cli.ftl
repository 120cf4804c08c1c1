# The command line
cli-about = Roji：日本の庭の四つのゲーム。--lang { $langs }で言語を選べます。
cli-play = ターミナルでゲームを遊ぶ。
cli-learn = 番号つきの文章で、ゲームを少しずつ学ぶ。
cli-opt-step = このステップから始める
cli-score = 札を数える：点と理由を条項ごとに。CARDSは"1L 3L 8L 9A"のように書く。-なら1行に1組を読み、1行に一つのJSONで答える。
cli-replay = 対局記録を一手ずつ見る。
cli-draw = 盤をSVG画像に描く。WHATはそのゲームで描けるもの：庭の名前、庭のファイル、または記録。
cli-picture = 対局記録の局面を、送れる画像に描く。
cli-rules = ゲームのルール、または一つの条項を表示する。
cli-games = ゲームとその設定を一覧表示する。
cli-new-game = 動くゲームのパッケージを書き出す。手を加えて自分のゲームにできる。
cli-words = すべての言語に、英語とドイツ語と同じ文がそろっているか確かめる。
cli-bench = この機械でランダム対局がどれだけ速いかを測る。
cli-opt-json = JSONで答える
cli-opt-option = ゲームの設定。名前=値の形で、繰り返し可
cli-opt-seed = 配札のシード。なければ偶然に任せる
cli-opt-names = 札の呼び名：traditional、mario、japanese（ほかの言語で、日本語の名前を添える）
cli-opt-save = 対局をこのファイルに保存し、すでにあれば続きから。サーバーでは終了後に記録を保存
cli-opt-people = このキーボードで遊ぶ人：人数か、Anna,Benのような名前。残りの席はボット
cli-opt-level = ボットの強さ：beginner、casual、club、master（強さはroji ratingsで）。またはroji arenaのほかのボット
cli-opt-plain = 番号つきの文章で遊ぶ（スクリーンリーダー向け）
cli-opt-no-colour = 色を使わない
cli-opt-pace = 出来事を一つずつ見せる時間。0なら待たない
cli-opt-pause = 一手ごとにEnterを待つ
cli-opt-seat = 全員ではなく、この席から見えたものを表示する
cli-opt-move = この手数の後の局面。なければ最後の局面
cli-opt-output = 書き出すファイル
cli-opt-picture = 書き出す画像。名前の末尾は.svgか.png
cli-opt-matches = 対局の数
cli-opt-threads = スレッドの数
cli-perft = 局面からの手順を数え、着手生成を確かめる。
cli-opt-garden = 庭：名前、または庭のテキストのファイル
cli-opt-position = 局面のファイル
cli-help-flag = このヘルプを表示して終わる。
cli-title-options = オプション
cli-title-commands = コマンド
cli-usage = 使い方：
cli-bad-command = 「{ $name }」というコマンドはありません。コマンド：{ $known }。
cli-bad-flag = { $name }というオプションはここにありません。{ $near ->
    [none] {""}
   *[other] { $near }のことでしょうか。
}
cli-missing = 「{ $name }」がありません。
cli-bad-value = { $name }の値ではありません。使える値：{ $want }。
cli-bad-usage = 引数が多すぎるか、足りません。「roji { $command } --help」で使い方を表示します。
cli-stopped = 止めました。

learn-welcome = 選びたい番号か、手の記号を入力してください。ほかに使える言葉：ヒント（正解を表示）、戻す（ステップの最初から）、卓、一覧、ルール（続けて条項も可）、やめる。
learn-left = 続きから始めるには：roji learn { $game } --step { $number }
learn-done = 手ほどきは終わりです。はじめての対局は：roji play { $game } --level beginner

score-flag = { $flag }は{ $game }では使えません。使えるのは：{ $known }。
score-flag-missing = { $game }を数えるには{ $flag } Nが必要です。Nは{ $allowed }です。

rules-missing = { $game }のルールはここにありません。あるのは：{ $known }。
rules-no-clause = { $game }のルールに条項{ $clause }はありません。条項：{ $known }。

bench-line = { $games }局、{ $decisions }手を{ $seconds }秒で：毎秒{ $rate }百万手（{ $mode }、{ $threads }スレッド）
bench-compiled = コンパイル済み
bench-plain = 純粋なPython

replay-start = { $game }、シード{ $seed }
replay-deal = { $game }、指定の配札
replay-unfinished = 記録はここまでです。対局は終わっていません。
replay-seat = 席{ $seat }
replay-pause = Enter

draw-done = 画像は{ $path }にあります。
draw-game = 「{ $game }」の画像は描けません。描けるのは：{ $known }。
draw-other-game = これは{ $game }ではなく{ $found }の記録です。
draw-move = { $move }手目の局面はありません。記録は{ $last }手です。
draw-flag = { $flag }は{ $game }では使えません。
picture-form = { $path }は画像の名前ではありません。末尾を.svgか.pngにしてください。
picture-end = 終局
picture-after = { $number ->
    [0] 開始時
   *[other] { $number }手目
}

play-left = またどうぞ。
play-saved = 対局は{ $path }に保存してあります。
replay-round = ラウンド{ $number }/{ $rounds }

no-perft = 手順を数えられるのは{ $known }だけで、{ $game }では数えられません。

new-game-name = 「{ $name }」はゲームの名前にできません。英小文字、数字、下線で3から32文字、先頭は英字にしてください。例：moon_garden
new-game-taken = 「{ $name }」というモジュールがすでにあります。別の名前にしてください。
new-game-exists = { $folder }がすでにあるので、そのままにしました。別の名前か別のフォルダーにしてください。
new-game-made = ゲームを{ $folder }に作りました。もう動きます。あとは自分のものに：
    {"  "}cd { $folder }
    {"  "}python -m pip install --no-build-isolation -e .
    {"  "}python -m pytest
    {"  "}roji play { $folder }
    {"  "}roji serve --open

# roji words
words-language = { $lang }（{ $name }）：{ $count ->
    [0] { $messages }文、すべてそろっています。
   *[other] { $messages }文中、問題が{ $count }件あります。
}
words-no-file = { $file }：ファイルがありません
words-extra-file = { $file }：ほかの言語にないファイルです
words-unreadable = { $file }：Fluentが「{ $text }」を読めません
words-twice = { $file }：{ $key }が2回あります
words-missing = { $file }：{ $key }がありません
words-extra = { $file }：{ $key }は基準の言語にありません
words-unused = { $file }：{ $key }はどこでも使われていません
words-arguments = { $file }：{ $key }の引数は{ $want }ですが、{ $found }になっています
words-variants = { $file }：{ $key }に、使われない場合分け{ $found }があります。あるのは{ $want }です
words-long = { $file }：{ $key }は{ $found }文字分で、基準は最大{ $want }です
words-no-clause = { $file }：{ $clause }から、条項が基準と違います

cli-version = Roji { $version }、Python { $python }、{ $how ->
    [compiled] ルールはコンパイル済み
   *[plain] ルールは純粋なPython
}
cli-version-flag = バージョンを表示して終わる。
welcome-title = Roji：日本の庭の四つのゲーム
welcome-browser = ブラウザーで遊ぶ
welcome-terminal = このターミナルで遊ぶ
welcome-help = rojiのほかの機能を見る
welcome-ask = どうしますか。[1]
welcome-again = 1から{ $most }の番号を入力するか、Enterで最初のものを選んでください。
