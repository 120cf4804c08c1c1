import { limb } from "../../art/brush";
import { palette } from "../../art/palette";
import { blossom, cane, maple, spray } from "../../art/plants";
import { at, g, line, path, rect } from "../../art/svg";
import type { Door } from "../contract";

/** Three cards of three colours, each with its plant growing out of the frame. */
const motif = (): string => {
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

const door: Door = { place: 2, motif };
export default door;
