"""Where one request ends and the next begins, read strictly: what two programs could read in two ways is refused.

The parser behind this gets only bytes that were checked here, so that a proxy in front and the server behind can never
disagree on where a request ends.
"""

from __future__ import annotations

import re
from enum import Enum

from roji.games.errors import Invalid

HEAD = 16_384  # bytes of a request line with all headers at most
FIELDS = 100  # headers at most
LINE = re.compile(rb"(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) (/[!-~]*|\*) HTTP/(1\.[01])\r\n")
FIELD = re.compile(rb"([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\t -~\x80-\xff]*)\r\n")
BROKEN = re.compile(rb"\r(?!\n)|(?<!\r)\n")  # half an end of a line
LENGTH = re.compile(rb"[0-9]{1,10}")
SIZE = re.compile(rb"([0-9A-Fa-f]{1,8})\r\n")
SIZE_LINE = 10  # bytes of the longest line that says the size of a chunk


class Phase(Enum):
    """What of a request comes next."""

    HEAD = 0
    BODY = 1
    SIZE = 2
    CHUNK = 3
    CHUNK_END = 4
    LAST_END = 5
    WHOLE = 6


def bad(what: str) -> Invalid:
    """The refusal of a request that could be read in two ways; `what` chooses the sentence."""
    return Invalid("bad-http", what=what)


class Framing:
    """The requests of one connection, one after the other. `add` bytes, `take` those that may be passed on."""

    def __init__(self) -> None:
        self.waiting = bytearray()
        self.phase = Phase.HEAD
        self.left = 0  # bytes of the body, or of the chunk, that are still to come
        self.length = 0  # bytes of the body that were announced so far
        self.fields: dict[bytes, bytes] = {}  # headers of the running request, names in small letters

    @property
    def whole(self) -> bool:
        """Whether the running request was passed on to its end."""
        return self.phase is Phase.WHOLE

    @property
    def begun(self) -> bool:
        """Whether something of a request has come, but not all of its head."""
        return self.phase is Phase.HEAD and bool(self.waiting)

    def add(self, data: bytes) -> None:
        self.waiting += data

    def begin(self) -> None:
        """The next request."""
        self.phase, self.left, self.length, self.fields = Phase.HEAD, 0, 0, {}

    def take(self) -> bytes:
        """The next bytes of the running request, empty where more must come first; Invalid where they are not clear."""
        if not self.waiting:
            return b""
        match self.phase:
            case Phase.HEAD:
                return self._head()
            case Phase.BODY | Phase.CHUNK:
                return self._body()
            case Phase.SIZE:
                return self._size()
            case Phase.CHUNK_END:
                return self._end(Phase.SIZE)
            case Phase.LAST_END:
                return self._end(Phase.WHOLE)
            case Phase.WHOLE:
                return b""

    def _cut(self, count: int) -> bytes:
        found = bytes(self.waiting[:count])
        del self.waiting[:count]
        return found

    def _head(self) -> bytes:
        end = self.waiting.find(b"\r\n\r\n", 0, HEAD)
        seen = bytes(self.waiting[: end + 4 if end >= 0 else HEAD])
        if end < 0 and seen.endswith(b"\r"):
            seen = seen[:-1]  # its other half is on its way
        if BROKEN.search(seen):
            raise bad("line")
        if end < 0:
            if len(self.waiting) >= HEAD:
                raise Invalid("long-head", most=HEAD)
            return b""
        self._check(seen)
        return self._cut(len(seen))

    def _check(self, head: bytes) -> None:
        """Read the head; says how the body is framed."""
        line = LINE.match(head)
        if line is None:
            raise bad("request")
        method, target, version = line.groups()
        if target == b"*" and method != b"OPTIONS":
            raise bad("request")
        fields: dict[bytes, bytes] = {}
        at, end = line.end(), len(head) - 2
        for _ in range(FIELDS):
            if at == end:
                break
            field = FIELD.match(head, at)
            if field is None:
                raise bad("header")
            name, value = field[1].lower(), field[2].rstrip(b" \t")
            if name in (b"content-length", b"transfer-encoding", b"host") and name in fields:
                raise bad("twice")
            fields[name] = value
            at = field.end()
        else:
            raise Invalid("long-head", most=HEAD)
        if version == b"1.1" and b"host" not in fields:
            raise bad("host")
        self.fields = fields
        self._frame(version)

    def _frame(self, version: bytes) -> None:
        length, coding = self.fields.get(b"content-length"), self.fields.get(b"transfer-encoding")
        if coding is not None:
            if length is not None:
                raise bad("twice")
            if version != b"1.1" or coding.lower() != b"chunked":
                raise bad("coding")
            self.phase = Phase.SIZE
        elif length is not None:
            if not LENGTH.fullmatch(length):
                raise bad("length")
            self.left = self.length = int(length)
            self.phase = Phase.BODY if self.left else Phase.WHOLE
        else:
            self.phase = Phase.WHOLE
        if self.phase is not Phase.WHOLE and b"upgrade" in self.fields:
            raise bad("upgrade")

    def _body(self) -> bytes:
        found = self._cut(self.left)
        self.left -= len(found)
        if not self.left:
            self.phase = Phase.WHOLE if self.phase is Phase.BODY else Phase.CHUNK_END
        return found

    def _size(self) -> bytes:
        size = SIZE.match(self.waiting[:SIZE_LINE])
        if size is None:
            if len(self.waiting) >= SIZE_LINE or not re.fullmatch(rb"[0-9A-Fa-f]{0,8}\r?", self.waiting):
                raise bad("chunk")
            return b""
        self.left = int(size[1], 16)
        self.length += self.left
        self.phase = Phase.CHUNK if self.left else Phase.LAST_END
        return self._cut(size.end())

    def _end(self, then: Phase) -> bytes:
        """The end of a line after a chunk; nothing may follow the last one."""
        if not b"\r\n".startswith(self.waiting[:2]):
            raise bad("chunk")
        if len(self.waiting) < 2:
            return b""
        self.phase = then
        return self._cut(2)
