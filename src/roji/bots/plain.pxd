from roji.bots.judge cimport RoundJudge
from roji.games.state cimport State

cdef class PlainJudge(RoundJudge):
    cdef object worth
    cdef double value(self, State state, int seat) noexcept nogil
