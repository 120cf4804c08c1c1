cimport cython

from roji.games.bits cimport u64

cdef int F_VIEWINGS, F_STACKING
cdef u64 LIGHTS, RAIN, CHERRY_VIEWING, MOON_VIEWING, ANIMALS, BOAR_DEER_BUTTERFLIES, RED, BLUE, RIBBONS, PLAIN
cdef u64 NIBBLES, NIBBLES_3, NIBBLES_4, NIBBLES_5

@cython.locals(bits=int, lights=int, red=bint, blue=bint)
cdef int combinations(u64 cards, int flags) noexcept nogil
@cython.locals(total=int, animals=int, ribbons=int)
cdef int points(u64 cards, int bits, int flags) noexcept nogil
@cython.locals(counts=u64)
cdef int lucky(u64 hand) noexcept nogil
cdef bint four_of_a_month(u64 cards) noexcept nogil
