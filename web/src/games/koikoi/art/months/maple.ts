import { palette } from "../../../../art/palette";
import { brush, each, fade, fix, put, shape, stroke } from "../parts/draw";
import { deer } from "../parts/deer";
import type { Month } from "../parts/month";
import { ribbon } from "../parts/ribbon";

const { bark, vermilion, maple: orange, gold, sand, plum } = palette;

const lobes = [
  [-152, 5],
  [-104, 10],
  [-50, 13],
  [0, 15],
  [50, 13],
  [104, 10],
  [152, 5],
] as const;

/** A maple leaf, 27 wide, pointing up, its stalk at the origin. */
function maples(tone: string, vein: string): string {
  const spot = (turn: number, r: number, end: string): string => {
    const a = ((turn - 90) * Math.PI) / 180;
    return `${fix(r * Math.cos(a))},${fix(r * Math.sin(a))}${end}`;
  };
  const blade = lobes
    .map(([turn, r], i) => {
      const next = lobes[i + 1];
      const notch = next ? spot((turn + next[0]) / 2, 5.6, "! ") : "";
      return `${spot(turn - 17, r * 0.6, " ")}${spot(turn, r, "! ")}${spot(turn + 17, r * 0.6, " ")}${notch}`;
    })
    .join("");
  const veins = lobes.slice(1, 6).map(([turn, r]) => stroke(`0,0 ${spot(turn, r * 0.66, "")}`, vein, 0.8));
  return shape(`0,1.6! ${blade}`, tone) + veins.join("") + stroke("0,1 .8,8", tone, 1.3);
}

const tones: readonly (readonly [string, string])[] = [
  [vermilion, gold],
  [orange, gold],
  [gold, orange],
  [plum, vermilion],
];
const leaves = (places: string): string =>
  each(places, ([x = 0, y = 0, size = 1, turn = 0, tone = 0]) =>
    put(x, y, maples(...(tones[tone] ?? [orange, gold])), size, turn),
  );
const earth = fade(sand, 108, 70, 66);

function face(kind: string): string {
  if (kind === "A")
    return (
      earth +
      brush("-2,8,5 18,12,3.4 40,6,2 66,10,1", bark) +
      leaves("10,20,0.95,170,1 8,44,0.8,200,2 58,14,1,160,0 59,40,0.8,200,1") +
      deer() +
      leaves("8,98,0.75,-30,0 60,100,0.75,30,1 33,104,0.6,80,2")
    );
  if (kind === "R")
    return (
      earth +
      brush("-2,104,5 12,88,4 16,62,3 12,36,1.4", bark) +
      brush("12,90,3 34,92,2.4 54,82,1", bark) +
      leaves("13,40,1.1,-20,1 14,66,1.1,-70,2") +
      ribbon("blue", 38, 46) +
      leaves("15,96,1.2,-30,0 36,96,1.25,8,1 54,82,1.15,40,0")
    );
  if (kind === "x")
    return (
      earth +
      brush("68,106,6 50,92,5 36,70,3.6 34,46,2.4 22,28,1", bark) +
      brush("44,82,3 24,80,2 12,70,1", bark) +
      leaves("22,36,1.3,-30,0 43,52,1.35,40,1 14,76,1.3,-50,1 36,86,1.25,180,0 55,80,1.1,60,2")
    );
  return (
    earth +
    brush("-2,106,6 16,90,5 28,66,3.6 44,48,2.4 48,30,1", bark) +
    brush("22,80,3 42,80,2 56,70,1", bark) +
    leaves("47,36,1.35,20,1 21,60,1.35,-50,0 53,76,1.3,60,0 32,92,1.2,170,2")
  );
}

const sign = (): string => put(12, 13.4, maples(vermilion, gold), 0.8);

export const maple: Month = { face, sign };
