cimport cython
from libc.string cimport memcpy

from roji.games.bits cimport u64
from roji.games.niwashi.garden cimport uchar
from roji.games.niwashi.supplies cimport Supplies
from roji.games.state cimport State

@cython.no_gc
cdef class NiwashiState(Supplies):
    # options
    cdef int lantern_limit
    cdef bint older, refill, hand_leaves, no_special
    # the turn
    cdef int lanterns, phase, tile, cell, wanted, ending
    cdef bint special

    cdef int core_seat(self) noexcept nogil
    cdef bint core_over(self) noexcept nogil
    cdef int core_round(self) noexcept nogil
    @cython.locals(n=int, directions=int, d=int, p=int, i=int)
    cdef int core_legal(self, int* out) noexcept nogil
    cdef bint core_can(self, int action) noexcept nogil
    cdef void core_apply(self, int action) noexcept nogil
    cdef void core_copy(self, State other) noexcept nogil
    @cython.locals(i=int, keys=u64[8])
    cdef void core_begin(self, u64 seed, u64 index) noexcept nogil
    cdef void core_redeal(self, int seat, u64 seed) noexcept nogil
    cdef double core_return(self, int seat) noexcept nogil
    cdef void core_observe(self, int seat, unsigned char* out) noexcept nogil
    @cython.locals(copy=NiwashiState)
    cdef State blank(self)
    cdef void allocate(self)

    cdef void clear(self) noexcept nogil
    cdef void start(self) noexcept nogil
    cdef void lay(self, int direction) noexcept nogil
    cdef bint may_take_discard(self) noexcept nogil
    @cython.locals(ways=int, way=int, p=int)
    cdef void draw(self) noexcept nogil
    @cython.locals(tile=int)
    cdef void take(self, int way) noexcept nogil

    cdef bint lantern_left(self) noexcept nogil
    cdef void put_lantern(self, int place) noexcept nogil
    @cython.locals(n=int, p=int, types=int[6])
    cdef void discard_hand(self) noexcept nogil
    cdef void discard_tile(self, int tile) noexcept nogil

    cdef void pass_turn(self, bint laid) noexcept nogil
    cdef void finish(self, int ending) noexcept nogil
    @cython.locals(last=int, i=int, wish=int)
    cdef void fulfil(self) noexcept nogil
    @cython.locals(seat=int, wish=int, j=int)
    cdef void lay_open(self, int i) noexcept nogil

    @cython.locals(words=u64[8], i=int)
    cpdef object begin(self, list keys, list deck, list wishes)

cdef inline void copy_fields(NiwashiState to, NiwashiState other) noexcept nogil:
    """All fields that are not objects lie in one piece, from `keep_sand` to `special`."""
    memcpy(&to.keep_sand, &other.keep_sand, <char*> &to.special + sizeof(to.special) - <char*> &to.keep_sand)
