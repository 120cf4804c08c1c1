"""Bit tricks shared by the games. Compiled code cimports the C twins from bits.pxd."""

M32 = 0xFFFFFFFF
M64 = 0xFFFFFFFFFFFFFFFF


def popcount(x: int) -> int:
    """How many bits are set."""
    return x.bit_count()


def lowest(x: int) -> int:
    """Index of the lowest set bit; x must not be 0."""
    return (x & -x).bit_length() - 1


def rotate32(x: int, n: int) -> int:
    """Rotate a 32-bit word left."""
    return (x << n | x >> (32 - n)) & M32


def mix64(x: int) -> int:
    """The finaliser of SplitMix64: every bit of x moves half of the result."""
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 & M64
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB & M64
    return x ^ (x >> 31)


def spread(out: bytearray, at: int, bits: int, n: int) -> None:
    """Write the lowest n bits as so many bytes, 0 or 1."""
    for i in range(n):
        out[at + i] = bits >> i & 1


def count_up(out: list[int], n: int) -> None:
    """Write the numbers below n."""
    out[:n] = range(n)


def put_four(out: bytearray, at: int, a: int, b: int, c: int, d: int) -> None:
    """Write four bytes."""
    out[at : at + 4] = bytes((a, b, c, d))


def copy_bytes(out: bytearray, at: int, source: bytearray, start: int, n: int) -> None:
    """Write n bytes of a source, from its place `start` on."""
    out[at : at + n] = source[start : start + n]


def members(mask: int) -> list[int]:
    """The indices of the set bits, lowest first."""
    out = []
    while mask:
        out.append(lowest(mask))
        mask &= mask - 1
    return out
