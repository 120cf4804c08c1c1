import { mapleLeaf } from "../plants";
import { at, circle, each, g, line, path, thrown, times } from "../svg";
import { pampas } from "./flowers";
import type { Season } from "./scene";
import { tones } from "./tint";
import { branch, broadTree, bush, farTrees } from "./trees";
import { drift, strew } from "./weather";

/** September, October, November: the moon over pampas grass, persimmons and geese, maple. */

export const september: Season = {
  colours: ["#2b3a63", "#c98f6a", "#4a4a63", "#33374a", "#454a3a", "#5b6b86"],
  orb: [740, 122, 92, "#fbf0cf"],
  ridge: "chain",
  lit: true,
  middle: (t) =>
    each(
      "60,1.5 120,1.25 210,1.6 280,1.2 350,1.4 402,1.05 446,0.9 -1450,1.4 -1380,1.6 -1310,1.2 -1240,1.5 -1170,1.25 -1120,1 -1060,1.3 -985,1.1 -925,0.8",
      ([x, size]) => pampas(Math.abs(x), 374, x < 0 ? -size : size, t, "#ecd9ac"),
    ),
};

export const october: Season = {
  colours: ["#e8b765", "#fbe9c4", "#c99a5c", "#a9904a", "#c0a552", "#a9b3a0"],
  orb: [760, 132, 40, "#fdf3d8"],
  ridge: "mountain",
  middle: (t) => {
    const main = "1440,60 1300,92 1180,70 1040,96 930,70 850,92";
    const sides = [
      "1300,92 1250,140 1240,180",
      "1180,70 1120,30 1060,26",
      "1040,96 990,130 960,160",
      "930,70 900,40 860,34",
    ];
    const fruit = (x: number, y: number, size: number) =>
      g(
        at(x, y, 0, size),
        line("M0-22V-12", t(tones.bark), 2.4),
        path("M-17 1Q-17-13 0-13T17 1Q16 15 0 15T-17 1Z", t(tones.maple)),
        path("M-9-12Q0-18 9-12L4-9L0-5L-4-9Z", t(tones.pine)),
      );
    return (
      each("500,86,1 544,66,1.1 590,50,1.2 640,64,1.1 686,84,1", ([x, y, size]) =>
        g(
          at(x, y, -8, size),
          path("M-20-6Q-10-8 0 0Q6-10 18-12Q10-4 6 4Q12 6 18 4Q8 10-2 6Q-10-2-20-6Z", t(tones.ink)),
        ),
      ) +
      branch(main, 26, t) +
      sides.map((side) => branch(side, 8, t)).join("") +
      each(
        "846,122,1.2 862,62,1 938,106,1.3 960,188,1.4 1040,134,1.2 1062,54,1 1130,106,1.4 1240,212,1.3 1190,108,1.1 1330,128,1.4",
        ([x, y, size]) => fruit(x, y, size),
      ) +
      bush(150, 338, 1.5, t, "#8a7f3d") +
      bush(310, 352, 1, t, tones.moss) +
      bush(1400, 350, 1.2, t, "#8a7f3d") +
      path("M40 374Q50 338 120 344Q250 322 330 346Q410 338 436 374Z", t("#5f6f3a")) +
      times(17, (i) =>
        g(
          at(66 + i * 21.5, 356 + 10 * Math.sin(i * 2.3), 0, 1.2 + 0.3 * Math.sin(i * 1.7)),
          times(12, (k) =>
            path(
              "M0 0Q-3.4-6 0-11Q3.4-6 0 0Z",
              t(i % 3 ? tones.gold : "#fdf3d2"),
              ` transform="rotate(${k * 30})"`,
            ),
          ),
          circle(0, 0, 3, t(tones.maple)),
        ),
      )
    );
  },
};

const mapleTones = [tones.vermilion, "#a92a22", tones.maple, tones.gold] as const;

export const november: Season = {
  colours: ["#d9d3c3", "#f8e7cf", "#b9a58f", "#a3803f", "#a39a52", "#7f9aa6"],
  behind: (t) => farTrees(t, [tones.maple, tones.gold, "#b9601f", tones.pine, tones.vermilion]),
  ridge: "chain",
  middle: (t) => {
    return (
      broadTree(
        975,
        295,
        1.72,
        t,
        "#a3261f",
        "#cf4430",
        path(mapleLeaf, t("#f0a13f"), ` transform="scale(1.5)"`),
        tones.bark,
        path(mapleLeaf, t("#a3261f")),
      ) +
      broadTree(
        190,
        330,
        1.3,
        t,
        "#b9601f",
        tones.maple,
        path(mapleLeaf, t("#f3c45c"), ` transform="scale(1.4)"`),
        tones.bark,
        path(mapleLeaf, t("#b9601f")),
      ) +
      bush(360, 352, 0.9, t, tones.pine) +
      bush(1380, 350, 1.2, t, tones.pine) +
      strew(34, thrown(62), [560, 296, 640, 70], (x, y, r) =>
        path(
          mapleLeaf,
          t(mapleTones[Math.floor(r * 4)] as string),
          ` transform="${at(x, y, r * 360, 0.5, 1)}"`,
        ),
      )
    );
  },
  front: (t) => drift(t, 63, 14, tones.vermilion, mapleLeaf, 1.1),
};
