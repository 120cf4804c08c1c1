cimport cython
from cpython.buffer cimport PyBUF_C_CONTIGUOUS, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer
from libc.string cimport memset

from roji.games.bits cimport u64

cdef int MAX_LEGAL
cdef int[8192] LEGAL

@cython.no_gc
cdef class State:
    cdef readonly object game
    cdef object trace

    # The trusted core: no checks, no Python objects, no GIL. A game overrides every line in its own pxd.
    cdef int core_seat(self) noexcept nogil
    cdef bint core_over(self) noexcept nogil
    cdef int core_round(self) noexcept nogil
    cdef int core_legal(self, int* out) noexcept nogil
    cdef bint core_can(self, int action) noexcept nogil
    cdef void core_apply(self, int action) noexcept nogil
    cdef void core_copy(self, State other) noexcept nogil
    cdef void core_begin(self, u64 seed, u64 index) noexcept nogil
    cdef void core_redeal(self, int seat, u64 seed) noexcept nogil
    cdef double core_return(self, int seat) noexcept nogil
    cdef void core_observe(self, int seat, unsigned char* out) noexcept nogil

    cdef State blank(self)
    cdef int check(self) except -1
    cdef int legal(self, object action) except -1
    cdef void note(self, int what, int who, u64 cards) noexcept nogil

cdef inline int borrow(object buffer, Py_ssize_t size, Py_buffer* view) except -1:
    """The memory of a buffer of so many bytes, as zeros, to be released; -2 where it is of another size."""
    PyObject_GetBuffer(buffer, view, PyBUF_C_CONTIGUOUS | PyBUF_WRITABLE)
    if view.len != size:
        PyBuffer_Release(view)
        return -2
    memset(view.buf, 0, size)
    return 0

cdef inline int fill_observation(State state, int seat, object buffer, Py_ssize_t size) except -1:
    """What a seat observes, into a buffer of so many bytes; -2 where the buffer is of another size."""
    cdef Py_buffer view
    if borrow(buffer, size, &view) != 0:
        return -2
    state.core_observe(seat, <unsigned char*> view.buf)
    PyBuffer_Release(&view)
    return 0

cdef inline int fill_mask(object buffer, Py_ssize_t size, int* legal, int count) except -1:
    """A byte for each action, 1 for those listed; -2 where the buffer is of another size."""
    cdef Py_buffer view
    cdef int i
    if borrow(buffer, size, &view) != 0:
        return -2
    for i in range(count):
        (<unsigned char*> view.buf)[legal[i]] = 1
    PyBuffer_Release(&view)
    return 0
