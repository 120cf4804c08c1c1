import { palette } from "../../../../art/palette";
import { box, brush, disc, fade, put, stroke, times } from "../parts/draw";
import { goose } from "../parts/goose";
import type { Month } from "../parts/month";

const { ink, night, snow, vermilion, sand, gold, sky, stone, maple } = palette;

/** The round bare hill with a fringe of grass along its edge. */
function hill(x: number, y: number, r: number): string {
  const blades = times(27, (i) => {
    const a = ((i - 13) * 5 * 60) / r;
    return put(
      x,
      y,
      brush(`-1,${-r + 2},2.4 0,${-r - 3},1.6 ${i % 2 ? 2 : -1.6},${-r - 6 - (i % 3) * 1.6},0`, ink),
      1,
      a,
    );
  });
  const strokes = times(15, (i) =>
    put(
      x,
      y,
      stroke(`0,${-r + 4} ${i % 2 ? 1 : -1},${-r + 9 + (i % 3) * 2}`, stone, 0.9),
      1,
      ((i - 7) * 9 * 60) / r,
    ),
  );
  return blades + disc(x, y, r, night) + strokes;
}

const tufts = [
  "4,-11,3 12,-17,0",
  "6.6,-9,3.2 17,-12,0",
  "8,-6,3.2 20,-5,0",
  "7.6,-2.6,3 19,3,0",
  "5.6,0.6,2.6 14.6,9,0",
];

/** A plume of pampas grass on a tall stem, its tufts blown to one side; 20 wide. */
const plume = (x: number, y: number, tall: number, tone: string, mirror = false): string => {
  const head = tufts.map((tuft) => brush(`0,0,.8 ${tuft}`, tone, 0.7)).join("");
  return put(
    x,
    y,
    stroke(`0,0 1,${-tall * 0.5} 5,${-tall}`, ink, 1.3) + put(5, 1 - tall, head),
    1,
    0,
    mirror,
  );
};

function face(kind: string): string {
  if (kind === "L") return box(0, 0, 66, 108, vermilion) + disc(33, 36, 23, snow) + hill(33, 126, 58);
  if (kind === "A")
    return (
      fade(maple, 96, 30, 66, 0.85) +
      put(22, 20, goose(), 1.1, -6) +
      put(48, 33, goose(), 1.1, -10) +
      put(22, 57, goose(), 1.15, -2) +
      hill(36, 130, 58)
    );
  if (kind === "x")
    return (
      fade(sky, 0, 60, 66, 0.8) +
      plume(8, 76, 36, sand) +
      plume(38, 72, 28, gold) +
      plume(22, 74, 50, snow) +
      hill(31, 124, 58)
    );
  return (
    fade(sky, 0, 60, 66, 0.8) +
    plume(31, 78, 28, sand, true) +
    plume(50, 78, 48, snow, true) +
    hill(38, 128, 56)
  );
}

const sign = (): string =>
  put(2, 20, plume(0, 0, 9, sand), 0.75) +
  put(9, 19, plume(0, 0, 2, gold), 0.6) +
  `<path d="M1 22A11 9 0 0 1 23 22Z" fill="${night}" stroke="${sand}" stroke-width=".8"/>`;

export const pampas: Month = { face, sign };
