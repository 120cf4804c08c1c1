import { palette } from "../../../../art/palette";
import { brush, put, shape, stroke } from "./draw";

const { ink, vermilion, indigo, gold, sky } = palette;
const slip = "-8,-35! 8,-34! 9,-12 7,10 8,35! -8,34! -9,10 -7,-12";

/** Brush strokes that look like a line of verse; they are ours and say nothing. */
const verse =
  brush("-4,-25.6,1.2 0,-27.4,2.8 4.4,-26,1.2", ink) +
  brush("1.6,-29,1.6 .4,-22,3 -4.4,-16.6,.6", ink) +
  brush("-.6,-21.6,1 3.6,-19.6,3 3.4,-14.4,2 .6,-12.6,.4", ink) +
  brush("-4,-9,1.2 .6,-10.6,2.6 4.2,-8,2.8 .6,-2.6,2.2 -4.4,.4,.4", ink) +
  brush("-2.4,-4.6,2.6 3.6,-.4,.8", ink) +
  brush(".8,3,1.6 -.6,10,3.2 .8,16,1.8 4.4,15.6,.4", ink) +
  brush("-4.2,8,1 0,6.6,2.2 4.2,7.6,.8", ink) +
  brush("-3.6,21,1.6 .6,19.6,2.6 3.4,22.6,2.6 -.2,26.6,2 -3.8,28.4,.4", ink);

/** A poem slip hung a little aslant: red with writing, red without, or blue with a banded hem. */
export function ribbon(kind: "verse" | "red" | "blue", x = 33, y = 54, turn = 7): string {
  const blue = kind === "blue";
  const hem = blue ? sky : gold;
  const bands = (y1: number): string =>
    stroke(`-6.5,${y1}! 6.5,${y1 + 0.6}!`, hem, blue ? 2.6 : 1) +
    (blue ? stroke(`-6.5,${y1 + 4}! 6.5,${y1 + 4.6}!`, hem, 1.4) : "");
  const body = shape(slip, blue ? indigo : vermilion, 1) + bands(-31.6) + bands(blue ? 27.6 : 31);
  return put(x, y, body + (kind === "verse" ? verse : ""), 1, turn);
}
