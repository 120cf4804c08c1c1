/** The problems of the days on this device: what was tried, what was solved, for how many days in a row. */
import { keep, stored } from "./storage";

/** What became of one problem. */
export interface Outcome {
  /** Wrong turns before the end. */
  wrong: number;
  /** "" while it is open; `shown` where somebody wanted the answer; `late` where it was solved on another day. */
  end: "" | "solved" | "late" | "shown";
}
type Kept = Record<string, Record<string, Outcome>>;

const KEY = "roji.today";
const LONG = 500; // days that are kept of every game
const DAY = 86_400_000;

const read = (): Kept => stored<Kept>(KEY, {});
const open: Outcome = { wrong: 0, end: "" };

export function outcomeOf(game: string, day: string): Outcome {
  const found = read()[game]?.[day];
  return found && typeof found.wrong === "number" ? found : open;
}

function put(game: string, day: string, outcome: Outcome): Outcome {
  const days = Object.entries({ ...read()[game], [day]: outcome }).sort(([a], [b]) => (a < b ? -1 : 1));
  keep(KEY, { ...read(), [game]: Object.fromEntries(days.slice(-LONG)) });
  return outcome;
}

/** A whole turn was tried; what was solved or shown before stays so. */
export function keepTry(game: string, day: string, today: string, right: boolean): Outcome {
  const before = outcomeOf(game, day);
  if (before.end) return before;
  if (right) return put(game, day, { ...before, end: day === today ? "solved" : "late" });
  return put(game, day, { ...before, wrong: before.wrong + 1 });
}

/** Somebody wanted the answer. */
export function giveUp(game: string, day: string): Outcome {
  const before = outcomeOf(game, day);
  return before.end ? before : put(game, day, { ...before, end: "shown" });
}

/** Days in a row, up to today or yesterday, on which the problem of the day was solved. */
export function streak(game: string, today: string): number {
  const solved = (day: string): boolean => outcomeOf(game, day).end === "solved";
  let [day, count] = [solved(today) ? today : before(today), 0];
  while (solved(day)) [day, count] = [before(day), count + 1];
  return count;
}

/** Whether this is a day such as 2026-11-17. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** The day before. */
export function before(day: string, days = 1): string {
  return new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);
}

/** Some days up to one, the latest first, none before the first there is. */
export function daysUpTo(last: string, first: string, count: number): string[] {
  return Array.from({ length: count }, (_, back) => before(last, back)).filter((day) => day >= first);
}

/** What was tried, in signs: a cross for every wrong turn, then a tick, or a dot where the answer was shown. */
export function signs({ wrong, end }: Outcome): string {
  return "✗".repeat(Math.min(wrong, 9)) + (end === "shown" ? "·" : end ? "✓" : "");
}
