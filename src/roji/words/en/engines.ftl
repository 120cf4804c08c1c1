# Engines: players that are programs of their own
cli-engine = Let one of our bots play in another program: it speaks the engine protocol on standard input and output (docs/engines.md).
cli-opt-engine = a program that plays as engine:NAME (docs/engines.md); repeat it for more
cli-opt-engine-seconds = time that an engine has for a decision
cli-opt-engine-memory = megabytes of memory that an engine may use

engine-pair = “{ $text }” does not name an engine. Write NAME=COMMAND, such as mine="./my-engine --fast"; a name is a letter and up to 23 more letters, digits, dots, dashes or underscores.
engine-command = The command “{ $command }” cannot be read: { $why }.
engine-missing = There is no program “{ $program }” for the engine command “{ $command }”. Give its path, such as ./my-engine, and see that it may be executed.
engine-twice = There are two engines called { $name }. Give each its own name.
engine-unknown = There is no engine “{ $name }” here. There are: { $known }.
engine-game = The engine { $name } does not play { $game }. It plays: { $known }.
engine-platform = Engines need a system like Linux or macOS.

engine-timeout = Engine { $engine } did not answer within { $seconds } s.
engine-died = Engine { $engine } ended by itself (code { $code }). { $last }
engine-garbage = Engine { $engine } did not answer with a line of JSON: { $line }
engine-flood = Engine { $engine } said more than { $most } bytes without an answer.
engine-answer = Engine { $engine } should have answered “{ $want }” with the same id, but said: { $line }
engine-refused = Engine { $engine } refused: { $why }
engine-version = Engine { $engine } speaks version { $version } of the protocol; version { $want } is needed.
engine-field = Engine { $engine } left out or spoilt the field “{ $name }”.
engine-illegal = Engine { $engine } wanted { $move }, which is not possible: { $why }
engine-why = The engine says: { $text }

engine-host-line = A line must be one JSON object.
engine-host-field = The message lacks something or has it in the wrong form: { $why }.
engine-host-do = “do” is hello, match, decide or over, not { $what }.
engine-host-game = This engine plays { $known }, not { $game }.
engine-host-rules = This engine knows version { $known } of the rules, not { $rules }.
engine-host-match = No match has begun. Send “match” first.
engine-host-seat = In this position it is not the turn of seat { $seat }, for which this engine plays.
