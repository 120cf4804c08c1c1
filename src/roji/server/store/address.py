"""Where a store is: `postgresql://USER@HOST/DATABASE`, or a folder. A password in an address is never shown."""

from __future__ import annotations

from urllib.parse import SplitResult, parse_qsl, urlencode, urlsplit, urlunsplit

from roji.games.errors import Invalid

VARIABLE = "ROJI_STORE"  # the address in the environment, where a password may stand
SCHEMES = ("postgresql", "postgres")
SECRETS = ("password", "sslpassword")


def checked(address: str) -> str:
    """An address of a database; Invalid where it is none."""
    if split(address).scheme not in SCHEMES:
        raise no_address(address)
    return address


def no_address(address: str) -> Invalid:
    """Why something that was given as an address is none."""
    return Invalid("store-address", text=shown(address))


def typed(address: str) -> str:
    """The same, from a command line. A password there is refused: everybody on the machine can read command lines."""
    if holds_password(checked(address)):
        raise Invalid("store-password", variable=VARIABLE)
    return address


def holds_password(address: str) -> bool:
    """Whether an address has something in it that nobody else should read."""
    return address != without_password(address)


def shown(address: str) -> str:
    """An address as people may see it."""
    parts = split(without_password(address))
    return urlunsplit((parts.scheme, parts.netloc, parts.path, parts.query, ""))


def without_password(address: str) -> str:
    """An address without its password."""
    parts = split(address)
    who, at, where = parts.netloc.rpartition("@")
    query = parse_qsl(parts.query, keep_blank_values=True)
    if ":" not in who and all(name not in SECRETS for name, _ in query):
        return address
    rest = urlencode([(name, value) for name, value in query if name not in SECRETS])
    return urlunsplit(parts._replace(netloc=f"{who.partition(':')[0]}{at}{where}", query=rest))


def split(address: str) -> SplitResult:
    """The parts of an address; none of them where it is so odd that nobody can say which of them is a password."""
    try:
        return urlsplit(address)
    except ValueError:
        return SplitResult("", "", "…", "", "")
