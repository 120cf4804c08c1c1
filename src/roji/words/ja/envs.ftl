# Environments for programs (roji.envs).

batch-number = { $name }は{ $least }から{ $most }の整数です。{ $value }は使えません。
batch-actions = stepには、{ $n }局それぞれに整数を一つずつ渡します。{ $given }は使えません。
batch-illegal = バッチの対局{ $row }：手{ $action }は打てません。{ $why }
batch-other = これは{ $saved }から保存したもので、{ $here }には入れられません。
batch-busy = 二つのスレッドが同じバッチを同時に使っています。別々のバッチを渡してください。
batch-numpy = 環境にはNumPyが必要です。「pip install roji[envs]」でインストールしてください。
env-render = 表示モード「{ $mode }」はありません。あるのは：{ $known }。
env-over = { $setup }の対局は、どれも配札だけで終わります（{ $tries }回試しました）。
env-unknown = 「{ $name }」という環境はありません。あるのは：{ $known }。
env-opponents = ほかの{ $seats }席には同じ数のボットが必要です。{ $given }では合いません。名前一つなら、全席に使います。
env-reset = 対局が終わったか、まだ始まっていません。resetを呼んでください。
env-position = バッチは自分で配札するので、終盤の局面は一局ずつしか打てません。
spiel-undealt = まだ配られていません。先に偶然手番の結果を適用してください。
spiel-deals = dealsは-1以上、seedは0以上の整数です。{ $deals }と{ $seed }は使えません。
spiel-unbounded = OpenSpielには対局の長さの上限が必要ですが、{ $game }ではわかりません。長さを限る設定にしてください。
spiel-private = すべてのプレイヤーの持ち物を見る観測者はありません。一人分か、なしを指定してください。
spiel-options = 設定は「name:value name:value」の形で書きます。「{ $given }」には値がありません。
exact-two = 厳密な値が求まるのは、二人で争うゲームだけです。{ $game }では求められません。
