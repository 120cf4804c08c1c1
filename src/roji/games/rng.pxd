cimport cython

from roji.games.bits cimport u32, u64

cdef u64 GAMMA, M32L

@cython.locals(i=int, x0=u32, x1=u32, x2=u32, x3=u32, x4=u32, x5=u32, x6=u32, x7=u32,
               x8=u32, x9=u32, x10=u32, x11=u32, x12=u32, x13=u32, x14=u32, x15=u32,
               k0=u32, k1=u32, k2=u32, k3=u32, k4=u32, k5=u32, k6=u32, k7=u32,
               n0=u32, n1=u32, c0=u32, c1=u32)
cdef void block(u64* keys, int at, u64 nonce, u64 counter, u32* out) noexcept nogil

@cython.locals(i=int, j=int, word=int, bound=u64, m=u64, counter=u64, swap=cython.uchar, words=u32[16])
cdef void shuffle(u64* keys, int at, u64 nonce, unsigned char* cards, int n) noexcept nogil

@cython.locals(x=u64)
cdef int below(u64 x, int n) noexcept nogil

@cython.locals(i=int, j=int, swap=cython.uchar)
cdef u64 stir(unsigned char* cards, int first, int last, u64 state) noexcept nogil

cdef class Stream:
    cdef u64[4] keys
    cdef u32[16] words
    cdef unsigned char[256] cards
