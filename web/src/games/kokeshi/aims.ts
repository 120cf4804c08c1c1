/** What can be done where: the choices of the server, sorted by the spaces and figurines they are about. */
import { doing, type Choice, type Chosen } from "../../core/choices";
import type { Cross, Decision, Effect, End, Facts, Stood } from "./facts";
import type { Point } from "./shape";

const FINGER = 24; // pixels around the middle of a space within which a finger means it

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
    // Who can give its top bead away instead of moving.
    givers: new Set(doing(choices, "pass").map((choice) => choice.what.from)),
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

/** The spaces that a turn is about: who acts, and where that leads; in the middle of a move who gets the bead, too. */
export function about(turn: Decision[]): string[] {
  const [first] = turn;
  const found = turn.map((what) => (what.do === "choose" ? what.at : what.do === "stop" ? "" : what.to));
  if (first?.do === "cross") return [first.to, first.receiver];
  return [first && "from" in first ? first.from : (found[0] ?? ""), found.findLast((name) => name) ?? ""];
}

/** The space that a tap means: the nearest that can be chosen, however small it is; else the one under the finger. */
export function aimed(
  tap: Point,
  spaces: Iterable<[string, Point]>,
  apart: number,
  may: (name: string) => boolean,
): string {
  let [best, least] = ["", Infinity];
  for (const [name, { x, y }] of spaces) {
    const far = Math.hypot(tap.x - x, tap.y - y);
    const worth = may(name) && far < Math.max(FINGER, apart * 0.75) ? far - apart : far;
    if (far < Math.max(FINGER, apart) && worth < least) [best, least] = [name, worth];
  }
  return best;
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
