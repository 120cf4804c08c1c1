# こけしと侍
kokeshi-title = にわ ― こけしと侍
menu-kokeshi = 庭を駆け抜ける競走。使った玉は仲間のもとへ。
menu-name-kokeshi = こけしと侍
menu-facts-kokeshi = 2人・15分
kokeshi-first = はじめての対局は、道のりの一番短い中庭です。
kokeshi-lead-1 = 相手より先に、自分のコマを一つ相手の本陣に入れましょう。
kokeshi-lead-2 = コマは、頭の一番上の玉と同じ色の線を越えられます。
kokeshi-lead-3 = 使った玉は、自分のほかのコマに渡します。先を行くコマが、仲間を豊かにするのです。

## Gardens
kokeshi-garden-standard = 標準の庭
kokeshi-garden-hourglass = 砂時計
kokeshi-garden-ring = 輪
kokeshi-garden-courtyard = 中庭
kokeshi-garden-bridge = 橋
kokeshi-garden-ponds = 二つの池
kokeshi-garden-stream = 小川
kokeshi-garden-own = 自作の庭

## People and beads
kokeshi-people-kokeshi = こけし
kokeshi-people-samurai = 侍
kokeshi-bead-p = ピンク
kokeshi-bead-g = 緑
kokeshi-bead-o = オレンジ

## Options
kokeshi-option-garden = 庭
kokeshi-option-max_turns = 両者合わせてこの手数で引き分け（0：制限なし）
kokeshi-option-starter = 先手

## Gardens that cannot be laid
kokeshi-garden-entry = 「{ $entry }」はタイルではありません。「2,-1 221100」のように中心と6本の線を書き、本陣には後ろに「first」か「second」をつけてください。
kokeshi-garden-count = K-B3：庭のタイルは12枚です。ここには{ $count }枚あります。
kokeshi-garden-colours = K-B2：タイル{ $tile }には、0、1、2の各色の線が2本ずつ必要です。
kokeshi-garden-no-tile = K-B2：{ $tile }の線を持つタイルはありません。あるのは200121、221100、021102、021012、210012、121020で、それぞれ2枚ずつ、半回転したものも使えます。
kokeshi-garden-half-lines = K-B2：タイル{ $tile }の向きが合わず、半分の線が隣とつながりません。こちらの数字列、またはそれを三つずらしたものになるまで回してください。
kokeshi-garden-arrangement = K-B2：線が{ $lines }のタイルは2枚ですが、この庭では{ $count }枚使われています。
kokeshi-garden-bases = K-1：本陣のタイルは、「first」と「second」が1枚ずつです。
kokeshi-garden-base-tile = K-1：本陣は、線が{ $lines }の2枚のタイルだけにあります。{ $tile }を確かめてください。
kokeshi-garden-base-edge = K-B3：本陣のタイルどうしが辺で接しています。離してください。
kokeshi-garden-twice = K-B3：{ $place }にタイルが2枚あります。
kokeshi-garden-apart = K-B3：{ $place }のタイルは、{ $start }のタイルと辺でつながっていません。

## Errors
kokeshi-no-deal = このゲームでは何も配りません。設定starterで先手を決めるか、局面を指定してください。
kokeshi-no-space = { $text }というマスはありません。{ $near ->
    [none] マスはa1から{ $last }までです。
   *[other] { $near }のことでしょうか。
}
kokeshi-no-figurine = { $space }にあなたのコマはいません。あなたのコマは{ $own }にいます。
kokeshi-bad-figurine = 「{ $text }」はコマではありません。c4:pgのように、マスと玉を書いてください。一番上の玉を最後にします。
kokeshi-state-beads = K-B5：玉は1人につきp、g、oが2個ずつです。席{ $seat }の玉は{ $beads }です。
kokeshi-state-twice = K-13：{ $space }にコマが二つあります。
kokeshi-state-home = K-12：自分の本陣{ $space }にコマがいます。
kokeshi-position-syntax = これは局面ではありません。{ $line }行目が読めません。局面は、turn = 0やfigurines = [["c4:pg", …], […]]のようなTOMLで書きます。
kokeshi-position-garden = 局面の「garden」には、庭の名前か本文を書きます。

## Refusals
kokeshi-refuse-over = 対局は終わっています。
kokeshi-refuse-place-first = まず{ $bead ->
    [p] ピンク
    [g] 緑
   *[o] オレンジ
}のコマを、自分の本陣の隣に置いてください。
kokeshi-refuse-place = { $space }は、自分の本陣の隣の空きマスではありません。{ $free }から選んでください。
kokeshi-refuse-stop = まだ動いていないので止まれません。
kokeshi-refuse-stop-home = 自分の本陣には止まれません。外に出てください。
kokeshi-refuse-pass-moving = 玉を渡すのは移動の代わりです。移動の途中ではできません。
kokeshi-refuse-pass-self = 玉は、別のコマに渡すものです。
kokeshi-refuse-pass-empty = そのコマには、渡す玉がありません。
kokeshi-refuse-full = 玉は一つのコマに3個までです。そのコマはもう持てません。
kokeshi-refuse-choose = まず動かすコマを選んでください：{ $own }。
kokeshi-refuse-no-jump = { $space }のコマは玉がなく、跳び越す相手もいません。
kokeshi-refuse-no-landing = { $space }のコマは玉がなく、隣のどのコマの後ろにも空いたマスがありません。
kokeshi-refuse-no-crossing = { $space }から{ $bead ->
    [p] ピンク
    [g] 緑
   *[o] オレンジ
}の線を越えて行ける空きマスがありません。出られない自分の本陣は数えません。
kokeshi-refuse-no-bead = 玉がなければ、線は越えられません。
kokeshi-refuse-no-line = { $start }と{ $space }は線でつながっていません。
kokeshi-refuse-colour = { $space }への線は{ $line ->
    [p] ピンク
    [g] 緑
   *[o] オレンジ
}、一番上の玉は{ $bead ->
    [p] ピンク
    [g] 緑
   *[o] オレンジ
}です。
kokeshi-refuse-occupied = { $space }にはコマがいます。
kokeshi-refuse-receiver = 玉は、動いているコマではなく別のコマに渡します。
kokeshi-refuse-home = 自分の本陣は、すぐに外へ出られるときだけ通れます。
kokeshi-refuse-jump-loaded = 跳び越せるのは、玉のないコマだけです。
kokeshi-refuse-jump-home = 自分の本陣へは跳べません。
kokeshi-refuse-landing = { $space }へは跳べません。

## What happens, in words
kokeshi-tell-place = { $who }が{ $bead ->
    [p] ピンク
    [g] 緑
   *[o] オレンジ
}のコマを{ $to }に置きました。
kokeshi-tell-place-you = あなたが{ $bead ->
    [p] ピンク
    [g] 緑
   *[o] オレンジ
}のコマを{ $to }に置きました。
kokeshi-tell-choose = { $who }が{ $at }のコマを動かします。
kokeshi-tell-choose-you = あなたが{ $at }のコマを動かします。
kokeshi-tell-cross = { $bead ->
    [p] ピンク
    [g] 緑
   *[o] オレンジ
}の線を越えて{ $to }へ。玉は{ $receiver }に渡ります。
kokeshi-tell-cross-you = { $bead ->
    [p] ピンク
    [g] 緑
   *[o] オレンジ
}の線を越えて{ $to }へ。玉は{ $receiver }に渡ります。
kokeshi-tell-jump = { $over }を跳び越えて{ $to }へ。
kokeshi-tell-jump-you = { $over }を跳び越えて{ $to }へ。
kokeshi-tell-pass = { $who }が{ $bead ->
    [p] ピンク
    [g] 緑
   *[o] オレンジ
}の玉を{ $from }から{ $to }へ渡しました。
kokeshi-tell-pass-you = あなたが{ $bead ->
    [p] ピンク
    [g] 緑
   *[o] オレンジ
}の玉を{ $from }から{ $to }へ渡しました。
kokeshi-tell-base = { $who }が{ $turns }手で相手の本陣に入り、勝ちました。
kokeshi-tell-base-you = あなたが{ $turns }手で相手の本陣に入り、勝ちました。
kokeshi-tell-repetition = 同じ局面が3回目なので、{ $turns }手で引き分けです。
kokeshi-tell-limit = { $turns }手に達したので、引き分けです。
kokeshi-label-figurines = { $who }（{ $people }）
kokeshi-label-figurines-you = あなた（{ $people }）

## At the table
kokeshi-key-stop = 止まる
kokeshi-ask-place = { $bead ->
    [p] ピンク
    [g] 緑
   *[o] オレンジ
}のコマをどこに置きますか。自分の本陣{ $base }の周りの空きマスから選びます。
kokeshi-ask-turn = コマを一つ動かすか、玉を一つ渡してください。近づけるのは：{ $spaces }。
kokeshi-ask-turn-pass = 今近づけるコマはありません。{ $spaces }に玉を渡せば道が開きます。
kokeshi-ask-turn-round = 今近づけるコマはありません。場所を空けるか、玉を渡してください。
kokeshi-ask-late = もう相手の本陣には間に合いません。引き分けを目指しましょう。
kokeshi-ask-draw = 残り{ $left }手ではどちらの本陣にも届かず、引き分けになります。
kokeshi-ask-cross = どの{ $bead ->
    [p] ピンク
    [g] 緑
   *[o] オレンジ
}の線を越え、玉を誰に渡しますか。
kokeshi-ask-cross-on = 続けて{ $bead ->
    [p] ピンク
    [g] 緑
   *[o] オレンジ
}の線を越えるか、ここで止まります。
kokeshi-ask-jump = 玉がありません。どこへ跳びますか。
kokeshi-ask-jump-on = 玉を使い切りました。跳ぶか、ここで止まります。
kokeshi-ask-stop = もう進めません。ここで止まります。
kokeshi-standing = { $garden }・{ $number }手目
kokeshi-board-legend = ¹²³ 越える線  ↷ 跳ぶ  ⌂ 本陣
kokeshi-board-pass = または玉を渡す：
kokeshi-board-stop = ここで止まる
kokeshi-board-back = 戻す
kokeshi-board-turn = { $most ->
    [0] { $number }手目
   *[other] { $number }/{ $most }手目
}
kokeshi-label-more = 庭の続き
kokeshi-label-choose = { $at }（{ $stack }）を動かす：行けるマスは{ $count }
kokeshi-label-cross = { $bead ->
    [p] ピンク
    [g] 緑
   *[o] オレンジ
}の線を越えて{ $to }へ。次に、玉を渡すコマを選びます。
kokeshi-label-win = { $what }これで勝ちです！
kokeshi-label-empty = { $space }は空いています。
kokeshi-label-base = { $space }は{ $who }の本陣です。
kokeshi-label-base-you = { $space }はあなたの本陣です。
kokeshi-label-stands = { $space }：{ $who }のコマ、{ $stack }。
kokeshi-label-stands-you = { $space }：あなたのコマ、{ $stack }。
kokeshi-stack-none = 玉なし
kokeshi-stack = 玉は上から{ $beads }
kokeshi-choice-place = { $bead ->
    [p] ピンク
    [g] 緑
   *[o] オレンジ
}のコマを{ $to }に置く。
kokeshi-choice-choose = { $at }のコマ（{ $stack }）を動かす。行き先：{ $ends }。
kokeshi-choice-cross = { $bead ->
    [p] ピンク
    [g] 緑
   *[o] オレンジ
}の線を越えて{ $to }へ。玉は{ $receiver }に渡す。
kokeshi-choice-jump = { $to }へ跳ぶ。
kokeshi-choice-stop = ここで止まる。
kokeshi-choice-pass = { $bead ->
    [p] ピンク
    [g] 緑
   *[o] オレンジ
}の玉を{ $from }から{ $to }へ渡す。
kokeshi-end-jump = { $to }（跳ぶ）
kokeshi-page-base = 先に相手の本陣に入ったほうの勝ち
kokeshi-page-draw = 先へ進まなくなれば引き分け
kokeshi-tell-start = { $who }が先に置き、先手です。
kokeshi-tell-start-you = あなたが先に置き、先手です。

## The table in sentences
kokeshi-line-garden = { $garden }。あなたの本陣は{ $own }、相手の本陣は{ $other }。その間の線は{ $count }本です。
kokeshi-line-turns = { $turns ->
    [0] まだ1手も指していません。
   *[other] { $turns }手指しました。
}
kokeshi-line-net = 庭のすべての線を、マスごとに示します。
kokeshi-line-space = { $space }：{ $lines }。
kokeshi-line-figurine = { $who }のコマは{ $at }、{ $stack }、相手の本陣まで線{ $count }本。線：{ $lines }。
kokeshi-line-figurine-you = あなたのコマは{ $at }、{ $stack }、相手の本陣まで線{ $count }本。線：{ $lines }。
kokeshi-line-lines = { $bead ->
    [p] ピンク
    [g] 緑
   *[o] オレンジ
}で{ $spaces }へ
kokeshi-line-taken = { $space }（コマあり）
kokeshi-line-waiting = { $who }がこれから置くコマ：{ $beads }。
kokeshi-line-waiting-you = あなたがこれから置くコマ：{ $beads }。
kokeshi-line-moving = { $at }のコマが移動中です。

## Perft and drawing
kokeshi-perft-head = { $garden }：手順の数と、そこから生じる局面の数
kokeshi-perft-line = 深さ{ $depth }：手順{ $sequences }、局面{ $positions }
kokeshi-draw-title = { $garden }（こけしと侍の庭）
kokeshi-draw-done = { $path }：マス{ $spaces }、線{ $lines }、本陣から本陣まで線{ $distance }本。

## In the browser
kokeshi-label-garden = 庭
kokeshi-aim-reach = { $to }：線を{ $count }本越える。その先、相手の本陣まで{ $far }本。
kokeshi-aim-jump = { $to }：{ $count ->
    [0] 跳び越しで行ける。
   *[other] 線を{ $count }本越えて跳ぶ。
}その先、相手の本陣まで{ $far }本。
kokeshi-ask-receiver = { $to }へ。{ $bead ->
    [p] ピンク
    [g] 緑
   *[o] オレンジ
}の玉を誰に渡しますか。
kokeshi-ask-held = 印のついたマスか、一番上の玉を渡す仲間（＋）を選んでください。
kokeshi-ask-held-move = 印のついたマスを選んでください。
kokeshi-ask-held-pass = 今は進めません。一番上の玉を誰に渡しますか（＋）。
kokeshi-tap-choose = まず自分のコマを選んでください。
kokeshi-tap-stuck = このコマには玉がなく、跳び越す相手もいません。
kokeshi-tap-place = 本陣の周りの、印のついたマスに置きます。
kokeshi-tap-far = そこには届きません。{ $line }
kokeshi-tap-far-empty = そこには届きません。玉がなければ、隣のコマを跳び越すだけです。
kokeshi-line-kind-p = ピンクの玉は縄を越えます。
kokeshi-line-kind-g = 緑の玉は生け垣を越えます。
kokeshi-line-kind-o = オレンジの玉は竹垣を越えます。
kokeshi-garden-facts = マス{ $spaces }・線{ $count }本
kokeshi-build = 庭を作る
kokeshi-build-more = 線がタイルからタイルへ続くように、12枚すべてを並べます。タイルを引っ張るか、選んでから空いた場所を選びます。ボタンかRキーで回せます。×印は、つなぎ目が合わないところです。
kokeshi-build-how = 作り方
kokeshi-build-from = もとにする庭
kokeshi-build-clear = すべて外す
kokeshi-build-left = 左に回す
kokeshi-build-right = 右に回す
kokeshi-build-away = 外す
kokeshi-build-free = 空いた場所{ $place }
kokeshi-build-tile = { $base ->
    [0] 第一の本陣のタイル
    [1] 第二の本陣のタイル
   *[other] タイル
}{ $place ->
    [none] （庭の外）
   *[other] （{ $place }）
}、右から左回りの線：{ $lines }。{ $wrong ->
    [0] {""}
   *[other] つなぎ目が{ $wrong }か所合いません。
}
kokeshi-build-beside = { $count ->
    [0] すべてのタイルを並べました。
   *[other] 残りのタイルは{ $count }枚です。
}
kokeshi-build-ready = この庭で遊べます：マス{ $spaces }、本陣から本陣まで線{ $count }本。
kokeshi-build-play = この庭で遊ぶ
kokeshi-build-share = リンクをコピー
kokeshi-figure-step = 一番上がピンクの玉なので、縄を越えられます。
kokeshi-figure-hand-on = 越えたら、ピンクの玉は仲間に渡り、一番上に載ります。
kokeshi-figure-leap = Aは玉がないのでBを跳び越え、1、2、3のどれかに降りられます。
kokeshi-figure-far-leap = 1、2、3がふさがっていれば、Aは4か5に降りられます。
kokeshi-figure-tile = 庭のタイルと、真ん中に本陣のあるタイル
kokeshi-figure-behind = Aから見てBの後ろは1、2、3。その先が4と5。

# Why a decision is good
kokeshi-why-wins = この手で勝ちます。
kokeshi-why-draws = 対局は引き分けになります。
kokeshi-why-forces = 相手がどう応じても、{ $turns }手で勝ちます。
kokeshi-why-stops = 次の手で勝てた相手を、止めます。
kokeshi-why-late = それでも相手は次の手で勝てます。
kokeshi-why-lets = 相手に次の手で勝たれてしまいます。
kokeshi-why-nearer = 線{ $less }本分近づき、相手の本陣まであと{ $away }本です。
kokeshi-why-beads = 先頭のコマの玉が{ $beads }個になり、あと線{ $away }本を走りやすくなります。
kokeshi-why-race = 先頭のコマは相手の本陣まで線{ $own }本、相手の先頭はあなたの本陣まで{ $other }本です。
kokeshi-why-place = 相手の本陣まで線{ $away }本のところから始めます。
kokeshi-why-begins = 相手の本陣まで線{ $away }本のところから始めます。ほかでは{ $more }本です。
kokeshi-why-closer = 先頭のコマが相手の本陣まで線{ $away }本になります。ほかの手では{ $more }本です。
kokeshi-why-holds = 相手を遠ざけます。あなたの本陣まで線{ $away }本、ほかの手では{ $fewer }本です。
kokeshi-why-looked = { $turns }手先まで読んで、これ以上の手はありません。

## The problem of the day
kokeshi-problem-task = 相手がどう応じても{ $turns }手で勝ってください。最初の手は？
