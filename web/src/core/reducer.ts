/** What a device knows of a table, and how that grows with what the server says. */
import type {
  UndoAsked,
  Choice,
  Created,
  SeatShown,
  Sentence,
  Shown,
  Update,
  Welcome,
} from "../lib/protocol";
import type { Plain } from "./frames";

export type Seen = Update["events"][number];

/** One thing that happened, with what is needed to tell it. `decisions` counts those made up to then. */
export interface Entry {
  n: number;
  event: Seen;
  decisions: number;
}

export interface Known {
  /** The number of the last event, and the proof that came with it. */
  n: number;
  proof: string;
  phase: string;
  seat: number | null;
  seats: SeatShown[];
  created: Created | null;
  toMove: number | null;
  view: Plain | null;
  choices: Choice[];
  /** What is asked; when the match is over, how it ended. */
  question: Sentence | null;
  mayUndo: boolean;
  asked: UndoAsked | null;
  entries: Entry[];
  /** The table where the same people play again. */
  rematch: string;
}

/** What is known before the first word. */
export const NOTHING: Known = {
  n: 0,
  proof: "",
  phase: "",
  seat: null,
  seats: [],
  created: null,
  toMove: null,
  view: null,
  choices: [],
  question: null,
  mayUndo: false,
  asked: null,
  entries: [],
  rematch: "",
};

/** After a welcome: what is newer than `since` is told anew. */
export function welcomed(known: Known, { since, events, seat, shown, proof }: Welcome): Known {
  const before = known.entries.filter((entry) => entry.n <= since);
  return {
    ...grown(before, known, since, events),
    ...standing(shown),
    n: shown.n,
    proof: proof ?? "",
    seat,
    seats: shown.seats,
    view: (shown.view ?? null) as Plain | null,
  };
}

/** After an update: of the view only the parts that changed are told, unless it is whole. */
export function updated(known: Known, message: Update): Known {
  const parts = message.view as Plain | null | undefined;
  return {
    ...grown(known.entries, known, message.n - message.events.length, message.events),
    ...standing(message),
    n: message.n,
    proof: message.proof ?? "",
    seat: known.seat,
    seats: message.seats ?? known.seats,
    view: parts ? (message.whole || !known.view ? parts : { ...known.view, ...parts }) : known.view,
  };
}

function standing(said: Shown | Update) {
  return {
    phase: said.phase,
    toMove: said.to_move,
    choices: said.choices ?? [],
    question: said.question ?? null,
    mayUndo: said.may_undo ?? false,
    asked: said.asked ?? null,
  };
}

function grown(entries: Entry[], { created, rematch }: Known, from: number, events: Seen[]) {
  let decisions = entries.at(-1)?.decisions ?? 0;
  const added = events.map((event, at): Entry => {
    if (event.do === "created") created = event;
    else if (event.do === "moved") decisions += 1;
    else if (event.do === "took-back") decisions = event.to;
    else if (event.do === "rematch") rematch = event.table;
    return { n: from + at + 1, event, decisions };
  });
  return { created, rematch, entries: added.length ? [...entries, ...added] : entries };
}

/** What people added to the decisions before this one, but for those taken back. */
export function notesAt(entries: Entry[], number: number): Record<number, string> {
  const found: Record<number, string> = {};
  for (const { event, decisions } of entries) {
    if (event.do === "took-back")
      for (const at of Object.keys(found).map(Number)) if (at >= decisions) delete found[at];
    if (event.do === "moved" && event.note && decisions <= number) found[decisions - 1] = event.note;
  }
  return found;
}

const RECENT = 24; // decisions that a board may still show

/** What happened at the latest decisions that stand, up to so many. */
export function recentAt(entries: Entry[], number = Infinity): Plain[] {
  const made: Plain[][] = [];
  for (const { event } of entries) {
    if (event.do === "moved") made.push(event.effects as Plain[]);
    else if (event.do === "took-back") made.length = event.to;
  }
  const end = Math.min(number, made.length);
  return made.slice(Math.max(end - RECENT, 0), end).flat();
}

/** What another seat did last, since this one decided: the sentences of its turn, as far as it stands. */
export function toldBy(entries: Entry[], seat: number | null): Sentence[] {
  const made: { seat: number; told: (Sentence | null)[] }[] = [];
  for (const { event } of entries) {
    if (event.do === "moved") made.push(event);
    else if (event.do === "took-back") made.length = event.to;
  }
  const last = made.at(-1)?.seat;
  if (last === seat) return [];
  return made
    .slice(made.findLastIndex((event) => event.seat !== last) + 1)
    .flatMap(({ told }) => told.filter((line) => line !== null));
}

/** What others said after an event. */
export function saidSince(entries: Entry[], n: number, seat: number | null): Entry[] {
  return entries.filter(({ n: at, event }) => at > n && event.do === "said" && event.seat !== seat);
}

const sentences = new WeakMap<object, Sentence>();

/** What happened at the decisions among these events; each is remembered with its sentence. */
export function effectsOf(events: Seen[]): Plain[] {
  return events.flatMap((event) => {
    if (event.do !== "moved") return [];
    event.told.forEach((told, at) => told && sentences.set(event.effects[at] as object, told));
    return event.effects as Plain[];
  });
}

/** What there is to say of something that happened just now. */
export function sentenceOf(effect: object): Sentence | null {
  return sentences.get(effect) ?? null;
}
