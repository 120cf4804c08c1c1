cimport cython

from roji.bots.niwashi.insight cimport Insight
from roji.games.bits cimport u64
from roji.games.niwashi.garden cimport uchar

cdef double FAINT
cdef int NEAR

@cython.no_gc
cdef class Foresight(Insight):
    cdef double[4096] odds

    @cython.locals(k=int, w=int, i=int, at=int, step=int, north=int, south=int, garden=int, old=uchar[3], reach=uchar[4544],
                   occupied=u64[65], room=u64[65], standing=double[24])
    cpdef object lean(self, int tile, int cell, int direction, list tiles)
    @cython.locals(a=int, n=int)
    cpdef int hits(self, int mine)
    @cython.locals(a=int)
    cpdef object anyhow(self, double share)
    @cython.locals(i=int, j=int, n=int, a=int, turn=int, value=double, show=double[24], lift=double[24],
                   e=double[25], first=int[48], second=int[48], top=double[48], whole=double[48], weigh=double[48])
    cpdef object expect(self, double share, list hands, list weights, double own, list showing, list lifting, double heat)
    @cython.locals(a=int, total=double)
    cpdef double fulfilled(self, int mine)
    @cython.locals(n=int)
    cdef int count(self, int bits) noexcept nogil
    @cython.locals(a=int)
    cpdef list likeliest(self, int few)
    @cython.locals(a=int, k=int, r=int, c=int, tile=int, cell=int, at=int, step=int, start=int, stride=int, covered=int,
                   seen=int, weight=double, old=uchar[6], gain=double[4096])
    cpdef list prepare(self, list answers, int mine)
    @cython.locals(s=int)
    cdef int wished_at(self, int at, int colour, int mine) noexcept nogil
