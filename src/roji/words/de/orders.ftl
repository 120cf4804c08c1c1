# Gartenaufträge
orders-title = Niwa - Gartenaufträge

## Karten (O-1)
orders-colour-P = Rosa
orders-colour-G = Grün
orders-colour-O = Orange
orders-card = { $colour } { $value }

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
orders-option-orders = Die Aufträge der Runden: gezogen ohne Wiederholung (drawn), oder eine Liste wie 4 oder 1,4,7, die von vorn beginnt, wenn sie kürzer als die Partie ist
orders-option-stall_rounds = Hausregel: Nach so vielen vollen Tischrunden nur mit Tauschen muss aufgedeckt werden (0: nie, wie gedruckt)
orders-option-min_run = So viele Karten braucht eine Folge mindestens
orders-option-starter = Wer beginnt: das Los oder ein Platz

## Fehler
orders-card-unknown = { $card } ist keine Karte.{ $meant ->
    [none] {" "}Schreib Farbe und Wert: P Rosa, G Grün, O Orange, 0 bis 10, etwa P8.
   *[other] {" "}Ist { $meant } gemeint?
}
orders-card-thrice = { $card } kommt öfter als zweimal vor; jede Karte gibt es zweimal.
orders-hand-size = Eine Hand hat 9 Karten; diese hat { $count }.
orders-deck-size = Ein Kartensatz hat 66 Karten, jede der 33 zweimal; dieser hat { $count }.
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
orders-tell-round = Runde { $number } ist zu Ende. Auftrag { $order } geht an: { $winners }.
orders-tell-hand = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
orders-tell-over = Die Partie ist zu Ende. { $scores }. Gewonnen: { $winners }.
orders-you = du
orders-score = { $who } { $points }
orders-label-order = Auftrag { $number }
orders-label-row = Reihe
orders-label-stack = Stapel
orders-label-known = { $who }, bekannt
orders-label-known-you = du, allen bekannt
orders-label-hand = deine Hand
orders-unknown = { $count ->
    [0] {""}
   *[other] + { $count } unbekannte
}
