import { palette } from "../../../art/palette";
import { at, circle, g, line, rect, svg, times } from "../../../art/svg";
import { mark } from "./mark";
import { tones } from "./tones";

/** The back of a plant card, raked sand round three stones that bear the marks. */
export const back = (): string => {
  const rings = (x: number, y: number) =>
    times(5, (i) => circle(x, y, 30 - i * 5, palette.indigo, ` stroke="#7f9cc4" stroke-width="1.1"`));
  return svg(
    66,
    100,
    `<clipPath id="c">${rect(0.5, 0.5, 65, 99, "#000", ` rx="5"`)}</clipPath>` +
      `<g clip-path="url(#c)">${rect(0, 0, 66, 100, palette.indigo)}` +
      line(
        times(14, (i) => `M0 ${4 + i * 7}H66`),
        "#4b68a0",
        1,
      ) +
      rings(50, 24) +
      rings(16, 76) +
      circle(50, 24, 8.5, tones.P.ground) +
      g(at(50, 24), mark("P", tones.P.number)) +
      circle(16, 76, 8.5, tones.O.ground) +
      g(at(16, 76, 180), mark("O", tones.O.number)) +
      circle(33, 50, 10.5, tones.G.ground, ` stroke="#7f9cc4" stroke-width="1.1"`) +
      g(at(33, 50), mark("G", tones.G.number)) +
      `</g>` +
      rect(0.8, 0.8, 64.4, 98.4, "none", ` rx="5" stroke="${palette.ink}" stroke-width="1.6"`),
  );
};
