import { along, points } from "../brush";
import { at, circle, each, g, path, thrown, times } from "../svg";
import { camellia, plumBlossom } from "./flowers";
import type { Season } from "./scene";
import { tones } from "./tint";
import { bareTree, branch, bush, pine } from "./trees";
import { snowfall, strew } from "./weather";

/** December, January, February: snow, the first sun of the year, plum blossom. */

export const december: Season = {
  colours: ["#8f92a8", "#e5d6d0", "#b3b3bd", "#8a8f8a", "#a3a58a", "#7d8fa3"],
  snow: true,
  lit: true,
  middle: (t) =>
    bareTree(960, 300, 1.6, t) +
    bareTree(150, 330, 1.3, t) +
    bareTree(1330, 320, 1.1, t) +
    each(
      "250,366,1.7 1180,372,1.8 880,378,1",
      ([x, y, size], k) =>
        bush(x, y, size, t, "#2f5540", tones.snow) +
        strew(9, thrown(70 + k), [x - 40 * size, y - 30 * size, 80 * size, 26 * size], (cx, cy, r) =>
          g(at(cx, cy, r * 60 - 30, 0.9 + r * 0.4), camellia(t)),
        ),
    ),
  front: snowfall(77, 110),
};

export const january: Season = {
  colours: ["#cfdde6", "#f8e6d8", "#e6ebee", "#cbd8df", "#e6edf0", "#7f9db1"],
  orb: [776, 112, 50, tones.vermilion],
  ridge: "mountain",
  snow: true,
  middle: (t) =>
    pine(990, 296, 1.6, t, true) +
    bush(220, 330, 1.5, t, tones.pine, tones.snow) +
    bush(360, 350, 1, t, tones.pine, tones.snow) +
    bush(1380, 350, 1.4, t, tones.pine, tones.snow) +
    pine(80, 330, 1.2, t, true),
  front: (t) => path("M0 372Q120 350 260 362T560 366T900 362T1200 366T1440 356V372Z", t(tones.snow)),
};

export const february: Season = {
  colours: ["#e9e0e2", "#fbeee2", "#d6cfd3", "#b9bda6", "#b5b586", "#9db4c2"],
  middle: (t) => {
    const random = thrown(5);
    const main = "1440,330 1240,250 1120,262 960,176 860,190 720,110 640,116";
    const sides = [
      "1120,262 1090,180 1010,110 1000,50",
      "960,176 900,120 890,60",
      "860,190 800,220 730,216",
      "1240,250 1260,160 1340,90",
      "720,110 700,70 650,46",
    ];
    const flowers = (through: string, count: number) =>
      times(count, (i) => {
        const [x, y] = along(points(through), 0.15 + (0.85 * i) / count);
        const fill = i % 4 === 1 ? "#f3c3cc" : i % 4 === 3 ? tones.plum : "#d4526e";
        return g(
          at(x + random() * 18 - 9, y + random() * 18 - 9, random() * 90, 1.1 + random() * 0.8),
          i % 4 === 3 ? circle(0, 0, 4, t(fill)) : plumBlossom(t, fill),
        );
      });
    return (
      bush(200, 336, 1.3, t, tones.pine, tones.snow) +
      bush(330, 352, 0.9, t, tones.pine, tones.snow) +
      branch(main, 30, t) +
      sides.map((side) => branch(side, 9, t)).join("") +
      flowers(main, 14) +
      sides.map((side) => flowers(side, 7)).join("") +
      g(
        at(800, 138, 0, 1.5),
        path("M-18 4Q-16-10 0-11Q6-20 14-16L20-13L14-11Q12 4-4 6L-30 14Z", t(tones.moss)),
        path("M-14 4Q-6-6 4-4Q0 6-14 4Z", t(tones.pine)),
        circle(12, -14, 1.3, t(tones.ink)),
      )
    );
  },
};
