cimport cython
from libc.string cimport memcpy

from roji.games.bits cimport u64
from roji.games.state cimport State

cdef u64 ONE

@cython.locals(packed=u64, shift=int, card=int, i=int)
cdef u64 pack(u64 once, u64 twice) noexcept nogil

@cython.no_gc
cdef class OrdersState(State):
    # options
    cdef short seats, rounds_total, stall_limit, min_run, first_starter, hand_size, stack_size, row_size, cards
    cdef bint fixed
    cdef u64 absent
    # the round
    cdef u64[6] hands, hands_twice, known, known_twice
    cdef u64 row, row_twice
    cdef unsigned char[9] stack
    cdef unsigned char[8] orders
    cdef short top, phase, turn, starter, pending, swaps, index
    cdef short[6] totals
    # the packed hands of every finished round, six seats each
    cdef u64[48] finals
    # chance to come: four words per round; explicit decks go first
    cdef u64[32] keys
    cdef object script

    cdef int core_seat(self) noexcept nogil
    cdef bint core_over(self) noexcept nogil
    cdef int core_round(self) noexcept nogil
    @cython.locals(mask=u64, n=int)
    cdef int core_legal(self, int* out) noexcept nogil
    cdef bint core_can(self, int action) noexcept nogil
    cdef void core_apply(self, int action) noexcept nogil
    cdef void core_copy(self, State other) noexcept nogil
    cdef void become(self, OrdersState other) noexcept nogil
    @cython.locals(i=int, drawn=cython.uchar[6])
    cdef void core_begin(self, u64 seed, u64 index) noexcept nogil
    @cython.locals(i=int, n=int, other=int, missing=int, rng=u64, pool=cython.uchar[66])
    cdef void core_redeal(self, int seat, u64 seed) noexcept nogil
    @cython.locals(best=int, winners=int, other=int, others=double)
    cdef double core_return(self, int seat) noexcept nogil
    cdef void core_observe(self, int seat, unsigned char* out) noexcept nogil
    @cython.locals(copy=OrdersState)
    cdef State blank(self)
    cdef void allocate(self)

    cdef u64 legal_mask(self) noexcept nogil
    cdef void set_key(self, int i, u64 a, u64 b, u64 c, u64 d) noexcept nogil
    @cython.locals(single=u64, double=u64, once=u64, twice=u64, i=int, n=int, other=int)
    cdef int unseen(self, int seat, unsigned char* pool) noexcept nogil
    @cython.locals(used=u64, i=int, at=int)
    cdef void redraw_orders(self, u64 rng) noexcept nogil
    @cython.locals(seat=int)
    cdef void start(self, int starter) noexcept nogil
    @cython.locals(i=int, n=int)
    cdef void next_deck(self, unsigned char* deck, int r) noexcept nogil
    @cython.locals(i=int)
    cdef void next_written_deck(self, unsigned char* deck) noexcept
    @cython.locals(seat=int, i=int, at=int, deck=cython.uchar[66])
    cdef void deal(self) noexcept nogil
    cdef void give(self, int seat, int card) noexcept nogil
    cdef void open_card(self, int card) noexcept nogil
    @cython.locals(bit=u64)
    cdef void lay(self, int card) noexcept nogil
    @cython.locals(bit=u64)
    cdef void take(self, int card) noexcept nogil
    @cython.locals(card=int)
    cdef void reveal(self) noexcept nogil
    @cython.locals(colour=int)
    cdef void take_trio(self) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    @cython.locals(r=int, seat=int)
    cdef void finish(self) noexcept nogil
    @cython.locals(ahead=OrdersState, deck=cython.uchar[66], r=int, i=int)
    cdef list future(self)

cdef inline void copy_fields(OrdersState to, OrdersState other) noexcept nogil:
    """All fields that are not objects lie in one piece, from `seats` to `keys`."""
    memcpy(&to.seats, &other.seats, <char*> &to.keys + sizeof(to.keys) - <char*> &to.seats)
