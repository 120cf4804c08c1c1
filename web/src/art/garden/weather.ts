import { at, circle, path, thrown, times } from "../svg";
import type { Tint } from "./tint";

/** What the air carries. */

/** Things thrown over the picture: a part at each of so many places. */
export const strew = (
  count: number,
  random: () => number,
  box: readonly [number, number, number, number],
  part: (x: number, y: number, r: number) => string,
): string => times(count, () => part(box[0] + random() * box[2], box[1] + random() * box[3], random()));

/** Snow that falls before everything. */
export const snowfall = (seed: number, count: number) => (): string =>
  strew(count, thrown(seed), [0, 0, 1440, 366], (x, y, r) =>
    circle(x, y, 1.4 + r * 2.6, "#ffffff", ` opacity=".9"`),
  );

/** Petals or leaves that the wind carries through the middle of the picture. */
export const drift = (
  t: Tint,
  seed: number,
  count: number,
  fill: string,
  shape: string,
  size: number,
): string =>
  strew(count, thrown(seed), [300, 40, 900, 320], (x, y, r) =>
    path(shape, t(fill), ` transform="${at(x, y, r * 360, size * (0.7 + r * 0.6))}"`),
  );
