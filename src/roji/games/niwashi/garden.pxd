cimport cython

from roji.games.bits cimport u64
from roji.games.state cimport State

ctypedef unsigned char uchar

cdef int SAND, ALIGNMENTS
cdef u64 ONE

cdef uchar[186] FIELD
cdef short[1920] AROUND
cdef int[12] ALIGNED
cdef int[4] STEP

@cython.no_gc
cdef class Garden(State):
    # options
    cdef bint keep_sand
    cdef uchar[6] shapes
    cdef u64[65] table
    # the garden; two empty rows below the last spare a question
    cdef uchar[4544] cells
    cdef u64[65] occupied, room
    cdef int north, south
    # every tile laid, in order
    cdef int laid
    cdef uchar[62] laid_tile, laid_direction
    cdef short[62] laid_cell, laid_seat
    # the lantern
    cdef int lantern_place, lantern_aim, lantern_mark

    cdef void allocate_garden(self)
    @cython.locals(i=int, r=int)
    cdef void clear_garden(self) noexcept nogil
    cdef void rest_lantern(self) noexcept nogil

    cdef u64 across(self, int r) noexcept nogil
    cdef u64 down(self, int r) noexcept nogil
    @cython.locals(n=int, r=int, bits=u64)
    cdef int list_starts(self, int tile, int* out) noexcept nogil
    @cython.locals(r=int, c=int, found=int)
    cdef int directions_from(self, int tile, int cell) noexcept nogil
    @cython.locals(r=int)
    cdef bint can_lay(self) noexcept nogil
    @cython.locals(r=int, c=int, dr=int, dc=int, k=int, covered=int, barred=bint)
    cdef int obstacle(self, int tile, int cell, int direction) noexcept nogil
    @cython.locals(covered=int, same=int, r=int, c=int, at=int, k=int, colour=int)
    cdef bint cover(self, int tile, int cell, int direction, int seat) noexcept nogil
    @cython.locals(r=int, c=int)
    cdef void show(self, int at, int colour, int seat) noexcept nogil

    @cython.locals(colour=int, shape=int, k=int, at=int, a=int)
    cdef bint shows(self, int wish, int last) noexcept nogil
    @cython.locals(cell=int)
    cdef int field_at(self, int number, int k) noexcept nogil
    @cython.locals(at=int, later=int, other=int)
    cdef bint on_top(self, int number, int k) noexcept nogil

# Functions, which C compiles in where they are called; a method is found through a table.
@cython.locals(o=u64, m=u64)
cdef u64 along(Garden garden, int r) noexcept nogil
@cython.locals(a=u64, b=u64, c=u64)
cdef u64 upright(Garden garden, int r) noexcept nogil
@cython.locals(bits=u64)
cdef u64 starts(Garden garden, int tile, int r) noexcept nogil
