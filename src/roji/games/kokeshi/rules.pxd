cimport cython
from libc.string cimport memcpy

from roji.games.bits cimport u64
from roji.games.kokeshi.board cimport Board
from roji.games.state cimport State

cdef u64 ONE

@cython.no_gc
cdef class KokeshiState(State):
    cdef Board board
    # options
    cdef int max_turns, first
    # the position: figurines 0 to 2 belong to seat 0, 3 to 5 to seat 1
    cdef signed char[6] at
    cdef unsigned char[6] stacks
    cdef u64 occupied
    cdef int phase, turn, starter, placed, mover, turns, winner, ending, times
    cdef bint moved
    # the halves after every turn, the latest last; those that found no room any more are in older
    cdef int recent
    cdef u64[202] halves
    cdef object older

    cdef int core_seat(self) noexcept nogil
    cdef bint core_over(self) noexcept nogil
    cdef int core_round(self) noexcept nogil
    @cython.locals(n=int)
    cdef int core_legal(self, int* out) noexcept nogil
    cdef void core_apply(self, int action) noexcept nogil
    cdef void core_copy(self, State other) noexcept nogil
    cdef void become(self, KokeshiState other) noexcept nogil
    @cython.locals(keys=u64[4], lot=cython.uchar[2])
    cdef void core_begin(self, u64 seed, u64 index) noexcept nogil
    cdef void core_redeal(self, int seat, u64 seed) noexcept nogil
    cdef double core_return(self, int seat) noexcept nogil
    cdef void core_observe(self, int seat, unsigned char* out) noexcept nogil
    @cython.locals(copy=KokeshiState)
    cdef State blank(self)
    cdef void allocate(self)

    @cython.locals(own=int, i=int, found=u64)
    cdef u64 movable(self) noexcept nogil
    @cython.locals(own=int, i=int, j=int)
    cdef int passes(self, int* out, int n) noexcept nogil
    @cython.locals(targets=u64, own=int, i=int)
    cdef int moves(self, int* out, int n) noexcept nogil
    @cython.locals(targets=u64, home=u64)
    cdef u64 crossings(self, int figurine) noexcept nogil
    @cython.locals(home=int, left=u64)
    cdef bint can_leave_home(self, int figurine) noexcept nogil
    @cython.locals(direction=int, found=u64)
    cdef u64 jumps(self, int space, u64 occupied) noexcept nogil
    @cython.locals(over=int, free=u64, found=u64)
    cdef u64 landings(self, int space, int direction, u64 occupied) noexcept nogil

    @cython.locals(i=int)
    cdef void start(self, int starter) noexcept nogil
    @cython.locals(figurine=int)
    cdef void place(self, int space) noexcept nogil
    cdef void choose(self, int space) noexcept nogil
    @cython.locals(bead=int)
    cdef void cross(self, int space, int receiver) noexcept nogil
    @cython.locals(direction=int, start=int)
    cdef void jump(self, int space) noexcept nogil
    @cython.locals(bead=int)
    cdef void pass_bead(self, int giver, int receiver) noexcept nogil
    cdef void hand_over(self, int giver, int receiver) noexcept nogil
    cdef void go_to(self, int figurine, int space) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void finish(self, int ending, int winner) noexcept nogil
    @cython.locals(own=int, x=u64, y=u64, z=u64, swap=u64)
    cdef u64 half(self, int seat) noexcept nogil
    @cython.locals(i=int)
    cdef void remember(self, u64 half) noexcept nogil
    @cython.locals(i=int)
    cdef void move_out(self) noexcept
    @cython.locals(now=int, i=int, times=int)
    cdef bint third_time(self) noexcept nogil

cdef int write(int* out, int n, u64 spaces) noexcept nogil

cdef inline void copy_fields(KokeshiState to, KokeshiState other) noexcept nogil:
    """All fields that are not objects lie in one piece, from `max_turns` to as many halves as there are."""
    memcpy(&to.max_turns, &other.max_turns, <char*> &other.halves[other.recent] - <char*> &other.max_turns)
