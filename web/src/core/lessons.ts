/** How far somebody has come in the lessons; kept on the device. */
import { keep, stored } from "./storage";

const KEY = "roji.lessons";
type Reached = Record<string, number>;

/** The step of a lesson where somebody left it: 1 at first, one more than there are steps when all are done. */
export function lessonAt(game: string, count: number): number {
  const at = Number(stored<Reached>(KEY, {})[game]);
  return Number.isInteger(at) ? Math.min(Math.max(at, 1), count + 1) : 1;
}

/** Go on from here the next time. */
export function keepLesson(game: string, at: number): void {
  keep(KEY, { ...stored<Reached>(KEY, {}), [game]: at });
}
