/** What the figures of a hint say: they are worth showing only where they tell one decision from another. */
import type { Advised } from "../lib/protocol";

/** A decision beside the best one: about as good, or worth so much by a figure, where there is one. */
export interface Weighed {
  action: number;
  why: string;
  equal: boolean;
  /** Null where there is none, or where it would tell nothing. */
  worth: number | null;
}

/** The decisions of a hint, the best first. */
export function weigh(hint: Advised[]): Weighed[] {
  const best = hint[0];
  const equals = hint.map((advised, at) => at > 0 && best !== undefined && overlap(best, advised));
  return hint.map(({ action, why, worth }, at) => ({
    action,
    why,
    equal: equals[at] ?? false,
    worth: equals[at] || (at === 0 && equals.includes(true)) ? null : worth,
  }));
}

/** How many others are about as good as the best one. */
export function equals(weighed: Weighed[]): number {
  return weighed.filter(({ equal }) => equal).length;
}

/** Whether two decisions cannot be told apart: what they may be worth overlaps. */
function overlap(one: Advised, other: Advised): boolean {
  if (one.worth === null || other.worth === null) return false;
  return Math.abs(one.worth - other.worth) <= (one.spread ?? 0) + (other.spread ?? 0);
}
