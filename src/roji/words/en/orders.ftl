# Garden Orders
orders-title = Niwa - Garden Orders

## Cards (O-1)
orders-colour-P = pink
orders-colour-G = green
orders-colour-O = orange
orders-card = { $colour } { $value }

## The eight orders (O-2)
orders-order-1 = all cards left
orders-order-2 = all cards of one colour
orders-order-3 = the highest card of each colour
orders-order-4 = pairs of one value
orders-order-5 = pairs of one value and colour
orders-order-6 = all odd cards
orders-order-7 = all even cards
orders-order-8 = the longest run in one colour

## Why a hand scores
orders-reason-trio = trio
orders-reason-all = cards left
orders-reason-colour = cards of one colour
orders-reason-highest = highest of each colour
orders-reason-pair = pair
orders-reason-twins = pair of one colour
orders-reason-odd = odd cards
orders-reason-even = even cards
orders-reason-run = longest run
orders-reason-rest = no points

## Options
orders-option-players = Players at the table
orders-option-rounds = Rounds in a match
orders-option-orders = The orders of the rounds: drawn without repeats, or a list such as 4 or 1,4,7 that starts over when it is shorter than the match
orders-option-stall_rounds = House rule: after this many full table rounds of swaps the next player must reveal (0: never, as printed)
orders-option-min_run = Cards that a run needs at least
orders-option-starter = Who starts: by lot, or a seat

## Errors
orders-card-unknown = { $card } is not a card.{ $meant ->
    [none] {" "}Write the colour and the value: P pink, G green, O orange, 0 to 10, such as P8.
   *[other] {" "}Did you mean { $meant }?
}
orders-card-thrice = { $card } appears more than twice; every card exists twice.
orders-hand-size = A hand has 9 cards; this one has { $count }.
orders-deck-size = A deck has 66 cards, each of the 33 twice; this one has { $count }.
orders-order-number = There is no order { $order }; orders are 1 to 8.
orders-order-missing = Which order counts? Name it: 1 to 8.
orders-too-many-orders = { $count } orders are too many for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. Leave some out, or play more rounds.
orders-deal-order-missing = Nothing says which order governs these cards: begin every deck with its number (“4: P8 G1 …”), or choose the option orders, or give a seed as well.
orders-deal-order-fixed = This deck names order { $order }, but the option orders says { $fixed } for its round.
orders-deal-order-twice = Order { $order } is named for two rounds; every round has another order. The option orders allows repeats.
orders-state-rounds = The finished rounds, the running one and those to come must add up to { $rounds }, each with its order.
orders-nothing-to-take = { $text }: there is nothing to take now. Lay a card from your hand first, such as P8, or reveal.
orders-trio-unknown = { $text } is not a trio. Write the word and its value, trio0 to trio10.
orders-refuse-over = the match is over.
orders-refuse-trio = no trio of { $value } lies open. Open are: { $trios }.
orders-refuse-choose = a trio lies open: take it ({ $trios }) or decline.
orders-refuse-one-trio = you take the trio of { $value }, and only one trio per turn.
orders-refuse-lay-three = you take the trio of { $value }: lay three cards from your hand for it.
orders-refuse-swapped = this turn is a swap: no trio may be taken after it. Take one card from the row.
orders-refuse-reveal-first = trios are taken only after revealing a card. Reveal first.
orders-refuse-same = { $card } is the card you laid. Take a different one.
orders-refuse-take = { $card } does not lie in the row. Take one of { $choices }.
orders-refuse-take-first = you have laid a card for a swap: take one of { $choices }.
orders-refuse-stalled = the table has swapped long enough: now you must reveal.
orders-refuse-not-in-hand = { $card } is not in your hand. You hold { $hand }.

## What happens, in words
orders-tell-lay = { $who } lays { $card }.
orders-tell-lay-you = You lay { $card }.
orders-tell-take = { $who } takes { $card }.
orders-tell-take-you = You take { $card }.
orders-tell-reveal = { $who } reveals { $card }.
orders-tell-reveal-you = You reveal { $card }.
orders-tell-choose = { $who } wants the trio of { $value } and lays three cards for it.
orders-tell-choose-you = You want the trio of { $value } and lay three cards for it.
orders-tell-trio = { $who } takes the trio: { $cards }.
orders-tell-trio-you = You take the trio: { $cards }.
orders-tell-decline = { $who } leaves the trio where it is.
orders-tell-decline-you = You leave the trio where it is.
orders-tell-order = Order { $number } governs: trios, and { $order }.
orders-tell-start = { $who } starts.
orders-tell-start-you = You start.
orders-tell-round = Round { $number } is over. Order { $order } goes to { $winners }.
orders-tell-hand = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
orders-tell-over = The match is over. { $scores }. Winner: { $winners }.
orders-you = you
orders-score = { $who } { $points }
orders-label-order = order { $number }
orders-label-row = row
orders-label-stack = stack
orders-label-known = { $who }, known
orders-label-known-you = you, known to all
orders-label-hand = your hand
orders-unknown = { $count ->
    [0] {""}
   *[other] + { $count } unknown
}
