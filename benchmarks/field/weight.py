"""What a package weighs once it is installed, with all that it needs: megabytes as JSON. Run in both environments.

Counted are the files that pip lists. Packages that all Python projects share, pip and setuptools, do not count.
"""

from __future__ import annotations

import json
import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path


def normal(name: str) -> str:
    """The name of a package as all spell it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def needed(name: str, found: dict[str, Distribution]) -> dict[str, Distribution]:
    """A package and what it needs, by name; extras aside."""
    plain = normal(name)
    if plain in found or plain in ("pip", "setuptools"):
        return found
    try:
        found[plain] = distribution(plain)
    except PackageNotFoundError:  # for another system or version of Python
        return found
    for line in found[plain].requires or []:
        if "extra ==" not in line:
            needed(re.split(r"[\s;<>=!~\[(]", line, maxsplit=1)[0], found)
    return found


def megabytes(one: Distribution) -> float:
    paths = [Path(str(file.locate())) for file in one.files or []]
    return sum(path.stat().st_size for path in paths if path.is_file()) / 1e6


def main(name: str, own: str = "") -> dict[str, float]:
    """`own` is the folder of a package that is installed from its sources."""
    all = needed(name, {})
    sizes = {key: megabytes(one) for key, one in all.items()}
    if own:
        kept = [path for path in Path(own).rglob("*") if path.is_file() and path.suffix not in (".c", ".pyc")]
        sizes[normal(name)] = sum(path.stat().st_size for path in kept) / 1e6
    return {"own": sizes[normal(name)], "all": sum(sizes.values()), "packages": float(len(sizes))}


if __name__ == "__main__":
    print(json.dumps(main(*sys.argv[1:])))
