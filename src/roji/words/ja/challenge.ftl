# Playing together with strangers, measured
cli-benchmark = ボットやエンジンが、初対面の相手とどれだけうまく組めるかを測り、順位表に載せる。BOTSがなければ順位表だけ。複数のBOTSは、互いを知らない同じ手法の別々の学習とみなす。
cli-opt-entry-name = 順位表での名前
cli-opt-entry-by = 応募者
cli-opt-entry = 提出用に、応募内容をこのファイルに書き出す
cli-opt-matrix = 誰が誰とどれだけうまく組めるかをこのファイルに描く（SVG）
cli-opt-baselines = 基準となるものを測り直し、順位表を書く。対局はこのフォルダーに保存する

challenge-none = { $game }にはこの測定がありません。あるのは：{ $known }。
challenge-board = { $path }は順位表ではありません：{ $why }
challenge-runs = それぞれ一度だけ指定してください。
challenge-title = { $game }、初対面の相手との得点
challenge-matrix = { $game }：すべての組の平均点
challenge-column-entry = 応募
challenge-column-ad-hoc = 初対面と
challenge-column-worst = その最低
challenge-column-self-play = 自分と
challenge-column-cross-play = 別の学習と
challenge-column-deals = 配札
challenge-column-by = 応募者
challenge-about = 配札ごとの平均と95%区間です。順位は初対面の相手との得点で決まります。相手が誰か、応募の仕方はdocs/signalling.mdにあります。
