import { limb } from "../brush";
import { bambooLeaf } from "../plants";
import { at, circle, each, g, line, path, times } from "../svg";
import { mix, type Tint, tones } from "./tint";

/** Flowers and grasses, each standing on (or hanging from) its origin. */

/** A plum blossom: five round petals. */
export const plumBlossom = (t: Tint, fill: string): string =>
  times(5, (i) => circle(5.4 * Math.sin(i * 1.257), -5.4 * Math.cos(i * 1.257), 4.6, t(fill))) +
  circle(0, 0, 2.6, t(tones.gold));

/** A hanging raceme of wisteria, so long. */
export const wisteria = (x: number, y: number, length: number, t: Tint): string =>
  g(
    at(x, y),
    times(Math.floor(length / 9), (i) => {
      const r = 11 * (1 - (i * 9) / length) + 2.4;
      const tone = t(mix(tones.wisteria, "#ece2f5", i % 3 === 0 ? 0.5 : i % 3 === 1 ? 0 : 0.25));
      return circle(-r * 0.6, i * 9, r * 0.72, tone) + circle(r * 0.6, i * 9 + 4, r * 0.72, tone);
    }),
  );

/** An iris: three falling petals, three standing, sword leaves. */
export const iris = (x: number, y: number, size: number, t: Tint): string =>
  g(
    at(x, y, 0, size),
    path("M-3 0Q-14-40-22-66Q-6-40 1 0ZM2 0Q10-46 20-72Q16-36 7 0ZM-1 0Q-4-50-4-84Q3-50 4 0Z", t(tones.leaf)),
    path(limb("0,0 1,-50 0,-92", 3, 2.4), t(tones.leaf)),
    g(
      at(0, -94),
      path("M0 2C-4-8-12-14-9-24C-3-22-1-16 0-10C1-16 3-22 9-24C12-14 4-8 0 2Z", t(tones.wisteria)),
      path(
        "M0 0C-8-6-22-4-24 10C-20 18-10 12-6 6C-6 16-4 22 0 24C4 22 6 16 6 6C10 12 20 18 24 10C22-4 8-6 0 0Z",
        t(tones.indigo),
      ),
      line("M-16 6L-8 3M16 6L8 3M0 14V7", t(tones.gold), 2.4),
    ),
  );

/** A hydrangea bush with round heads. */
export const hydrangea = (x: number, y: number, size: number, t: Tint): string => {
  const heads = "-44,-30,20,0 -12,-48,24,1 28,-44,22,2 56,-22,18,0 6,-16,20,2 -68,-10,15,1";
  const fills = ["#6f8fc4", tones.wisteria, "#a9bfe0"];
  return g(
    at(x, y, 0, size),
    path("M-96 4Q-100-40-40-58Q20-80 64-50Q104-28 90 4Z", t(tones.leaf)),
    ...[-80, -20, 40, 76].map((lx, i) =>
      path(bambooLeaf, t(tones.pine), ` transform="${at(lx, -6 - (i % 2) * 24, i * 50 - 60, 2.2, 3)}"`),
    ),
    each(heads, ([cx, cy, r, tone]) => {
      const fill = fills[tone] as string;
      return (
        circle(cx, cy, r, t(fill)) +
        times(7, (i) =>
          circle(
            cx + (i ? r * 0.62 * Math.sin(i * 1.05) : 0),
            cy - (i ? r * 0.62 * Math.cos(i * 1.05) : 0),
            r * 0.22,
            t(mix(fill, "#ffffff", 0.5)),
          ),
        )
      );
    }),
  );
};

/** A stem of pampas grass that bows to the right. */
export const pampas = (x: number, y: number, size: number, t: Tint, plume: string): string =>
  g(
    at(x, y, 0, Math.abs(size), size),
    path(
      limb("0,0 4,-60 18,-112", 3, 1.6) +
        limb("0,0 20,-40 52,-50", 4, 0.6) +
        limb("0,0 -14,-36 -30,-44", 4, 0.6),
      t("#6b6a3a"),
    ),
    path(
      "M14-96C8-130 24-160 64-164C52-152 54-146 46-136C42-140 42-128 34-122C30-126 28-108 14-96Z",
      t(plume),
    ),
  );

/** A lotus: one flower above a broad leaf that lies on the water. */
export const lotus = (x: number, y: number, size: number, t: Tint, open: boolean): string =>
  g(
    at(x, y, 0, size),
    path("M-46 0Q-44-13 0-13T46 0Q40 12 4 12L0 3L-10 12Q-44 10-46 0Z", t(tones.leaf)),
    open
      ? path(limb("0,-2 3,-24 0,-40", 3, 2.4), t(tones.leaf)) +
          path(
            "M0-36C-30-38-38-54-36-66C-24-64-14-56-8-48C-14-64-8-78 0-86C8-78 14-64 8-48C14-56 24-64 36-66C38-54 30-38 0-36Z",
            t(tones.lotus),
          ) +
          path("M0-36C-14-46-12-66 0-78C12-66 14-46 0-36Z", t("#f8c6d0"))
      : "",
  );

/** A camellia with its two leaves. */
export const camellia = (t: Tint): string =>
  path("M-4 2Q-20 0-24 12Q-10 16 0 6ZM4 2Q20-2 26 8Q12 16 2 6Z", t(tones.pine)) +
  times(5, (i) => circle(6 * Math.sin(i * 1.257), -6 * Math.cos(i * 1.257), 6.4, t(tones.vermilion))) +
  circle(0, 0, 4.6, t("#f3d36b"));
