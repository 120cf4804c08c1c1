/** A world around the core that a test moves: its sockets, its looks away, and a table in it. */
import type { Around, Socket } from "../src/core/around";
import type { Dealing, Verdict } from "../src/core/fair";
import type { Frame, Plain } from "../src/core/frames";
import type { State } from "../src/core/line";
import type { Entry } from "../src/core/reducer";
import { TableCore, type Past } from "../src/core/table";
import type { Refusal } from "../src/core/refusal";
import type {
  Advised,
  UndoAsked,
  Choice,
  Created,
  FromClient,
  FromServer,
  SeatShown,
  Sentence,
  Shown,
  Update,
  Welcome,
} from "../src/lib/protocol";

export class Wire implements Socket {
  readyState: Socket["readyState"] = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: FromClient[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.call(this as never, {} as Event);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.call(this as never, {} as CloseEvent);
  }

  raw(data: string): void {
    this.onmessage?.call(this as never, { data } as MessageEvent<string>);
  }

  say(message: FromServer): void {
    this.raw(JSON.stringify(message));
  }

  /** The last message of the client. */
  get last(): FromClient {
    return this.sent.at(-1)!;
  }
}

export class World implements Around {
  wires: Wire[] = [];
  away = false;
  still = false;
  lang = "en";
  pasts: (number | Error)[] = [];
  recorded: string | null = null;
  private ears = new Set<() => void>();

  socket(): Wire {
    this.wires.push(new Wire());
    return this.wire;
  }

  get wire(): Wire {
    return this.wires.at(-1)!;
  }

  hidden(): boolean {
    return this.away;
  }

  awake(tell: () => void): () => void {
    this.ears.add(tell);
    return () => this.ears.delete(tell);
  }

  /** Somebody looks again. */
  wake(): void {
    for (const tell of this.ears) tell();
  }

  language(): string {
    return this.lang;
  }

  pace(): number {
    return this.still ? 0 : 1;
  }

  async past(_: string, number: number) {
    const wrong = this.pasts.find((found) => found instanceof Error);
    if (wrong) throw wrong;
    this.pasts.push(number);
    return { view: { at: number }, effects: [{ do: "lay" }], told: [null], lines: [], ended: [] };
  }

  async record(): Promise<string> {
    if (this.recorded === null) throw new Error("no record");
    return this.recorded;
  }
}

export class PlainTable extends TableCore {
  state: State = "connecting";
  phase = "";
  seat: number | null = null;
  seats: SeatShown[] = [];
  created: Created | null = null;
  toMove: number | null = null;
  view: Plain | null = null;
  choices: Choice[] = [];
  question: Sentence | null = null;
  mayUndo = false;
  asked: UndoAsked | null = null;
  here: boolean[] = [];
  watching = 0;
  entries: Entry[] = [];
  dealing: Dealing | null = null;
  verdict: Verdict | null = null;
  rematch = "";
  gone = "";
  refusal: Refusal | null = null;
  busy = false;
  hint: Advised[] = [];
  thinking = false;
  frames: Frame[] = [];
  past: Past | null = null;

  constructor(readonly world = new World()) {
    super("t1", "secret", world);
    this.open();
  }

  get wire(): Wire {
    return this.world.wire;
  }

  /** Connect and be greeted. */
  greeted(more: Partial<Welcome> = {}, shown: Partial<Shown> = {}): this {
    this.wire.open();
    this.wire.say(welcome(more, shown));
    return this;
  }
}

export const CREATED: Created = {
  do: "created",
  game: "koikoi",
  options: {},
  seats: ["person", "person"],
  commitment: "c".repeat(64),
  fair: 2,
};

export function moved(seat: number, effects: Plain[] = [{ do: "play", seat }], note = "") {
  return { do: "moved" as const, seat, effects, told: effects.map(() => null), note };
}

export function welcome(more: Partial<Welcome> = {}, shown: Partial<Shown> = {}): Welcome {
  const events = more.events ?? [CREATED, { do: "started" }];
  const since = more.since ?? 0;
  return {
    type: "welcome",
    re: "hello",
    table: "t1",
    seat: 0,
    since,
    proof: "p1",
    ...more,
    events,
    shown: {
      n: since + events.length,
      phase: "running",
      seats: [
        { who: "person", name: "Aiko" },
        { who: "person", name: "" },
      ],
      to_move: 0,
      view: { field: ["1L"], scores: [0, 0] },
      choices: [{ action: 3, name: "1L", what: { do: "play" }, told: { key: "web-ok", args: {} } }],
      question: null,
      may_undo: false,
      asked: null,
      ...shown,
    },
  };
}

export function update(n: number, more: Partial<Update> = {}): Update {
  return { type: "update", n, events: [], phase: "running", to_move: 0, ...more };
}
