cimport cython

from roji.bots.koikoi.judge cimport KoiKoiJudge
from roji.bots.network cimport Network
from roji.games.bits cimport u64
from roji.games.koikoi.rules cimport KoiKoiState
from roji.games.state cimport State

cdef int SIDE, CLASSES
cdef u64 GAMMA, ONE

cdef class LearnedJudge(KoiKoiJudge):
    cdef Network network
    cdef int[11] typical
    cdef int[48] weights
    cdef bint known

    cdef bint knows(self, State state) noexcept nogil
    cdef void values(self, State state, int seats, double* out) noexcept nogil
    cdef double value(self, State state, int seat) noexcept nogil
    @cython.locals(value=double)
    cdef double worth_of(self, KoiKoiState at, int seat) noexcept nogil
    cdef bint open_round(self, KoiKoiState at) noexcept nogil
    @cython.locals(k=int, n=int, active=int[128], shares=double[23], most=double, total=double, value=double)
    cdef double foreseen(self, KoiKoiState at, int mover, int caller) noexcept nogil
    @cython.locals(left=int, ahead=int)
    cdef double after(self, KoiKoiState at, int seat, int gain) noexcept nogil
    cdef bint fits(self, State state, int seat, u64 rng) noexcept nogil
    @cython.locals(i=int, n=int, held=int, total=u64, draw=u64, cards=u64, pool=cython.uchar[48])
    cdef void imagine(self, KoiKoiState at, int seat, u64 rng) noexcept nogil
    cdef int guide(self, State state, int* moves, int n, u64 rng) noexcept nogil
    @cython.locals(k=int, best=int, gain=double, most=double, base=int)
    cdef int answer(self, KoiKoiState at, int* moves, int n) noexcept nogil
