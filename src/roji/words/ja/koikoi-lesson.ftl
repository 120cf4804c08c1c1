# こいこいの手ほどき (games/koikoi/lesson.toml)
koikoi-lesson-month = 札の月は植物でわかります。手札の松をタップし、次に場の松をタップしてください。2枚とも取れます。
koikoi-lesson-month-right = 松が2枚、鶴も一緒に取れました。取った札は自分の前に並びます。
koikoi-lesson-month-wrong = その月の札は場にないので、出しても場に残るだけです。場にもある月を探してください。

koikoi-lesson-stock = 手札を出すと、続いて山札の一番上がめくられ、同じように札を取ります。桜を取って、何が出るか見てみましょう。
koikoi-lesson-stock-right = 山札から芒がめくれ、雁を取れました。1回の番で2組取れることもあります。
koikoi-lesson-stock-wrong = その札に合う札はありません。場に相手がいるのは桜だけです。

koikoi-lesson-lay = 合う札がないときは、手札の1枚が場に残り、相手に取られるかもしれません。どれを手放しますか。
koikoi-lesson-lay-right = カスなら惜しくありません。光札は2枚とも手元に残りました。
koikoi-lesson-lay-wrong = それは48枚に5枚しかない光札です。残しておき、カスを捨てましょう。

koikoi-lesson-two = 場に菊が2枚あり、手札にも1枚あります。菊を出して、どちらを取るか選んでください。
koikoi-lesson-two-on = では選びましょう。盃か、カスか。
koikoi-lesson-two-right = 菊に盃はタネであり、カスにも数えられ、いくつもの役に使えます。
koikoi-lesson-two-wrong = その札に合う札はありません。手札に3枚目の菊があります。
koikoi-lesson-two-plain = カスの値打ちは低めです。菊に盃なら、タネにもカスにも数えられます。

koikoi-lesson-three = 場に同じ月の札が3枚あります。4枚目を出せば、全部取れます。
koikoi-lesson-three-right = 鳳凰を含む4枚を、一度に取れました。
koikoi-lesson-three-wrong = その札では何も取れません。場に3枚ある月を探してください。

koikoi-lesson-light = 札には光、タネ、短冊、カスがあり、少ないものほど値打ちがあります。取れるものは三つ。光札を取りましょう。
koikoi-lesson-light-right = 芒に月、5枚しかない光札の1枚です。3枚そろえば役になります。
koikoi-lesson-light-plain = それではカスを2枚取るだけで、カスは24枚もあります。月は5枚しかない光札の1枚です。
koikoi-lesson-light-ribbon = 短冊もよいのですが、10枚あります。光札は5枚だけで、その1枚が目の前にあります。

koikoi-lesson-lights = 鶴と月を取っています。小野道風以外の光札がもう1枚あれば三光、5点の役です。
koikoi-lesson-lights-right = 三光ができました。役ができたら、次にどうするかを選べます。
koikoi-lesson-lights-wrong = それでは鳳凰が相手に残ります。取れば3枚目の光札です。

koikoi-lesson-stop = 上がって5点をもらうか、こいこいをしてもっと狙うか。Rojiはあと鹿だけで役ができ、その鹿が場にあります。どうしますか。
koikoi-lesson-stop-right = 5点でラウンド終了です。相手の役が近いときは、上がるのが正解です。
koikoi-lesson-stop-wrong = 危険です。鹿を取ればRojiの勝ちになり、点は2倍です。上がりましょう。

koikoi-lesson-call = また三光ですが、Rojiにはほとんど何もありません。しかも盃を取れば、幕と合わせて花見で一杯です。思い切って、こいこいしましょう。
koikoi-lesson-call-on = Rojiはつきませんでした。先に盃を取りましょう。
koikoi-lesson-call-right = 三光と花見で一杯で10点、2倍で20点です。新しい役ができた時点でラウンドは終わります。
koikoi-lesson-call-wrong = 5点は確実ですが、もっと大きな点がすぐそこで、Rojiは遠く及びません。今回はこいこいしましょう。
koikoi-lesson-call-later = こいこいをしたので、Rojiより先に新しい役が必要です。盃を取れば役ができます。

koikoi-lesson-risk = 今度はRojiがこいこいをしました。先に役を作ればあなたの勝ちで、点は2倍です。
koikoi-lesson-risk-right = 猪鹿蝶の5点が、Rojiのこいこいで2倍になりました。Rojiは0点です。
koikoi-lesson-risk-wrong = 今は早さがすべてです。猪と蝶はもうあるので、鹿を取れば完成します。

koikoi-lesson-seven = 7点以上は2倍になります。二つの役に手が届くので、7点になるほうを取りましょう。
koikoi-lesson-seven-on = 赤短で5点、ほかの短冊で2点、合わせて7点です。上がって確実にしましょう。
koikoi-lesson-seven-right = 7点の2倍で、1ラウンド14点です。
koikoi-lesson-seven-five = 猪鹿蝶は5点です。赤短も5点ですが、ほかの短冊2枚で2点増えます。
koikoi-lesson-seven-greedy = 14点を失うのは惜しいでしょう。上がってください。
koikoi-lesson-seven-wrong = それでは何も取れません。短冊を見てください。足りないのはどれでしょう。

koikoi-lesson-lucky = 点は卓が数えます。取り札をタップすれば、足りない札もわかります。ここは上がって、次に何が配られるか見てみましょう。
koikoi-lesson-lucky-right = 松が4枚そろっています。手四という手役で、誰も札を出さないうちに6点の勝ちです。12ラウンドの合計が多いほうが対局の勝者です。
koikoi-lesson-lucky-wrong = Rojiはあと鹿だけです。まず5点をもらいましょう。
