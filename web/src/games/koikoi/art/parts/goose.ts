import { palette } from "../../../../art/palette";
import { brush, shape, stroke } from "./draw";

const { ink, gold, stone, paper } = palette;

/** A wild goose flying to the left, 26 wide. */
export const goose = (): string =>
  shape("-2,0 -3,-6 0,-14! 4,-9 5,0", stone, 0.8) +
  brush("-14,2.4,2.6 -11,1.4,2.4 -7,1.4,2.2 -2,1,5 3,1,5.4 8,1,4 13,-.6,3", ink) +
  shape("-3,0 0,-6 6,-11 14,-14! 13,-9 9,-3 5,2", ink, 0.7, paper) +
  stroke("3,-2 8,-8", paper, 0.8) +
  shape("-14,1.2! -17.6,3.2! -14,3.6!", gold);
