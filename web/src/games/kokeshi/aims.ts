/** What can be done where: the choices of the server, sorted by the spaces and figurines they are about. */
import { doing, type Choice, type Chosen } from "../../core/choices";
import type { Cross, Decision, Effect, End, Facts, Stood } from "./facts";

/** A space within reach: the crossings to it, and whether a jump ends there. */
export interface Reach {
  crossings: number;
  jump: boolean;
}

export type Aims = ReturnType<typeof aims>;

/** A crossing into a space, for one who may receive the bead. */
type Crossing = Chosen<Cross>;

export function aims(choices: Choice<Facts>[]) {
  const crossings = new Map<string, Crossing[]>();
  for (const crossing of doing(choices, "cross")) {
    const { to } = crossing.what;
    crossings.set(to, [...(crossings.get(to) ?? []), crossing]);
  }
  return {
    // Where the next figurine can be placed, a figurine be picked up, a jump land: one choice for a space.
    places: new Map(doing(choices, "place").map((choice) => [choice.what.to, choice])),
    chosen: new Map(doing(choices, "choose").map((choice) => [choice.what.at, choice])),
    jumps: new Map(doing(choices, "jump").map((choice) => [choice.what.to, choice])),
    crossings,
    passes: doing(choices, "pass"),
    stop: doing(choices, "stop")[0] ?? null,
  };
}

/** Where the figurine that is held, or the one that moves, can end its move. */
export function reachOf(aims: Aims, held: string): Map<string, Reach> {
  const found = new Map<string, Reach>();
  const add = (ends: End[], further: number): void => {
    for (const end of ends) {
      const crossings = end.crossings + further;
      const before = found.get(end.to);
      if (!before || crossings < before.crossings) found.set(end.to, { crossings, jump: end.jump });
    }
  };
  const picked = aims.chosen.get(held);
  if (picked) add(picked.what.reach, 0);
  for (const [first] of aims.crossings.values()) if (first) add(first.what.reach, 1);
  for (const to of aims.jumps.keys()) found.set(to, { crossings: 0, jump: true });
  return found;
}

/** Whether a crossing can lead to a space. */
export function leadsTo(crossings: Crossing[] | undefined, goal: string): boolean {
  return crossings?.[0]?.what.reach.some((end) => end.to === goal) ?? false;
}

/** The spaces that a decision is about. */
export function about(what: Decision | undefined): string[] {
  if (what === undefined || what.do === "stop") return [];
  if (what.do === "choose") return [what.at];
  if (what.do === "place") return [what.to];
  return what.do === "cross" ? [what.from, what.to, what.receiver] : [what.from, what.to];
}

/** What can be drawn of a turn: where it began or ended, and the ways between. */
export type Step = Stood | { do: "cross" | "jump" | "pass"; seat: number; from: string; to: string };

/** The steps to be drawn as a way: those of the last turn and, where that is one's own, of the one before it, too. */
export function latest(recent: Effect[], effect: Effect | null, own: number): Step[] {
  const end = effect ? recent.lastIndexOf(effect) + 1 || recent.length : recent.length;
  const found: Step[] = [];
  const seats: number[] = [];
  for (const step of recent.slice(0, end).reverse()) {
    if (step.do === "over") continue;
    if (step.seat !== seats.at(-1)) seats.push(step.seat);
    if (seats.length > (seats[0] === own ? 2 : 1)) break;
    if (step.do !== "place") found.unshift(step);
  }
  return found;
}
