# The scorekeeper, in the terminal and in the browser
score-total = { $points }点
score-nothing = 役なし：0点

score-sheet = 得点表
score-count = 札を数える
score-tap = 卓にある札をタップしてください。
score-cards = { $count ->
    [0] まだ選んでいません
   *[other] { $count }枚選びました
}
score-times = { $card }、{ $count }枚
score-plus = 増やす：{ $what }
score-minus = 減らす：{ $what }
score-undo = 元に戻す
score-clear = すべて戻す
score-write = { $who }へ
score-round = 第{ $number }ラウンド
score-round-head = ラウンド
score-cell = { $who }、第{ $number }ラウンド
score-sum = 合計
score-sum-of = { $who }の合計
score-together = ふたりの点
score-of = /{ $most }
score-who-won = 勝ったのは？
score-won = { $who }の勝ち
score-drawn = 引き分け
score-nobody = 誰も点なし
score-leads = { $who }がリード中です。
score-level = { $who }：同点です。
score-shared = 引き分け：{ $who }
score-share = 送る
score-print = 印刷
score-new = 新しい得点表
score-new-sure = 新しい得点表を始めますか。今の得点は消えます。
score-choices = 人数・ラウンド・ローカルルール
score-rounds = 1対局のラウンド数
score-rounds-open = 制限なし
score-others = ほかのゲーム：
score-take = この得点表をここで続ける
score-take-more = このゲームの自分の得点表と入れ替わります。
score-own = 自分の得点表へ
score-broken = このリンクには得点表がありません。一部が欠けているかもしれないので、もう一度送ってもらってください。
