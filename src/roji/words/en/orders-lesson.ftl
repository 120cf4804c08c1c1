# The lesson of Garden Orders (games/orders/lesson.toml): what a step says, and what it answers
orders-lesson-swap = The order card says what counts. Here every card counts its value: tap your green 1, then the pink 10, and they change places.
orders-lesson-swap-right = Nine points more. Your nine cards always stay nine.
orders-lesson-swap-wrong = Give the card that counts least, the green 1, and take the pink 10 for it.
orders-lesson-swap-take = Take the card that counts most: the pink 10.

orders-lesson-colour = This order counts the cards of one colour only, the one that pays you best. Make your pink cards worth more.
orders-lesson-colour-right = Pink pays 37 now. The other colours count nothing under this order.
orders-lesson-colour-wrong = Pink is your best colour: keep it, and give an orange or green card for the pink 9.
orders-lesson-colour-take = That card pays less than the pink 9.

orders-lesson-pair = Now pairs of one value count, whatever their colours. One of your single cards could find a partner in the row.
orders-lesson-pair-right = Two nines: eighteen points. The tens and the fours were pairs already.
orders-lesson-pair-wrong = Keep your pairs, the tens and the fours. Give a single low card for the orange 9.
orders-lesson-pair-nine = Keep the pink 9: its partner, the orange 9, lies in the row.
orders-lesson-pair-take = That card finds no partner in your hand. The orange 9 does.

orders-lesson-twin = A stricter order: only twins count, the same value in the same colour. Which nine is the twin of yours?
orders-lesson-twin-right = Orange 9 twice: eighteen points. Every card exists exactly twice.
orders-lesson-twin-wrong = Keep your fives and the orange 9. Give a single card, and take the second orange 9.
orders-lesson-twin-take = Right value, wrong colour. Your nine is orange.

orders-lesson-highest = Here the highest card of each colour counts. One of your colours is weak: mend it.
orders-lesson-highest-right = Ten, nine and eight. Six cards of your hand count nothing, and that is fine.
orders-lesson-highest-wrong = Pink 10 and orange 8 are your best; keep them. Give something low for the green 9.
orders-lesson-highest-take = In pink and orange you hold higher cards already. Green is the weak one.

orders-lesson-run = Now the longest run in one colour counts, values without a gap. A single card joins your two halves.
orders-lesson-run-right = Three, four, five, six, seven: 25 points.
orders-lesson-run-wrong = Keep your green cards: with the green 5 they become one run. Give another card for it.
orders-lesson-run-short = That run would be short, and length comes before value. The green 5 makes five in a row.

orders-lesson-reveal = Every card counts, but nothing in the row is better than what you hold. Then reveal the top card of the stack.
orders-lesson-reveal-right = The new card lies open for everybody, and your turn is over. You will see more this way, and so will the others.
orders-lesson-reveal-wrong = That swap would cost you points. Tap the stack instead.

orders-lesson-trio = Three cards of one value, one in each colour, are a trio, and a trio of zeros pays 20. Two of them lie there: reveal a card.
orders-lesson-trio-on = The third zero! After a reveal you may take a trio: do it.
orders-lesson-trio-right = It will be yours as soon as you have paid for it.
orders-lesson-trio-wrong = A trio can be taken after a reveal only, never after a swap. Tap the stack.
orders-lesson-trio-decline = Twenty points for three cards, and your three lowest are worth only six: take the trio.

orders-lesson-pay = A trio costs three cards of your hand. Every card counts: lay the three you will miss least.
orders-lesson-pay-right = Six points laid, twenty taken.
orders-lesson-pay-wrong = That card counts more than others. Lay the 1, the 2 and the 3.

orders-lesson-must = Careful: a trio in your hand has to be counted as one, and three tens pay only 10 together. Which card makes you richer?
orders-lesson-must-right = Your two tens keep counting ten each, and the nine comes on top.
orders-lesson-must-wrong = Swap one of your three lowest cards for the pink 9.
orders-lesson-must-tens = Then your three tens would be a trio: 10 points for all of them instead of 20 for the two you hold.
orders-lesson-must-take = That card counts less than the pink 9.

orders-lesson-end = One card is left in the stack, and with it the round ends. Only odd cards count, and all of yours do: end it.
orders-lesson-end-right = The best hand wins the order card, and after three rounds the highest sum wins the match.
orders-lesson-end-wrong = A swap only makes your hand worse, and gives the others another turn. Reveal the last card.
