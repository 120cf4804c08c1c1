"""Niwashi, a whole match: turns, drawing, the lantern, wishes, the end (clauses N-*).

A turn is a few small decisions. Laying: the tile, the cell of its first field, its direction. The lantern:
where it stands, where it points, the hand tile by tile onto the discard pile. Then, after laying, which
tile is drawn. A draw or discard that can be made in one way only is made by itself.

The state has three parts, one class on the other: the garden, the supplies beside it, and here the turn.
rules.pxd gives the C types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from roji.games.errors import Illegal
from roji.games.niwashi import dicts, notation, refusals, views
from roji.games.niwashi.numbers import *
from roji.games.niwashi.supplies import Supplies
from roji.games.state import State

if TYPE_CHECKING:
    from roji.games.niwashi.facts import Decision, Effect, Result, View
    from roji.games.niwashi.game import Niwashi

if cython.compiled:
    from cython.cimports.roji.games.bits import count_up
    from cython.cimports.roji.games.niwashi.garden import starts
    from cython.cimports.roji.games.niwashi.observation import write
else:
    from roji.games.bits import count_up
    from roji.games.niwashi.garden import starts
    from roji.games.niwashi.observation import write
    from roji.games.state import copy_fields


class NiwashiState(Supplies):
    """A match of Niwashi. Seats are 0 and 1."""

    game: Niwashi

    def __init__(self, game: Niwashi) -> None:
        State.__init__(self, game)
        self.allocate()
        self.plan(game)
        self.stock(game)
        self.lantern_limit = game.lanterns
        self.older = game.options["older_tile_counts"]
        self.refill = game.options["refill_to_three"]
        self.hand_leaves = "discard-hand" in game.bans
        self.no_special = "draw-discard" in game.bans

    def allocate(self) -> None:
        self.allocate_garden()
        self.allocate_supplies()
        if not cython.compiled:
            self.lanterns = self.phase = self.tile = self.cell = self.wanted = self.ending = 0
            self.special = False

    # -- the trusted core --------------------------------------------------------------------------

    def core_seat(self) -> int:
        return -1 if self.phase == OVER else self.turn

    def core_over(self) -> bool:
        return self.phase == OVER

    def core_round(self) -> int:
        return 1 if self.phase == OVER else 0

    def core_legal(self, out: list[int]) -> int:
        n = 0
        if self.phase == TILE:
            if self.can_lay():
                n = self.hand_types(out)
            if self.lantern_left():
                out[n] = LANTERN
                n += 1
        elif self.phase == CELL:
            n = self.list_starts(self.tile, out)
        elif self.phase == DIRECTION:
            directions = self.directions_from(self.tile, self.cell)
            for d in range(4):
                if directions >> d & 1:
                    out[n] = d
                    n += 1
        elif self.phase == DRAW:
            for p in range(3):
                if self.display[p] != NONE:
                    out[n] = p
                    n += 1
            if self.may_take_discard():
                out[n] = FROM_DISCARD
                n += 1
        elif self.phase == PLACE:
            count_up(out, ON_DISPLAY)
            n = ON_DISPLAY
            for i in range(9):
                if self.display[i // 3] != NONE:
                    out[n] = ON_DISPLAY + i
                    n += 1
            for i in range(ON_AID, AT_REST):
                out[n] = i
                n += 1
        elif self.phase == AIM:
            for d in range(NOWHERE + 1):
                out[d] = d
            n = NOWHERE + 1
        elif self.phase == DISCARD:
            n = self.hand_types(out)
        return n

    def core_can(self, action: int) -> bool:
        if self.phase == TILE:
            if action == LANTERN:
                return self.lantern_left()
            return self.in_hand(action) and self.can_lay()
        if self.phase == CELL:
            return action < ON_DISPLAY and starts(self, self.tile, action // SIDE) >> (action % SIDE) & 1 != 0
        if self.phase == DIRECTION:
            return action < 4 and self.directions_from(self.tile, self.cell) >> action & 1 != 0
        if self.phase == DRAW:
            if action == FROM_DISCARD:
                return self.may_take_discard()
            return action < FROM_DISCARD and self.display[action] != NONE
        if self.phase == PLACE:
            if ON_DISPLAY <= action < ON_AID:
                return self.display[(action - ON_DISPLAY) // 3] != NONE
            return action < AT_REST
        if self.phase == AIM:
            return action <= NOWHERE
        return self.phase == DISCARD and self.in_hand(action)

    def core_apply(self, action: int) -> None:
        if self.phase == TILE:
            if action == LANTERN:
                self.note(E_LANTERN, self.turn, 0)
                self.phase = PLACE
            else:
                self.drop(action)
                self.tile = action
                self.note(E_TILE, self.turn, action)
                self.phase = CELL
        elif self.phase == CELL:
            self.cell = action
            self.note(E_CELL, self.turn, action)
            self.phase = DIRECTION
        elif self.phase == DIRECTION:
            self.lay(action)
        elif self.phase == DRAW:
            self.take(action)
            self.wanted -= 1
            self.draw()
        elif self.phase == PLACE:
            self.put_lantern(action)
        elif self.phase == AIM:
            self.lantern_aim = action
            self.note(E_AIM, self.turn, action)
            self.discard_hand()
        else:
            self.discard_tile(action)
            self.discard_hand()

    def core_copy(self, other: State) -> None:
        copy_fields(self, cython.cast(NiwashiState, other))

    def core_begin(self, seed: int, index: int) -> None:
        if not cython.compiled:
            keys = [0] * 8
        for i in range(2):
            keys[4 * i] = seed
            keys[4 * i + 1] = index
            keys[4 * i + 2] = i
            keys[4 * i + 3] = BEGIN_TAG
        self.shuffle_all(keys)
        self.start()

    def core_redeal(self, seat: int, seed: int) -> None:
        if self.phase != OVER:
            self.redeal_hidden(seat, seed)

    def core_return(self, seat: int) -> float:
        """N-24 as a share of all 20 wishes, from -1 to 1, the same for both."""
        if self.phase != OVER:
            return 0.0
        return (self.fulfilled[0] + self.fulfilled[1]) / 10.0 - 1.0

    def core_observe(self, seat: int, out: bytearray) -> None:
        write(self, seat, out)

    def blank(self) -> State:
        copy = NiwashiState.__new__(NiwashiState)
        copy.game = self.game
        copy.trace = None
        copy.allocate()
        return copy

    # -- laying and drawing ------------------------------------------------------------------------

    def clear(self) -> None:
        """Nothing on the table, nothing decided."""
        self.clear_garden()
        self.clear_supplies()
        self.tile = NONE
        self.lanterns = self.cell = self.wanted = 0
        self.special = False
        self.ending = RUNNING

    def start(self) -> None:
        """N-4, N-R5: the tiles are dealt, and the first lies along the middle row."""
        self.clear()
        self.cover(self.deal(), SIDE * MIDDLE + MIDDLE - 1, 0, NOBODY)
        self.phase = TILE

    def lay(self, direction: int) -> None:
        """N-13 to N-15: the chosen tile is laid; then a tile is drawn (N-18)."""
        self.special = self.cover(self.tile, self.cell, direction, self.turn) and not self.no_special
        self.wanted = 1
        if self.refill:  # N-R4, the option
            self.wanted = self.hand_size - self.hand_count()
        self.tile = NONE
        self.cell = 0
        self.draw()

    def may_take_discard(self) -> bool:
        """N-19, N-22: only in the special case, and only where a tile lies; the top one (N-R3)."""
        return self.special and self.discarded > 0

    def draw(self) -> None:
        """N-18, N-R4: draw what is due; one way only happens by itself, no way ends the drawing (N-22)."""
        while self.wanted > 0:
            ways = 0
            way = 0
            for p in range(3):
                if self.display[p] != NONE:
                    ways += 1
                    way = p
            if self.may_take_discard():
                ways += 1
                way = FROM_DISCARD
            if ways > 1:
                self.phase = DRAW
                return
            if ways == 0:
                break
            self.take(way)
            self.wanted -= 1
        self.wanted = 0
        self.special = False
        self.fill_display()
        self.pass_turn(True)

    def take(self, way: int) -> None:
        """A tile comes to the hand, before everyone's eyes."""
        if way == FROM_DISCARD:
            self.discarded -= 1
            tile = self.discard[self.discarded]
            self.note(E_TAKE_DISCARD, self.turn, tile)
        else:
            tile = self.display[way]
            self.display[way] = NONE
            self.note(E_TAKE, self.turn, tile + 256 * way)
        self.insert(self.taken, self.turn, tile)

    # -- the lantern -------------------------------------------------------------------------------

    def lantern_left(self) -> bool:
        """On a journey the lanterns may be counted (N-B3)."""
        return self.lantern_limit < 0 or self.lanterns < self.lantern_limit

    def put_lantern(self, place: int) -> None:
        """N-16, N-R6, N-R9: the lantern stands here now, and what it marks is remembered."""
        self.lanterns += 1
        self.lantern_place = place
        self.lantern_aim = NOWHERE
        self.lantern_mark = NONE
        if ON_DISPLAY <= place < ON_AID:
            self.lantern_mark = self.display[(place - ON_DISPLAY) // 3]
        elif place == ON_DISCARD and self.discarded > 0:
            self.lantern_mark = self.discard[self.discarded - 1]
        self.note(E_PLACE, self.turn, place)
        self.phase = AIM

    def discard_hand(self) -> None:
        """N-16: the hand goes, in the order its owner likes; then the display comes to the hand (N-20)."""
        if not cython.compiled:
            types = [0] * 6
        while True:
            n = self.hand_types(types)
            if n > 1:
                self.phase = DISCARD
                return
            if n == 0:
                break
            self.discard_tile(types[0])
        for p in range(3):
            if self.display[p] != NONE:
                self.take(p)
        self.fill_display()
        self.pass_turn(False)

    def discard_tile(self, tile: int) -> None:
        """A tile goes onto the discard pile, or in some gardens of the journey out of the game (N-B3)."""
        self.drop(tile)
        if self.hand_leaves:
            self.removed[self.gone] = tile
            self.gone += 1
            self.note(E_REMOVE, self.turn, tile)
        else:
            self.discard[self.discarded] = tile
            self.discarded += 1
            self.note(E_DISCARD, self.turn, tile)

    # -- wishes and the end ------------------------------------------------------------------------

    def pass_turn(self, laid: bool) -> None:
        """The partner's turn begins: wishes first (N-8, N-R2), then see whether it can go on (N-23, N-R10)."""
        self.turn = 1 - self.turn
        if laid or self.older:
            self.fulfil()
        if self.phase == OVER:
            return
        if self.hand_count() == 0:
            self.finish(NO_TILE)
        elif not self.lantern_left() and not self.can_lay():
            self.finish(NO_MOVE)
        else:
            self.phase = TILE

    def finish(self, ending: int) -> None:
        self.ending = ending
        self.phase = OVER
        self.note(E_END, self.turn, ending)

    def fulfil(self) -> None:
        """N-8 to N-10, N-R1: every wish in hand that the partner's tile fulfils is laid open, new ones too."""
        last = self.laid - 1
        while last >= 0 and self.laid_seat[last] != 1 - self.turn:
            last -= 1
        if last < 0:
            return
        i = 0
        while i < self.holding[self.turn]:
            wish = self.held[HELD * self.turn + i]
            if self.shows(wish, last):
                self.lay_open(i)
            else:
                i += 1

    def lay_open(self, i: int) -> None:
        """N-9: wish i of the hand is fulfilled, the next one drawn; with the last of all the match ends (N-23)."""
        seat = self.turn
        wish = self.held[HELD * seat + i]
        self.note(E_FULFIL, seat, wish)
        self.done[STACK * seat + self.fulfilled[seat]] = wish
        self.fulfilled[seat] += 1
        self.holding[seat] -= 1
        for j in range(i, self.holding[seat]):
            self.held[HELD * seat + j] = self.held[HELD * seat + j + 1]
        self.draw_wish(seat)
        if self.holding[0] + self.holding[1] == 0:
            self.finish(ALL_FULFILLED)

    # -- for the rooms that work in Python ---------------------------------------------------------

    def begin(self, keys: list[int], deck: list[int], wishes: list[int]) -> None:
        """Start from two keys (the deal, the lot), or from tiles and wishes in the order dealt."""
        if not cython.compiled:
            words = [0] * 8
        if keys:
            for i in range(8):
                words[i] = keys[i]
            self.shuffle_all(words)
        else:
            self.turn = self.first
        for i, tile in enumerate(deck):
            self.deck[i] = tile
        for i, wish in enumerate(wishes):
            self.wish_box[i] = wish
        self.start()

    def facts(self) -> views.Facts:
        """Everything the state holds, as Python values."""
        return views.Facts(
            phase=self.phase,
            turn=self.turn,
            ground=self.ground(),
            garden=tuple(
                views.Laid(self.laid_tile[i], self.laid_cell[i], self.laid_direction[i], self.laid_seat[i])
                for i in range(self.laid)
            ),
            tile=self.tile,
            cell=self.cell if self.phase == DIRECTION else -1,
            wanted=self.wanted,
            special=bool(self.special),
            dealt=(self.hand(0, True), self.hand(1, True)),
            taken=(self.hand(0, False), self.hand(1, False)),
            display=tuple(self.display[p] for p in range(self.hand_size)),
            discard=tuple(self.discard[i] for i in range(self.discarded)),
            removed=tuple(self.removed[i] for i in range(self.gone)),
            pile=tuple(self.deck[i] for i in range(self.top, self.pile_end)),
            box=tuple(self.deck[i] for i in range(self.pile_end, self.deck_end)),
            held=(self.wishes(0), self.wishes(1)),
            stacks=(self.stacked(0), self.stacked(1)),
            done=(self.laid_open(0), self.laid_open(1)),
            wish_box=tuple(self.wish_box[i] for i in range(self.wishes_boxed)),
            lantern=views.Lantern(self.lantern_place, self.lantern_aim, self.lantern_mark),
            lanterns=self.lanterns,
            ending=self.ending,
        )

    def restore(self, facts: views.Facts) -> None:
        """Become the state these facts describe."""
        self.clear()
        self.restore_supplies(facts)
        for cell, colour in facts.ground:
            self.show(STRIDE * (cell // SIDE + MARGIN) + cell % SIDE, colour, NOBODY)
        for laid in facts.garden:
            self.cover(laid.tile, laid.cell, laid.direction, laid.seat)
        self.phase = facts.phase
        self.tile = facts.tile
        self.cell = max(facts.cell, 0)
        self.wanted = facts.wanted
        self.special = facts.special
        self.lantern_place = facts.lantern.place
        self.lantern_aim = facts.lantern.aim
        self.lantern_mark = facts.lantern.mark
        self.lanterns = facts.lanterns
        self.ending = facts.ending

    def moment(self) -> notation.Moment:
        """What the running decision is about: enough to name and to describe what can be done."""
        top = self.discard[self.discarded - 1] if self.discarded else NONE
        display = tuple(self.display[p] for p in range(3))
        shapes = self.game.options["shapes"]
        return notation.Moment(self.phase, self.tile, self.cell, display, top, shapes, self.lantern_place)

    def obstacles(self, cell: int) -> list[tuple[int, int]]:
        """What stands against the chosen tile, direction by direction; with it, where BARRED, the barred cell."""
        found = [self.obstacle(self.tile, cell, d) for d in range(4)]
        return [(why, self.barred(cell, d) if why == BARRED else -1) for d, why in enumerate(found)]

    # -- the contract, in Python -------------------------------------------------------------------

    def scores(self) -> list[int]:
        """N-24: one score for both."""
        score = self.fulfilled[0] + self.fulfilled[1]
        return [score, score]

    def rounds(self) -> list[Result]:
        return views.results(self.facts(), self.game)

    def view(self, seat: int | None) -> View:
        return self.views_of([seat])[0]

    def views_of(self, seats: list[int | None]) -> list[View]:
        return views.of_seats(self.facts(), self.game, seats)

    def to_dict(self) -> dict[str, Any]:
        return dicts.to_dict(self.facts(), self.game)

    def key(self) -> Any:
        return self.facts()

    def name(self, action: int) -> str:
        return notation.name(action, self.moment())

    def parse(self, text: str) -> int:
        return notation.parse(text, self.moment())

    def describe(self, action: int) -> Decision:
        return notation.describe(action, self, self.moment())

    def described(self) -> list[tuple[int, str, Decision]]:
        at = self.moment()
        return [(a, notation.name(a, at), notation.describe(a, self, at)) for a in self.legal_actions()]

    def refusal(self, action: int) -> Illegal:
        return refusals.refusal(action, self)

    def told(self, events: list[tuple[int, int, int]], seat: int | None) -> list[Effect]:
        return views.told(events, self.facts(), self.game, seat)

    def told_all(self, events: list[tuple[int, int, int]]) -> list[list[Effect]]:
        facts = self.facts()
        return [views.told(events, facts, self.game, seat) for seat in range(2)]
