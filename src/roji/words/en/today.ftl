# A problem a day
today-title = Problems of the day
today-about = One position a day for each game, the same for everybody. Find the turn.
today-state = { $end ->
    [solved] solved
    [late] solved
    [shown] the answer was shown
    [tried] not solved yet
   *[open] not tried yet
}
today-streak = { $count ->
    [one] One day
   *[other] { $count } days
} in a row
today-archive = Earlier days
today-day = Day
today-no-day = There is no problem for this day, or not yet.
today-earlier = Earlier
today-cell = { $game }, { $day }: { $end ->
    [solved] solved
    [late] solved
    [shown] the answer was shown
   *[open] open
}
today-one = { $game }, problem of { $day }
today-words = The position in words
today-other = the other
today-again = Start over
today-show = Answer
today-answer = The answer
today-right = That is it.
today-wrong = No, not this. Try again.
today-wrong-by = This wins { $chance } of 100 matches, the right turn { $best }. Try again.
today-solved = Solved
today-also = { $count ->
    [one] One other turn is about as good.
   *[other] { $count } other turns are about as good.
}
today-then = How it may go on
today-share = Share
today-by-hand = Copy the line above.
today-others = More problems
problem-proof-deals = Measured over { $deals } deals: { $margin } of 100 matches more than the next best, with an error of { $error }.
problem-proof-tried = All { $tried } turns were tried; no other does it.
## In the terminal
today-welcome = Choose with a number or in notation; undo starts over, hint shows the answer, leave ends it.
today-left = The problem waits. You can try it again.
