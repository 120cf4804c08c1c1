# The scorekeeper, in the terminal and in the browser
score-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-nothing = No combination: 0 points.

score-sheet = Score sheet
score-count = Count cards
score-tap = Tap the cards as they lie on the table.
score-cards = { $count ->
    [0] No card tapped yet
    [one] One card tapped
   *[other] { $count } cards tapped
}
score-times = { $card }, { $count } times
score-plus = More: { $what }
score-minus = Fewer: { $what }
score-undo = Undo
score-clear = Put all cards back
score-write = For { $who }
score-round = Round { $number }
score-round-head = Round
score-cell = { $who }, round { $number }
score-sum = Sum
score-sum-of = Sum of { $who }
score-together = Together
score-of = of { $most }
score-who-won = Who won?
score-won = { $who } won
score-drawn = Drawn
score-nobody = Nobody scores
score-leads = { $who } leads.
score-level = { $who }: level.
score-shared = { $who } share the win.
score-share = Send
score-print = Print
score-new = New sheet
score-new-sure = Begin a new sheet? The points on this one will be gone.
score-choices = Players, rounds, house rules
score-rounds = Rounds in a match
score-rounds-open = as many as you like
score-others = Another game:
score-take = Continue this sheet here
score-take-more = It takes the place of your own sheet for this game.
score-own = To my own sheet
score-broken = There is no score sheet in this link. Perhaps part of it was lost; ask for it again.
