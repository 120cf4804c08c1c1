# The lesson of Koi-Koi (games/koikoi/lesson.toml): what a step says, and what it answers
koikoi-lesson-month = The plant shows the month of a card. Tap your pine, then the pine on the field: that takes both.
koikoi-lesson-month-right = Both pines are yours, and the crane with them. What you take lies in front of you.
koikoi-lesson-month-wrong = No card of that month lies on the field, so yours would only stay there. Find the month that lies there, too.

koikoi-lesson-stock = After your card, the top card of the stock is turned and takes in the same way. Take the cherry blossom and see what comes.
koikoi-lesson-stock-right = The stock turned up pampas grass and took the geese for you. One turn can bring two pairs.
koikoi-lesson-stock-wrong = That card matches nothing. Only the cherry blossom has a partner on the field.

koikoi-lesson-lay = Sometimes nothing matches; then one of your cards stays on the field, where the other player may take it. Which one do you give up?
koikoi-lesson-lay-right = A plain card costs you little. The two lights stay with you.
koikoi-lesson-lay-wrong = That is a light, one of only five in the deck. Keep it and lay the plain card.

koikoi-lesson-two = Two chrysanthemums lie on the field, and you hold a third. Play it and choose which one to take.
koikoi-lesson-two-on = Now choose: the sake cup, or the plain chrysanthemum?
koikoi-lesson-two-right = The sake cup is an animal, counts as a plain card too, and helps in several combinations.
koikoi-lesson-two-wrong = That card matches nothing. You hold a third chrysanthemum.
koikoi-lesson-two-plain = A plain card is worth little. The sake cup counts as an animal and as a plain card.

koikoi-lesson-three = Three cards of one month lie there. Your fourth takes them all.
koikoi-lesson-three-right = Four cards in one go, the phoenix among them.
koikoi-lesson-three-wrong = That card takes nothing. Look for the month that lies there three times.

koikoi-lesson-light = There are lights, animals, ribbons and plain cards, and the rare ones are worth most. You could take three things: take the light.
koikoi-lesson-light-right = The full moon: one of five lights. Three of them already make a combination.
koikoi-lesson-light-plain = That takes two plain cards, and there are 24 of them. The full moon is one of five lights.
koikoi-lesson-light-ribbon = A ribbon is good, but there are ten. There are only five lights, and one lies right there.

koikoi-lesson-lights = Crane and moon are yours. A third light, the rain man aside, makes a combination for five points.
koikoi-lesson-lights-right = Three lights. With a combination you may choose what happens next.
koikoi-lesson-lights-wrong = That leaves the phoenix to the other player. It would be your third light.

koikoi-lesson-stop = Stop and take the five points, or call koi-koi and risk them for more. Roji lacks only the deer, and it lies there: what do you do?
koikoi-lesson-stop-right = Five points, and the round is over. Stopping is right when the other player is close.
koikoi-lesson-stop-wrong = Too dangerous: with the deer Roji would win the round, and the points would count double. Stop.

koikoi-lesson-call = Three lights again, but Roji has next to nothing, and with the sake cup your curtain makes cherry viewing. Dare it: call koi-koi.
koikoi-lesson-call-on = Roji had no luck. Now take the sake cup before Roji does.
koikoi-lesson-call-right = Three lights and cherry viewing: ten points, doubled to twenty. A new combination ends the round at once.
koikoi-lesson-call-wrong = Five points would be safe. Here more is close, and Roji is far behind: call koi-koi this time.
koikoi-lesson-call-later = You called, so you need a new combination before Roji has one. The sake cup makes it.

koikoi-lesson-risk = This time Roji has called koi-koi. If you get a combination first, you win the round and your points count double.
koikoi-lesson-risk-right = Boar, deer and butterflies for five points, doubled because Roji called. Roji gets nothing.
koikoi-lesson-risk-wrong = Now only speed counts. You have boar and butterflies: the deer completes them.

koikoi-lesson-seven = Seven points or more count double. Two combinations are within reach: take the one that makes seven.
koikoi-lesson-seven-on = Five for the red ribbons with writing, two for your other ribbons: seven. Secure them.
koikoi-lesson-seven-right = Seven, doubled: fourteen points for one round.
koikoi-lesson-seven-five = Boar, deer and butterflies would be five. The three red ribbons are five as well, and your two other ribbons add two.
koikoi-lesson-seven-greedy = Fourteen points are plenty to lose. Stop.
koikoi-lesson-seven-wrong = That takes nothing. Look at your ribbons: which one is missing?

koikoi-lesson-lucky = You need not count: the table does, and a tap on your pile lists what is missing. Stop here, then see what you are dealt.
koikoi-lesson-lucky-right = All four pines at once: a lucky hand wins six points before anybody plays. Whoever has more points after twelve rounds wins.
koikoi-lesson-lucky-wrong = Roji lacks only the deer. Take the five points first.
