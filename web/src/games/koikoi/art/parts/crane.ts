import { palette } from "../../../../art/palette";
import { brush, disc, shape, stroke } from "./draw";

const { ink, snow, vermilion, stone, gold } = palette;

/** A crane standing on one spot, its neck an S, its black plumes hanging over the tail. */
export const crane = (): string =>
  stroke("34,74 33,86 34,100", ink, 1.5) +
  stroke("39,75 42,86 39.5,100", ink, 1.5) +
  stroke("29.5,101 34,99.6 38,101.4", ink, 1.3) +
  brush("44,60,5 53,66,5.4 58.5,76,4 58,87,0", ink) +
  brush("44,62,6 51,70,5.4 54,79,4 52,89,0", ink) +
  brush("40,66,6 46,74,5 48,80,3 46.5,87,0", ink) +
  shape(
    "17.5,27 20.5,24 25,25.4 28.4,30 29,36.5 26.8,43 27,48 32,51.4 41,55 49.5,62 54,71! 45,76.5 34,77 24.5,71 19.6,62 19.8,53 22.4,45 24.6,38.5 24.2,34 22.2,31.2 18.5,30.6",
    snow,
    1,
  ) +
  brush("19.5,30.4,1 23.4,32.6,3 25.2,38,3.4 23,45,3 21,52,0", ink) +
  shape("18,26.8 20.4,23.6 25,25 22,27 19.8,27.6", vermilion) +
  disc(20.6, 28.6, 0.8, ink) +
  shape("18.4,27.4! 5.5,27! 18.6,30.4!", gold, 0.7) +
  stroke("27,60 35,63 44,64 51,70", stone, 0.9) +
  stroke("27,65 34,69 43,70", stone, 0.9);
