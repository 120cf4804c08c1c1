cimport cython
from libc.string cimport memcpy

from roji.games.bits cimport u64
from roji.games.koikoi.ledger cimport Ledger
from roji.games.state cimport State

cdef u64 ONE, MONTH

@cython.no_gc
cdef class KoiKoiState(Ledger):
    # options
    cdef int rounds_total, flags, first_dealer
    cdef unsigned char dealt, cards, stock_size
    cdef unsigned char[48] box
    cdef bint rise, many_calls, each_call, redeal_four
    # the round
    cdef u64[2] hands, captured, played
    cdef u64 field
    cdef unsigned char[48] stock
    cdef unsigned char[2] lot
    cdef int top, phase, turn, dealer, pending
    cdef int[2] calls, held, best
    # chance to come: four words per round and for the lot; explicit decks go first
    cdef u64[52] keys
    cdef object script

    cdef int core_seat(self) noexcept nogil
    cdef bint core_over(self) noexcept nogil
    cdef int core_round(self) noexcept nogil
    @cython.locals(mask=u64, n=int)
    cdef int core_legal(self, int* out) noexcept nogil
    cdef bint core_can(self, int action) noexcept nogil
    cdef void core_apply(self, int action) noexcept nogil
    cdef void core_copy(self, State other) noexcept nogil
    cdef void become(self, KoiKoiState other) noexcept nogil
    @cython.locals(i=int)
    cdef void core_begin(self, u64 seed, u64 index) noexcept nogil
    @cython.locals(unknown=u64, i=int, n=int, take=int, other=int, fits=bint, rng=u64, hand=u64, rest=u64,
                   pool=cython.uchar[48])
    cdef void core_redeal(self, int seat, u64 seed) noexcept nogil
    cdef double core_return(self, int seat) noexcept nogil
    cdef void core_observe(self, int seat, unsigned char* out) noexcept nogil
    @cython.locals(copy=KoiKoiState)
    cdef State blank(self)
    cdef void allocate(self)

    cdef u64 legal_mask(self) noexcept nogil
    cdef void start(self) noexcept nogil
    @cython.locals(nonce=u64)
    cdef void draw_lot(self) noexcept nogil
    cdef void start_round(self) noexcept nogil
    @cython.locals(i=int)
    cdef void next_deck(self, u64 nonce) noexcept nogil
    @cython.locals(i=int)
    cdef void next_written_deck(self) noexcept
    @cython.locals(i=int, challenger=int, first=int, second=int, nonce=u64)
    cdef bint deal(self) noexcept nogil
    @cython.locals(bit=u64, match=u64, rest=u64)
    cdef bint place(self, int card, int choice) noexcept nogil
    @cython.locals(pair=u64)
    cdef void take(self, int card) noexcept nogil
    @cython.locals(card=int)
    cdef void turn_stock(self) noexcept nogil
    @cython.locals(seat=int, now=int)
    cdef void end_turn(self) noexcept nogil
    cdef void pass_turn(self) noexcept nogil
    @cython.locals(seat=int, base=int)
    cdef void win(self) noexcept nogil
    @cython.locals(r=int)
    cdef void finish(self, int kind, int winner, int gain, u64 shown, u64 shown_too) noexcept nogil
    @cython.locals(ahead=KoiKoiState)
    cdef list future(self)

cdef inline void copy_fields(KoiKoiState to, KoiKoiState other) noexcept nogil:
    """All fields that are not objects lie in one piece, from `index` to `keys`."""
    memcpy(&to.index, &other.index, <char*> &to.keys + sizeof(to.keys) - <char*> &to.index)
