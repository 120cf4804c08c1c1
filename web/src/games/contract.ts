/**
 * What a game brings to the table in the browser. It knows no rule: it draws what the server says may be seen, says what
 * happened, and offers the choices that the server lists.
 */
import type { Component } from "svelte";
import type { Value } from "../lib/options";
import type { Advised, Choice, TurnRead } from "../lib/protocol";
import type { Args } from "../lib/words.svelte";

// The view of a game and what happens in it are plain data whose form is the game's own (docs/formats.md).
/* eslint-disable-next-line @typescript-eslint/no-explicit-any */
export type Plain = Record<string, any>;

/** Says things about seats in the words of the viewer: “You take …”, “Ben takes …”. */
export interface Teller {
  /** The seat whose eyes see this; null for a spectator. */
  you: number | null;
  say(key: string, args?: Args): string;
  /** The sentence KEY for another seat, KEY-you for one's own; `who` is filled in. */
  person(key: string, seat: number, args?: Args): string;
  /** The name of a seat: “you” for one's own. */
  called(seat: number): string;
  /** The name of a seat where it stands alone: “You” for one's own. */
  title(seat: number): string;
  /** The name of a seat, also for one's own. */
  name(seat: number): string;
}

/** All that a board may draw. */
export interface Scene {
  game: string;
  options: Plain;
  /** What the viewer sees at this moment; while something moves, a moment on the way. */
  view: Plain;
  /** The legal decisions of the viewer; none while it is not the viewer's turn, while things move, or in the past. */
  choices: Choice[];
  /** What happens just now. */
  effect: Plain | null;
  /** What was decided last, the latest at the end: the effects of some decisions up to this moment. */
  recent: Plain[];
  /** What a strong player would do, the best first, where a hint was asked for. */
  hint: Advised[];
  /** Names to call the seats by, and who looks. */
  teller: Teller;
  /** Whether this is a look back, a record, or a table one only watches. */
  past: boolean;
  /** What people added to decisions, by the number of the decision, counted from 0 in the match. */
  notes: Record<number, string>;
}

export interface BoardProps {
  scene: Scene;
  /** Make a decision. `note` is what a person adds, such as the place of a lantern. */
  decide: (action: number, note?: string) => void;
  /** Take one's last decision back; missing where that is not free. */
  back?: (() => void) | undefined;
  /** After a match of Niwashi: what both wished, turn by turn; missing where that is not told. */
  reading?: (() => Promise<TurnRead[]>) | undefined;
}

/** A moment of a move: what is seen then, and what happens. `hold` waits for the person (the count of a round). */
export interface Frame {
  view: Plain;
  effect: Plain | null;
  hold?: boolean;
  /** Milliseconds until the next one; 450 unless said. */
  pause?: number;
}

export interface PageProps {
  scene: Scene;
  effect: Plain;
  reading?: (() => Promise<TurnRead[]>) | undefined;
}

/** An option that is chosen from pictures when a table is set up. */
export interface PickerProps {
  value: Value;
  values: Value[];
  choose: (value: Value) => void;
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** Whether nothing is hidden, so that a shared device changes hands without a curtain. */
  open: boolean;
  /** Ask for what the board will want, as soon as there is a view. */
  prepare?: (view: Plain) => void;
  /** The count of a round or of the match, laid out; shown for a frame that holds. */
  Page: Component<PageProps>;
  /** The moments between two views, the last one being `after`. */
  frames(before: Plain, effects: Plain[], after: Plain): Frame[];
  /** What happened, in a sentence; null for what only a board shows. */
  tell(effect: Plain, teller: Teller): string | null;
  /** A decision in words. */
  choice(what: Plain, teller: Teller): string;
  /** What the viewer is asked to do now, in a sentence. */
  ask(scene: Scene): string;
  /** The table in sentences, for who does not see it. */
  lines(scene: Scene): string[];
  /** The points of every seat as they stand, where the game has any. */
  scores(view: Plain): (number | null)[];
}
