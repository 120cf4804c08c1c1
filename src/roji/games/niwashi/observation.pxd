cimport cython

from roji.games.bits cimport u64
from roji.games.niwashi.rules cimport NiwashiState

cdef int LAID, BYTE
cdef u64 INSIDE
cdef unsigned char[3969] COLUMN, ROW
cdef int TO_MOVE, AT_PHASE, FIELDS, OUTSIDE, AT_LAID, AT_HAND, KNOWN, HAND_COUNTS, DISPLAY, AT_DISCARD, REMOVED, AT_PILE
cdef int CHOSEN, CHOSEN_CELL, AT_WISHES, FULFILLED, WISH_COUNTS, STACK_COUNTS
cdef int LANTERN_ON, LANTERN_CELL, LANTERN_DISPLAY, LANTERN_AID, LANTERN_AIM, LANTERN_TILE, LANTERNS
cdef int TO_DRAW, SPECIAL, SCORE

@cython.locals(first=int, i=int, k=int, seat=int, count=int)
cdef void write(NiwashiState state, int viewer, unsigned char* out) noexcept nogil
@cython.locals(beyond=int, r=int, at=int, i=int, cell=int)
cdef void write_garden(NiwashiState state, int first, unsigned char* out) noexcept nogil
@cython.locals(place=int)
cdef void write_lantern(NiwashiState state, unsigned char* out) noexcept nogil
