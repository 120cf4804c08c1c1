"""What a placement tells about the wishes of the gardener who chose it. insight.pxd gives the C types."""

from __future__ import annotations

import cython

from roji.bots.niwashi.sight import Sight

if cython.compiled:
    from cython.cimports.libc.math import exp
    from cython.cimports.roji.bots.niwashi.sight import WISHES
else:
    from math import exp

    from roji.bots.niwashi.sight import WISHES


class Insight(Sight):
    """Sees a garden, and sees through those who tend it."""

    def explain(
        self, actual: int, owning: list[float], showing: list[float], lifting: list[float], heat: float
    ) -> list[float]:
        """How likely one of the placements found was, for every pair of wishes its gardener may hold.

        Entry 24 * i + j with i < j is for wishes i and j, 24 * i + i for wish i alone. A wish held adds `owning` for
        coming nearer and takes away what it counted as a wish of the partner.
        """
        if not cython.compiled:
            own, show, lift, e = [0.0] * WISHES, [0.0] * WISHES, [0.0] * WISHES, [0.0] * WISHES
            sums, chances = [0.0] * (WISHES * WISHES), [0.0] * (WISHES * WISHES)
        for i in range(WISHES):
            own[i] = owning[i]
            show[i] = showing[i]
            lift[i] = lifting[i]
        for i in range(WISHES * WISHES):
            sums[i] = 0.0
        top = -1e9
        for a in range(self.found):
            top = max(top, self.value[a])
        for a in range(self.found):
            base = exp((self.value[a] - top) / heat)
            for i in range(WISHES):
                part = (own[i] - lift[i]) * self.rise[a * WISHES + i]
                if self.shown[a] >> i & 1:
                    part -= show[i]
                e[i] = exp(part / heat)
            for i in range(WISHES):
                part = base * e[i]
                n = i * WISHES
                sums[n + i] += part
                if a == actual:
                    chances[n + i] = part
                for j in range(i + 1, WISHES):
                    sums[n + j] += part * e[j]
                    if a == actual:
                        chances[n + j] = part * e[j]
        return [chances[i] / sums[i] if sums[i] > 0.0 else 0.0 for i in range(WISHES * WISHES)]

    def promise(self, owning: list[float], showing: list[float], lifting: list[float]) -> list[float]:
        """The best value of the placements found, for every pair of wishes their gardener may hold; see explain."""
        if not cython.compiled:
            own, show, lift, e = [0.0] * WISHES, [0.0] * WISHES, [0.0] * WISHES, [0.0] * WISHES
            most = [0.0] * (WISHES * WISHES)
        for i in range(WISHES):
            own[i] = owning[i]
            show[i] = showing[i]
            lift[i] = lifting[i]
        for i in range(WISHES * WISHES):
            most[i] = -1e9
        for a in range(self.found):
            base = self.value[a]
            for i in range(WISHES):
                e[i] = (own[i] - lift[i]) * self.rise[a * WISHES + i]
                if self.shown[a] >> i & 1:
                    e[i] -= show[i]
            for i in range(WISHES):
                part = base + e[i]
                n = i * WISHES
                most[n + i] = max(most[n + i], part)
                for j in range(i + 1, WISHES):
                    most[n + j] = max(most[n + j], part + e[j])
        return [most[i] for i in range(WISHES * WISHES)]
