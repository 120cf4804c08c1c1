import { palette } from "../../../../art/palette";
import { box, brush, disc, each, put, ring, shape, stroke, times } from "../parts/draw";
import { leaf } from "../parts/leaf";
import type { Month } from "../parts/month";
import { ribbon } from "../parts/ribbon";

const { ink, cherry: pink, blush, rose, gold, vermilion, snow, indigo, fawn } = palette;

const petal = (fill: string): string =>
  shape("0,0! 3.2,-4.2 4.4,-8 1.7,-10.6! 0,-8.6! -1.7,-10.6! -4.4,-8 -3.2,-4.2", fill, 0.7, rose);

/** A blossom of five notched petals, 20 wide. */
const blossom = (fill: string): string =>
  ring(5, petal(fill)) + ring(5, stroke("0,-1 0,-4.2", rose, 0.7)) + disc(0, 0, 1.5, rose);

const blossoms = (places: string): string =>
  each(places, ([x = 0, y = 0, size = 1], i) => put(x, y, blossom(i % 2 ? blush : pink), size, x * 5 + y));
const leaves = (places: string): string =>
  each(places, ([x = 0, y = 0, turn = 0]) => put(x, y, leaf(11, 5, fawn), 1, turn));
/** Single petals on their way down. */
const falling = (places: string): string =>
  each(places, ([x = 0, y = 0, turn = 0]) => put(x, y, petal(pink), 0.8, turn));
/** The pale mass of blossom that is too many to count. */
const cloud = (places: string): string => each(places, ([x = 0, y = 0, r = 10]) => disc(x, y, r, blush));

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
      cloud("6,10,20 34,8,24 60,12,22 4,36,15 24,38,14 44,34,15 62,36,14") +
      brush("-2,30,5 18,28,4 36,18,3 68,14,1.6", ink) +
      brush("30,22,3 44,34,2 64,36,1", ink) +
      curtain() +
      leaves("36,14,10 58,40,100 6,34,-130") +
      blossoms("11,14,0.95 32,13,1 54,12,1 10,38,1.05 29,36,1.1 48,33,1 62,47,0.9 40,49,0.8")
    );
  if (kind === "R")
    return (
      cloud("4,70,13 16,60,10 22,80,15 42,86,15 58,78,13 10,98,16 34,104,16 60,100,16") +
      brush("-2,108,6 12,94,5 20,70,4 16,40,1.6", ink) +
      brush("14,92,4 34,90,3 52,78,2 66,78,1", ink) +
      leaves("16,42,-10 62,76,30") +
      blossoms("16,50,0.85 11,68,1") +
      ribbon("みよしの", 38, 44) +
      blossoms("26,78,1 12,90,1.1 52,74,1 56,94,1.1 34,97,1.15")
    );
  if (kind === "x")
    return (
      cloud("26,52,9 42,54,9 26,70,11 44,72,11 28,84,9") +
      brush("-2,106,6 16,94,5 30,72,4 34,46,2.6 46,30,1.2", ink) +
      brush("22,84,4 40,86,3 58,74,1.4", ink) +
      leaves("46,32,20 34,46,-30 60,74,60") +
      blossoms("33,42,1 14,58,1.05 52,56,0.9 33,62,1.15 17,80,1.05 57,75,0.85 40,83,1.1") +
      falling("11,32,30 57,97,100 26,100,200")
    );
  return (
    cloud("38,44,8 22,54,8 42,56,9 24,72,9 44,76,8") +
    brush("68,108,6 50,94,5 38,72,4 34,50,2.6 20,28,1.2", ink) +
    brush("44,84,4 26,82,3 10,64,1.4", ink) +
    leaves("20,30,-20 10,64,-50") +
    blossoms("49,42,1.15 28,42,1 13,60,1.05 34,64,1.15 54,68,0.95 19,82,1.05 43,88,0.9") +
    falling("56,20,60 10,100,150")
  );
}

const sign = (): string => put(12, 12.8, blossom(pink), 1.1);

export const cherry: Month = { face, sign };
