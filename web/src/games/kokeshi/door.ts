import { palette } from "../../art/palette";
import { blossom } from "../../art/plants";
import { at, circle, g, line, path, rect, times } from "../../art/svg";
import type { Door } from "../contract";

/** A turned doll with bead rings on its head, in a garden of hexagons. */
const motif = (): string => {
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

const door: Door = { place: 3, motif, first: { garden: "courtyard" } }; // with the shortest way from base to base
export default door;
