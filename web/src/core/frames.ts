/** What is shown between two views: moments, one after the other. */

/** Plain data whose form only the game knows. */
export type Plain = Record<string, unknown>;

/** What is told of a game: in types of its own (games/GAME/facts.ts, docs/facts), or as plain data. */
export interface Facts {
  view: object;
  effect: object;
  decision: object;
}
export interface AnyFacts extends Facts {
  view: Plain;
  effect: Plain;
  decision: Plain;
}

/** A moment of a move: what is seen then, and what happens. `hold` waits for the person (the count of a round). */
export interface Frame<F extends Facts = AnyFacts> {
  view: F["view"];
  effect: F["effect"] | null;
  hold?: boolean;
  /** Milliseconds until the next one; 450 unless said. */
  pause?: number;
}

/** The moments between two views of a game, the last one being `after`. */
export type Frames<F extends Facts = AnyFacts> = (
  before: F["view"],
  effects: F["effect"][],
  after: F["view"],
) => Frame<F>[];
