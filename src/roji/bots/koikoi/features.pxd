cimport cython

from roji.games.bits cimport u64
from roji.games.koikoi.rules cimport KoiKoiState

cdef u64 ONE, MONTH, LOW, LIGHTS, RAIN, ANIMALS, RIBBONS, PLAIN, RED, BLUE, BOAR

@cython.locals(card=int)
cdef int mark(u64 cards, int first, int* out, int n) noexcept nogil
@cython.locals(months=u64, hit=u64)
cdef u64 takes(u64 hand, u64 field) noexcept nogil
@cython.locals(n=int, side=int, seat=int, at_=int, worth=int, called=int, now=int, pile=u64, reach=u64, other=int)
cdef int features(KoiKoiState at, int mover, int caller, int* out) noexcept nogil
