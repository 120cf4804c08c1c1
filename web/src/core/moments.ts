/** Moments shown one after the other, each for a while; one that holds waits for the person. */
import type { Frame } from "./frames";

const PAUSE = 450; // milliseconds of a moment

/** Where the moments still to be shown are; the first one is on the board. */
interface Shown {
  frames: Frame[];
}

export class Moments {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private shown: Shown,
    private pace: () => number,
  ) {}

  /** Show these after those that are still to be shown; only those that hold where nothing is to move. The last count
   * of a match belongs to its end, which stays on the screen. */
  add(made: Frame[], how: { still?: boolean; over?: boolean } = {}): void {
    const idle = this.shown.frames.length === 0;
    const added = this.pace() && !how.still ? [...made] : made.filter((frame) => frame.hold);
    if (how.over && added.at(-1)?.hold) added.pop();
    this.shown.frames = [...this.shown.frames, ...added];
    if (idle) this.tick();
  }

  private tick(): void {
    this.stop();
    const [frame] = this.shown.frames;
    if (frame && !frame.hold)
      this.timer = setTimeout(() => this.next(), this.pace() * (frame.pause ?? PAUSE));
  }

  /** Go on to the next moment. */
  next(): void {
    this.shown.frames = this.shown.frames.slice(1);
    this.tick();
  }

  /** Show at once how things stand, but for pages that wait for a person. */
  hurry(): void {
    this.shown.frames = this.shown.frames.filter((frame) => frame.hold);
    this.tick();
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
