# The lesson of the Silent Garden (games/niwashi/lesson.toml): what a step says, and what it answers
niwashi-lesson-lay = Together you grow one garden. Take up the marked tile, move and turn it until it covers one or two fields, and lay it.
niwashi-lesson-lay-on = Now draw one of the three tiles on display, so that you hold three again.
niwashi-lesson-lay-right = That is a whole turn: lay one, draw one. What lies on top counts, what is covered is gone.
niwashi-lesson-lay-wrong = Begin with the marked tile: two fields of spring, one of autumn.

niwashi-lesson-finish = Wishes are shapes in the colour of a season. Your partner wishes for five spring fields in a row, and three lie there: add the other two.
niwashi-lesson-finish-on = Five in a row! Draw a tile, then your partner looks at the wishes.
niwashi-lesson-finish-right = The wish came true, because your tile is part of the shape. That is a point for both of you.
niwashi-lesson-finish-wrong = You need two spring fields next to each other: take the tile that has them.
niwashi-lesson-finish-place = Lay the two spring fields at the right end of the three, so that the row goes on: the first of them covers the summer field.

niwashi-lesson-turned = Now your partner wishes for a T in summer. Turned or mirrored it is still a T: find the field that is missing, and lay summer there.
niwashi-lesson-turned-on = There is the T, lying on its side. Draw a tile.
niwashi-lesson-turned-right = Another wish came true. You score together, one point each time.
niwashi-lesson-turned-wrong = The bar of the T lies at the left and lacks its lower end, the stem runs to the right. Put a summer field at that end, and leave the rest as it is.

niwashi-lesson-own = Your own wish now: five autumn fields in a row. You never fulfil it yourself, but you can prepare it: bring the row to four.
niwashi-lesson-own-on = Four in a row. Draw a tile, and watch your partner.
niwashi-lesson-own-right = Your partner saw it and added the fifth. You speak with tiles only: show what you build, and watch what the other needs.
niwashi-lesson-own-wrong = Continue the row to the right with the tile that has two autumn fields, so that four lie in line.

niwashi-lesson-draw = What you draw speaks, too. Your partner has laid winter twice: take a tile that could help.
niwashi-lesson-draw-right = With two winter fields you can go on where your partner began, and your partner has seen you take it.
niwashi-lesson-draw-wrong = That one helps little. Take the tile with two winter fields.

niwashi-lesson-same = If a field you lay covers the very same colour, you may draw from the discard pile instead. Lay like on like.
niwashi-lesson-same-on = Like on like. Now take the tile from the discard pile.
niwashi-lesson-same-right = Sometimes that is the one tile you were missing.
niwashi-lesson-same-wrong = No colour meets itself there. Lay spring on spring, or summer on summer.
niwashi-lesson-same-display = You may, but you have just earned the discard pile: take its top tile.

niwashi-lesson-lantern = The lantern is the only sign allowed. You wish for an X in winter: take the lantern, set it on the X of the aid card, and let it point north, where winter comes from.
niwashi-lesson-lantern-on = It costs your whole hand: put your tiles away, then the display is yours.
niwashi-lesson-lantern-right = Your partner now knows of your X. A lantern costs a turn, so light it for a wish that is nearly there.
niwashi-lesson-lantern-wrong = Put the tiles aside this time and take up the lantern.
niwashi-lesson-lantern-place = On the aid card the lantern names a shape. Set it on the X.
niwashi-lesson-lantern-aim = Spring comes from the east, summer from the south, autumn from the west, winter from the north. Turn it to the north.

niwashi-lesson-sign = Your partner has lit the lantern: it stands on the T and points south, so the wish is a T in summer. Fulfil it.
niwashi-lesson-sign-on = A T in summer. Draw a tile and see whether you read it well.
niwashi-lesson-sign-right = Understood without a word.
niwashi-lesson-sign-spring = The row of spring would be an I. The lantern says T, and south means summer.
niwashi-lesson-sign-wrong = Look for the summer fields: they lack one for a T. Lay summer there.

niwashi-lesson-two = One tile can do more than one thing. Your partner wishes for an I in spring and a T in summer, and you hold a tile that completes both.
niwashi-lesson-two-on = Both shapes at once. Draw a tile.
niwashi-lesson-two-right = Two wishes, two points. Every wish that comes true is followed by the next.
niwashi-lesson-two-wrong = You need spring and summer side by side: take the tile with one spring and two summer fields.
niwashi-lesson-two-place = Not quite: its spring field goes to the end of the spring row, its summer fields into the T.

niwashi-lesson-end = The piles are empty and your partner has no tile left: after this turn the garden is finished. Make your last tile count.
niwashi-lesson-end-right = One more point for both of you. New partners may be content with six to ten wishes; all twenty can be done.
niwashi-lesson-end-wrong = Your partner still wishes for five spring fields in a row. Complete them.
