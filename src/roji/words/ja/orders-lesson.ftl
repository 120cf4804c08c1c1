# 庭の注文の手ほどき (games/orders/lesson.toml)
orders-lesson-swap = 注文カードは、何が点になるかを示します。ここではどの札も数字がそのまま点です。緑の1をタップし、次にピンクの10をタップして、入れ替えましょう。
orders-lesson-swap-right = 9点増えました。手札はいつも9枚のままです。
orders-lesson-swap-wrong = 一番点の低い緑の1を出し、ピンクの10を取ってください。
orders-lesson-swap-take = 一番点の高い札、ピンクの10を取ってください。

orders-lesson-colour = この注文で点になるのは、1色の札だけ。最も点の高い色が選ばれます。ピンクの点を増やしましょう。
orders-lesson-colour-right = ピンクは37点になりました。この注文では、ほかの色は0点です。
orders-lesson-colour-wrong = 一番よい色はピンクです。残しておき、オレンジか緑を出してピンクの9を取ってください。
orders-lesson-colour-take = その札ではピンクの9ほど点になりません。

orders-lesson-pair = 今度は、色に関係なく同じ数字のペアが点になります。手札の1枚に、場の札が相手になってくれそうです。
orders-lesson-pair-right = 9が2枚で18点。10と4はもうペアになっています。
orders-lesson-pair-wrong = 10と4のペアは残しましょう。相手のいない低い札を出して、オレンジの9を取ってください。
orders-lesson-pair-nine = ピンクの9は残しましょう。相手になるオレンジの9が場にあります。
orders-lesson-pair-take = その札は手札とペアになりません。オレンジの9ならなります。

orders-lesson-twin = もっと厳しい注文です。点になるのは、数字も色も同じペアだけ。手札の9と同じなのは、どの9でしょう。
orders-lesson-twin-right = オレンジの9が2枚で18点。どの札もちょうど2枚ずつあります。
orders-lesson-twin-wrong = 5とオレンジの9は残しましょう。相手のいない札を出し、もう1枚のオレンジの9を取ってください。
orders-lesson-twin-take = 数字は同じでも、色が違います。手札の9はオレンジです。

orders-lesson-highest = ここでは、各色の一番大きい札が点になります。弱い色が一つあるので、補いましょう。
orders-lesson-highest-right = 10、9、8です。残り6枚は0点ですが、それでかまいません。
orders-lesson-highest-wrong = ピンクの10とオレンジの8は一番よい札なので残します。低い札を出して、緑の9を取ってください。
orders-lesson-highest-take = ピンクとオレンジには、もっと大きい札があります。弱いのは緑です。

orders-lesson-run = 今度は、1色で最も長い連番が点になります。1枚で、分かれている二つがつながります。
orders-lesson-run-right = 3、4、5、6、7で25点です。
orders-lesson-run-wrong = 緑は残しましょう。緑の5で一つの連番になります。ほかの札を出してください。
orders-lesson-run-short = それでは連番が短く、数字より長さが優先です。緑の5なら5枚続きます。

orders-lesson-reveal = どの札も点になりますが、場には手札よりよい札がありません。そんなときは山札の一番上をめくりましょう。
orders-lesson-reveal-right = 新しい札は全員に見えるように場に並び、番は終わります。見える札が増えますが、それはみんな同じです。
orders-lesson-reveal-wrong = その交換では点が減ります。山札をタップしてください。

orders-lesson-trio = 同じ数字が3色そろうとトリオです。0のトリオは20点。そのうち2枚が場にあります。めくってみましょう。
orders-lesson-trio-on = 3枚目の0です！めくった後ならトリオを取れます。取りましょう。
orders-lesson-trio-right = 代わりの札を出せば、あなたのものです。
orders-lesson-trio-wrong = トリオを取れるのはめくった後だけで、交換の後は取れません。山札をタップしてください。
orders-lesson-trio-decline = 3枚で20点、手札の一番低い3枚は合わせて6点です。トリオを取りましょう。

orders-lesson-pay = トリオを取るには手札を3枚出します。どの札も点になるので、一番惜しくない3枚を出しましょう。
orders-lesson-pay-right = 6点を出して、20点を取りました。
orders-lesson-pay-wrong = その札はもっと点になります。1、2、3を出してください。

orders-lesson-must = 注意：手札のトリオは必ずトリオとして数え、10のトリオは3枚で10点にしかなりません。どの札を取れば点が増えるでしょう。
orders-lesson-must-right = 10は2枚とも10点ずつのまま、9点が加わりました。
orders-lesson-must-wrong = 低い3枚のうち1枚を、ピンクの9と交換してください。
orders-lesson-must-tens = すると10が3枚でトリオになり、今の2枚で20点が、3枚で10点に減ってしまいます。
orders-lesson-must-take = その札はピンクの9より点が低くなります。

orders-lesson-end = 山札は残り1枚で、めくればラウンドが終わります。点になるのは奇数だけで、手札はすべて奇数。終わらせましょう。
orders-lesson-end-right = 最も点の高い手札が注文カードを獲得し、3ラウンドの合計が最も多い人が対局に勝ちます。
orders-lesson-end-wrong = 交換しても手札は悪くなるだけで、ほかの人に番が回ります。最後の1枚をめくってください。
