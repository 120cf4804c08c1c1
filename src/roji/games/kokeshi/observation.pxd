cimport cython

from roji.games.kokeshi.rules cimport KokeshiState

cdef int SPACES, BYTE, MOST_TURNS
cdef int TO_MOVE, AT_PHASE, FIGURINES, BEADS, BASES, MOVING, MOVED, STARTER, REPEATED, TURNS, TURNS_LEFT, WINNER

@cython.locals(first=int, i=int, own=int, stack=int, at=int, turns=int)
cdef void write(KokeshiState state, int viewer, unsigned char* out) noexcept nogil
