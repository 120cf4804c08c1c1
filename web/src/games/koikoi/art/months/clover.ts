import { palette } from "../../../../art/palette";
import { fade, fix, put, shape, stroke, times } from "../parts/draw";
import { boar } from "../parts/boar";
import type { Month } from "../parts/month";
import { ribbon } from "../parts/ribbon";

const { pine, moss, plum, rose, sand, bark } = palette;

const leaf = shape("0,0! 2.7,-3 1.9,-7 0,-7.8 -1.9,-7 -2.7,-3", pine) + stroke("0,-1 0,-5.6", moss, 0.6);
const flower =
  shape("0,0! 3,-2.6 3,-6 0,-7 -3,-6 -3,-2.6", rose) + shape("0,0! 1.7,-2 1.5,-4.6 -1.5,-4.6 -1.7,-2", plum);

/** An arching stem from its root over a shoulder to its tip: leaves in pairs below, flowers towards the tip. */
function stem(x0: number, y0: number, cx: number, cy: number, x1: number, y1: number, count: number): string {
  const along = (a: number, b: number, c: number, t: number): number =>
    a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t * t;
  const nodes = times(count, (i) => {
    const t = 0.2 + (0.8 * i) / (count - 1);
    const turn =
      (Math.atan2(
        along(y0, cy, y1, t + 0.02) - along(y0, cy, y1, t - 0.02),
        along(x0, cx, x1, t + 0.02) - along(x0, cx, x1, t - 0.02),
      ) *
        180) /
        Math.PI +
      90;
    const body = t > 0.52 && i % 3 ? flower : leaf;
    return put(
      along(x0, cx, x1, t),
      along(y0, cy, y1, t),
      put(0, 0, body, 1, 52) + put(0, 0, body, 1, -52) + (i === count - 1 ? leaf : ""),
      1,
      turn,
    );
  });
  return (
    `<path d="M${fix(x0)} ${fix(y0)}Q${fix(cx)} ${fix(cy)} ${fix(x1)} ${fix(y1)}" fill="none" stroke="${bark}" stroke-width="1.3"/>` +
    nodes
  );
}

const autumn = fade(sand, 108, 60, 66);

function face(kind: string): string {
  if (kind === "A")
    return (
      autumn +
      stem(34, 112, 22, 10, 6, 44, 11) +
      stem(40, 112, 40, 4, 60, 36, 11) +
      stem(36, 100, 34, 30, 30, 14, 9) +
      boar() +
      shape("-4,112! -4,102 10,99.6 30,102 50,99.6 70,102 70,112!", moss) +
      stem(68, 112, 64, 76, 46, 96, 5)
    );
  if (kind === "R")
    return (
      autumn +
      stem(28, 112, 16, 18, 6, 48, 11) +
      stem(40, 112, 56, 18, 62, 54, 11) +
      ribbon("red", 35, 46) +
      stem(34, 112, 22, 56, 10, 82, 8) +
      stem(36, 112, 46, 62, 58, 86, 8)
    );
  if (kind === "x")
    return (
      autumn +
      stem(30, 112, 26, 4, 6, 44, 12) +
      stem(32, 112, 42, -8, 58, 34, 12) +
      stem(31, 112, 22, 50, 8, 76, 8) +
      stem(34, 112, 46, 42, 60, 72, 9)
    );
  return (
    autumn +
    stem(14, 112, 12, 6, 46, 22, 12) +
    stem(18, 112, 28, 22, 60, 54, 11) +
    stem(24, 112, 36, 60, 58, 84, 8)
  );
}

const sign = (): string => put(4, 23, stem(0, 0, -1, -30, 17, -16, 5), 0.75);

export const clover: Month = { face, sign };
