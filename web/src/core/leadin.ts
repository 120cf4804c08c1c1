/** The lead-in of a game: a few sentences for who plays it for the first time, one at a time, until they are put away. */
import { keep, stored } from "./storage";
import { has } from "./words";

const KEY = "roji.leadin";
type Reached = Record<string, number>;

/** From now on the lead-in of a game is shown at its tables. */
export function leadIn(game: string): void {
  keep(KEY, { ...stored<Reached>(KEY, {}), [game]: 1 });
}

/** The number of the sentence that is to be shown; 0 where there is none, or no more. */
export function ledTo(game: string): number {
  const reached = Number(stored<Reached>(KEY, {})[game]) || 0;
  return has(`${game}-lead-${reached}`) ? reached : 0;
}

/** A sentence was read: the next one, 0 after the last. */
export function ledOn(game: string): number {
  keep(KEY, { ...stored<Reached>(KEY, {}), [game]: ledTo(game) + 1 });
  return ledTo(game);
}

/** Put it away for good. */
export function ledOut(game: string): void {
  keep(KEY, { ...stored<Reached>(KEY, {}), [game]: 0 });
}
