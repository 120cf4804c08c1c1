/** A few spaces of a garden with figurines on them, as a picture of the rules shows them. */
import type { GardenShown } from "../../../lib/protocol";
import { middle, type Layout } from "../shape";

export interface Standing {
  at: string;
  seat: number;
  beads: string;
}
export interface Sketch {
  /** Where each space lies. */
  spaces: Record<string, readonly [q: number, r: number]>;
  /** Two spaces and the colour of the line between them: "a b p". */
  lines: string[];
  standing: Standing[];
  /** A step, a leap or a bead on its way: "cross a b". */
  ways?: string[];
  /** Spaces on which somebody may land, and those for which there must be no other. */
  open?: string[];
  far?: string[];
  /** The spaces with the bases of the kokeshi and of the samurai. */
  bases?: string[];
  /** Every space shows its name, for the sentence below. */
  named?: boolean;
}

/** What the garden's own drawings need to know. */
export function gardenOf({ spaces, lines, bases = [] }: Sketch): GardenShown {
  return {
    bases,
    distance: 0,
    lines: lines.map((line) => {
      const [from = "", to = "", colour = ""] = line.split(" ");
      return { between: [from, to], colour };
    }),
    spaces: Object.fromEntries(
      Object.entries(spaces).map(([name, [q, r]]) => [name, { q, r, centre: (q - r) % 3 === 0, far: [] }]),
    ),
    text: "",
    tiles: [],
  };
}

/** The spaces close to the edges of the picture, with so much room for heads at the top. */
export function laidClose(garden: GardenShown, room: number): Layout {
  const at = Object.fromEntries(
    Object.entries(garden.spaces).map(([name, place]) => [name, middle(place, 0)] as const),
  );
  const [xs, ys] = [Object.values(at).map(({ x }) => x), Object.values(at).map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 106, Math.min(...ys) - room];
  return { turn: 0, left, top, width: Math.max(...xs) + 106 - left, height: Math.max(...ys) + 126 - top, at };
}
