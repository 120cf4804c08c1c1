cimport cython

from roji.bots.niwashi.sight cimport Sight

@cython.no_gc
cdef class Insight(Sight):
    @cython.locals(a=int, i=int, j=int, n=int, top=double, base=double, part=double, own=double[24], show=double[24],
                   lift=double[24], e=double[24], sums=double[576], chances=double[576])
    cpdef list explain(self, int actual, list owning, list showing, list lifting, double heat)
    @cython.locals(a=int, i=int, j=int, n=int, base=double, part=double, own=double[24], show=double[24],
                   lift=double[24], e=double[24], most=double[576])
    cpdef list promise(self, list owning, list showing, list lifting)
