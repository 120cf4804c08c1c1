cimport cython

from roji.games.kokeshi.rules cimport KokeshiState

cdef class Level:
    cdef KokeshiState state
    cdef Level below
    cdef int[16] actions
    cdef object positions

    @cython.locals(n=int, i=int, seat=int, found=cython.longlong)
    cdef long long count(self, int turns) except -1 nogil
