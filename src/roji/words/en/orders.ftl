# Garden Orders
orders-title = Niwa - Garden Orders
menu-orders = Swap open cards until your hand serves the order best.
menu-name-orders = Garden Orders
menu-facts-orders = 2–6 players · 20 min
orders-lead-1 = The order says which cards will count. Make your nine cards fit it.
orders-lead-2 = On your turn, swap one of your cards for an open one, or reveal the next card of the stack.
orders-lead-3 = Three cards of one value in three colours are a trio and score extra. When the stack runs out, everybody counts.

## Cards (O-1)
orders-letter-P = pink
orders-letter-G = green
orders-letter-O = orange
orders-card = { $first } { $rest }

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
orders-option-orders = Which orders are played
orders-orders-drawn = drawn, another one every round
orders-orders-1 = order 1 in every round
orders-orders-2 = order 2 in every round
orders-orders-3 = order 3 in every round
orders-orders-4 = order 4 in every round
orders-orders-5 = order 5 in every round
orders-orders-6 = order 6 in every round
orders-orders-7 = order 7 in every round
orders-orders-8 = order 8 in every round
orders-option-stall_rounds = After this many rounds of nothing but swaps somebody must reveal (0: never)
orders-option-min_run = Cards that a run needs at least
orders-option-starter = Who starts

## Errors
orders-card-unknown = { $card } is not a card.{ $meant ->
    [none] {" "}Write the colour and the value: P pink, G green, O orange, 0 to 10, such as P8.
   *[other] {" "}Did you mean { $meant }?
}
orders-card-thrice = { $card } appears more than twice; every card exists twice.
orders-hand-size = A hand has 9 cards; this one has { $count }.
orders-deck-size = A deck has { $size } cards, each of the { $kinds } twice; this one has { $count }.
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
orders-refuse-no-trio = there is nothing to decline. A trio is offered only after a reveal that leaves one lying open.
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
orders-tell-round = Round { $number } is over. { $won } ({ $hands }).
orders-tell-hand = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
orders-tell-over = { $won }: { $scores }.
orders-swing = Round { $number } moved most: { $who } was { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead of the next.
orders-swing-you = Round { $number } moved most: you were { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead of the next.
orders-score = { $who } { $points }
orders-label-order = order { $number }
orders-label-row = row
orders-label-hand = your hand

## At the table
orders-ask-turn = Give a card for one of the row, or reveal
orders-ask-must = The table has swapped long enough: reveal a card
orders-ask-take = { $card } is laid: which card do you take for it?
orders-ask-trio = { $count ->
    [one] A trio lies open: do you want it?
   *[other] Trios lie open: do you want one?
}
orders-ask-lay = The trio of { $value }: lay { $count ->
    [one] one more card
   *[other] { $count } more cards
} from your hand for it
orders-choice-swap = Give { $card } and take a card from the row
orders-choice-take = Take { $card } for { $given }
orders-choice-reveal = Reveal the top card of the stack
orders-choice-trio = Take the trio { $cards } and lay three cards for it
orders-choice-decline = Leave the trio where it is
orders-choice-lay = Lay { $card } for the trio of { $trio }
orders-board-order = Order { $number }
orders-board-counts = trios, and { $order }
orders-board-reveal = reveal
orders-board-decline = leave it
orders-board-trio = trio of { $value } → { $points }
orders-board-swaps = { $count ->
    [0] a card must be revealed now
    [one] one more swap, then somebody must reveal
   *[other] { $count } swaps left before somebody must reveal
}
orders-board-swaps-short = { $count ->
    [0] reveal now!
    [one] one more swap
   *[other] { $count } swaps left
}
orders-board-pays = pays { $points } now
orders-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
orders-board-unknown = { $count } unknown
orders-board-total = total
orders-board-star = ★ { $what }
orders-board-count = Your hand under this order
orders-board-rounds = Rounds so far
orders-board-hand = Your hand
orders-short-trio = trio
orders-short-all = all
orders-short-colour = colour
orders-short-highest = highest
orders-short-pair = pair
orders-short-twins = pair
orders-short-odd = odd
orders-short-even = even
orders-short-run = run
orders-short-rest = –
orders-aim-give = Give { $card }, then take a card from the row{ $known ->
    [yes] {" "}(everybody knows you hold it)
   *[no] {""}
}
orders-aim-swap = Give { $card } for { $take }: your hand would pay { $points } ({ $change })
orders-aim-want = Take { $card }: for { $give } your hand would pay { $points } ({ $change })
orders-aim-drop = { $card } is the card you want; choose it again to think it over
orders-aim-take = Take { $card }: your hand would pay { $points }
orders-aim-lay = Lay { $card } for the trio: your hand can still reach { $points }
orders-aim-trio = Take the trio { $cards } for three of your cards: your hand can reach { $points } ({ $change })
orders-aim-reveal = { $count ->
    [0] The stack is used up: the round ends after this turn
    [one] Reveal the last card of the stack: the round ends after this turn
   *[other] Reveal the top card of the stack; { $count } are left
}

## The table in sentences
orders-line-order = Order { $number }: trios, and { $order }.
orders-line-row = Row: { $cards }.
orders-line-stack = { $count ->
    [one] One card is left in the stack.
   *[other] { $count } cards are left in the stack.
}
orders-line-swaps = { $count ->
    [0] Nobody has revealed for long: now a card must be revealed.
    [one] After one more swap somebody must reveal.
   *[other] After { $count } more swaps somebody must reveal.
}
orders-line-seat = { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: known to hold { $cards }; { $count ->
    [0] nothing is unknown
    [one] one card is unknown
   *[other] { $count } cards are unknown
}.
orders-line-seat-you = The others know that you hold { $cards }; { $count ->
    [0] they know your whole hand
    [one] one card is unknown to them
   *[other] { $count } cards are unknown to them
}. You have { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
orders-line-won = Order cards of { $who }: { $orders }.
orders-line-won-you = Your order cards: { $orders }.
orders-line-hand = Your hand: { $cards }.
orders-line-pays = If it were counted now, it would pay { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $reasons }.
orders-line-reason = { $name } { $points } ({ $cards })
orders-line-laid = You have laid { $card } and take a card for it.
orders-line-take = What your hand would pay with each card of the row: { $cards }.
orders-line-swap = For { $take } you would best give { $give }; then your hand would pay { $points }.
orders-line-no-swap = No swap would make your hand pay more at once.
orders-line-reach = What your hand can still reach when you lay: { $cards }.
orders-line-trio = With the trio of { $value } your hand could pay up to { $points }.
orders-line-lay = For the trio of { $value } you lay { $count ->
    [one] one more card
   *[other] { $count } more cards
}.
orders-line-nothing = nothing
orders-line-sum = { $who }: { $rounds } = { $points }
orders-line-worth = { $card }: { $points }
orders-place = { $who } { $points }, place { $place }

## The count of a round and of the match
orders-page-order = Order { $number }: trios, and { $order }
orders-page-wins = { $who } wins order { $number }
orders-page-wins-you = You win order { $number }
orders-page-shared = Order { $number } is shared by { $winners }
orders-page-over = The highest sum of all rounds wins (O-27)
orders-page-sum = sum
orders-page-winner = { $who } wins the match
orders-page-winner-you = You win the match
orders-page-draw = The match is shared by { $winners }

## In the browser
orders-deck-orders = The eight orders
orders-plain-swap = Give { $card } for { $take }
orders-plain-want = Take { $card }: which card do you give for it?
orders-plain-trio = trio of { $value }
orders-worth = points on cards
orders-worth-more = Show on every card what a swap would bring
orders-recent-lay = { $who } has laid it
orders-recent-reveal = { $who } has turned it up
orders-recent-take = Just taken: { $cards }.
orders-card-known = { $card } (everybody knows you hold it)
orders-figure-run = The four in a row count, although the other two would bring more.
orders-figure-example = The nine cards of the example, grouped as they count
orders-score-order = the order that counts, 1 to 8
orders-flag-order = Which order counts?

# Why a decision is good
orders-why-most = Your hand can pay { $points } then, { $more } more than { $what ->
    [swap] with any other swap
    [give] by giving any other card
    [take] with any other card you could take
   *[lay] by laying any other card
}.
orders-why-only = Your hand can pay { $points } then, { $more } more than now; no other swap pays more than now.
orders-why-more = Your hand can pay { $points } then, { $more } more than now.
orders-why-equal = Your hand can pay { $points } then; no other choice brings more.
orders-why-less = Your hand can pay { $points } then.
orders-why-swap-idle = In your hand { $card } counts nothing; giving it away costs no point.
orders-why-swap-even = Changes your hand for later: it pays { $points } after the swap, { $now } now.
orders-why-coming = { $count } of the cards that may come would make your hand pay more then, { $fewer } otherwise.
orders-why-trio = With the trio your hand can pay { $points } instead of { $now }.
orders-why-decline = No trio here pays more than the { $now } you have.
orders-why-decline-still = Keeps your hand of { $now } together, though a trio could pay { $points }.
orders-why-reveal-must = Swapping is over for now: you have to reveal.
orders-why-reveal-nothing = No swap pays more than the { $now } you have; { $stack ->
    [one] one card is
   *[other] { $stack } cards are
} left to reveal.
orders-why-reveal-little = Sooner to the end of the round, with { $stack ->
    [one] one card
   *[other] { $stack } cards
} left to reveal; the best swap would add { $gain }.

## The problem of the day
orders-problem-task = Which turn gives you the best chance to win?
