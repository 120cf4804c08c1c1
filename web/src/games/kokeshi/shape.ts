/** Where things of a garden are drawn: hexagons of side 100, the whole garden turned so that it fits its room best. */
import type { GardenShown } from "../../lib/protocol";

export interface Point {
  x: number;
  y: number;
}
export interface Place {
  q: number;
  r: number;
}

export const SIDE = 100;
const MARGIN = 14;
const HEAD = 150; // above the middle of a space: a figurine with three beads
export const WAYS: readonly Place[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** The middle of a space in a garden that is turned by so many twelfths, clockwise. */
export function middle({ q, r }: Place, turn: number): Point {
  const [x, y] = [SIDE * Math.sqrt(3) * (q + r / 2), SIDE * 1.5 * r];
  const [sin, cos] = [Math.sin((turn * Math.PI) / 6), Math.cos((turn * Math.PI) / 6)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The corners of a space around a point, for a polygon. */
export function hexagon({ x, y }: Point, turn: number, side = SIDE): string {
  return Array.from({ length: 6 }, (_, k) => {
    const angle = (Math.PI / 6) * (2 * k + 1 + turn);
    return `${(x + side * Math.cos(angle)).toFixed(1)},${(y + side * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

/** A garden laid out: how it is turned, its box, and the middle of every space within it. */
export interface Layout {
  turn: number;
  width: number;
  height: number;
  left: number;
  top: number;
  at: Record<string, Point>;
}

/** The garden turned by so many twelfths. */
export function laid(garden: GardenShown, turn: number): Layout {
  const at: Record<string, Point> = {};
  for (const [name, place] of Object.entries(garden.spaces)) at[name] = middle(place, turn);
  const points = Object.values(at);
  const half = SIDE + MARGIN;
  const left = Math.min(...points.map((point) => point.x)) - half;
  const top = Math.min(...points.map((point) => point.y)) - HEAD;
  const width = Math.max(...points.map((point) => point.x)) + half - left;
  const height = Math.max(...points.map((point) => point.y)) + half - top;
  return { turn, left, top, width, height, at };
}

/** The garden as large as it can be in a room of this size, the base of a seat below or, side by side, on the left. */
export function fitted(garden: GardenShown, width: number, height: number, own: number): Layout {
  let best: Layout | null = null;
  let most = -Infinity;
  for (let turn = 0; turn < 12; turn += 1) {
    const layout = laid(garden, turn);
    const [mine, theirs] = [garden.bases[own], garden.bases[1 - own]].map((name) => layout.at[name ?? ""]);
    const near = mine && theirs ? 2 * (mine.y - theirs.y) + theirs.x - mine.x : 0;
    const size = Math.min(width / layout.width, height / layout.height);
    const worth = size * (1 + (near > 0 ? 0.02 : 0)) + near * 1e-9;
    if (worth > most) [most, best] = [worth, layout];
  }
  return best ?? laid(garden, 0);
}

export interface Border {
  at: Point;
  angle: number;
  /** The colour of the line; empty on the rim of the garden. */
  colour: string;
}

/** Every line of the garden on the border of its two spaces, and its rim where there is none. */
export function borders(garden: GardenShown, layout: Layout): Border[] {
  const colours = new Map(garden.lines.map(({ between: [a, b], colour }) => [`${a} ${b}`, colour] as const));
  const names = new Map(Object.entries(garden.spaces).map(([name, { q, r }]) => [`${q},${r}`, name]));
  const found: Border[] = [];
  for (const [name, { q, r }] of Object.entries(garden.spaces)) {
    for (const way of WAYS) {
      const other = names.get(`${q + way.q},${r + way.r}`) ?? "";
      const colour = colours.get(`${name} ${other}`);
      if (!colour && colours.has(`${other} ${name}`)) continue;
      const [from, step] = [middle({ q, r }, layout.turn), middle(way, layout.turn)];
      const angle = (Math.atan2(step.y, step.x) * 180) / Math.PI - 90;
      found.push({
        at: { x: from.x + step.x / 2, y: from.y + step.y / 2 },
        angle: Math.round(angle + 360) % 180,
        colour: colour ?? "",
      });
    }
  }
  return found.sort((one, other) => Number(one.colour !== "") - Number(other.colour !== ""));
}

/** The places that the garden encloses: ponds. */
export function ponds(garden: GardenShown): Place[] {
  const spaces = Object.values(garden.spaces);
  const taken = new Set(spaces.map(({ q, r }) => `${q},${r}`));
  const [qs, rs] = [spaces.map(({ q }) => q), spaces.map(({ r }) => r)];
  const [left, right, top, bottom] = [
    Math.min(...qs) - 1,
    Math.max(...qs) + 1,
    Math.min(...rs) - 1,
    Math.max(...rs) + 1,
  ];
  const rim: Place[] = [{ q: left, r: top }];
  const outside = new Set([`${left},${top}`]);
  for (const place of rim) {
    for (const way of WAYS) {
      const next = { q: place.q + way.q, r: place.r + way.r };
      const key = `${next.q},${next.r}`;
      if (next.q < left || next.q > right || next.r < top || next.r > bottom) continue;
      if (taken.has(key) || outside.has(key)) continue;
      outside.add(key);
      rim.push(next);
    }
  }
  const found: Place[] = [];
  for (let q = left; q <= right; q += 1)
    for (let r = top; r <= bottom; r += 1)
      if (!taken.has(`${q},${r}`) && !outside.has(`${q},${r}`)) found.push({ q, r });
  return found;
}
