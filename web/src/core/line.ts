/** A connection to a table that heals itself: what was not answered is sent again with the same id. */
import type { FromClient, FromServer } from "../lib/protocol";
import type { Around, Socket } from "./around";
import { randomHex } from "./chance";

type Wish<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Asked = Wish<FromClient>;
export type State = "connecting" | "open" | "broken" | "ended";

interface Waiting {
  message: FromClient;
  settle: (answer: FromServer) => void;
}

const VERSION = 2; // of the protocol
const OPEN = 1; // of a socket
const LONGEST = 8000; // milliseconds between two attempts
const SOON = 1200; // the same where the server said that it starts again
const RESTART = 60_000; // for so long
const PING = 25_000;
const PATIENCE = 10_000; // for an answer to a ping
/** Why there is nothing to come back to: the table was deleted, the seat given back. */
export const FAREWELLS = new Set(["gone", "left"]);

export interface Ears {
  hear(message: FromServer): void;
  state(now: State): void;
  /** Something came that made no sense: forget what is known and begin anew. */
  confused(): void;
  /** The last event known, and what opens the seat: said in every hello. */
  greeting(): { since: number; proof: string; secret: string; lang: string };
}

export class Line {
  private socket: Socket | null = null;
  private waiting = new Map<string, Waiting>();
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private deaf: () => void;
  private greeted = false;
  private ended = false;
  private backBy = 0; // until then a server that starts again should be there

  constructor(
    private table: string,
    private around: Around,
    private ears: Ears,
  ) {
    this.deaf = around.awake(() => this.soon());
    this.connect();
  }

  /** Ask something; the answer comes, if need be after the connection has healed. */
  ask(request: Asked): Promise<FromServer> {
    const message = { ...request, id: randomHex() } as FromClient;
    return new Promise((settle) => {
      this.waiting.set(message.id, { message, settle });
      if (this.greeted) this.send(message);
    });
  }

  /** Hang up and greet anew. */
  again(): void {
    this.attempts = 0;
    this.socket?.close();
  }

  /** End it for good. */
  close(): void {
    this.ended = true;
    this.deaf();
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
    this.ears.state("ended");
  }

  private soon(): void {
    if (!this.ended && !this.around.hidden() && this.socket === null) {
      this.attempts = 0;
      this.connect();
    }
  }

  private connect(): void {
    clearTimeout(this.timer);
    if (this.ended || this.socket) return;
    this.ears.state(this.attempts ? "broken" : "connecting");
    const socket = this.around.socket(this.table);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () =>
      this.send({ type: "hello", id: "hello", version: VERSION, ...this.ears.greeting() });
    socket.onmessage = (event: MessageEvent<string>) => this.read(event.data);
    socket.onclose = () => this.lost(socket);
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.check(), PING);
  }

  private lost(socket: Socket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.greeted = false;
    if (this.ended) return;
    this.ears.state("broken");
    const most = Date.now() < this.backBy ? SOON : LONGEST;
    const wait = Math.min(most, 300 * 2 ** this.attempts) * (0.75 + Math.random() / 2);
    this.attempts += 1;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  private read(data: string): void {
    let message: FromServer;
    try {
      message = JSON.parse(data) as FromServer;
      if (typeof message?.type !== "string") throw new TypeError("no type");
    } catch {
      this.socket?.close(); // this is not our server speaking; begin anew
      return;
    }
    try {
      this.take(message);
    } catch (error) {
      console.warn(error); // it made no sense; ask for everything anew
      this.ears.confused();
      this.socket?.close();
    }
  }

  private take(message: FromServer): void {
    if (message.type === "welcome" && message.re === "hello") {
      this.ears.hear(message);
      this.greeted = true;
      this.attempts = 0;
      this.backBy = 0;
      this.ears.state("open");
      for (const { message: again } of this.waiting.values()) this.send(again);
      return;
    }
    if (message.type === "refused" && message.key === "store-unknown") return; // sent again after the break that follows
    const re = "re" in message ? message.re : "";
    const waiting = re ? this.waiting.get(re) : undefined;
    if (message.type === "bye" && message.why === "restart") this.backBy = Date.now() + RESTART;
    if (message.type === "bye" && FAREWELLS.has(message.why)) this.ended = true;
    this.ears.hear(message);
    if (waiting && re) {
      this.waiting.delete(re);
      waiting.settle(message);
    }
  }

  /** A connection that does not answer is no connection. */
  private check(): void {
    const socket = this.socket;
    if (!socket || !this.greeted) return;
    const answer = this.ask({ type: "ping" });
    const late = setTimeout(() => socket.close(), PATIENCE);
    void answer.then(() => clearTimeout(late));
  }
}
