cimport cython

from roji.games.bits cimport u64
from roji.games.kokeshi.rules cimport KokeshiState

cdef u64 ONE
cdef int EMPTY, FULL, MOST, LEAP
cdef int PLACE, TURN, MOVE

cdef class Turns:
    cdef KokeshiState state
    cdef int full
    cdef int[124] far
    cdef u64[512] listed

    @cython.locals(own=int, k=int, code=u64)
    cdef u64 side(self, int seat) noexcept nogil
    @cython.locals(own=int, k=int, figurine=int, there=u64)
    cdef void put(self, int seat, u64 code) noexcept nogil
    @cython.locals(back=u64)
    cdef u64 make(self, u64 code) noexcept nogil
    cdef void take_back(self, u64 back) noexcept nogil
    @cython.locals(own=int, i=int, j=int)
    cdef int generate(self, u64* out, int n) noexcept nogil
    @cython.locals(home=int, goal=int, own=int, start=int, target=int, bead=int, k=int, targets=u64)
    cdef int walk(self, int figurine, u64* out, int n) noexcept nogil
    @cython.locals(targets=u64, start=int)
    cdef int leaps(self, int figurine, u64* out, int n) noexcept nogil
    @cython.locals(free=u64, space=int, figurine=int)
    cdef int places(self, u64* out, int n) noexcept nogil
    @cython.locals(own=int, i=int, stack=int, reach=int)
    cdef bint wins(self) noexcept nogil
    @cython.locals(front=u64, ahead=u64, left=u64, goal=u64, stack=int)
    cdef bint arrives(self, int figurine) noexcept nogil
    @cython.locals(goal=u64, k=int)
    cdef bint has_arrived(self, int seat, u64 code) noexcept nogil
