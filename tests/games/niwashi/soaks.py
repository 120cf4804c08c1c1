"""Long checks of Niwashi."""

from __future__ import annotations

import random

from roji.games.niwashi.numbers import SIDE
from roji.games.niwashi.tiles import LETTERS, cell_name, read_cell
from tests.games.niwashi import naive
from tests.games.niwashi.positions import do, open_wishes, position
from tests.soaking import soak


def random_fields(rng: random.Random) -> naive.Fields:
    """A garden: a patch with holes, mostly of two seasons, so that shapes come up; sometimes at an edge."""
    colours = rng.sample("hnaf", 2) * 4 + list("hnafs")
    wide, high = rng.randint(1, 9), rng.randint(1, 9)
    left, top = rng.choice([(0, 0), (SIDE - wide, SIDE - high), (27, 27), (28, 0), (0, 28)])
    cells = [(left + x, top + y) for x in range(wide) for y in range(high) if rng.random() < 0.85]
    return {cell: rng.choice(colours) for cell in cells} or {(31, 31): "h"}


def drawn(fields: naive.Fields) -> str:
    return "\n".join("".join(fields.get((x, y), ".") for x in range(SIDE)) for y in range(SIDE))


@soak("niwashi gardens", total=10_000, short=120, chunk=250)
def gardens(seed: int, start: int, stop: int) -> None:
    """Random gardens against the naive placement lister and the naive shape finder."""
    for case in range(start, stop):
        rng = random.Random(f"{seed} {case}")
        fields = random_fields(rng)
        shapes = "".join(rng.sample(LETTERS, 6)) if case % 3 == 0 else "ITUVWX"
        wishes = [season + shape for season in "hnaf" for shape in shapes]
        rng.shuffle(wishes)
        mine, theirs = wishes[:10], wishes[10:20]
        state = position(
            drawn(fields),
            "a1",
            hands=(" ".join(rng.sample(["hhn", "nna", "aaf", "hff", "hsn", "afa", "nhn", "nhf"], 3)), "hna"),
            wishes=(" ".join(mine[:2]), " ".join(theirs[:2])),
            stacks=(" ".join(mine[2:]), " ".join(theirs[2:])),
            shapes=shapes,
        )
        every: list[tuple[str, naive.Place, str]] = []
        for tile in state.view(0)["hand"] or []:
            chosen = state.clone()
            chosen.apply(chosen.parse(tile))
            found = set()
            for cell in chosen.legal_actions():
                aimed = chosen.clone()
                aimed.apply(cell)
                place = (cell % SIDE, cell // SIDE)
                found |= {(place, aimed.name(direction)) for direction in aimed.legal_actions()}
            assert found == naive.placements(fields, tile), (case, tile)
            every += [(tile, place, direction) for place, direction in sorted(found)]
        tile, place, direction = rng.choice(every)
        cells = naive.run(place, direction)
        after = {**fields, **dict(zip(cells, tile, strict=True))}
        do(state, f"{tile} {cell_name(SIDE * place[1] + place[0])} {direction}")
        assert open_wishes(state)[1] == naive.fulfilled(after, cells, theirs[:2], theirs[2:]), case
        assert open_wishes(state)[0] == []
        shown = {(read_cell(name) % SIDE, read_cell(name) // SIDE): f for name, f in state.view(None)["fields"].items()}
        assert shown == after
