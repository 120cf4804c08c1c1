import { palette } from "../../../art/palette";
import { at, circle, g, line, rect, svg } from "../../../art/svg";
import { mark } from "./mark";
import { numeral } from "./numeral";
import { type Colour, tones } from "./tones";
import { fan } from "./trio";

/** The eight order cards, lying, 100 by 66: left the number and the trio sign, right a hand of nine in which the cards that pay are lit. */

/** The hand of each order in three rows (`*` pays) and the pairs of places that belong together. */
const orders: readonly (readonly [string, ...(readonly [number, number])[]])[] = [
  ["P2* G7* O4* P9* G5* O3* P6* G1* O8*"],
  ["P3 G8* O6 P7 G5* O2 P1 G9* O4"],
  ["P7* G9* O8* P5 G6 O3 P2 G4 O1"],
  ["P7* G7* O1 P9 G4* O4* P2 G6 O5", [0, 1], [4, 5]],
  ["P7* G4 O9 P7* G1 O4* P2 G8 O4*", [0, 3], [5, 8]],
  ["P1* G2 O3* P4 G5* O6 P7* G8 O9*"],
  ["P1 G2* O3 P4* G5 O6* P7 G8* O9"],
  ["P8 O2 G6* O9 G5* P3 G4* P1 O7", [6, 4], [4, 2]],
];

const left = 37;
const step = 20;

/** Where the card at this place of the hand has its upper left corner. */
const place = (i: number): [number, number] => [left + (i % 3) * step, 4 + Math.floor(i / 3) * step];

/** A small card: its value beside its mark. One that does not pay is only an outline. */
const small = (name: string, i: number): string => {
  const pays = name.endsWith("*");
  const colour = name[0] as Colour;
  const ink = pays ? tones[colour].number : "#a39c8d";
  return g(
    at(...place(i)),
    rect(
      0,
      0,
      18,
      18,
      pays ? tones[colour].ground : "none",
      ` rx="2.5" stroke="${pays ? palette.ink : "#c3b9a3"}" stroke-width="${pays ? 1.1 : 0.7}"`,
    ),
    numeral(Number.parseInt(name.slice(1)), 5.9, 3.8, 10.4, ink, true),
    g(at(13.9, 9, 0, 0.5), mark(colour, ink)),
  );
};

/** The bond between two cards that pay together: equal, or one step up for the run. */
const bond = ([a, b]: readonly [number, number], run: boolean): string => {
  const [x, y] = place(a).map((value, k) => (value + (place(b)[k] as number)) / 2 + 9) as [number, number];
  const low = !run && b === a + 1 ? y + 6.5 : y;
  return (
    circle(x, low, 4, palette.vermilion, ` stroke="${palette.ink}" stroke-width=".8"`) +
    g(
      at(x, low),
      line(run ? "M-1.6 1.6L1.6-1.6M-1 -1.7H1.7V1" : "M-1.7-1.1H1.7M-1.7 1.1H1.7", palette.paper, 1),
    )
  );
};

export const order = (number: number): string => {
  const [hand, ...bonds] = orders[number - 1] ?? [""];
  return svg(
    100,
    66,
    `<clipPath id="c">${rect(0.5, 0.5, 99, 65, "#000", ` rx="5"`)}</clipPath>` +
      `<g clip-path="url(#c)">${rect(0, 0, 100, 66, palette.paper)}${rect(0, 0, 34, 66, palette.indigo)}${numeral(number, 17, 7, 26, palette.paper, true)}${g(at(17, 62.5, 0, 0.72), fan())}</g>` +
      hand.split(" ").map(small).join("") +
      bonds.map((pair) => bond(pair, number === 8)).join("") +
      rect(0.8, 0.8, 98.4, 64.4, "none", ` rx="5" stroke="${palette.ink}" stroke-width="1.6"`),
  );
};
