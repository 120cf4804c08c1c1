import { palette } from "../../../../art/palette";
import { brush, disc, each, fade, fix, path, put, stroke, times } from "../parts/draw";
import { cuckoo } from "../parts/cuckoo";
import { leaf } from "../parts/leaf";
import type { Month } from "../parts/month";
import { ribbon } from "../parts/ribbon";

const { ink, wisteria: violet, grape, pine, bark, gold, blush } = palette;

/** A hanging raceme: pairs of florets on a stem, growing smaller towards the tip. */
function raceme(rows: number): string {
  const drop = (i: number): number => i * 4.1 - 0.05 * i * i;
  const floret = (side: number, size: number, dark: boolean): string =>
    disc(side * size * 0.95, 0, size, dark ? grape : violet) +
    (dark ? "" : disc(side * size * 1.2, size * 0.3, size * 0.4, blush));
  return (
    times(rows, (i) => {
      const part = i / (rows - 1);
      const size = i === 0 ? 2.6 : 3.9 - 2.5 * part;
      const y = fix(drop(i));
      return `<g transform="translate(0 ${y})">${floret(-1, size, i % 2 === 0)}${floret(1, size, i % 2 === 1)}</g>`;
    }) + stroke(`0,-3 0,${drop(rows - 1)}`, ink, 0.9)
  );
}

const racemes = (places: string): string =>
  each(places, ([x = 0, y = 0, rows = 10, turn = 0]) => put(x, y, raceme(rows), 1, turn));

/** A feathered leaf hanging from its stalk at the origin. */
const feather = (): string =>
  stroke("0,0 0,14", pine, 0.9) +
  times(
    3,
    (i) => put(0, 2 + i * 4.4, leaf(8, 4.4, pine), 1, 115) + put(0, 2 + i * 4.4, leaf(8, 4.4, pine), 1, -115),
  ) +
  put(0, 13, leaf(8, 4.6, pine), 1, 180);

const feathers = (places: string): string =>
  each(places, ([x = 0, y = 0, turn = 0, size = 1]) => put(x, y, feather(), size, turn));

const vine = (): string => brush("-2,6,5 16,9,4 36,4,4 52,8,3 68,3,2", bark);
const dusk = fade(violet, 0, 60, 66, 0.35);

function face(kind: string): string {
  if (kind === "A")
    return (
      dusk +
      path("M24.6 36A17 17 0 1 0 40.3 60.4A14.5 14.5 0 0 1 24.6 36Z", gold, 1) +
      vine() +
      racemes("10,13,7,3 24,13,6 44,12,9 58,12,13,-2") +
      feathers("2,6,-16 40,4,-8 20,6,10,0.8 66,4,24,0.8") +
      put(2, 12, cuckoo())
    );
  if (kind === "R")
    return (
      dusk +
      vine() +
      racemes("10,14,14,2 57,14,15,-2") +
      ribbon("red", 34, 60) +
      racemes("24,12,8 43,12,7") +
      feathers("0,4,-18 34,4,0 66,4,20 16,6,12,0.8 50,6,-10,0.8")
    );
  if (kind === "x")
    return (
      dusk +
      vine() +
      racemes("10,16,13,3 27,14,18,1 44,14,11 58,13,15,-3") +
      feathers("1,5,-18 19,6,6,0.9 36,5,-4 52,6,6,0.9 66,4,22")
    );
  return (
    dusk +
    put(66, 0, vine(), 1, 0, true) +
    racemes("12,14,17,3 33,14,12 53,15,19,-2") +
    feathers("2,5,-14 22,5,4 43,5,-6 63,5,14")
  );
}

const sign = (): string =>
  put(12, 3.5, raceme(6), 0.9) + put(12, 3, leaf(9, 5, pine), 1, 100) + put(12, 3, leaf(9, 5, pine), 1, -100);

export const wisteria: Month = { face, sign };
