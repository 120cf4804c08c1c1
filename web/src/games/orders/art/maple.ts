import { along, limb, type Point, points } from "../../../art/brush";
import { mapleLeaf } from "../../../art/plants";
import { at, circle, g, line, path, rows, times } from "../../../art/svg";
import { tones } from "./tones";

/** Orange: a maple bough that hangs from the upper right over a stream; as many leaves as the card is worth. */

const tone = tones.O;

/** Leaves of each value: x, y, turn, size (1 is ten units). */
const leaves: readonly string[] = [
  "",
  "33,52,200,1.9",
  "44,37,170,1.5 25,62,210,1.55",
  "48,33,160,1.3 27,46,205,1.4 36,70,185,1.35",
  "50,30,155,1.25 31,41,200,1.25 45,55,165,1.3 22,66,215,1.35",
  "51,26,150,1.2 33,36,195,1.2 50,48,160,1.2 29,58,200,1.3 17,78,225,1.15",
  "53,22,150,1.1 36,32,190,1.15 54,44,155,1.1 37,54,180,1.25 17,50,220,1.15 21,75,210,1.25",
  "54,19,145,1.05 38,29,185,1.1 54,40,155,1.1 21,44,220,1.1 40,51,175,1.25 19,67,215,1.2 35,76,180,1.1",
  "54,17,145,1.05 39,28,185,1.1 55,37,155,1.05 23,42,215,1.1 42,48,170,1.2 54,54,150,0.95 25,63,200,1.25 13,80,225,1.05",
  "54,15,145,1 39,27,185,1.05 56,34,155,1 24,40,210,1.05 42,46,170,1.15 56,52,150,0.95 12,56,230,1 28,61,195,1.2 15,79,220,1.1",
  "54,13,145,1 40,25,185,1.05 57,30,150,1 24,39,210,1.05 42,44,170,1.15 56,50,150,1 11,55,230,1 27,58,200,1.15 41,65,170,1 14,77,220,1.15",
];

const spine = points("72,-2 58,8 46,17 36,24 27,38 18,50 10,70");

/** One half of the winged seed that hangs on the bare bough of value nought. */
const wing = path("M-1 2C-8 3-17 9-19 20C-12 20-5 13-2 6Z", tone.dark) + circle(-2.2, 3.4, 2.8, tone.middle);

/** The stream at the foot, drawn as rows of waves. */
const stream =
  path("M-2 88Q8 83 17 87T36 87T55 87T74 87V102H-2Z", tone.deep) +
  line(
    times(2, (row) => `M-${4 + row * 9} ${92.5 + row * 5}q4.8-4 9.5 0` + "t9.5 0".repeat(8)),
    tone.light,
    1.3,
  );

export const maple = (value: number): string => {
  const lush = value > 6 ? 1.14 : 1;
  const places = rows(leaves[value] ?? "");
  const reach = value ? Math.min(1, 0.5 + value * 0.05) : 0.7;
  const bough: Point[] = Array.from({ length: 9 }, (_, i) => along(spine, (reach * i) / 8));
  const fills = [tone.middle, tone.dark, tone.middle, tone.light];
  const twigs = places.map(([x, y]) => {
    const foot = bough.filter((p) => p[1] < y - 4 && p[0] > x - 6).pop() ?? (bough[0] as Point);
    return path(
      limb([foot, [(foot[0] + x) / 2 + 2, (foot[1] + y) / 2 - 2], [x, y]], 1.2 + value / 20, 0.8),
      tone.wood,
    );
  });
  const hung = places.map(([x, y, turn, size], i) =>
    g(at(x, y, turn, size * lush), path(mapleLeaf, fills[value > 3 ? i % 4 : i % 2] as string)),
  );
  const end = along(bough, 0.99);
  const keys = value ? "" : g(at(end[0], end[1], 8), wing, g("scale(-1 1)", wing));
  const far =
    value > 5
      ? places
          .map(([x, y, turn, size]) =>
            g(at(x - 5, y - 9, turn + 35, size * (0.5 + value * 0.06)), path(mapleLeaf, tone.deep)),
          )
          .join("")
      : "";
  return (
    far +
    stream +
    path(limb(bough, 2.4 + value * 0.4, 0.8), tone.wood) +
    twigs.join("") +
    keys +
    hung.join("")
  );
};
