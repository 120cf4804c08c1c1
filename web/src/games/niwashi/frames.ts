/** A turn, moment by moment: a tile held up, laid, another one drawn; a lantern set down; a wish come true. */
import type { Frame } from "../contract";
import type { Effect, Facts, TileLaid, View } from "./facts";

const HELD = 650;
const LAID = 800;
const LIT = 900;
const SHORT = 350;
const BLOOM = 1700;

/** The moments between two views. Things only change their place; what that means the server has decided. */
export function frames(before: View, effects: Effect[], after: View): Frame<Facts>[] {
  const made: Frame<Facts>[] = [];
  let view = before;
  for (const effect of effects) {
    if (effect.do === "over") {
      made.push({ view: after, effect, hold: true });
      continue;
    }
    view = { ...view, ...change(view, effect) };
    const pause = pauses[effect.do] ?? 0;
    const own = "seat" in effect && effect.seat === before.seat && OWN.includes(effect.do);
    if (pause && !own) made.push({ view, effect, pause });
  }
  return made;
}

/** What one does with one's own hand needs no second look. */
const OWN = ["tile", "lay", "lantern", "place", "aim"];

/** How long each is looked at. */
const pauses: Partial<Record<Effect["do"], number>> = {
  tile: HELD,
  lay: LAID,
  lantern: HELD,
  place: LIT,
  aim: LIT,
  lift: SHORT,
  take: SHORT,
  "take-discard": SHORT,
  fill: SHORT,
  discard: SHORT,
  fulfil: BLOOM,
  wish: HELD,
};

/** What of a view is other after something happened. */
function change(view: View, effect: Effect): Partial<View> {
  switch (effect.do) {
    case "tile":
      return { ...dropped(view, effect.seat, effect.tile), chosen: effect.tile, phase: "cell" };
    case "lay":
      return {
        chosen: null,
        chosen_cell: null,
        garden: [...view.garden, effect],
        fields: { ...view.fields, ...laid(effect) },
      };
    case "lift":
      return { lantern: { place: "rest", direction: null, tile: null, field: null } };
    case "take":
      return { ...taken(view, effect.seat, effect.tile), display: shown(view, effect.place, null) };
    case "take-discard":
      return { ...taken(view, effect.seat, effect.tile), discard: view.discard.slice(0, -1) };
    case "fill":
      return { pile: view.pile - 1, display: shown(view, effect.place, effect.tile) };
    case "lantern":
      return { phase: "place" };
    case "place": {
      const { place, tile, field } = effect;
      return { phase: "aim", lantern: { place, tile, field, direction: null } };
    }
    case "aim":
      return { lantern: { ...view.lantern, direction: effect.direction } };
    case "discard":
      return { ...dropped(view, effect.seat, effect.tile), discard: [...view.discard, effect.tile] };
    case "remove":
      return { ...dropped(view, effect.seat, effect.tile), removed: [...view.removed, effect.tile] };
    case "fulfil":
      return {
        scores: view.scores.map((points) => points + 1),
        fulfilled: at(view.fulfilled, effect.seat, (done) => [...done, effect.wish]),
        wishes: own(view, effect.seat, view.wishes, (held) => held.filter((wish) => wish !== effect.wish)),
        wish_counts: at(view.wish_counts, effect.seat, (count) => count - 1),
      };
    case "wish": {
      const { seat, wish } = effect;
      return {
        wishes: own(view, seat, view.wishes, (held) => (wish ? [...held, wish] : held)),
        wish_counts: at(view.wish_counts, seat, (count) => count + 1),
        stack_counts: at(view.stack_counts, seat, (count) => count - 1),
      };
    }
    default:
      return {};
  }
}

/** A list with another entry for a seat. */
function at<Entry>(list: Entry[], seat: number, change: (entry: Entry) => Entry): Entry[] {
  return list.map((entry, number) => (number === seat ? change(entry) : entry));
}

/** What the viewer holds, changed where the seat is its own. */
function own(view: View, seat: number, held: string[] | null, change: (held: string[]) => string[]) {
  return seat === view.seat && held ? change(held) : held;
}

/** The display with another tile on a place. */
function shown(view: View, place: number, tile: string | null): (string | null)[] {
  return at(view.display, place - 1, () => tile);
}

/** The fields of a tile by the cells they lie on. */
function laid({ cells, tile }: TileLaid): Record<string, string> {
  return Object.fromEntries(cells.map((cell, k) => [cell, tile.charAt(k)]));
}

/** A hand without a tile. */
function dropped(view: View, seat: number, tile: string): Partial<View> {
  const without = (tiles: string[]) => tiles.filter((_, number) => number !== tiles.indexOf(tile));
  return hands(view, seat, -1, without);
}

/** A hand with a tile more, which everybody saw. */
function taken(view: View, seat: number, tile: string): Partial<View> {
  return hands(view, seat, 1, (tiles) => [...tiles, tile]);
}

/** Another hand of a seat, as far as it can be seen. */
function hands(view: View, seat: number, more: number, change: (tiles: string[]) => string[]): Partial<View> {
  return {
    hand: own(view, seat, view.hand, change),
    hand_counts: at(view.hand_counts, seat, (count) => count + more),
    known_hands: at(view.known_hands, seat, change),
  };
}
