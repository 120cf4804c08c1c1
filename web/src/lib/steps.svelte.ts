/** Much work in small parts, so that nobody waits for a little because of it. */
import { tick } from "svelte";

const SLICE = 8; // milliseconds of work after which others have their turn

/** Wait until what has changed is on the screen. */
export function painted(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** Do something in a task of its own, without the pause that timers take after each other. */
export function soon(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => (port1.close(), work());
  port2.postMessage(null);
}

/** Let others have their turn before going on. */
export function breath(): Promise<void> {
  return new Promise(soon);
}

/** Steps in which something large is built up, as many in one task as take no long time; `over` when all are done. */
export class Steps {
  at = $state(0);
  private begun = false;

  /** They begin at once, or where that must wait for something, when told. */
  constructor(
    private count: number,
    wait = false,
  ) {
    if (!wait) this.begin();
  }

  begin(): void {
    if (!this.begun) this.next();
    this.begun = true;
  }

  get over(): boolean {
    return this.at >= this.count;
  }

  /** How many things are there by now, where some more come with each step after one. */
  from(step: number, each: number): number {
    return this.over ? Infinity : Math.max(0, this.at - step) * each;
  }

  private next(): void {
    if (!this.over) soon(() => void this.some());
  }

  private async some(): Promise<void> {
    const begun = performance.now();
    do {
      this.at += 1;
      await tick();
    } while (!this.over && performance.now() - begun < SLICE);
    this.next();
  }
}
