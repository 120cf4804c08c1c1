"""The numbers of Kokeshi and Samurai, said once; literals in a compiled module that imports all (roji.build)."""

# What the seat to move decides: where to place; a figurine or a pass; how the figurine goes on.
PLACE, TURN, MOVE, OVER = range(4)

# How the match ended; 0 while it runs.
BASE, REPETITION, LIMIT = 1, 2, 3

# Decisions: below CROSS a space, then a crossing by space and receiver, STOP, and a pass by giver and receiver.
MOST_SPACES = 62  # K-B2: twelve tiles never have more
CROSS, STOP, PASS = MOST_SPACES, 248, 249
NUM_ACTIONS = 258

EMPTY, FULL = 1, 64  # stacks: no bead; three beads make at least 64 (K-R1)

# What happened, for `note`; the payload is four bytes.
E_PLACE, E_CHOOSE, E_CROSS, E_STOP, E_JUMP, E_PASS, E_END = range(7)

# K-R5. After a turn only the half of the player who moved has changed, so a position is two halves in a row, and two
# positions with the same player to move are equal when both halves are. Even, so that seats keep their places.
ROOM = 202
BEGIN_TAG = 1


def crossing(action: int) -> tuple[int, int]:
    """The space and the receiver (0 to 2) of a crossing."""
    return (action - CROSS) // 3, (action - CROSS) % 3


def passing(action: int) -> tuple[int, int]:
    """The giver and the receiver (0 to 2) of a bead pass."""
    return (action - PASS) // 3, (action - PASS) % 3
