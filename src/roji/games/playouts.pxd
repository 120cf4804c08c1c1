cimport cython

from roji.games.bits cimport u64
from roji.games.state cimport State

cdef u64 GAMMA

cdef class Runner:
    cdef State state
    cdef int[8192] moves
    cdef u64 seed
    cdef int seats
    cdef readonly long long decisions
    cdef readonly long long[8] wins

    @cython.locals(i=u64, rng=u64, n=int, seat=int)
    cdef void play(self, u64 first, u64 last) noexcept nogil
