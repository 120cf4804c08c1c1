cimport cython

from roji.games.bits cimport u64
from roji.games.niwashi.garden cimport Garden, uchar

cdef int SIDE, STRIDE, MARGIN, SIZE, ALIGNMENTS, WISHES, ROOM
cdef int BARRED, SHUT, OPEN, BLUR
cdef double CLOSED

@cython.no_gc
cdef class Sight(Garden):
    # what a shape is worth with this field and without it, by the other fields that lie, as bits
    cdef double[3840] gain, base
    cdef uchar[4544] reach
    cdef double[24] standing
    cdef double[24] change
    cdef int found
    # every placement looked at
    cdef uchar[4096] tiles, directions
    cdef short[4096] starts_at
    cdef int[4096] shown
    cdef double[98304] rise
    cdef double[4096] value
    # What a field changes by itself, with the garden for which that was worked out: an entry for what lies there, and
    # for each season that may come there.
    cdef int[22720] known
    cdef double[109056] gains
    cdef double[27264] losses
    cdef int[18176] whole
    cdef int gardens, garden
    cdef int blurred  # where another tile is tried just now

    cdef void changed(self) noexcept nogil
    @cython.locals(a=int, mask=int, letter=int, total=double)
    cdef double worth_at(self, int s, int at, int colour) noexcept nogil
    @cython.locals(old=int, s=int)
    cdef void put_alone(self, int at, int colour) noexcept nogil
    @cython.locals(r=int, c=int)
    cdef int seen_at(self, int at, int colour) noexcept nogil
    @cython.locals(r=int, c=int, k=int, at=int, bits=u64, across=u64, down=u64)
    cdef void look(self) noexcept nogil
    @cython.locals(r=int, c=int, at=int, colour=int, s=int, a=int, first=int, mask=int, count=int)
    cdef void stand(self) noexcept nogil
    @cython.locals(colour=int, mask=int, first=int)
    cdef int match(self, int at, int colour, int a) noexcept nogil
    @cython.locals(missing=int, k=int, other=int)
    cdef double hope(self, int at, int a, int mask) noexcept nogil
    @cython.locals(old=int, s=int, a=int, mask=int, letter=int)
    cdef void put(self, int at, int colour) noexcept nogil
    @cython.locals(at=int, k=int, w=int, step=int, n=int, colour=int, before=int, old=uchar[3], seasons=int[3],
                   stood=double, after=double)
    cdef void consider(self, int tile, int cell, int direction) noexcept nogil
    @cython.locals(r=int, c=int, bits=u64, turned=bint)
    cdef void survey_tile(self, int tile) noexcept nogil
    @cython.locals(i=int, w=int, total=double, shows=double[24], lifts=double[24])
    cpdef object rate(self, list show, list lift)
    @cython.locals(s=int, a=int, seen=int, letter=int)
    cdef int shapes_at(self, int at, int colour) noexcept nogil
    @cython.locals(at=int, k=int, step=int, seen=int, colour=int, old=uchar[3], seasons=int[3])
    cdef int glimpse(self, int tile, int cell, int direction) noexcept nogil
    @cython.locals(r=int, c=int, bits=u64, turned=bint, most=double)
    cdef double brightest(self, int tile, double* shows) noexcept nogil
    @cython.locals(w=int, total=double)
    cdef double sum_of(self, int seen, double* shows) noexcept nogil
    @cython.locals(i=int, w=int, k=int, at=int, step=int, tile=int, most=double, found=double, shows=double[24],
                   occupied=u64[65], room=u64[65], old=uchar[3], north=int, south=int)
    cpdef double ahead(self, int n, list rest, list show)
    @cython.locals(w=int, shows=double[24])
    cpdef double brightest_of(self, int tile, list show)
    @cython.locals(w=int, i=int, below=int, here=double, most=double)
    cpdef list traits(self, int actual)
    @cython.locals(i=int)
    cpdef list spots(self)
