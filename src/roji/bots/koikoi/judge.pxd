cimport cython

from roji.bots.judge cimport RoundJudge
from roji.games.bits cimport u64
from roji.games.koikoi.rules cimport KoiKoiState
from roji.games.state cimport State

cdef int EDGE
cdef u64 ONE, MONTH
cdef double POINT, CALM

cdef class KoiKoiJudge(RoundJudge):
    cdef double[13][241][2] equity
    cdef double[48] worth
    cdef u64 denied

    cdef double value(self, State state, int seat) noexcept nogil
    @cython.locals(left=int, ahead=int)
    cdef double match_value(self, KoiKoiState at, int seat) noexcept nogil
    cdef int guide(self, State state, int* moves, int n, u64 rng) noexcept nogil
    @cython.locals(k=int, best=int, gain=double, most=double)
    cdef int quick(self, KoiKoiState at, int* moves, int n, u64 rng) noexcept nogil
    @cython.locals(now=int, match=u64, won=u64, pile=u64, gain=double)
    cdef double gain(self, KoiKoiState at, int card) noexcept nogil
    cdef bint hopes(self, State state, int* moves, int n, double* out) noexcept nogil
    @cython.locals(k=int, total=double)
    cdef bint expects(self, KoiKoiState at, int* moves, int n, double* out) noexcept nogil
    @cython.locals(three=u64, gain=double, most=double, card=int)
    cdef double taken(self, u64 match) noexcept nogil
    cdef bint fits(self, State state, int seat, u64 rng) noexcept nogil
    cdef bint plausible(self, KoiKoiState at, int seat, u64 rng) noexcept nogil
