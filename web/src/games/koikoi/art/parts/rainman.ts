import { palette } from "../../../../art/palette";
import { box, brush, disc, put, shape, stroke } from "./draw";

const { ink, gold, snow, indigo, vermilion, moss, pine, sand } = palette;

const canopy = "-24,2! -20,-9 -9,-16 0,-18! 9,-16 20,-9 24,2! 17,-.6 10,3.6! 0,.4 -10,3.6! -17,-.6";

/** A walker under a paper umbrella, tall hat and high clogs. */
export const walker = (): string =>
  box(16, 95, 3, 4, ink) +
  box(22, 95, 3, 4, ink) +
  box(14, 93, 13, 2.4, ink) +
  box(31, 93, 3, 4, ink) +
  box(37, 91, 3, 4, ink) +
  put(29.6, 92, box(0, 0, 13, 2.4, ink), 1, -8) +
  shape("20,84! 19.6,93! 25,93! 27,84!", snow, 0.8) +
  shape("30,84! 33,92! 38.6,91! 37,83!", snow, 0.8) +
  shape("17,74! 13,88! 27,88! 29,82! 31,88! 43,85! 37,72!", vermilion, 1) +
  shape("18,64 25,59 33,61 39,70 41,79! 28,82 15,81! 16,71", indigo, 1) +
  disc(21, 75, 2, sand) +
  disc(29, 77.4, 2, sand) +
  shape("24,51 29,48 33,51 33.4,57 29,60.6 25,58.6", snow, 0.9) +
  shape("22.6,53! 24,47 27,40! 32,42 33.6,50! 28,50.4", ink) +
  stroke("30.4,53.6 32,53.6", ink, 0.8) +
  stroke("30,57.6 31.6,57.4", vermilion, 0.9) +
  stroke("37,66! 30,22!", ink, 1.6) +
  shape("27,64 34,63 42,66 46,76! 38,79 33,72", indigo, 1) +
  disc(37, 66.6, 2.2, snow, 0.8) +
  stroke("40,70 41,75", sand, 1.1) +
  put(
    32,
    40,
    shape(canopy, gold, 1) +
      brush("-22,-3,1 -17,-6.4,3 0,-9.6,4 17,-6.4,3 22,-3,1", vermilion) +
      stroke("0,-18 -10,3", ink, 0.8) +
      stroke("0,-18 10,3", ink, 0.8) +
      box(-1.2, -21, 2.4, 3.4, ink),
    1,
    -9,
  );

/** A frog about to leap, 16 wide, facing left. */
export const frog = (): string =>
  brush("4,3,4 9,-1,3 6,6,2.6 11,6,1", pine, 0.7) +
  shape("-8,-3 -5,-7 0,-5 6,0 6,5 -2,6 -6,3", moss, 0.9) +
  brush("-3,3,2.6 -6,6,1.8 -9,6.4,1", pine, 0.7) +
  disc(-4.6, -6, 1.8, sand, 0.8) +
  disc(-4.9, -6, 0.8, ink) +
  stroke("-8,-2.4 -4.6,-1.6", ink, 0.8) +
  disc(1.6, -0.6, 1, pine) +
  disc(3.6, 2.2, 0.8, pine);
