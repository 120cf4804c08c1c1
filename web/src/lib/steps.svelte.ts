/** Much work in small parts, so that nobody waits for a little because of it. */

/** Wait until what has changed is on the screen. */
export function painted(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** Steps in which something large is built up, each a task of its own; `over` when all are done. */
export class Steps {
  at = $state(0);

  constructor(private count: number) {
    this.next();
  }

  get over(): boolean {
    return this.at >= this.count;
  }

  private next(): void {
    if (this.at < this.count) setTimeout(() => ((this.at += 1), this.next()));
  }
}
