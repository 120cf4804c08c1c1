import { palette } from "../../../../art/palette";
import { box, brush, disc, put, ring, shape, stroke, times } from "../parts/draw";
import { leaf } from "../parts/leaf";
import type { Month } from "../parts/month";
import { ribbon } from "../parts/ribbon";

const { ink, cherry: pink, blush, rose, gold, vermilion, snow, indigo, fawn } = palette;

/** A blossom of five notched petals, 20 wide. */
const blossom = (fill: string): string =>
  ring(5, shape("0,0! 4.6,-4.5 3.6,-9.4 1.4,-10! 0,-8.2! -1.4,-10! -3.6,-9.4 -4.6,-4.5", fill, 0.7, rose)) +
  ring(5, stroke("0,-1 0,-4.2", rose, 0.7)) +
  disc(0, 0, 1.5, rose);

const blossoms = (places: readonly (readonly number[])[]): string =>
  places
    .map(([x = 0, y = 0, size = 1], i) => put(x, y, blossom(i % 2 ? blush : pink), size, x * 5 + y))
    .join("");
const leaves = (places: readonly (readonly number[])[]): string =>
  places.map(([x = 0, y = 0, turn = 0]) => put(x, y, leaf(11, 5, fawn), 1, turn)).join("");
/** The pale mass of blossom that is too many to count. */
const cloud = (places: readonly (readonly number[])[]): string =>
  places.map(([x = 0, y = 0, r = 10]) => disc(x, y, r, blush)).join("");

/** A camp curtain with broad stripes and a crest, hung from a cord. */
const curtain = (): string => {
  const tones = [vermilion, snow, vermilion, snow, vermilion];
  const x = (i: number): number => i * 13.2;
  const stripe = (i: number): string =>
    shape(
      `${x(i)},58! ${x(i + 1)},58! ${x(i + 1) + 2.5},76 ${x(i + 1) - 1.5},92 ${x(i + 1)},110! ${x(i)},110! ${x(i) - 1.5},92 ${x(i) + 2.5},76`,
      tones[i] ?? snow,
      0.9,
    );
  const swag = "-2,54! 68,54! 68,60! 55,66 44,61! 33,67 22,61! 11,66 -2,60!";
  return (
    box(0, 58, 66, 50, vermilion) +
    times(5, stripe) +
    disc(33, 85, 9, indigo, 0.9) +
    ring5(33, 85) +
    shape(swag, indigo, 0.9) +
    stroke("-2,55 33,54 68,55", gold, 1.8) +
    stroke("22,61 22,70", gold, 1.6) +
    stroke("44,61 44,70", gold, 1.6)
  );
};
const ring5 = (x: number, y: number): string =>
  put(x, y, ring(5, disc(0, -4, 2.3, snow)) + disc(0, 0, 1.4, gold), 1);

function face(kind: string): string {
  if (kind === "L")
    return (
      cloud([
        [6, 10, 20],
        [34, 8, 24],
        [60, 12, 22],
        [4, 36, 15],
        [24, 38, 14],
        [44, 34, 15],
        [62, 36, 14],
      ]) +
      brush("-2,30,5 18,28,4 36,18,3 68,14,1.6", ink) +
      brush("30,22,3 44,34,2 64,36,1", ink) +
      curtain() +
      leaves([
        [36, 14, 10],
        [58, 40, 100],
        [6, 34, -130],
      ]) +
      blossoms([
        [11, 14, 0.95],
        [32, 13, 1],
        [54, 12, 1],
        [10, 38, 1.05],
        [29, 36, 1.1],
        [48, 33, 1],
        [62, 47, 0.9],
        [40, 49, 0.8],
      ])
    );
  if (kind === "R")
    return (
      cloud([
        [4, 70, 13],
        [16, 60, 10],
        [22, 80, 15],
        [42, 86, 15],
        [58, 78, 13],
        [10, 98, 16],
        [34, 104, 16],
        [60, 100, 16],
      ]) +
      brush("-2,108,6 12,94,5 20,70,4 16,40,1.6", ink) +
      brush("14,92,4 34,90,3 52,78,2 66,78,1", ink) +
      leaves([
        [16, 42, -10],
        [62, 76, 30],
      ]) +
      blossoms([
        [16, 50, 0.85],
        [11, 68, 1],
      ]) +
      ribbon("verse", 38, 44) +
      blossoms([
        [26, 78, 1],
        [12, 90, 1.1],
        [52, 74, 1],
        [56, 94, 1.1],
        [34, 97, 1.15],
      ])
    );
  if (kind === "x")
    return (
      cloud([
        [30, 44, 13],
        [14, 60, 13],
        [44, 58, 14],
        [30, 68, 16],
        [18, 86, 14],
        [38, 88, 14],
        [54, 80, 13],
      ]) +
      brush("-2,106,6 16,94,5 30,72,4 34,46,2.6 46,30,1.2", ink) +
      brush("22,84,4 40,86,3 58,74,1.4", ink) +
      leaves([
        [46, 32, 20],
        [34, 46, -30],
        [60, 74, 60],
      ]) +
      blossoms([
        [32, 46, 1.05],
        [16, 62, 1.1],
        [44, 64, 1.15],
        [22, 86, 1.15],
        [46, 88, 1.1],
        [57, 70, 0.8],
      ])
    );
  return (
    cloud([
      [48, 44, 14],
      [28, 44, 12],
      [12, 66, 13],
      [32, 66, 16],
      [46, 68, 14],
      [24, 92, 13],
      [40, 86, 12],
    ]) +
    brush("68,108,6 50,94,5 38,72,4 34,50,2.6 20,28,1.2", ink) +
    brush("44,84,4 26,82,3 10,64,1.4", ink) +
    leaves([
      [20, 30, -20],
      [10, 64, -50],
    ]) +
    blossoms([
      [48, 46, 1.15],
      [28, 46, 1.05],
      [14, 68, 1.1],
      [40, 70, 1.15],
      [24, 92, 1.05],
    ])
  );
}

const sign = (): string => put(12, 12.8, blossom(pink), 1.1);

export const cherry: Month = { face, sign };
