import { palette } from "../../../../art/palette";
import { brush, disc, each, fade, fix, path, put, stroke, times } from "../parts/draw";
import { crane } from "../parts/crane";
import type { Month } from "../parts/month";
import { ribbon } from "../parts/ribbon";

const { ink, pine: green, moss, bark, vermilion, sand } = palette;

/** A fan of needles, 26 wide, opening upward from its knot at the origin. */
function fan(): string {
  const spoke = (turn: number, r: number): string => {
    const a = ((turn - 90) * Math.PI) / 180;
    return `${fix(r * Math.cos(a))} ${fix(r * Math.sin(a))}`;
  };
  const needles = (r: number): string =>
    "M0 1.5" + times(15, (i) => `L${spoke(-98 + i * 14 - 7, r * 0.84)}L${spoke(-98 + i * 14, r)}`) + "Z";
  const ribs = times(9, (i) => `M${spoke(-80 + i * 20, 4)}L${spoke(-80 + i * 20, 10)}`);
  return (
    path(needles(14.5), ink) +
    path(needles(12.8), green) +
    `<path d="${ribs}" stroke="${moss}" stroke-width="1" stroke-linecap="round"/>` +
    disc(0, 0, 2, bark)
  );
}

const fans = (places: string): string =>
  each(places, ([x = 0, y = 0, size = 1, turn = 0]) => put(x, y, fan(), size, turn));

const dawn = fade(sand, 108, 50, 66);

function face(kind: string): string {
  if (kind === "L")
    return (
      dawn +
      disc(45, 31, 18, vermilion) +
      fans("6,84,0.9,-8 60,96,1,10") +
      crane() +
      fans("10,104,1.1,-4 52,112,1,0 31,114,0.9")
    );
  if (kind === "R")
    return (
      dawn +
      brush("-2,104,6 14,92,5 24,74,4 20,50,2", bark) +
      fans("16,50,1,-14 12,74,0.9,-10") +
      ribbon("あかよろし", 36, 50) +
      fans("20,100,1.1,-6 50,96,1.15,8 34,112,1")
    );
  if (kind === "x")
    return (
      dawn +
      brush("70,106,7 48,98,6 34,82,5 30,60,3 34,44,1.6", bark) +
      brush("38,88,4 20,84,3 12,76,1.6", bark) +
      fans("35,46,1.1,6 13,78,1.1,-14 46,72,1,16 22,104,1.2,-6 54,104,1.15,8")
    );
  return (
    dawn +
    brush("-4,110,8 16,94,6 28,72,5 44,58,3.4 50,40,1.8", bark) +
    brush("20,88,4 40,88,3 52,82,1.6", bark) +
    brush("27,74,3 18,60,1.6", bark) +
    fans("50,40,0.95,8 19,58,1.05,-12 40,66,0.8,4 52,84,1.1,10 14,92,0.9,-10 36,110,1.2,4")
  );
}

const sign = (): string => put(12, 17, fan() + stroke("0,2 0,6", bark, 2), 0.8);

export const pine: Month = { face, sign };
