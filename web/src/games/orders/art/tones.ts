import { palette } from "../../../art/palette";

/** The three colours of the deck. Ground, ink of the numbers and the plant's tones differ in lightness too. */
export type Colour = "P" | "G" | "O";

export interface Tone {
  readonly ground: string;
  readonly deep: string;
  readonly number: string;
  readonly wood: string;
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
}

export const tones: Readonly<Record<Colour, Tone>> = {
  P: {
    ground: "#f0b9c1",
    deep: palette.cherry,
    number: "#5c1b34",
    wood: "#4a2430",
    light: "#fffaf5",
    middle: "#fbe3e2",
    dark: palette.plum,
  },
  G: {
    ground: palette.pine,
    deep: "#244a39",
    number: palette.paper,
    wood: "#a9b766",
    light: "#dfe2ae",
    middle: "#a9b766",
    dark: "#6f9160",
  },
  O: {
    ground: "#e8964a",
    deep: "#d67c32",
    number: "#401510",
    wood: "#3a1a14",
    light: "#f6d489",
    middle: palette.vermilion,
    dark: "#8c2318",
  },
};
