import { palette } from "../../../../art/palette";
import { put, shape, stroke } from "./draw";

const { ink, vermilion, indigo, gold, sky } = palette;
const slip = "-8,-35! 8,-34! 9,-12 7,10 8,35! -8,34! -9,10 -7,-12";

/** The letters of both lines, written with a brush in a field of 10 x 10 around the origin. */
const kana: Readonly<Record<string, readonly string[]>> = {
  あ: [
    "-3.6,-3 3.6,-3.4",
    "-.6,-4.8 -.9,-.5 -.1,3.6",
    "2.2,-1.6 0,2.2 -2.8,4 -4,2.4 -2.6,.2 .8,-.8 3.8,.6 3.9,3 1.4,4.8",
  ],
  か: ["-4.4,-2 .4,-2.6 1.5,-1.4 .8,2.6 -.6,4.6 -1.8,3.6", "-1.4,-4.8 -2,-1 -4.2,4.2", "2.8,-3.2 4.6,.4"],
  よ: [".6,-2 3.6,-2.4", ".4,-4.8 .5,1.4 0,3.6 -2.4,4.4 -3.6,3.2 -2,2 1,2.8 4,4.6"],
  ろ: ["-3,-4.2 2.4,-4.6! -3.8,1! 0,-1.4 3.6,0 3.8,2.8 1,4.8 -1.8,4.4"],
  し: ["-1.8,-4.8 -2,1.6 -.8,4.2 1.6,4.2 4,1.8"],
  み: ["-3.2,-4! .6,-4.4! -1.2,.4 -3,3.4 -4.4,2.2 -2.6,.6 1,1.4 4.6,2.8", "2.8,-1.2 2.4,2.2 .4,4.8"],
  の: [".4,-2.8 -.6,1 -2.6,3.2 -4.2,.6 -2.6,-2.8 1,-4 4,-1.4 3.6,2.2 .6,4.4"],
};

/** A word from top to bottom over the length of the slip. */
function writing(word: string): string {
  const step = 58 / word.length;
  return [...word]
    .map((letter, i) => {
      const lines = (kana[letter] ?? []).map((line) => stroke(line, ink, 1.5)).join("");
      return put(0, -29 + step * (i + 0.5), lines, step / 11.4);
    })
    .join("");
}

/** A poem slip hung a little aslant: red, blue with a banded hem, or red with a word on it. */
export function ribbon(kind: "red" | "blue" | "あかよろし" | "みよしの", x = 33, y = 54, turn = 7): string {
  const blue = kind === "blue";
  const hem = blue ? sky : gold;
  const bands = (y1: number): string =>
    stroke(`-6.5,${y1}! 6.5,${y1 + 0.6}!`, hem, blue ? 2.6 : 1) +
    (blue ? stroke(`-6.5,${y1 + 4}! 6.5,${y1 + 4.6}!`, hem, 1.4) : "");
  const body = shape(slip, blue ? indigo : vermilion, 1) + bands(-31.6) + bands(blue ? 27.6 : 31);
  return put(x, y, body + (blue || kind === "red" ? "" : writing(kind)), 1, turn);
}
