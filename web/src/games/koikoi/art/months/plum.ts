import { palette } from "../../../../art/palette";
import { disc, each, fade, put, ring, stroke } from "../parts/draw";
import { scallop } from "../parts/leaf";
import type { Month } from "../parts/month";
import { ribbon } from "../parts/ribbon";
import { warbler } from "../parts/warbler";

const { ink, paper, gold, plum: wine, rose, sky } = palette;

/** A blossom of five round petals, 18 wide. */
const blossom = (fill: string): string =>
  put(0, 0, scallop(6.8, 5, fill, 0.6, paper), 1, 54) +
  ring(5, stroke("0,-2 0,-6", paper, 0.8), 36) +
  disc(0, 0, 2.2, gold);

const bud = (): string => disc(0, -2.4, 2.8, rose) + stroke("-1.6,.2 0,.9 1.6,.2", ink, 1.4);

/** A bare branch, angular as plum wood is. */
const wood = (points: string, width: number): string =>
  stroke(points.trim().split(/\s+/).join("! ") + "!", ink, width);

const blossoms = (places: string): string =>
  each(places, ([x = 0, y = 0, size = 1, dark = 0]) => put(x, y, blossom(dark ? wine : rose), size, x * 7));
const buds = (places: string): string =>
  each(places, ([x = 0, y = 0, turn = 0]) => put(x, y, bud(), 1, turn));

const frost = fade(sky, 0, 46, 66, 0.75);

function face(kind: string): string {
  if (kind === "A")
    return (
      frost +
      wood("-2,82 20,76 44,74 68,66", 4.6) +
      wood("44,74 56,92 52,104", 3.2) +
      wood("16,77 8,54 12,36 8,22", 3) +
      wood("10,46 24,28 26,16", 2.2) +
      warbler() +
      blossoms("11,36,1.1 26,22,1,1 13,78,1.15 54,92,1.15,1 9,58,0.8,1") +
      buds("8,20,-10 52,104,170 26,13,0")
    );
  if (kind === "R")
    return (
      frost +
      wood("-2,100 14,86 12,62 24,44 18,22", 3.8) +
      wood("14,86 34,94 50,84 60,87", 3) +
      wood("50,84 56,66 52,54", 2.2) +
      blossoms("18,40,1,1 10,64,1") +
      ribbon("あかよろし", 38, 48) +
      blossoms("17,88,1.2 50,86,1.15,1 56,66,0.85") +
      buds("18,20,-10 60,87,80 34,96,170")
    );
  if (kind === "x")
    return (
      frost +
      wood("56,110 46,88 52,68 34,52 36,30 28,14", 4.6) +
      wood("46,88 26,84 14,70 16,56", 3.2) +
      wood("36,40 52,28 54,14", 2.4) +
      blossoms("34,51,1.25 15,68,1.1,1 49,76,1.25 52,27,1.05,1 28,86,1.05 35,30,0.9") +
      buds("28,13,-14 54,13,6 16,54,0 44,60,50")
    );
  return (
    frost +
    wood("8,110 18,92 14,72 30,58 28,36 40,20", 4.6) +
    wood("18,92 38,88 52,74 50,58", 3.2) +
    wood("29,48 14,36 12,24", 2.4) +
    blossoms("15,76,1.2,1 30,56,1.25 50,75,1.25 15,36,1.05,1 34,28,0.9") +
    buds("40,18,14 12,22,-8 50,56,0 34,90,170 19,92,-60")
  );
}

const sign = (): string => put(12, 12.6, blossom(rose), 1.15);

export const plum: Month = { face, sign };
