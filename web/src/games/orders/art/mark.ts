import { at, g, path, rect, times } from "../../../art/svg";
import { mapleLeaf, petal } from "../../../art/plants";
import type { Colour } from "./tones";

/** The mark of a colour, ten units high round the origin: petals, a stem joint, a leaf. */
export const mark = (colour: Colour, fill: string): string => {
  if (colour === "P")
    return times(5, (i) => path(petal, fill, ` transform="rotate(${72 * i})translate(0-.7)scale(.5 .52)"`));
  if (colour === "G")
    return (
      rect(-2.2, -5, 4.4, 4.2, fill) + rect(-3.4, -0.4, 6.8, 1.5, fill) + rect(-2.2, 1.5, 4.4, 3.5, fill)
    );
  return g(at(0, 2.4, 0, 0.6), path(mapleLeaf, fill));
};
