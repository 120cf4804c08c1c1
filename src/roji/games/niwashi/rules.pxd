cimport cython

from roji.games.bits cimport u64
from roji.games.state cimport State

ctypedef unsigned char uchar

cdef int TILE, CELL, DIRECTION, DRAW, PLACE, AIM, DISCARD, OVER
cdef int LANTERN, FROM_DISCARD, ON_DISPLAY, ON_AID, ON_PILE, ON_DISCARD, AT_REST, NOWHERE
cdef int FREE, EDGE, BARRED, COVERS_NONE, COVERS_ALL, SAME_BACKWARDS
cdef int RUNNING, NO_TILE, NO_MOVE, ALL_FULFILLED
cdef int E_TILE, E_CELL, E_LAY, E_LIFT, E_TAKE, E_TAKE_DISCARD, E_FILL, E_LANTERN, E_PLACE, E_AIM
cdef int E_DISCARD, E_REMOVE, E_FULFIL, E_WISH, E_END
cdef int SIDE, STRIDE, MARGIN, SIZE, MIDDLE, NONE, NOBODY, SAND, TILES, COPIES, PILE
cdef int WISHES, STACK, HELD, ALIGNMENTS, LOT_KEY
cdef u64 ONE, GAMMA, BEGIN_TAG

cdef uchar[186] FIELD
cdef uchar[124] BOXES
cdef short[1920] AROUND
cdef int[12] ALIGNED
cdef int[4] STEP

@cython.no_gc
cdef class NiwashiState(State):
    # options
    cdef int box, hand_size, lantern_limit, first
    cdef bint older, refill, keep_sand, hand_leaves, no_special
    cdef uchar[6] shapes
    cdef u64[65] table
    # the garden; two empty rows below the last spare a question
    cdef uchar[4544] cells
    cdef u64[65] occupied, room
    cdef int north, south
    # every tile laid, in order
    cdef int laid
    cdef uchar[62] laid_tile, laid_direction
    cdef short[62] laid_cell, laid_seat
    # tiles elsewhere; a hand is what came hidden from the deal and what was taken from the open
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
    # the lantern
    cdef int lantern_place, lantern_aim, lantern_mark, lanterns
    # the turn
    cdef int phase, turn, tile, cell, wanted, ending
    cdef bint special

    cdef int core_seat(self) noexcept nogil
    cdef bint core_over(self) noexcept nogil
    cdef int core_round(self) noexcept nogil
    @cython.locals(n=int, r=int, d=int, p=int, i=int, bits=u64)
    cdef int core_legal(self, int* out) noexcept nogil
    cdef bint core_can(self, int action) noexcept nogil
    cdef void core_apply(self, int action) noexcept nogil
    cdef void core_copy(self, State other) noexcept nogil
    @cython.locals(i=int, keys=u64[8])
    cdef void core_begin(self, u64 seed, u64 index) noexcept nogil
    @cython.locals(rng=u64, t=int, i=int, n=int, other=int, size=int, counts=int[62], pool=uchar[62])
    cdef void core_redeal(self, int seat, u64 seed) noexcept nogil
    @cython.locals(i=int, j=int, swap=uchar)
    cdef u64 mix(self, uchar* pool, int n, u64 rng) noexcept nogil
    cdef double core_return(self, int seat) noexcept nogil
    @cython.locals(copy=NiwashiState)
    cdef State blank(self)
    cdef void allocate(self)

    @cython.locals(i=int, lot=uchar[2])
    cdef void shuffle_all(self, u64* keys) noexcept nogil
    @cython.locals(seat=int, i=int)
    cdef void start(self) noexcept nogil
    @cython.locals(i=int, r=int, p=int, seat=int)
    cdef void clear(self) noexcept nogil
    @cython.locals(p=int)
    cdef void fill_display(self) noexcept nogil
    @cython.locals(wish=int)
    cdef void draw_wish(self, int seat) noexcept nogil

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

    @cython.locals(o=u64, m=u64)
    cdef u64 across(self, int r) noexcept nogil
    @cython.locals(a=u64, b=u64, c=u64)
    cdef u64 down(self, int r) noexcept nogil
    @cython.locals(bits=u64)
    cdef u64 starts(self, int r) noexcept nogil
    @cython.locals(r=int)
    cdef bint can_lay(self) noexcept nogil
    @cython.locals(r=int, c=int, dr=int, dc=int, k=int, covered=int, barred=bint)
    cdef int obstacle(self, int tile, int cell, int direction) noexcept nogil
    cdef void lay(self, int direction) noexcept nogil
    @cython.locals(covered=int, same=int, r=int, c=int, at=int, k=int, colour=int)
    cdef bint cover(self, int direction, int seat) noexcept nogil
    @cython.locals(r=int, c=int)
    cdef void show(self, int at, int colour) noexcept nogil

    cdef bint may_take_discard(self) noexcept nogil
    @cython.locals(ways=int, way=int, p=int)
    cdef void draw(self) noexcept nogil
    @cython.locals(tile=int)
    cdef void take(self, int way) noexcept nogil

    cdef bint lantern_left(self) noexcept nogil
    cdef void put_lantern(self, int place) noexcept nogil
    @cython.locals(n=int, p=int, types=int[6])
    cdef void discard_hand(self) noexcept nogil
    cdef void discard_tile(self, int tile) noexcept nogil

    cdef void pass_turn(self, bint laid) noexcept nogil
    cdef void finish(self, int ending) noexcept nogil
    @cython.locals(last=int, i=int, wish=int)
    cdef void fulfil(self) noexcept nogil
    @cython.locals(seat=int, wish=int, j=int)
    cdef void lay_open(self, int i) noexcept nogil
    @cython.locals(colour=int, shape=int, k=int, at=int, a=int)
    cdef bint shows(self, int wish, int last) noexcept nogil
    @cython.locals(cell=int)
    cdef int field_at(self, int number, int k) noexcept nogil
    @cython.locals(at=int, later=int, other=int)
    cdef bint on_top(self, int number, int k) noexcept nogil

    @cython.locals(words=u64[8], i=int)
    cpdef object begin(self, list keys, list deck, list wishes)
