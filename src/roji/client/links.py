"""Links: `https://HOST/t/TABLE#SECRET`."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from roji.games.errors import Invalid


class Link(NamedTuple):
    """Where a table is, and what opens it."""

    base: str
    table: str
    secret: str

    def __str__(self) -> str:
        return f"{self.base}/t/{self.table}#{self.secret}"

    @property
    def socket(self) -> str:
        """The address of the table's socket."""
        return f"ws{self.base.removeprefix('http')}/api/tables/{self.table}/socket"


def read_link(text: str) -> Link:
    """The parts of a link, or Invalid saying how one looks."""
    parts = urlsplit(text.strip())
    found = re.fullmatch(r"(.*)/t/([a-z0-9]{1,32})/?", parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or found is None or not parts.fragment:
        raise Invalid("bad-link", link=text.partition("#")[0])
    return Link(f"{parts.scheme}://{parts.netloc}{found[1]}", found[2], parts.fragment)
