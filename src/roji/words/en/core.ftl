# What every game and the library say.
game-broken = The game “{ $game }” ({ $package }) cannot be loaded: { $why }. The other games are not affected; tell its author, or remove its package.
part-missing = The game refers to { $path }, which cannot be loaded: { $why }. It should be the import path of something the game brings, written as package.module:name.
games-left-out = Left out: { $game } cannot be loaded ({ $why }).
unknown-game = There is no game called “{ $game }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
} The games are: { $known }.
unknown-option = { $game } has no option “{ $option }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean “{ $near }”?
} Its options are: { $known }.
unknown-variant = { $game } has no small variant “{ $variant }”. Those there are: { $known }.
variant-deals = Nobody has listed every deal of { $setup }: choose a number of deals.
variant-options = Options belong to a game that is named; this one is made already, and cannot take { $options }.
bad-option-value = { $game }: “{ $value }” is not a value for the option “{ $option }”. Allowed: { $allowed }.
bad-option-pair = “{ $text }” is not an option. Write it as NAME=VALUE, for example rounds=3.
bad-seed = A seed is a whole number from 0 to 2^256 - 1, not { $seed }.
bad-seat = There is no seat { $seat }: seats are 0 to { $last }, and None is a spectator.
redeal-seed = The seed of a redeal is a whole number from 0 to 2^64 - 1, not { $seed }.
action-type = An action is a whole number, not { $action }. Use parse to read notation.
action-range = There is no action { $action }; actions are 0 to { $last }.
effects-apart = { $action } does not lead from the first state to the second.
too-many-actions = { $game } asks for more than { $limit } actions.
playouts-number = { $name } must be a whole number of at least { $least }, not { $value }.
observe-size = An observation or mask of { $game } needs a buffer of exactly { $size } bytes, in one piece.
match-number = Seed and number of a match are whole numbers from 0 to 2^64 - 1, not { $value }.
bad-state = This state cannot be read: something is wrong with “{ $field }” ({ $why }).
deal-needs-starter = An explicit deal leaves nothing to draw lots with: choose starter=0 or starter=1, or give a seed as well.
deal-rounds = These decks are enough for { $count } of { $rounds } rounds. Give one whole deck per round, no more, or a seed for the rest.
lesson-none = There is no lesson for { $game }.
lesson-step = This lesson has steps 1 to { $last }.
lesson-over = These decisions do not belong to this step of the lesson. Begin the step again.
no-scorekeeper = There is no scorekeeper for “{ $game }”. There is one for: { $known }.

note-none = { $game } does not allow notes on decisions. Send the decision without one.
record-line = Line { $line }: { $why }
record-not-text = This is not a record: it is not UTF-8 text.
record-syntax = this cannot be read as a record from column { $column } on.
record-missing = “{ $field }” is missing.
record-field = “{ $field }” should be { $want }.
record-each-seat = “{ $field }” needs one entry for each of the { $count } seats.
record-unknown-field = “{ $field }” is not part of a record.
record-format = this is record format { $found }; this program reads format { $known }.
record-rules = this record follows version { $found } of the { $game } rules; this program knows versions up to { $known }.
record-source = a record has either a seed or a deal.
record-seat = the line is for seat { $found }, but seat { $seat } is to move.
record-seat-mark = a line of moves begins with the seat and a colon, such as “0: 3R =3L”.
record-move = “{ $move }” cannot be played here. { $why }
record-moves = a match has at most { $most } decisions here.
record-note = “{ $note }” is not a note. A note begins with the number of a decision of this round, counted from 0 over the match, one note per decision.
record-after-end = “{ $move }” comes after the end of the match.
record-round-moves = round { $round } is not finished by its moves.
record-round-extra = “{ $move }” already belongs to the next round.
record-result = the record gives the scores { $found }, but its moves lead to { $want }.
record-check = the check does not fit: something between here and line { $since } was changed. For the text as it is now it would be { $want }.
file-missing = There is no file { $path }.
file-unreadable = { $path } cannot be read: it is a folder, or you do not have permission to read it.
file-unwritable = { $path } cannot be written: the folder is missing, or you do not have permission to write there.
unknown-name-set = There is no set of names “{ $names }”. Sets: { $known }.
bot-unknown = There is no bot “{ $bot }” for { $game }. There are: { $known }. Of these, { $counted } can be followed by a number of simulations or positions, as in search:1000.
bot-number = “{ $bot }” is not a bot of { $game }: a whole number from 1 to { $most } goes with { $counted } and with no other bot, as in search:1000.
origin-long = A match cannot go on from there: more than { $most } decisions lie before it.
problem-none = { $game } has no problems of the day. These have: { $known }.
problem-no-day = There is no problem for that day; the first is that of { $first }.
problem-bad-day = “{ $day }” is not a day. Write it as 2026-11-17.
problem-future = The problem of { $day } is shown on that day.
problem-over = The turn is over; nothing more is asked.
problem-no-setter = Nobody sets problems of { $game }.
