# What a companion thought, told when the match is over
niwashi-thought-lit = { $who }は「{ $wish }」のために灯籠をともしました。5マス中{ $have }マスができていて、タイルだけからパートナーが見た確率は{ $chance }%でした。
niwashi-thought-lit-you = あなたは「{ $wish }」のために灯籠をともしました。5マス中{ $have }マスができていて、タイルだけからパートナーが見た確率は{ $chance }%でした。
niwashi-thought-lit-otherwise = Rojiの読み方では、この灯籠は{ $who }の持っていた願いを示していませんでした。
niwashi-thought-lit-otherwise-you = Rojiの読み方では、この灯籠はあなたの持っていた願いを示していませんでした。
niwashi-thought-manner = Rojiは{ $who }の手をこう読みました。{ $attentive }%は相手のタイルを読んで与える手、{ $unaware }%は読まずに与える手、{ $selfish }%は自分の願いだけの手、{ $anyhow }%は意図がわからない手です。
niwashi-thought-manner-you = Rojiはあなたの手をこう読みました。{ $attentive }%はパートナーのタイルを読んで与える手、{ $unaware }%は読まずに与える手、{ $selfish }%は自分の願いだけの手、{ $anyhow }%は意図がわからない手です。
niwashi-thought-answers = { $who }が灯籠に応えられた番は{ $asked }回。その後、Rojiは応える確率を{ $chance }%と見ていました。
niwashi-thought-answers-you = あなたが灯籠に応えられた番は{ $asked }回。その後、Rojiは応える確率を{ $chance }%と見ていました。

# A person as a file
niwashi-person-file = { $path }は人のデータではありません。{ $want }が一度ずつ、0から1の割合で必要です。このファイルは、python -m roji.cli.niwashi.personで記録から作れます。
niwashi-person-none = この記録の中に、{ $name }が打った庭師の対局はありません。--name NAMEでその名前の人を、なければすべての人を対象にします。
