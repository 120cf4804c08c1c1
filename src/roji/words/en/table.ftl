# The table in the terminal
table-title = Roji
table-about = Four Japanese garden games

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
menu-start = Start
menu-back = back


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

play-people = { $game } has { $most ->
    [one] one seat
   *[other] 1 to { $most } seats for people
}. Write --people 2, or their names: --people Anna,Ben.
play-nobody = In { $path } no seat belongs to a person.
play-too-many = “{ $first }” must be decided on its own: what follows is not known yet.
play-which = { $path } does not exist yet. Say which game is to begin there: { $known }.


## At a table of a server
table-key-start = start
table-key-resign = give up
remote-connecting = Connecting …
remote-room = { $game }: the table is set
remote-open = waiting for somebody
remote-bot = { $who }, a bot ({ $bot })
remote-yours = { $who }, that is you
remote-rules = House rules: { $options }
remote-strict = strict dealing
remote-strict-at = --strict is for a new table at a server; use it with --at.
remote-late = Waiting for { $who } to add to the deal. It starts by itself.
remote-redealt = No part of the deal came from { $who } in time: a new deal begins without it.
remote-redealt-all = Nobody’s part of the deal came in time: a new deal begins. Start again.
cli-opt-strict = with --at: strict dealing, against a server in league with one of the players
remote-missing = Waiting for seat { $seats }.
remote-all-here = Everybody is here. Enter starts the match.
remote-press-enter = Press Enter to start.
remote-invite = Others join with this link:
remote-own-link = This link leads back to your own seat; keep it to yourself:
remote-come-back = Come back to your seat with
remote-broken = Connection lost, trying to come back …
remote-healed = Connected again.
remote-no-answer = The server did not answer in time. Try again when the connection is back.
remote-again = Play again with the seats swapped?
remote-resign = Give up this match?
remote-leave = Your seat stays yours; the same link leads back to it.
remote-plain-welcome = Type the number of a choice or a move in notation. Other words: table, list, history, hint, undo, rules, rules and a clause, resign, leave. Ctrl-C leaves while others decide.
remote-says = The server says: { $why }
remote-full = All seats of this table are taken.
remote-watching = You are watching
remote-watch-soon = Everybody is here; the match begins soon.
remote-watch-on = Go on watching with
remote-only-watching = You are watching; those who sit at the table decide.
remote-leave-watching = The same link leads back here.
remote-plain-watch = You are watching. Ctrl-C leaves.
remote-other-game = At this table { $found } is played, not { $game }.
remote-which = Say which game is to be played at the server: { $known }.
remote-people = { $game } has { $most } seats with these options; say how many people play, or leave it out for people at all of them.
remote-address = “{ $text }” is not the address of a server. One looks like https://roji.example.org.
remote-name = --name is for a table at a server; use it with --join or --at. At this keyboard, --people takes names.
cli-opt-join = play at the table of this link, at a server, or watch there
cli-opt-at = make a table at this server and show the link for others; --people says how many people play
cli-opt-name = your name at a table of a server

# What people type in lines of text; several words have commas between them
plain-typed-table = table
plain-typed-list = list
plain-typed-history = history
plain-typed-hint = hint
plain-typed-undo = undo
plain-typed-rules = rules
plain-typed-leave = leave, quit
plain-typed-help = help
plain-typed-resign = resign
