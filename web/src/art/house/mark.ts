import { palette } from "../palette";
import { g, path, rect, svg } from "../svg";

/** The sign of the house: a tea-garden gate under its roof, and the stepping stones that lead through it. */
const gate = (ink: string, stone: string): string =>
  path("M2 15Q14 13 24 5Q34 13 46 15L44 20H4Z", ink) +
  rect(8, 20, 5, 24, ink) +
  rect(35, 20, 5, 24, ink) +
  path("M15 42Q16 36 24 36T33 42Q32 46 24 46T15 42Z", stone) +
  path("M20 31Q20.5 27.5 26 27.5T31.5 31Q31 33.8 26 33.8T20 31Z", stone) +
  path("M19 24Q19.5 22 22.5 22T26 24Q25.6 25.8 22.5 25.8T19 24Z", stone);

/** The sign alone; on a dark page give it a light ink. */
export const mark = (ink: string = palette.ink): string => svg(48, 48, gate(ink, palette.vermilion));

/** The app's picture, 512 square; everything that matters lies in the inner four fifths. */
export const icon = (): string =>
  svg(
    512,
    512,
    rect(0, 0, 512, 512, palette.pine) + g("translate(88 84)scale(7)", gate(palette.paper, palette.gold)),
  );
