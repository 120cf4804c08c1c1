/** What the others did since the viewer decided last: it stays marked until the viewer goes on. */
import type { Effect } from "./facts";

export interface Recent {
  /** By card of the row who laid it or turned it up. */
  came: Map<string, { seat: number; does: "lay" | "reveal" }>;
  /** By seat the cards that it took. */
  took: Map<number, string[]>;
}

export function recently(effects: Effect[], viewer: number | null): Recent {
  const found: Recent = { came: new Map(), took: new Map() };
  // Of who only watches no turn is the own one: the latest turn is marked.
  const begins = ({ do: does }: Effect) => does === "lay" || does === "reveal";
  const own = (effect: Effect) =>
    "seat" in effect && effect.do !== "start" && (viewer === null ? begins(effect) : effect.seat === viewer);
  const dealt = effects.findLastIndex((effect) => effect.do === "row");
  const last = effects.findLastIndex(own) + (viewer === null ? 0 : 1);
  for (const effect of effects.slice(Math.max(dealt + 1, last, 0))) {
    if (effect.do === "lay" || effect.do === "reveal")
      found.came.set(effect.card, { seat: effect.seat, does: effect.do });
    const taken = effect.do === "take" ? [effect.card] : effect.do === "trio" ? effect.cards : [];
    if ("seat" in effect && taken.length)
      found.took.set(effect.seat, [...(found.took.get(effect.seat) ?? []), ...taken]);
  }
  return found;
}
