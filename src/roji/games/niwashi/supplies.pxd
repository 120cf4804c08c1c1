cimport cython

from roji.games.bits cimport u64
from roji.games.niwashi.garden cimport Garden, uchar

cdef u64 GAMMA

cdef uchar[124] BOXES

@cython.no_gc
cdef class Supplies(Garden):
    # options
    cdef int box, hand_size, first
    # tiles
    cdef uchar[6] dealt, taken
    cdef uchar[3] display
    cdef uchar[62] discard, removed, deck
    cdef int discarded, gone, top, pile_end, deck_end
    # wishes
    cdef uchar[4] held
    cdef uchar[20] stack, done
    cdef uchar[24] wish_box
    cdef int[2] holding, next_wish, stack_end, fulfilled
    cdef int wishes_boxed
    # whose turn it is
    cdef int turn

    cdef void allocate_supplies(self)
    @cython.locals(i=int, p=int, seat=int)
    cdef void clear_supplies(self) noexcept nogil
    @cython.locals(i=int, lot=uchar[2])
    cdef void shuffle_all(self, u64* keys) noexcept nogil
    @cython.locals(seat=int, i=int)
    cdef int deal(self) noexcept nogil
    @cython.locals(p=int)
    cdef void fill_display(self) noexcept nogil
    @cython.locals(wish=int)
    cdef void draw_wish(self, int seat) noexcept nogil
    @cython.locals(rng=u64, t=int, i=int, n=int, other=int, size=int, counts=int[62], pool=uchar[62])
    cdef void redeal_hidden(self, int seat, u64 seed) noexcept nogil
    @cython.locals(i=int, j=int, swap=uchar)
    cdef u64 mix(self, uchar* pool, int n, u64 rng) noexcept nogil

    @cython.locals(i=int)
    cdef void insert(self, uchar* hand, int seat, int tile) noexcept nogil
    @cython.locals(i=int, j=int)
    cdef bint remove(self, uchar* hand, int seat, int tile) noexcept nogil
    cdef void drop(self, int tile) noexcept nogil
    @cython.locals(i=int)
    cdef bint in_hand(self, int tile) noexcept nogil
    @cython.locals(i=int, n=int)
    cdef int hand_count(self) noexcept nogil
    @cython.locals(i=int, j=int, n=int, last=int, a=int, b=int, tile=int)
    cdef int hand_types(self, int* out) noexcept nogil
