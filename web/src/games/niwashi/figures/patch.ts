/** A small piece of the garden for a picture of the rules. */
import type { Way } from "../grid";

export interface Patch {
  /** Row by row, a letter for each field and a point where there is none. */
  rows: string[];
  /** A tile over them, where it begins and which way it runs. */
  tile?: Over;
}
export interface Over {
  tile: string;
  column: number;
  row: number;
  way: Way;
}
/** The lantern on a field, and where it points. */
export interface Lit {
  x: number;
  y: number;
  angle: number;
}
