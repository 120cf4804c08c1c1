/** The table as a grid of cells with names: columns a to bk, rows 1 to 63. */
export const SIDE = 63;
export const WAYS = ["e", "s", "w", "n"] as const;
export type Way = (typeof WAYS)[number];
export const STEPS: Record<Way, readonly [number, number]> = { e: [1, 0], s: [0, 1], w: [-1, 0], n: [0, -1] };

export interface Spot {
  column: number;
  row: number;
}

/** A part of the table: first column and row, and those after the last. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function columnName(column: number): string {
  const letter = String.fromCharCode(97 + (column % 26));
  return column < 26 ? letter : "ab".charAt(Math.floor(column / 26) - 1) + letter;
}

export function cellName({ column, row }: Spot): string {
  return `${columnName(column)}${row + 1}`;
}

/** The cell with a name such as af32. */
export function readCell(name: string): Spot {
  const digits = name.search(/\d/);
  const letters = name.slice(0, digits);
  const last = letters.charCodeAt(letters.length - 1) - 97;
  const column = letters.length > 1 ? 26 * (letters.charCodeAt(0) - 96) + last : last;
  return { column, row: Number(name.slice(digits)) - 1 };
}

/** Whether a place of the lantern is a cell of the table. */
export function isCell(place: string): boolean {
  return /^[a-z]{1,2}\d+$/.test(place);
}

export function onTable({ column, row }: Spot): boolean {
  return column >= 0 && row >= 0 && column < SIDE && row < SIDE;
}

/** The three cells of a tile that begins here and runs this way. */
export function run({ column, row }: Spot, way: Way): Spot[] {
  const [x, y] = STEPS[way];
  return [0, 1, 2].map((k) => ({ column: column + k * x, row: row + k * y }));
}

/** The smallest box around these cells. */
export function around(names: string[]): Box {
  const cells = names.map(readCell);
  const columns = cells.map((cell) => cell.column);
  const rows = cells.map((cell) => cell.row);
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns) + 1,
    bottom: Math.max(...rows) + 1,
  };
}

/** A box with some cells more on all sides, as far as another one goes. */
export function wider(box: Box, by: number, within: Box): Box {
  return {
    left: Math.max(box.left - by, within.left),
    top: Math.max(box.top - by, within.top),
    right: Math.min(box.right + by, within.right),
    bottom: Math.min(box.bottom + by, within.bottom),
  };
}
