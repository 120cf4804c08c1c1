# The table in the terminal
table-title = Roji
table-about = Four Japanese garden games
table-turn-you = Your turn
table-turn = { $who } to decide
table-over = The match is over
table-round = Round { $number } of { $rounds }
table-score = { $who } { $points }
table-you = you

## Keys
table-key-rules = rules
table-key-history = history
table-key-undo = take back
table-key-hint = hint
table-key-type = type
table-key-theme = light/dark
table-key-quit = leave
table-key-choose = choose
table-key-move = aim
table-key-next = next
table-key-close = close
table-key-again = play again
table-key-menu = games
table-key-change = change

## Screens
table-rules = Rules: { $game }
table-history = What happened
table-history-none = Nothing has happened yet.
table-type = Your move in notation (? in the rules shows how):
table-hint = { $who } would choose: { $choice }
table-hint-none = There is nothing to decide now.
table-undo-none = Nothing can be taken back: since your last decision something hidden was shown, or there was none.
table-undo-done = Taken back.
table-undo-ask = { $who } wants to take back a decision. Do you agree, { $others }?
table-yes = yes
table-no = no
table-handover = Please hand the keyboard to { $who }.
table-handover-ready = { $who }: press Enter when nobody else is looking.
table-wait = Not your turn yet.
table-clause = ? opens the rules at { $clause }.
table-leave = Leave the table?
table-leave-kept = The match is kept and can be continued.
table-leave-lost = The match is not kept anywhere and will be gone.
table-small = The window is too small: { $width } × { $height }. The table needs 80 × 24.
table-kept = The record of this match is in { $path }.
table-not-kept = The match cannot be kept: { $why }
table-happened = The game starts.

## The menu
menu-choose = Which game shall it be?
menu-continue = Continue: { $game }
menu-continue-round = round { $number } of { $rounds }
menu-continue-at = after { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
menu-koikoi = Pair flowers of a month, form combinations, dare to play on.
menu-orders = Swap open cards until your hand serves the order best.
menu-niwashi = Lay a garden in silence and guess what your partner wishes.
menu-kokeshi = Race through a garden; every bead you use enriches a friend.
menu-name-koikoi = Koi-Koi
menu-name-orders = Garden Orders
menu-name-niwashi = The Silent Garden
menu-name-kokeshi = Kokeshi and Samurai
menu-facts-koikoi = 2 players · 30 min
menu-facts-orders = 2–6 players · 20 min
menu-facts-niwashi = 2 players · 30 min
menu-facts-kokeshi = 2 players · 15 min
menu-other = Another game for { $players ->
    [one] { $players } player
   *[other] { $players } players
}
menu-title-setup = { $game }: before you start
menu-people = People at this keyboard
menu-people-rest = { $count ->
    [0] no stand-in plays
    [one] a stand-in plays the other seat
   *[other] stand-ins play the other { $count } seats
}
menu-level = How well the stand-ins play
level-beginner = beginner
level-casual = casual
level-club = club
level-master = master
level-rated = { $level } · { $points }
level-rated-together = { $level } · { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $most }
menu-start = Start
menu-back = back

## Hints with reasons
advice-title = What { $who } thinks
advice-chance = { $value } % ± { $spread }
advice-points = { $value } points at once ± { $spread }
advice-means-simulations = The figure is the chance to win the match, after at most { $count } simulated courses; ± is how far single courses lie apart (one standard deviation).
advice-means-positions = The figure is the chance to win the match, estimated after at most { $count } positions.
advice-means-reading = The figure is how many wishes of your partner come true at once, as far as its decisions tell what it holds; ± is the standard deviation. What comes first also counts how far your own wishes come.
advice-means-nothing = There is no figure for these choices, only their order.
advice-forced = There is only this one choice.

## Playing in lines of text
plain-welcome = Type the number of a choice or a move in notation. Other words: table, list, history, hint, undo, rules, rules and a clause, leave.
plain-hint-more = Say “hint” once more to hear about other choices.
plain-prompt = Your choice:
plain-choices = { $count ->
    [one] You have one choice:
   *[other] You have { $count } choices:
}
plain-more = { $count ->
    [one] There is one more; list shows all.
   *[other] There are { $count } more; list shows all. A move in notation works as well.
}
plain-wrong = “{ $text }” is no choice here. Type a number from 1 to { $last }, a move in notation, or ? for the words that work.
plain-turn = It is your turn, { $who }.
plain-no-terminal = Without a terminal the game is played in lines of text.

play-person = Player { $number }
play-people = { $game } has { $most ->
    [one] one seat
   *[other] 1 to { $most } seats for people
}. Write --people 2, or their names: --people Anna,Ben.
play-nobody = In { $path } no seat belongs to a person.
play-too-many = “{ $first }” must be decided on its own: what follows is not known yet.
play-which = { $path } does not exist yet. Say which game is to begin there: { $known }.

## Values of options
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
