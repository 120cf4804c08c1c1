import { palette } from "../../../../art/palette";
import { brush, disc, shape, stroke } from "./draw";

const { ink, snow, indigo, gold, sky } = palette;

/** A cuckoo flying down to the left, wings raised, the breast barred. */
export const cuckoo = (): string =>
  brush("40,80,8 52,86,7.4 65,95,6", ink, 0) +
  stroke("50,84 51.4,88", snow, 1.2) +
  stroke("56,87 58,91", snow, 1.2) +
  shape("24,72 18,62 16,48! 24,52 31,60 34,72", indigo, 0.9) +
  shape("8,78 11,73 17,71 27,71 38,75 46,82 38,87 27,87 17,84 11,81.5", snow, 1) +
  stroke("23,80.5 25,85.5", ink, 1.3) +
  stroke("28,80.5 30,86", ink, 1.3) +
  stroke("33,81 35,86", ink, 1.3) +
  shape("8,78 11,73 17,71 27,71 38,75 48,83! 34,80 22,78 14,79", indigo) +
  shape("23,75 28,64 38,54 52,47! 50,55 54,56! 48,62 51,64! 44,69 46,71! 38,79 28,80", ink) +
  stroke("30,74 36,65 46,56", sky, 1) +
  stroke("33,76 39,69 45,64", sky, 1) +
  disc(13, 76, 1.1, gold) +
  shape("8.6,75.6! 3,80! 9.6,79.6!", gold, 0.7);
