import { palette } from "../../../../art/palette";
import { box, each, fade, put, shape, stroke, times } from "../parts/draw";
import type { Month } from "../parts/month";
import { phoenix } from "../parts/phoenix";

const { ink, pine, moss, wisteria, plum, gold, sand, sky } = palette;

/** A broad pointed leaf hanging from its stalk at the origin, 30 wide. */
const leaf = (): string =>
  shape("0,1! 8,-3 15,3 15,12! 10,16 9,22 0,31! -9,22 -10,16 -15,12! -15,3 -8,-3", pine, 1) +
  stroke("0,2 0,25", moss, 1.1) +
  stroke("0,5 10,9", moss, 1) +
  stroke("0,5 -10,9", moss, 1) +
  stroke("0,12 6,18", moss, 1) +
  stroke("0,12 -6,18", moss, 1);

/** An upright spike: bells in pairs and a bud on top. */
const spike = (pairs: number): string => {
  const bell = shape("0,0! 2.8,-2.4 4.2,-6.4 2,-8.6 0,-7.6! -2,-8.6 -4.2,-6.4 -2.8,-2.4", wisteria, 0.8);
  return (
    stroke(`0,2 0,${-pairs * 7 - 2}`, ink, 1.3) +
    times(pairs, (i) => {
      const size = 1.1 - (i / pairs) * 0.45;
      return put(0, -i * 7 - 1, put(0, 0, bell, size, -58) + put(0, 0, bell, size, 58));
    }) +
    put(0, -pairs * 7 - 1, shape("0,2! -2.6,-2 0,-7! 2.6,-2", plum, 0.8))
  );
};

const spikes = (places: string): string =>
  each(places, ([x = 0, y = 0, pairs = 4, turn = 0]) => put(x, y, spike(pairs), 1, turn));
const leaves = (y: number, size = 1): string =>
  put(31, y, leaf(), size, 62) + put(35, y, leaf(), size, -62) + put(33, y, leaf(), size);

const warm = fade(sand, 0, 60, 66);

function face(kind: string): string {
  if (kind === "L")
    return (
      fade(sky, 0, 70, 66, 0.8) + spikes("33,93,2,0 31,94,1,-44 35,94,1,44") + leaves(93, 0.76) + phoenix()
    );
  if (kind === "x")
    return (
      warm +
      box(0, 92, 66, 16, gold) +
      box(0, 91, 66, 1.4, ink) +
      spikes("33,66,6,0 28,68,4,-30 38,68,4,30") +
      leaves(66, 1.05)
    );
  if (kind === "y") return warm + spikes("33,70,6,0 26,72,4,-26 40,72,4,26") + leaves(70, 1.1);
  return warm + spikes("33,72,4,0 28,72,6,-22 38,72,6,22") + leaves(70, 1.1);
}

const sign = (): string =>
  put(
    12,
    12.6,
    put(0, 0, spike(2), 0.56) +
      put(-1, 1, spike(1), 0.56, -48) +
      put(1, 1, spike(1), 0.56, 48) +
      put(-33 * 0.36, 0, leaves(0), 0.36),
  );

export const paulownia: Month = { face, sign };
