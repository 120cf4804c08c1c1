# Die Lektion der Gartenaufträge (games/orders/lesson.toml): was ein Schritt sagt, und was er antwortet
orders-lesson-swap = Die Auftragskarte sagt, was zählt. Hier zählt jede Karte ihren Wert: Tippe deine grüne 1 an, dann die rosa 10, und sie tauschen die Plätze.
orders-lesson-swap-right = Neun Punkte mehr. Du hast immer neun Karten.
orders-lesson-swap-wrong = Gib die Karte her, die am wenigsten zählt, die grüne 1, und nimm dafür die rosa 10.
orders-lesson-swap-take = Nimm die Karte, die am meisten zählt: die rosa 10.

orders-lesson-colour = Bei diesem Auftrag zählen nur die Karten einer Farbe, und zwar der besten. Mach deine rosa Karten wertvoller.
orders-lesson-colour-right = Rosa bringt jetzt 37. Die anderen Farben zählen hier nichts.
orders-lesson-colour-wrong = Rosa ist deine beste Farbe: Behalt sie und gib eine orange oder grüne Karte für die rosa 9.
orders-lesson-colour-take = Diese Karte bringt weniger als die rosa 9.

orders-lesson-pair = Jetzt zählen Paare eines Werts, die Farbe ist gleich. Eine deiner einzelnen Karten findet in der Reihe einen Partner.
orders-lesson-pair-right = Zwei Neunen: achtzehn Punkte. Die Zehnen und die Vieren waren schon Paare.
orders-lesson-pair-wrong = Behalt deine Paare, die Zehnen und die Vieren. Gib eine niedrige einzelne Karte für die orange 9.
orders-lesson-pair-nine = Behalt die rosa 9: Ihr Partner, die orange 9, liegt in der Reihe.
orders-lesson-pair-take = Diese Karte findet in deiner Hand keinen Partner, die orange 9 schon.

orders-lesson-twin = Strenger: Nur Zwillinge zählen, gleicher Wert in gleicher Farbe. Welche Neun ist der Zwilling von deiner?
orders-lesson-twin-right = Zweimal die orange 9: achtzehn Punkte. Jede Karte gibt es genau zweimal.
orders-lesson-twin-wrong = Behalt deine Fünfen und die orange 9. Gib eine einzelne Karte und nimm die zweite orange 9.
orders-lesson-twin-take = Der Wert stimmt, die Farbe nicht. Deine Neun ist orange.

orders-lesson-highest = Hier zählt in jeder Farbe die höchste Karte. Eine deiner Farben ist schwach: Stärke sie.
orders-lesson-highest-right = Zehn, neun und acht. Sechs deiner Karten zählen nichts, und das macht nichts.
orders-lesson-highest-wrong = Rosa 10 und orange 8 sind deine besten, behalt sie. Gib etwas Niedriges für die grüne 9.
orders-lesson-highest-take = In Rosa und Orange hast du schon Höheres. Schwach ist Grün.

orders-lesson-run = Jetzt zählt die längste Reihe in einer Farbe, Werte ohne Lücke. Eine einzige Karte verbindet deine beiden Hälften.
orders-lesson-run-right = Drei, vier, fünf, sechs, sieben: 25 Punkte.
orders-lesson-run-wrong = Behalt deine grünen Karten: Mit der grünen 5 werden sie eine Reihe. Gib dafür eine andere her.
orders-lesson-run-short = Das gäbe nur eine kurze Reihe, und Länge geht vor Wert. Mit der grünen 5 sind es fünf hintereinander.

orders-lesson-reveal = Jede Karte zählt, aber in der Reihe liegt nichts Besseres, als du hast. Dann deck die oberste Karte des Stapels auf.
orders-lesson-reveal-right = Die neue Karte liegt für alle offen, und dein Zug ist vorbei. So siehst du mehr, und die anderen auch.
orders-lesson-reveal-wrong = Dieser Tausch würde dich Punkte kosten. Tippe stattdessen den Stapel an.

orders-lesson-trio = Drei Karten eines Werts, eine in jeder Farbe, sind ein Trio, und ein Trio aus Nullen bringt 20. Zwei liegen da: Deck eine Karte auf.
orders-lesson-trio-on = Die dritte Null! Nach dem Aufdecken darfst du ein Trio nehmen: Tu es.
orders-lesson-trio-right = Es gehört dir, sobald du dafür bezahlt hast.
orders-lesson-trio-wrong = Ein Trio gibt es nur nach dem Aufdecken, nie nach einem Tausch. Tippe den Stapel an.
orders-lesson-trio-decline = Zwanzig Punkte für drei Karten, und deine drei niedrigsten bringen nur sechs: Nimm das Trio.

orders-lesson-pay = Ein Trio kostet drei deiner Karten. Jede Karte zählt: Leg die drei ab, die dir am wenigsten fehlen.
orders-lesson-pay-right = Sechs Punkte abgelegt, zwanzig genommen.
orders-lesson-pay-wrong = Diese Karte zählt mehr als andere. Leg die 1, die 2 und die 3 ab.

orders-lesson-must = Vorsicht: Ein Trio auf der Hand muss als Trio gezählt werden, und drei Zehnen bringen zusammen nur 10. Welche Karte macht dich reicher?
orders-lesson-must-right = Deine zwei Zehnen zählen weiter je zehn, und die Neun kommt dazu.
orders-lesson-must-wrong = Tausch eine deiner drei niedrigsten Karten gegen die rosa 9.
orders-lesson-must-tens = Dann wären deine drei Zehnen ein Trio: 10 Punkte für alle, statt 20 für die zwei, die du hast.
orders-lesson-must-take = Diese Karte zählt weniger als die rosa 9.

orders-lesson-end = Eine Karte ist noch im Stapel, und mit ihr endet die Runde. Nur ungerade Karten zählen, und deine sind es alle: Mach Schluss.
orders-lesson-end-right = Die beste Hand gewinnt die Auftragskarte, und nach drei Runden gewinnt die höchste Summe die Partie.
orders-lesson-end-wrong = Ein Tausch macht deine Hand nur schlechter und gibt den anderen noch einen Zug. Deck die letzte Karte auf.
