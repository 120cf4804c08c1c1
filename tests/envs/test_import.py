"""Who only plays needs none of the packages that environments stand on."""

from __future__ import annotations

import subprocess
import sys

ASK = """
import sys
import roji, roji.games.variants
roji.game("koikoi").new(seed=1).observe(0)
roji.games.variants.setup("orders:two-colours").new(1)
print(sorted({"numpy", "scipy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "jax"} & set(sys.modules)))
"""


def test_importing_roji_imports_no_package_of_the_field() -> None:
    assert subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True, check=True).stdout == "[]\n"
