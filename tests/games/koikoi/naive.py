"""An independent count of a pile, written from the clauses with sets of names, slow and plain."""

from __future__ import annotations

LIGHTS = {"1L", "3L", "8L", "11L", "12L"}
ANIMALS = {"2A", "4A", "5A", "6A", "7A", "8A", "9A", "10A", "11A"}
WRITTEN = {"1R", "2R", "3R"}
BLUE = {"6R", "9R", "10R"}
RIBBONS = WRITTEN | BLUE | {"4R", "5R", "7R", "11R"}
SPECIAL = LIGHTS | ANIMALS | RIBBONS


def combinations(pile: set[str], viewings: bool, stacking: bool) -> dict[str, int]:
    """Every combination of the clauses that counts, with its points."""
    possible: dict[str, int] = {}
    lights, animals, ribbons = pile & LIGHTS, pile & ANIMALS, pile & RIBBONS
    plain = {card for card in pile if card not in SPECIAL or card == "9A"}
    if lights == LIGHTS:
        possible["H-21"] = 10
    if len(lights) >= 4:
        possible["H-22"] = 7 if "11L" in lights else 8
    if len(lights - {"11L"}) >= 3:
        possible["H-23"] = 5
    if viewings and {"3L", "9A"} <= pile:
        possible["H-24"] = 5
    if viewings and {"8L", "9A"} <= pile:
        possible["H-25"] = 5
    extra = 0 if stacking else 1
    if {"6A", "7A", "10A"} <= animals:
        possible["H-26"] = 5 + extra * (len(animals) - 3)
    if ribbons >= WRITTEN:
        possible["H-27"] = 5 + extra * (len(ribbons) - 3)
    if ribbons >= BLUE:
        possible["H-28"] = 5 + extra * (len(ribbons) - 3)
    if len(animals) >= 5:
        possible["H-29"] = len(animals) - 4
    if len(ribbons) >= 5:
        possible["H-30"] = len(ribbons) - 4
    if len(plain) >= 10:
        possible["H-31"] = len(plain) - 9
    if ribbons >= WRITTEN | BLUE:
        possible["H-32"] = 10 + len(ribbons) - 6
    # H-R6: what falls away beside what.
    order = [["H-21", "H-22", "H-23"]]
    if stacking:
        possible.pop("H-32", None)
    else:
        order += [["H-32", "H-27", "H-28", "H-30"], ["H-26", "H-29"]]
    for family in order:
        held = [clause for clause in family if clause in possible]
        for clause in held[1:]:
            del possible[clause]
    return possible
