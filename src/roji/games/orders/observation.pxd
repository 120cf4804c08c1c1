cimport cython

from roji.games.bits cimport u64
from roji.games.orders.rules cimport OrdersState

cdef int BYTE, MOST_POINTS
cdef int AT_HAND, AT_ROW, LAID, CHOSEN, ORDER, USED, LEFT, SWAPS, ROUND, TOTAL, BY_SEAT

@cython.locals(seats=int, first=int, i=int, at=int, seat=int, total=int)
cdef void write(OrdersState state, int viewer, unsigned char* out) noexcept nogil
cdef void write_bag(unsigned char* out, int at, u64 once, u64 twice) noexcept nogil
