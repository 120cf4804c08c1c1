# Was ein Begleiter dachte, am Ende der Partie erzählt
niwashi-thought-lit = { $who } entzündete die Laterne für { $wish }: { $have } von 5 Feldern lagen schon da, und allein nach den Plättchen konnte der Partner diesen Auftrag für zu { $chance } % wahrscheinlich halten.
niwashi-thought-lit-you = Du entzündetest die Laterne für { $wish }: { $have } von 5 Feldern lagen schon da, und allein nach den Plättchen konnte dein Partner diesen Auftrag für zu { $chance } % wahrscheinlich halten.
niwashi-thought-lit-otherwise = In der Sprache, die Roji versteht, nannte diese Laterne keinen Auftrag, den { $who } hatte.
niwashi-thought-lit-otherwise-you = In der Sprache, die Roji versteht, nannte diese Laterne keinen Auftrag, den du hattest.
niwashi-thought-manner = So hat Roji { $who } am Ende gelesen, in Anteilen der Züge: { $attentive } % lasen die Plättchen des Partners und gaben, { $unaware } % gaben, ohne sie zu lesen, { $selfish } % dienten nur den eigenen Aufträgen, und { $anyhow } % ergaben für Roji keinen Sinn.
niwashi-thought-manner-you = So hat Roji dich am Ende gelesen, in Anteilen deiner Züge: { $attentive } % lasen die Plättchen deines Partners und gaben, { $unaware } % gaben, ohne sie zu lesen, { $selfish } % dienten nur deinen eigenen Aufträgen, und { $anyhow } % ergaben für Roji keinen Sinn.
niwashi-thought-answers = { $asked ->
    [one] Einmal konnte { $who } auf eine Laterne antworten;
   *[other] In { $asked } Zügen konnte { $who } auf eine Laterne antworten;
} danach rechnete Roji zu { $chance } % mit einer Antwort.
niwashi-thought-answers-you = { $asked ->
    [one] Einmal konntest du auf eine Laterne antworten;
   *[other] In { $asked } Zügen konntest du auf eine Laterne antworten;
} danach rechnete Roji zu { $chance } % mit einer Antwort.

# Ein Mensch als Datei
niwashi-person-file = { $path } beschreibt keinen Menschen: es braucht { $want }, jedes einmal, als Anteile von 0 bis 1. python -m roji.cli.niwashi.person macht eine solche Datei aus Aufzeichnungen.
niwashi-person-none = Keine dieser Aufzeichnungen ist eine Partie Niwashi, in der { $name } mitspielt. Mit --name NAME ist es, wer so heißt, sonst jeder Mensch.
