# こけしと侍の手ほどき (games/kokeshi/lesson.toml)
kokeshi-lesson-line = 先に相手の本陣に入ったほうの勝ちです。頭の一番上の玉は、同じ色の線を開きます。印のついたコマを、ピンクの線を越えて向こうの本陣のほうへ進めましょう。
kokeshi-lesson-line-right = 線を越えて、一歩近づきました。玉は仲間に渡りました。
kokeshi-lesson-line-wrong = 一番上がピンクの玉のコマをタップし、ピンクの線の先のマスをタップしてください。
kokeshi-lesson-line-back = それでは本陣から遠ざかります。近づくマスを選んでください。

kokeshi-lesson-give = 使った玉は、自分の別のコマに渡ります。もう一度ピンクの線を越え、必要としている仲間に玉を渡しましょう。緑では後ろの線しか開かない仲間がいます。
kokeshi-lesson-give-right = 一番上がピンクになり、その仲間も前へ進めます。先を行くコマが、仲間を豊かにするのです。
kokeshi-lesson-give-wrong = 先ほどと同じ、一番上がピンクのコマを動かしてください。
kokeshi-lesson-give-poor = その仲間は困っていません。緑の玉2個のコマが動けないので、そちらに渡してください。
kokeshi-lesson-give-back = ピンクの線を越えて、前へ進んでください。

kokeshi-lesson-on = 玉を使うと下の玉が一番上になり、続けて進めます。オレンジ、次に緑と、一度に越えましょう。
kokeshi-lesson-on-on = 今は緑が一番上です。先へ続く緑の線を越えてください。
kokeshi-lesson-on-right = 1回の番で線を2本越えました。このコマの玉はなくなり、仲間は豊かになりました。
kokeshi-lesson-on-wrong = 真ん中のコマを選んでください。上がオレンジ、下が緑です。
kokeshi-lesson-on-other = そこからは、緑の玉では戻るだけです。まっすぐ前の、もう1本のオレンジの線を越えてください。
kokeshi-lesson-on-stop = どの線の後でも止まれますが、ここには緑の線が待っています。続けましょう。

kokeshi-lesson-pass = 動かずに玉を渡すこともできます。一番上から一番上へ。先頭のコマは本陣の隣にいますが、オレンジが必要です。誰が渡せるでしょう。
kokeshi-lesson-pass-right = オレンジが一番上になりました。次の番には、本陣への線が開きます。
kokeshi-lesson-pass-wrong = コマは動かしません。一番上がオレンジのコマをタップし、次に本陣の隣のコマをタップしてください。
kokeshi-lesson-pass-pink = ピンクの玉では、その線は開きません。線はオレンジです。

kokeshi-lesson-win = 道は開きました。本陣に入って勝ちましょう。
kokeshi-lesson-win-right = 勝ちました。先に着く、それだけのことです。
kokeshi-lesson-win-wrong = 先頭のコマは、オレンジの線1本で本陣です。そのコマを本陣へ動かしてください。

kokeshi-lesson-leap = 玉のないコマは線を越えられませんが、仲間でも相手でも、隣のコマを跳び越せます。行く手の侍を跳び越しましょう。
kokeshi-lesson-leap-right = 線の色に関係なく、跳び越えました。跳んだら移動は終わりです。
kokeshi-lesson-leap-wrong = 侍の隣にいる、玉のないコマを選んでください。
kokeshi-lesson-leap-aside = それでは横にそれます。もっと先へ行ける跳び方があります。

kokeshi-lesson-meet = 今度は、あなたのコマにも侍にも玉があります。互いに跳び越せず、相手のいるマスにも入れません。回り道をしましょう。
kokeshi-lesson-meet-right = よけて、前へ進みました。玉がなくなったので、次は跳び越せます。
kokeshi-lesson-meet-wrong = 侍の前のコマで、前へ続くもう1本のオレンジの線を越えてください。

kokeshi-lesson-spend = 両方を一度に。最後の玉を使って侍の隣に行き、同じ番のうちに跳び越しましょう。
kokeshi-lesson-spend-on = 玉はもうなく、侍はすぐ隣です。跳び越してください。
kokeshi-lesson-spend-right = 1回の番で、線と跳び越し。荷は手放したほうがよいこともあります。
kokeshi-lesson-spend-wrong = 侍の隣に着く、オレンジの線を越えてください。
kokeshi-lesson-spend-stop = 止まってもかまいませんが、跳べば2マス先へ行けます。跳び越しましょう。

kokeshi-lesson-block = 危険です。侍は次の番に、緑、オレンジと越えてあなたの本陣に入れます。コマのいるマスには入れません。行く手をふさぎましょう。
kokeshi-lesson-block-right = 道はふさがり、侍は考え直すしかありません。
kokeshi-lesson-block-wrong = それでは侍の勝ちです。侍とあなたの本陣の間のマスへ、緑の線を越えて入り、止まってください。

kokeshi-lesson-place = 対局はいつもこう始まります。本陣の周りに、コマを一つずつ置きます。庭に面した3マスを選びましょう。
kokeshi-lesson-place-right = よい位置です。これで対局に必要なことはすべて学びました。
kokeshi-lesson-place-wrong = そのマスは本陣の後ろで、遠回りになります。庭に面したマスを選んでください。
