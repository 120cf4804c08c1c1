ctypedef unsigned long long u64
ctypedef unsigned int u32

cdef extern from *:
    """
    static inline int popcount(unsigned long long x) { return __builtin_popcountll(x); }
    static inline int lowest(unsigned long long x) { return __builtin_ctzll(x); }
    static inline unsigned int rotate32(unsigned int x, int n) { return x << n | x >> (32 - n); }
    static inline unsigned long long mix64(unsigned long long x) {
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
        x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
        return x ^ (x >> 31);
    }
    """
    int popcount(u64 x) noexcept nogil
    int lowest(u64 x) noexcept nogil
    u32 rotate32(u32 x, int n) noexcept nogil
    u64 mix64(u64 x) noexcept nogil
