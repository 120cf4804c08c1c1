/** The tile in hand where it would lie: what the view shows under each of its fields. */
import { doing, type Choice } from "../../core/choices";
import type { Facts, View } from "./facts";
import { cellName, run, STEPS, WAYS, type Spot, type Way } from "./grid";

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

/** Where the tile in hand may begin, by cell: the ways it may run from there, as the server lists them. */
export type Starts = Map<string, Way[]>;

/** The beginnings among the choices; once the cell is decided only its ways are left. */
export function startsOf(choices: Choice<Facts>[]): Starts {
  const found: Starts = new Map();
  for (const { what } of doing(choices, "cell")) found.set(what.cell, what.directions);
  for (const { what } of doing(choices, "lay"))
    found.set(what.cell, [...(found.get(what.cell) ?? []), what.direction]);
  return found;
}

/** The ways in which the tile can lie somewhere. */
export function waysOf(starts: Starts): Way[] {
  const found = new Set([...starts.values()].flat());
  return WAYS.filter((way) => found.has(way));
}

export function may(starts: Starts, spot: Spot, way: Way): boolean {
  return starts.get(cellName(spot))?.includes(way) ?? false;
}

export function ghostOf(view: View, starts: Starts, spot: Spot, way: Way): Ghost {
  const tile = view.chosen ?? "";
  const fields = run(spot, way).map((at, k) => {
    const letter = tile[k] ?? "";
    const under = view.fields[cellName(at)];
    return { ...at, letter, covers: under !== undefined, same: under === letter };
  });
  return {
    tile,
    cell: cellName(spot),
    way,
    fields,
    legal: may(starts, spot, way),
    covered: fields.filter((field) => field.covers).map(cellName),
    special: fields.some((field) => field.same),
    lifts: fields.some((field) => cellName(field) === view.lantern.place),
  };
}

/** The beginning of a tile that runs this way and has its field number k on a cell. */
export function begin(cell: Spot, way: Way, k: number): Spot {
  const [x, y] = STEPS[way];
  return { column: cell.column - k * x, row: cell.row - k * y };
}

/** How a tile comes to lie with a field on this cell: allowed if it can be, its middle there if it can be. */
export function onto(starts: Starts, cell: Spot, ways: Way[]): { spot: Spot; way: Way } {
  for (const way of ways)
    for (const k of [1, 0, 2]) {
      const spot = begin(cell, way, k);
      if (may(starts, spot, way)) return { spot, way };
    }
  const way = ways[0] ?? "e";
  return { spot: begin(cell, way, 1), way };
}
