cimport cython

from roji.bots.judge cimport Judge
from roji.games.bits cimport u64
from roji.games.state cimport State

cdef u64 GAMMA
cdef int DEPTH, TRIES
cdef double EXPLORE, HOPE, UNKNOWN

cdef class Tree:
    cdef Judge judge
    cdef State root, work
    cdef int seat, seats, room
    cdef readonly int size
    cdef public int only
    cdef readonly long long simulations
    cdef u64 seed
    cdef double mean, squares
    # the pool: one entry per node, node 0 is the root; no Python object per node
    cdef int* first
    cdef int* following
    cdef int* moves
    cdef int* movers
    cdef int* visits
    cdef int* offered
    cdef double* sums
    cdef double* powers
    cdef double* kept
    cdef int[8192] legal, slots
    cdef int[512] path
    cdef double[8] values
    cdef double[8192] hoped

    cdef void sample(self, u64 rng) noexcept nogil
    @cython.locals(node=int, depth=int, n=int, k=int, at=int, child=int, round_=int, rng=u64, value=double, mine=cython.bint)
    cdef void simulate(self, u64 number) noexcept nogil
    @cython.locals(child=int, k=int, fresh=int, best=int, score=double, most=double, spread=double)
    cdef int descend(self, int node, int n, u64 rng, bint mine) noexcept nogil
    @cython.locals(k=int, child=int, total=double)
    cdef bint hopeful(self, int node, int n, int fresh, bint mine) noexcept nogil
    @cython.locals(at=int, k=int, seen=int, chosen=int, total=double, spread=double, unknown=double, reach=double,
                   score=double, most=double)
    cdef int prefer(self, int node, int n) noexcept nogil
    @cython.locals(child=int)
    cdef int grow(self, int node, int move) noexcept nogil
    @cython.locals(i=u64)
    cdef void run(self, u64 first, u64 last) noexcept nogil
