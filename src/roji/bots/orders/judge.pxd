cimport cython

from roji.bots.judge cimport Judge
from roji.games.bits cimport u64
from roji.games.orders.rules cimport OrdersState
from roji.games.state cimport State

cdef int EDGE, NODES, ROUNDS, TURN, TAKE, CHOOSE, LAY, TRIO, HAND, LEAST
cdef u64 ONE
cdef double HEAT

cdef class OrdersJudge(Judge):
    cdef double[8][12][301] chances
    cdef double[12] shares

    cdef double value(self, State state, int seat) noexcept nogil
    @cython.locals(later=int, place=int, other=int, lead=int, won=double, ahead=double)
    cdef double match_value(self, OrdersState at, int seat) noexcept nogil
    cdef int guide(self, State state, int* moves, int n, u64 rng) noexcept nogil
    @cython.locals(k=int, best=int, counts=int[64])
    cdef int quick(self, OrdersState at, int* moves, int n) noexcept nogil
    cdef bint hopes(self, State state, int* moves, int n, double* out) noexcept nogil
    @cython.locals(k=int, best=int, total=double, counts=int[64])
    cdef void weigh(self, OrdersState at, int* moves, int n, double* out) noexcept nogil
    @cython.locals(k=int, move=int, once=u64, twice=u64, bit=u64)
    cdef void survey(self, OrdersState at, int* moves, int n, int* counts) noexcept nogil
    cdef int count(self, OrdersState at, u64 once, u64 twice) noexcept nogil
    @cython.locals(best=int, found=int, row=u64, bit=u64)
    cdef int after_lay(self, OrdersState at, u64 once, u64 twice) noexcept nogil
    @cython.locals(best=int, found=int, values=u64)
    cdef int after_reveal(self, OrdersState at, u64 once, u64 twice) noexcept nogil
    @cython.locals(best=int, found=int, size=int, trio=u64, chosen=u64, cards=u64, bit=u64, left=u64)
    cdef int after_trio(self, OrdersState at, u64 once, u64 twice, int value) noexcept nogil
    cdef bint fits(self, State state, int seat, u64 rng) noexcept nogil
