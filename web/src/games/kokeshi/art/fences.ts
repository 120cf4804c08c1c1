/**
 * The three kinds of lines, each with a shape of its own, and the stones of the rim: pink is a twisted rope between two
 * pegs, green a clipped hedge, orange a bamboo fence. They lie along x; a space's side is 100.
 */
import { palette } from "../../../art/palette";
import type { Point } from "../shape";

/** A stroke of the brush: where it begins, and how it goes on from there. */
type Stroke = readonly [x: number, y: number, on: string];

/** What is painted in one go, for however many lines. */
export interface Layer {
  strokes: Stroke[];
  fill: string;
  stroke: string;
  width: number;
}

const { cherry, plum, pine, gold, maple, ink } = palette;

const disc = (x: number, y: number, r: number): Stroke => oval(x, y, r, r);
const box = (x: number, y: number, wide: number, high: number, r: number): Stroke => {
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [w, h] = [wide - 2 * r, high - 2 * r];
  return [
    x + r,
    y,
    `h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`,
  ];
};
const solid = (strokes: Stroke[], fill: string, stroke = "none", width = 0): Layer => ({
  strokes,
  fill,
  stroke,
  width,
});
const drawn = (strokes: Stroke[], stroke: string, width: number): Layer => ({
  strokes,
  fill: "none",
  stroke,
  width,
});

/** An ellipse around a point. */
export function oval(x: number, y: number, wide: number, high: number): Stroke {
  const half = (way: number): string => `a${wide} ${high} 0 0 1 ${2 * wide * way} 0`;
  return [x - wide, y, `${half(1)}${half(-1)}z`];
}

const bushes = [-34, -17, 0, 17, 34];
const posts = [-32, -11, 11, 32];
const twists = [-26, -13, 0, 13, 26];

export const layers: Record<string, Layer[]> = {
  "": [
    solid(
      [-45, -13, 19].map((x) => box(x, -9, 27, 18, 7)),
      "var(--rim)",
      "var(--rim-edge)",
      2.5,
    ),
  ],
  p: [
    solid([box(-40, -8.5, 80, 17, 8.5)], cherry, plum, 4),
    drawn(
      twists.map((x) => [x - 5, 7, "q4-3 5-7t5-7"]),
      plum,
      4,
    ),
    solid(
      [-41, 41].map((x) => disc(x, 0, 8)),
      plum,
    ),
  ],
  g: [
    solid(
      bushes.map((x) => disc(x, 1, 15)),
      "#1c3d2c",
    ),
    solid(
      bushes.map((x) => disc(x, -1, 12.5)),
      pine,
    ),
    drawn(
      bushes.map((x) => [x - 7, -4, "q7-8 14 0"]),
      "#9dbb7c",
      4,
    ),
  ],
  o: [
    solid([box(-45, -5, 90, 10, 4)], gold, ink, 3),
    solid(
      posts.map((x) => box(x - 6, -17, 12, 34, 4)),
      maple,
      ink,
      3,
    ),
    drawn(
      posts.flatMap((x): Stroke[] => [
        [x - 5, -3, "h10"],
        [x - 5, 4, "h10"],
      ]),
      gold,
      2.5,
    ),
  ],
};

/** The same strokes at many places, as one path in a drawing that is turned by so many degrees. */
export function stamped(strokes: readonly Stroke[], places: readonly Point[], angle: number): string {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  return places
    .map((at) => [at.x * cos + at.y * sin, at.y * cos - at.x * sin] as const)
    .flatMap(([left, top]) =>
      strokes.map(([x, y, on]) => `M${(left + x).toFixed(1)} ${(top + y).toFixed(1)}${on}`),
    )
    .join("");
}
