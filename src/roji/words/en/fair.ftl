# What the server refuses while the cards are dealt
bad-nonce = A part of the deal, or its promise, is 64 hexadecimal digits of chance in small letters.
nonce-commitment = This part is for the deal with the commitment { $found }; here it is { $want }.
nonce-not-now = Nothing is wanted from this seat for the deal now.
nonce-promise = This is not what was promised: its SHA-256 is another one.

# What a record of the deal may be refused for
fair-secret = The secret does not belong to the commitment: its SHA-256 is { $found }, published was { $want }.
fair-seed = The cards do not follow from the secret and the nonces: the seed is { $found }, it should be { $want }.
fair-digits = “{ $what }” must be 64 hexadecimal digits in small letters; it is “{ $found }”.
fair-missing = A person sat at seat { $seat }, but nothing from there went into the deal. The server could have chosen the cards.
fair-left-out = Seat { $seat } is said to be left out of the deal, and yet added something to it.
fair-nobody = Nobody but the server added anything to the deal. It could have chosen the cards.
fair-noted = This record has the commitment { $found }, you noted { $want }. It is another match, or another deal.

fair-noted-nonce = What you kept as your part of the deal, { $want }, is not in this record. It is another match, or the server put something else in.

# What a client finds when the match is over
dealt-fairly = Dealt fairly: checked on this device.
dealt-partly = Nothing speaks against a fair deal, but not all of it could be checked on this device.
dealt-unfair = This match was not dealt fairly. Do not trust this server.
dealt-not = This match was not dealt fairly: it went on from another one.
dealt-position = It began where another match was after { $count ->
    [one] one decision
   *[other] { $count } decisions
}. What one seat could not know then was dealt anew; who began it may know the rest.
dealt-commitment = The server changed its commitment: first it was { $want }, later { $found }.
dealt-secret = The server’s secret does not fit the commitment from before the deal, so it was chosen later.
dealt-nonce = The server put something else into the deal than what your device added, or another device at your seat was first.
dealt-stranger = Something was added to the deal for seat { $seat }, where no person sat.
dealt-promise = Seat { $seat } added something else than it had promised.
dealt-record = The record of the match does not hold: { $why }
dealt-other-record = The server’s record tells of another deal than the one at this table.
dealt-cards = The cards shown here are not those of the deal: the first difference is after decision { $number }.
dealt-late = This device was not here before the deal and knows the commitment only from later on.
dealt-elsewhere = Your part was added on another device; only that one can say whether it went in unchanged.
dealt-watched = Only devices at the table can say whether their part went in unchanged.
dealt-without-you = Your part did not come in time, and the cards were dealt without it.
dealt-first-form = This table was made before commitments were kept: its server may have chosen the cards.
dealt-again = { $count ->
    [one] One deal before this one lapsed because somebody’s part did not come in time.
   *[other] { $count } deals before this one lapsed because somebody’s part did not come in time.
}
dealt-no-record = The record of the match could not be had, so the cards were not compared with the deal.

# roji verify
verify-givers = Something was added to the deal at these seats: { $seats }. Each must have been a person’s.
verify-without = Strict dealing went on without seats whose part did not come in time: { $seats }. Each of them could let one deal lapse, but not choose the next.
verify-seat = There is no seat { $seat } in this record; seats are 1 to { $last }.
verify-first-form = This deal is of the first form. It shows that seed, secret and parts belong together, not that the secret was chosen before the parts: a dishonest server could have chosen the cards.
verify-open-commitment = Not checked: whether the server published this commitment before the deal. Compare with what your device kept: --commitment.
verify-open-nonce = Not checked: whether your own part went in unchanged. Compare with what your device kept: --nonce.
verify-proves = Proven: nobody alone chose these cards, neither the server nor a player; only the server in league with whoever added last could have.
verify-proves-strict = Proven: nobody chose these cards, not even the server in league with everybody else.
verify-knows = Not proven by any dealing: that the server, which knows all cards during the match, told nobody.
verify-position = No: this match was not dealt fairly. It went on from another one after { $count ->
    [one] one decision
   *[other] { $count } decisions
}; only what seat { $seat } could not know then was dealt anew, from the seed above.
