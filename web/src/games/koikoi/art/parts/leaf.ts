import { palette } from "../../../../art/palette";
import { each, path, put, shape, stroke, times } from "./draw";

/** A pointed leaf growing upward from the origin. */
export const leaf = (long: number, wide: number, fill: string, vein = ""): string =>
  shape(`0,0! ${wide / 2},${-long * 0.42} 0,${-long}! ${-wide / 2},${-long * 0.42}`, fill) +
  (vein && stroke(`0,${-long * 0.1} 0,${-long * 0.75}`, vein, 0.7));

/** A flat scalloped round: count bumps on a circle of the given radius. */
export function scallop(
  r: number,
  count: number,
  fill: string,
  width = 0,
  colour: string = palette.ink,
): string {
  const step = (Math.PI * 2) / count;
  const bump = r * Math.sin(step / 2) * 1.08;
  const at = (i: number): string =>
    `${(r * Math.cos(step * i)).toFixed(1)} ${(r * Math.sin(step * i)).toFixed(1)}`;
  const arcs = times(count, (i) => `A${bump.toFixed(1)} ${bump.toFixed(1)} 0 0 1 ${at(i + 1)}`);
  return path(`M${at(0)}${arcs}Z`, fill, width, colour);
}

/** A leaf with round lobes, as of the chrysanthemum, growing upward from the origin. */
export const lobed = (fill: string, vein: string): string =>
  shape(
    "0,0! -4,-1 -8.4,-3 -9.4,-7 -5.2,-8! -8.6,-11 -8,-15.4 -3.4,-14! -3.4,-19 0,-21 3.4,-19 3.4,-14! 8,-15.4 8.6,-11 5.2,-8! 9.4,-7 8.4,-3 4,-1",
    fill,
  ) +
  stroke("0,-1 0,-16", vein, 0.8) +
  stroke("5.6,-11.6 0,-7 -5.6,-11.6", vein, 0.7) +
  stroke("5.4,-5 0,-2.6 -5.4,-5", vein, 0.7);

/** A leaf of three broad points, as of the peony, growing upward from the origin. */
export const threefold = (fill: string, vein: string): string =>
  shape(
    "0,0! -5,-2 -11,-5 -14,-12! -8.6,-12 -4.4,-10! -6,-16 0,-25! 6,-16 4.4,-10! 8.6,-12 14,-12! 11,-5 5,-2",
    fill,
  ) +
  stroke("0,-1 0,-19", vein, 0.8) +
  stroke("9,-9 0,-3 -9,-9", vein, 0.8);

/** The same leaf at many places: x, y, turn. */
export const sprig = (body: string, places: string, size = 1): string =>
  each(places, ([x = 0, y = 0, turn = 0]) => put(x, y, body, size, turn));
