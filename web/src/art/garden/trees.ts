import { cloud, limb } from "../brush";
import { at, each, g, path, times, use } from "../svg";
import { mix, type Tint, tones } from "./tint";

/** Trees and bushes of the garden. */

/** One flat cushion of a trained pine, 90 wide, standing on its origin. */
const cushion = "M-44 2Q-52-12-34-17Q-28-30-10-26Q4-38 20-27Q38-28 38-15Q54-8 44 2Q20 8 0 4T-44 2Z";

/** A trained pine whose cushions carry snow when it has fallen. */
export const pine = (x: number, y: number, size: number, t: Tint, snow: boolean): string => {
  const cushions = "-76,-52,1 62,-66,0.9 -34,-92,1.05 40,-112,0.85 -8,-138,1";
  return g(
    at(x, y, 0, size),
    path(limb("6,8 -8,-30 12,-70 -4,-110 0,-132", 17, 6), t(tones.bark)),
    path(limb("0,-34 -36,-46 -70,-48", 7, 3) + limb("10,-58 40,-60 60,-64", 6, 3), t(tones.bark)),
    each(cushions, ([cx, cy, scale]) =>
      g(
        at(cx, cy, 0, scale),
        path(cushion, t(tones.pine)),
        snow
          ? path(
              "M-46-5Q-46-15-34-17Q-28-30-10-26Q4-38 20-27Q38-28 38-15Q47-11 47-5Q38-12 28-7Q18-14 8-8Q-2-15-12-8Q-24-14-32-7Q-40-11-46-5Z",
              t(tones.snow),
            )
          : path(
              "M-36-8Q-30-20-12-16Q2-27 18-17Q32-18 32-9Q14-14 0-10T-36-8Z",
              t(mix(tones.pine, tones.moss, 0.5)),
            ),
      ),
    ),
  );
};

/** Clouds of a crown from the back to the front: x, y, half width, half height. */
const clouds = "2,-136,58,22 -56,-104,50,20 62,-108,52,20 -104,-66,46,17 104,-70,48,17 8,-86,48,18";
/** Where a cloud shows one of its flowers or leaves, as shares of its half width and height. */
const spots = "-0.62,0.05 -0.2,-0.42 0.22,0.3 0.6,-0.22";

/** A broad tree: branches that carry flat clouds of leaf or blossom, two tones each, with a few single ones drawn out and, if asked, a fringe of them. */
export const broadTree = (
  x: number,
  y: number,
  size: number,
  t: Tint,
  deep: string,
  light: string,
  single: string,
  bark: string = tones.bark,
  fringe = "",
): string =>
  `<defs><g id="s${x}">${single}</g><g id="f${x}">${fringe}</g></defs>` +
  g(
    at(x, y, 0, size),
    path(
      each(clouds, ([cx, cy]) =>
        limb(
          [
            [0, -24],
            [cx * 0.4, (cy - 40) / 2],
            [cx * 0.9, cy + 4],
          ],
          8,
          2.6,
        ),
      ) + limb("8,6 -5,-24 5,-60 2,-120", 17, 5),
      t(bark),
    ),
    each(
      clouds,
      ([cx, cy, rx, ry]) =>
        (fringe
          ? times(13, (i) =>
              use(
                `f${x}`,
                at(cx + rx * Math.cos(i * 0.483), cy + ry * Math.sin(i * 0.483), i * 27.7 + 90, 0.9),
              ),
            )
          : "") +
        path(cloud(cx, cy, rx, ry, 15), t(deep)) +
        path(cloud(cx - 2, cy - 5, rx * 0.88, ry * 0.76, 13), t(light)) +
        (single
          ? each(spots, ([sx, sy], i) => use(`s${x}`, at(cx + sx * rx, cy - 4 + sy * ry, i * 47 + cx, 0.55)))
          : ""),
    ),
  );

/** A bare tree that shows its branches. */
export const bareTree = (x: number, y: number, size: number, t: Tint): string => {
  const branches: readonly (readonly [string, number])[] = [
    ["0,4 -6,-50 4,-100 -6,-160", 14],
    ["-3,-50 -36,-84 -50,-128", 7],
    ["2,-70 36,-104 44,-150", 7],
    ["-30,-78 -62,-92 -84,-88", 4],
    ["30,-98 62,-112 80,-138", 4],
    ["-2,-116 -22,-140 -24,-168", 4],
  ];
  return g(
    at(x, y, 0, size),
    path(branches.map(([through, foot]) => limb(through, foot, 1.2)).join(""), t(tones.bark)),
  );
};

/** A clipped bush: a low round mound with a lighter (or snowy) top. */
export const bush = (
  x: number,
  y: number,
  size: number,
  t: Tint,
  fill: string = tones.leaf,
  top: string = mix(fill, tones.moss, 0.6),
): string =>
  g(
    at(x, y, 0, size),
    path("M-56 4Q-62-40 0-44Q62-40 56 4Q0 12-56 4Z", t(fill)),
    path(
      "M-55-16Q-50-41 0-44Q50-41 55-16Q46-25 36-19Q26-30 14-22Q2-32-10-22Q-22-30-32-19Q-44-26-55-16Z",
      t(top),
    ),
  );

/** A far row of trees along the foot of the hills. */
export const farTrees = (t: Tint, fills: readonly string[]): string =>
  Array.from({ length: 25 }, (_, i) =>
    path(
      cloud(
        i * 61 - 10,
        270 + 7 * Math.sin(i * 1.9),
        38 + 9 * Math.sin(i * 2.6),
        12 + 5 * Math.sin(i * 3.1),
        11,
      ),
      t(fills[i % fills.length] as string),
    ),
  ).join("");

/** A bare branch through these points, so thick at its foot. */
export const branch = (through: string, foot: number, t: Tint): string =>
  path(limb(through, foot, 2), t(tones.bark));
