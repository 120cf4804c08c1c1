/** Gardens as text and in addresses. A tile is its middle, the colours of its lines, and the base it carries. */

const BASES = ["first", "second"];

/** A tile of the builder; `at` is null while it lies beside the garden. */
export interface Tile {
  lines: string;
  halves: string;
  base: number;
  at: { q: number; r: number } | null;
}

/** The tiles that lie in the garden, as the server reads them. */
export function written(tiles: Tile[]): string {
  return tiles
    .filter((tile) => tile.at)
    .map(({ at, lines, base }) => `${at?.q},${at?.r} ${lines}${base >= 0 ? ` ${BASES[base]}` : ""}`)
    .join(" / ");
}

/** The address of the builder with a garden laid out. */
export function address(text: string): string {
  return `/gardens${text ? `#${text.replaceAll(" / ", "/").replaceAll(" ", "_")}` : ""}`;
}

/** The garden that such an address speaks of. */
export function fromAddress(hash: string): string {
  return decodeURIComponent(hash).replaceAll("/", " / ").replaceAll("_", " ");
}

/** A tile turned by a sixth, clockwise or the other way. */
export function turned(tile: Tile, clockwise: boolean): Tile {
  const turn = (six: string): string =>
    clockwise ? six.slice(1) + six.charAt(0) : six.slice(-1) + six.slice(0, -1);
  return { ...tile, lines: turn(tile.lines), halves: turn(tile.halves) };
}
