cimport cython

from roji.envs.crew cimport crew
from roji.games.bits cimport u64
from roji.games.state cimport State

cdef u64 GAMMA
cdef int BEGIN, SHOW, CHECK, MOVE, TRIES, PIECES, LEAST, WIDE, FEW, SHORT

cdef u64 after(u64 rng) noexcept nogil
cdef size_t address(object array) except 0
cdef void on_piece(void* core, int job, int first, int last) noexcept nogil

cdef class Core:
    cdef readonly list states
    cdef void** at  # the same, for those who do not count references
    cdef crew* crew
    cdef int n, threads, seats, wrong
    cdef Py_ssize_t size, actions, most  # wide, since they are multiplied by rows
    cdef bint guest, busy
    cdef u64 seed
    cdef object error
    cdef unsigned char* observation
    cdef unsigned char* mask
    cdef unsigned char* final
    cdef unsigned char* done
    cdef int* seat
    cdef int* legal
    cdef int* count
    cdef int* drawn
    cdef int* action
    cdef float* reward
    cdef u64* match
    cdef u64* rng

    @cython.locals(i=int)
    cdef int bind(self, dict arrays) except -1
    cdef int together(self, int job) except -1
    @cython.locals(piece=int)
    cdef void on_all(self, int job) noexcept
    @cython.locals(i=int)
    cdef void work(self, int job, int first, int last) noexcept nogil
    cdef void lower(self, int i) noexcept nogil
    @cython.locals(at=cython.Py_ssize_t, action=int, low=int, high=int, middle=int)
    cdef bint listed(self, int i) noexcept nogil
    @cython.locals(seat=int)
    cdef void decide(self, int i) noexcept nogil
    cdef void start(self, int i) noexcept nogil
    cdef void look(self, int i) noexcept
    cdef void tell(self, int i) noexcept nogil
    cdef void observe(self, unsigned char* out, Py_ssize_t row, int i, int seat) noexcept nogil
    @cython.locals(at=cython.Py_ssize_t, row=cython.Py_ssize_t, n=int, k=int)
    cdef int list_legal(self, int i) noexcept nogil
    @cython.locals(k=int, low=int, high=int, middle=int, first=cython.Py_ssize_t)
    cdef void mark_runs(self, Py_ssize_t row, Py_ssize_t at, int n) noexcept nogil
