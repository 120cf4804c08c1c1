import { palette } from "../../../../art/palette";
import { brush, each, fade, put, shape, stroke, times } from "../parts/draw";
import { leaf } from "../parts/leaf";
import type { Month } from "../parts/month";
import { frog, walker } from "../parts/rainman";
import { ribbon } from "../parts/ribbon";
import { storm } from "../parts/storm";
import { swallow } from "../parts/swallow";

const { bark, pine, moss, sky, indigo, stone, snow } = palette;

/** A trailing strand: slim leaves to both sides of a thread that sways as it falls. */
const strand = (x: number, y: number, count: number, sway: number, tone: string): string => {
  const at = (i: number): number => x + sway * Math.sin((i / count) * 2.4);
  return (
    stroke(`${x},${y} ${at(count / 2)},${y + count * 2.5} ${at(count)},${y + count * 5}`, tone, 1) +
    times(count, (i) => put(at(i), y + i * 5, leaf(9, 3, tone), 1, i % 2 ? 150 : -150)) +
    put(at(count), y + count * 5, leaf(8, 3, tone), 1, 180)
  );
};
const strands = (places: string): string =>
  each(places, ([x = 0, y = 0, count = 8, sway = 2], i) => strand(x, y, count, sway, i % 2 ? moss : pine));

const rain = (tone: string): string =>
  times(15, (i) => {
    const x = 5 + ((i * 26) % 65);
    const y = 20 + ((i * 41) % 79);
    return stroke(`${x},${y}! ${x - 3},${y + 11}!`, tone, 0.7);
  });
const bough = (): string => brush("70,-2,12 54,6,7 34,5,4 10,9,2 -4,8,1", bark);
const grey = fade(sky, 0, 80, 66);

const stream = (): string =>
  shape("70,60! 59,62 53,67 56,74 58,80 53,87 46,94 42,110! 70,110!", indigo) +
  stroke("68,64.6 60,66.4 60,73 63,80 59,88 51,95 49,101", snow, 1) +
  stroke("68,71 65,74 68,80", snow, 1) +
  shape("44,110! 45,103 54,100 66,102 70,110!", moss, 0.9);

function face(kind: string): string {
  if (kind === "L")
    return (
      grey +
      stream() +
      rain(stone) +
      bough() +
      strands("4,8,5,1 14,8,2,1 50,6,3,2 58,6,8,3 64,4,5,1") +
      walker() +
      put(54, 96.4, frog(), 1.15)
    );
  if (kind === "A")
    return (
      grey +
      rain(stone) +
      bough() +
      strands("6,8,7,2 17,8,5,2 28,6,4,1 40,6,5,2 50,6,4,1 60,6,10,3") +
      swallow()
    );
  if (kind === "R")
    return (
      grey +
      rain(stone) +
      bough() +
      strands("6,8,15,3 16,8,11,2 60,6,17,2") +
      ribbon("red", 36, 60) +
      strands("27,6,7,2 38,6,5,2 50,6,12,3")
    );
  return storm() + strands("6,-4,7,2 16,-4,4,1 28,-4,3,1 56,-4,4,2");
}

const sign = (): string =>
  put(0, 0, strand(6, 1, 2, 1, moss) + strand(13, 1, 3, 1, pine) + strand(19, 1, 2, 1, moss));

export const willow: Month = { face, sign };
