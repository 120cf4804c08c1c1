# Looking after a server
cli-admin = サーバーの卓を管理する（稼働中でも停止中でも）。
cli-admin-tables = 卓を最近使われた順に一覧表示する。
cli-admin-show = 卓の内容を表示する：ゲーム、席についている人、端末。
cli-admin-export = 終わった対局の記録をフォルダーに書き出す。
cli-admin-archive = 卓をログからファイルに移す。「roji restore」で専用のフォルダーに戻せる。
cli-admin-delete = 誰が席についていても、卓を完全に削除する。
cli-admin-block = アドレス、ネットワーク、端末を締め出す。
cli-admin-unblock = 締め出しを解く。
cli-admin-blocked = 締め出した相手を一覧表示する。
cli-opt-admin-game = このゲームの卓だけ
cli-opt-admin-over = 終わった卓だけ、またはそれ以外だけ
cli-opt-admin-idle = この期間（30d、12h、2w）、またはこの日（2026-11-01）から使われていない卓だけ
cli-opt-admin-why = 自分用のメモ
admin-open = 開いている
admin-over = 終了
admin-tables = 卓{ $count }（ID、ゲーム、状態、出来事、接続、最後の使用（UTC））。
admin-exported = { $path }に記録が{ $count }件あります。
admin-archived = { $count }卓を{ $path }に移しました。
admin-moved = 卓{ $table }はその間に先へ進んだので、そのままにしました。
admin-which = 卓を指定するか、--idleか--gameで選んでください。
admin-idle = 「{ $text }」は時間ではありません。30d、12h、45m、2wのような期間か、2026-11-01のような日付を書いてください。
admin-blocked = { $what }を締め出しました。このログを使うすべてのサーバーに、数秒で伝わります。
admin-unblocked = { $what }はまた入れます。
admin-blocked-count = { $count ->
    [0] 誰も締め出していません。
   *[other] { $count }件を締め出しています。
}
blocked = このサーバーでは遊べません。管理者の判断によるものです。
block-what = 「{ $text }」は、アドレス（203.0.113.7）でも、ネットワーク（203.0.113.0/24）でも、端末（「roji admin show」が表示する16進数64桁）でもありません。
block-everybody = { $text }では、この機械か全員が締め出されます。もっと狭いネットワークを指定してください。
block-none = { $text }は締め出されていません。
