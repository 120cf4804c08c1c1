# The command line
cli-about = Roji: four Japanese garden games. --lang { $langs } chooses the language.
cli-play = Play a game in the terminal.
cli-learn = Learn a game in small steps, in numbered lines of text.
cli-opt-step = begin at this step
cli-score = Count cards as the scorekeeper: points and reasons, clause by clause. CARDS are such as "1L 3L 8L 9A"; - reads one pile per line and answers with one JSON object per line.
cli-replay = Show a recorded match move by move.
cli-draw = Draw a board as an SVG picture. WHAT is what the game can draw: the name of a garden or a file with one, or a record.
cli-picture = Draw a position of a recorded match as a picture to send.
cli-rules = Show the rules of a game, or one clause.
cli-games = List the games and their options.
cli-new-game = Write a package with a game that works, for you to change into your own.
cli-words = Check that every language says what English and German say.
cli-bench = Measure how fast random matches run on this machine.
cli-opt-json = answer in JSON
cli-opt-option = an option of the game as NAME=VALUE; may be repeated
cli-opt-seed = the seed of the deals; without one, chance decides
cli-opt-names = names of the cards: traditional, mario, or japanese (the traditional ones with the Japanese beside them)
cli-opt-save = keep the match in this file, and go on with it when it exists; at a server, its record when it is over
cli-opt-people = people at this keyboard: how many, or their names as Anna,Ben; stand-ins play the other seats
cli-opt-level = how well the stand-ins play: beginner, casual, club or master (roji ratings tells how strong they are); or any other bot of roji arena
cli-opt-plain = play in numbered lines of text, for screen readers
cli-opt-no-colour = without colours
cli-opt-pace = how long each thing that happens is shown; 0 does not wait
cli-opt-pause = wait for Enter after each move
cli-opt-seat = show what this seat could see instead of what everyone could
cli-opt-move = the position after this many decisions; without it, the last one
cli-opt-output = the file to write
cli-opt-picture = the picture to write: its name ends with .svg or .png
cli-opt-matches = how many matches
cli-opt-threads = how many threads
cli-perft = Count the complete turns from a position, to check a move generator.
cli-opt-garden = the garden: a name, or a file with the text of one
cli-opt-position = a file with a position
cli-help-flag = Show this help and exit.
cli-title-options = Options
cli-title-commands = Commands
cli-usage = Usage:
cli-bad-command = There is no command “{ $name }”. Commands: { $known }.
cli-bad-flag = There is no option { $name } here.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
}
cli-missing = “{ $name }” is missing.
cli-bad-value = That is not a value for { $name }. Allowed: { $want }.
cli-bad-usage = There is an argument too many or one is missing. “roji { $command } --help” shows what is possible.
cli-stopped = Stopped.

learn-welcome = Type the number of a choice or a move in notation. Other words: hint (what is right), undo (begin the step again), table, list, rules, rules and a clause, leave.
learn-left = To go on from here: roji learn { $game } --step { $number }
learn-done = That was the lesson. Your first match: roji play { $game } --level beginner

score-flag = { $flag } does not go with { $game }. Its own flags are: { $known }.
score-flag-missing = { $game } cannot be counted without { $flag } N, where N is { $allowed }.

rules-missing = The rule page of { $game } is not here. Pages: { $known }.
rules-no-clause = The rules of { $game } have no clause { $clause }. Clauses: { $known }.

bench-line = { $games } matches, { $decisions } decisions in { $seconds } s: { $rate } million decisions per second ({ $mode }, { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
})
bench-compiled = compiled
bench-plain = plain Python

replay-start = { $game }, seed { $seed }
replay-deal = { $game }, explicit deal
replay-unfinished = The record ends here; the match is not over.
replay-seat = Seat { $seat }
replay-pause = Enter

draw-done = The picture is in { $path }.
draw-game = There is no picture of “{ $game }”. There is one of: { $known }.
draw-other-game = This is a record of { $found }, not of { $game }.
draw-move = There is no position after { $move } decisions; the record has { $last }.
draw-flag = { $flag } does not go with { $game }.
picture-form = { $path } is not the name of a picture. Let it end with .svg or .png.
picture-end = at the end
picture-after = { $number ->
    [0] at the beginning
    [one] after one decision
   *[other] after { $number } decisions
}

play-left = Until next time.
play-saved = The match is kept in { $path }.
replay-round = Round { $number } of { $rounds }

no-perft = Turns can be counted for { $known } only, not for { $game }.

new-game-name = “{ $name }” cannot be the name of a game. Use 3 to 32 small letters, digits and underscores, a letter first, for example moon_garden.
new-game-taken = There is a module called “{ $name }” already. Choose another name.
new-game-exists = There is something called { $folder } here already, and it is left as it is. Choose another name or another folder.
new-game-made = Your game is in { $folder }. It works already; now make it yours:
    {"  "}cd { $folder }
    {"  "}python -m pip install --no-build-isolation -e .
    {"  "}python -m pytest
    {"  "}roji play { $folder }
    {"  "}roji serve --open

# roji words
words-language = { $lang } ({ $name }): { $count ->
    [0] complete, { $messages } sentences.
    [one] one fault in { $messages } sentences.
   *[other] { $count } faults in { $messages } sentences.
}
words-no-file = { $file }: the file is missing
words-extra-file = { $file }: no other language has such a file
words-unreadable = { $file }: Fluent cannot read “{ $text }”
words-twice = { $file }: { $key } is there twice
words-missing = { $file }: { $key } is missing
words-extra = { $file }: { $key } is in no reference
words-unused = { $file }: { $key } is said nowhere
words-arguments = { $file }: { $key } takes { $want }, but has { $found }
words-variants = { $file }: { $key } has a variant for { $found }, which never comes; there are { $want }
words-long = { $file }: { $key } is { $found } letters long, the reference at most { $want }
words-no-clause = { $file }: the clauses are not those of the reference, from { $clause } on

## roji alone
cli-version = Roji { $version }, Python { $python }, { $how ->
    [compiled] rules compiled
   *[plain] plain Python
  }
cli-version-flag = Show the version and exit.
welcome-title = Roji: four Japanese garden games
welcome-browser = play in the browser
welcome-terminal = play here in the terminal
welcome-help = see everything else roji can do
welcome-ask = What would you like? [1]
welcome-again = Please type a number from 1 to { $most }, or press Enter for the first.
