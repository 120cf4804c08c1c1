"""The numbers of Koi-Koi, said once; literals in a compiled module that imports all (roji.build)."""

DECK = 48  # cards
CLAUSES = 12  # combinations, which are the clauses H-21 to H-32

# What the seat to move decides.
PLAY, PICK_HAND, PICK_STOCK, DECIDE, OVER = range(5)

# Decisions: below STOP a card.
STOP, KOIKOI = 48, 49
NUM_ACTIONS = 50

# How a round ended.
DRAWN, COMBINATION, LUCKY, BOTH_LUCKY = range(4)
NOBODY = 2  # the winner of a drawn round

# What happened, for `note`.
E_PLAY, E_LAY, E_CAPTURE, E_TURN, E_STOP, E_CALL, E_ROUND, E_REDEAL, E_FIELD, E_HAND, E_DEALER = range(11)

ROUNDS = 12  # H-10
LOT_KEY = 4 * ROUNDS  # where the key of the lot stands, after those of the rounds
BEGIN_TAG, REDEAL_TAG = 1, 2  # keep the keys of playouts apart from those of redeals
