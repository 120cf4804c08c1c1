import { palette } from "../../../../art/palette";
import { brush, disc, each, put, ring, shape, stroke } from "../parts/draw";
import { butterfly } from "../parts/butterfly";
import { sprig, threefold } from "../parts/leaf";
import type { Month } from "../parts/month";
import { ribbon } from "../parts/ribbon";

const { pine, moss, rose, plum, vermilion, blush, cherry, gold, snow, sky } = palette;

/** A broad ruffled petal, 22 wide and 19 long. */
const petal = (fill: string, rim: string): string =>
  shape("0,0! 7,-3 11,-9 10,-15 6,-15.4! 4,-19 0,-17.4! -4,-19 -6,-15.4! -10,-15 -11,-9 -7,-3", fill, 1, rim);

/** A full peony, 40 wide: broad outer petals, a ruffled cup, gold stamens. */
const bloom = (): string =>
  ring(5, petal(rose, blush)) +
  put(0, 0, ring(5, petal(rose, blush), 36), 0.84) +
  put(0, 1, ring(5, petal(vermilion, blush), 8), 0.6) +
  put(0, 1.6, ring(4, petal(plum, cherry), 20), 0.36) +
  ring(7, stroke("0,-1 0,-4", gold, 1.2)) +
  disc(0, 0, 2.2, gold);

const bud = (): string =>
  put(0, 0, petal(rose, blush) + put(0, 0, petal(vermilion, blush), 0.66), 0.8) +
  shape("0,2! -5,-1 -4,-6! 0,-3! 4,-6! 5,-1", pine);
const blooms = (places: string): string =>
  each(places, ([x = 0, y = 0, size = 1, turn = 0]) => put(x, y, bloom(), size, turn));
const leaves = (places: string, size = 1): string => sprig(threefold(pine, moss), places, size);

function face(kind: string): string {
  if (kind === "A")
    return (
      brush("40,112,4 36,96,3 40,84,2", pine) +
      leaves("30,90,-70 28,98,-115 52,88,60 52,98,100 36,100,190", 1.1) +
      blooms("38,80,1.25") +
      put(24, 27, butterfly(gold, vermilion), 1, -18) +
      put(47, 46, butterfly(snow, sky), 0.72, 26)
    );
  if (kind === "R")
    return (
      brush("30,112,4 26,92,3 24,76,2", pine) +
      leaves("14,70,-50 20,84,-90 12,92,-130 44,92,70 50,82,40") +
      ribbon("blue", 37, 46) +
      leaves("30,98,110 20,100,-150") +
      blooms("27,84,1.15") +
      put(56, 74, bud(), 1, 20)
    );
  if (kind === "x")
    return (
      brush("36,112,4 34,90,3 32,66,2.4 44,40,2", pine) +
      leaves("20,70,-70 22,84,-110 46,76,80 42,90,120 34,92,200 46,44,60 40,48,-60") +
      blooms("32,70,1.4") +
      put(46, 34, bud(), 1.1, 14)
    );
  return (
    brush("26,112,4 30,94,3 40,78,2.4", pine) +
    brush("30,96,3 20,70,2 22,50,2", pine) +
    leaves("12,60,-60 16,72,-110 54,90,110 30,98,-120 40,98,160 56,72,50") +
    blooms("23,48,0.95,12 41,80,1.2")
  );
}

const sign = (): string => put(12, 12, bloom(), 0.6);

export const peony: Month = { face, sign };
