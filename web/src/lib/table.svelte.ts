/** A table as this device sees it: what has happened, how things stand, what may be done. */
import type { Frame, GameModule, Plain } from "../games/contract";
import { api, Refusal } from "./api";
import { brokenWord, check, dealingOf, note, part, type Dealing, type Verdict } from "./fair";
import { FAREWELLS, Line, type Asked, type State } from "./line";
import type { Advised, AskedBack, Choice, Created, FromServer, SeatShown, Update, Welcome } from "./protocol";
import { moves } from "./settings.svelte";
import { language, say } from "./words.svelte";

export type Seen = Update["events"][number];
const PAUSE = 450; // milliseconds of a frame
const RECENT = 24; // decisions that a board may still show

/** One thing that happened, with what is needed to tell it. `decisions` counts those made up to then. */
export interface Entry {
  n: number;
  event: Seen;
  decisions: number;
}

export class Table {
  state = $state<State>("connecting");
  phase = $state("");
  seat = $state<number | null>(null);
  seats = $state.raw<SeatShown[]>([]);
  created = $state.raw<Created | null>(null);
  toMove = $state<number | null>(null);
  view = $state.raw<Plain | null>(null);
  choices = $state.raw<Choice[]>([]);
  mayUndo = $state(false);
  asked = $state.raw<AskedBack | null>(null);
  here = $state.raw<boolean[]>([]);
  watching = $state(0);
  entries = $state.raw<Entry[]>([]);
  /** How the deal comes about, as far as it is known. */
  dealing = $state.raw<Dealing | null>(null);
  /** Whether the match was dealt fairly, some time after it is over. */
  verdict = $state.raw<Verdict | null>(null);
  rematch = $state("");
  gone = $state("");
  refusal = $state.raw<Refusal | null>(null);
  /** A decision is on its way. */
  busy = $state(false);
  hint = $state.raw<Advised[]>([]);
  thinking = $state(false);
  /** The moments still to be shown; the first one is on the board. */
  frames = $state.raw<Frame[]>([]);
  /** A look back: the decisions made by then, and what was seen. */
  past = $state.raw<{ number: number; view: Plain; effects: Plain[] } | null>(null);

  private line: Line;
  private n = 0;
  private proof = ""; // that came with this number
  private timer = 0;
  private deciding: object | null = null;
  private giving = "";
  private checking = false;
  module: GameModule | null = null;

  constructor(
    readonly id: string,
    public secret: string,
  ) {
    this.line = new Line(id, {
      hear: (message) => this.hear(message),
      state: (now) => (this.state = now),
      confused: () => this.forget(),
      greeting: () => ({ since: this.n, proof: this.proof, secret: this.secret, lang: language() }),
    });
  }

  get game(): string {
    return this.created?.game ?? "";
  }

  get decisions(): number {
    return this.entries.at(-1)?.decisions ?? 0;
  }

  /** What people added to the decisions before this one, but for those taken back. */
  notesAt(number: number): Record<number, string> {
    const found: Record<number, string> = {};
    for (const { event, decisions } of this.entries) {
      if (event.do === "took-back")
        for (const at of Object.keys(found).map(Number)) if (at >= decisions) delete found[at];
      if (event.do === "moved" && event.note && decisions <= number) found[decisions - 1] = event.note;
    }
    return found;
  }

  /** What happened at the latest decisions that stand, up to the moment that is looked at. */
  get recent(): Plain[] {
    const made: Plain[][] = [];
    for (const { event } of this.entries) {
      if (event.do === "moved") made.push(event.effects as Plain[]);
      else if (event.do === "took-back") made.length = event.to;
    }
    const end = this.past?.number ?? made.length;
    return made.slice(Math.max(end - RECENT, 0), end).flat();
  }

  /** The frame on the board, where something is being shown. */
  get frame(): Frame | null {
    return this.frames[0] ?? null;
  }

  close(): void {
    clearTimeout(this.timer);
    this.line.close();
  }

  /** Forget everything and ask the server how things stand. */
  refresh(): void {
    this.forget();
    this.view = null;
    this.line.again();
  }

  private forget(): void {
    this.n = 0;
    this.proof = "";
    this.entries = [];
    this.frames = [];
    this.past = null;
  }

  // -- requests -------------------------------------------------------------------------------------------

  /** Ask for something; a refusal is shown and nothing is lost. True where it was done. */
  async ask(request: Asked): Promise<boolean> {
    this.refusal = null;
    const answer = await this.line.ask(request);
    if (answer.type !== "refused") return true;
    this.refusal = new Refusal(answer.key, answer.text, answer.clause);
    return false;
  }

  async decide(action: number, note = ""): Promise<void> {
    if (this.busy) return;
    const mine = (this.deciding = {});
    this.busy = true;
    this.hint = [];
    try {
      await this.ask({ type: "move", base: this.n, action, note });
    } finally {
      if (this.deciding === mine) this.settled();
    }
  }

  /** No decision is on its way any more: it was answered, or things stand differently now. */
  private settled(): void {
    this.deciding = null;
    this.busy = false;
  }

  async advise(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      await this.ask({ type: "hint" });
    } finally {
      this.thinking = false;
    }
  }

  /** Look at the table as it was after some decisions; at the latest one the look back ends. */
  async lookAt(number: number): Promise<void> {
    if (number >= this.decisions || number < 0) {
      this.past = null;
      return;
    }
    try {
      const found = await api.tablePast(this.id, number, this.secret);
      this.past = { number, view: found.view as Plain, effects: found.effects as Plain[] };
    } catch (error) {
      if (error instanceof Refusal) this.refusal = error;
    }
  }

  // -- what the server says -----------------------------------------------------------------------------

  private hear(message: FromServer): void {
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "update") this.update(message);
    else if (message.type === "presence") [this.here, this.watching] = [message.seats, message.watching];
    else if (message.type === "hinted") this.hint = message.n === this.n ? message.best : [];
    else if (message.type === "bye") {
      if (FAREWELLS.has(message.why)) this.gone = message.why;
    } else if (message.type === "refused") {
      if (message.missing) this.welcome(message.missing);
      if (message.re === "hello") {
        this.refusal = new Refusal(message.key, message.text, message.clause);
        this.gone = message.key;
        this.line.close();
      }
    }
  }

  private welcome(message: Welcome): void {
    if (message.since < this.n) {
      this.entries = this.entries.filter((entry) => entry.n <= message.since);
    }
    const { shown } = message;
    this.settled();
    this.seat = message.seat;
    const before = this.view;
    const known = this.n > 0;
    this.n = message.since;
    this.add(message.events);
    this.n = shown.n;
    this.proof = message.proof ?? "";
    if (message.ahead) this.refusal = new Refusal("ahead", say("remote-set-back"), "");
    this.seats = shown.seats;
    this.standing(shown.phase, shown.to_move, shown.choices, shown.may_undo, shown.asked ?? null);
    this.deal(message.secret ?? "");
    const after = (shown.view ?? null) as Plain | null;
    this.view = after;
    if (known && before && after) this.play(before, message.events, after);
    else this.frames = [];
  }

  private update(message: Update): void {
    const before = this.view;
    this.settled();
    this.n = message.n - message.events.length;
    this.add(message.events);
    this.n = message.n;
    this.proof = message.proof ?? "";
    if (message.seats) this.seats = message.seats;
    this.standing(
      message.phase,
      message.to_move,
      message.choices ?? [],
      message.may_undo ?? false,
      message.asked ?? null,
    );
    this.deal(message.secret ?? "");
    if (message.view !== null && message.view !== undefined) {
      const parts = message.view as Plain;
      this.view = message.whole || !before ? parts : { ...before, ...parts };
      if (before) this.play(before, message.events, this.view);
    }
  }

  /** Add this device's part to the deal when it is time, and check all of it when the match is over. */
  private deal(secret: string): void {
    if (this.dealing === null || !this.dealing.dealt) {
      this.dealing = dealingOf(this.entries.map((entry) => entry.event));
      if (this.dealing) {
        note(this.id, this.seat, this.dealing);
        this.verdict = brokenWord(this.id, this.seat, this.dealing);
      }
    }
    this.give();
    if (secret && !this.checking && this.dealing) {
      this.checking = true;
      void this.judge(this.dealing, secret);
    }
  }

  private give(): void {
    const { dealing, seat } = this;
    if (dealing === null || seat === null) return;
    const wanted = `${dealing.number}/${dealing.owed(seat)}`;
    if (this.giving === wanted) return;
    const parts = part(this.id, seat, dealing);
    if (parts === null) return;
    this.giving = wanted;
    const { commitment } = dealing;
    const request: Asked =
      "nonce" in parts ? { type: "nonce", commitment, ...parts } : { type: "promise", commitment, ...parts };
    void this.line.ask(request).finally(() => (this.giving = ""));
  }

  private async judge(dealing: Dealing, secret: string): Promise<void> {
    const record = await api.record(this.id, this.secret).catch(() => null);
    this.verdict = check(this.id, this.seat, dealing, secret, record);
  }

  private standing(
    phase: string,
    toMove: number | null,
    choices: Choice[],
    mayUndo: boolean,
    asked: AskedBack | null,
  ) {
    this.phase = phase;
    this.toMove = toMove;
    this.choices = choices;
    this.mayUndo = mayUndo;
    this.asked = asked;
  }

  private add(events: Seen[]): void {
    let decisions = this.decisions;
    const added: Entry[] = [];
    for (const event of events) {
      this.n += 1;
      if (event.do === "created") this.created = event;
      else if (event.do === "moved") {
        decisions += 1;
      } else if (event.do === "took-back") decisions = event.to;
      else if (event.do === "rematch") this.rematch = event.table;
      added.push({ n: this.n, event, decisions });
    }
    if (added.length) {
      this.entries = [...this.entries, ...added];
      this.hint = [];
    }
  }

  // -- showing what happened ----------------------------------------------------------------------------

  /** Show the way from one view to another, moment by moment. */
  private play(before: Plain, events: Seen[], after: Plain): void {
    const effects = events.flatMap((event) => (event.do === "moved" ? (event.effects as Plain[]) : []));
    const made = effects.length && this.module ? this.module.frames(before, effects, after) : [];
    const shown = moves() && !document.hidden ? made : made.filter((frame) => frame.hold);
    const idle = this.frames.length === 0;
    this.frames = [...this.frames, ...shown];
    if (idle) this.tick();
  }

  private tick(): void {
    clearTimeout(this.timer);
    const frame = this.frame;
    if (frame && !frame.hold) this.timer = setTimeout(() => this.next(), frame.pause ?? PAUSE);
  }

  /** Go on to the next moment. */
  next(): void {
    this.frames = this.frames.slice(1);
    this.tick();
  }

  /** Show at once how things stand, but for pages that wait for a person. */
  hurry(): void {
    this.frames = this.frames.filter((frame) => frame.hold);
    this.tick();
  }
}

/** What to call a seat: its name, or what sits there. */
export function nameOf(seats: SeatShown[], seat: number): string {
  const shown = seats[seat];
  if (!shown) return say("play-person", { number: seat + 1 });
  if (shown.name) return shown.name;
  if (shown.who === "person" || shown.who === "open") return say("play-person", { number: seat + 1 });
  return botName(seats, seat);
}

const BOTS = ["Roji", "Matsu", "Ume", "Take", "Kiku", "Momiji"]; // a path, a pine, a plum, a bamboo, a chrysanthemum, a maple

/** Bots without a name are called after plants, in the order of their seats. */
function botName(seats: SeatShown[], seat: number): string {
  const before = seats
    .slice(0, seat)
    .filter((shown) => shown.who !== "person" && shown.who !== "open").length;
  return BOTS[before % BOTS.length] ?? "Roji";
}
