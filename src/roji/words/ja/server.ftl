# What the server refuses
no-table = その卓はありません。削除されたのかもしれません。
no-record = その記録はありません。削除されたのかもしれません。
bad-secret = このリンクではこの卓を開けません。「#」の後も含め、受け取ったリンク全体を使ってください。
secret-missing = 席かリンクの合い言葉が必要です。卓のリンクから開くか、席についた端末の「自分の対局」から開いてください。
seat-begun = この対局はもう始まっていて、満席です。同じリンクで観戦できます。
seat-taken = この席は空いていません。空席：{ $free }。
seat-not-yours = 席{ $seat }はもうあなたの席ではありません。
bad-seat-request = 席の申し込みには、ほかの誰も知らない32から64桁の16進乱数（「request」）が必要です。
client-old = このページ、またはお使いのRojiは、サーバーより古い版です。ページを再読み込みするか、Rojiを更新してください。席はそのままです。
bad-name = 名前は、見える文字で{ $most }文字までです。
too-long = 長すぎます。{ $most }文字までです。
leave-begun = 対局は始まっています。投了はできますが、席を立つことはできません。
start-begun = 対局はもう始まっています。
start-waiting = 席{ $seats }の端末から配札用の乱数が届けば、すぐに始まります。
start-open = まだ全員そろっていません。席{ $seats }を待っています。
not-your-turn = 席{ $seat }の番です。
not-started = 対局はまだ始まっていません。
match-over = 対局は終わっています。
match-long = ここでは、1対局は{ $most }手までです。投了はできます。
undo-asked = 待ったの願いが出ています。先に答えてください。
undo-shown = 戻せません。その後に新しいものを見たか、まだ手を決めていません。
undo-not-asked = 待ったを願い出ている人はいません。
chat-off = この卓にはチャットがありません。
chat-silent = N-7：庭を作る間は、誰も話しません。
hints-off = この卓ではヒントを使いません。
chat-empty = メッセージが空です。
rematch-running = 再戦は、この対局が終わってからです。
rematch-there = 再戦の卓はもうできています：卓{ $table }。
stale = 卓が先へ進みました。答えたのは出来事{ $base }ですが、今は{ $number }です。
only-watching = 観戦中です。これができるのは対局者だけです。
not-now = 「{ $type }」はここではできません。
not-stored = サーバーが保存できなかったため、なかったことになりました。もう一度お試しください。
offline-not-here = いまはこの端末だけで動いています。それにはサーバーが必要です。
store-unknown = サーバーのディスクに問題が起き、保存できたかどうかわかりません。もう一度開いて状態を確かめてください。
store-slow = サーバーのディスクが今は追いつかず、なかったことになりました。数秒後にもう一度お試しください。
store-failing = サーバーが今はディスクを使えません。しばらくしてからお越しください。保存済みのものは失われません。
table-damaged = この卓（{ $table }）はサーバーのディスク上で壊れています。誤った局面から続けないよう、そのままにしてあります。サーバーの管理者に知らせてください。無事な部分は救えます。
table-needs-key = この卓（{ $table }）を配ったときの鍵がサーバーにありません。管理者が正しい鍵を戻せば、対局を続けられます。
internal = サーバーで問題が起きました。何も変わっていません。
bad-message = メッセージとして読めません：{ $why }
bad-request = この要求は受け付けられません：{ $why }
hello-missing = 最初に、合い言葉を含むhelloを送ってください。
too-fast = 一度に多すぎます。少し待ってからお試しください。
too-many-tables = 進行中の卓が{ $most }あります。先にどれかを終えるか、投了してください。
too-many-records = 記録が{ $most }件あります。先にどれかを削除してください。
work-waits = サーバーはすでにあなたのために複数の処理をしています。終わってからお試しください。
hint-waits = この席へのヒントは、もう準備中です。
too-many-sockets = お使いのアドレスからの接続が多すぎます。
too-many-connections = お使いのアドレスからの接続が多すぎます。同時に{ $most }までです。
too-busy = サーバーが混み合っています。少し待ってからお試しください。
too-slow = 要求が届くのに時間がかかりすぎました。一度にまとめて送り直してください。
too-big = 要求が長すぎます。{ $most }バイトまでです。
too-deep = 要求の入れ子が深すぎます。リストの中のリストではなく、単純な値を送ってください。
long-head = 要求のヘッダーが長すぎます。{ $most }バイト、100個までです。
bad-http = 二通りに読める要求は受け付けず、接続を閉じました：{ $what ->
    [line] 行はCR LFで終わり、CRやLFだけを含めません。
    [header] ヘッダーは「Name: value」の形の1行で、コロンの前に空白を置けません。
    [twice] ホストと本文の長さは一度だけ指定します。Hostは一つ、Content-LengthかTransfer-Encodingのどちらか一方です。
    [host] Hostヘッダーが必要です。
    [coding] Transfer-Encodingは、HTTP/1.1の「chunked」だけです。
    [length] Content-Lengthは単なる数字です。
    [chunk] チャンクは16進数の大きさだけで始まり、CR LFで終わります。最後のチャンクの後には何も続きません。
    [upgrade] WebSocketの要求に本文はありません。
   *[request] 「GET /path HTTP/1.1」のように、GET、HEAD、POST、PUT、PATCH、DELETE、OPTIONSのどれかで始めます。
}
log-chat = この卓のチャットはいっぱいです。対局はチャットなしで続きます。
log-full = この卓の記録はいっぱいです。投了するか席を立ち、新しい卓で続けてください。
bad-origin = ほかのウェブサイトから、あなたの代わりに遊ぶことはできません。
bad-host = このサーバーは「{ $host }」という名前に応答しません。ご自分のサーバーなら、roji serve --name { $host }で起動してください。
bad-server-name = 「{ $name }」はサーバーの名前ではありません。名前はplay.example.org、オリジンはhttps://play.example.orgのような形です。
bad-operator = 「{ $address }」はアドレスでもネットワークでもありません。10.0.0.5や10.0.0.0/8のような形です。
operators-only = これはサーバーの管理者用で、その機械自身にだけ、プロキシなしで応答します。{ $address }を許可するには、roji serve --operator { $address }で起動してください。
operators-page = これはサーバーの管理者用で、ページからは使えません。curlなどのプログラムで取得してください。
seats-count = この設定の{ $game }の卓は{ $count }席です。その数だけ書くか、何も書かないでください。
seats-me = ご自分が座るか（「me」を一度）、少なくとも一席を空けてください。
record-running = 対局が終わっていないので、記録はまだ公開できません。
record-long = ここでは、記録は{ $most }文字までです。
record-slow = この記録を読むには、時間がかかりすぎます。
delete-running = 進行中の対局は削除できません。先に投了してください。

# The log on disk
store-in-use = 別のサーバーが{ $folder }を使っています。
store-address = 「{ $text }」はデータベースのアドレスではありません。postgresql://USER@HOST/NAMEの形で書いてください。
store-place = 「{ $text }」はログの保存先ではありません。sqlite:FOLDERかpostgresql://USER@HOST/NAMEの形で書いてください。
store-password = コマンドラインのパスワードは、この機械の誰にでも読めます。パスワード入りのアドレスを環境変数{ $variable }に入れるか、パスワードだけをPGPASSWORDか.pgpassファイルに入れてください。
store-no-driver = PostgreSQL用の部品が入っていません。次でインストールしてください：pip install "roji[postgresql]"
bus-address = 「{ $text }」はNATSサーバーのアドレスではありません。nats://HOST:4222の形で書いてください。
bus-password = コマンドラインのパスワードは、この機械の誰にでも読めます。パスワード入りのアドレスを環境変数{ $variable }に入れてください。
bus-missing = NATSサーバーの場所を指定してください：--bus nats://HOST:4222、または環境変数{ $variable }。
bus-no-driver = NATS用の部品が入っていません。次でインストールしてください：pip install "roji[nats]"
bus-unreachable = NATSサーバー{ $address }を使えません：{ $why }。
bus-needs-store = 卓を共有するプロセスには、ログ用のデータベースが必要です。--store postgresql://USER@HOST/NAMEを付けてください。
bus-other-key = このサーバーの別のプロセスが違う鍵を使っているため、その卓の配りをここでは知ることができません。そのフォルダーの「key」ファイルを{ $folder }にコピーしてください。
store-unreachable = データベース{ $address }を使えません：{ $why }。
store-encoding = このデータベースの文字コードは{ $encoding }です。UTF8で作り直してください。
store-older = このデータベースのログは形式{ $found }で、このRojiが知っているのは{ $known }です。一度サーバーを起動すると新しい形式になります。
store-not-empty = { $path }にはすでにログがあるので、そのままにしました。空の場所を選んでください。
store-copy-in-use = サーバーが{ $folder }を使っています。コピー漏れがないよう先に止めるか、--snapshotをつけて現在の状態をコピーしてください。
store-copy-differs = コピーが元と一致しません。「{ $table }」は{ $given }行のはずが{ $got }行、または内容が違います。コピーは残しませんでした。
store-newer = このログは新しいRojiで書かれています（形式{ $found }、このRojiは{ $known }まで）。Rojiを更新してください。
store-none = { $folder }にログはありません。
store-exists = { $path }はすでにあるので、そのままにしました。別の場所を選んでください。
store-no-copy = { $path }というファイルはありません。
store-unwritable = { $path }に保存できません：{ $why }。空き容量のある正常なディスクに、専用のフォルダーが必要です。
store-damaged = { $path }は、ログの無事なコピーではありません。
store-live = { $path }は完成したコピーではありません。{ $beside }が隣にあるので、サーバーが使用中か、使用中に強制終了されました。「roji backup」でコピーを作り、それを戻してください。
salvage-nothing = 卓{ $table }から救えるものはありません。対局が始まっていなかったか、最初の出来事が壊れています。
key-damaged = { $path }のサーバーの鍵が正しくありません。64桁の16進数のはずです。手元のコピーから正しいファイルを戻してください。鍵がないと、進行中の卓を続けられません。

# A client
bad-link = { $link }は卓へのリンクではありません。リンクはhttps://…/t/abcdefghjk#secretのような形で、「#」の後の部分で開きます。
no-server = { $base }にRojiのサーバーがないか、応答がありません。
bye-gone = この卓は削除されました。
bye-left = この席を立ちました。

# Running a server
cli-serve = サーバーを動かし、リンクでほかの人と遊べるようにする。
cli-worker = ほかの機械のサーバーのボットのために考える。
cli-opt-thinkers = 考えるプロセスの数
cli-working = { $address }で頼まれたことを考えます。Ctrl-Cで止まります。
cli-backup = サーバーのログをコピーする（稼働中でも可）。
cli-restore = ログのコピーを空のフォルダーに戻す。
cli-migrate-store = サーバーのログを別の場所（フォルダーからデータベースなど）にコピーし、そこで確かめる。
cli-schema = プロトコルのOpenAPIとJSON Schemaを書き出す。
cli-verify = 記録が公正に配られ、ルールどおりに打たれたかを確かめる。
cli-opt-data = ログのフォルダー
cli-opt-host = 待ち受けるアドレス。ネットワークの全員に開くには0.0.0.0
cli-opt-port = ポート。0なら空いているものを使う
cli-opt-origin = ブラウザーから遊べる別のウェブアドレス
cli-opt-server-name = このサーバーの別名。例：play.example.org
cli-opt-proxy = X-Forwarded-Forを信頼するプロキシのアドレス
cli-opt-operator = /health、/ready、/live、/metricsを見られる、別のアドレスかネットワーク
cli-opt-store = フォルダーの代わりにログを置くデータベース。鍵はフォルダーに残る
cli-opt-snapshot = サーバーがログを使用中でも、現在の状態をコピーする
cli-opt-bus = 複数のプロセスが同じ卓を受け持つためのNATSサーバー。データベースが必要です
cli-opt-bot-workers = ボット用のプロセス数
cli-opt-drain = 止めるときは先に/readyで知らせ、この時間の半分が過ぎたらソケットを順に閉じる
cli-opt-telemetry = 手の足跡を受け取るコレクター（OpenTelemetry）。例：http://127.0.0.1:4318/v1/traces
cli-opt-telemetry-share = 足跡を残す手の割合
telemetry-missing = 足跡を送る部品が入っていません。次でインストールしてください：pip install "roji[telemetry]"
cli-opt-open = ブラウザーでゲームを開く
cli-opt-commitment = 端末が配札の前に控えたコミットメント
cli-opt-nonce = 端末が配札に加えた乱数
cli-opt-verify-seat = --nonceがあるはずの自分の席（1から数える）
cli-serving = Rojiは{ $address }にあります。ログは{ $folder }にあります。Ctrl-Cで止まります。
cli-serving-others = ネットワーク上のほかの人は{ $addresses }で開けます
cli-served = 止めました。受け付けたものはすべて保存してあります。
cli-backed-up = 卓{ $tables }、出来事{ $count }件を{ $path }にコピーし、確かめました。
cli-backup-key = 鍵{ $path }はコピーに含まれていません。別の場所に控えてください。なくすと、進行中の対局を続けられません。
cli-restored = 卓{ $tables }、出来事{ $count }件を{ $folder }に戻し、確かめました。
cli-snapshot = これはコピー開始時の状態です。その後の手は含まれていません。
cli-keyless = { $path }にない鍵で配られた卓が{ $count }あります：{ $tables }。サーバーを起動する前に、控えの鍵を戻してください。鍵がないと、進行中の対局を続けられません。
cli-damaged = 壊れた卓が{ $count }あり、そのままにしてあります：{ $tables }。「roji salvage TABLE FILE」で無事な部分を救い、「roji delete TABLE」で卓を完全に削除できます。
cli-salvage = 壊れた卓の記録を、最後の無事な出来事まで救う。
cli-salvaged = 出来事{ $number }までの対局を{ $path }に保存しました。
cli-delete = サーバーが動いていない間に、卓を完全に削除する。
cli-deleted = 卓{ $table }と、その記録をすべて削除しました。
cli-wrote = { $path }を書き出しました。
serve-address = { $address }で待ち受けできません：{ $why }。

# roji verify
verify-no-fair = { $moves }手すべてがルールどおりです。サーバーが配った対局ではないので、配札の確認はありません。
verify-secret = 秘密の値はコミットメント{ $commitment }と一致します。
verify-seed = シードは、秘密の値と{ $people }人が加えた乱数から求まります：{ $seed }
verify-round = 第{ $round }ラウンド：鍵{ $key }で配札
verify-yes = はい：札は約束どおりに配られ、{ $moves }手すべてがルールどおりです。

picture-no-curve = この対局はまだ検討されていません。先に検討を開いてください。
picture-preview = 対局記録です。一手ずつご覧ください。
review-long = { $most }手を超える対局はここでは検討できません。ターミナルのroji analyseなら検討できます。
review-pass = 検討は{ $most }回までです。
