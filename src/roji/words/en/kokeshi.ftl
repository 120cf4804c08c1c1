# Kokeshi and Samurai
kokeshi-title = Niwa - Kokeshi and Samurai
menu-kokeshi = Race through a garden; every bead you use enriches a friend.
menu-name-kokeshi = Kokeshi and Samurai
menu-facts-kokeshi = 2 players · 15 min
kokeshi-first = Your first match is in the courtyard, where the way is shortest.
kokeshi-lead-1 = Bring one of your figurines to the other base before anybody reaches yours.
kokeshi-lead-2 = A figurine crosses lines in the colour of the bead on top of its head.
kokeshi-lead-3 = Every bead you use goes to another of your figurines: who runs ahead makes the others rich.

## Gardens
kokeshi-garden-standard = Standard garden
kokeshi-garden-hourglass = Hourglass
kokeshi-garden-ring = Ring
kokeshi-garden-courtyard = Courtyard
kokeshi-garden-bridge = Bridge
kokeshi-garden-ponds = Two ponds
kokeshi-garden-stream = Stream
kokeshi-garden-own = A garden of your own

## People and beads
kokeshi-people-kokeshi = kokeshi
kokeshi-people-samurai = samurai
kokeshi-bead-p = pink
kokeshi-bead-g = green
kokeshi-bead-o = orange

## Options
kokeshi-option-garden = The garden
kokeshi-option-max_turns = A draw after this many turns of both together (0: no limit)
kokeshi-option-starter = Who starts

## Gardens that cannot be laid
kokeshi-garden-entry = “{ $entry }” is not a tile. Write its centre and its six lines, such as “2,-1 221100”, and “first” or “second” behind a base.
kokeshi-garden-count = K-B3: a garden has 12 tiles; this one has { $count }.
kokeshi-garden-colours = K-B2: the tile { $tile } needs two lines of each colour, 0, 1 and 2.
kokeshi-garden-no-tile = K-B2: no tile has the lines of { $tile }. There are 200121, 221100, 021102, 021012, 210012 and 121020, each twice and each also turned by half a turn.
kokeshi-garden-half-lines = K-B2: the tile { $tile } lies askew, so its half-lines do not meet those of its neighbours. Turn it until it shows one of our strings or one rotated by three.
kokeshi-garden-arrangement = K-B2: there are two tiles with the lines { $lines }, and this garden uses { $count }.
kokeshi-garden-bases = K-1: one tile is the “first” base and one the “second”.
kokeshi-garden-base-tile = K-1: the bases are on the two tiles with the lines { $lines } and on no others; look at { $tile }.
kokeshi-garden-base-edge = K-B3: the two base tiles share an edge; move them apart.
kokeshi-garden-twice = K-B3: two tiles lie on { $place }.
kokeshi-garden-apart = K-B3: the tile on { $place } does not hang together with that on { $start } by whole edges.

## Errors
kokeshi-no-deal = Nothing is dealt in this game. Choose who starts with the option starter, or set up a position.
kokeshi-no-space = There is no space { $text }.{ $near ->
    [none] {" "}The spaces are a1 to { $last }.
   *[other] {" "}Did you mean { $near }?
}
kokeshi-no-figurine = None of your figurines stands on { $space }. Yours are on { $own }.
kokeshi-bad-figurine = “{ $text }” is not a figurine. Write its space and its beads, the top one last, such as c4:pg.
kokeshi-state-beads = K-B5: every player has two beads of each colour, p, g and o; seat { $seat } has { $beads }.
kokeshi-state-twice = K-13: two figurines stand on { $space }.
kokeshi-state-home = K-12: a figurine stands on its own base, { $space }.
kokeshi-position-syntax = This is not a position: line { $line } cannot be read. A position is TOML such as turn = 0 and figurines = [["c4:pg", …], […]].
kokeshi-position-garden = “garden” in a position is the name of a garden or its text.

## Refusals
kokeshi-refuse-over = the match is over.
kokeshi-refuse-place-first = first place your { $bead ->
    [p] pink
    [g] green
   *[o] orange
} figurine next to your base.
kokeshi-refuse-place = { $space } is not a free space next to your base. Choose from { $free }.
kokeshi-refuse-stop = there is no move to stop yet.
kokeshi-refuse-stop-home = a figurine cannot stay on its own base; it has to step out.
kokeshi-refuse-pass-moving = beads are passed instead of moving, not in the middle of a move.
kokeshi-refuse-pass-self = a bead goes from one figurine to another.
kokeshi-refuse-pass-empty = that figurine has no bead to give.
kokeshi-refuse-full = a figurine carries three beads at most; that one is full.
kokeshi-refuse-choose = first choose the one figurine that moves: { $own }.
kokeshi-refuse-no-jump = the figurine on { $space } has no beads and nobody to jump over.
kokeshi-refuse-no-landing = the figurine on { $space } has no beads, and behind none of its neighbours is a space free to land on.
kokeshi-refuse-no-crossing = no free space lies across { $bead ->
    [p] a pink
    [g] a green
   *[o] an orange
} line from { $space }, or only your own base without a way out of it.
kokeshi-refuse-no-bead = without a bead no line can be crossed.
kokeshi-refuse-no-line = no line joins { $start } and { $space }.
kokeshi-refuse-colour = the line to { $space } is { $line ->
    [p] pink
    [g] green
   *[o] orange
}, the top bead { $bead ->
    [p] pink
    [g] green
   *[o] orange
}.
kokeshi-refuse-occupied = somebody stands on { $space }.
kokeshi-refuse-receiver = the bead goes to another figurine, not to the one that moves.
kokeshi-refuse-home = your own base can be crossed only if you can step out of it again at once.
kokeshi-refuse-jump-loaded = only a figurine without beads can jump.
kokeshi-refuse-jump-home = nobody jumps onto the own base.
kokeshi-refuse-landing = a jump cannot land on { $space }.

## What happens, in words
kokeshi-tell-place = { $who } places the { $bead ->
    [p] pink
    [g] green
   *[o] orange
} figurine on { $to }.
kokeshi-tell-place-you = You place the { $bead ->
    [p] pink
    [g] green
   *[o] orange
} figurine on { $to }.
kokeshi-tell-choose = { $who } moves the figurine on { $at }.
kokeshi-tell-choose-you = You move the figurine on { $at }.
kokeshi-tell-cross = Over the { $bead ->
    [p] pink
    [g] green
   *[o] orange
} line to { $to }; the bead goes to { $receiver }.
kokeshi-tell-cross-you = Over the { $bead ->
    [p] pink
    [g] green
   *[o] orange
} line to { $to }; the bead goes to { $receiver }.
kokeshi-tell-jump = With a jump over { $over } to { $to }.
kokeshi-tell-jump-you = With a jump over { $over } to { $to }.
kokeshi-tell-pass = { $who } passes { $bead ->
    [p] a pink
    [g] a green
   *[o] an orange
} bead from { $from } to { $to }.
kokeshi-tell-pass-you = You pass { $bead ->
    [p] a pink
    [g] a green
   *[o] an orange
} bead from { $from } to { $to }.
kokeshi-tell-base = { $who } reaches the other base and wins after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
kokeshi-tell-base-you = You reach the other base and win after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
kokeshi-tell-repetition = The same position for the third time: a draw after { $turns } turns.
kokeshi-tell-limit = { $turns ->
    [one] { $turns } turn is
   *[other] { $turns } turns are
} over: a draw.
kokeshi-label-figurines = { $who } ({ $people })
kokeshi-label-figurines-you = you ({ $people })

## At the table
kokeshi-key-stop = stop
kokeshi-ask-place = Where does your { $bead ->
    [p] pink
    [g] green
   *[o] orange
} figurine start? Any free space around your base { $base }.
kokeshi-ask-turn = Move one figurine, or pass one bead. These can get nearer: { $spaces }.
kokeshi-ask-turn-pass = No figurine can get nearer now. A bead passed to { $spaces } opens a line.
kokeshi-ask-turn-round = No figurine can get nearer now: make room, or pass a bead.
kokeshi-ask-late = You can no longer reach the other base in time. Hold out for a draw.
kokeshi-ask-draw = { $left ->
    [one] No base can be reached with the last turn
   *[other] No base can be reached in the last { $left } turns
}: it will be a draw.
kokeshi-ask-cross = Which { $bead ->
    [p] pink
    [g] green
   *[o] orange
} line does it cross, and who gets the bead?
kokeshi-ask-cross-on = Cross { $bead ->
    [p] a pink
    [g] a green
   *[o] an orange
} line as well, or stop here.
kokeshi-ask-jump = It has no beads: where does it jump to?
kokeshi-ask-jump-on = Its beads are used up: jump, or stop here.
kokeshi-ask-stop = It cannot go on: stop here.
kokeshi-standing = { $garden }  ·  turn { $number }
kokeshi-board-legend = ¹²³ crossings  ↷ jump  ⌂ base
kokeshi-board-pass = or pass a bead:
kokeshi-board-stop = stop here
kokeshi-board-back = put back
kokeshi-board-turn = { $most ->
    [0] Turn { $number }
   *[other] Turn { $number } of { $most }
}
kokeshi-label-more = more of the garden
kokeshi-label-choose = Move { $at } ({ $stack }): { $count ->
    [one] one space
   *[other] { $count } spaces
} within reach
kokeshi-label-cross = Over the { $bead ->
    [p] pink
    [g] green
   *[o] orange
} line to { $to }; then choose who gets the bead.
kokeshi-label-win = { $what } That wins!
kokeshi-label-empty = { $space } is free.
kokeshi-label-base = { $space } is the base of { $who }.
kokeshi-label-base-you = { $space } is your base.
kokeshi-label-stands = { $space }: a figurine of { $who }, { $stack }.
kokeshi-label-stands-you = { $space }: your figurine, { $stack }.
kokeshi-stack-none = no beads
kokeshi-stack = beads from the top: { $beads }
kokeshi-choice-place = Place the { $bead ->
    [p] pink
    [g] green
   *[o] orange
} figurine on { $to }.
kokeshi-choice-choose = Move the figurine on { $at }, { $stack }. The move can end on { $ends }.
kokeshi-choice-cross = Over the { $bead ->
    [p] pink
    [g] green
   *[o] orange
} line to { $to }; the bead goes to { $receiver }.
kokeshi-choice-jump = Jump to { $to }.
kokeshi-choice-stop = Stop here.
kokeshi-choice-pass = Pass { $bead ->
    [p] a pink
    [g] a green
   *[o] an orange
} bead from { $from } to { $to }.
kokeshi-end-jump = { $to } with a jump
kokeshi-page-base = Whoever first stands on the other base wins
kokeshi-page-draw = When nothing moves on, nobody wins
kokeshi-tell-start = { $who } places first and begins.
kokeshi-tell-start-you = You place first and begin.

## The table in sentences
kokeshi-line-garden = { $garden }. Your base is { $own }, the other one { $other }; { $count ->
    [one] { $count } crossing lies
   *[other] { $count } crossings lie
} between them.
kokeshi-line-turns = { $turns ->
    [0] No turn has been played yet.
    [one] One turn has been played.
   *[other] { $turns } turns have been played.
}
kokeshi-line-net = These are all lines of the garden, space by space.
kokeshi-line-space = { $space }: { $lines }.
kokeshi-line-figurine = Figurine of { $who } on { $at }, { $stack }, { $count ->
    [one] one crossing
   *[other] { $count } crossings
} from the other base. Lines: { $lines }.
kokeshi-line-figurine-you = Your figurine on { $at }, { $stack }, { $count ->
    [one] one crossing
   *[other] { $count } crossings
} from the other base. Lines: { $lines }.
kokeshi-line-lines = { $bead ->
    [p] pink
    [g] green
   *[o] orange
} to { $spaces }
kokeshi-line-taken = { $space } (taken)
kokeshi-line-waiting = { $who } still has to place: { $beads }.
kokeshi-line-waiting-you = You still have to place: { $beads }.
kokeshi-line-moving = The figurine on { $at } is moving.

## Perft and drawing
kokeshi-perft-head = { $garden }: sequences of complete turns, and the different positions they lead to
kokeshi-perft-line = depth { $depth }: { $sequences } sequences, { $positions } positions
kokeshi-draw-title = { $garden }, garden for Kokeshi and Samurai
kokeshi-draw-done = { $path }: { $spaces } spaces, { $lines } lines, { $distance } crossings from base to base.

## In the browser
kokeshi-label-garden = The garden
kokeshi-aim-reach = { $to }: { $count ->
    [one] one crossing
   *[other] { $count } crossings
} away, then { $far } to the other base.
kokeshi-aim-jump = { $to }: { $count ->
    [0] a jump
    [one] one crossing and a jump
   *[other] { $count } crossings and a jump
} away, then { $far } to the other base.
kokeshi-ask-receiver = To { $to }. Who gets the { $bead ->
    [p] pink
    [g] green
   *[o] orange
} bead?
kokeshi-ask-held = Choose a marked space, or a friend for its top bead (+).
kokeshi-ask-held-move = Choose a marked space.
kokeshi-ask-held-pass = It has no step to make now. Who gets its top bead (+)?
kokeshi-tap-choose = First choose one of your figurines.
kokeshi-tap-stuck = This one has no beads now, and no jump to make.
kokeshi-tap-place = It starts on one of the marked spaces around your base.
kokeshi-tap-far = Not within its reach. { $line }
kokeshi-tap-far-empty = Not within its reach. Without beads it can only jump over a neighbour.
kokeshi-line-kind-p = A pink bead crosses a rope.
kokeshi-line-kind-g = A green bead crosses a hedge.
kokeshi-line-kind-o = An orange bead crosses a bamboo fence.
kokeshi-garden-facts = { $spaces } spaces, { $count } crossings
kokeshi-build = Build a garden
kokeshi-build-more = Lay all twelve tiles so that lines go on from tile to tile. Drag a tile, or choose it and then a free place. Turn it with the buttons or with R. A cross marks a join that does not fit.
kokeshi-build-how = How to build
kokeshi-build-from = Begin with
kokeshi-build-clear = Clear
kokeshi-build-left = Turn left
kokeshi-build-right = Turn right
kokeshi-build-away = Take away
kokeshi-build-free = Free place { $place }
kokeshi-build-tile = { $base ->
    [0] Tile with the first base
    [1] Tile with the second base
   *[other] Tile
}{ $place ->
    [none] {" "}beside the garden
   *[other] {" "}on { $place }
}, lines from the right, anticlockwise: { $lines }.{ $wrong ->
    [0] {""}
    [one] {" "}One join does not fit.
   *[other] {" "}{ $wrong } joins do not fit.
}
kokeshi-build-beside = { $count ->
    [0] All tiles lie in the garden.
    [one] One tile is still to be laid.
   *[other] { $count } tiles are still to be laid.
}
kokeshi-build-ready = This garden can be played: { $spaces } spaces, { $count } crossings from base to base.
kokeshi-build-play = Play this garden
kokeshi-build-share = Copy the link
kokeshi-figure-step = A pink bead lies on top, so the rope is no hindrance.
kokeshi-figure-hand-on = Once across, the pink bead goes to a friend and lies on top there.
kokeshi-figure-leap = A carries nothing and leaps over B: it may land on 1, 2 or 3.
kokeshi-figure-far-leap = Somebody stands on 1, 2 and 3: now A may land on 4 or 5.
kokeshi-figure-tile = A garden tile, and one with a base in its middle
kokeshi-figure-behind = Behind B, seen from A: 1, 2 and 3. After them: 4 and 5.

# Why a decision is good
kokeshi-why-wins = Wins with this turn.
kokeshi-why-draws = Ends the match in a draw.
kokeshi-why-forces = Wins in { $turns } turns, whatever the other does.
kokeshi-why-stops = The other could win with its next turn; after this it cannot.
kokeshi-why-late = The other can win with its next turn all the same.
kokeshi-why-lets = Lets the other win with its next turn.
kokeshi-why-nearer = Brings you nearer by { $less ->
    [one] one crossing
   *[other] { $less } crossings
}: { $away } to the other base.
kokeshi-why-beads = Gives your foremost figurine more to run with: { $beads ->
    [one] one bead
   *[other] { $beads } beads
}, { $away } crossings to go.
kokeshi-why-race = Your foremost figurine is { $own ->
    [one] one crossing
   *[other] { $own } crossings
} from the other base, that of the other { $other } from yours.
kokeshi-why-place = Begins { $away } crossings from the other base.
kokeshi-why-begins = Begins { $away } crossings from the other base; otherwise it would be { $more }.
kokeshi-why-closer = Your foremost figurine is then { $away ->
    [one] one crossing
   *[other] { $away } crossings
} from the other base; otherwise it would be { $more }.
kokeshi-why-holds = Holds the other back: { $away ->
    [one] one crossing
   *[other] { $away } crossings
} from your base, otherwise { $fewer }.
kokeshi-why-looked = { $turns ->
    [one] Looking one turn ahead
   *[other] Looking { $turns } turns ahead
}, nothing else stands better.

## The problem of the day
kokeshi-problem-task = Win in { $turns } turns, whatever the other does. How do you begin?
