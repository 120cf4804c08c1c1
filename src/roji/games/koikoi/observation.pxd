cimport cython

from roji.games.bits cimport u64
from roji.games.koikoi.rules cimport KoiKoiState

cdef int MOST, MOST_POINTS
cdef int SEAT, TO_MOVE, AT_PHASE, HAND, FIELD, CAPTURED, PLAYED, PENDING, HAND_COUNTS, STOCK, DEALER, CALLS
cdef int COMBINATIONS, POINTS, HELD, BEST, REDEALS, ROUND, AT_ROUNDS, SCORES, GAINS

@cython.locals(first=int, i=int, r=int, seat=int, found=int, total=int, pile=u64)
cdef void write(KoiKoiState state, int viewer, unsigned char* out) noexcept nogil
