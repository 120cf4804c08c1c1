# The lesson of Kokeshi and Samurai (games/kokeshi/lesson.toml): what a step says, and what it answers
kokeshi-lesson-line = Whoever first stands on the other base wins. A bead on top of a head opens lines of its colour: take the marked figurine over a pink line, towards the far base.
kokeshi-lesson-line-right = Across, and one step nearer. The bead went to a friend.
kokeshi-lesson-line-wrong = Take the figurine with the pink bead on top: tap it, then a space behind a pink line.
kokeshi-lesson-line-back = That leads away from the far base. Choose a space that is nearer to it.

kokeshi-lesson-give = Every bead you use goes to another of your figurines. Cross the pink line again, and give the bead to the friend who needs it: only backward lines are open to green over there.
kokeshi-lesson-give-right = With pink on top that friend can now go forward. Who runs ahead makes the others rich.
kokeshi-lesson-give-wrong = Move the same figurine as before, the one with pink on top.
kokeshi-lesson-give-poor = That friend gets along without it. The one with two green beads is stuck: give the pink bead there.
kokeshi-lesson-give-back = Go forward, over a pink line.

kokeshi-lesson-on = When a bead is used up, the one below lies on top, and you may go on with it. Cross orange, then green, in one move.
kokeshi-lesson-on-on = Green lies on top now: cross the green line that leads on.
kokeshi-lesson-on-right = Two lines in one turn. The figurine has no beads left, the friends have plenty.
kokeshi-lesson-on-wrong = Take the figurine in the middle: orange on top, green below.
kokeshi-lesson-on-other = From there the green bead only leads back. Cross the other orange line, straight ahead.
kokeshi-lesson-on-stop = You may stop after any line, but here a green one is waiting. Go on.

kokeshi-lesson-pass = Instead of moving you may hand on a bead, top to top. Your foremost figurine stands beside the far base, but it needs orange: who can give it?
kokeshi-lesson-pass-right = Now orange lies on top. Next turn the line to the base is open.
kokeshi-lesson-pass-wrong = Leave the figurines where they are. Tap the one with orange on top, then the one beside the far base.
kokeshi-lesson-pass-pink = A pink bead does not open that line. It is orange.

kokeshi-lesson-win = The way is open: step onto the base and win.
kokeshi-lesson-win-right = Won. That is all it takes: be there first.
kokeshi-lesson-win-wrong = Your foremost figurine is one orange line away from the base. Move that one, and onto it.

kokeshi-lesson-leap = A figurine without beads crosses no line, but it may leap over a neighbour, friend or rival. Leap over the samurai in its way.
kokeshi-lesson-leap-right = Over it, whatever the colours of the lines. With a leap the move ends.
kokeshi-lesson-leap-wrong = Take the figurine without beads: it stands right beside the samurai.
kokeshi-lesson-leap-aside = That leap lands off to the side. Another one brings you further.

kokeshi-lesson-meet = Now your figurine carries a bead, and so does the samurai: neither gets past the other, and its space is closed. Walk around it.
kokeshi-lesson-meet-right = Around it, and forward. The bead is gone, and whoever has none may leap.
kokeshi-lesson-meet-wrong = Take the figurine in front of the samurai and use the other orange line that leads forward.

kokeshi-lesson-spend = Both at once: spend your last bead so that you come to stand beside the samurai, then leap over it in the same move.
kokeshi-lesson-spend-on = No bead is left, and the samurai is right beside you: leap.
kokeshi-lesson-spend-right = A line and a leap in one turn. A load is sometimes best got rid of.
kokeshi-lesson-spend-wrong = Cross the orange line that ends beside the samurai.
kokeshi-lesson-spend-stop = You may stop, but a leap brings you two spaces further. Leap.

kokeshi-lesson-block = Danger: with green and then orange the samurai would reach your base next turn. Nobody may enter a space where somebody stands: stand in its way.
kokeshi-lesson-block-right = The way is closed, and the samurai has to think again.
kokeshi-lesson-block-wrong = Then the samurai wins. It needs the space between itself and your base: step there over the green line, and stop.

kokeshi-lesson-place = Every match begins like this: place your figurines around your base, one after the other. Choose the three spaces that face the garden.
kokeshi-lesson-place-right = Well placed. Now you know all you need for a match.
kokeshi-lesson-place-wrong = That space lies behind your base, and the way would be longer. Choose one that faces the garden.
