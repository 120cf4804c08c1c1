# The language itself: its own name, and which country’s habits
language-name = English
language-locale = en_GB

# Between the parts of a list
list-comma = { ", " }
list-semicolon = { "; " }
list-sentence = { " " }

# What terminal and browser both say
table-turn-you = Your turn
table-turn = { $who } to decide
table-over = The match is over
table-wins = { $who } wins.
table-wins-you = You win.
table-others-win = The others win.
table-unfinished = The match stays unfinished.
table-round = Round { $number } of { $rounds }
table-score = { $who } { $points }
table-you = you
level-beginner = beginner
level-casual = casual player
level-club = club player
level-master = master
level-beginner-more = knows the rules
level-casual-more = plays now and then
level-club-more = plays every week
level-master-more = lets nothing slip
level-engine-more = a program chosen by whoever runs this server
level-rated = { $level } · { $points }
level-rated-together = { $level } · { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $most }
advice-title = What { $who } thinks
advice-chance = { $value } % ± { $spread }
advice-points = { $value } points at once ± { $spread }
advice-means-simulations = The figure is the chance to win the match, after at most { $count } simulated courses; ± is how far single courses lie apart (one standard deviation).
advice-means-positions = The figure is the chance to win the match, estimated after at most { $count } positions.
advice-means-reading = The figure is how many points a choice brings at once, as far as the decisions of the others tell what they hold; ± is the standard deviation.
advice-means-nothing = There is no figure for these choices, only their order.
advice-forced = There is only this one choice.
play-person = Player { $number }
option-true = yes
option-false = no
option-lot = by lot
option-starter-0 = player 1
option-starter-1 = player 2
option-starter-2 = player 3
option-starter-3 = player 4
option-starter-4 = player 5
option-starter-5 = player 6
option-drawn = drawn
option-none = none
remote-set-back = The server’s log was set back to an older state, so your last moves are gone. This is how things stand now.
remote-sat = { $who } sits down.
remote-sat-you = You sit down.
remote-left = { $who } leaves the seat.
remote-left-you = You leave the seat.
remote-asked = { $who } asks to take back a decision.
remote-asked-you = You ask to take back your decision.
remote-no = { $who } does not agree.
remote-no-you = You do not agree.
remote-resigned = { $who } gives up.
remote-resigned-you = You give up.
remote-replaced = { $who } gives up; a bot plays on.
remote-replaced-you = You give up; a bot plays on for you.
remote-bot-replaced = The bot { $who } broke down; a simple player takes over.
remote-bot-replaced-you = A simple player takes over for you.
remote-rematch = { $who } would like a rematch; the table for it is set.
remote-rematch-you = The table for the rematch is set.
remote-away = { $who } is away
remote-moved-on = The table has moved on meanwhile.

# What every game says
telling-several = { $sentences }
telling-labelled = { $label }: { $what }.
telling-who = { $who }
telling-fact = { $name }: { $value }
telling-asked = { $count ->
    [one] You have one choice.
   *[other] You have { $count } choices.
}
