from roji.games.bits cimport u64

cdef class Board:
    cdef u64[186] reach
    cdef signed char[372] neighbours
    cdef u64[372] behind, following
    cdef u64[2] around
    cdef signed char[2] bases
