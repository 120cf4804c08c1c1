/** Where tiles lie and can be laid. */
import { middle, SIDE, WAYS, type Place } from "../shape";
import type { Tile } from "./text";

export const WIDE = 2 * Math.sqrt(3) * SIDE; // of a tile, from corner to corner

/** A place as it is written. */
export function key({ q, r }: Place): string {
  return `${q},${r}`;
}

/** The free places that share an edge with a tile; the middle of the table where there is none. */
export function freePlaces(tiles: Tile[]): Place[] {
  const taken = new Set(tiles.flatMap((tile) => (tile.at ? [key(tile.at)] : [])));
  const found = new Map<string, Place>();
  for (const { at } of tiles) {
    if (!at) continue;
    WAYS.forEach((way, k) => {
      const next = WAYS[(k + 1) % 6] ?? way;
      const place = { q: at.q + way.q + next.q, r: at.r + way.r + next.r };
      if (!taken.has(key(place))) found.set(key(place), place);
    });
  }
  return found.size ? [...found.values()] : [{ q: 0, r: 0 }];
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box around tiles on these places, turned by so many twelfths. */
export function boxAround(places: Place[], turn: number): Box {
  const points = places.map((place) => middle(place, turn));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const half = WIDE / 2 + 10;
  const [left, top] = [Math.min(...xs) - half, Math.min(...ys) - half];
  return { left, top, width: Math.max(...xs) + half - left, height: Math.max(...ys) + half - top };
}
