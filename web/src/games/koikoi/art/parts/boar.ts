import { palette } from "../../../../art/palette";
import { brush, disc, fix, shape, stroke, times } from "./draw";

const { ink, bark, fawn, snow, sand } = palette;

/** The mane: spikes standing along the back, from brow to rump. */
function mane(): string {
  const spot = (turn: number, r: number): string => {
    const a = (turn * Math.PI) / 180;
    return `${fix(42 + r * 23 * Math.cos(a))},${fix(86 + r * 25 * Math.sin(a))}! `;
  };
  return shape(`42,84! ${times(13, (i) => spot(196 + i * 11, 0.98) + spot(204 + i * 11, 1.2))}`, ink);
}

/** A wild boar at rest, snout to the left, mane on end. */
export const boar = (): string =>
  mane() +
  stroke("62,84 65,90 63,95", ink, 1.6) +
  shape(
    "3,89 4.6,85.6 11,82.6 17,77 23,70 31,63.4 42,60.6 53,63.6 61,72 64,86 60,99 48,102 30,101.6 19,100 12,97.6 5,95.4",
    bark,
    1,
  ) +
  brush("33,68,1 42,66,3.4 54,71,1", fawn) +
  brush("34,75,1 44,73,3.4 58,80,1", fawn) +
  brush("37,82,1 47,80.6,3.4 60,90,1", fawn) +
  brush("28,88,1 36,90,2.4 42,97,0", ink) +
  brush("14,103,3 22,100,6 33,101,6 40,104,2", ink) +
  shape("45,104! 46,97 53,92 61,95 62,104!", ink) +
  stroke("49,99 54,95.4 59,97", fawn, 1) +
  shape("21,77! 20,63! 29,69.4 28.6,78", bark, 1) +
  shape("22.6,74.6! 22,68! 26.4,72.6", fawn) +
  shape("2.4,90 4,86 7.4,86.4 8.4,91.6 6,95.6 3.4,94.4", fawn, 1) +
  disc(4.6, 89.4, 0.8, ink) +
  disc(5, 92.2, 0.8, ink) +
  stroke("7,96 12,94.6 17,95.4", ink, 1) +
  brush("11,96,3.4 13.4,90.4,2.6 10.4,84.6,0", snow, 0.8) +
  stroke("12.6,80.4! 18.6,82!", ink, 1.4) +
  shape("13,82! 18.4,83! 15.6,85!", sand) +
  disc(15.8, 83.4, 0.9, ink);
