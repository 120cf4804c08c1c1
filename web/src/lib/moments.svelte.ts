/** The moments of a position, watched by its board. */
import type { Frame } from "../core/frames";
import { Moments } from "../core/moments";
import { pace } from "./settings.svelte";

export class Shown {
  frames = $state.raw<Frame[]>([]);
  readonly moments = new Moments(this, pace);

  /** The moment on the board; null while nothing happens. */
  get frame(): Frame | null {
    return this.frames[0] ?? null;
  }
}
