ctypedef unsigned long long u64
ctypedef unsigned int u32

cdef extern from *:
    """
    #include <string.h>
    static inline int popcount(unsigned long long x) { return __builtin_popcountll(x); }
    static inline int lowest(unsigned long long x) { return __builtin_ctzll(x); }
    static inline unsigned int rotate32(unsigned int x, int n) { return x << n | x >> (32 - n); }
    static inline unsigned long long mix64(unsigned long long x) {
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
        x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
        return x ^ (x >> 31);
    }
    static inline void spread(unsigned char *out, int at, unsigned long long bits, int n) {
        int i = 0;
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        for (; i + 8 <= n; i += 8) {  // eight bits at a time: each keeps its own byte of eight copies
            unsigned long long x = (bits >> i & 255) * 0x0101010101010101ULL & 0x8040201008040201ULL;
            x = (x + 0x7F7F7F7F7F7F7F7FULL) >> 7 & 0x0101010101010101ULL;
            memcpy(out + at + i, &x, 8);
        }
    #endif
        for (; i < n; i++) out[at + i] = bits >> i & 1;
    }
    static inline void copy_bytes(unsigned char *out, int at, const unsigned char *from, int start, int n) {
        memcpy(out + at, from + start, n);
    }
    """
    int popcount(u64 x) noexcept nogil
    int lowest(u64 x) noexcept nogil
    u32 rotate32(u32 x, int n) noexcept nogil
    u64 mix64(u64 x) noexcept nogil
    void spread(unsigned char* out, int at, u64 bits, int n) noexcept nogil
    void copy_bytes(unsigned char* out, int at, const unsigned char* source, int start, int n) noexcept nogil
