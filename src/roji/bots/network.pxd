cimport cython

cdef extern from *:
    """
    #if defined(__GNUC__) && !defined(__clang__)
    #define ROJI_VECTORS __attribute__((optimize("tree-vectorize")))
    #else
    #define ROJI_VECTORS
    #endif
    static void add_rows(short *sums, const short *rows, const int *active, int n, int size) {
        int i = 0;
    #ifdef __GNUC__  // sixteen sums at a time stay in the processor while all rows are added
        typedef short eight __attribute__((vector_size(16), aligned(2), may_alias));
        for (; i + 16 <= size; i += 16) {
            eight a = *(eight *) (sums + i), b = *(eight *) (sums + i + 8);
            for (int k = 0; k < n; k++) {
                const short *row = rows + active[k] * size + i;
                a += *(const eight *) row;
                b += *(const eight *) (row + 8);
            }
            *(eight *) (sums + i) = a;
            *(eight *) (sums + i + 8) = b;
        }
    #endif
        for (; i < size; i++)
            for (int k = 0; k < n; k++) sums[i] += rows[active[k] * size + i];
    }
    ROJI_VECTORS static void clip(short *sums, short most, int n) {
        for (int i = 0; i < n; i++) sums[i] = sums[i] < 0 ? 0 : sums[i] > most ? most : sums[i];
    }
    ROJI_VECTORS static int product(const short *restrict a, const short *restrict b, int n) {
        int total = 0;
        for (int i = 0; i < n; i++) total += a[i] * b[i];
        return total;
    }
    """
    void add_rows(short* sums, const short* rows, const int* active, int n, int size) noexcept nogil
    void clip(short* sums, short most, int n) noexcept nogil
    int product(const short* a, const short* b, int n) noexcept nogil

cdef int FULL
cdef double WHOLE

cdef class Network:
    cdef readonly int inputs, hidden, outputs
    cdef short* first
    cdef short* starts
    cdef short* second
    cdef int* last

    @cython.locals(i=int, k=int, sums=cython.short[256])
    cdef void answer(self, int* active, int n, double* out) noexcept nogil
