# Warum eine Entscheidung gut ist
why-other = Das schnitt in den gedachten Partien am besten ab.

why-koikoi-completes = Gewinnt { $cards } und vollendet { $yaku }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} vor jeder Verdopplung.
why-koikoi-raises = Gewinnt { $cards }: Deine Kombinationen zählen dann { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} vor jeder Verdopplung.
why-koikoi-nears = Gewinnt { $cards }; dann { $missing ->
    [one] fehlt eine Karte
   *[other] fehlen { $missing } Karten
} für { $yaku }.
why-koikoi-keeps = Hält { $cards } von der Gegenseite fern, der { $missing ->
    [one] eine Karte
   *[other] { $missing } Karten
} für { $yaku } { $missing ->
    [one] fehlt
   *[other] fehlen
}.
why-koikoi-collects = Gewinnt { $cards }: Dann hast du { $have } von { $need } für { $yaku }.
why-koikoi-takes = Gewinnt { $cards }.
why-koikoi-either = Passt zu { $cards }; davon nimmst du eine.
why-koikoi-safe = Niemand kann { $card } gewinnen außer dir: Der Rest des Monats ist auf deiner Hand oder schon gewonnen.
why-koikoi-harmless = Gibt wenig her: Wer { $card } gewinnt, bekommt keine neuen Punkte, und keine andere Kombination rückt auf { $near } Karten heran.
why-koikoi-lays = { $count ->
    [one] Nur eine Karte des Monats ist noch verdeckt und könnte
   *[other] { $count } Karten des Monats sind noch verdeckt und könnten
} { $card } gewinnen.
why-koikoi-calls = Weiterspielen verspricht { $call } %, Aufhören { $stop } %; du hast noch { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
}.
why-koikoi-stops = { $points ->
    [one] { $points } Punkt ist
   *[other] { $points } Punkte sind
} sicher: Aufhören verspricht { $stop } %, Weiterspielen { $call } %.
why-koikoi-stops-before = { $points ->
    [one] { $points } Punkt ist
   *[other] { $points } Punkte sind
} sicher: Aufhören verspricht { $stop } %, Weiterspielen { $call } %; der Gegenseite { $missing ->
    [one] fehlt eine Karte
   *[other] fehlen { $missing } Karten
} für { $yaku }.

why-orders-most = Deine Hand kann dann { $points } zahlen, { $more } mehr als { $what ->
    [swap] mit jedem anderen Tausch
    [give] mit jeder anderen Karte, die du geben könntest
    [take] mit jeder anderen Karte, die du nehmen könntest
   *[lay] mit jeder anderen Karte, die du ablegen könntest
}.
why-orders-only = Deine Hand kann dann { $points } zahlen, { $more } mehr als jetzt; kein anderer Tausch zahlt mehr als jetzt.
why-orders-more = Deine Hand kann dann { $points } zahlen, { $more } mehr als jetzt.
why-orders-equal = Deine Hand kann dann { $points } zahlen; keine andere Wahl bringt mehr.
why-orders-less = Deine Hand kann dann { $points } zahlen.
why-orders-swap-idle = In deiner Hand zählt { $card } nichts; die Karte wegzugeben kostet keinen Punkt.
why-orders-swap-even = Verändert deine Hand für später: Nach dem Tausch zahlt sie { $points }, jetzt { $now }.
why-orders-trio = Mit dem Trio kann deine Hand { $points } zahlen statt { $now }.
why-orders-decline = Kein Trio hier zahlt mehr als die { $now }, die du hast.
why-orders-decline-still = Hält deine Hand mit { $now } zusammen, obwohl ein Trio { $points } zahlen könnte.
why-orders-reveal-must = Getauscht wird gerade nicht mehr: Du musst aufdecken.
why-orders-reveal-nothing = Kein Tausch zahlt mehr als die { $now }, die du hast; { $stack ->
    [one] eine Karte ist
   *[other] { $stack } Karten sind
} noch aufzudecken.
why-orders-reveal-little = Bringt die Runde dem Ende näher, { $stack ->
    [one] eine Karte ist
   *[other] { $stack } Karten sind
} noch aufzudecken; der beste Tausch brächte { $gain } mehr.

why-niwashi-shows = Zeigt { $wish }{ $count ->
    [one] {""}
   *[other] {" "}(und zusammen { $count } Formen)
}: Soweit seine Entscheidungen es verraten, hat dein Partner diesen Auftrag mit { $chance } % auf der Hand.
why-niwashi-near = Deinem Auftrag { $wish } fehlt dann ein Feld.
why-niwashi-builds = Bringt deinen Auftrag { $wish } auf { $have } von 5 Feldern.
why-niwashi-lies = Dein Auftrag { $wish } liegt dann vollständig da; er erfüllt sich, sobald dein Partner eines seiner Felder mit derselben Jahreszeit überdeckt.
why-niwashi-offers = Bringt { $wish } auf 4 von 5 Feldern: Soweit seine Entscheidungen es verraten, hat dein Partner diesen Auftrag mit { $chance } % auf der Hand.
why-niwashi-waits = Zeigt nichts, was dein Partner wahrscheinlich auf der Hand hat, und bringt keinen deiner Aufträge näher.
why-niwashi-tile = { $count ->
    [0] Kein Feld von { $tile } hat eine Jahreszeit deiner Aufträge.
    [one] Ein Feld von { $tile } hat eine Jahreszeit deiner Aufträge.
   *[other] { $count } Felder von { $tile } haben Jahreszeiten deiner Aufträge.
}
why-niwashi-cell = Von hier aus lässt sich das Plättchen auf mehrere Arten legen.
why-niwashi-discard = { $count ->
    [0] Kein Feld von { $tile } hat eine Jahreszeit deiner Aufträge.
    [one] Nur ein Feld von { $tile } hat eine Jahreszeit deiner Aufträge.
   *[other] Alle deine Plättchen müssen weg; { $count } Felder von { $tile } haben Jahreszeiten deiner Aufträge.
}
why-niwashi-lantern = Die Laterne kann deinem Partner etwas sagen; sie kostet { $count ->
    [one] das Plättchen
   *[other] die { $count } Plättchen
} auf deiner Hand.

why-kokeshi-wins = Gewinnt mit diesem Zug.
why-kokeshi-draws = Beendet die Partie unentschieden.
why-kokeshi-forces = Gewinnt in { $turns } Zügen, was die Gegenseite auch tut.
why-kokeshi-stops = Die Gegenseite könnte mit ihrem nächsten Zug gewinnen; danach kann sie es nicht mehr.
why-kokeshi-late = Die Gegenseite kann trotzdem mit ihrem nächsten Zug gewinnen.
why-kokeshi-lets = Lässt die Gegenseite mit ihrem nächsten Zug gewinnen.
why-kokeshi-nearer = Bringt dich { $less ->
    [one] eine Überquerung
   *[other] { $less } Überquerungen
} näher: noch { $away } bis zur anderen Basis.
why-kokeshi-beads = Gibt deiner vordersten Figur mehr zum Laufen: { $beads ->
    [one] eine Perle
   *[other] { $beads } Perlen
}, noch { $away } Überquerungen.
why-kokeshi-race = Deine vorderste Figur ist { $own ->
    [one] eine Überquerung
   *[other] { $own } Überquerungen
} von der anderen Basis entfernt, die der Gegenseite { $other } von deiner.
why-kokeshi-place = Beginnt { $away } Überquerungen von der anderen Basis.
