import { palette } from "../../../../art/palette";
import { box, disc, shape, stroke, times } from "./draw";

const { ink, vermilion, sand, gold } = palette;

/** The back: a stone tied with cord, the tea garden's polite "not this way", in rings of raked gravel. */
export const stone = (): string =>
  times(
    8,
    (i) =>
      `<circle cx="33" cy="54" r="${72 - i * 7}" fill="none" stroke="${ink}" stroke-opacity=".2" stroke-width="1.6"/>`,
  ) +
  box(0, 0, 66, 5, ink) +
  box(0, 103, 66, 5, ink) +
  stroke("0,7.6! 66,7.6!", gold, 0.8) +
  stroke("0,100.4! 66,100.4!", gold, 0.8) +
  disc(33, 54, 17, vermilion) +
  shape("18,57 20,47.6 28,41 39,41.6 47,49.6 48.6,59 42,65.6 30,67 20.6,64", ink) +
  stroke("29,40 31,52 36,66", sand, 1.7) +
  stroke("18.6,57 30,52.6 48,52", sand, 1.7) +
  stroke("31,52 27,45 31,36 35,42 31.6,52", sand, 1.7) +
  disc(31.2, 52.2, 2.4, sand);
