import { palette } from "../../../../art/palette";
import { brush, disc, each, put, ring, shape } from "../parts/draw";
import { cup } from "../parts/cup";
import { lobed, sprig } from "../parts/leaf";
import type { Month } from "../parts/month";
import { ribbon } from "../parts/ribbon";

const { pine, moss, gold, maple, vermilion, plum } = palette;

/** A head of many petals, 30 wide, in one tone with a darker heart. */
function head(tone: string, heart: string): string {
  const petal = shape("0,0! 2.8,-9 1.6,-14.4 0,-15 -1.6,-14.4 -2.8,-9", tone, 0.7);
  return ring(16, petal) + put(0, 0, ring(12, petal, 15), 0.62) + disc(0, 0, 3, heart, 0.7);
}

const tones: readonly (readonly [string, string])[] = [
  [gold, maple],
  [vermilion, gold],
];
const heads = (places: string): string =>
  each(places, ([x = 0, y = 0, size = 1, tone = 0]) => {
    const [petals, heart] = tones[tone] ?? [gold, maple];
    return put(x, y, head(petals, heart), size, x);
  });
const leaves = (places: string, size = 1): string => sprig(lobed(pine, moss), places, size);

function face(kind: string): string {
  if (kind === "A")
    return (
      leaves("16,26,-90 30,34,170 50,24,80 12,38,-140", 0.9) +
      heads("18,22,1,0 47,26,1.05,1") +
      leaves("10,98,-60 56,98,60", 0.9) +
      put(33, 64, cup()) +
      heads("12,98,0.75,1 56,96,0.7,0")
    );
  if (kind === "R")
    return (
      brush("28,112,3 22,86,2.4 14,60,2", pine) +
      leaves("14,60,-40 18,80,-110 52,82,70 44,92,110") +
      heads("14,58,0.8,1") +
      ribbon("blue", 38, 46) +
      leaves("34,98,150 20,96,-130") +
      heads("22,86,1.1,0 51,84,0.95,1")
    );
  if (kind === "x")
    return (
      brush("36,112,3 34,86,2.6 24,56,2", pine) +
      brush("36,90,3 46,70,2", pine) +
      leaves("16,62,-70 28,78,-110 50,84,100 36,94,140 32,98,-120 42,46,40") +
      heads("24,48,1.15,0 46,74,1.05,1 18,88,0.7,1")
    );
  return (
    brush("28,112,3 32,86,2.6 42,50,2", pine) +
    brush("30,92,3 18,74,2", pine) +
    leaves("52,60,80 40,78,110 12,82,-90 34,96,120 26,98,-130 26,50,-50") +
    heads("42,46,1.15,1 18,72,1.05,0 47,90,0.85,0")
  );
}

const sign = (): string => put(12, 12, head(gold, plum), 0.76);

export const chrysanthemum: Month = { face, sign };
