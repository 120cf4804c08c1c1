import { line, n } from "../../../art/svg";

/** Our own numerals: a broad pen held level, so that upright strokes are thick and level ones thin. */

/** The middle line of each digit in a box 4 wide and 10 high, and the digit's width. */
const digits: readonly (readonly [string, number])[] = [
  ["M2 0C.7 0 0 2 0 5S.7 10 2 10 4 8 4 5 3.3 0 2 0Z", 4],
  ["M0 1.9Q1.2 1.5 1.7 0V10", 1.7],
  ["M.1 2.6C.2 .9 .9 0 2 0C3.2 0 3.9 .9 3.9 2.5C3.9 4.9 1.2 6.6 0 10H4.1", 4],
  ["M.2 0H3.7L1.7 3.9C3.2 3.8 4 5.1 4 6.9C4 8.8 3.2 10 1.9 10C.9 10 .2 9.4 0 8.2", 4],
  ["M3.1 10V0L-.1 6.9H4.3", 4.2],
  ["M3.8 0H.7L.4 4.5C.8 3.9 1.4 3.6 2.1 3.6C3.3 3.6 4 4.9 4 6.7C4 8.7 3.2 10 1.9 10C.9 10 .2 9.4 0 8.3", 4],
  ["M3.4 0C1.3 .9 0 3.4 0 6.6C0 8.8 .8 10 2 10S4 8.7 4 6.8 3.2 3.9 2.1 3.9C1 3.9 .2 4.8 0 6.2", 4],
  ["M0 0H4C2.6 2.8 1.8 6 1.6 10", 4],
  [
    "M2 4.6C.9 4.6 .3 3.6 .3 2.3S.9 0 2 0 3.7 1 3.7 2.3 3.1 4.6 2 4.6C.8 4.6 0 5.7 0 7.3S.8 10 2 10 4 8.9 4 7.3 3.2 4.6 2 4.6Z",
    4,
  ],
  ["M.6 10C2.7 9.1 4 6.6 4 3.4C4 1.2 3.2 0 2 0S0 1.3 0 3.2 .8 6.1 1.9 6.1C3 6.1 3.8 5.2 4 3.8", 4],
];
const stretch = 1.6;
const gap = 1.5;
const weight = 1.3;

/** A whole number, so high, whose left edge (or middle) and top are given. */
export const numeral = (
  value: number,
  x: number,
  y: number,
  height: number,
  ink: string,
  middle = false,
): string => {
  const signs = [...String(value)].map((sign) => digits[Number(sign)] as readonly [string, number]);
  const size = height / (10 + weight);
  const width = signs.reduce((sum, sign) => sum + sign[1] + gap, -gap) * stretch * size;
  let across = 0;
  const strokes = signs.map(([d, wide]) => {
    const placed = line(d, ink, weight, ` transform="translate(${n(across)})"`);
    across += wide + gap;
    return placed;
  });
  const left = middle ? x - width / 2 : x + (weight / 2) * stretch * size;
  return `<g transform="translate(${n(left)} ${n(y + (weight / 2) * size)})scale(${Math.round(stretch * size * 1000) / 1000} ${Math.round(size * 1000) / 1000})">${strokes.join("")}</g>`;
};
