import { months } from "./months";
import { scene, type Season } from "./scene";
import { tint } from "./tint";

/** The garden before the veranda in a month (1 to 12), by day or at night; 1440 by 420, keeps its point when the sides are cut off. */
export const garden = (month: number, dark: boolean): string =>
  scene(months[month - 1] as Season, tint(dark), dark);
