cimport cython

from roji.games.bits cimport u64
from roji.games.plain cimport GuestState
from roji.games.state cimport State

cdef int SUIT, CARDS, HAND, SEATS, ROUNDS, NOTHING_TAKEN, E_LAY, E_TRICK, E_ROUND, E_DEAL
cdef u64 HARES, MOONS, ALL, ONE

cdef int worth(u64 taken) noexcept nogil

cdef class TsukimiState(GuestState):
    cdef int seats, last, index, leader, count
    cdef u64[4] hands, taken
    cdef int[4] laid, totals
    cdef int[24] results
    cdef unsigned char[144] decks
    cdef unsigned char[24] pool

    cdef int core_seat(self) noexcept nogil
    cdef bint core_over(self) noexcept nogil
    cdef int core_round(self) noexcept nogil
    @cython.locals(mask=u64, n=int)
    cdef int core_legal(self, int* out) noexcept nogil
    cdef bint core_can(self, int action) noexcept nogil
    @cython.locals(seat=int)
    cdef void core_apply(self, int action) noexcept nogil
    cdef void core_copy(self, State other) noexcept nogil
    cdef void become(self, TsukimiState other) noexcept nogil
    @cython.locals(rng=u64, i=int)
    cdef void core_begin(self, u64 seed, u64 index) noexcept nogil
    @cython.locals(rng=u64, unknown=u64, i=int, j=int, n=int, count=int)
    cdef void core_redeal(self, int seat, u64 seed) noexcept nogil
    @cython.locals(best=int, winners=int, i=int, others=double)
    cdef double core_return(self, int seat) noexcept nogil

    @cython.locals(i=int, j=int, card=cython.uchar)
    cdef u64 stir(self, int r, u64 rng) noexcept nogil
    @cython.locals(i=int)
    cdef void start(self) noexcept nogil
    @cython.locals(i=int, j=int)
    cdef void deal(self) noexcept nogil
    @cython.locals(best=int, i=int, same=bint)
    cdef void take(self) noexcept nogil
    @cython.locals(i=int)
    cdef void finish(self) noexcept nogil
