import { lantern } from "../../art/house/lantern";
import { palette } from "../../art/palette";
import { maple } from "../../art/plants";
import { at, g, line, path, rect, times } from "../../art/svg";
import type { Door } from "../contract";

/** A stone lantern beside raked sand, and one maple leaf that has just come down. */
const motif = (): string =>
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

const door: Door = { place: 4, motif };
export default door;
