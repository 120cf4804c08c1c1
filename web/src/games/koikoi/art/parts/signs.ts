import { palette } from "../../../../art/palette";
import { disc, put, ring, shape, stroke } from "./draw";

const { ink, paper, vermilion, pine, fawn, gold, indigo, sky } = palette;

export type Kind = "L" | "A" | "R" | "x";

/** A slip in the colour of its card. */
const slip = (colour: string, hem: string, more = ""): string =>
  put(
    0,
    0,
    shape("-4,-10.4! 4,-10.4! 4.6,0 4,10.4! -4,10.4! -4.6,0", colour, 1.2) +
      stroke("-3.4,-7.6! 3.4,-7.6!", hem, 1.2) +
      more,
    1,
    14,
  );

/** Ribbons that are not plain red: with writing, and blue. */
export const written = slip(vermilion, gold, stroke("0,-4.4 0,7.4", ink, 2));
export const blue = slip(indigo, sky, stroke("-3.4,-4.4! 3.4,-4.4!", sky, 1.2));

/** The four kinds as signs of 24 x 24 around the origin: sun, paw, ribbon, leaf. Shape tells them apart, not colour. */
export const signs: Readonly<Record<Kind, string>> = {
  L: disc(0, 0, 5.6, vermilion) + ring(8, stroke("0,-8.2 0,-10.4", vermilion, 2.2)),
  A:
    shape("0,-1 5.5,3 5.5,8 0,8 -5.5,8 -5.5,3", fawn, 1) +
    disc(-8, -1, 2.5, fawn, 1) +
    disc(-3.4, -6.4, 2.8, fawn, 1) +
    disc(3.4, -6.4, 2.8, fawn, 1) +
    disc(8, -1, 2.5, fawn, 1),
  R: slip(vermilion, gold),
  x: put(0, 0, shape("0,10.6! -7.4,1 0,-10.6! 7.4,1", pine, 0) + stroke("0,10.4 0,-6", paper, 1.3), 1, 28),
};

/** Digits as single brush lines in a field of 6 x 10. */
const digits: Readonly<Record<string, readonly string[]>> = {
  0: ["3,0 6,5 3,10 0,5 3,0"],
  1: ["1,2! 3.4,0! 3.4,10!"],
  2: ["0,2.4 3,0 6,2.8 3.6,6 0,10! 6.2,10!"],
  3: ["0,1 3.4,0 5.6,2.4 2.6,4.6! 6,7 3.4,10 0,9"],
  4: ["4.4,10! 4.4,0! 0,6.8! 6.4,6.8!"],
  5: ["5.6,0! .8,0! .4,4.6! 3.6,4 6,6.8 3.6,10 0,9.2"],
  6: ["5,0 1,4.2 .2,7.4 3,10 6,7.2 3.2,4.6 .4,6.6"],
  7: ["0,0! 6,0! 2.2,10!"],
  8: ["3,4.6 .6,2.4 3,0 5.4,2.4 3,4.6 0,7.4 3,10 6,7.4 3,4.6"],
  9: ["5.6,3 3,5.4 .2,2.8 3,0 5.8,2.6 5.2,6 1.4,10"],
};

/** A number drawn with its middle at the origin, 10 tall. */
export function number(text: string): string {
  const known = [...text].filter((char) => char in digits);
  const width = known.length * 8 - 2;
  return known
    .map((char, i) =>
      put(i * 8 - width / 2, -5, (digits[char] ?? []).map((line) => stroke(line, ink, 1.7)).join("")),
    )
    .join("");
}
