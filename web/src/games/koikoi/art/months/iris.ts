import { palette } from "../../../../art/palette";
import { brush, each, fade, put, shape, stroke } from "../parts/draw";
import type { Month } from "../parts/month";
import { ribbon } from "../parts/ribbon";

const { ink, pine, moss, indigo, wisteria, gold, sky, sand, fawn, bark } = palette;

/** An iris: three standards above, three falls below with a gold tongue; 26 wide, stem at the origin. */
const flower = (): string =>
  shape("0,-3! -7,-8 -6,-17 -1,-19 1,-12", wisteria, 0.8) +
  shape("0,-3! 7,-8 6,-17 1,-19 -1,-12", wisteria, 0.8) +
  shape("0,-4! -4,-10 0,-21! 4,-10", indigo, 0.8) +
  shape("0,-5! -8,-9 -14,-4 -13,4 -8,6 -6,0", indigo, 0.8) +
  shape("0,-5! 8,-9 14,-4 13,4 8,6 6,0", indigo, 0.8) +
  shape("0,-6! -5,0 -5,8 0,11 5,8 5,0", indigo, 0.8) +
  brush("0,-4,1 0,1,2.4 0,5,0", gold) +
  brush("-2,-5,.8 -8,-4,2 -10.5,0,0", gold) +
  brush("2,-5,.8 8,-4,2 10.5,0,0", gold);

const budding = (): string =>
  shape("0,4! -3,-1 0,-11! 3,-1", indigo, 0.8) + shape("0,6! -3,2 -1,-4! 3,2", pine);
const flowers = (places: string): string =>
  each(
    places,
    ([x = 0, y = 0, size = 1, turn = 0]) =>
      stroke(`${x},${y} ${x},112`, pine, 1.6) + put(x, y, flower(), size, turn),
  );
/** A sword leaf from the ground at x to its point. */
const sword = (x: number, tipX: number, tipY: number, tone: string): string =>
  brush(`${x},112,6 ${x + (tipX - x) * 0.25},${112 - (112 - tipY) * 0.5},5 ${tipX},${tipY},0`, tone);
const swords = (places: string): string =>
  each(places, ([x = 0, tipX = 0, tipY = 0], i) => sword(x, tipX, tipY, i % 3 === 1 ? moss : pine));
const water = fade(sky, 108, 66, 66);

/** One run of the bridge from its left end to its right: a pair of planks with their dark edge. */
const run = (x0: number, y0: number, x1: number, y1: number): string => {
  const plank = (drop: number, deep: number, tone: string): string =>
    shape(
      `${x0},${y0 + drop}! ${x1},${y1 + drop}! ${x1},${y1 + drop + deep}! ${x0},${y0 + drop + deep}!`,
      tone,
      0.9,
    );
  return (
    plank(8, 2, bark) +
    plank(0, 4, sand) +
    plank(4, 4, fawn) +
    stroke(`${x0 + 6},${y0 + 2} ${(x0 + x1) / 2},${(y0 + y1) / 2 + 2}`, fawn, 0.7)
  );
};
const post = (x: number, y: number): string => brush(`${x},${y},3.4 ${x},${y + 16},3.4`, ink);

/** The bridge of planks laid zigzag over the water. */
const bridge = (): string =>
  post(14, 70) +
  post(56, 64) +
  run(6, 66, 72, 57) +
  post(20, 80) +
  post(50, 87) +
  run(10, 72, 60, 83) +
  post(10, 98) +
  post(42, 93) +
  run(-4, 96, 54, 87);
const ripples = (y: number): string =>
  stroke(`4,${y} 12,${y - 1.6} 20,${y}`, indigo, 0.9) +
  stroke(`40,${y + 4} 50,${y + 2.4} 60,${y + 4}`, indigo, 0.9);

function face(kind: string): string {
  if (kind === "A")
    return (
      water +
      swords("6,4,26 20,26,20 34,33,30 52,58,16 62,63,34") +
      flowers("17,40,0.95 46,30,1.05") +
      ripples(100) +
      bridge() +
      swords("58,62,78 64,54,90")
    );
  if (kind === "R")
    return (
      water +
      swords("4,6,34 14,20,44 54,58,30 62,64,46") +
      flowers("14,56,0.9") +
      ribbon("red", 36, 46) +
      swords("24,20,66 34,40,72 46,44,60") +
      flowers("50,74,1") +
      ripples(100)
    );
  if (kind === "x")
    return (
      water +
      swords("4,3,38 14,20,26 26,22,44 38,42,22 50,48,46 60,63,34") +
      flowers("20,40,1.05 47,58,1.1") +
      stroke("34,28 34,112", pine, 1.4) +
      put(34, 26, budding(), 1.2) +
      swords("12,10,70 34,30,66 56,60,76") +
      ripples(100)
    );
  return (
    water +
    swords("6,8,30 18,12,50 30,34,24 42,40,40 54,60,28 63,62,52") +
    flowers("46,38,1.1 16,54,1 38,76,0.9") +
    swords("24,28,68 54,52,66 8,6,78") +
    ripples(102)
  );
}

const sign = (): string => stroke("12,14 12,24", pine, 2) + put(12, 15, flower(), 0.7);

export const iris: Month = { face, sign };
