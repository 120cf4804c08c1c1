import { palette } from "../../../../art/palette";
import { brush, disc, put, shape, stroke } from "./draw";

const { ink, gold, vermilion, indigo, pine, plum, wisteria, maple, snow, sand } = palette;

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

/** The phoenix gliding to the left: wing high, crest swept back, four plumes curling round behind it. */
export const phoenix = (): string =>
  plume("38,43,3 50,40,5 56,34,3.6 57.6,29,2", 57.8, 25.6, 4, wisteria) +
  plume("38,43,4 52,43.6,6 59,52,5.4 58.6,65,4 53,73,2", 51, 76, 214, indigo) +
  plume("38,44,4 47,48,6 50.6,56,5 46,64,3.6 41,68,2", 37.4, 70, 238, plum) +
  plume("36,46,4 39.6,52,5.4 36,58.4,4.4 28,60,3 23,60,2", 19.6, 60, 266, pine) +
  put(29, 45, wing([vermilion, vermilion, vermilion, vermilion, vermilion, vermilion], -14, 15, 38)) +
  put(29, 46, wing([maple, maple, maple, maple, maple], -10, 18, 21)) +
  put(37, 44, wing([gold, gold, gold, gold], 62, 26, 11)) +
  brush("11.4,30.6,6.6 15.4,32,5 17.4,36.4,4.6 18.4,41,6 23.4,45.6,9 31,46.4,9.4 38,44,5 42,42,2", gold, 1) +
  stroke("16,39.4 18.4,40.6 20.6,38.8", maple, 1.1) +
  stroke("19.6,44 22.6,45.6 25,43", maple, 1.2) +
  stroke("26,47.4 29.4,48 31.6,45.4", maple, 1.2) +
  brush("12.6,28.6,2.4 17,25.6,2.8 22.6,27.4,0", vermilion, 0.7) +
  brush("11.6,28.4,2.4 14.4,22,2.8 20.4,20.6,0", vermilion, 0.7) +
  brush("10.4,28.4,2 9,21.6,2.6 13.4,16.4,0", vermilion, 0.7) +
  brush("11,33.4,2.2 10.4,37.4,3 13.4,41.6,0", vermilion, 0.7) +
  disc(12, 30.4, 1.3, ink) +
  shape("8.8,27.6! 5.6,29.4 3.2,36! 6.6,33.8 9.2,33.6!", snow, 0.8);
