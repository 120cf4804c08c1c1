# 静寂の庭の手ほどき (games/niwashi/lesson.toml)
niwashi-lesson-lay = ふたりで一つの庭を作ります。印のついたタイルを取り、1マスか2マス覆うように動かして回し、置いてください。
niwashi-lesson-lay-on = 次に、場の3枚から1枚引き、手持ちを3枚に戻します。
niwashi-lesson-lay-right = これで1回の番です。1枚置いて、1枚引く。上にあるマスが見え、覆われたマスは消えます。
niwashi-lesson-lay-wrong = 印のついたタイル、春が2マスと秋が1マスのものから始めてください。

niwashi-lesson-finish = 願いは、季節の色をした形です。パートナーの願いは、春がまっすぐ5マス。3マスはできているので、あと2マス続けましょう。
niwashi-lesson-finish-on = 5マス並びました！タイルを引くと、パートナーが願いを確かめます。
niwashi-lesson-finish-right = あなたのタイルが形の一部になったので、願いが叶いました。ふたりに1点です。
niwashi-lesson-finish-wrong = 隣り合う春が2マス必要です。それがあるタイルを取ってください。
niwashi-lesson-finish-place = 3マスの右端に春の2マスを続けてください。最初の1マスは夏のマスに重なります。

niwashi-lesson-turned = 今度のパートナーの願いは、夏のTです。回しても裏返してもTはT。足りないマスを見つけ、そこに夏を置きましょう。
niwashi-lesson-turned-on = 横になったTができました。タイルを引いてください。
niwashi-lesson-turned-right = また願いが叶いました。点はふたりのもので、一つにつき1点です。
niwashi-lesson-turned-wrong = Tの横棒は左側にあり、下の端が足りません。軸は右へ伸びています。その端に夏を置き、ほかは変えないでください。

niwashi-lesson-own = 今度はあなたの願い、秋がまっすぐ5マスです。自分では叶えられませんが、用意はできます。列を4マスにしましょう。
niwashi-lesson-own-on = 4マス並びました。タイルを引いて、パートナーを見ていましょう。
niwashi-lesson-own-right = パートナーが気づき、5マス目を足してくれました。話す手段はタイルだけ。作りたいものを見せ、相手に必要なものを見ましょう。
niwashi-lesson-own-wrong = 秋が2マスあるタイルで列を右へ続け、4マス並べてください。

niwashi-lesson-draw = 何を引くかも、言葉になります。パートナーは冬を2回置きました。役に立ちそうなタイルを取りましょう。
niwashi-lesson-draw-right = 冬が2マスあれば、パートナーの続きができます。取るところも見てもらえました。
niwashi-lesson-draw-wrong = それではあまり役に立ちません。冬が2マスあるタイルを取ってください。

niwashi-lesson-same = 置いたマスが同じ色の上に重なると、場の代わりに捨て山からも引けます。同じ色を重ねてみましょう。
niwashi-lesson-same-on = 同じ色が重なりました。捨て山のタイルを取ってください。
niwashi-lesson-same-right = 足りなかった1枚が、そこにあることもあります。
niwashi-lesson-same-wrong = それでは同じ色が重なりません。春の上に春、または夏の上に夏を置いてください。
niwashi-lesson-same-display = それでもかまいませんが、せっかく捨て山から引けるのです。その一番上を取りましょう。

niwashi-lesson-lantern = 許された合図は灯籠だけです。あなたの願いは冬のX。灯籠を取り、早見札のXの上に置き、冬の来る北へ向けてください。
niwashi-lesson-lantern-on = 手持ちをすべて失います。タイルを捨てると、場のタイルがすべて手に入ります。
niwashi-lesson-lantern-right = パートナーにXが伝わりました。灯籠は一手かかるので、もう少しで叶う願いに使いましょう。
niwashi-lesson-lantern-wrong = 今回はタイルではなく、灯籠を取ってください。
niwashi-lesson-lantern-place = 早見札の上では、灯籠は形を示します。Xの上に置いてください。
niwashi-lesson-lantern-aim = 春は東、夏は南、秋は西、冬は北から来ます。北へ向けてください。

niwashi-lesson-sign = パートナーが灯籠をともしました。Tの上で南を向いているので、願いは夏のTです。叶えましょう。
niwashi-lesson-sign-on = 夏のTです。タイルを引いて、読みが当たったか確かめましょう。
niwashi-lesson-sign-right = 言葉なしで通じました。
niwashi-lesson-sign-spring = 春の列ならIになります。灯籠が示すのはT、南は夏です。
niwashi-lesson-sign-wrong = 夏のマスを探してください。Tまであと1マスです。そこに夏を置きましょう。

niwashi-lesson-two = 1枚のタイルで二つのことができます。パートナーの願いは春のIと夏のT。両方を完成させるタイルを持っています。
niwashi-lesson-two-on = 二つの形が一度にできました。タイルを引いてください。
niwashi-lesson-two-right = 願いが二つで、2点です。願いが叶うたびに、次の願いが続きます。
niwashi-lesson-two-wrong = 春と夏が隣り合うタイルが必要です。春が1マス、夏が2マスのタイルを取ってください。
niwashi-lesson-two-place = 惜しいところです。春は春の列の端に、夏はTの中に入れてください。

niwashi-lesson-end = 山は尽き、パートナーにはもうタイルがありません。この番で庭は完成です。最後の1枚を生かしましょう。
niwashi-lesson-end-right = ふたりにもう1点。はじめてのふたりなら六つから十の願いで上出来、二十すべてを叶えることもできます。
niwashi-lesson-end-wrong = パートナーの願いは、まだ春がまっすぐ5マスです。完成させましょう。
