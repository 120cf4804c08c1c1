# What Tsukimi says. Every key begins with the game's id; what is about one seat has a twin for that seat itself (-you).
tsukimi-title = Tsukimi
menu-name-tsukimi = Tsukimi
menu-tsukimi = Take the moons and the hares, or nothing at all.
menu-facts-tsukimi = 2–4 players · 10 min
tsukimi-option-players = Players
tsukimi-option-rounds = Rounds in a match

tsukimi-suit-g = grasses
tsukimi-suit-c = clouds
tsukimi-suit-h = hares
tsukimi-suit-m = moons

tsukimi-refuse-over = The match is over.
tsukimi-refuse-not-in-hand = { $card } is not in your hand: { $hand }.
tsukimi-no-card = “{ $text }” is not a card. Cards are g1–g6 (grasses), c1–c6 (clouds), h1–h6 (hares) and m1–m6 (moons).

tsukimi-why-takes = It takes the trick for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tsukimi-why-little = { $points ->
    [0] It gives nothing away.
    [one] It gives only { $points } point away.
   *[other] It leads with { $points } points at stake.
}
tsukimi-reason-moons = Moons
tsukimi-reason-hares = Hares
tsukimi-reason-nothing = Nothing taken: you were looking at the moon
