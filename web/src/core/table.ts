/** A table as this device sees it: what has happened, how things stand, what may be done. */
import type { Advised, UndoAsked, Choice, Created, FromServer, SeatShown, Sentence } from "../lib/protocol";
import type { Around } from "./around";
import { brokenWord, check, dealingOf, note, part, type Dealing, type Verdict } from "./fair";
import type { Frame, Frames, Plain } from "./frames";
import { FAREWELLS, Line, type Asked, type State } from "./line";
import { Moments } from "./moments";
import { effectsOf, notesAt, NOTHING, recentAt, updated, welcomed } from "./reducer";
import type { Entry, Known, Seen } from "./reducer";
import { Refusal } from "./refusal";
import { say } from "./words";

/** A look back: the decisions made by then, and what was seen. */
export interface Past {
  number: number;
  view: Plain;
  effects: Plain[];
}

/** What can change is laid by who extends this: watched in the browser, plain in tests. `open` begins. */
export abstract class TableCore implements Known {
  n = NOTHING.n;
  proof = NOTHING.proof;
  abstract state: State;
  abstract phase: string;
  abstract seat: number | null;
  abstract seats: SeatShown[];
  abstract created: Created | null;
  abstract toMove: number | null;
  abstract view: Plain | null;
  abstract choices: Choice[];
  abstract question: Sentence | null;
  abstract mayUndo: boolean;
  abstract asked: UndoAsked | null;
  abstract here: boolean[];
  abstract watching: number;
  abstract entries: Entry[];
  /** How the deal comes about, as far as it is known. */
  abstract dealing: Dealing | null;
  /** Whether the match was dealt fairly, some time after it is over. */
  abstract verdict: Verdict | null;
  abstract rematch: string;
  abstract gone: string;
  abstract refusal: Refusal | null;
  /** A decision is on its way. */
  abstract busy: boolean;
  abstract hint: Advised[];
  abstract thinking: boolean;
  /** The moments still to be shown; the first one is on the board. */
  abstract frames: Frame[];
  abstract past: Past | null;
  /** What the game brings to show a move with, as soon as it is here. */
  module: { frames: Frames } | null = null;

  private line!: Line; // from `open` on
  private moments = new Moments(this, () => this.around.pace());
  private deciding: object | null = null;
  private giving = "";
  private checking = false;

  constructor(
    readonly id: string,
    public secret: string,
    private around: Around,
  ) {}

  open(): void {
    this.line = new Line(this.id, this.around, {
      hear: (message) => this.hear(message),
      state: (now) => (this.state = now),
      confused: () => this.forget(),
      greeting: () => ({
        since: this.n,
        proof: this.proof,
        secret: this.secret,
        lang: this.around.language(),
      }),
    });
  }

  get game(): string {
    return this.created?.game ?? "";
  }

  get decisions(): number {
    return this.entries.at(-1)?.decisions ?? 0;
  }

  notesAt(number: number): Record<number, string> {
    return notesAt(this.entries, number);
  }

  /** What happened at the latest decisions that stand, up to the moment that is looked at. */
  get recent(): Plain[] {
    return recentAt(this.entries, this.past?.number);
  }

  /** What ended the match by its rules: the last thing that happened in it. */
  get ending(): Plain | null {
    if (this.phase !== "over" || this.entries.some(({ event }) => event.do === "resigned" && !event.stand_in))
      return null;
    return this.recent.at(-1) ?? null;
  }

  /** The frame on the board, where something is being shown. */
  get frame(): Frame | null {
    return this.frames[0] ?? null;
  }

  close(): void {
    this.moments.stop();
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
      const found = await this.around.past(this.id, number, this.secret);
      this.past = { number, view: found.view as Plain, effects: found.effects as Plain[] };
    } catch (error) {
      if (error instanceof Refusal) this.refusal = error;
    }
  }

  // -- what the server says -----------------------------------------------------------------------------

  private hear(message: FromServer): void {
    if (message.type === "welcome") {
      const before = this.n > 0 ? this.view : null;
      this.learn(welcomed(this, message), before, message.events, message.secret);
      if (!before) this.frames = [];
      if (message.ahead) this.refusal = new Refusal("ahead", say("remote-set-back"));
    } else if (message.type === "update") {
      this.learn(updated(this, message), this.view, message.events, message.secret);
    } else if (message.type === "presence") [this.here, this.watching] = [message.seats, message.watching];
    else if (message.type === "hinted") this.hint = message.n === this.n ? message.best : [];
    else if (message.type === "bye") {
      if (FAREWELLS.has(message.why)) this.gone = message.why;
    } else if (message.type === "refused") {
      if (message.missing) this.hear(message.missing);
      if (message.re === "hello") {
        this.refusal = new Refusal(message.key, message.text, message.clause);
        this.gone = message.key;
        this.line.close();
      }
    }
  }

  /** Take over what is known now, and show the way there from the view before. */
  private learn(known: Known, before: Plain | null, events: Seen[], secret = ""): void {
    this.settled();
    if (events.length) this.hint = [];
    Object.assign(this, known);
    this.deal(secret);
    if (before && this.view && this.view !== before) this.play(before, effectsOf(events), this.view);
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
    const record = await this.around.record(this.id, this.secret).catch(() => null);
    this.verdict = check(this.id, this.seat, dealing, secret, record);
  }

  // -- showing what happened ----------------------------------------------------------------------------

  /** Show the way from one view to another, moment by moment. */
  private play(before: Plain, effects: Plain[], after: Plain): void {
    const made = effects.length && this.module ? this.module.frames(before, effects, after) : [];
    this.moments.add(made, { still: this.around.hidden(), over: this.phase === "over" });
  }

  /** Go on to the next moment. */
  next(): void {
    this.moments.next();
  }

  /** Show at once how things stand, but for pages that wait for a person. */
  hurry(): void {
    this.moments.hurry();
  }
}
