cimport cython

from roji.games.bits cimport u64

cdef int MAX_LEGAL
cdef int[8192] LEGAL

@cython.no_gc
cdef class State:
    cdef readonly object game
    cdef object trace

    # The trusted core: no checks, no Python objects, no GIL. A game overrides every line in its own pxd.
    cdef int core_seat(self) noexcept nogil
    cdef bint core_over(self) noexcept nogil
    cdef int core_round(self) noexcept nogil
    cdef int core_legal(self, int* out) noexcept nogil
    cdef bint core_can(self, int action) noexcept nogil
    cdef void core_apply(self, int action) noexcept nogil
    cdef void core_copy(self, State other) noexcept nogil
    cdef void core_begin(self, u64 seed, u64 index) noexcept nogil
    cdef void core_redeal(self, int seat, u64 seed) noexcept nogil
    cdef double core_return(self, int seat) noexcept nogil

    cdef State blank(self)
    cdef int check(self) except -1
    cdef int legal(self, object action) except -1
    cdef void note(self, int what, int who, u64 cards) noexcept nogil
