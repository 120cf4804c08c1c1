# The language itself: its own name, and which country’s habits
language-name = 日本語
language-locale = ja_JP

# Between the parts of a list
list-comma = 、
list-semicolon = ／
list-sentence = { "" }

# What terminal and browser both say
table-turn-you = あなたの番です
table-turn = { $who }の番です
table-over = 対局終了
table-wins = { $who }の勝ちです。
table-wins-you = あなたの勝ちです。
table-others-win = ほかの人の勝ちです。
table-unfinished = 対局は途中で終わりました。
table-round = ラウンド{ $number }/{ $rounds }
table-score = { $who } { $points }
table-you = あなた
level-beginner = 初心者
level-casual = 中級者
level-club = 上級者
level-master = 名人
level-beginner-more = ルールを覚えたばかり
level-casual-more = ときどき遊ぶ腕前
level-club-more = 毎週遊ぶ腕前
level-master-more = 何ひとつ見逃さない
level-engine-more = このサーバーの管理者が選んだプログラム
level-rated = { $level }・{ $points }
level-rated-together = { $level }・{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }/{ $most }
advice-title = { $who }の考え
advice-chance = { $value }% ± { $spread }
advice-points = すぐに{ $value }点 ± { $spread }
advice-means-simulations = 数字は対局に勝つ見込みで、最大{ $count }回の模擬対局から求めました。±は一回ごとのばらつき（標準偏差）です。
advice-means-positions = 数字は対局に勝つ見込みで、最大{ $count }局面を読んで見積もりました。
advice-means-reading = 数字は、ほかの人の手から持ち物を読み取った範囲で、その手ですぐに得られる点数です。±は標準偏差です。
advice-means-nothing = これらの手に数字はなく、順位だけがあります。
advice-forced = 選べる手はこれだけです。
play-person = プレイヤー{ $number }
option-true = はい
option-false = いいえ
option-lot = くじ引き
option-starter-0 = プレイヤー1
option-starter-1 = プレイヤー2
option-starter-2 = プレイヤー3
option-starter-3 = プレイヤー4
option-starter-4 = プレイヤー5
option-starter-5 = プレイヤー6
option-drawn = くじ引き
option-none = なし
remote-set-back = サーバーの記録が以前の状態に戻され、最後の何手かが失われました。これが今の状態です。
remote-sat = { $who }が席につきました。
remote-sat-you = あなたが席につきました。
remote-left = { $who }が席を立ちました。
remote-left-you = あなたが席を立ちました。
remote-asked = { $who }が待ったを願い出ています。
remote-asked-you = 待ったを願い出ています。
remote-no = { $who }は待ったに応じませんでした。
remote-no-you = あなたは待ったに応じませんでした。
remote-resigned = { $who }が投了しました。
remote-resigned-you = あなたが投了しました。
remote-replaced = { $who }が投了し、ボットが引き継ぎます。
remote-replaced-you = あなたが投了し、ボットが引き継ぎます。
remote-bot-replaced = ボット{ $who }が止まったため、簡単なプレイヤーが引き継ぎます。
remote-bot-replaced-you = 簡単なプレイヤーがあなたの席を引き継ぎます。
remote-rematch = { $who }が再戦を希望し、卓ができました。
remote-rematch-you = 再戦の卓ができました。
remote-away = { $who }は離席中
remote-moved-on = その間に卓が先へ進みました。

# What every game says
telling-several = { $sentences }
telling-labelled = { $label }：{ $what }。
telling-who = { $who }
telling-fact = { $name }：{ $value }
telling-asked = 選べる手は{ $count }通りです。
