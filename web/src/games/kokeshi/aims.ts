/** What can be done where: the choices of the server, sorted by the spaces and figurines they are about. */
import type { Choice } from "../../lib/protocol";
import type { Plain } from "../contract";

/** A space within reach: the crossings to it, and whether a jump ends there. */
export interface Reach {
  crossings: number;
  jump: boolean;
}

export interface Aims {
  /** Where the next figurine can be placed, a figurine be picked up, a jump land: one choice for a space. */
  places: Map<string, Choice>;
  chosen: Map<string, Choice>;
  jumps: Map<string, Choice>;
  /** The crossings into a space: a choice for everybody who may receive the bead. */
  crossings: Map<string, Choice[]>;
  passes: Choice[];
  stop: Choice | null;
}

export function aims(choices: Choice[]): Aims {
  const found: Aims = {
    places: new Map(),
    chosen: new Map(),
    jumps: new Map(),
    crossings: new Map(),
    passes: [],
    stop: null,
  };
  for (const choice of choices) {
    const what = choice.what as Plain;
    if (what.do === "place") found.places.set(what.to, choice);
    else if (what.do === "choose") found.chosen.set(what.at, choice);
    else if (what.do === "jump") found.jumps.set(what.to, choice);
    else if (what.do === "cross")
      found.crossings.set(what.to, [...(found.crossings.get(what.to) ?? []), choice]);
    else if (what.do === "pass") found.passes.push(choice);
    else if (what.do === "stop") found.stop = choice;
  }
  return found;
}

/** Where the figurine that is held, or the one that moves, can end its move. */
export function reachOf(aims: Aims, held: string): Map<string, Reach> {
  const found = new Map<string, Reach>();
  const add = (ends: Plain[], further: number): void => {
    for (const end of ends) {
      const crossings = end.crossings + further;
      const before = found.get(end.to);
      if (!before || crossings < before.crossings) found.set(end.to, { crossings, jump: end.jump });
    }
  };
  const picked = aims.chosen.get(held);
  if (picked) add(picked.what.reach as Plain[], 0);
  for (const [first] of aims.crossings.values()) if (first) add(first.what.reach as Plain[], 1);
  for (const to of aims.jumps.keys()) found.set(to, { crossings: 0, jump: true });
  return found;
}

/** Whether a crossing can lead to a space. */
export function leadsTo(crossings: Choice[] | undefined, goal: string): boolean {
  return (crossings?.[0]?.what.reach as Plain[] | undefined)?.some((end) => end.to === goal) ?? false;
}

/** The spaces that a decision is about. */
export function about(what: Plain | undefined): string[] {
  return [what?.at, what?.from, what?.to, what?.receiver].filter(
    (name): name is string => typeof name === "string",
  );
}

/** The steps to be drawn as a way: those of the last turn and, where that is one's own, of the one before it, too. */
export function latest(recent: Plain[], effect: Plain | null, own: number): Plain[] {
  const end = effect ? recent.lastIndexOf(effect) + 1 || recent.length : recent.length;
  const found: Plain[] = [];
  const seats: number[] = [];
  for (const step of recent.slice(0, end).reverse()) {
    if (typeof step.seat !== "number") continue;
    if (step.seat !== seats.at(-1)) seats.push(step.seat);
    if (seats.length > (seats[0] === own ? 2 : 1)) break;
    found.unshift(step);
  }
  return found.filter((step) => step.do !== "place");
}
