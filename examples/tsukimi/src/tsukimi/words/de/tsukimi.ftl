# Was Tsukimi sagt. Jeder Schlüssel beginnt mit der Kennung des Spiels; was einen Platz betrifft, sagt -you diesem selbst.
tsukimi-title = Tsukimi
menu-name-tsukimi = Tsukimi
menu-tsukimi = Hol dir die Monde und die Hasen – oder gar nichts.
menu-facts-tsukimi = 2–4 Personen · 10 min
tsukimi-option-players = Mitspielende
tsukimi-option-rounds = Runden einer Partie

tsukimi-suit-g = Gräser
tsukimi-suit-c = Wolken
tsukimi-suit-h = Hasen
tsukimi-suit-m = Monde

tsukimi-refuse-over = Die Partie ist vorbei.
tsukimi-refuse-not-in-hand = { $card } hast du nicht auf der Hand: { $hand }.
tsukimi-no-card = „{ $text }“ ist keine Karte. Karten sind g1–g6 (Gräser), c1–c6 (Wolken), h1–h6 (Hasen) und m1–m6 (Monde).

tsukimi-why-takes = Das bringt dir den Stich mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
tsukimi-why-little = { $points ->
    [0] Damit gibst du nichts her.
    [one] Damit gibst du nur { $points } Punkt her.
   *[other] Damit stehen { $points } Punkte auf dem Spiel.
}
tsukimi-reason-moons = Monde
tsukimi-reason-hares = Hasen
tsukimi-reason-nothing = Kein Stich: Du hast den Mond angeschaut
