/**
 * What a game brings to the table in the browser. It knows no rule: it draws what the server says may be seen, and offers
 * the choices that the server lists. What there is to say about it comes as sentences from the server.
 */
import type { Component } from "svelte";
import type { Choice } from "../core/choices";
import type { AnyFacts, Facts, Frames, Plain } from "../core/frames";
import type { Value } from "../core/options";
import type { Teller } from "../core/teller";
import type { Drawn } from "../core/telling";
import type * as protocol from "../lib/protocol";

export type { Frame, Plain } from "../core/frames";
export type { Teller } from "../core/teller";

/** All that a board may draw. */
export interface Scene<F extends Facts = AnyFacts> {
  game: string;
  options: Plain;
  /** What the viewer sees at this moment; while something moves, a moment on the way. */
  view: F["view"];
  /** The legal decisions of the viewer; none while it is not the viewer's turn, while things move, or in the past. */
  choices: Choice<F>[];
  /** What happens just now. */
  effect: F["effect"] | null;
  /** What was decided last, the latest at the end: the effects of some decisions up to this moment. */
  recent: F["effect"][];
  /** What a strong player would do, the best first, where a hint was asked for. */
  hint: protocol.Advised[];
  /** Names to call the seats by, and who looks. */
  teller: Teller;
  /** Whether this is a look back, a record, or a table one only watches. */
  past: boolean;
  /** What people added to decisions, by the number of the decision, counted from 0 in the match. */
  notes: Record<number, string>;
}

export interface BoardProps<F extends Facts = AnyFacts> {
  scene: Scene<F>;
  /** Make a decision. `note` is what a person adds, such as the place of a lantern. */
  decide: (action: number, note?: string) => void;
  /** Ask something else than the game asks, as long as it is not empty: where the piece goes that is held. */
  say?: ((sentence: string) => void) | undefined;
  /** Take one's last decision back; missing where that is not free. */
  back?: (() => void) | undefined;
  /** After a match: what both wished, turn by turn; missing where that is not told. */
  reading?: (() => Promise<protocol.TurnRead[]>) | undefined;
}

export interface PageProps<F extends Facts = AnyFacts> {
  scene: Scene<F>;
  effect: F["effect"];
  /** The same in a sentence; empty at the end of the match, which is told above it. */
  told: string;
  reading?: (() => Promise<protocol.TurnRead[]>) | undefined;
}

/** An option that is chosen from pictures when a table is set up. */
export interface PickerProps {
  value: Value;
  values: Value[];
  choose: (value: Value) => void;
}

/** Beside the set-up of a match: the options chosen so far. */
export interface SetUpProps {
  options: Record<string, Value>;
}

/** How a game stands on the start page, before anything else of it is fetched. */
export interface Door {
  /** In the order of the doors. */
  place: number;
  /** What its pane shows, as SVG. */
  motif: () => string;
  /** The options of somebody's very first match, where those printed would make it a long one. */
  first?: Record<string, Value>;
}

export interface GameModule<F extends Facts = AnyFacts> {
  Board: Component<BoardProps<F>>;
  /** Whether nothing is hidden, so that a shared device changes hands without a curtain. */
  open: boolean;
  /** Whether advice is told in points at once, and not as a chance to win. */
  inPoints?: boolean;
  /** How pieces of these kinds are drawn among words. */
  pieces?: { kinds: string[]; Piece: Component<Drawn> };
  /** Ask for what the board will want, as soon as there is a view. */
  prepare?: (view: F["view"]) => void;
  /** The count of a round or of the match, laid out; shown for a frame that holds. */
  Page: Component<PageProps<F>>;
  /** After a match: what both could know of each other, turn by turn. */
  Reading?: Component<{ scene: Scene<F>; reading: () => Promise<protocol.TurnRead[]> }>;
  frames: Frames<F>;
  /** The points of every seat as they stand, where the game has any. */
  scores(view: F["view"]): (number | null)[];
}
