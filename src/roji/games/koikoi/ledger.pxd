cimport cython

from roji.games.bits cimport u64
from roji.games.state cimport State

@cython.no_gc
cdef class Ledger(State):
    cdef int index
    cdef int[2] totals
    # one entry per finished round
    cdef u64[12] shown, shown_too
    cdef unsigned char[12] kinds, winners, dealers, redeals, calls_0, calls_1
    cdef short[12] gains

    cdef void allocate_ledger(self)
    cdef void clear_ledger(self) noexcept nogil
    cdef void write_down(self, int kind, int winner, int gain, int dealer) noexcept nogil
