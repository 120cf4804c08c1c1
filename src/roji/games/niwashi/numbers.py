"""The numbers of Niwashi, said once; literals in a compiled module that imports all (roji.build)."""

# The material (N-1 to N-3, N-5).
TILE_KINDS, COPIES, PILE = 62, 62, 47  # kinds of tile, tiles in the box, tiles in play
WISHES, STACK, HELD = 24, 10, 2
NONE = 255  # no tile
NOBODY = -1  # who laid the first tile

# The table (N-R5).
SIDE, STRIDE, MARGIN, MIDDLE = 63, 64, 4, 31  # MARGIN rows above and below: a shape reaches four cells far
CELLS = SIDE * SIDE
SIZE = STRIDE * (SIDE + 2 * MARGIN)
CROP = 25  # cells in a row of the part that is observed as a picture; it lies around the middle of the table
CORNER = MIDDLE - CROP // 2

# What the seat to move decides.
TILE, CELL, DIRECTION, DRAW, PLACE, AIM, DISCARD, OVER = range(8)

# Decisions: in TILE and DISCARD a tile type, in CELL a cell, in DIRECTION e s w n, in DRAW a display place.
LANTERN = TILE_KINDS  # in TILE: move the lantern instead
FROM_DISCARD = 3  # in DRAW: the top of the discard pile
# In PLACE a cell of the table, a field of a display tile, a shape on the aid card, or a pile (N-R6).
ON_DISPLAY, ON_AID, ON_PILE, ON_DISCARD, AT_REST = CELLS, CELLS + 9, CELLS + 15, CELLS + 16, CELLS + 17
NOWHERE = 8  # in AIM: no direction
NUM_ACTIONS = AT_REST

# How a match ended (N-23, N-R10).
RUNNING, NO_TILE, NO_MOVE, ALL_FULFILLED = range(4)

# Why a tile cannot lie somewhere. BARRED: outside the garden, a blocked plot, or sand that must stay (N-B3).
FREE, EDGE, BARRED, COVERS_NONE, COVERS_ALL, SAME_BACKWARDS = range(6)

# What happened, for `note`.
E_TILE, E_CELL, E_LAY, E_LIFT, E_TAKE, E_TAKE_DISCARD, E_FILL, E_LANTERN = range(8)
E_PLACE, E_AIM, E_DISCARD, E_REMOVE, E_FULFIL, E_WISH, E_END = range(8, 15)

LOT_KEY = 4  # where the key of the lot stands, after that of the deal
BEGIN_TAG = 1
