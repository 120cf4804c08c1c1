import { path, rect } from "../svg";

/** A stone lantern that stands on the origin, about 26 wide and 62 high, with a light of the given colour. */
export const lantern = (stone: string, dark: string, light: string): string =>
  path("M-11 0L-8-5H8L11 0Z", dark) +
  rect(-4, -26, 8, 21, stone) +
  path("M-9-26L-11-31H11L9-26Z", dark) +
  rect(-8, -44, 16, 13, stone) +
  rect(-4.5, -42, 9, 9, light) +
  path("M-15-44Q-6-47-4-54H4Q6-47 15-44L13-42H-13Z", dark) +
  path("M-3-54Q-3-60 0-62Q3-60 3-54Z", stone);
