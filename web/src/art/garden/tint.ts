import { palette } from "../palette";

/** Gives a colour the light of the hour: as it is by day, sunk into blue at night. */
export type Tint = (colour: string) => string;

/** A colour between two others; share 0 is the first. */
export const mix = (a: string, b: string, share: number): string =>
  `#${[1, 3, 5]
    .map((i) =>
      Math.round(
        Number.parseInt(a.slice(i, i + 2), 16) * (1 - share) + Number.parseInt(b.slice(i, i + 2), 16) * share,
      )
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** Moonlight takes most of the red, less of the green and least of the blue, and leaves nothing quite black. */
const moonlit: Tint = (colour) =>
  `#${(
    [
      [1, 0.34, 10],
      [3, 0.4, 14],
      [5, 0.58, 28],
    ] as const
  )
    .map(([i, share, least]) =>
      Math.round(Number.parseInt(colour.slice(i, i + 2), 16) * share + least)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

export const tint = (dark: boolean): Tint => (dark ? moonlit : (colour) => colour);

/** Tones that only the garden needs. */
export const tones = {
  ...palette,
  lawn: "#98a460",
  water: "#86aabd",
  lotus: "#e58aa2",
  lamp: "#ffd479",
  leaf: "#4f7a4b",
} as const;
