# Was Tsukimi sagt. Jeder Schlüssel beginnt mit der Kennung des Spiels; was einen Platz betrifft, sagt -you diesem selbst.
tsukimi-title = Tsukimi
menu-name-tsukimi = Tsukimi
menu-tsukimi = Hol dir die Monde und die Hasen – oder gar nichts.
menu-facts-tsukimi = 2–4 Personen · 10 min
tsukimi-option-players = Mitspielende
tsukimi-option-rounds = Runden einer Partie

tsukimi-letter-g = Gras
tsukimi-letter-c = Wolke
tsukimi-letter-h = Hase
tsukimi-letter-m = Mond
tsukimi-card = { $first } { $rest }

tsukimi-view-round = Runde
tsukimi-view-hand = Deine Hand
tsukimi-view-hand_counts = Handkarten
tsukimi-view-leader = Ausgespielt von
tsukimi-view-laid = Der Stich
tsukimi-view-taken = Gewonnene Karten
tsukimi-group-lay = Karte legen

tsukimi-choice-lay = { $card } legen
tsukimi-ask-lead = Welche Karte spielst du aus?
tsukimi-ask-lay = Welche Karte legst du?
tsukimi-tell-lay = { $who } legt { $card }.
tsukimi-tell-lay-you = Du legst { $card }.
tsukimi-tell-trick = { $who } macht den Stich.
tsukimi-tell-trick-you = Du machst den Stich.
tsukimi-tell-deal = { $who } bekommt { $cards }.
tsukimi-tell-deal-you = Du bekommst { $cards }.
tsukimi-tell-round = Runde { $number }: { $points }.
tsukimi-tell-over = Die Partie ist zu Ende: { $points }.
tsukimi-tell-won = { $who } gewinnt.
tsukimi-tell-won-you = Du gewinnst.
tsukimi-tell-tie = Ihr teilt euch den Sieg.
tsukimi-line-hand = Deine Hand: { $cards }.
tsukimi-line-laid = Auf dem Tisch, ausgespielt von { $who }: { $cards }.
tsukimi-line-laid-you = Auf dem Tisch, von dir ausgespielt: { $cards }.
tsukimi-line-taken = { $who } hat { $cards } gewonnen.
tsukimi-line-taken-you = Du hast { $cards } gewonnen.

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

tsukimi-lesson-suit = Ein Stich aus Gras: Ein höheres Gras nimmt ihn. Nimm ihn.
tsukimi-lesson-suit-right = Beide Karten gehören dir.
tsukimi-lesson-suit-wrong = Diese Karte ist von anderer Farbe und kann den Stich nicht nehmen.
tsukimi-lesson-moon = In diesem Stich liegt ein Hase, der einen Punkt bringt. Jeder Mond nimmt jeden Stich.
tsukimi-lesson-moon-right = Ein Hase und ein Mond: drei Punkte.
tsukimi-lesson-moon-wrong = Nur ein Mond nimmt diesen Stich.
tsukimi-lesson-nothing = Bisher hast du nichts genommen. Lass es dabei: Wer keinen Stich nimmt, bekommt sechs Punkte.
tsukimi-lesson-nothing-on = Noch ein Stich, und ein Mond liegt vorn. Jetzt kann nichts mehr schiefgehen.
tsukimi-lesson-nothing-right = Du hast den Mond betrachtet: sechs Punkte.
tsukimi-lesson-nothing-wrong = Diese Wolke würde den Stich nehmen.
