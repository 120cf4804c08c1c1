/** Where exactly the lantern stands: what a person adds to the decision, and what everybody sees. */
import type { View } from "./facts";
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

/** A note on the place of a lantern. It never says the next cell, as rounding alone might. */
export function notePlace({ place, x, y }: Standing): string {
  if (!isCell(place)) return `on=${place} x=${x.toFixed(2)} y=${y.toFixed(2)}`;
  const [column, row] = [x, y].map((share) => Math.min(share, Math.floor(share) + 0.99).toFixed(2));
  return `x=${column} y=${row}`;
}

/** A note on where the lantern points. */
export function noteAim({ angle }: Standing): string {
  return angle === null ? "" : `angle=${turned(angle)}`;
}

/** What a note says of a lantern; null for what it does not speak of. In records of before one may say both. */
function readNote(note: string): { point: Omit<Standing, "angle"> | null; angle: number | null } {
  const said = new Map(note.split(" ").map((part) => part.split("=", 2) as [string, string]));
  const [x, y, angle] = ["x", "y", "angle"].map((key) => Number(said.get(key) ?? NaN));
  const whole = Number.isFinite(x) && Number.isFinite(y);
  return {
    point: whole ? { place: said.get("on") ?? "", x: x!, y: y! } : null,
    angle: Number.isFinite(angle) ? angle! : null,
  };
}

/** The middle of a place. */
export function middle(place: string): { x: number; y: number } {
  if (!isCell(place)) return { x: 0.5, y: 0.5 };
  const { column, row } = readCell(place);
  return { x: column + 0.5, y: row + 0.5 };
}

/** Whether a note is about a lantern on this place. */
function fits(note: Omit<Standing, "angle">, place: string): boolean {
  if (!isCell(place)) return note.place === place && note.x >= 0 && note.x <= 1 && note.y >= 0 && note.y <= 1;
  const { column, row } = readCell(place);
  return note.place === "" && Math.floor(note.x) === column && Math.floor(note.y) === row;
}

/** The lantern of a view, as exactly as the latest notes about it say: on its place, and after that on its aim. */
export function standing(view: View, notes: Record<number, string>): Standing {
  const { place, direction: aim } = view.lantern;
  const angle = aim === null ? null : 45 * AIMS.indexOf(aim as (typeof AIMS)[number]);
  let found: Standing | null = null;
  for (const number of Object.keys(notes)
    .map(Number)
    .sort((one, other) => one - other)) {
    const said = readNote(notes[number] ?? "");
    if (said.point) found = fits(said.point, place) ? { ...said.point, place, angle } : null;
    if (found && said.angle !== null) found.angle = said.angle;
  }
  if (!found) return { place, ...middle(place), angle };
  return view.phase === "aim" || direction(found.angle) === aim ? found : { ...found, angle };
}
