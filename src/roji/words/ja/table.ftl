# The table in the terminal
table-title = Roji
table-about = 日本の庭の四つのゲーム

## Keys
table-key-rules = ルール
table-key-history = 履歴
table-key-undo = 戻す
table-key-hint = ヒント
table-key-type = 入力
table-key-theme = 明暗
table-key-quit = やめる
table-key-choose = 選ぶ
table-key-move = 動かす
table-key-next = 次へ
table-key-close = 閉じる
table-key-again = もう一局
table-key-menu = ゲーム
table-key-change = 変更

## Screens
table-rules = ルール：{ $game }
table-history = これまでの流れ
table-history-none = まだ何も起きていません。
table-type = 手を記号で（書き方は?のルールに）：
table-hint = { $who }ならこうします：{ $choice }
table-hint-none = 今は選ぶことがありません。
table-undo-none = 戻せません。最後の手の後に隠れていたものが見えたか、まだ手がありません。
table-undo-done = 戻しました。
table-undo-ask = { $who }が待ったを願い出ています。{ $others }、応じますか。
table-yes = はい
table-no = いいえ
table-handover = { $who }にキーボードを渡してください。
table-handover-ready = { $who }：ほかの人が見ていなければEnterを押してください。
table-wait = まだあなたの番ではありません。
table-clause = ?でルールの{ $clause }を開きます。
table-leave = 席を立ちますか。
table-leave-kept = 対局は保存され、続きから遊べます。
table-leave-lost = 対局は保存されておらず、失われます。
table-small = ウィンドウが小さすぎます：{ $width } × { $height }。80 × 24が必要です。
table-kept = この対局の記録は{ $path }にあります。
table-not-kept = 対局を保存できません：{ $why }
table-happened = ゲーム開始です。

## The menu
menu-choose = どのゲームにしますか。
menu-continue = 続きから：{ $game }
menu-continue-round = ラウンド{ $number }/{ $rounds }
menu-continue-at = { $count }手目から
menu-other = ほかのゲーム（{ $players }人）
menu-title-setup = { $game }：始める前に
menu-people = このキーボードで遊ぶ人数
menu-people-rest = { $count ->
    [0] ボットなし
    [1] 残りの席はボット
   *[other] 残りの{ $count }席はボット
}
menu-level = ボットの強さ
menu-start = 開始
menu-back = 戻る


## Playing in lines of text
plain-welcome = 選びたい番号か、手の記号を入力してください。ほかに使える言葉：卓、一覧、履歴、ヒント、戻す、ルール（続けて条項も可）、やめる。
plain-hint-more = もう一度「ヒント」と入力すると、ほかの手についても聞けます。
plain-prompt = 選んでください：
plain-choices = 選べる手は{ $count }通りです：
plain-more = ほかに{ $count }通りあります。「一覧」ですべて表示します。手を記号で入力することもできます。
plain-wrong = 「{ $text }」はここでは選べません。1から{ $last }の番号か、手の記号を入力してください。?で使える言葉を表示します。
plain-turn = { $who }、あなたの番です。
plain-no-terminal = ターミナルではないので、文章で遊びます。

play-people = { $game }で人が座れる席は{ $most ->
    [1] 一つ
   *[other] 1から{ $most }
}です。--people 2のように人数を、または--people Anna,Benのように名前を書いてください。
play-nobody = { $path }には、人の席がありません。
play-too-many = 「{ $first }」は単独で決めてください。その先はまだわかりません。
play-which = { $path }はまだありません。どのゲームを始めるか指定してください：{ $known }。


## At a table of a server
table-key-start = 開始
table-key-resign = 投了
remote-connecting = 接続しています…
remote-room = { $game }：卓ができました
remote-open = 空席
remote-bot = { $who }、ボット（{ $bot }）
remote-yours = { $who }、あなたの席です
remote-rules = ローカルルール：{ $options }
remote-strict = 厳密な配札
remote-strict-at = --strictはサーバーで新しい卓を作るときのものです。--atと一緒に使ってください。
remote-late = { $who }からの配札用の乱数を待っています。届けば自動で始まります。
remote-redealt = { $who }から時間内に乱数が届かなかったので、その分を除いて配り直します。
remote-redealt-all = 誰からも時間内に乱数が届かなかったので、配り直します。もう一度開始してください。
cli-opt-strict = --atと一緒に：サーバーと誰かが組んでも細工できない、厳密な配札
remote-missing = 席{ $seats }を待っています。
remote-all-here = 全員そろいました。Enterで対局を始めます。
remote-press-enter = Enterを押すと始まります。
remote-invite = ほかの人が参加するリンク：
remote-own-link = 自分の席に戻るリンク。人に渡さないでください：
remote-come-back = 席に戻るには
remote-broken = 接続が切れました。再接続しています…
remote-healed = 再接続しました。
remote-no-answer = サーバーから時間内に応答がありません。接続が戻ったら、もう一度お試しください。
remote-again = 席を入れ替えて、もう一局遊びますか。
remote-resign = この対局を投了しますか。
remote-leave = 席はあなたのままです。同じリンクで戻れます。
remote-plain-welcome = 選びたい番号か、手の記号を入力してください。ほかに使える言葉：卓、一覧、履歴、ヒント、戻す、ルール（続けて条項も可）、投了、やめる。ほかの人の番にはCtrl-Cでやめられます。
remote-says = サーバーより：{ $why }
remote-full = この卓は満席です。
remote-watching = 観戦中です
remote-watch-soon = 全員そろいました。まもなく対局が始まります。
remote-watch-on = 観戦を続けるには
remote-only-watching = 観戦中です。決めるのは席についている人です。
remote-leave-watching = 同じリンクでここに戻れます。
remote-plain-watch = 観戦中です。Ctrl-Cでやめられます。
remote-other-game = この卓のゲームは{ $game }ではなく{ $found }です。
remote-which = サーバーでどのゲームを遊ぶか指定してください：{ $known }。
remote-people = この設定の{ $game }は{ $most }席です。人数を指定するか、省略してすべて人の席にしてください。
remote-address = 「{ $text }」はサーバーのアドレスではありません。https://roji.example.orgのような形です。
remote-name = --nameはサーバーの卓で使うものです。--joinか--atと一緒に使ってください。このキーボードで遊ぶ人の名前は--peopleで指定します。
cli-opt-join = このリンクの卓で遊ぶ、または観戦する
cli-opt-at = このサーバーに卓を作り、ほかの人用のリンクを表示する。人数は--peopleで指定
cli-opt-name = サーバーの卓での名前

# What people type in lines of text; several words have commas between them
plain-typed-table = 卓
plain-typed-list = 一覧
plain-typed-history = 履歴
plain-typed-hint = ヒント
plain-typed-undo = 戻す, 待った
plain-typed-rules = ルール
plain-typed-leave = やめる
plain-typed-help = ヘルプ
plain-typed-resign = 投了
