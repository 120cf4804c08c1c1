import { palette } from "../../../../art/palette";
import { brush, disc, put, shape, stroke } from "./draw";

const { ink } = palette;

/** A butterfly from above, 32 wide; wings in one colour, their spots in another. */
export function butterfly(wing: string, spot: string): string {
  const half =
    shape("0,1! 7,1 12,5 10,11 6,14 5,10 1,7", spot, 0.9) +
    shape("0,0! 3,-9 9,-14 16,-14 16,-7 12,0 6,3", wing, 0.9) +
    disc(11.5, -8.5, 2.6, ink) +
    disc(11.5, -8.5, 1.2, spot) +
    stroke("3,-2 6,-6", ink, 0.9) +
    disc(7, 8, 1.4, ink);
  return (
    half +
    put(0, 0, half, 1, 0, true) +
    stroke("-.6,-5 -3,-11 -6,-13", ink, 0.8) +
    stroke(".6,-5 3,-11 6,-13", ink, 0.8) +
    brush("0,-6,2 0,0,3 0,9,1", ink)
  );
}
