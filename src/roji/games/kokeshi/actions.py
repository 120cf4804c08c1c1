"""The numbers of the decisions, for the rooms that work in Python; rules.py says the same for the core."""

CROSS, STOP, PASS = 62, 248, 249
NUM_ACTIONS = 258


def crossing(action: int) -> tuple[int, int]:
    """The space and the receiver (0 to 2) of a crossing."""
    return (action - CROSS) // 3, (action - CROSS) % 3


def passing(action: int) -> tuple[int, int]:
    """The giver and the receiver (0 to 2) of a bead pass."""
    return (action - PASS) // 3, (action - PASS) % 3
