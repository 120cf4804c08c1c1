/** What is shown between two views: moments, one after the other. */

// The view of a game and what happens in it are plain data whose form is the game's own (docs/formats.md).
/* eslint-disable-next-line @typescript-eslint/no-explicit-any */
export type Plain = Record<string, any>;

/** A moment of a move: what is seen then, and what happens. `hold` waits for the person (the count of a round). */
export interface Frame {
  view: Plain;
  effect: Plain | null;
  hold?: boolean;
  /** Milliseconds until the next one; 450 unless said. */
  pause?: number;
}

/** The moments between two views of a game, the last one being `after`. */
export type Frames = (before: Plain, effects: Plain[], after: Plain) => Frame[];
