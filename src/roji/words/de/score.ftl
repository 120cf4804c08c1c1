# Die Punktezählung, im Terminal und im Browser
score-total = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
score-nothing = Keine Kombination: 0 Punkte.

score-sheet = Punktezettel
score-count = Karten zählen
score-tap = Tippe die Karten an, wie sie auf dem Tisch liegen.
score-cards = { $count ->
    [0] Noch keine Karte angetippt
    [one] Eine Karte angetippt
   *[other] { $count } Karten angetippt
}
score-times = { $card }, { $count }-mal
score-plus = Mehr: { $what }
score-minus = Weniger: { $what }
score-undo = Rückgängig
score-clear = Alle Karten zurücklegen
score-write = Für { $who }
score-round = Runde { $number }
score-round-head = Runde
score-cell = { $who }, Runde { $number }
score-sum = Summe
score-sum-of = Summe von { $who }
score-together = Gemeinsam
score-of = von { $most }
score-who-won = Wer hat gewonnen?
score-won = { $who } hat gewonnen
score-drawn = Unentschieden
score-nobody = Niemand punktet
score-leads = { $who } führt.
score-level = { $who }: Gleichstand.
score-shared = { $who } teilen sich den Sieg.
score-share = Senden
score-print = Drucken
score-new = Neuer Zettel
score-new-sure = Einen neuen Zettel beginnen? Die Punkte auf diesem sind dann weg.
score-choices = Spieler, Runden, Hausregeln
score-rounds = Runden einer Partie
score-rounds-open = so viele ihr wollt
score-others = Ein anderes Spiel:
score-take = Diesen Zettel hier weiterführen
score-take-more = Er ersetzt deinen eigenen Zettel für dieses Spiel.
score-own = Zu meinem eigenen Zettel
score-broken = In diesem Link steckt kein Punktezettel. Vielleicht fehlt ein Stück; lass ihn dir noch einmal schicken.
