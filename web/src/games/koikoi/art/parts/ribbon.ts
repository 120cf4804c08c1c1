import { palette } from "../../../../art/palette";
import { brush, put, shape, stroke } from "./draw";

const { ink, vermilion, indigo, gold, sky } = palette;
const slip = "-8,-35! 8,-34! 9,-12 7,10 8,35! -8,34! -9,10 -7,-12";

/** Brush strokes that look like a line of verse; they are ours and say nothing. */
const verse =
  brush("-3,-27,1 0,-28,2.6 3.6,-26,1", ink) +
  brush("1,-28,1.6 -1,-22,2.4 -4,-18,.4", ink) +
  brush("0,-22,1 3,-19,2.4 2,-15,.6", ink) +
  brush("-3.4,-11,1 0,-13,2 3.4,-10,2.4 0,-5,1.8 -3.4,-2,.4", ink) +
  brush("-2,-7,2.2 2.6,-3,.6", ink) +
  brush("0.6,2,1.4 -.4,9,2.8 .8,15,1 3.8,16,.4", ink) +
  brush("-3.4,7,.8 0,6,1.8 3.4,7,.6", ink) +
  brush("-3,21,1.2 0,20,2.2 2.6,23,2 -.6,27,1.8 -3,29,.4", ink);

/** A poem slip hung a little aslant: red with writing, red without, or blue with a banded hem. */
export function ribbon(kind: "verse" | "red" | "blue", x = 33, y = 54, turn = 7): string {
  const blue = kind === "blue";
  const hem = blue ? sky : gold;
  const bands = (y1: number): string =>
    stroke(`-6.5,${y1}! 6.5,${y1 + 0.6}!`, hem, blue ? 1.8 : 1) +
    (blue ? stroke(`-6.5,${y1 + 3.4}! 6.5,${y1 + 4}!`, hem, 1) : "");
  const body = shape(slip, blue ? indigo : vermilion, 1) + bands(-31.6) + bands(blue ? 27.6 : 31);
  return put(x, y, body + (kind === "verse" ? verse : ""), 1, turn);
}
