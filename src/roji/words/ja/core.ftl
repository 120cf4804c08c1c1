# What every game and the library say.
game-broken = ゲーム「{ $game }」（{ $package }）を読み込めません：{ $why }。ほかのゲームに影響はありません。作者に伝えるか、パッケージを外してください。
part-missing = ゲームが指定する{ $path }を読み込めません：{ $why }。ゲームに含まれるもののインポートパスを、package.module:nameの形で書いてください。
games-left-out = 除外しました：{ $game }を読み込めません（{ $why }）。
unknown-game = 「{ $game }」というゲームはありません。{ $near ->
    [none] {""}
   *[other] 「{ $near }」のことでしょうか。
}遊べるゲーム：{ $known }。
unknown-option = { $game }に「{ $option }」という設定はありません。{ $near ->
    [none] {""}
   *[other] 「{ $near }」のことでしょうか。
}使える設定：{ $known }。
unknown-variant = { $game }に「{ $variant }」という小型版はありません。あるのは：{ $known }。
variant-deals = { $setup }には配り方の一覧がありません。配る回数を指定してください。
variant-options = 設定は、名前で指定したゲームに使います。これはすでに作られたゲームなので、{ $options }は使えません。
bad-option-value = { $game }：「{ $value }」は設定「{ $option }」の値ではありません。使える値：{ $allowed }。
bad-option-pair = 「{ $text }」は設定ではありません。rounds=3のように、名前=値の形で書いてください。
bad-seed = シードは0から2^256 - 1までの整数です。{ $seed }は使えません。
bad-seat = 席{ $seat }はありません。席は0から{ $last }まで、Noneは観戦者です。
redeal-seed = 配り直しのシードは0から2^64 - 1までの整数です。{ $seed }は使えません。
action-type = 手は整数です。{ $action }は使えません。記号を読むにはparseを使ってください。
action-range = 手{ $action }はありません。手は0から{ $last }までです。
effects-apart = { $action }では、最初の状態から次の状態になりません。
too-many-actions = { $game }の手の数が、上限の{ $limit }を超えています。
playouts-number = { $name }は{ $least }以上の整数です。{ $value }は使えません。
observe-size = { $game }の観測やマスクには、ちょうど{ $size }バイトの連続したバッファーが必要です。
match-number = 対局のシードと番号は0から2^64 - 1までの整数です。{ $value }は使えません。
bad-state = この状態は読めません。「{ $field }」に誤りがあります（{ $why }）。
deal-needs-starter = 配り方を指定すると、くじを引くものがありません。starter=0かstarter=1を選ぶか、シードも指定してください。
deal-rounds = この札では{ $rounds }ラウンド中{ $count }ラウンド分しかありません。1ラウンドに一組ずつちょうど書くか、残りのためにシードを指定してください。
lesson-none = { $game }には手ほどきがありません。
lesson-step = この手ほどきのステップは1から{ $last }までです。
lesson-over = これらの手は、手ほどきのこのステップのものではありません。ステップを最初からやり直してください。
no-scorekeeper = 「{ $game }」には得点計算がありません。あるのは：{ $known }。

note-none = { $game }では手に注記を添えられません。注記なしで送ってください。
record-line = { $line }行目：{ $why }
record-not-text = 記録ではありません。UTF-8のテキストではないためです。
record-syntax = { $column }文字目から、記録として読めません。
record-missing = 「{ $field }」がありません。
record-field = 「{ $field }」は{ $want }でなければなりません。
record-each-seat = 「{ $field }」には、{ $count }席それぞれの項目が必要です。
record-unknown-field = 「{ $field }」は記録の項目ではありません。
record-format = これは形式{ $found }の記録です。このプログラムが読めるのは形式{ $known }です。
record-rules = これは{ $game }のルール第{ $found }版の記録です。このプログラムが知っているのは第{ $known }版までです。
record-source = 記録には、シードか配り方のどちらか一方が必要です。
record-seat = この行は席{ $found }のものですが、手番は席{ $seat }です。
record-seat-mark = 手の行は、「0: 3R =3L」のように席とコロンで始めます。
record-move = 「{ $move }」はここでは打てません。{ $why }
record-moves = ここでは、1対局は{ $most }手までです。
record-note = 「{ $note }」は注記ではありません。注記は、このラウンドの手の番号（対局を通して0から数える）で始め、一手に一つです。
record-after-end = 「{ $move }」は対局終了より後にあります。
record-round-moves = この手だけでは第{ $round }ラウンドが終わりません。
record-round-extra = 「{ $move }」は次のラウンドの手です。
record-result = 記録の得点は{ $found }ですが、手をたどると{ $want }になります。
record-check = チェックが合いません。ここから{ $since }行目までの間に変更があります。今のテキストなら{ $want }になります。
file-missing = { $path }というファイルはありません。
file-unreadable = { $path }を読めません。フォルダーであるか、読む権限がありません。
file-unwritable = { $path }に書き込めません。フォルダーがないか、書き込む権限がありません。
unknown-name-set = 「{ $names }」という呼び名はありません。あるのは：{ $known }。
bot-unknown = { $game }に「{ $bot }」というボットはありません。あるのは：{ $known }。このうち{ $counted }には、search:1000のように試行回数や局面数をつけられます。
bot-number = 「{ $bot }」は{ $game }のボットではありません。1から{ $most }の整数は、search:1000のように{ $counted }にだけつけられます。
origin-long = そこからは続けられません。それまでに{ $most }手を超えています。
problem-none = { $game }には今日の問題がありません。あるのは：{ $known }。
problem-no-day = その日の問題はありません。最初の問題は{ $first }です。
problem-bad-day = 「{ $day }」は日付ではありません。2026-11-17のように書いてください。
problem-future = { $day }の問題は、その日に公開されます。
problem-over = 番は終わりました。もう選ぶことはありません。
problem-no-setter = { $game }の問題を作れるものがありません。
