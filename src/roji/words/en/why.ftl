# Why a decision is good
why-other = It did best in the matches imagined.

why-koikoi-completes = Captures { $cards } and completes { $yaku }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} before any doubling.
why-koikoi-raises = Captures { $cards }: your combinations then count { $points ->
    [one] { $points } point
   *[other] { $points } points
} before any doubling.
why-koikoi-nears = Captures { $cards }; { $missing ->
    [one] one card is
   *[other] { $missing } cards are
} then missing for { $yaku }.
why-koikoi-keeps = Keeps { $cards } from the other, who lacks { $missing ->
    [one] one card
   *[other] { $missing } cards
} for { $yaku }.
why-koikoi-collects = Captures { $cards }: then you have { $have } of { $need } for { $yaku }.
why-koikoi-takes = Captures { $cards }.
why-koikoi-either = Matches { $cards }; you take one of them.
why-koikoi-safe = Nobody else can capture { $card }: the rest of its month is in your hand or captured.
why-koikoi-harmless = Gives little away: by capturing { $card } the other gets no new points and comes within { $near } cards of no other combination.
why-koikoi-lays = { $count ->
    [one] Only one card of its month is still hidden and
   *[other] { $count } cards of its month are still hidden and
} could capture { $card }.
why-koikoi-calls = Playing on promises { $call } %, stopping { $stop } %; you still hold { $hand ->
    [one] one card
   *[other] { $hand } cards
}.
why-koikoi-stops = { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} certain: stopping promises { $stop } %, playing on { $call } %.
why-koikoi-stops-before = { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} certain: stopping promises { $stop } %, playing on { $call } %; the other lacks { $missing ->
    [one] one card
   *[other] { $missing } cards
} for { $yaku }.

why-orders-most = Your hand can pay { $points } then, { $more } more than { $what ->
    [swap] with any other swap
    [give] by giving any other card
    [take] with any other card you could take
   *[lay] by laying any other card
}.
why-orders-only = Your hand can pay { $points } then, { $more } more than now; no other swap pays more than now.
why-orders-more = Your hand can pay { $points } then, { $more } more than now.
why-orders-equal = Your hand can pay { $points } then; no other choice brings more.
why-orders-less = Your hand can pay { $points } then.
why-orders-swap-idle = In your hand { $card } counts nothing; giving it away costs no point.
why-orders-swap-even = Changes your hand for later: it pays { $points } after the swap, { $now } now.
why-orders-trio = With the trio your hand can pay { $points } instead of { $now }.
why-orders-decline = No trio here pays more than the { $now } you have.
why-orders-decline-still = Keeps your hand of { $now } together, though a trio could pay { $points }.
why-orders-reveal-must = Swapping is over for now: you have to reveal.
why-orders-reveal-nothing = No swap pays more than the { $now } you have; { $stack ->
    [one] one card is
   *[other] { $stack } cards are
} left to reveal.
why-orders-reveal-little = Sooner to the end of the round, with { $stack ->
    [one] one card
   *[other] { $stack } cards
} left to reveal; the best swap would add { $gain }.

why-niwashi-shows = Shows { $wish }{ $count ->
    [one] {""}
   *[other] {" "}(and { $count } shapes in all)
}: as far as its decisions tell, your partner holds this wish with a chance of { $chance } %.
why-niwashi-near = Your wish { $wish } then lacks one field.
why-niwashi-builds = Brings your wish { $wish } to { $have } of 5 fields.
why-niwashi-lies = Your wish { $wish } lies complete then; it comes true when your partner covers one of its fields with the same season.
why-niwashi-offers = Brings { $wish } to 4 of 5 fields: as far as its decisions tell, your partner holds this wish with a chance of { $chance } %.
why-niwashi-waits = Shows nothing that your partner is likely to wish for, and brings none of your wishes nearer.
why-niwashi-tile = { $count ->
    [0] No field of { $tile } has a season of your wishes.
    [one] One field of { $tile } has a season of your wishes.
   *[other] { $count } fields of { $tile } have seasons of your wishes.
}
why-niwashi-cell = There are several ways to lay the tile from here.
why-niwashi-discard = { $count ->
    [0] No field of { $tile } has a season of your wishes.
    [one] Only one field of { $tile } has a season of your wishes.
   *[other] All your tiles have to go; { $count } fields of { $tile } have seasons of your wishes.
}
why-niwashi-lantern = The lantern can tell your partner something; it costs the { $count ->
    [one] tile
   *[other] { $count } tiles
} in your hand.

why-kokeshi-wins = Wins with this turn.
why-kokeshi-draws = Ends the match in a draw.
why-kokeshi-forces = Wins in { $turns } turns, whatever the other does.
why-kokeshi-stops = The other could win with its next turn; after this it cannot.
why-kokeshi-late = The other can win with its next turn all the same.
why-kokeshi-lets = Lets the other win with its next turn.
why-kokeshi-nearer = Brings you nearer by { $less ->
    [one] one crossing
   *[other] { $less } crossings
}: { $away } to the other base.
why-kokeshi-beads = Gives your foremost figurine more to run with: { $beads ->
    [one] one bead
   *[other] { $beads } beads
}, { $away } crossings to go.
why-kokeshi-race = Your foremost figurine is { $own ->
    [one] one crossing
   *[other] { $own } crossings
} from the other base, that of the other { $other } from yours.
why-kokeshi-place = Begins { $away } crossings from the other base.
