# 庭師
niwashi-title = 庭師 ― 静寂の庭
menu-niwashi = 言葉を交わさず庭を作り、相手の願いを読み取る。
menu-name-niwashi = 静寂の庭
menu-facts-niwashi = 2人・30分
niwashi-lead-1 = ふたりで言葉を交わさずに一つの庭を作り、点もふたりのものになります。
niwashi-lead-2 = 願いは、季節の色をした形です。パートナーが置いたタイルで形ができると、願いが叶います。
niwashi-lead-3 = パートナーが何を置き、何を取るかを見ていれば、願いがわかってきます。灯籠で何かを示すこともできますが、手持ちをすべて失います。

## Seasons and sand
niwashi-letter-h = 春
niwashi-letter-n = 夏
niwashi-letter-a = 秋
niwashi-letter-f = 冬
niwashi-letter-s = 砂
niwashi-tile = { $first }・{ $second }・{ $third }
niwashi-wish = { $first }の{ $second }

## Directions
niwashi-aim-n = 北
niwashi-aim-ne = 北東
niwashi-aim-e = 東
niwashi-aim-se = 南東
niwashi-aim-s = 南
niwashi-aim-sw = 南西
niwashi-aim-w = 西
niwashi-aim-nw = 北西
niwashi-aim-none = 向きなし
niwashi-way-e = 東向き
niwashi-way-s = 南向き
niwashi-way-w = 西向き
niwashi-way-n = 北向き

## A cell of the table, by its way from the middle
niwashi-cell = { $side ->
    [left] 左{ $columns }{ $height ->
        [up] ・上{ $rows }
        [down] ・下{ $rows }
       *[level] {""}
    }
    [right] 右{ $columns }{ $height ->
        [up] ・上{ $rows }
        [down] ・下{ $rows }
       *[level] {""}
    }
   *[middle] { $height ->
        [up] 上{ $rows }
        [down] 下{ $rows }
       *[level] 中央
    }
}
niwashi-cell-notation = { $cell }

## Options
niwashi-option-tiles = 庭のタイル
niwashi-tiles-standard = 標準（砂は1枚に1マスまで）
niwashi-tiles-all_different = どのタイルも3色：難しい
niwashi-option-shapes = 願いに使う6種類の形
niwashi-web-shapes-left = { $count ->
    [0] 変えるには、まず一つ外してください。
   *[other] あと{ $count }種類選んでください。
}
niwashi-option-older_tile_counts = パートナーが最後に置いたタイルは、古くても願いを叶える
niwashi-option-refill_to_three = 置いた後、手持ちがいっぱいになるまで引く
niwashi-option-journey = 旅の庭
niwashi-option-starter = 先手

## The gardens of the journey
niwashi-journey-none = 旅に出ない
niwashi-journey-temple-gate = 山門
niwashi-journey-walled-court = 塀の中庭
niwashi-journey-mossy-rocks = 苔むす岩
niwashi-journey-long-gallery = 長い回廊
niwashi-journey-raked-sand = 砂紋
niwashi-journey-one-flame = 小さな灯
niwashi-journey-two-hands = 手に二枚
niwashi-journey-drifting-leaves = 流れる葉
niwashi-journey-pond-and-island = 池と島
niwashi-journey-silent-moon = 静かな月

## Mistakes
niwashi-tile-unknown = { $tile }は庭のタイルではありません。タイルは3マスで、h（春）、n（夏）、a（秋）、f（冬）、s（砂）からなり、砂は1マスまで、すべて同じ色はありません。例：hna
niwashi-tile-reversed = { $tile }は逆から書かれています。正しくは{ $name }です。
niwashi-wish-unknown = { $wish }は願いではありません。願いは、季節h n a fと、形{ $shapes }の組み合わせです。例：hT
niwashi-cell-unknown = { $cell }という升目はありません。列はaからzとaaからbk、行は1から63で、中央はaf32です。
niwashi-place-unknown = 灯籠は「{ $place }」に置けません。置けるのは、af32のような升目、display1.1からdisplay3.3、aid.に{ $shapes }の形をつけたもの、pile、discardです。
niwashi-direction-unknown = { $text }はタイルの向きではありません。向きは{ $known }です。
niwashi-aim-unknown = { $text }は灯籠の向きではありません。向きは{ $known }で、-は向きなしです。
niwashi-note = 「{ $note }」はこの手に添えられません。ここでは誰も話さない決まりです。灯籠には、x=31.20 y=30.50で正確な位置を、angle=74で向き（0から359度）を添えられます。
niwashi-note-place = 「{ $note }」は{ $place }の上ではありません。升目ではxとyが左と上からの升目の数、ほかの場所では先にon={ $place }と書き、xとyは0から1の割合です。
niwashi-note-aim = { $angle }度は{ $direction }を向いていません。角度は北から時計回りです。向きのない灯籠には書かないでください。
niwashi-draw-unknown = { $text }は引けません。場のタイルは+1、+2、+3、捨て山は+dと書いてください。
niwashi-draw-other = { $text }：そこにあるのは別のタイルです。
niwashi-deal-parts = 配り方を指定するときは、すべてのタイルと、すべての願いを、配る順に二つ書きます。ここには{ $count }あります。
niwashi-deal-tiles = 「{ $tiles }」の62枚のタイルと合いません。足りないもの：{ $missing }。多すぎるもの：{ $extra }。
niwashi-deal-wishes = 24の願いが一つずつになっていません。
niwashi-tile-too-often = 実際の枚数より多いタイルがあります：{ $tiles }。
niwashi-wish-twice = { $wish }が2回出てきます。どの願いも一つずつです。
niwashi-refuse-over = 対局は終わっています。
niwashi-refuse-no-lantern = { $count ->
    [0] この庭には灯籠がありません。
   *[other] 灯籠はもう使えません。この庭で動かせるのは{ $count }回までです。
}
niwashi-refuse-no-placement = { $tile }を置ける場所はありません。
niwashi-refuse-no-tile = それはタイルではありません。手持ちは{ $hand }です。
niwashi-refuse-not-in-hand = { $tile }は手持ちにありません。手持ちは{ $hand }です。
niwashi-refuse-no-cell = タイルの最初のマスを置く升目を選んでください。
niwashi-refuse-no-direction = タイルは最初のマスからe、s、w、nのどれかに伸びます。
niwashi-refuse-edge = { $cell }からでは、卓の端からはみ出します。
niwashi-refuse-covers-none = { $cell }からでは、どのマスも覆いません。1マスか2マス覆ってください。
niwashi-refuse-covers-all = { $cell }からでは、3マス覆ってしまいます。覆えるのは1マスか2マスです。
niwashi-refuse-same-backwards = このタイルはどちらから見ても同じです。最初のマスからeかsに置いてください。
niwashi-refuse-plot = この庭では、{ $cell }にタイルを置けません。
niwashi-refuse-sand = この庭では砂を覆えません。{ $cell }は空けておいてください。
niwashi-refuse-no-draw = 場のタイルか、捨て山の一番上を引いてください。
niwashi-refuse-empty-place = 場の{ $place }番目は空いています。
niwashi-refuse-discard-empty = 捨て山は空です。
niwashi-refuse-discard-closed = この庭では、捨て山から引けません。
niwashi-refuse-not-special = 捨て山から引けるのは、同じ色の上に重ねた後だけです。
niwashi-refuse-no-display = 場の{ $place }番目は空なので、灯籠でタイルを示せません。
niwashi-refuse-no-aim = 灯籠の向きは八方のどれか、または向きなしです。

## What happens, in words
niwashi-tell-lay = { $who }が{ $tile }を置きました（{ $cell }、{ $way }）。
niwashi-tell-lay-notation = { $who }が{ $name }を{ $cell }から{ $way }に置きました。
niwashi-tell-lay-you = あなたが{ $tile }を置きました（{ $cell }、{ $way }）。
niwashi-tell-lay-you-notation = あなたが{ $name }を{ $cell }から{ $way }に置きました。
niwashi-tell-special = 同じ色が重なりました。
niwashi-tell-take = { $who }が場から{ $tile }を取りました。
niwashi-tell-take-you = あなたが場から{ $tile }を取りました。
niwashi-tell-take-discard = { $who }が捨て山から{ $tile }を取りました。
niwashi-tell-take-discard-you = あなたが捨て山から{ $tile }を取りました。
niwashi-tell-lantern = { $who }が灯籠を手に取りました。
niwashi-tell-lantern-you = あなたが灯籠を手に取りました。
niwashi-tell-place = { $who }が灯籠を置きました：{ $place }。
niwashi-tell-place-you = あなたが灯籠を置きました：{ $place }。
niwashi-tell-aim = 灯籠の向き：{ $aim }。
niwashi-tell-discard = { $who }が{ $tile }を捨てました。
niwashi-tell-discard-you = あなたが{ $tile }を捨てました。
niwashi-tell-remove = { $tile }はゲームから除かれます。
niwashi-tell-lift = 灯籠は邪魔になったので、元の場所に戻ります。
niwashi-tell-fulfil = { $who }の願いが叶いました：{ $wish }。
niwashi-tell-fulfil-you = あなたの願いが叶いました：{ $wish }。
niwashi-tell-wish = { $who }が新しい願いを引きました。
niwashi-tell-wish-you = あなたが新しい願いを引きました：{ $wish }。
niwashi-tell-end-no-tile = { $who }のタイルがなくなり、庭が完成しました。
niwashi-tell-end-no-tile-you = あなたのタイルがなくなり、庭が完成しました。
niwashi-tell-end-no-move = { $who }は置けるタイルも使える灯籠もなく、庭が完成しました。
niwashi-tell-end-no-move-you = 置けるタイルも使える灯籠もなく、庭が完成しました。
niwashi-tell-end-all-fulfilled = すべての願いが叶いました！
niwashi-tell-score = 叶った願いは{ $points }：{ $grade ->
    [all] 完璧な庭
    [challenge] 名人の庭
    [good] 見事な庭
    [respectable] なかなかの庭
   *[quiet] 静かな始まり
}。
niwashi-tell-target = { $reached ->
    [yes] { $garden }：目標の{ $target }を達成しました。
   *[no] { $garden }：目標は{ $target }でした。
}

## Where the lantern stands
niwashi-place-display = 場の{ $tile }の{ $field }のマス
niwashi-place-display-notation = タイル{ $name }のマス{ $letter }（場の{ $number }番目）
niwashi-place-aid = 早見札の{ $shape }の形
niwashi-place-pile = 山
niwashi-place-discard = 捨て山
niwashi-place-cell = { $field }のマス（{ $cell }）
niwashi-place-cell-notation = { $cell }（{ $field }）
niwashi-place-ground = 何もない地面（{ $cell }）
niwashi-place-ground-notation = { $cell }
niwashi-place-rest = 山の脇の定位置

## Labels of the board
niwashi-label-display = 場
niwashi-label-discard = 捨て山
niwashi-label-pile = 山
niwashi-label-lantern = 灯籠
niwashi-label-fulfilled = { $who }の叶った願い
niwashi-label-fulfilled-you = あなたの叶った願い
niwashi-label-hand = 手持ち
niwashi-label-wishes = あなたの願い
niwashi-label-known = { $who }が取ったもの
niwashi-label-known-you = あなたが取ったもの
niwashi-board-pile = { $count }枚

## Playing in the terminal
niwashi-key-turn = 回す
niwashi-key-zoom = 拡大
niwashi-key-aid = 形
niwashi-ask-tile = 置くタイル、または灯籠を選んでください。
niwashi-ask-cell = どこに置きますか。動かし、回して、置いてください。
niwashi-ask-cell-notation = { $tile }をどこに置きますか。庭の上で動かし、回して、置いてください。
niwashi-ask-direction = どの向きに置きますか。
niwashi-ask-direction-notation = { $tile }を{ $cell }からどの向きに置きますか。
niwashi-ask-draw = 場のタイルを1枚引いてください。
niwashi-ask-draw-special = 同じ色が重なりました。場か捨て山から引いてください。
niwashi-ask-place = 灯籠をどこに置きますか。
niwashi-ask-aim = 灯籠をどこへ向けますか。
niwashi-ask-discard = 次にどのタイルを捨てますか。最後の1枚が一番上になります。
niwashi-choice-tile = { $tile }を置く
niwashi-choice-lantern = 灯籠を動かす：手持ちを捨て、場をすべて取る
niwashi-choice-cell = { $cell }：{ $ways }
niwashi-choice-lay = { $tile }を{ $cell }から{ $way }に、{ $covered }の上へ。
niwashi-choice-lay-notation = { $name }を{ $cell }から{ $way }に、{ $covered }の上へ。
niwashi-choice-lifts = 灯籠は元の場所へ戻ります。
niwashi-choice-draw-display = { $tile }を引く
niwashi-choice-draw-discard = 捨て山から{ $tile }を引く
niwashi-choice-place = { $place }に置く
niwashi-choice-aim = { $aim }
niwashi-choice-discard = { $tile }を捨てる
niwashi-ghost-no = { $tile }は{ $cell }からこのようには置けません。Enterで理由を表示します。
niwashi-board-fulfilled = 叶った願い
niwashi-board-of = { $count }/{ $target }
niwashi-board-aid = 早見札
niwashi-board-stock = 山{ $count }
niwashi-board-discard = 捨て山{ $count }
niwashi-board-left = 残り{ $count }
niwashi-short-display = 場
niwashi-short-aid = 形
niwashi-short-pile = 山の上
niwashi-short-discard = 捨て山の上
niwashi-short-rest = 定位置
niwashi-help-keys =
    1 2 3でタイルを、lで灯籠を選びます。矢印キーで庭の上を動かし、Tabで置ける場所を順に回り、rとRで回し、
    Enterで置きます。タイルの印：○は空き地、▼はマスを覆う、=は同じ色を覆う、×は置けない。z + -で拡大・縮小、
    Shiftと矢印で移動、cで庭全体を表示します。マウスでは、庭を引くと移動し、ホイールは手に持ったタイルを回すか
    拡大・縮小し、右ボタンでも回せます。
niwashi-score = 叶った願い：{ $points }
niwashi-score-target = { $garden }：願い{ $points }/{ $target }
niwashi-open-tile = 庭の最初のタイルは{ $tile }です。
niwashi-open-begin = { $who }が先手です。
niwashi-open-begin-you = あなたが先手です。
niwashi-open-shapes = 形：{ $shapes }。
niwashi-line-last = { $who }が最後に置いたのは{ $tile }（{ $cells }）。
niwashi-line-last-notation = { $who }が最後に置いたのは{ $name }（{ $cells }）。
niwashi-line-last-you = あなたが最後に置いたのは{ $tile }（{ $cells }）。
niwashi-line-last-you-notation = あなたが最後に置いたのは{ $name }（{ $cells }）。
niwashi-line-run = { $start }：{ $fields }
niwashi-line-run-notation = { $column }：{ $fields }
niwashi-line-row = { $height ->
    [up] 上{ $rows }の行
    [down] 下{ $rows }の行
   *[level] 中央の行
}、{ $fields }。
niwashi-line-row-notation = { $row }行目、{ $fields }。
niwashi-line-discard = 捨て山：{ $count }枚、一番上は{ $tile }。
niwashi-line-lantern = 灯籠の場所：{ $place }、向き：{ $aim }。
niwashi-line-left = { $count ->
    [0] もう動かせません。
   *[other] あと{ $count }回動かせます。
}
niwashi-line-corners = タイルがあるのは{ $first }から{ $last }までです。
niwashi-line-blocked = タイルを置けない升目：{ $cells }。
niwashi-ban-cover-sand = 砂は覆えません。
niwashi-ban-discard-hand = 灯籠のために手放したタイルは、ゲームから除かれます。
niwashi-ban-draw-discard = 捨て山からは引けません。
niwashi-line-shape = { $shape ->
    [F] F、横に3マス、真ん中の上のマスから右へ1マス、真ん中の下に1マス。
    [I] I、まっすぐ5マス。
    [L] L、まっすぐ4マスと、端から直角に1マス。
    [N] N、2マスの列と、その終わりの隣から続く3マスの列。
    [P] P、4マスの正方形と、辺に沿ってもう1マス。
    [T] T、3マスの横棒と、その真ん中から伸びる2マスの軸。
    [U] U、3マスの列と、両端に立つ1マスずつ。
    [V] V、角を共有する3マスの腕が2本。
    [W] W、5マスの階段。
    [X] X、十字：1マスと、その四方のマス。
    [Y] Y、まっすぐ4マスと、二つ目の隣に1マス。
   *[Z] Z、3マスの列と、両端から互いに逆向きに1マスずつ。
}
niwashi-tell-hidden = まだ隠れていたもの：
niwashi-label-open = { $who }の残った願い
niwashi-label-open-you = あなたの残った願い
niwashi-label-held = { $who }の手持ち
niwashi-label-held-you = あなたの手持ち
niwashi-line-chosen = これから置くタイル：{ $tile }。
niwashi-line-chosen-at = これから置くタイル：{ $tile }、{ $cell }から。
niwashi-line-shapes = 形：{ $shapes }
niwashi-line-wishes = あなたの願い：{ $wishes }
niwashi-line-wish = { $wish }：{ $shape }

## roji draw
niwashi-draw-title = タイル{ $count }枚の庭、叶った願い{ $points }
niwashi-draw-lantern = 灯籠：{ $place }

## In the browser
niwashi-web-garden = 庭。矢印キーで表示を動かします。
niwashi-web-keys = rで回す・nとpで場所を移る・+と-で拡大縮小
niwashi-web-nearer = 近づく
niwashi-web-farther = 遠ざかる
niwashi-web-whole = 庭全体
niwashi-web-turn = 回す
niwashi-web-turn-left = 逆に回す
niwashi-web-before = 前の置ける場所
niwashi-web-after = 次の置ける場所
niwashi-web-lay = 置く
niwashi-web-put-back = 戻す
niwashi-web-put-back-tile = { $tile }を戻す
niwashi-web-no = { $cell }からこのようには置けません。
niwashi-web-no-here = このようには置けません。
niwashi-web-special = 同じ色が重なるので、捨て山からも引けます。
niwashi-web-nowhere = 向きなし
niwashi-web-set-down = 置く
niwashi-web-wishes = 願い
niwashi-web-done = 叶った願い
niwashi-web-stack = { $who }の残りの願いは{ $count }です。
niwashi-web-stack-you = あなたの残りの願いは{ $count }です。
niwashi-web-holds = { $who }の手持ち
niwashi-web-holds-you = あなたの手持ち
niwashi-web-laid = { $who }が置いたもの
niwashi-web-laid-you = あなたが置いたもの
niwashi-web-took = 取ったもの
niwashi-web-took-you = 取ったもの
niwashi-web-lit = { $who }が灯籠を動かしました
niwashi-web-lit-you = あなたが灯籠を動かしました
niwashi-web-meant = 灯籠の意味
niwashi-web-language = 灯籠の言葉
niwashi-web-language-lead = この庭では誰も話しません。けれども灯籠一つで、タイルなら何手もかけてほのめかすことを一手で伝えられます。Rojiは次のように使い、読み取ります。
niwashi-web-on-shape = 形の上なら、願いを示す
niwashi-web-reads = { $angle ->
    [0] 上向き：{ $season }
    [90] 右向き：{ $season }
    [180] 下向き：{ $season }
   *[270] 左向き：{ $season }
}
niwashi-web-on-field = マスの上なら、季節だけ
niwashi-web-reads-field = 庭でも場でも、どこを向いていても同じ：ここでは{ $season }。
niwashi-web-elsewhere = それ以外は、意味なし
niwashi-web-reads-nothing = 山の上や庭の外では、灯籠に意味はありません。
niwashi-web-pays = 使いどき
niwashi-web-pays-more = 一手と手持ちすべてを失うので、一局に一度で十分です。もう少しで叶いそうなのに、タイルでは伝わっていない願いに使いましょう。パートナーの願いを叶えられるうちは、そちらが先です。
niwashi-web-otherwise = 別の考えなら
niwashi-web-otherwise-more = この言葉を使う義務はありません。Rojiはあなたの灯籠を、約束ではなくよいヒントと受け取り、正しかったとわかればもっと信じます。灯籠に触れなければ、タイルだけを読みます。
niwashi-web-turns = 誰が何を願っていたか、一手ごとに
niwashi-web-turns-more = 帯は、注意深いパートナーがタイルと灯籠だけから、それぞれの願いをどれほど確からしいと思えたかを示します。
niwashi-web-wished = { $who }の願い
niwashi-web-wished-you = あなたの願い
niwashi-web-likely = パートナーから見た確からしさ{ $percent }%
niwashi-web-journey = 旅
niwashi-web-journey-more = それぞれに決まりのある十の庭。誰とでもよいので目標を達成すると、この端末で次の庭への道が開きます。
niwashi-web-target = 目標：願い{ $target }
niwashi-web-reached = 達成：願い{ $points }（目標{ $target }）
niwashi-web-locked = まだ霧の中
niwashi-web-bounds = 塀の内は{ $wide }×{ $high }升。
niwashi-web-rocks = 岩{ $count }個。
niwashi-web-lanterns = { $count ->
    [0] 灯籠なし。
   *[other] 灯籠はふたりで{ $count }回。
}
niwashi-web-hand = 手持ち{ $count }枚。
niwashi-figure-turned = 三つとも同じ形
niwashi-figure-cover = 左のタイルは1マス、右のタイルは2マス覆っています。
niwashi-figure-lantern = 夏のマスの上で右を向く灯籠
niwashi-figure-special = 秋の上に秋が重なり、捨て山からも引けます。

# Why a decision is good
niwashi-why-shows = { $wish }{ $count ->
    [1] {""}
   *[other] （全部で{ $count }の形）
}ができます。これまでの手から見て、パートナーがこの願いを持つ確率は{ $chance }%です。
niwashi-why-near = あなたの願い「{ $wish }」が、あと1マスになります。
niwashi-why-builds = あなたの願い「{ $wish }」が、5マス中{ $have }マスになります。
niwashi-why-lies = あなたの願い「{ $wish }」の形ができます。パートナーがその1マスに同じ季節を重ねると叶います。
niwashi-why-offers = { $wish }が5マス中4マスになります。これまでの手から見て、パートナーがこの願いを持つ確率は{ $chance }%です。
niwashi-why-waits = パートナーが願っていそうなものはできず、あなたの願いも近づきません。
niwashi-why-all = あなたの願い、パートナーが持っていそうな願い、これから引く願いを合わせて、最も前進します。
niwashi-why-tile = このタイルで、あなたの願いの季節のマスは{ $count }です。
niwashi-why-cell = ここから置く向きはいくつかあります。
niwashi-why-discard = { $count ->
    [0] このタイルに、あなたの願いの季節のマスはありません。
    [1] このタイルで、あなたの願いの季節のマスは一つだけです。
   *[other] すべて捨てることになります。このタイルで、あなたの願いの季節のマスは{ $count }です。
}
niwashi-why-lantern = 灯籠でパートナーに何かを伝えられますが、手持ちの{ $count }枚を失います。
niwashi-advice-means = 数字は、これまでの手から読み取れる範囲で、すぐに叶うパートナーの願いの数です。±は標準偏差です。順位には、あなたの願いがどれだけ進むかも含まれます。
niwashi-analyse-behind = 数字は、そのタイルですぐに叶う見込みのパートナーの願いの数です。「{ $bot }」がそれまでの手から願いを読み取りました。自分とパートナーの願いがどれだけ近づくかも加えています。先を打ってみることはしません。引く、捨てる、灯籠を使う手には数字がありません。

## The problem of the day
niwashi-problem-task = 灯籠の示す願いを叶えてください：{ $wish }。
niwashi-problem-why = パートナーの願いが叶います：{ $wish }。
