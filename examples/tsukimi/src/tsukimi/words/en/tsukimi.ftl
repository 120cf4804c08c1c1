# What Tsukimi says. Every key begins with the game's id; what is about one seat has a twin for that seat itself (-you).
tsukimi-title = Tsukimi
menu-name-tsukimi = Tsukimi
menu-tsukimi = Take the moons and the hares, or nothing at all.
menu-facts-tsukimi = 2–4 players · 10 min
tsukimi-option-players = Players
tsukimi-option-rounds = Rounds in a match

tsukimi-letter-g = grass
tsukimi-letter-c = cloud
tsukimi-letter-h = hare
tsukimi-letter-m = moon
tsukimi-card = { $first } { $rest }

tsukimi-view-round = Round
tsukimi-view-hand = Your hand
tsukimi-view-hand_counts = Cards in hand
tsukimi-view-leader = Led by
tsukimi-view-laid = The trick
tsukimi-view-taken = Taken
tsukimi-group-lay = Lay a card

tsukimi-choice-lay = Lay { $card }
tsukimi-ask-lead = Which card do you lead?
tsukimi-ask-lay = Which card do you lay?
tsukimi-tell-lay = { $who } lays { $card }.
tsukimi-tell-lay-you = You lay { $card }.
tsukimi-tell-trick = { $who } takes the trick.
tsukimi-tell-trick-you = You take the trick.
tsukimi-tell-deal = { $who } is dealt { $cards }.
tsukimi-tell-deal-you = You are dealt { $cards }.
tsukimi-tell-round = Round { $number }: { $points }.
tsukimi-tell-over = The match is over: { $points }.
tsukimi-tell-won = { $who } wins.
tsukimi-tell-won-you = You win.
tsukimi-tell-tie = The win is shared.
tsukimi-line-hand = Your hand: { $cards }.
tsukimi-line-laid = On the table, led by { $who }: { $cards }.
tsukimi-line-laid-you = On the table, led by you: { $cards }.
tsukimi-line-taken = { $who } has taken { $cards }.
tsukimi-line-taken-you = You have taken { $cards }.

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

tsukimi-lesson-suit = A trick of grass: a higher grass takes it. Take it.
tsukimi-lesson-suit-right = Both cards are yours.
tsukimi-lesson-suit-wrong = That card is of another suit and cannot take the trick.
tsukimi-lesson-moon = This trick holds a hare, which is worth a point. Any moon takes any trick.
tsukimi-lesson-moon-right = A hare and a moon: three points.
tsukimi-lesson-moon-wrong = Only a moon takes this trick.
tsukimi-lesson-nothing = You have taken nothing so far. Keep it like that: whoever takes no trick gets six points.
tsukimi-lesson-nothing-on = One more trick, and a moon was led. Nothing can go wrong now.
tsukimi-lesson-nothing-right = You were looking at the moon: six points.
tsukimi-lesson-nothing-wrong = That cloud would take the trick.
