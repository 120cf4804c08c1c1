/** Where exactly the lantern stands: what a person adds to the decision, and what everybody sees. */
import type { Plain } from "../contract";
import { isCell, readCell } from "./grid";

export const AIMS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export const STEP = 15; // degrees of a turn by key or button

/**
 * A lantern that stands: on a cell `x` and `y` count cells of the table, on anything else they are shares of its width
 * and height. The angle goes clockwise from north; null points nowhere.
 */
export interface Standing {
  place: string;
  x: number;
  y: number;
  angle: number | null;
}

/** The nearest of the eight directions. */
export function direction(angle: number | null): string | null {
  return angle === null ? null : (AIMS[Math.round(turned(angle) / 45) % 8] ?? null);
}

/** An angle from 0 to 359. */
export function turned(angle: number): number {
  return ((Math.round(angle) % 360) + 360) % 360;
}

export function writeNote({ place, x, y, angle }: Standing): string {
  const parts = [`x=${x.toFixed(2)}`, `y=${y.toFixed(2)}`];
  if (!isCell(place)) parts.unshift(`on=${place}`);
  if (angle !== null) parts.push(`angle=${turned(angle)}`);
  return parts.join(" ");
}

/** What a note says; null where it does not speak of a lantern. */
function readNote(note: string): Standing | null {
  const said = new Map(note.split(" ").map((part) => part.split("=", 2) as [string, string]));
  const [x, y, angle] = ["x", "y", "angle"].map((key) => Number(said.get(key) ?? NaN));
  if (!Number.isFinite(x) || !Number.isFinite(y)) return null;
  return { place: said.get("on") ?? "", x: x!, y: y!, angle: Number.isFinite(angle) ? angle! : null };
}

/** The middle of a place. */
export function middle(place: string): { x: number; y: number } {
  if (!isCell(place)) return { x: 0.5, y: 0.5 };
  const { column, row } = readCell(place);
  return { x: column + 0.5, y: row + 0.5 };
}

/** Whether a note is about a lantern on this place. */
function fits(note: Standing, place: string): boolean {
  if (!isCell(place)) return note.place === place && note.x >= 0 && note.x <= 1 && note.y >= 0 && note.y <= 1;
  const { column, row } = readCell(place);
  return note.place === "" && Math.floor(note.x) === column && Math.floor(note.y) === row;
}

/** The lantern of a view, as exactly as the latest note about it says. */
export function standing(view: Plain, notes: Record<number, string>): Standing {
  const { place, direction: aim } = view.lantern as { place: string; direction: string | null };
  const angle = aim === null ? null : 45 * AIMS.indexOf(aim as (typeof AIMS)[number]);
  const latest = Math.max(-1, ...Object.keys(notes).map(Number));
  const note = readNote(notes[latest] ?? "");
  if (!note || !fits(note, place)) return { place, ...middle(place), angle };
  const exact = view.phase === "aim" || direction(note.angle) === aim ? note.angle : angle;
  return { place, x: note.x, y: note.y, angle: exact };
}
