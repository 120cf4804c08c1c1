/** The tile in hand where it would lie, with what the server says of it there. */
import { doing, type Choice } from "../../core/choices";
import type { Decision, Facts, Lay } from "./facts";
import { cellName, readCell, run, STEPS, WAYS, type Spot, type Way } from "./grid";

export interface GhostField extends Spot {
  letter: string;
  covers: boolean;
  same: boolean;
}

export interface Ghost {
  tile: string;
  cell: string;
  way: Way;
  fields: GhostField[];
  legal: boolean;
  covered: string[];
  special: boolean;
  lifts: boolean;
}

/** What the server says of a tile that begins somewhere and runs this way: what each field covers, the lantern. */
interface Laying {
  covers: string;
  lifts: boolean;
}

/** Where the tile in hand may begin, by cell: the ways it may run from there, as the server lists them. */
export type Starts = Map<string, Map<Way, Laying>>;

/** The beginnings among the choices; once the cell is decided only its ways are left. */
export function startsOf(choices: Choice<Facts>[]): Starts {
  const found: Starts = new Map();
  for (const { what } of doing(choices, "cell")) {
    const ways = what.directions.map((way, at): [Way, Laying] => [
      way,
      { covers: what.covers[at] ?? "...", lifts: what.lifts.includes(way) },
    ]);
    found.set(what.cell, new Map(ways));
  }
  for (const { what } of doing(choices, "lay")) {
    const ways = found.get(what.cell) ?? new Map<Way, Laying>();
    found.set(what.cell, ways.set(what.direction, { covers: marks(what), lifts: what.lifts }));
  }
  return found;
}

/** What the fields of a tile cover, in the marks of the choice of a cell. */
function marks({ cells, covered, same }: Lay): string {
  const mark = (cell: string): string => (same.includes(cell) ? "=" : covered.includes(cell) ? "v" : ".");
  return cells.map(mark).join("");
}

/** The ways in which the tile can lie somewhere. */
export function waysOf(starts: Starts): Way[] {
  const found = new Set([...starts.values()].flatMap((ways) => [...ways.keys()]));
  return WAYS.filter((way) => found.has(way));
}

export function may(starts: Starts, spot: Spot, way: Way): boolean {
  return starts.get(cellName(spot))?.has(way) ?? false;
}

export function ghostOf(tile: string, starts: Starts, spot: Spot, way: Way): Ghost {
  const laying = starts.get(cellName(spot))?.get(way);
  const covers = laying?.covers ?? "...";
  const fields = run(spot, way).map((at, k) => ({
    ...at,
    letter: tile[k] ?? "",
    covers: covers[k] !== ".",
    same: covers[k] === "=",
  }));
  return {
    tile,
    cell: cellName(spot),
    way,
    fields,
    legal: laying !== undefined,
    covered: fields.filter((field) => field.covers).map(cellName),
    special: covers.includes("="),
    lifts: laying?.lifts ?? false,
  };
}

/** The sentence on what a tile does where it would lie, "" where there is nothing to say. */
export function saying({ legal, special, lifts }: Ghost, discardOpen: boolean): string {
  if (!legal) return "niwashi-web-no-here";
  if (special && discardOpen) return "niwashi-web-special";
  return lifts ? "niwashi-choice-lifts" : "";
}

/** The beginning of a tile that runs this way and has its field number k on a cell. */
export function begin(cell: Spot, way: Way, k: number): Spot {
  const [x, y] = STEPS[way];
  return { column: cell.column - k * x, row: cell.row - k * y };
}

/** Where a tile begins that runs this way with a field on a cell: allowed if it can be, its middle there if it can be. */
export function onto(starts: Starts, cell: Spot, way: Way): Spot {
  const spots = [1, 0, 2].map((k) => begin(cell, way, k));
  return spots.find((spot) => may(starts, spot, way)) ?? spots[0]!;
}

/** The tile that a planned turn lays, where it will lie. */
export function plannedBy(turn: unknown[]): Pick<Ghost, "fields" | "way" | "legal"> | null {
  const lay = (turn as Decision[]).find((what) => what.do === "lay");
  if (!lay) return null;
  const fields = lay.cells.map((cell, k) => ({
    ...readCell(cell),
    letter: lay.tile.charAt(k),
    covers: lay.covered.includes(cell),
    same: lay.same.includes(cell),
  }));
  return { fields, way: lay.direction, legal: true };
}
