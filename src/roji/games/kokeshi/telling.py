"""What Kokeshi and Samurai says."""

from __future__ import annotations

from collections.abc import Sequence

from roji.games.kokeshi.facts import Decision, Effect, MatchEnded, Result, View
from roji.games.kokeshi.garden import COLOURS, Garden, garden, known_gardens
from roji.games.telling import Rows, Sentence, Telling, seat, sentence

MOST_BEADS = 3  # on a head (K-R1), each good for one crossing


class KokeshiTelling(Telling):
    """Kokeshi and Samurai in sentences."""

    silent = ("stop",)

    def event(self, event: Effect) -> Sentence | None:
        return self.ending(event) if event["do"] == "over" else super().event(event)

    def ending(self, result: Result) -> Sentence:
        """How the match ended."""
        who = {} if result["winner"] is None else {"who": seat(result["winner"])}
        return sentence(f"kokeshi-tell-{result['kind']}", turns=result["turns"], **who)

    def choice(self, action: Decision) -> Sentence:
        if action["do"] != "choose":
            return self.about("choice", {name: value for name, value in action.items() if name != "reach"})
        ends = [sentence("kokeshi-end-jump", to=e["to"]) if e["jump"] else e["to"] for e in action["reach"]]
        return sentence("kokeshi-choice-choose", at=action["at"], stack=stack(action["beads"]), ends=ends)

    def asked(self, view: View, choices: Sequence[Decision]) -> Sentence | None:
        own = view["to_move"]
        if own is None:  # the match is over
            return self.ending(view["results"][0])
        if not choices:
            return None
        if view["phase"] == "place":
            return sentence("kokeshi-ask-place", bead=view["placing"], base=view["bases"][own])
        if view["phase"] == "turn":
            return late(view, own, choices) or turn(choices)
        first, on = choices[0], "-on" if view["moved"] else ""
        if cross := next((what for what in choices if what["do"] == "cross"), None):
            return sentence(f"kokeshi-ask-cross{on}", bead=cross["bead"])
        jumps = first["do"] == "jump" or choices[-1]["do"] == "jump"
        return sentence(f"kokeshi-ask-jump{on}" if jumps else "kokeshi-ask-stop")

    def opening(self, view: View) -> list[Sentence]:
        """Who begins (K-5)."""
        return [sentence("kokeshi-tell-start", who=seat(view["starter"]))]

    def standing(self, view: View) -> list[Sentence]:
        """There are no points: the garden and the turn instead."""
        number = view["turns"] + (view["phase"] != "over")
        return [sentence("kokeshi-standing", garden=self.garden(view), number=number)]

    def garden(self, view: View) -> Sentence:
        """The name of the garden."""
        named = view["garden"] in known_gardens()
        return sentence(f"kokeshi-garden-{view['garden'] if named else 'own'}")

    def lines(self, view: View) -> list[Sentence]:
        """Garden and figurines with all lines that lead away from them; at first all lines of the garden."""
        made, own = garden(view["garden"]), view["seat"] or 0
        about = {"own": view["bases"][own], "other": view["bases"][1 - own], "count": made.distance()}
        found = [sentence("kokeshi-line-garden", garden=self.garden(view), **about)]
        if all(figurine["at"] is None for figurine in view["figurines"][own]):
            found.append(sentence("kokeshi-line-net"))
            spaces = made.names
            found += [sentence("kokeshi-line-space", space=name, lines=ways(made, view, name)) for name in spaces]
        for number in (1 - own, own):
            found += self.side(made, view, number)
        if view["moving"]:
            found.append(sentence("kokeshi-line-moving", at=view["moving"]))
        return [*found, sentence("kokeshi-line-turns", turns=view["turns"])]

    def side(self, made: Garden, view: View, number: int) -> list[Sentence]:
        """A player's figurines: where they stand, what they carry, how far they are, where lines lead."""
        found, who = [], seat(number)
        for figurine in view["figurines"][number]:
            if name := figurine["at"]:
                far = made.far[1 - number][made.by_name[name]]
                about = {"stack": stack(figurine["beads"]), "count": far, "lines": ways(made, view, name)}
                found.append(sentence("kokeshi-line-figurine", who=who, at=name, **about))
        if waiting := [figurine["beads"][0] for figurine in view["figurines"][number] if figurine["at"] is None]:
            found.append(sentence("kokeshi-line-waiting", who=who, beads={"beads": waiting}))
        return found

    def count(self, event: MatchEnded) -> Rows:
        return [[event["clause"]]]


def turn(choices: Sequence[Decision]) -> Sentence:
    """What to do with a turn: who can get nearer to the other base, else for whom a bead opens a line there."""
    if spaces := [what["at"] for what in choices if what["do"] == "choose" and what["nearer"]]:
        return sentence("kokeshi-ask-turn", spaces=spaces)
    if spaces := sorted({what["to"] for what in choices if what["do"] == "pass" and what["opens"]}):
        return sentence("kokeshi-ask-turn-pass", spaces=spaces)
    return sentence("kokeshi-ask-turn-round")


def late(view: View, own: int, choices: Sequence[Decision]) -> Sentence | None:
    """That who is to move cannot win any more, or nobody can, in the turns that are left (K-R5)."""
    left = view["max_turns"] - view["turns"]
    if not view["max_turns"] or in_time(view, own, (left + 1) // 2):
        if left not in (1, 2):
            return None
        goal = view["bases"][1 - own]  # with one own turn left it is known exactly
        if any(end["to"] == goal for what in choices if what["do"] == "choose" for end in what["reach"]):
            return None
    return sentence("kokeshi-ask-late" if in_time(view, 1 - own, left // 2) else "kokeshi-ask-draw", left=left)


def in_time(view: View, number: int, turns: int) -> bool:
    """Whether somebody's turns could take a figurine to the other base if nothing were in its way."""
    made = garden(view["garden"])
    spaces = [made.by_name[figurine["at"]] for figurine in view["figurines"][number] if figurine["at"]]
    away = min(made.far[1 - number][space] for space in spaces)
    return away <= turns * (MOST_BEADS + made.leap[number])


def stack(beads: str) -> Sentence:
    """The beads of a figurine from the top down."""
    if not beads:
        return sentence("kokeshi-stack-none")
    return sentence("kokeshi-stack", beads={"beads": list(reversed(beads))})


def on_space(view: View, name: str) -> Sentence:
    """What is on a space."""
    for number, side in enumerate(view["figurines"]):
        for figurine in side:
            if figurine["at"] == name:
                return sentence("kokeshi-label-stands", who=seat(number), space=name, stack=stack(figurine["beads"]))
    if name in view["bases"]:
        return sentence("kokeshi-label-base", who=seat(view["bases"].index(name)), space=name)
    return sentence("kokeshi-label-empty", space=name)


def ways(made: Garden, view: View, name: str) -> list[Sentence]:
    """The lines from a space, colour by colour."""
    taken = {figurine["at"] for side in view["figurines"] for figurine in side}
    found = []
    for colour, bead in enumerate(COLOURS):
        spaces = [made.names[other] for other in made.across(made.by_name[name], colour)]
        if spaces:
            told = [sentence("kokeshi-line-taken", space=space) if space in taken else space for space in spaces]
            found.append(sentence("kokeshi-line-lines", bead=bead, spaces=told))
    return found
