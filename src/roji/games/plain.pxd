cimport cython

from roji.games.bits cimport u64
from roji.games.state cimport State

cdef class GuestState(State):
    cdef object error

    cdef int core_seat(self) noexcept nogil
    cdef bint core_over(self) noexcept nogil
    cdef int core_round(self) noexcept nogil
    cdef int core_legal(self, int* out) noexcept nogil
    cdef void core_apply(self, int action) noexcept nogil
    cdef void core_copy(self, State other) noexcept nogil
    cdef void core_begin(self, u64 seed, u64 index) noexcept nogil
    cdef void core_redeal(self, int seat, u64 seed) noexcept nogil
    cdef double core_return(self, int seat) noexcept nogil
    cdef void core_observe(self, int seat, unsigned char* out) noexcept nogil
    @cython.locals(i=int, size=int)
    cdef void observe_plainly(self, int seat, unsigned char* out) noexcept
    cdef State blank(self)
    cdef int check(self) except -1
