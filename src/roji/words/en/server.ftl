# What the server refuses
no-table = There is no such table; perhaps it was deleted.
no-record = There is no such record; perhaps it was deleted.
bad-secret = This link does not open this table. Use the whole link you were given, with everything after the “#”.
secret-missing = This needs the secret of a seat or a link. Open the table by its link, or from “My games” on the device that sat down.
seat-begun = This match has already begun and its seats are taken. You can watch it with the same link.
seat-taken = This seat is not free. Free seats: { $free }.
seat-not-yours = Seat { $seat } is not yours any more.
bad-seat-request = The request for a seat must carry 32 to 64 random hexadecimal digits known to nobody else (“request”).
client-old = This page, or your Roji, is older than the server. Reload the page, or update Roji; your seat stays yours.
bad-name = A name has up to { $most } visible characters.
too-long = That is too long; the limit is { $most } characters.
leave-begun = The match has begun; you can resign, but not leave the seat.
start-begun = The match has already begun.
start-waiting = The match starts as soon as the device of seat { $seats } has added its part to the deal.
start-open = Not everybody is here yet. Waiting for seat { $seats }.
not-your-turn = It is seat { $seat }’s turn.
not-started = The match has not begun.
match-over = The match is over.
match-long = No match here is longer than { $most } decisions. You can resign.
undo-asked = Somebody has asked to take a move back; answer that first.
undo-shown = That cannot be taken back: you have seen something new since, or have not decided anything.
undo-not-asked = Nobody has asked you to take anything back.
chat-off = This table has no chat.
chat-silent = N-7: nobody speaks while the garden grows.
hints-off = This table plays without hints.
chat-empty = Say something, or nothing.
rematch-running = There can be a rematch when this match is over.
rematch-there = The rematch is already set up: table { $table }.
stale = The table has moved on: you answered event { $base }, it is at { $number }.
only-watching = You are watching. Only players can do that.
not-now = “{ $type }” is not possible here.
not-stored = The server could not store that, so it did not happen. Try again.
offline-not-here = This device plays by itself just now, and that needs a server.
store-unknown = The server’s disk failed, so nobody can say whether that was stored. Look again: you will see how things stand.
store-slow = The server’s disk is slower than the game at the moment, so that did not happen. Try again in a few seconds.
store-failing = The server cannot use its disk at the moment. Come back in a while; what was stored is not lost.
table-damaged = This table ({ $table }) was damaged on the server’s disk and is left alone, so that nobody plays on from a wrong position. Tell whoever runs the server: what is intact can be saved.
table-needs-key = This table ({ $table }) was dealt with a key that the server does not have. Whoever runs it can put the right key back; then the match goes on.
internal = Something went wrong in the server. Nothing was changed.
bad-message = This is not a message: { $why }
bad-request = This request cannot be accepted: { $why }
hello-missing = Begin with a hello that names your secret.
too-fast = Too much at once. Wait a moment, then try again.
too-many-tables = You have { $most } tables in play. Finish or resign one of them first.
too-many-records = You keep { $most } records here. Delete one of them first.
work-waits = The server is already working on several things for you. Wait for them, then ask again.
hint-waits = A hint for this seat is already on its way.
too-many-sockets = Too many connections come from your address.
too-many-connections = Too many connections come from your address; the limit is { $most } at once.
too-busy = The server is very busy. Try again in a moment.
too-slow = The request took too long to arrive. Send it again in one go.
too-big = The request is too long; the limit is { $most } bytes.
too-deep = The request is nested too deeply. Send plain values, not lists within lists.
long-head = The headers of the request are too long; the limit is { $most } bytes and a hundred headers.
bad-http = The server refuses requests that could be read in two ways and has closed the connection: { $what ->
    [line] a line must end in CR LF, with no CR or LF alone.
    [header] a header must be one line of its own, “Name: value”, without a space before the colon.
    [twice] host and length of the body must be given once: one Host, and either Content-Length or Transfer-Encoding.
    [host] there must be a Host header.
    [coding] the only Transfer-Encoding is “chunked”, in HTTP/1.1.
    [length] Content-Length must be a plain number.
    [chunk] a chunk begins with its size in hexadecimal digits alone and ends in CR LF; nothing follows the last one.
    [upgrade] a request for a WebSocket has no body.
   *[request] it must begin like “GET /path HTTP/1.1”, with GET, HEAD, POST, PUT, PATCH, DELETE or OPTIONS.
}
log-chat = The chat of this table is full. The match continues without it.
log-full = The log of this table is full. You can resign or leave, then continue at a new table.
bad-origin = Another website may not play for you here.
bad-host = This server does not answer to the name “{ $host }”. If it is yours, start it with roji serve --name { $host }.
bad-server-name = “{ $name }” is not the name of a server. A name looks like play.example.org, an origin like https://play.example.org.
bad-operator = “{ $address }” is neither an address nor a network, such as 10.0.0.5 or 10.0.0.0/8.
operators-only = This is for the person who runs the server: it is answered on the machine itself, not through a proxy. To allow { $address }, start it with roji serve --operator { $address }.
operators-page = This is for the person who runs the server, and not for pages. Ask for it with a program such as curl.
seats-count = A table of { $game } with these options has { $count } seats; list that many, or none.
seats-me = Sit down yourself (“me”, once), or leave at least one seat open.
record-running = The match is not over; its record is still secret.
record-long = A record has at most { $most } characters here.
record-slow = This record takes too long to read here.
delete-running = A running match cannot be deleted. Resign first.

# The log on disk
store-in-use = Another server is using { $folder }.
store-address = “{ $text }” is not the address of a database. Write postgresql://USER@HOST/NAME.
store-place = “{ $text }” is not a place for a log. Write sqlite:FOLDER or postgresql://USER@HOST/NAME.
store-password = A password on the command line can be read by everybody on this machine. Put the address with its password into the environment variable { $variable }, or the password alone into PGPASSWORD or the file .pgpass.
store-no-driver = What speaks to PostgreSQL is not installed. Install it with: pip install "roji[postgresql]"
bus-address = “{ $text }” is not the address of a NATS server. Write nats://HOST:4222.
bus-password = A password on the command line can be read by everybody on this machine. Put the address with its password into the environment variable { $variable }.
bus-missing = Say where the NATS server is: --bus nats://HOST:4222, or the environment variable { $variable }.
bus-no-driver = What speaks to NATS is not installed. Install it with: pip install "roji[nats]"
bus-unreachable = The NATS server { $address } cannot be used: { $why }.
bus-needs-store = Processes that share their tables need a database for the log. Add --store postgresql://USER@HOST/NAME.
bus-other-key = Another process of this server has a different key, so the deals of its tables would not be known here. Copy the file “key” from its folder into { $folder }.
store-unreachable = The database { $address } cannot be used: { $why }.
store-encoding = The database stores text as { $encoding }. Make one with the encoding UTF8.
store-older = That database has form { $found } of the log, and this Roji knows { $known }. Start a server on it once, which brings it up to date.
store-not-empty = { $path } already has a log and is left as it is. Choose an empty one.
store-copy-in-use = A server is using { $folder }. Stop it first, so that nothing is played that the copy does not have; or add --snapshot to copy how things stand now.
store-copy-differs = The copy is not like the original: “{ $table }” has { $got } rows instead of { $given }, or different ones. Nothing of it was kept.
store-newer = This log was written by a newer Roji (form { $found }, this one knows up to { $known }). Update Roji.
store-none = There is no log in { $folder }.
store-exists = { $path } already exists and is left as it is. Choose another place.
store-no-copy = There is no file { $path }.
store-unwritable = Nothing can be stored in { $path }: { $why }. It needs a folder of your own on a working disk with free space.
store-damaged = { $path } is not an intact copy of a log.
store-live = { $path } is not a finished copy: a server is using it or was killed while using it, because { $beside } lies beside it. Make a copy with “roji backup” and restore that.
salvage-nothing = Nothing of table { $table } can be saved: its match had not begun, or its first events are damaged.
key-damaged = The server’s key in { $path } is not one: it should be 64 hexadecimal digits. Put the right file there from your own copy; without it running tables cannot go on.

# A client
bad-link = { $link } is not a link to a table. Such a link looks like https://…/t/abcdefghjk#secret; the part after the “#” opens it.
no-server = There is no Roji server at { $base }, or it does not answer.
bye-gone = This table was deleted.
bye-left = You have left this seat.

# Running a server
cli-serve = Let others join over a link: run the server.
cli-worker = Think for the bots of servers on other machines.
cli-opt-thinkers = processes that think
cli-working = Thinking for whoever asks at { $address }. Ctrl-C stops it.
cli-backup = Copy the log of a server, also while it runs.
cli-restore = Put a copy of the log into an empty folder.
cli-migrate-store = Copy the log of a server to another place, such as from a folder into a database, and check it there.
cli-schema = Write OpenAPI and JSON Schema of the protocol.
cli-verify = Check that a record was dealt fairly and played by the rules.
cli-opt-data = the folder of the log
cli-opt-host = the address to listen on; 0.0.0.0 for everybody on the network
cli-opt-port = the port; 0 takes any free one
cli-opt-origin = another web address from which browsers may play
cli-opt-server-name = another name for this server, such as play.example.org
cli-opt-proxy = addresses of proxies whose X-Forwarded-For is trusted
cli-opt-operator = another address or network that may see /health, /ready, /live and /metrics
cli-opt-store = a database for the log instead of the folder; the key stays in the folder
cli-opt-snapshot = copy how things stand now, even if a server is using the log
cli-opt-bus = a NATS server through which several processes serve the same tables; needs a database
cli-opt-bot-workers = processes for bots
cli-opt-drain = when it is to stop, /ready says so first; half of this time later sockets are closed, one after the other
cli-opt-telemetry = a collector that gets traces of moves (OpenTelemetry), such as http://127.0.0.1:4318/v1/traces
cli-opt-telemetry-share = the share of all moves that are traced
telemetry-missing = What sends traces is not installed. Install it with: pip install "roji[telemetry]"
cli-opt-open = open the games in the browser
cli-opt-commitment = the commitment that your device kept from before the deal
cli-opt-nonce = what your device added to the deal
cli-opt-verify-seat = your seat, counted from 1, where --nonce must be found
cli-serving = Roji is at { $address }. The log is in { $folder }. Ctrl-C stops the server.
cli-serving-others = Others on your network can open { $addresses }
cli-served = Stopped. Everything that was accepted is on disk.
cli-backed-up = Copied and checked { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $count ->
    [one] one event
   *[other] { $count } events
} to { $path }.
cli-backup-key = The key { $path } is not in the copy. Keep a copy of it somewhere else: without it, matches in progress cannot continue.
cli-restored = Put { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $count ->
    [one] one event
   *[other] { $count } events
} into { $folder }, and checked them there.
cli-snapshot = This is how things stood when the copy began: what is played after that is not in it.
cli-keyless = { $count ->
    [one] One table was dealt with a key that is not in { $path }
   *[other] { $count } tables were dealt with a key that is not in { $path }
}: { $tables }. Put your copy of the key there before you start the server; without it, matches in progress cannot continue.
cli-damaged = { $count ->
    [one] One table is damaged and is left alone
   *[other] { $count } tables are damaged and are left alone
}: { $tables }. “roji salvage TABLE FILE” saves what is intact, “roji delete TABLE” deletes a table for good.
cli-salvage = Save the record of a damaged table, up to its last intact event.
cli-salvaged = Saved the match up to event { $number } to { $path }.
cli-delete = Delete a table for good, while no server runs.
cli-deleted = Deleted table { $table } with all that was kept of it.
cli-wrote = Wrote { $path }.
serve-address = Cannot listen on { $address }: { $why }.

# roji verify
verify-no-fair = { $moves ->
    [one] The one decision follows the rules. No server dealt this match, so there is no dealing to check.
   *[other] All { $moves } decisions follow the rules. No server dealt this match, so there is no dealing to check.
}
verify-secret = The secret fits the commitment { $commitment }.
verify-seed = { $people ->
    [one] The seed follows from the secret and what one person added: { $seed }
   *[other] The seed follows from the secret and what { $people } people added: { $seed }
}
verify-round = Round { $round }: dealt with key { $key }
verify-yes = { $moves ->
    [one] Yes: the cards were dealt as promised, and the one decision follows the rules.
   *[other] Yes: the cards were dealt as promised, and all { $moves } decisions follow the rules.
}

picture-no-curve = This match has not been analysed yet. Open its analysis first.
picture-preview = A recorded match. Look at it move by move.
review-long = A match of more than { $most } decisions is not analysed here; roji analyse does it in a terminal.
review-pass = There are only { $most } passes.
