cimport cython

from roji.bots.judge cimport RoundJudge
from roji.games.bits cimport u64
from roji.games.orders.rules cimport OrdersState
from roji.games.state cimport State

cdef int EDGE, NODES, ROUNDS, RUN, TURN, TAKE, CHOOSE, LAY, TRIO, DECK, STACK, LEAST
cdef u64 ONE
cdef double HEAT, REVEALS, TIE, COMING, LYING

cdef int count(OrdersState at, u64 once, u64 twice) noexcept nogil

cdef class OrdersJudge(RoundJudge):
    cdef double[8][12][301] chances
    cdef double[12] shares

    cdef double value(self, State state, int seat) noexcept nogil
    @cython.locals(later=int, place=int, other=int, lead=int, won=double, ahead=double)
    cdef double match_value(self, OrdersState at, int seat) noexcept nogil
    cdef int guide(self, State state, int* moves, int n, u64 rng) noexcept nogil
    @cython.locals(k=int, best=int, found=double[64])
    cdef int quick(self, OrdersState at, int* moves, int n) noexcept nogil
    @cython.locals(now=int, row=u64, bit=u64)
    cdef bint idle(self, OrdersState at, u64 once, u64 twice) noexcept nogil
    cdef bint hopes(self, State state, int* moves, int n, double* out) noexcept nogil
    cdef bint plans(self, State state, int* moves, int n, double* out) noexcept nogil
    cdef bint settle(self, OrdersState at, int* moves, int n, double* out) noexcept nogil
    @cython.locals(k=int, best=double, total=double)
    cdef void weigh(self, OrdersState at, int* moves, int n, bint careful, double* out) noexcept nogil
    @cython.locals(k=int, move=int, size=int, once=u64, twice=u64, bit=u64, pool=cython.uchar[66])
    cdef void survey(self, OrdersState at, int* moves, int n, bint careful, double* out) noexcept nogil
    @cython.locals(k=int, now=int, most=int, gain=int, best=int, once=u64, twice=u64, useful=u64, row=u64, bit=u64,
                   left=u64, double=u64)
    cdef void skim(self, OrdersState at, int* moves, int n, unsigned char* pool, double* out) noexcept nogil
    @cython.locals(i=int, now=int, total=int, gain=int, best=int)
    cdef double worth(self, OrdersState at, u64 once, u64 twice, u64 row, unsigned char* pool, int size) noexcept nogil
    @cython.locals(best=int, found=int, cards=u64, gone=u64, left=u64)
    cdef int best_with(self, OrdersState at, u64 once, u64 twice, u64 bit) noexcept nogil
    @cython.locals(best=double, found=double, row=u64, bit=u64)
    cdef double after_lay(self, OrdersState at, u64 once, u64 twice, unsigned char* pool, int size) noexcept nogil
    @cython.locals(best=double, found=double, values=u64)
    cdef double after_reveal(self, OrdersState at, u64 once, u64 twice, unsigned char* pool, int size) noexcept nogil
    @cython.locals(best=int, found=int, trio=u64, chosen=u64, cards=u64, bit=u64, left=u64)
    cdef double after_trio(self, OrdersState at, u64 once, u64 twice, int value, unsigned char* pool, int size) noexcept nogil
    cdef bint fits(self, State state, int seat, u64 rng) noexcept nogil
