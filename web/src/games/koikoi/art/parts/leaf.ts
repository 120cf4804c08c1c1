import { palette } from "../../../../art/palette";
import { path, put, shape, stroke, times } from "./draw";

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

/** A broad leaf with lobes, as of peony and chrysanthemum, growing upward from the origin. */
export const lobed = (fill: string, vein: string): string =>
  shape("0,0! -5,-2 -9,-7! -5.5,-8 -8,-14! -3.5,-13 0,-20! 3.5,-13 8,-14! 5.5,-8 9,-7! 5,-2", fill) +
  stroke("0,-1 0,-15", vein, 0.8) +
  stroke("0,-5 5,-8", vein, 0.7) +
  stroke("0,-5 -5,-8", vein, 0.7);

/** Leaves set alternately along a line of places: x, y, turn. */
export const sprig = (
  body: string,
  places: readonly (readonly [number, number, number])[],
  size = 1,
): string => places.map(([x, y, turn]) => put(x, y, body, size, turn)).join("");
