# Gartenaufträge
orders-title = Niwa - Gartenaufträge
menu-orders = Offene Karten tauschen, bis die Hand dem Auftrag dient.
menu-name-orders = Gartenaufträge
menu-facts-orders = 2–6 Personen · 20 min
orders-lead-1 = Der Auftrag sagt, welche Karten zählen. Bring deine neun Karten dazu passend zusammen.
orders-lead-2 = In deinem Zug tauschst du eine deiner Karten gegen eine offene oder deckst die nächste Karte des Stapels auf.
orders-lead-3 = Drei Karten eines Werts in drei Farben sind ein Trio und zählen extra. Ist der Stapel leer, wird gewertet.

## Karten (O-1)
orders-letter-P = Rosa
orders-letter-G = Grün
orders-letter-O = Orange
orders-card = { $first } { $rest }

## Die acht Aufträge (O-2)
orders-order-1 = alle übrigen Karten
orders-order-2 = alle Karten einer Farbe
orders-order-3 = die höchste Karte jeder Farbe
orders-order-4 = Paare eines Werts
orders-order-5 = Paare eines Werts in einer Farbe
orders-order-6 = alle ungeraden Karten
orders-order-7 = alle geraden Karten
orders-order-8 = die längste Folge in einer Farbe

## Warum eine Hand zählt
orders-reason-trio = Trio
orders-reason-all = übrige Karten
orders-reason-colour = Karten einer Farbe
orders-reason-highest = höchste jeder Farbe
orders-reason-pair = Paar
orders-reason-twins = Paar in einer Farbe
orders-reason-odd = ungerade Karten
orders-reason-even = gerade Karten
orders-reason-run = längste Folge
orders-reason-rest = ohne Punkte

## Optionen
orders-option-players = Wie viele am Tisch sitzen
orders-option-rounds = Runden je Partie
orders-option-orders = Welche Aufträge gespielt werden
orders-orders-drawn = gezogen, jede Runde ein anderer
orders-orders-1 = in jeder Runde Auftrag 1
orders-orders-2 = in jeder Runde Auftrag 2
orders-orders-3 = in jeder Runde Auftrag 3
orders-orders-4 = in jeder Runde Auftrag 4
orders-orders-5 = in jeder Runde Auftrag 5
orders-orders-6 = in jeder Runde Auftrag 6
orders-orders-7 = in jeder Runde Auftrag 7
orders-orders-8 = in jeder Runde Auftrag 8
orders-option-stall_rounds = Nach so vielen Tischrunden nur mit Tauschen muss jemand aufdecken (0: nie)
orders-option-min_run = So viele Karten braucht eine Folge mindestens
orders-option-starter = Wer beginnt

## Fehler
orders-card-unknown = { $card } ist keine Karte.{ $meant ->
    [none] {" "}Schreib Farbe und Wert: P Rosa, G Grün, O Orange, 0 bis 10, etwa P8.
   *[other] {" "}Ist { $meant } gemeint?
}
orders-card-thrice = { $card } kommt öfter als zweimal vor; jede Karte gibt es zweimal.
orders-hand-size = Eine Hand hat 9 Karten; diese hat { $count }.
orders-deck-size = Ein Kartensatz hat { $size } Karten, jede der { $kinds } zweimal; dieser hat { $count }.
orders-order-number = Einen Auftrag { $order } gibt es nicht; die Aufträge sind 1 bis 8.
orders-order-missing = Welcher Auftrag zählt? Nenne ihn: 1 bis 8.
orders-too-many-orders = { $count } Aufträge sind zu viele für { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}. Lass welche weg oder spiel mehr Runden.
orders-deal-order-missing = Nichts sagt, welcher Auftrag für diese Karten gilt: Beginne jeden Kartensatz mit seiner Nummer („4: P8 G1 …“), wähle die Option orders oder gib zusätzlich einen Startwert an.
orders-deal-order-fixed = Dieser Kartensatz nennt Auftrag { $order }, die Option orders sieht für seine Runde aber { $fixed } vor.
orders-deal-order-twice = Auftrag { $order } ist für zwei Runden genannt; jede Runde hat einen anderen. Wiederholungen erlaubt die Option orders.
orders-state-rounds = Die beendeten Runden, die laufende und die kommenden müssen zusammen { $rounds } ergeben, jede mit ihrem Auftrag.
orders-nothing-to-take = { $text }: Gerade gibt es nichts zu nehmen. Leg zuerst eine Handkarte ab, etwa P8, oder deck auf.
orders-trio-unknown = { $text } ist kein Trio. Schreib das Wort und seinen Wert, trio0 bis trio10.
orders-refuse-over = die Partie ist zu Ende.
orders-refuse-trio = ein Trio der { $value } liegt nicht offen. Offen liegen: { $trios }.
orders-refuse-choose = ein Trio liegt offen: Nimm es ({ $trios }) oder verzichte mit decline.
orders-refuse-one-trio = du nimmst das Trio der { $value }, und je Zug gibt es nur eins.
orders-refuse-lay-three = du nimmst das Trio der { $value }: Leg dafür drei Handkarten ab.
orders-refuse-swapped = du tauschst in diesem Zug: Danach gibt es kein Trio. Nimm eine Karte aus der Reihe.
orders-refuse-reveal-first = ein Trio nimmt man nur nach dem Aufdecken. Deck zuerst eine Karte auf.
orders-refuse-no-trio = es gibt nichts, worauf du verzichten könntest. Ein Trio gibt es nur nach einem Aufdecken, wenn dann eins offen liegt.
orders-refuse-same = { $card } hast du gerade abgelegt. Nimm eine andere.
orders-refuse-take = { $card } liegt nicht in der Reihe. Nimm eine von { $choices }.
orders-refuse-take-first = du hast eine Karte zum Tausch abgelegt: Nimm eine von { $choices }.
orders-refuse-stalled = der Tisch hat lange genug getauscht: Jetzt musst du aufdecken.
orders-refuse-not-in-hand = { $card } ist nicht auf deiner Hand. Du hast { $hand }.

## Was geschieht, in Worten
orders-tell-lay = { $who } legt { $card } ab.
orders-tell-lay-you = Du legst { $card } ab.
orders-tell-take = { $who } nimmt { $card }.
orders-tell-take-you = Du nimmst { $card }.
orders-tell-reveal = { $who } deckt { $card } auf.
orders-tell-reveal-you = Du deckst { $card } auf.
orders-tell-choose = { $who } will das Trio der { $value } und legt dafür drei Karten ab.
orders-tell-choose-you = Du willst das Trio der { $value } und legst dafür drei Karten ab.
orders-tell-trio = { $who } nimmt das Trio: { $cards }.
orders-tell-trio-you = Du nimmst das Trio: { $cards }.
orders-tell-decline = { $who } lässt das Trio liegen.
orders-tell-decline-you = Du lässt das Trio liegen.
orders-tell-order = Auftrag { $number } gilt: Trios und { $order }.
orders-tell-start = { $who } beginnt.
orders-tell-start-you = Du beginnst.
orders-tell-round = Runde { $number } ist zu Ende. { $won } ({ $hands }).
orders-tell-hand = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
orders-tell-over = { $won }: { $scores }.
orders-swing = Am meisten bewegte Runde { $number }: { $who } lag { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} vor dem Nächsten.
orders-swing-you = Am meisten bewegte Runde { $number }: Du lagst { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} vor dem Nächsten.
orders-score = { $who } { $points }
orders-label-order = Auftrag { $number }
orders-label-row = Reihe
orders-label-hand = deine Hand

## Am Tisch
orders-ask-turn = Gib eine Karte für eine aus der Reihe oder deck auf
orders-ask-must = Der Tisch hat lange genug getauscht: Deck eine Karte auf
orders-ask-take = { $card } ist abgelegt: Welche Karte nimmst du dafür?
orders-ask-trio = { $count ->
    [one] Ein Trio liegt offen: Willst du es?
   *[other] Trios liegen offen: Willst du eins davon?
}
orders-ask-lay = Das Trio der { $value }: Leg dafür noch { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
} ab
orders-choice-swap = { $card } geben und eine Karte aus der Reihe nehmen
orders-choice-take = { $card } für { $given } nehmen
orders-choice-reveal = Die oberste Karte des Stapels aufdecken
orders-choice-trio = Das Trio { $cards } nehmen und drei Karten dafür ablegen
orders-choice-decline = Das Trio liegen lassen
orders-choice-lay = { $card } für das Trio der { $trio } ablegen
orders-board-order = Auftrag { $number }
orders-board-counts = Trios und { $order }
orders-board-reveal = aufdecken
orders-board-decline = liegen lassen
orders-board-trio = Trio der { $value } → { $points }
orders-board-swaps = { $count ->
    [0] jetzt muss aufgedeckt werden
    [one] noch einmal tauschen, dann muss aufgedeckt werden
   *[other] noch { $count }-mal tauschen, dann muss aufgedeckt werden
}
orders-board-swaps-short = { $count ->
    [0] jetzt aufdecken!
    [one] noch einmal tauschen
   *[other] noch { $count }-mal tauschen
}
orders-board-pays = zählt jetzt { $points }
orders-board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
orders-board-unknown = { $count } unbekannt
orders-board-total = Summe
orders-board-star = ★ { $what }
orders-board-count = Deine Hand unter diesem Auftrag
orders-board-rounds = Bisherige Runden
orders-board-hand = Deine Hand
orders-short-trio = Trio
orders-short-all = alle
orders-short-colour = Farbe
orders-short-highest = höchste
orders-short-pair = Paar
orders-short-twins = Paar
orders-short-odd = ungerade
orders-short-even = gerade
orders-short-run = Folge
orders-short-rest = –
orders-aim-give = Gib { $card } und nimm dann eine Karte aus der Reihe{ $known ->
    [yes] {" "}(alle wissen, dass du sie hast)
   *[no] {""}
}
orders-aim-swap = Gib { $card } für { $take }: Deine Hand würde { $points } zählen ({ $change })
orders-aim-want = Nimm { $card }: Für { $give } würde deine Hand { $points } zählen ({ $change })
orders-aim-drop = { $card } willst du haben; wähl sie noch einmal, um es dir anders zu überlegen
orders-aim-take = Nimm { $card }: Deine Hand würde { $points } zählen
orders-aim-lay = Leg { $card } für das Trio ab: Deine Hand kann noch { $points } erreichen
orders-aim-trio = Nimm das Trio { $cards } für drei deiner Karten: Deine Hand kann { $points } erreichen ({ $change })
orders-aim-reveal = { $count ->
    [0] Der Stapel ist aufgebraucht: Nach diesem Zug endet die Runde
    [one] Deck die letzte Karte des Stapels auf: Nach diesem Zug endet die Runde
   *[other] Deck die oberste Karte des Stapels auf; { $count } liegen noch da
}

## Der Tisch in Sätzen
orders-line-order = Auftrag { $number }: Trios und { $order }.
orders-line-row = Reihe: { $cards }.
orders-line-stack = { $count ->
    [one] Eine Karte liegt noch im Stapel.
   *[other] { $count } Karten liegen noch im Stapel.
}
orders-line-swaps = { $count ->
    [0] Lange hat niemand aufgedeckt: Jetzt muss es sein.
    [one] Noch einmal kann getauscht werden, dann muss jemand aufdecken.
   *[other] Noch { $count }-mal kann getauscht werden, dann muss jemand aufdecken.
}
orders-line-seat = { $who }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: bekannt { $cards }; { $count ->
    [0] nichts ist unbekannt
    [one] eine Karte ist unbekannt
   *[other] { $count } Karten sind unbekannt
}.
orders-line-seat-you = Die anderen wissen von dir: { $cards }; { $count ->
    [0] sie kennen deine ganze Hand
    [one] eine Karte kennen sie nicht
   *[other] { $count } Karten kennen sie nicht
}. Du hast { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
orders-line-won = Auftragskarten von { $who }: { $orders }.
orders-line-won-you = Deine Auftragskarten: { $orders }.
orders-line-hand = Deine Hand: { $cards }.
orders-line-pays = Würde sie jetzt gezählt, gäbe sie { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $reasons }.
orders-line-reason = { $name } { $points } ({ $cards })
orders-line-laid = Du hast { $card } abgelegt und nimmst dafür eine Karte.
orders-line-take = So viel würde deine Hand mit jeder Karte der Reihe zählen: { $cards }.
orders-line-swap = Für { $take } gibst du am besten { $give }; dann würde deine Hand { $points } zählen.
orders-line-no-swap = Kein Tausch würde deine Hand sofort mehr zählen lassen.
orders-line-reach = So viel kann deine Hand noch erreichen, wenn du ablegst: { $cards }.
orders-line-trio = Mit dem Trio der { $value } könnte deine Hand bis zu { $points } zählen.
orders-line-lay = Für das Trio der { $value } legst du { $count ->
    [one] noch eine Karte
   *[other] noch { $count } Karten
} ab.
orders-line-nothing = nichts
orders-line-sum = { $who }: { $rounds } = { $points }
orders-line-worth = { $card }: { $points }
orders-place = { $who } { $points }, Platz { $place }

## Die Zählung einer Runde und der Partie
orders-page-order = Auftrag { $number }: Trios und { $order }
orders-page-wins = { $who } gewinnt Auftrag { $number }
orders-page-wins-you = Du gewinnst Auftrag { $number }
orders-page-shared = Auftrag { $number } teilen sich { $winners }
orders-page-over = Die höchste Summe aller Runden gewinnt (O-27)
orders-page-sum = Summe
orders-page-winner = { $who } gewinnt die Partie
orders-page-winner-you = Du gewinnst die Partie
orders-page-draw = Die Partie teilen sich { $winners }

## Im Browser
orders-deck-orders = Die acht Aufträge
orders-plain-swap = Gib { $card } für { $take }
orders-plain-want = Nimm { $card }: Welche Karte gibst du dafür?
orders-plain-trio = Trio der { $value }
orders-worth = Punkte an Karten
orders-worth-more = An jeder Karte zeigen, was ein Tausch brächte
orders-recent-lay = { $who } hat sie hingelegt
orders-recent-reveal = { $who } hat sie aufgedeckt
orders-recent-take = Eben genommen: { $cards }.
orders-card-known = { $card } (alle wissen, dass du sie hast)
orders-figure-run = Die vier in Folge zählen, obwohl die anderen zwei mehr brächten.
orders-figure-example = Die neun Karten des Beispiels, so wie sie zählen
orders-score-order = der Auftrag, der zählt, 1 bis 8
orders-flag-order = Welcher Auftrag zählt?

# Warum eine Entscheidung gut ist
orders-why-most = Deine Hand kann dann { $points } zahlen, { $more } mehr als { $what ->
    [swap] mit jedem anderen Tausch
    [give] mit jeder anderen Karte, die du geben könntest
    [take] mit jeder anderen Karte, die du nehmen könntest
   *[lay] mit jeder anderen Karte, die du ablegen könntest
}.
orders-why-only = Deine Hand kann dann { $points } zahlen, { $more } mehr als jetzt; kein anderer Tausch zahlt mehr als jetzt.
orders-why-more = Deine Hand kann dann { $points } zahlen, { $more } mehr als jetzt.
orders-why-equal = Deine Hand kann dann { $points } zahlen; keine andere Wahl bringt mehr.
orders-why-less = Deine Hand kann dann { $points } zahlen.
orders-why-swap-idle = In deiner Hand zählt { $card } nichts; die Karte wegzugeben kostet keinen Punkt.
orders-why-swap-even = Verändert deine Hand für später: Nach dem Tausch zahlt sie { $points }, jetzt { $now }.
orders-why-coming = { $count } der Karten, die noch kommen können, würden dann mehr zahlen lassen, sonst { $fewer }.
orders-why-trio = Mit dem Trio kann deine Hand { $points } zahlen statt { $now }.
orders-why-decline = Kein Trio hier zahlt mehr als die { $now }, die du hast.
orders-why-decline-still = Hält deine Hand mit { $now } zusammen, obwohl ein Trio { $points } zahlen könnte.
orders-why-reveal-must = Getauscht wird gerade nicht mehr: Du musst aufdecken.
orders-why-reveal-nothing = Kein Tausch zahlt mehr als die { $now }, die du hast; { $stack ->
    [one] eine Karte ist
   *[other] { $stack } Karten sind
} noch aufzudecken.
orders-why-reveal-little = Bringt die Runde dem Ende näher, { $stack ->
    [one] eine Karte ist
   *[other] { $stack } Karten sind
} noch aufzudecken; der beste Tausch brächte { $gain } mehr.

## Die Aufgabe des Tages
orders-problem-task = Mit welchem Zug gewinnst du am ehesten?
