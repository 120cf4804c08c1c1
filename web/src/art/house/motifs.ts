import { limb } from "../brush";
import { palette } from "../palette";
import { blossom, cane, maple, spray } from "../plants";
import { at, circle, g, line, path, rect, times } from "../svg";
import { lantern } from "./lantern";

/** What each door shows in its pane (x 6 to 114, y 28 to 122). */

/** Koi-Koi: the full moon over the bare hill, a red evening, and pampas grass in the wind. */
const koikoi = (): string => {
  const stalk = (x: number, y: number, turn: number, size: number) =>
    g(
      at(x, y, turn, size),
      path(limb("0,4 1,-14 6,-30", 1.8, 0.7), palette.ink) +
        path(limb("0,4 6,-6 15,-9", 2.4, 0.3), palette.ink) +
        path(limb("0,4 -3,-8 -3,-17", 2.2, 0.3), palette.ink),
      path("M4.4-23C2.4-35 9-44 21-46C17-41 17-39 15-34C13-36 13-32 11-29C9-31 9-26 4.4-23Z", palette.gold),
    );
  return (
    rect(6, 28, 108, 94, palette.vermilion) +
    circle(71, 67, 29, "#fbf3df") +
    stalk(30, 97, -12, 1) +
    stalk(41, 90, 2, 1.1) +
    stalk(22, 104, 6, 0.72) +
    path("M0 124V116Q26 82 62 86T122 110V124Z", palette.ink)
  );
};

/** Orders: three cards of three colours, each with its plant growing out of the frame. */
const orders = (): string => {
  const card = (x: number, y: number, turn: number, ground: string, plant: string) =>
    g(
      at(x, y, turn),
      rect(-16, -25, 32, 50, ground, ` rx="3" stroke="${palette.ink}" stroke-width="1.6"`),
      plant,
    );
  return (
    rect(6, 28, 108, 94, "#efe6d2") +
    path("M0 108Q30 98 60 106T124 102V124H0Z", palette.sand) +
    g(
      "translate(60 79)scale(1.06)translate(-60-79)",
      card(
        30,
        82,
        -13,
        "#f0b9c1",
        path(limb("-10,24 -3,8 2,-8", 4, 1.4), "#4a2430") +
          g(at(2, -7, 8, 1.3), blossom("#fffaf5", "#f0b9c1", palette.plum)),
      ) +
        card(
          90,
          82,
          13,
          "#e8964a",
          line("M14-24Q2-18 0-4", "#3a1a14", 2) + g(at(-1, 2, 190, 1.5), maple(palette.vermilion)),
        ) +
        card(
          60,
          73,
          0,
          palette.pine,
          g(at(-3, -24), cane(6, 48, 16, "#dfe2ae")) +
            g(at(-2, -9, -5, 0.9), spray("#dfe2ae", "#dfe2ae", palette.pine)) +
            g(at(-4, 7.5) + "scale(-1 1)", spray("#a9b766", "#dfe2ae", palette.pine)),
        ),
    )
  );
};

/** Kokeshi: a turned doll with bead rings on its head, in a garden of hexagons. */
const kokeshi = (): string => {
  const hexagon = "M0-13L11.3-6.5V6.5L0 13L-11.3 6.5V-6.5Z";
  const tones = [palette.sand, "#c3c58f", "#d8c9a6"];
  return (
    rect(6, 28, 108, 94, "#a9b27a") +
    times(45, (i) => {
      const row = Math.floor(i / 6);
      return g(
        at((i % 6) * 24.6 + (row % 2) * 12.3 - 4, 28 + row * 21, 0, 0.96),
        path(hexagon, tones[(i * 7 + row) % 3] as string),
      );
    }) +
    g(
      "translate(60 124)scale(.94)translate(-60-124)",
      path("M43 124V92Q43 78 60 78T77 92V124Z", palette.vermilion) +
        line("M43 98H77M43 102H77", palette.paper, 1.6) +
        g(at(60, 112, 0, 0.62), blossom(palette.paper, palette.vermilion, palette.gold)) +
        circle(60, 62, 20, "#f0d8ae", ` stroke="${palette.ink}" stroke-width="1.6"`) +
        path("M41 58Q42 40 60 40T79 58Q76 50 66 52Q62 54 60 50Q58 54 54 52Q44 50 41 58Z", palette.ink) +
        line("M49 64q3-2.4 6 0M65 64q3-2.4 6 0", palette.ink, 1.4) +
        path("M58 71Q60 69.6 62 71Q60 73.4 58 71Z", palette.vermilion) +
        [
          [41, 9, palette.indigo],
          [36.5, 7.5, palette.gold],
          [32.5, 6, palette.vermilion],
        ]
          .map(
            ([y, r, fill]) =>
              `<ellipse cx="60" cy="${y}" rx="${r}" ry="3.4" fill="${fill}" stroke="${palette.ink}" stroke-width="1.2"/>`,
          )
          .join(""),
    )
  );
};

/** Niwashi: a stone lantern beside raked sand, and one maple leaf that has just come down. */
const niwashi = (): string =>
  rect(6, 28, 108, 94, "#e9dfc8") +
  path("M6 54V42Q18 30 34 41Q44 34 56 42Q76 24 114 40V54Z", palette.moss) +
  path("M6 54V49Q24 42 40 48Q60 40 78 48Q96 38 114 48V54Z", palette.pine) +
  line(
    times(8, (i) => `M0 ${60 + i * 8.5}H120`),
    "#cdbb94",
    1.6,
  ) +
  times(
    4,
    (i) =>
      `<ellipse cx="38" cy="108" rx="${42 - i * 6}" ry="${25 - i * 4.5}" fill="#e9dfc8" stroke="#cdbb94" stroke-width="1.6"/>`,
  ) +
  path("M18 111Q20 98 36 100T58 110Q40 118 18 111Z", palette.moss) +
  g(at(38, 108, 0, 1.1), lantern(palette.stone, "#5d5850", "#f6cf73")) +
  g(at(87, 92, 24, 2), maple(palette.vermilion, "#7a2118"));

export const motifs = { koikoi, orders, kokeshi, niwashi } as const;
