# 庭の注文
orders-title = にわ ― 庭の注文
menu-orders = 場の札と交換しながら、手札を注文に合わせる。
menu-name-orders = 庭の注文
menu-facts-orders = 2～6人・20分
orders-lead-1 = 注文は、どの札が点になるかを示します。9枚の手札を注文に合わせていきましょう。
orders-lead-2 = 自分の番には、手札1枚を場の札と交換するか、山札の次の1枚をめくります。
orders-lead-3 = 同じ数字が3色そろうとトリオで、特別な点になります。山札がなくなったら、全員の手札を数えます。

## Cards (O-1)
orders-letter-P = ピンク
orders-letter-G = 緑
orders-letter-O = オレンジ
orders-card = { $first }の{ $rest }

## The eight orders (O-2)
orders-order-1 = 残りの札すべて
orders-order-2 = 1色の札すべて
orders-order-3 = 各色の最大の札
orders-order-4 = 同じ数字のペア
orders-order-5 = 同じ数字・同じ色のペア
orders-order-6 = 奇数の札すべて
orders-order-7 = 偶数の札すべて
orders-order-8 = 1色で最も長い連番

## Why a hand scores
orders-reason-trio = トリオ
orders-reason-all = 残りの札
orders-reason-colour = 1色の札
orders-reason-highest = 各色の最大
orders-reason-pair = ペア
orders-reason-twins = 同色のペア
orders-reason-odd = 奇数の札
orders-reason-even = 偶数の札
orders-reason-run = 最も長い連番
orders-reason-rest = 0点の札

## Options
orders-option-players = 人数
orders-option-rounds = 1対局のラウンド数
orders-option-orders = 使う注文
orders-orders-drawn = ラウンドごとに別の注文を引く
orders-orders-1 = 毎回、注文1
orders-orders-2 = 毎回、注文2
orders-orders-3 = 毎回、注文3
orders-orders-4 = 毎回、注文4
orders-orders-5 = 毎回、注文5
orders-orders-6 = 毎回、注文6
orders-orders-7 = 毎回、注文7
orders-orders-8 = 毎回、注文8
orders-option-stall_rounds = 交換だけがこの周回続いたら、必ずめくる（0：制限なし）
orders-option-min_run = 連番に必要な最少枚数
orders-option-starter = 最初の番

## Errors
orders-card-unknown = { $card }は札ではありません。{ $meant ->
    [none] 色と数字を書きます。Pはピンク、Gは緑、Oはオレンジ、数字は0から10で、例えばP8のようにします。
   *[other] { $meant }のことでしょうか。
}
orders-card-thrice = { $card }が3回以上出てきます。どの札も2枚ずつです。
orders-hand-size = 手札は9枚です。ここには{ $count }枚あります。
orders-deck-size = 札は{ $kinds }種類が2枚ずつ、合わせて{ $size }枚です。ここには{ $count }枚あります。
orders-order-number = 注文{ $order }はありません。注文は1から8までです。
orders-order-missing = どの注文で数えますか。1から8で指定してください。
orders-too-many-orders = { $rounds }ラウンドに注文{ $count }枚は多すぎます。注文を減らすか、ラウンドを増やしてください。
orders-deal-order-missing = どの注文で遊ぶ札なのかわかりません。札の並びの先頭に番号を書くか（「4: P8 G1 …」）、ordersで注文を決めるか、シードも指定してください。
orders-deal-order-fixed = この札の並びは注文{ $order }ですが、設定ordersではこのラウンドは{ $fixed }です。
orders-deal-order-twice = 注文{ $order }が2つのラウンドに指定されています。注文はラウンドごとに別のものです。設定ordersを使えば繰り返せます。
orders-state-rounds = 終わったラウンド、今のラウンド、これからのラウンドを合わせて{ $rounds }にし、それぞれに注文をつけてください。
orders-nothing-to-take = { $text }：今取れる札はありません。まずP8のように手札を1枚出すか、めくってください。
orders-trio-unknown = { $text }はトリオではありません。trio0からtrio10のように書いてください。
orders-refuse-over = 対局は終わっています。
orders-refuse-trio = { $value }のトリオは場にありません。場にあるのは{ $trios }です。
orders-refuse-choose = トリオが場にあります。取るか（{ $trios }）、見送るか（decline）を決めてください。
orders-refuse-one-trio = 取るのは{ $value }のトリオです。1回の番に取れるトリオは一つだけです。
orders-refuse-lay-three = 取るのは{ $value }のトリオです。代わりに手札から3枚出してください。
orders-refuse-swapped = この番は交換なので、トリオは取れません。場から1枚取ってください。
orders-refuse-reveal-first = トリオは札をめくった後にだけ取れます。先にめくってください。
orders-refuse-no-trio = 見送るものがありません。トリオは、札をめくって場にそろったときにだけ取れます。
orders-refuse-same = { $card }は今出した札です。別の札を取ってください。
orders-refuse-take = { $card }は場にありません。{ $choices }から取ってください。
orders-refuse-take-first = 交換の札を出しました。{ $choices }から1枚取ってください。
orders-refuse-stalled = 交換が長く続きました。今は必ずめくってください。
orders-refuse-not-in-hand = { $card }は手札にありません。手札は{ $hand }です。

## What happens, in words
orders-tell-lay = { $who }が{ $card }を出しました。
orders-tell-lay-you = あなたが{ $card }を出しました。
orders-tell-take = { $who }が{ $card }を取りました。
orders-tell-take-you = あなたが{ $card }を取りました。
orders-tell-reveal = { $who }が{ $card }をめくりました。
orders-tell-reveal-you = あなたが{ $card }をめくりました。
orders-tell-choose = { $who }が{ $value }のトリオを取るため、3枚出します。
orders-tell-choose-you = あなたが{ $value }のトリオを取るため、3枚出します。
orders-tell-trio = { $who }がトリオを取りました：{ $cards }。
orders-tell-trio-you = あなたがトリオを取りました：{ $cards }。
orders-tell-decline = { $who }はトリオを見送りました。
orders-tell-decline-you = あなたはトリオを見送りました。
orders-tell-order = 注文{ $number }です。トリオと、{ $order }が点になります。
orders-tell-start = { $who }から始めます。
orders-tell-start-you = あなたから始めます。
orders-tell-round = 第{ $number }ラウンドが終わりました。{ $won }（{ $hands }）。
orders-tell-hand = { $who } { $points }点
orders-tell-over = { $won }：{ $scores }。
orders-swing = 最も差がついたのは第{ $number }ラウンド：{ $who }が次の人に{ $points }点差をつけました。
orders-swing-you = 最も差がついたのは第{ $number }ラウンド：あなたが次の人に{ $points }点差をつけました。
orders-score = { $who } { $points }点
orders-label-order = 注文{ $number }
orders-label-row = 場
orders-label-hand = 手札

## At the table
orders-ask-turn = 場の札と1枚交換するか、山札をめくってください
orders-ask-must = 交換が長く続きました。山札をめくってください
orders-ask-take = { $card }を出しました。代わりにどれを取りますか
orders-ask-trio = { $count ->
    [1] トリオがあります。取りますか
   *[other] トリオが{ $count }組あります。どれか取りますか
}
orders-ask-lay = { $value }のトリオの代わりに、手札からあと{ $count }枚出してください
orders-choice-swap = { $card }を出し、場から1枚取る
orders-choice-take = { $given }の代わりに{ $card }を取る
orders-choice-reveal = 山札の一番上をめくる
orders-choice-trio = 3枚出してトリオ（{ $cards }）を取る
orders-choice-decline = トリオを見送る
orders-choice-lay = { $trio }のトリオのために{ $card }を出す
orders-board-order = 注文{ $number }
orders-board-counts = トリオと、{ $order }
orders-board-reveal = めくる
orders-board-decline = 見送る
orders-board-trio = { $value }のトリオ → { $points }点
orders-board-swaps = { $count ->
    [0] 今は必ずめくる
   *[other] 交換はあと{ $count }回、その後は必ずめくる
}
orders-board-swaps-short = { $count ->
    [0] めくる番！
   *[other] 交換あと{ $count }回
}
orders-board-pays = 今なら{ $points }点
orders-board-points = { $points }点
orders-board-unknown = 不明{ $count }枚
orders-board-total = 合計
orders-board-star = ★{ $what }
orders-board-count = この注文での手札
orders-board-rounds = これまでのラウンド
orders-board-hand = 手札
orders-short-trio = トリオ
orders-short-all = 全部
orders-short-colour = 色
orders-short-highest = 最大
orders-short-pair = ペア
orders-short-twins = ペア
orders-short-odd = 奇数
orders-short-even = 偶数
orders-short-run = 連番
orders-short-rest = –
orders-aim-give = { $card }を出し、場から1枚取る{ $known ->
    [yes] （全員が知っている札）
   *[no] {""}
}
orders-aim-swap = { $card }を出して{ $take }を取る：手札は{ $points }点（{ $change }）
orders-aim-want = { $card }を取る：{ $give }と交換で手札は{ $points }点（{ $change }）
orders-aim-drop = { $card }を取るつもりです。もう一度選ぶと考え直せます
orders-aim-take = { $card }を取る：手札は{ $points }点
orders-aim-lay = トリオのために{ $card }を出す：手札は最高{ $points }点
orders-aim-trio = 3枚出してトリオ（{ $cards }）を取る：手札は最高{ $points }点（{ $change }）
orders-aim-reveal = { $count ->
    [0] 山札がありません。この番でラウンドが終わります
    [1] 最後の山札をめくる：この番でラウンドが終わります
   *[other] 山札の一番上をめくる：残り{ $count }枚
}

## The table in sentences
orders-line-order = 注文{ $number }：トリオと、{ $order }。
orders-line-row = 場：{ $cards }。
orders-line-stack = 山札は残り{ $count }枚です。
orders-line-swaps = { $count ->
    [0] しばらく誰もめくっていないので、今は必ずめくります。
   *[other] 交換があと{ $count }回続いたら、必ずめくります。
}
orders-line-seat = { $who }、{ $points }点：わかっている札は{ $cards }。{ $count ->
    [0] 不明な札はありません
   *[other] 不明な札は{ $count }枚です
}。
orders-line-seat-you = ほかの人が知っているあなたの札は{ $cards }。{ $count ->
    [0] 手札はすべて知られています
   *[other] 知られていない札は{ $count }枚です
}。あなたの得点は{ $points }点です。
orders-line-won = { $who }の注文カード：{ $orders }。
orders-line-won-you = あなたの注文カード：{ $orders }。
orders-line-hand = 手札：{ $cards }。
orders-line-pays = 今数えれば{ $points }点です：{ $reasons }。
orders-line-reason = { $name } { $points }点（{ $cards }）
orders-line-laid = { $card }を出しました。代わりに1枚取ります。
orders-line-take = 場の札を取ったときの手札の点：{ $cards }。
orders-line-swap = { $take }を取るなら{ $give }を出すのが最善で、手札は{ $points }点になります。
orders-line-no-swap = 今すぐ点が増える交換はありません。
orders-line-reach = その札を出した後に届く最高点：{ $cards }。
orders-line-trio = { $value }のトリオを取れば、手札は最高{ $points }点になります。
orders-line-lay = { $value }のトリオのために、あと{ $count }枚出します。
orders-line-nothing = なし
orders-line-sum = { $who }：{ $rounds } = { $points }
orders-line-worth = { $card }：{ $points }点
orders-place = { $who } { $points }点、{ $place }位

## The count of a round and of the match
orders-page-order = 注文{ $number }：トリオと、{ $order }
orders-page-wins = 注文{ $number }は{ $who }のもの
orders-page-wins-you = 注文{ $number }はあなたのもの
orders-page-shared = 注文{ $number }は分け合い：{ $winners }
orders-page-over = 全ラウンドの合計点が最も多い人の勝ち（O-27）
orders-page-sum = 合計
orders-page-winner = { $who }の勝ち
orders-page-winner-you = あなたの勝ち
orders-page-draw = 引き分け：{ $winners }

## In the browser
orders-deck-orders = 8種類の注文
orders-plain-swap = { $card }を出して{ $take }を取る
orders-plain-want = { $card }を取ります。代わりにどれを出しますか
orders-plain-trio = { $value }のトリオ
orders-worth = 札に点数を表示
orders-worth-more = 交換したときの点を、すべての札に表示します
orders-recent-lay = { $who }が出した札
orders-recent-reveal = { $who }がめくった札
orders-recent-take = 今取られた札：{ $cards }。
orders-card-known = { $card }（全員が知っている札）
orders-figure-run = 4枚続きのほうが点になります。あとの2枚のほうが点は高いのですが、長さが優先です。
orders-figure-example = 例の9枚を、数え方に合わせて並べたもの
orders-score-order = 数える注文（1～8）
orders-flag-order = どの注文で数えますか

# Why a decision is good
orders-why-most = 手札は最高{ $points }点になり、{ $what ->
    [swap] ほかのどの交換
    [give] ほかの札を出す
    [take] ほかの札を取る
   *[lay] ほかの札を出す
}より{ $more }点多くなります。
orders-why-only = 手札は最高{ $points }点になり、今より{ $more }点増えます。ほかに点が増える交換はありません。
orders-why-more = 手札は最高{ $points }点になり、今より{ $more }点増えます。
orders-why-equal = 手札は最高{ $points }点になります。これより多くなる手はありません。
orders-why-less = 手札は最高{ $points }点になります。
orders-why-swap-idle = 手札の{ $card }は点になっていないので、手放しても損はありません。
orders-why-swap-even = 先を見た交換です。手札は今{ $now }点、交換後は{ $points }点です。
orders-why-coming = これから出るかもしれない札のうち{ $count }枚で点が増えます。そうしなければ{ $fewer }枚です。
orders-why-trio = トリオを取れば、手札は{ $now }点から最高{ $points }点になります。
orders-why-decline = どのトリオを取っても、今の{ $now }点より増えません。
orders-why-decline-still = トリオを取れば{ $points }点も狙えますが、今の{ $now }点の手札を崩しません。
orders-why-reveal-must = 交換はもうできません。必ずめくります。
orders-why-reveal-nothing = どの交換でも今の{ $now }点より増えません。めくる札は残り{ $stack }枚です。
orders-why-reveal-little = ラウンドの終わりを早めます。めくる札は残り{ $stack }枚で、最善の交換でも{ $gain }点しか増えません。

## The problem of the day
orders-problem-task = 勝つ見込みが最も高い手は、どれでしょう。
