# Looking after a server
cli-admin = Look after the tables of a server, while it runs or not.
cli-admin-tables = List tables, those used last first.
cli-admin-show = Show what a table is: its game, who sits there, which devices.
cli-admin-export = Write the records of finished matches into a folder.
cli-admin-archive = Move tables out of the log into a file, which “roji restore” puts into a folder of its own.
cli-admin-delete = Delete a table for good, whoever sits there.
cli-admin-block = Keep an address, a network or a device out.
cli-admin-unblock = Let somebody in again.
cli-admin-blocked = List who is kept out.
cli-opt-admin-game = only tables of this game
cli-opt-admin-over = only finished ones, or only others
cli-opt-admin-idle = only those not used for so long (30d, 12h, 2w), or since a date (2026-11-01)
cli-opt-admin-why = a note for yourself
admin-open = open
admin-over = finished
admin-tables = { $count ->
    [one] One table
   *[other] { $count } tables
} (id, game, state, events, connected, last used in UTC).
admin-exported = { $count ->
    [one] One record is
   *[other] { $count } records are
} in { $path }.
admin-archived = { $count ->
    [one] One table was
   *[other] { $count } tables were
} moved into { $path }.
admin-moved = Table { $table } has gone on meanwhile and stays where it is.
admin-which = Name tables, or choose them with --idle or --game.
admin-idle = “{ $text }” is no time. Write how long ago, such as 30d, 12h, 45m or 2w, or a date such as 2026-11-01.
admin-blocked = { $what } is kept out. Every server on this log knows it within a few seconds.
admin-unblocked = { $what } may come in again.
admin-blocked-count = { $count ->
    [0] Nobody is kept out.
    [one] One is kept out.
   *[other] { $count } are kept out.
}
blocked = You cannot play on this server. Whoever runs it has decided so.
block-what = “{ $text }” is neither an address (203.0.113.7), nor a network (203.0.113.0/24), nor a device (64 hexadecimal digits, as “roji admin show” prints them).
block-everybody = { $text } would keep out this machine, or everybody. Name a smaller network.
block-none = { $text } is not kept out.
