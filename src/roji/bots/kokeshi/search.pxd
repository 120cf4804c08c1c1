cimport cython

from roji.bots.kokeshi.turns cimport Turns
from roji.games.bits cimport u64
from roji.games.kokeshi.rules cimport KokeshiState

cdef int WIN, LOST, SURE, PLIES, ROOM, SIZE, LOOK, NEAR, LATE
cdef int EXACT, LOWER, UPPER
cdef u64 GAMMA

cdef class Search:
    cdef readonly Turns turns
    cdef KokeshiState root
    cdef double deadline
    cdef readonly long long nodes
    cdef long long limit, next_look
    cdef bint stopped
    cdef int score, age, pasts, first, second, third, tempo
    cdef int[16384] worth
    # per ply: the turns with what their side would still have to go, hashes and distances of both sides, keys
    cdef u64[16384] moves
    cdef int[16384] costs
    cdef u64[66] hashes
    cdef int[66] offs
    cdef u64[33] keys
    cdef u64[66] killers
    cdef u64[1089] line
    cdef int[33] lengths
    cdef u64[128] past
    # the root
    cdef u64[512] firsts
    # the table of positions
    cdef u64* known
    cdef u64* replies
    cdef int* scores
    cdef int* marks

    @cython.locals(x=u64, y=u64, z=u64, swap=u64)
    cdef u64 hash_side(self, int seat, u64 code) noexcept nogil
    @cython.locals(x=int, y=int, z=int, swap=int)
    cdef int off(self, int seat, u64 code) noexcept nogil
    @cython.locals(seat=int)
    cdef void enter(self, int ply, u64 code, int cost) noexcept nogil
    @cython.locals(limit=int)
    cdef u64 table_key(self, int ply) noexcept nogil
    @cython.locals(i=int, limit=int)
    cdef bint drawn(self, int ply) noexcept nogil
    cdef void look(self) noexcept nogil
    @cython.locals(slot=int, mark=int, n=int, base=int, i=int, best=int, value=int, original=int, bound=int,
                   reply=u64, back=u64, code=u64, key=u64, less=int)
    cdef int visit(self, int ply, int depth, int alpha, int beta) noexcept nogil
    @cython.locals(i=int, best=int, value=int, code=u64, back=u64, seat=int)
    cdef int frontier(self, int ply, int n, int alpha, int beta) noexcept nogil
    @cython.locals(base=int, k=int, code=u64, cost=int, seat=int)
    cdef void weigh(self, int ply, int n, u64 reply) noexcept nogil
    @cython.locals(base=int, k=int, best=int, code=u64, cost=int)
    cdef u64 pick(self, int ply, int i, int n) noexcept nogil
    @cython.locals(k=int)
    cdef void note_line(self, int ply, u64 code) noexcept nogil
    @cython.locals(slot=int, mark=int, key=u64)
    cdef void keep(self, int ply, int depth, int bound, int value, u64 reply) noexcept nogil
    @cython.locals(i=int, value=int, best=int, found=int, seat=int, code=u64)
    cdef int sweep(self, int n, int depth) noexcept nogil
