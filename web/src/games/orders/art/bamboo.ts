import { cane, spray } from "../../../art/plants";
import { at, g, line, path, rect, rows } from "../../../art/svg";
import { tones } from "./tones";

/** Green: canes of bamboo in the mist; one spray of leaves for each point of value. */

const tone = tones.G;

/** Canes of each value: x, top, foot, width, joint length, depth (0 far to 2 near). */
const canes: readonly string[] = [
  "",
  "25,68,92,3.4,12,2",
  "32,50,92,4,16,2",
  "34,42,92,5,17,2 18,66,92,3.4,14,1",
  "36,26,92,6,20,2 22,60,92,4,15,1",
  "27,46,92,6,20,2 41,22,92,5,19,1",
  "38,-4,92,7,22,2 22,50,92,5,17,1",
  "25,48,92,6,20,2 39,-9,92,7,24,2 54,24,63,4,15,0",
  "37,-10,92,7,24,2 21,48,92,6,20,1 53,-6,63,5,20,1",
  "27,-12,92,7,24,2 42,-8,92,6,22,1 13,56,92,5,18,1 56,-8,63,5,20,1",
  "34,-10,92,8,25,2 48,-20,63,7,23,2 18,48,92,6,19,1 59,2,63,5,19,1",
];

/** Sprays of each value: x, y, turn, size (below nought: to the left). */
const sprays: readonly string[] = [
  "",
  "25,68,-40,1.15",
  "32,50,-35,1.2 32,65.5,-15,-1.1",
  "34,42,-30,1.2 34,58.5,0,-1.1 18,66,-30,-0.95",
  "36,26,-30,1.2 36,45.5,-10,-1.2 36,45.5,-5,1 22,60,-30,-1",
  "41,22,-30,1.15 41,40.5,0,1.2 27,46,-15,-1.2 27,65.5,0,-1.1 41,40.5,0,-0.9",
  "38,17.5,-15,1.2 38,39.5,-5,1.25 38,39.5,-5,-1.1 38,61.5,0,-0.8 22,50,-30,-1.1 22,66.5,0,-1.1",
  "39,14.5,-15,1.1 54,24,-30,0.8 39,38.5,-5,1.2 25,48,-15,-1.2 39,38.5,-5,-1 25,67.5,0,-1.1 39,14.5,0,-0.9",
  "53,13.5,-10,0.9 37,13.5,-10,1 37,37.5,0,1.25 37,37.5,-5,-1.1 53,33.5,5,0.8 21,48,-15,-1.1 37,61.5,0,-0.8 21,67.5,0,-1.1",
  "56,11.5,0,-0.7 42,13.5,0,0.8 42,35.5,0,1.1 27,35.5,0,-1.1 56,31.5,8,0.7 27,59.5,0,-0.9 42,57.5,0,-0.9 13,56,0,-0.8 13,73.5,0,-0.8",
  "48,2.5,0,-1 59,20.5,15,0.7 34,14.5,-5,1 48,25.5,0,1 34,39.5,-5,1.2 34,39.5,-5,-1.2 18,48,-15,-1 48,48.5,5,0.9 34,64.5,0,-0.9 18,66.5,0,-1",
];

/** The shoot of value nought: sheaths about to open. */
const shoot = g(
  at(31, 90),
  ...(
    [
      ["M-9 0C-9-16-4-30 1-40C5-30 9-16 9 0Z", tone.middle],
      ["M-11 0C-11-12-7-22-3-29C4-22 6-10 5 0Z", tone.light],
      ["M11 0C11-9 9-16 5-22C-2-16-4-7-3 0Z", tone.dark],
      ["M-12 0C-12-6-10-11-7-15C-1-11 1-5 1 0Z", tone.middle],
    ] as const
  ).map(([d, fill]) => path(d, fill, ` stroke="${tone.ground}" stroke-width=".8"`)),
);

/** Bars of mist with round ends, the pattern of this ground; they hide the feet of the far canes. */
const mist = (value: number): string =>
  rect(-4, 88, 74, 14, tone.deep) +
  line("M-4 90H24M34 95H70M-4 97H14", tone.dark, 2.6) +
  line(
    value > 6 ? "M46 64H72" : value > 4 ? "M47 62H72M-6 58H10" : "M44 56H72M-6 50H14",
    value > 6 ? tone.dark : tone.deep,
    value > 6 ? 2.6 : 4,
  );

export const bamboo = (value: number): string => {
  const fills = [tone.dark, tone.middle, tone.light];
  const stand = rows(canes[value] ?? "")
    .sort((a, b) => a[5] - b[5])
    .map(([x, top, foot, width, joint, depth]) =>
      g(
        at(x, top),
        path("M-1.5 0Q-1-4 1.5-7Q1-3 1.5 0Z", fills[depth] as string),
        cane(width, foot - top, joint, fills[depth] as string),
      ),
    );
  const leaves = rows(sprays[value] ?? "").map(([x, y, turn, size], i) =>
    g(
      at(x, y) + (size < 0 ? "scale(-1 1)" : "") + at(0, 0, turn, Math.abs(size)),
      spray(i % 3 === 1 ? tone.middle : tone.light, tone.light, tone.ground),
    ),
  );
  return (value ? stand.join("") : "") + mist(value) + (value ? leaves.join("") : shoot);
};
