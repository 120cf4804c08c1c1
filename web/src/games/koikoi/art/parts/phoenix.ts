import { palette } from "../../../../art/palette";
import { brush, disc, put, shape, stroke } from "./draw";

const { ink, gold, vermilion, indigo, pine, wisteria, maple, snow, sand } = palette;

/** A tail plume along the given brush, ending in an eye as of a peacock. */
const plume = (points: string, x: number, y: number, turn: number, tone: string): string =>
  brush(points, tone, 0.9) +
  put(
    x,
    y,
    shape("0,7! -4.6,2 -5.4,-3 -2.6,-7 0,-8.4 2.6,-7 5.4,-3 4.6,2", tone, 0.9) +
      disc(0, -1.8, 3.3, gold, 0.7) +
      disc(0, -1.8, 1.5, ink),
    1,
    turn,
  );

const feather = (long: number, tone: string): string =>
  shape(`0,0! 3,${-long * 0.6} 2.4,${2 - long} 0,${-long} -2.4,${2 - long} -3,${-long * 0.6}`, tone, 0.9) +
  stroke(`0,${-long * 0.55} 0,${3 - long}`, sand, 0.8);

/** A wing of flight feathers fanned out from the shoulder at the origin, the first the longest. */
const wing = (tones: readonly string[], start: number, step: number, long: number): string =>
  tones.map((tone, i) => put(0, 0, feather(long - i * 2, tone), 1, start + i * step)).join("");

/** The phoenix coming down to the left: wings spread, crest flying, five plumes streaming up behind. */
export const phoenix = (): string =>
  plume("34,42,3 48,46,4.6 56,46,3", 59, 45, 84, pine) +
  plume("34,40,3 48,38,5 56,31,3.4 58.6,28,2", 59.6, 26, 30, maple) +
  plume("34,40,3 44,32,5.4 50,21,4 52,15,2", 53, 13, 12, indigo) +
  plume("32,40,3 37,28,5 37,18,4 34,12,2", 33.6, 11, -18, vermilion) +
  put(29, 47, wing([vermilion, maple, vermilion, maple, vermilion], 112, 16, 29)) +
  put(25, 45, wing([vermilion, maple, vermilion, maple, vermilion], -70, 16, 27)) +
  put(29, 48, wing([gold, gold, gold], 118, 24, 14)) +
  put(25, 44, wing([gold, gold, gold], -62, 24, 14)) +
  brush("11.6,58,5.4 15,60,5 20,58,5.6 24,52,9 29,45,11 34,40,7 38,37,2", gold, 1) +
  stroke("19.6,56 22.6,57 24,60", maple, 1) +
  stroke("23,50 26.6,51.6 28.6,55", maple, 1.1) +
  stroke("28,44.6 31,46 33,49", maple, 1.1) +
  brush("13,57,2 14,49.6,2.6 20,49,0", vermilion, 0.8) +
  brush("11.4,57,2 8,50,2.8 11,44.6,0", vermilion, 0.8) +
  brush("12.6,60,2 13.6,64,2.8 17,66,0", wisteria, 0.7) +
  disc(11.8, 57.8, 1, ink) +
  shape("9.8,56.2! 3.4,64! 7,62.4! 11,60.6!", snow, 0.8);
