/** A turn, moment by moment: a tile held up, laid, another one drawn; a lantern set down; a wish come true. */
import type { Frame, Plain } from "../contract";
import { cellName, readCell, run } from "./grid";

const HELD = 650;
const LAID = 800;
const LIT = 900;
const SHORT = 350;
const BLOOM = 1700;

/** The moments between two views. Things only change their place; what that means the server has decided. */
export function frames(before: Plain, effects: Plain[], after: Plain): Frame[] {
  const made: Frame[] = [];
  let view = before;
  for (const effect of effects) {
    if (effect.do === "over") {
      made.push({ view: after, effect, hold: true });
      continue;
    }
    const change = changes[effect.do as string];
    if (!change) continue;
    view = { ...view, ...change(view, effect) };
    const pause = pauses[effect.do as string] ?? 0;
    const own = effect.seat === before.seat && ["tile", "lay", "lantern", "place", "aim"].includes(effect.do);
    if (pause && !own) made.push({ view, effect, pause });
  }
  return made;
}

/** How long each is looked at; what one did with one's own hand needs no second look. */
const pauses: Record<string, number> = {
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

const changes: Record<string, (view: Plain, effect: Plain) => Plain> = {
  tile: (view, { seat, tile }) => ({ ...dropped(view, seat, tile), chosen: tile, phase: "cell" }),
  lay: (view, effect) => ({
    chosen: null,
    chosen_cell: null,
    garden: [...view.garden, effect],
    fields: { ...view.fields, ...laid(effect) },
  }),
  lift: (view) => ({ lantern: { ...view.lantern, place: "rest", direction: null, tile: null, field: null } }),
  take: (view, { seat, tile, place }) => ({
    ...taken(view, seat, tile),
    display: (view.display as unknown[]).map((shown, at) => (at === place - 1 ? null : shown)),
  }),
  "take-discard": (view, { seat, tile }) => ({
    ...taken(view, seat, tile),
    discard: view.discard.slice(0, -1),
  }),
  fill: (view, { place, tile }) => ({
    pile: view.pile - 1,
    display: (view.display as unknown[]).map((shown, at) => (at === place - 1 ? tile : shown)),
  }),
  lantern: () => ({ phase: "place" }),
  place: (_, { place, tile, field }) => ({
    phase: "aim",
    lantern: { place, tile, field, direction: null },
  }),
  aim: (view, { direction }) => ({ lantern: { ...view.lantern, direction } }),
  discard: (view, { seat, tile }) => ({ ...dropped(view, seat, tile), discard: [...view.discard, tile] }),
  remove: (view, { seat, tile }) => ({ ...dropped(view, seat, tile), removed: [...view.removed, tile] }),
  fulfil: (view, { seat, wish }) => ({
    scores: (view.scores as number[]).map((points) => points + 1),
    fulfilled: (view.fulfilled as string[][]).map((done, at) => (at === seat ? [...done, wish] : done)),
    wishes: seat === view.seat ? view.wishes.filter((held: string) => held !== wish) : view.wishes,
  }),
  wish: (view, { seat, wish }) => ({
    wishes: seat === view.seat ? [...view.wishes, wish] : view.wishes,
    stack_counts: (view.stack_counts as number[]).map((count, at) => (at === seat ? count - 1 : count)),
  }),
};

/** The fields of a tile by the cells they lie on. */
function laid({ cell, direction, tile }: Plain): Record<string, string> {
  return Object.fromEntries(run(readCell(cell), direction).map((spot, k) => [cellName(spot), tile[k]]));
}

/** A hand without a tile. */
function dropped(view: Plain, seat: number, tile: string): Plain {
  const without = (tiles: string[]) => tiles.filter((_, at) => at !== tiles.indexOf(tile));
  return {
    hand: seat === view.seat && view.hand ? without(view.hand) : view.hand,
    hand_counts: (view.hand_counts as number[]).map((count, at) => (at === seat ? count - 1 : count)),
    known_hands: (view.known_hands as string[][]).map((known, at) => (at === seat ? without(known) : known)),
  };
}

/** A hand with a tile more, which everybody saw. */
function taken(view: Plain, seat: number, tile: string): Plain {
  return {
    hand: seat === view.seat && view.hand ? [...view.hand, tile] : view.hand,
    hand_counts: (view.hand_counts as number[]).map((count, at) => (at === seat ? count + 1 : count)),
    known_hands: (view.known_hands as string[][]).map((known, at) =>
      at === seat ? [...known, tile] : known,
    ),
  };
}
