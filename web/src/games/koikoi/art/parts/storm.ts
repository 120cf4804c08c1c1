import { palette } from "../../../../art/palette";
import { box, brush, disc, each, put, ring, shape, stroke } from "./draw";

const { ink, gold, snow, vermilion, sand, maple, night } = palette;

/** One comma of the threefold whirl on a thunder drum. */
const comma = disc(0, -5.2, 3.4, ink) + brush("3,-6,1.6 3.6,-9.4,3 0,-11.6,2.4 -5,-10,0", ink);

const drum = (): string =>
  disc(0, 0, 23, ink) +
  disc(0, 0, 21.4, vermilion) +
  ring(14, disc(0, -18.6, 1.3, gold)) +
  disc(0, 0, 15.6, sand, 1.2) +
  ring(3, comma);

/** A finger with its talon, reaching down from the origin. */
const finger =
  brush("-1,11,5 -1.8,18,3.6 2.4,25,0", snow, 0.9) + brush("1,-4,8 -2,6,7.4 -1,13,5.4", maple, 1);

const clouds = "6,30,13 22,34,14 40,30,13 56,34,15 66,26,12";

/** Thunder cloud above, a red sky, a fork of lightning, the drum and the claw that beats it. */
export const storm = (): string =>
  box(0, 0, 66, 108, vermilion) +
  each(clouds, ([x = 0, y = 0, r = 0]) => disc(x, y + 3, r, gold)) +
  each(clouds, ([x = 0, y = 0, r = 0]) => disc(x, y, r, night)) +
  box(0, 0, 66, 32, night) +
  shape("22,30! 6,62! 17,61! 4,94! 33,54! 21,55! 38,30!", gold, 1.2) +
  put(47, 92, drum()) +
  put(45, 52, finger, 1, 52) +
  put(51, 56, finger, 1, 20) +
  put(58, 56, finger, 1, -12) +
  shape("40,52 43,46 53,42 70,38! 70,54! 60,59 50,60 43,57", maple, 1) +
  shape("62,39.4! 67,38! 67,58! 62,60!", gold, 1) +
  stroke("45,51 47,54.6", ink, 0.9) +
  stroke("51,51.4 52.4,55.4", ink, 0.9);
