cimport cython

from roji.games.bits cimport u64

cdef u64 COLOUR, ALL_COLOURS, ODD, EVEN, ONE
cdef int LENGTH
cdef short[2048] SUMS, TOPS, RANKS
cdef u64[2048] RUNS

@cython.locals(values=int, value=int, total=int, top=int, chosen=u64, run=u64, card=u64)
cdef void fill_tables() noexcept nogil
cdef u64 trio_values(u64 once) noexcept nogil
cdef int trio_worth(int value) noexcept nogil
@cython.locals(total=int, values=u64, cards=u64)
cdef int set_aside_trios(u64* bag) noexcept nogil
cdef int card_sum(u64 cards) noexcept nogil
@cython.locals(best=int, found=int, colour=int, chosen=u64, cards=u64)
cdef u64 best_colour(u64* bag) noexcept nogil
@cython.locals(chosen=u64, own=u64, colour=int)
cdef u64 highest(u64 cards) noexcept nogil
@cython.locals(single=u64, odd=u64, card=u64)
cdef void keep_pairs(u64* bag) noexcept nogil
@cython.locals(chosen=u64, run=u64, best_length=int, best_sum=int, length=int, total=int, colour=int)
cdef u64 longest_run(u64 cards, int least) noexcept nogil
@cython.locals(chosen=u64)
cdef void keep_fitting(u64* bag, int order, int min_run) noexcept nogil
@cython.locals(pink=int, green=int, orange=int, single=u64, odd=u64, rank=int)
cdef int fitting_sum(u64 once, u64 twice, int order, int min_run) noexcept nogil
@cython.locals(bag=u64[2], total=int)
cpdef int points(u64 once, u64 twice, int order, int min_run) noexcept nogil
@cython.locals(bag=u64[2])
cpdef tuple divide(u64 once, u64 twice, int order, int min_run)
