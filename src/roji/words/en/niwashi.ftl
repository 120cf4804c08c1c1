# Niwashi
niwashi-title = Niwashi - The Silent Garden
menu-niwashi = Lay a garden in silence and guess what your partner wishes.
menu-name-niwashi = The Silent Garden
menu-facts-niwashi = 2 players · 30 min
niwashi-lead-1 = You and your partner lay one garden without a word, and you score together.
niwashi-lead-2 = Your wishes are shapes in the colour of a season. They come true when your partner lays the tile that completes them.
niwashi-lead-3 = So watch what your partner lays and takes: it tells what they wish for. The lantern may point at something, but costs your whole hand.

## Seasons and sand
niwashi-letter-h = spring
niwashi-letter-n = summer
niwashi-letter-a = autumn
niwashi-letter-f = winter
niwashi-letter-s = sand
niwashi-tile = { $first }, { $second }, { $third }
niwashi-wish = { $first } { $second }

## Directions
niwashi-aim-n = north
niwashi-aim-ne = north-east
niwashi-aim-e = east
niwashi-aim-se = south-east
niwashi-aim-s = south
niwashi-aim-sw = south-west
niwashi-aim-w = west
niwashi-aim-nw = north-west
niwashi-aim-none = nowhere
niwashi-way-e = eastwards
niwashi-way-s = southwards
niwashi-way-w = westwards
niwashi-way-n = northwards

## A cell of the table, by its way from the middle
niwashi-cell = { $side ->
    [left] { $columns } left{ $height ->
        [up] , { $rows } up
        [down] , { $rows } down
       *[level] {""}
    }
    [right] { $columns } right{ $height ->
        [up] , { $rows } up
        [down] , { $rows } down
       *[level] {""}
    }
   *[middle] { $height ->
        [up] { $rows } up
        [down] { $rows } down
       *[level] the middle
    }
}
niwashi-cell-notation = { $cell }

## Options
niwashi-option-tiles = The garden tiles
niwashi-tiles-standard = the usual ones, with at most one field of sand
niwashi-tiles-all_different = three different colours on every tile: harder
niwashi-option-shapes = The six shapes of the wishes
niwashi-web-shapes-left = { $count ->
    [0] To change one, first take another away.
    [one] Choose one more.
   *[other] Choose { $count } more.
}
niwashi-option-older_tile_counts = Your partner’s last tile fulfils wishes however long ago it was laid
niwashi-option-refill_to_three = After laying, draw until the hand is full again
niwashi-option-journey = A garden of the journey
niwashi-option-starter = Who begins

## The gardens of the journey
niwashi-journey-none = no journey
niwashi-journey-temple-gate = The Temple Gate
niwashi-journey-walled-court = The Walled Court
niwashi-journey-mossy-rocks = Mossy Rocks
niwashi-journey-long-gallery = The Long Gallery
niwashi-journey-raked-sand = Raked Sand
niwashi-journey-one-flame = A Small Flame
niwashi-journey-two-hands = Two in the Hand
niwashi-journey-drifting-leaves = Drifting Leaves
niwashi-journey-pond-and-island = Pond and Island
niwashi-journey-silent-moon = The Silent Moon

## Mistakes
niwashi-tile-unknown = { $tile } is not a garden tile. A tile has three fields out of h (spring), n (summer), a (autumn), f (winter), s (sand), at most one of them sand and not all alike, such as hna.
niwashi-tile-reversed = { $tile } is written from its other end: { $name }.
niwashi-wish-unknown = { $wish } is not a wish. A wish is a season h n a f and one of the shapes { $shapes }, such as hT.
niwashi-cell-unknown = { $cell } is not a cell. Columns are a to z and aa to bk, rows 1 to 63; the middle of the table is af32.
niwashi-place-unknown = The lantern cannot stand on “{ $place }”. It stands on a cell such as af32, on display1.1 to display3.3, on aid. with one of { $shapes }, on pile or on discard.
niwashi-direction-unknown = { $text } is not a direction for a tile. Directions are { $known }.
niwashi-aim-unknown = { $text } is not a direction for the lantern. Directions are { $known }, where - is none.
niwashi-note = “{ $note }” cannot be added to this decision: nobody speaks here. With the lantern, x=31.20 y=30.50 says where exactly it stands, and angle=74 where it points, in degrees from 0 to 359.
niwashi-note-place = “{ $note }” is not on { $place }. On a cell, x and y count the cells from the left and the top; anywhere else on={ $place } comes first, and both are shares from 0 to 1.
niwashi-note-aim = An angle of { $angle } degrees does not point to { $direction }. It goes clockwise from north; where the lantern points nowhere, leave it out.
niwashi-draw-unknown = { $text } is nothing to draw. Write +1, +2 or +3 for a tile of the display, +d for the discard pile.
niwashi-draw-other = { $text }: another tile lies there.
niwashi-deal-parts = An explicit deal has two parts, all tiles and all wishes in the order dealt; this one has { $count }.
niwashi-deal-tiles = These are not the 62 tiles of the set “{ $tiles }”. Missing: { $missing }. Too many: { $extra }.
niwashi-deal-wishes = These are not the 24 wishes, each once.
niwashi-tile-too-often = There are more of these tiles than exist: { $tiles }.
niwashi-wish-twice = { $wish } is there twice; every wish exists once.
niwashi-refuse-over = the match is over.
niwashi-refuse-no-lantern = { $count ->
    [0] there is no lantern in this garden.
   *[other] no lantern is left: in this garden you may move it { $count } times.
}
niwashi-refuse-no-placement = { $tile } cannot be laid anywhere.
niwashi-refuse-no-tile = that is not a tile. You have { $hand }.
niwashi-refuse-not-in-hand = { $tile } is not in your hand. You have { $hand }.
niwashi-refuse-no-cell = choose a cell of the table for the tile's first field.
niwashi-refuse-no-direction = a tile runs e, s, w or n from its first field.
niwashi-refuse-edge = from { $cell } the tile would lie beyond the edge of the table.
niwashi-refuse-covers-none = from { $cell } the tile would cover no field; it must cover one or two.
niwashi-refuse-covers-all = from { $cell } the tile would cover three fields; it may cover one or two.
niwashi-refuse-same-backwards = this tile reads the same from both ends: lay it e or s from its first field.
niwashi-refuse-plot = in this garden no tile may lie on { $cell }.
niwashi-refuse-sand = in this garden sand stays open: { $cell } must not be covered.
niwashi-refuse-no-draw = draw a tile of the display or the top of the discard pile.
niwashi-refuse-empty-place = place { $place } of the display is empty.
niwashi-refuse-discard-empty = the discard pile is empty.
niwashi-refuse-discard-closed = in this garden the discard pile stays closed.
niwashi-refuse-not-special = the discard pile is open only after covering a field with the same colour.
niwashi-refuse-no-display = place { $place } of the display is empty; the lantern cannot mark a tile there.
niwashi-refuse-no-aim = the lantern points in one of eight directions, or in none.

## What happens, in words
niwashi-tell-lay = { $who } lays { $tile } ({ $cell }, { $way }).
niwashi-tell-lay-notation = { $who } lays { $name } from { $cell } { $way }.
niwashi-tell-lay-you = You lay { $tile } ({ $cell }, { $way }).
niwashi-tell-lay-you-notation = You lay { $name } from { $cell } { $way }.
niwashi-tell-special = Like on like.
niwashi-tell-take = { $who } takes { $tile } from the display.
niwashi-tell-take-you = You take { $tile } from the display.
niwashi-tell-take-discard = { $who } takes { $tile } from the discard pile.
niwashi-tell-take-discard-you = You take { $tile } from the discard pile.
niwashi-tell-lantern = { $who } picks up the lantern.
niwashi-tell-lantern-you = You pick up the lantern.
niwashi-tell-place = { $who } puts it down on { $place }.
niwashi-tell-place-you = You put it down on { $place }.
niwashi-tell-aim = It points { $aim }.
niwashi-tell-discard = { $who } discards { $tile }.
niwashi-tell-discard-you = You discard { $tile }.
niwashi-tell-remove = { $tile } leaves the game.
niwashi-tell-lift = The lantern was in the way and goes back to its place.
niwashi-tell-fulfil = { $who } lays a fulfilled wish open: { $wish }.
niwashi-tell-fulfil-you = You lay a fulfilled wish open: { $wish }.
niwashi-tell-wish = { $who } draws a new wish.
niwashi-tell-wish-you = You draw a new wish: { $wish }.
niwashi-tell-end-no-tile = { $who } has no tile left: the garden is finished.
niwashi-tell-end-no-tile-you = You have no tile left: the garden is finished.
niwashi-tell-end-no-move = { $who } can lay nothing and has no lantern left: the garden is finished.
niwashi-tell-end-no-move-you = You can lay nothing and have no lantern left: the garden is finished.
niwashi-tell-end-all-fulfilled = Every wish is fulfilled!
niwashi-tell-score = { $points ->
    [one] { $points } wish fulfilled
   *[other] { $points } wishes fulfilled
}: { $grade ->
    [all] the perfect garden
    [challenge] a master's garden
    [good] a fine garden
    [respectable] a respectable garden
   *[quiet] a quiet beginning
}.
niwashi-tell-target = { $reached ->
    [yes] { $garden }: the target of { $target } is reached.
   *[no] { $garden }: the target was { $target }.
}

## Where the lantern stands
niwashi-place-display = the { $field } field of { $tile } in the display
niwashi-place-display-notation = field { $letter } of tile { $name } (display place { $number })
niwashi-place-aid = the shape { $shape } on the aid card
niwashi-place-pile = the draw pile
niwashi-place-discard = the discard pile
niwashi-place-cell = a { $field } field ({ $cell })
niwashi-place-cell-notation = { $cell } ({ $field })
niwashi-place-ground = open ground ({ $cell })
niwashi-place-ground-notation = { $cell }
niwashi-place-rest = its place beside the draw pile

## Labels of the board
niwashi-label-display = display
niwashi-label-discard = discard pile
niwashi-label-pile = draw pile
niwashi-label-lantern = lantern
niwashi-label-fulfilled = { $who } fulfilled
niwashi-label-fulfilled-you = you fulfilled
niwashi-label-hand = your tiles
niwashi-label-wishes = your wishes
niwashi-label-known = { $who } took
niwashi-label-known-you = you took
niwashi-board-pile = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}

## Playing in the terminal
niwashi-key-turn = turn
niwashi-key-zoom = zoom
niwashi-key-aid = shapes
niwashi-ask-tile = Choose a tile to lay, or the lantern.
niwashi-ask-cell = Where shall it lie? Move it, turn it, lay it.
niwashi-ask-cell-notation = Where shall { $tile } lie? Move it over the garden, turn it, lay it.
niwashi-ask-direction = Which way shall it run?
niwashi-ask-direction-notation = Which way shall { $tile } run from { $cell }?
niwashi-ask-draw = Draw a tile of the display.
niwashi-ask-draw-special = Like on like: draw from the display or the discard pile.
niwashi-ask-place = Where shall the lantern stand?
niwashi-ask-aim = Which way shall the lantern point?
niwashi-ask-discard = Which tile goes onto the discard pile next? The last one will be on top.
niwashi-choice-tile = lay { $tile }
niwashi-choice-lantern = move the lantern: your hand goes, all of the display comes
niwashi-choice-cell = { $cell }: { $ways }
niwashi-choice-lay = { $tile } from { $cell } { $way }, over { $covered }.
niwashi-choice-lay-notation = { $name } from { $cell } { $way }, over { $covered }.
niwashi-choice-lifts = The lantern goes home.
niwashi-choice-draw-display = draw { $tile }
niwashi-choice-draw-discard = draw { $tile } from the discard pile
niwashi-choice-place = on { $place }
niwashi-choice-aim = { $aim }
niwashi-choice-discard = discard { $tile }
niwashi-ghost-no = { $tile } cannot lie like this from { $cell }. Enter says why.
niwashi-board-fulfilled = fulfilled
niwashi-board-of = { $count } of { $target }
niwashi-board-aid = aid card
niwashi-board-stock = pile { $count }
niwashi-board-discard = discard { $count }
niwashi-board-left = { $count } left
niwashi-short-display = display
niwashi-short-aid = shape
niwashi-short-pile = on the draw pile
niwashi-short-discard = on the discard pile
niwashi-short-rest = at rest
niwashi-help-keys =
    1 2 3 choose a tile, l the lantern. Arrows move the tile over the garden, Tab goes from one possible place to
    the next, r and R turn it, Enter lays it. Signs on the tile: ○ free ground, ▼ covers a field, = covers the
    same colour, × not allowed. z + - zoom, Shift and arrows pan, c shows the whole garden. With the mouse: pull
    the garden to pan; the wheel turns a tile in hand and else zooms; the right button turns, too.
niwashi-score = { $points ->
    [one] { $points } wish fulfilled
   *[other] { $points } wishes fulfilled
}
niwashi-score-target = { $garden }: { $points } of { $target } wishes
niwashi-open-tile = The garden opens with { $tile }.
niwashi-open-begin = { $who } begins.
niwashi-open-begin-you = You begin.
niwashi-open-shapes = The shapes: { $shapes }.
niwashi-line-last = { $who } laid { $tile } last, on { $cells }.
niwashi-line-last-notation = { $who } laid { $name } last, on { $cells }.
niwashi-line-last-you = You laid { $tile } last, on { $cells }.
niwashi-line-last-you-notation = You laid { $name } last, on { $cells }.
niwashi-line-run = { $start }: { $fields }
niwashi-line-run-notation = { $column }: { $fields }
niwashi-line-row = { $height ->
    [up] Row { $rows } up
    [down] Row { $rows } down
   *[level] Middle row
}, from { $fields }.
niwashi-line-row-notation = Row { $row }, from { $fields }.
niwashi-line-discard = Discard pile: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}, on top { $tile }.
niwashi-line-lantern = The lantern was put on { $place } and points { $aim }.
niwashi-line-left = { $count ->
    [0] It cannot be moved any more.
    [one] It can be moved once more.
   *[other] It can be moved { $count } times more.
}
niwashi-line-corners = Tiles lie between { $first } and { $last }.
niwashi-line-blocked = No tile may lie on { $cells }.
niwashi-ban-cover-sand = Sand stays open.
niwashi-ban-discard-hand = A hand given up for the lantern leaves the game.
niwashi-ban-draw-discard = The discard pile stays closed.
niwashi-line-shape = { $shape ->
    [F] F, a row of three, one field above its middle to the right of it, one below the middle.
    [I] I, five in a row.
    [L] L, four in a row and one at a right angle at the end.
    [N] N, two in a row and beside them three that go on where they end.
    [P] P, a square of four and one more along a side.
    [T] T, a bar of three with a stem of two from its middle.
    [U] U, three in a row with one upright at both ends.
    [V] V, two arms of three that share a corner.
    [W] W, stairs of five.
    [X] X, a cross: one field and its four neighbours.
    [Y] Y, four in a row and one beside the second.
   *[Z] Z, three in a row with one at each end, to opposite sides.
}
niwashi-tell-hidden = What was still hidden:
niwashi-label-open = { $who } still wished
niwashi-label-open-you = you still wished
niwashi-label-held = { $who } held
niwashi-label-held-you = you held
niwashi-line-chosen = to be laid now: { $tile }.
niwashi-line-chosen-at = to be laid now: { $tile }, from { $cell }.
niwashi-line-shapes = shapes: { $shapes }
niwashi-line-wishes = your wishes: { $wishes }
niwashi-line-wish = { $wish }: { $shape }

## roji draw
niwashi-draw-title = A garden of { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}, { $points ->
    [one] { $points } wish fulfilled
   *[other] { $points } wishes fulfilled
}
niwashi-draw-lantern = lantern on { $place }

## In the browser
niwashi-web-garden = The garden. Arrow keys move the view.
niwashi-web-keys = r turns · n and p go from place to place · + and - zoom
niwashi-web-nearer = Nearer
niwashi-web-farther = Farther away
niwashi-web-whole = The whole garden
niwashi-web-turn = Turn it
niwashi-web-turn-left = Turn it the other way
niwashi-web-before = The possible place before this one
niwashi-web-after = The next possible place
niwashi-web-lay = Lay it
niwashi-web-put-back = Put it back
niwashi-web-put-back-tile = put { $tile } back
niwashi-web-no = It cannot lie like this from { $cell }.
niwashi-web-no-here = It cannot lie like this.
niwashi-web-special = Like on like: you may draw from the discard pile, too.
niwashi-web-nowhere = Point nowhere
niwashi-web-set-down = Set it down
niwashi-web-wishes = wishes
niwashi-web-done = Fulfilled wishes
niwashi-web-stack = { $who } still has { $count ->
    [one] { $count } wish
   *[other] { $count } wishes
}.
niwashi-web-stack-you = You still have { $count ->
    [one] { $count } wish
   *[other] { $count } wishes
}.
niwashi-web-holds = { $who } holds
niwashi-web-holds-you = You hold
niwashi-web-laid = { $who } laid
niwashi-web-laid-you = You laid
niwashi-web-took = and took
niwashi-web-took-you = and took
niwashi-web-lit = { $who } moved the lantern
niwashi-web-lit-you = You moved the lantern
niwashi-web-meant = The lantern meant
niwashi-web-language = The lantern's language
niwashi-web-language-lead = Nobody speaks in this garden. But one lantern can say in a turn what tiles take many turns to hint at. Roji speaks and reads it like this.
niwashi-web-on-shape = On a shape, it names a wish
niwashi-web-reads = { $angle ->
    [0] Pointing up: { $season }
    [90] Pointing right: { $season }
    [180] Pointing down: { $season }
   *[270] Pointing left: { $season }
}
niwashi-web-on-field = On a field, only its season
niwashi-web-reads-field = In the garden or on the display, wherever it points: here { $season }.
niwashi-web-elsewhere = Anywhere else, nothing
niwashi-web-reads-nothing = On a pile or beside the garden the lantern has no meaning.
niwashi-web-pays = When it pays
niwashi-web-pays-more = It costs a turn and your whole hand, so once in a match is plenty: for a wish that is nearly there and that your tiles have not shown. As long as you can make a wish of your partner come true, do that instead.
niwashi-web-otherwise = If you see it otherwise
niwashi-web-otherwise-more = Nobody has to speak this language. Roji takes your lantern as a good hint, never as a promise, and trusts it more once it has proved true. If you never touch it, Roji reads your tiles alone.
niwashi-web-turns = Who wished what, turn by turn
niwashi-web-turns-more = The bars show how likely a careful partner could find each wish after the turn, from tiles and lantern alone.
niwashi-web-wished = { $who } wished
niwashi-web-wished-you = you wished
niwashi-web-likely = { $percent } percent likely to the partner
niwashi-web-journey = The journey
niwashi-web-journey-more = Ten gardens, each with rules of its own. Reach the target of one, with whom you like, and the path to the next is open on this device.
niwashi-web-target = { $target } wishes to fulfil
niwashi-web-reached = reached: { $points } wishes, { $target } were asked
niwashi-web-locked = Still in the mist
niwashi-web-bounds = Walls of { $wide } by { $high } cells.
niwashi-web-rocks = { $count } rocks.
niwashi-web-lanterns = { $count ->
    [0] No lantern.
   *[other] { $count } lanterns for both.
}
niwashi-web-hand = { $count } tiles in the hand.
niwashi-figure-turned = Three times the same shape
niwashi-figure-cover = On the left the tile covers one field, on the right two.
niwashi-figure-lantern = The lantern on a summer field, pointing right
niwashi-figure-special = Autumn comes to lie on autumn: the discard pile is open, too.

# Why a decision is good
niwashi-why-shows = Shows { $wish }{ $count ->
    [one] {""}
   *[other] {" "}(and { $count } shapes in all)
}: as far as its decisions tell, your partner holds this wish with a chance of { $chance } %.
niwashi-why-near = Your wish { $wish } then lacks one field.
niwashi-why-builds = Brings your wish { $wish } to { $have } of 5 fields.
niwashi-why-lies = Your wish { $wish } lies complete then; it comes true when your partner covers one of its fields with the same season.
niwashi-why-offers = Brings { $wish } to 4 of 5 fields: as far as its decisions tell, your partner holds this wish with a chance of { $chance } %.
niwashi-why-waits = Shows nothing that your partner is likely to wish for, and brings none of your wishes nearer.
niwashi-why-all = All wishes together come nearest by it: yours, those your partner may hold, and those still to be drawn.
niwashi-why-tile = { $count ->
    [0] No field of this tile has a season of your wishes.
    [one] One field of this tile has a season of your wishes.
   *[other] { $count } fields of this tile have seasons of your wishes.
}
niwashi-why-cell = There are several ways to lay the tile from here.
niwashi-why-discard = { $count ->
    [0] No field of this tile has a season of your wishes.
    [one] Only one field of this tile has a season of your wishes.
   *[other] All your tiles have to go; { $count } fields of this tile have seasons of your wishes.
}
niwashi-why-lantern = The lantern can tell your partner something; it costs the { $count ->
    [one] tile
   *[other] { $count } tiles
} in your hand.
niwashi-advice-means = The figure is how many wishes of your partner come true at once, as far as its decisions tell what it holds; ± is the standard deviation. What comes first also counts how far your own wishes come.
niwashi-analyse-behind = A figure is how many wishes of the partner a tile was likely to make come true at once, as “{ $bot }” read the partner’s wishes from the decisions before. Added to it is how much nearer the own wishes and the partner’s come; nothing is played out. There are no figures for drawing, for discarding and for the lantern.

## The problem of the day
niwashi-problem-task = Fulfil what the lantern asks for: { $wish }.
niwashi-problem-why = Your partner’s wish comes true: { $wish }.
