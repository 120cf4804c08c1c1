import { cloud } from "../brush";
import { blossom, petal } from "../plants";
import { at, circle, each, g, path, rect, thrown, times } from "../svg";
import { iris, wisteria } from "./flowers";
import type { Season } from "./scene";
import { tones } from "./tint";
import { broadTree, bush, farTrees } from "./trees";
import { drift } from "./weather";

/** March, April, May: cherry, wisteria, iris and the carp streamers. */

export const march: Season = {
  colours: ["#cfe0e6", "#fbeae4", "#c9d3cf", "#a9b98c", "#a5b06c", "#9fbfcb"],
  behind: (t) => farTrees(t, ["#f0b9c4", "#f7d3d8", "#eba6b5", "#9db27a"]),
  middle: (t) => {
    const tree = (x: number, y: number, size: number) =>
      broadTree(
        x,
        y,
        size,
        t,
        "#e793a7",
        "#f7cdd4",
        blossom(t("#fffaf5"), t("#f3c3cc"), t(tones.plum)),
        "#4a2e30",
      );
    return tree(975, 295, 1.72) + tree(210, 330, 1.3) + bush(380, 350, 0.8, t) + bush(1380, 350, 1.1, t);
  },
  front: (t) => drift(t, 12, 46, "#fdf0f0", petal, 0.9) + drift(t, 13, 20, "#e993a8", petal, 0.8),
};

export const april: Season = {
  colours: ["#bcd7e0", "#f3f0dc", "#b3c9b4", "#93ac74", "#93a559", "#8fb6c4"],
  moon: [640, 148, 34],
  middle: (t) => {
    const random = thrown(21);
    return (
      bush(170, 340, 1.4, t) +
      bush(320, 354, 0.9, t, tones.pine) +
      bush(1400, 352, 0.9, t) +
      rect(424, 40, 14, 300, t(tones.bark)) +
      rect(1340, 40, 14, 300, t(tones.bark)) +
      rect(0, 46, 1440, 13, t(tones.bark)) +
      rect(0, 18, 1440, 9, t(tones.bark)) +
      times(44, (i) =>
        path(
          cloud(
            (i % 22) * 68 + (i > 21 ? 30 : 0),
            i > 21 ? 34 : 14,
            42 + random() * 10,
            17 + random() * 6,
            12,
          ),
          t(i % 3 ? tones.leaf : i > 21 ? "#6d9456" : tones.pine),
        ),
      ) +
      times(34, (i) =>
        wisteria(
          24 + i * 42.5 + random() * 14,
          50 + random() * 12,
          70 + random() * 70 + 40 * Math.cos(i / 2.4),
          t,
        ),
      )
    );
  },
};

export const may: Season = {
  colours: ["#b5d4e3", "#f6f1de", "#a9c3b8", "#85a56c", "#8ea556", "#86b0c6"],
  moon: [880, 96, 32],
  middle: (t) => {
    const plank = (x: number, y: number, turn: number) =>
      g(
        at(x, y, turn),
        rect(0, 0, 118, 11, t("#8a6242")),
        rect(0, 0, 118, 3.5, t("#c39a6b")),
        rect(14, 11, 5, 16, t(tones.bark)),
        rect(98, 11, 5, 16, t(tones.bark)),
      );
    const carp = (y: number, size: number, fill: string) =>
      g(
        at(616, y, 0, size),
        path("M0-12Q40-18 76-8L104-18Q96 0 106 16L76 8Q40 16 0 12Q6 0 0-12Z", t(fill)),
        circle(13, -2, 5, t(tones.snow)),
        circle(14, -2, 2.4, t(tones.ink)),
        path(
          "M28-14Q36 0 28 13M44-13Q52 0 44 12M60-10Q67 0 60 9",
          "none",
          ` stroke="${t(tones.snow)}" stroke-width="2.4"`,
        ),
      );
    return (
      bush(180, 340, 1.4, t) +
      bush(330, 352, 0.9, t, tones.pine) +
      bush(1400, 346, 1.3, t) +
      rect(610, 24, 6, 266, t(tones.bark)) +
      circle(613, 22, 7, t(tones.gold)) +
      carp(56, 1.5, tones.ink) +
      carp(104, 1.25, tones.vermilion) +
      carp(144, 1, tones.indigo) +
      plank(706, 318, 3) +
      plank(812, 336, -6) +
      plank(924, 320, 4) +
      plank(1030, 338, -7) +
      plank(1140, 322, 4)
    );
  },
  front: (t) =>
    each(
      "800,0.95 846,1.3 888,1.05 980,1.25 1024,1 1130,1.2 1176,1 250,1.1 300,1.3 346,1 1330,1.3 1380,1.1 60,1.2",
      ([x, size]) => iris(x, 372, size, t),
    ),
};
