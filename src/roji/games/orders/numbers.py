"""The numbers of Garden Orders, said once; literals in a compiled module that imports all (roji.build)."""

# The material (O-1, O-2, O-5).
VALUES = 11  # 0 to 10
KINDS = 3 * VALUES  # of cards; each is there twice
DECK = 2 * KINDS
HAND, STACK, ROW = 9, 9, 3
SEATS, ROUNDS, ORDERS = 6, 8, 8

# What the seat to move decides.
TURN, TAKE, CHOOSE, LAY, OVER = range(5)

# Decisions: below REVEAL a card; TRIO + value; DECLINE.
REVEAL, TRIO, DECLINE = 33, 34, 45
NUM_ACTIONS = 46

# What happened, for `note`.
E_LAY, E_TAKE, E_REVEAL, E_CHOOSE, E_TRIO, E_DECLINE, E_ROUND, E_ORDER, E_START, E_HAND, E_ROW = range(11)

SPREAD = 6  # bits per card in a packed hand
BEGIN_TAG, REDEAL_TAG = 1, 2  # keep the keys of playouts apart from those of redeals
