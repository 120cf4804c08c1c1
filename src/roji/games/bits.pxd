ctypedef unsigned long long u64
ctypedef unsigned int u32

cdef extern from *:
    """
    #include <string.h>
    static inline int popcount(unsigned long long x) {
    #ifdef __POPCNT__
        return __builtin_popcountll(x);
    #else  // the processor may lack the instruction; the compiler would call a function that looks into a table
        x -= x >> 1 & 0x5555555555555555ULL;
        x = (x & 0x3333333333333333ULL) + (x >> 2 & 0x3333333333333333ULL);
        return ((x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL >> 56;
    #endif
    }
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
        if (i + 4 <= n) {
            unsigned int x = (bits >> i & 15) * 0x00204081U & 0x01010101U;
            memcpy(out + at + i, &x, 4);
            i += 4;
        }
    #endif
        for (; i < n; i++) out[at + i] = bits >> i & 1;
    }
    static inline void count_up(int *out, int n) {
        int i = 0;
    #ifdef __GNUC__  // sixteen at a time: a shorter loop takes twice as long where its code lies across two lines
        typedef int four __attribute__((vector_size(16)));
        four a = {0, 1, 2, 3}, b = a + 4, c = a + 8, d = a + 12;
        for (; i + 16 <= n; i += 16, a += 16, b += 16, c += 16, d += 16) {
            memcpy(out + i, &a, 16);
            memcpy(out + i + 4, &b, 16);
            memcpy(out + i + 8, &c, 16);
            memcpy(out + i + 12, &d, 16);
        }
    #endif
        for (; i < n; i++) out[i] = i;
    }
    static inline void put_four(unsigned char *out, int at, int a, int b, int c, int d) {
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        unsigned int x = (unsigned int) a | (unsigned int) b << 8 | (unsigned int) c << 16 | (unsigned int) d << 24;
        memcpy(out + at, &x, 4);
    #else
        out[at] = a; out[at + 1] = b; out[at + 2] = c; out[at + 3] = d;
    #endif
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
    void count_up(int* out, int n) noexcept nogil
    void put_four(unsigned char* out, int at, int a, int b, int c, int d) noexcept nogil
    void copy_bytes(unsigned char* out, int at, const unsigned char* source, int start, int n) noexcept nogil
