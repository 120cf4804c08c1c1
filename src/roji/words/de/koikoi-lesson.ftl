# Die Lektion von Koi-Koi (games/koikoi/lesson.toml): was ein Schritt sagt, und was er antwortet
koikoi-lesson-month = Die Pflanze zeigt den Monat einer Karte. Tippe deine Kiefer an, dann die Kiefer auf dem Feld: So nimmst du beide.
koikoi-lesson-month-right = Beide Kiefern gehören dir, der Kranich auch. Was du nimmst, liegt offen vor dir.
koikoi-lesson-month-wrong = Von diesem Monat liegt nichts auf dem Feld, deine Karte bliebe nur liegen. Such den Monat, der auch dort liegt.

koikoi-lesson-stock = Nach deiner Karte wird die oberste des Stapels aufgedeckt und nimmt genauso. Nimm die Kirschblüte und sieh, was kommt.
koikoi-lesson-stock-right = Der Stapel brachte Pampasgras und holte dir die Gänse. Ein Zug kann zwei Paare bringen.
koikoi-lesson-stock-wrong = Diese Karte passt zu nichts. Nur die Kirschblüte hat einen Partner auf dem Feld.

koikoi-lesson-lay = Manchmal passt nichts; dann bleibt eine deiner Karten auf dem Feld liegen, und dein Gegenüber kann sie nehmen. Welche gibst du her?
koikoi-lesson-lay-right = Eine einfache Karte kostet dich wenig. Die beiden Lichter bleiben bei dir.
koikoi-lesson-lay-wrong = Das ist ein Licht, und es gibt nur fünf davon. Behalt es und leg die einfache Karte.

koikoi-lesson-two = Zwei Chrysanthemen liegen auf dem Feld, eine dritte hältst du. Spiel sie und wähl, welche du nimmst.
koikoi-lesson-two-on = Nun wähl: die Sakeschale oder die einfache Chrysantheme?
koikoi-lesson-two-right = Die Sakeschale ist ein Tier, zählt auch als einfache Karte und hilft bei mehreren Kombinationen.
koikoi-lesson-two-wrong = Diese Karte passt zu nichts. Du hältst eine dritte Chrysantheme.
koikoi-lesson-two-plain = Eine einfache Karte ist wenig wert. Die Sakeschale zählt als Tier und als einfache Karte.

koikoi-lesson-three = Drei Karten eines Monats liegen da. Deine vierte nimmt sie alle.
koikoi-lesson-three-right = Vier Karten auf einmal, der Phönix ist dabei.
koikoi-lesson-three-wrong = Diese Karte nimmt nichts. Such den Monat, der dreimal daliegt.

koikoi-lesson-light = Es gibt Lichter, Tiere, Bänder und einfache Karten, und das Seltene ist am meisten wert. Drei Dinge könntest du nehmen: Nimm das Licht.
koikoi-lesson-light-right = Der Vollmond, eines von fünf Lichtern. Schon drei davon sind eine Kombination.
koikoi-lesson-light-plain = Das nimmt zwei einfache Karten, und davon gibt es 24. Der Vollmond ist eines von fünf Lichtern.
koikoi-lesson-light-ribbon = Ein Band ist gut, aber es gibt zehn. Lichter gibt es nur fünf, und eines liegt gleich daneben.

koikoi-lesson-lights = Kranich und Mond gehören dir. Ein drittes Licht, nur nicht der Regenmann, ergibt eine Kombination für fünf Punkte.
koikoi-lesson-lights-right = Drei Lichter. Mit einer Kombination entscheidest du, wie es weitergeht.
koikoi-lesson-lights-wrong = Damit bliebe der Phönix für dein Gegenüber liegen. Er wäre dein drittes Licht.

koikoi-lesson-stop = Hör auf und nimm die fünf Punkte, oder ruf Koi-Koi und setz sie für mehr aufs Spiel. Roji fehlt nur der Hirsch, und er liegt da: Was tust du?
koikoi-lesson-stop-right = Fünf Punkte, und die Runde ist vorbei. Aufhören ist richtig, wenn dein Gegenüber kurz davor ist.
koikoi-lesson-stop-wrong = Zu gefährlich: Mit dem Hirsch gewänne Roji die Runde, und die Punkte zählten doppelt. Hör auf.

koikoi-lesson-call = Wieder drei Lichter, aber Roji hat fast nichts, und mit der Sakeschale wird dein Vorhang zur Kirschblütenschau. Trau dich: Ruf Koi-Koi.
koikoi-lesson-call-on = Roji hatte kein Glück. Nimm jetzt die Sakeschale, bevor Roji es tut.
koikoi-lesson-call-right = Drei Lichter und Kirschblütenschau: zehn Punkte, verdoppelt zwanzig. Eine neue Kombination beendet die Runde sofort.
koikoi-lesson-call-wrong = Fünf Punkte wären sicher. Hier ist aber mehr ganz nah, und Roji liegt weit zurück: Ruf diesmal Koi-Koi.
koikoi-lesson-call-later = Du hast gerufen, also brauchst du eine neue Kombination, bevor Roji eine hat. Die Sakeschale bringt sie.

koikoi-lesson-risk = Diesmal hat Roji Koi-Koi gerufen. Hast du zuerst eine Kombination, gewinnst du die Runde, und deine Punkte zählen doppelt.
koikoi-lesson-risk-right = Eber, Hirsch und Schmetterlinge: fünf Punkte, verdoppelt, weil Roji gerufen hatte. Roji bekommt nichts.
koikoi-lesson-risk-wrong = Jetzt zählt nur, wer schneller ist. Eber und Schmetterlinge hast du: Der Hirsch macht sie vollständig.

koikoi-lesson-seven = Ab sieben Punkten zählt eine Runde doppelt. Zwei Kombinationen sind nah: Nimm die, die sieben ergibt.
koikoi-lesson-seven-on = Fünf für die roten Bänder mit Schrift, zwei für deine anderen Bänder: sieben. Sichere sie dir.
koikoi-lesson-seven-right = Sieben, verdoppelt: vierzehn Punkte in einer Runde.
koikoi-lesson-seven-five = Eber, Hirsch und Schmetterlinge wären fünf. Die drei roten Bänder sind auch fünf, und deine zwei anderen Bänder bringen zwei dazu.
koikoi-lesson-seven-greedy = Vierzehn Punkte sind viel zu verlieren. Hör auf.
koikoi-lesson-seven-wrong = Das nimmt nichts. Sieh deine Bänder an: Welches fehlt?

koikoi-lesson-lucky = Zählen musst du nicht: Das macht der Tisch, und ein Tipp auf deine Karten zeigt, was noch fehlt. Hör hier auf und sieh, was du bekommst.
koikoi-lesson-lucky-right = Alle vier Kiefern auf einmal: Eine Glückshand bringt sechs Punkte, bevor jemand spielt. Wer nach zwölf Runden mehr Punkte hat, gewinnt.
koikoi-lesson-lucky-wrong = Roji fehlt nur der Hirsch. Nimm zuerst die fünf Punkte.
