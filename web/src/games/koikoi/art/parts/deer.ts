import { palette } from "../../../../art/palette";
import { brush, disc, each, put, shape, stroke } from "./draw";
import { leaf } from "./leaf";

const { ink, bark, fawn, snow } = palette;

const spots = "20,66 26,68.4 32,67 38,68 23,72 30,73 37,73 43,66";

/** A stag walking right and looking back over its shoulder. */
export const deer = (): string =>
  brush("41,74,6 43,84,3.2 41,92,2.6 42,104,2.2", bark) +
  brush("24,74,7 25,84,4 22,92,2.8 23,104,2.4", bark) +
  brush("40,39,2.2 43,30,2 41,22,1.6 43,14,0", bark) +
  brush("43,29,1.8 50,26,1.4 52,19,0", bark) +
  brush("38,38.6,2.2 35,31,2 28,27,1.6 27,18,0", bark) +
  brush("34,30,1.8 35,24,1.4 33.6,18,0", bark) +
  put(43, 40, leaf(11, 5, fawn), 1, 70) +
  shape(
    "11,68 15,62 23,60.6 31,62 38,59.4 40,54 38.6,49.4 34,48.6 27,47.4 24,45.4 25,43 31,41 36.6,37.6 41.6,37.4 46,42 49.6,50 52.4,60 51.4,68 47,74 38,76 28,76 20,78 13,77",
    fawn,
    1,
  ) +
  brush("47,65,6 49,80,4 47.6,90,3 49,104,2.4", fawn, 0.9) +
  brush("18,68,9 15.6,80,5.4 18.6,88,3.4 16,104,2.4", fawn, 0.9) +
  shape("16,63 24,61.6 34,63 46,60 50,66 45,72 30,75 18,76", fawn) +
  shape("47.6,104! 47.6,100.6! 50,100.6! 51,104!", ink) +
  shape("14.6,104! 14.8,100.6! 17.2,100.6! 18,104!", ink) +
  brush("12.4,65,3 9,68,4 9.4,74,0", snow, 0.8) +
  each(spots, ([x = 0, y = 0]) => disc(x, y, 1.3, snow)) +
  disc(34.4, 42.6, 1.1, ink) +
  disc(24.9, 44.4, 1.4, ink) +
  stroke("46,48 48.6,54", snow, 1.2);
