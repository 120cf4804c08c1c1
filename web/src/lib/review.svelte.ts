/** A review that grows while somebody looks at it: pass after pass, piece after piece, over restarts of the server. */
import { Refusal } from "../core/refusal";
import { merged } from "../core/review";
import { api } from "./api";
import type { Judged, Review } from "./protocol";

const PATIENCE = 2000; // milliseconds until a server is asked again that had no time or was not there
const BUSY = ["offline", "work-waits", "too-fast", "too-busy", "internal"];

export class Watched {
  judged = $state.raw<Judged[]>([]);
  /** The last answer; null before the first. */
  last = $state.raw<Review | null>(null);
  /** The last answer of the last pass that is whole: it knows what everything comes to. */
  whole = $state.raw<Review | null>(null);
  depth = $state(0);
  waits = $state(false);
  problem = $state("");
  done = $state(false);
  private stopped = false;

  constructor(private readonly id: string) {}

  /** Where the curve is as a picture. */
  get picture(): string {
    return api.curveOf(this.id);
  }

  /** Look at the whole match, again and again and closer each time. */
  async run(): Promise<void> {
    try {
      do await this.pass();
      while (!this.stopped && this.last && ++this.depth < this.last.passes);
      this.done = !this.stopped;
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  stop(): void {
    this.stopped = true;
  }

  private async pass(): Promise<void> {
    for (let since = 0; !this.stopped;) {
      await shown();
      const found = await this.asked(since);
      if (!found) continue;
      this.judged = merged(this.judged, found.judged);
      this.last = found;
      since = found.next;
      if (since < found.total) continue;
      this.whole = found;
      return;
    }
  }

  /** The next piece; nothing where the server has to be asked again. */
  private async asked(since: number): Promise<Review | null> {
    try {
      const found = await api.review(this.id, this.depth, since);
      this.waits = false;
      return found;
    } catch (error) {
      if (!(error instanceof Refusal) || !(BUSY.includes(error.key) || error.status >= 500)) throw error;
      this.waits = true;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      return null;
    }
  }
}

/** Wait until somebody looks: a page in the background asks for nothing. */
function shown(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) =>
    document.addEventListener("visibilitychange", () => resolve(), { once: true }),
  );
}
