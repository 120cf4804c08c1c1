/** The table of a page: what the core knows of it, watched. */
import { TableCore, type Past } from "../core/table";
import type { Dealing, Verdict } from "../core/fair";
import type { Frame, Plain } from "../core/frames";
import type { State } from "../core/line";
import type { Entry } from "../core/reducer";
import type { Refusal } from "../core/refusal";
import { browser } from "./browser";
import type { Advised, UndoAsked, Choice, Created, SeatShown, Sentence } from "./protocol";

export class Table extends TableCore {
  state = $state<State>("connecting");
  phase = $state("");
  seat = $state<number | null>(null);
  seats = $state.raw<SeatShown[]>([]);
  created = $state.raw<Created | null>(null);
  toMove = $state<number | null>(null);
  view = $state.raw<Plain | null>(null);
  choices = $state.raw<Choice[]>([]);
  question = $state.raw<Sentence | null>(null);
  mayUndo = $state(false);
  asked = $state.raw<UndoAsked | null>(null);
  here = $state.raw<boolean[]>([]);
  watching = $state(0);
  entries = $state.raw<Entry[]>([]);
  dealing = $state.raw<Dealing | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  rematch = $state("");
  gone = $state("");
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  hint = $state.raw<Advised[]>([]);
  thinking = $state(false);
  frames = $state.raw<Frame[]>([]);
  past = $state.raw<Past | null>(null);

  constructor(id: string, secret: string) {
    super(id, secret, browser);
    this.open();
  }
}
