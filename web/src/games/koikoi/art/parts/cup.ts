import { palette } from "../../../../art/palette";
import { ring, put, shape, stroke } from "./draw";

const { ink, vermilion, gold, plum, sand } = palette;

const oval = (rx: number, ry: number, fill: string, width = 0): string =>
  `<ellipse rx="${rx}" ry="${ry}" fill="${fill}" stroke="${ink}" stroke-width="${width}"/>`;

/** A lacquer cup, wide and shallow, a gold knot for long life inside. */
export const cup = (): string =>
  shape("-12,16! -10,26! 10,26! 12,16!", plum, 1) +
  shape("-27,0! -24,10 -13,18.6 13,18.6 24,10 27,0!", vermilion, 1) +
  oval(27, 12.6, sand, 1) +
  oval(25, 11, vermilion, 0.8) +
  `<g transform="scale(1 .5)">${ring(4, `<circle cy="-6.4" r="6" fill="none" stroke="${gold}" stroke-width="2.4"/>`) + put(0, 0, stroke("0,0 0,.1", gold, 4))}</g>` +
  stroke("-20,10 -12,15.4", gold, 1.2);
