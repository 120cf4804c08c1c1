# Koi-Koi
koikoi-title = Koi-Koi
menu-koikoi = Pair flowers of a month, form combinations, dare to play on.
menu-name-koikoi = Koi-Koi
menu-facts-koikoi = 2 players · 30 min
koikoi-lead-1 = Tap a card in your hand. If a card of the same month lies on the field, you take both.
koikoi-lead-2 = Then the top card of the pile is turned over and takes its match in the same way.
koikoi-lead-3 = Certain sets of the cards you took score points. When you have one, you may stop and score, or call koi-koi and play on for more.

## Months and their plants (H-1)
koikoi-month-1 = January
koikoi-month-2 = February
koikoi-month-3 = March
koikoi-month-4 = April
koikoi-month-5 = May
koikoi-month-6 = June
koikoi-month-7 = July
koikoi-month-8 = August
koikoi-month-9 = September
koikoi-month-10 = October
koikoi-month-11 = November
koikoi-month-12 = December
koikoi-plant-1 = pine
koikoi-plant-2 = plum blossom
koikoi-plant-3 = cherry blossom
koikoi-plant-4 = wisteria
koikoi-plant-5 = iris
koikoi-plant-6 = peony
koikoi-plant-7 = bush clover
koikoi-plant-8 = pampas grass
koikoi-plant-9 = chrysanthemum
koikoi-plant-10 = maple
koikoi-plant-11 = willow
koikoi-plant-12 = paulownia

## Kinds of card
koikoi-kind-L = light
koikoi-kind-A = animal
koikoi-kind-R = ribbon
koikoi-kind-x = plain

## Cards (H-1 to H-3)
koikoi-card-1L = crane (pine)
koikoi-card-1R = red ribbon with writing (pine)
koikoi-card-1x = plain pine 1
koikoi-card-1y = plain pine 2
koikoi-card-2A = bush warbler (plum blossom)
koikoi-card-2R = red ribbon with writing (plum blossom)
koikoi-card-2x = plain plum blossom 1
koikoi-card-2y = plain plum blossom 2
koikoi-card-3L = curtain (cherry blossom)
koikoi-card-3R = red ribbon with writing (cherry blossom)
koikoi-card-3x = plain cherry blossom 1
koikoi-card-3y = plain cherry blossom 2
koikoi-card-4A = cuckoo (wisteria)
koikoi-card-4R = red ribbon (wisteria)
koikoi-card-4x = plain wisteria 1
koikoi-card-4y = plain wisteria 2
koikoi-card-5A = plank bridge (iris)
koikoi-card-5R = red ribbon (iris)
koikoi-card-5x = plain iris 1
koikoi-card-5y = plain iris 2
koikoi-card-6A = butterflies (peony)
koikoi-card-6R = blue ribbon (peony)
koikoi-card-6x = plain peony 1
koikoi-card-6y = plain peony 2
koikoi-card-7A = boar (bush clover)
koikoi-card-7R = red ribbon (bush clover)
koikoi-card-7x = plain bush clover 1
koikoi-card-7y = plain bush clover 2
koikoi-card-8L = full moon (pampas grass)
koikoi-card-8A = geese (pampas grass)
koikoi-card-8x = plain pampas grass 1
koikoi-card-8y = plain pampas grass 2
koikoi-card-9A = sake cup (chrysanthemum)
koikoi-card-9R = blue ribbon (chrysanthemum)
koikoi-card-9x = plain chrysanthemum 1
koikoi-card-9y = plain chrysanthemum 2
koikoi-card-10A = deer (maple)
koikoi-card-10R = blue ribbon (maple)
koikoi-card-10x = plain maple 1
koikoi-card-10y = plain maple 2
koikoi-card-11L = rain man (willow)
koikoi-card-11A = swallow (willow)
koikoi-card-11R = red ribbon (willow)
koikoi-card-11x = plain willow
koikoi-card-12L = phoenix (paulownia)
koikoi-card-12x = plain paulownia 1
koikoi-card-12y = plain paulownia 2
koikoi-card-12z = plain paulownia 3

## Pictures by their names of the Mario edition (H-7)
koikoi-mario-1L = Baby Mario (pine)
koikoi-mario-2A = Yoshi (plum blossom)
koikoi-mario-3L = Princess Peach (cherry blossom)
koikoi-mario-4A = Donkey Kong (wisteria)
koikoi-mario-5A = Blooper (iris)
koikoi-mario-6A = Cape Mario (peony)
koikoi-mario-7A = Tanooki Mario (bush clover)
koikoi-mario-8L = Boo (pampas grass)
koikoi-mario-8A = Luigi (pampas grass)
koikoi-mario-9A = Piranha Plant (chrysanthemum)
koikoi-mario-10A = Lucky Cat Mario (maple)
koikoi-mario-11L = Mario & Goomba (willow)
koikoi-mario-11A = Toad (willow)
koikoi-mario-12L = Bowser (paulownia)

## Combinations
koikoi-yaku-five-lights = five lights
koikoi-yaku-four-lights = four lights
koikoi-yaku-three-lights = three lights
koikoi-yaku-cherry-viewing = cherry viewing
koikoi-yaku-moon-viewing = moon viewing
koikoi-yaku-boar-deer-butterflies = boar, deer, butterflies
koikoi-yaku-red-ribbons = red ribbons with writing
koikoi-yaku-blue-ribbons = blue ribbons
koikoi-yaku-animals = animals
koikoi-yaku-ribbons = ribbons
koikoi-yaku-plain = plain cards
koikoi-yaku-red-and-blue = red and blue ribbons
koikoi-yaku-four-of-a-month = lucky hand: four of a month
koikoi-yaku-four-pairs = lucky hand: four pairs
koikoi-yaku-seven = seven points or more
koikoi-yaku-opponent-called = the opponent had called koi-koi
koikoi-yaku-each-call = every call in the round

## Options
koikoi-option-preset = House rules as a set
koikoi-option-rounds = Rounds in a match
koikoi-option-viewings = Cherry and moon viewing count
koikoi-option-stacking = Animals and ribbons also count beside their special threes
koikoi-option-koikoi_rise = After a call, any further point is enough
koikoi-option-redeal = Deal again when four of a month lie on the field
koikoi-option-calls = How often koi-koi may be called in a round
koikoi-option-call_bonus = For whom a call raises the points
koikoi-option-starter = Who deals first

## Errors
koikoi-card-not-in-month = There is no card { $card }. Month { $month } has { $has }.
koikoi-card-month = There is no card { $card }: months are 1 to 12.
koikoi-card-unknown = { $card } is not a card.{ $meant ->
    [none] {" "}Write the month and a kind: L light, A animal, R ribbon, x y z plain, such as 1L 8A 9R 12z.
   *[other] {" "}Did you mean { $meant }?
}
koikoi-card-twice = { $card } appears twice; every card exists once.
koikoi-deck-size = A deck has { $size } different cards; this one has { $count }.
koikoi-hand-size = A dealt hand has 8 cards; this one has { $count }.
koikoi-hand-calls = A lucky hand is shown before anybody can call koi-koi. Leave the calls out.
koikoi-state-rounds = The finished rounds, the running one and those to come must add up to { $rounds }.
koikoi-nothing-to-take = { $text }: there is nothing to choose between now. Play a card from your hand, such as 3R.
koikoi-refuse-calls = koi-koi is called at most once in a round, whoever calls it. As a house rule you may agree to call as often as you like.
koikoi-refuse-over = the match is over.
koikoi-refuse-decide = you have a combination: first say stop or koikoi.
koikoi-refuse-no-combination = stop and koikoi can be said only right after forming a combination.
koikoi-refuse-not-in-hand = { $card } is not in your hand. You hold { $hand }.
koikoi-refuse-take = { $card } cannot be taken. Choose one of { $choices }.

## What happens, in words
koikoi-tell-play = { $who } plays { $card }.
koikoi-tell-play-you = You play { $card }.
koikoi-tell-turn = { $who } turns { $card } from the stock.
koikoi-tell-turn-you = You turn { $card } from the stock.
koikoi-tell-lay = Nothing matches: { $cards } stays on the field.
koikoi-tell-lay-you = Nothing matches: { $cards } stays on the field.
koikoi-tell-capture = { $who } captures { $cards }.
koikoi-tell-capture-you = You capture { $cards }.
koikoi-tell-stop = { $who } stops.
koikoi-tell-stop-you = You stop.
koikoi-tell-koikoi = { $who } calls koi-koi!
koikoi-tell-koikoi-you = You call koi-koi!
koikoi-tell-deal = { $who } deals and begins.
koikoi-tell-deal-you = You deal and begin.
koikoi-tell-redeal = Four cards of one month lie on the field: the cards are dealt again.
koikoi-tell-drawn = Round { $number } is drawn: nobody scores.
koikoi-tell-both-lucky = Round { $number } is drawn: both hands are lucky.
koikoi-tell-won = { $who } wins round { $number } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $reasons }.
koikoi-tell-won-you = You win round { $number } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $reasons }.
koikoi-tell-over = The match ends { $first } to { $second }.
koikoi-swing = Round { $number } moved most: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $who } ({ $reasons }).
koikoi-swing-you = Round { $number } moved most: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you ({ $reasons }).
koikoi-tell-lot = Drawing for the deal: you { $mine }, { $who } { $theirs }. The earlier month deals.
koikoi-label-field = field
koikoi-label-captured = { $who } has
koikoi-label-captured-you = you have
koikoi-label-combinations = { $who } holds
koikoi-label-combinations-you = you hold
koikoi-choice-stop = stop and score
koikoi-choice-koikoi = call koi-koi and play on
koikoi-choice-lay = { $card }: lay it down
koikoi-choice-pair = { $card } → { $matches }
koikoi-ask-take = { $card } matches two cards. Which one do you take?
koikoi-ask-stop = Stopping now gives { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Or do you dare to call koi-koi?
koikoi-help-doubling-opponent = Seven points or more are doubled, and doubled again if your opponent had called koi-koi.
koikoi-help-doubling-each = Seven points or more are doubled. Each call of koi-koi in the round, whoever made it, adds one to the factor for whoever wins.
koikoi-label-hand = hand of { $who }
koikoi-label-hand-you = your hand
koikoi-ask-play = Which card of your hand do you play?
koikoi-choice-take = take { $card }
koikoi-choice-stop-for = stop and score { $points ->
    [one] { $points } point
   *[other] { $points } points
}
koikoi-board-stock = stock { $count }
koikoi-line-stock = { $count ->
    [one] One card is left in the stock.
   *[other] { $count } cards are left in the stock.
}
koikoi-line-worth = { $name } { $points }
koikoi-board-calls = called koi-koi{ $count ->
    [one] {""}
   *[other] {" "}{ $count } times
}
koikoi-board-near = { $name }: { $missing } to go
koikoi-board-total = points if you stop now
koikoi-combinations = Combinations
koikoi-key-combinations = combinations
koikoi-short-L = light
koikoi-short-A = animal
koikoi-short-R = ribbon
koikoi-short-x = plain
koikoi-preset-leaflet = as printed
koikoi-preset-common = as most tables play
koikoi-preset-rising = rising stakes
koikoi-calls-once = once
koikoi-calls-many = as often as you like
koikoi-call_bonus-opponent = for the opponent of whoever called
koikoi-call_bonus-each = for whoever wins, with every call

## In the browser
koikoi-aim-match = { $card }, pairs with { $matches }
koikoi-aim-lay = { $card }, stays on the field
koikoi-aim-take = take { $card }
koikoi-held-lay = Lay { $card } on the field?
koikoi-held-take = { $count ->
    [1] Take { $cards }?
    [2] Which one do you take with { $card }?
   *[other] Take all three with { $card }?
}
koikoi-board-round = { $month } · round { $number } of { $rounds }
koikoi-sheet = Cards and combinations
koikoi-place-field = on the field
koikoi-place-hand = in your hand
koikoi-place-unknown = still hidden
koikoi-goal-card = { $card }: { $place }
koikoi-goal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
koikoi-goal-more-A = 1 more for each further animal
koikoi-goal-more-R = 1 more for each further ribbon
koikoi-goal-more-x = 1 more for each further plain card
koikoi-goal-note-four-lights = 7 with the rain man
koikoi-goal-note-three-lights = without the rain man
koikoi-goal-note-plain = the sake cup is one of them
koikoi-goal-of = { $who }: { $far }
koikoi-goal-made = made, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
koikoi-stop-for = Stop: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
koikoi-call-new = { $missing ->
    [one] One card
   *[other] { $missing } cards
} away from { $yaku }: { $points } points.
koikoi-call-more-A = One more animal makes { $points } points.
koikoi-call-more-R = One more ribbon makes { $points } points.
koikoi-call-more-x = One more plain card makes { $points } points.
koikoi-call-far = You need a new combination, and each is three cards away or more.
koikoi-call-risk = You must score again before { $who }, or you get nothing. If { $who } scores, it counts { $times ->
    [2] double
   *[other] { $times } times
}.
koikoi-lay-here = Lay it here
koikoi-hand-count = { $who } holds { $count ->
    [one] one card
   *[other] { $count } cards
}
koikoi-progress = { $have } of { $need }
koikoi-impossible = out of reach
koikoi-nothing-yet = nothing yet
koikoi-sum = points
koikoi-call = Koi-koi!
koikoi-call-more = play on
koikoi-round = Round
koikoi-why = By
koikoi-drawn = drawn
koikoi-page-winner = { $who } wins the match.
koikoi-page-winner-you = You win the match.
koikoi-page-draw = The match is drawn.
koikoi-curve = Points over the match, { $first } as a solid line, { $second } as a dashed line, up to { $most ->
    [one] { $most } point
   *[other] { $most } points
}
koikoi-figure-written = Red with writing
koikoi-figure-red = Red without writing
koikoi-figure-blue = Blue
koikoi-figure-four-lights = Without the rain man: 8 points
koikoi-figure-rain-man = With the rain man, for example: 7 points
koikoi-figure-three-lights = For example these three
koikoi-score-called_by_opponent = the opponent had called koi-koi
koikoi-score-own_calls = how often you called yourself
koikoi-score-opponent_calls = how often the opponent called
koikoi-score-hand = judge a dealt hand instead of a captured pile
koikoi-flag-own_calls = Koi-koi called by this player
koikoi-flag-opponent_calls = Koi-koi called by the other
koikoi-flag-hand = These are eight cards as they were dealt (a lucky hand?)

# Why a decision is good
koikoi-why-completes = Captures { $cards } and completes { $yaku }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} before any doubling.
koikoi-why-raises = Captures { $cards }: your combinations then count { $points ->
    [one] { $points } point
   *[other] { $points } points
} before any doubling.
koikoi-why-nears = Captures { $cards }; { $missing ->
    [one] one card is
   *[other] { $missing } cards are
} then missing for { $yaku }.
koikoi-why-keeps = Keeps { $cards } from the other, who lacks { $missing ->
    [one] one card
   *[other] { $missing } cards
} for { $yaku }.
koikoi-why-collects = Captures { $cards }: then you have { $have } of { $need } for { $yaku }.
koikoi-why-takes = Captures { $cards }.
koikoi-why-either = Matches { $cards }; you take one of them.
koikoi-why-safe = Nobody else can capture { $card }: the rest of its month is in your hand or captured.
koikoi-why-harmless = Gives little away: by capturing { $card } the other gets no new points and comes within { $near } cards of no other combination.
koikoi-why-lays = { $count ->
    [one] Only one card of its month is still hidden and
   *[other] { $count } cards of its month are still hidden and
} could capture { $card }.
koikoi-why-returns = You hold another card of its month: if { $card } is still there next turn, you can capture it.
koikoi-why-spares = Keeps { $card } in your hand: it belongs to { $yaku }, for which you lack { $missing ->
    [one] one card
   *[other] { $missing } cards
}.
koikoi-why-fewer = { $count ->
    [one] Only one hidden card
   *[other] Only { $count } hidden cards
} could capture { $card }; the other card you might lay could be captured by { $more }.
koikoi-why-calls = Playing on promises { $call } %, stopping { $stop } %; you still hold { $hand ->
    [one] one card
   *[other] { $hand } cards
}.
koikoi-why-stops = { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} certain: stopping promises { $stop } %, playing on { $call } %.
koikoi-why-stops-before = { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} certain: stopping promises { $stop } %, playing on { $call } %; the other lacks { $missing ->
    [one] one card
   *[other] { $missing } cards
} for { $yaku }.

## The problem of the day
koikoi-problem-task = What gives you the best chance to win the match?
