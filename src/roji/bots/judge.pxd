cimport cython

from roji.games.bits cimport u64
from roji.games.state cimport State

cdef class Judge:
    cdef bint done(self, State state, int round_) noexcept nogil
    cdef double value(self, State state, int seat) noexcept nogil
    cdef bint knows(self, State state) noexcept nogil
    @cython.locals(seat=int)
    cdef void values(self, State state, int seats, double* out) noexcept nogil
    cdef int guide(self, State state, int* moves, int n, u64 rng) noexcept nogil
    cdef bint hopes(self, State state, int* moves, int n, double* out) noexcept nogil
    cdef bint plans(self, State state, int* moves, int n, double* out) noexcept nogil
    cdef bint fits(self, State state, int seat, u64 rng) noexcept nogil

cdef class RoundJudge(Judge):
    cdef bint done(self, State state, int round_) noexcept nogil
