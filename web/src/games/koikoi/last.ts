/** What the other side did last, until the viewer acts: the cards that it laid or captured. */
import type { Effect } from "./facts";

export function lastOf(recent: Effect[], own: number): string[] {
  const found: string[] = [];
  for (const effect of [...recent].reverse()) {
    if (!("seat" in effect) || effect.seat === own || effect.do === "deal" || effect.do === "hand") break;
    if ("card" in effect) found.push(effect.card);
    else if ("cards" in effect) found.push(...effect.cards);
  }
  return found;
}
