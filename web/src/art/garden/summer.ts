import { bambooLeaf, cane } from "../plants";
import { at, circle, each, g, line, path, rect, thrown, times } from "../svg";
import { hydrangea, lotus } from "./flowers";
import type { Season } from "./scene";
import { tones } from "./tint";
import { broadTree, bush } from "./trees";
import { strew } from "./weather";

/** June, July, August: rain on hydrangeas, fireflies in the bamboo, lotus under a tall cloud. */

export const june: Season = {
  colours: ["#8fa3b3", "#cdd7d8", "#a3b3b6", "#7f9484", "#7c8f5c", "#8ba5b3"],
  moon: [0, 0, 0], // none while it rains
  middle: (t) =>
    broadTree(1080, 296, 1.6, t, "#3f6b4a", "#5c8a58", "") +
    hydrangea(330, 376, 1.3, t) +
    hydrangea(120, 366, 1.2, t) +
    line(
      times(4, (i) => `M${790 + i * 62} ${326 + (i % 2) * 12}a14 4 0 1 0 28 0a14 4 0 1 0-28 0`),
      t("#dfe8ec"),
      1.6,
    ) +
    hydrangea(850, 382, 1.25, t) +
    hydrangea(1330, 374, 1.5, t),
  front: (t) =>
    line(
      strew(
        90,
        thrown(31),
        [0, -30, 1440, 340],
        (x, y, r) =>
          `M${Math.round(x)} ${Math.round(y)}l-${Math.round(7 + r * 8)} ${Math.round(30 + r * 34)}`,
      ),
      t("#eef3f4"),
      1.4,
      ` opacity=".75"`,
    ),
};

export const july: Season = {
  colours: ["#24405a", "#6f9a97", "#3f6a6e", "#2f5a50", "#3f6647", "#3f6f84"],
  orb: [640, 92, 30, "#f5ecd2"],
  lit: true,
  middle: (t) => {
    const random = thrown(41);
    const canes = [30, 96, 150, 240, 300, 390, 862, 930, 1012, 1060, 1150, 1206, 1290, 1350, 1410];
    const leaves = (x: number, y: number, side: number) =>
      line(`M${x} ${y}q${side * 18}-9 ${side * 38} 2`, t("#8fb06a"), 2.4) +
      times(4, (i) =>
        path(
          bambooLeaf,
          t(i % 2 ? "#b5c886" : "#8db56f"),
          ` transform="${at(x + side * (14 + i * 8), y - 3 + i, side * (18 - i * 26), 3.4)}"`,
        ),
      );
    return (
      canes
        .map((x, i) =>
          g(
            at(x, -20),
            cane(
              i % 3 ? 12 : 17,
              x > 700 && x < 1310 ? 318 : 350 + (i % 3) * 14,
              62,
              t(i % 3 ? "#5f8f5c" : "#8fb06a"),
            ),
          ),
        )
        .join("") +
      canes
        .map(
          (x, i) =>
            leaves(x, 42 + (i % 3) * 62, i % 2 ? 1 : -1) + leaves(x, 140 + (i % 2) * 62, i % 2 ? -1 : 1),
        )
        .join("") +
      [tones.vermilion, tones.paper, tones.gold, tones.cherry, tones.sky]
        .map((fill, i) => {
          const x = 834 + i * 50;
          const y = 90 + (i % 3) * 46;
          return (
            line(`M${x} ${y - 24}V${y}`, t(tones.paper), 1) +
            g(at(x, y, random() * 20 - 10), rect(-7, 0, 14, 40, t(fill)))
          );
        })
        .join("")
    );
  },
  front: () =>
    strew(
      26,
      thrown(43),
      [440, 150, 720, 200],
      (x, y, r) => circle(x, y, 9 + r * 6, "#f2f59a", ` opacity=".28"`) + circle(x, y, 2.6 + r, "#fbffb8"),
    ),
};

export const august: Season = {
  colours: ["#5f9fc9", "#dcebe6", "#8fb6bd", "#6b9a68", "#7f9f4f", "#79abc0"],
  orb: [1180, 70, 30, "#fbf3df"],
  above: (t) =>
    path(
      "M640 262Q612 236 640 214Q618 178 660 164Q650 118 704 112Q716 64 776 72Q812 36 860 66Q916 58 924 108Q972 112 966 158Q1014 170 996 214Q1030 232 1006 262Z",
      t(tones.snow),
    ) +
    path(
      "M676 262Q660 240 690 232Q690 206 728 212Q750 186 786 206Q826 190 846 220Q892 208 906 236Q940 236 936 262Z",
      t("#d3e4ea"),
    ),
  middle: (t) =>
    bush(160, 340, 1.5, t) +
    bush(320, 354, 0.9, t, tones.pine) +
    broadTree(1290, 312, 1.5, t, tones.pine, tones.leaf, "") +
    each(
      "770,336,0.8,0 830,344,1.3,1 890,326,0.9,0 960,350,1.6,1 1040,330,1,1 1090,352,1,0 1160,334,1.1,1 1230,350,1,0",
      ([x, y, size, open]) => lotus(x, y, size, t, open === 1),
    ),
  front: (t) =>
    line("M610 0V44M610 84V112", t(tones.ink), 1.6) +
    path("M584 84Q578 46 610 44T636 84Q610 92 584 84Z", t("#dbeef2"), ` opacity=".92"`) +
    path("M592 76q8-10 16-2q8-10 18 0q-4 8-18 8t-16-6Z", t(tones.vermilion)) +
    g(at(610, 112, 6), rect(-11, 0, 22, 58, t(tones.paper)), line("M0 12V44", t(tones.indigo), 3)),
};
