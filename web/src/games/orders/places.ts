/**
 * Where every card lies. Each card exists twice, so a card on the table has a number of its own, which it keeps while it
 * goes from a hand to the row and on; in the row it keeps its place, too.
 */
import type { Effect, Reason, View } from "./facts";
import { less } from "./frames";

/** The places of the row; more cards than that lie there only while somebody swaps. */
export const ROW = 12;

export interface Placed {
  /** Its number. */
  id: number;
  card: string;
  /** Where it comes from when it is new: the stack, or a seat. */
  from: string;
  /** When it came to lie where it lies. */
  since: number;
}

/** A card of the own hand and the group of the count in which it is. */
export interface Held extends Placed {
  group: Reason | null;
  /** Whether the group begins or ends with it, and of how many cards it is. */
  first: boolean;
  last: boolean;
  of: number;
  /** Whether it begins the second line, where one is too short. */
  breaks: boolean;
  /** Whether everybody knows of it. */
  known: boolean;
}

export interface Places {
  row: (Placed | null)[];
  hand: Held[];
  /** By seat the cards it is known to hold, each in its place; none for the viewer's own. */
  known: (Placed | null)[][];
}

/** Follows the cards from view to view. */
export class Follower {
  private row: (Placed | null)[] = [];
  private hand: Placed[] = [];
  private known: (Placed | null)[][] = [];
  private round = -1;
  private count = 0; // of cards that came somewhere

  follow(view: View, effect: Effect | null): Places {
    if (view.round !== this.round) {
      this.round = view.round;
      this.row = this.hand = this.known = [];
    }
    const loose: Placed[] = [];
    const seats = view.known.map((cards, seat) => (seat === view.seat ? [] : cards));
    // Of two equal cards of the row the one that came first is taken: the other one was laid for it.
    const latest = this.row.toSorted((one, other) => (other?.since ?? 0) - (one?.since ?? 0));
    const row = stay(latest, view.row, loose);
    const hand = stay(this.hand, view.hand ?? [], loose);
    const known = seats.map((cards, seat) => stay(this.known[seat] ?? [], cards, loose));
    const from = effect?.do === "lay" ? `seat-${effect.seat}` : "stack";
    this.row = this.slots(this.row, row, loose, from, ROW);
    this.hand = this.filled(hand, loose, "stack");
    this.known = known.map((found, seat) => this.slots(this.known[seat] ?? [], found, loose, `seat-${seat}`));
    return { row: this.row, hand: grouped(this.hand, view), known: this.known };
  }

  /** What stayed, then what came: a card that lay elsewhere, or a new one. */
  private filled({ kept, missing }: Stay, loose: Placed[], from: string): Placed[] {
    const came = missing.map((card) => {
      const at = loose.findIndex((found) => found.card === card);
      const [found] = at >= 0 ? loose.splice(at, 1) : [];
      this.count += 1;
      return { ...(found ?? { id: this.count, card, from }), since: this.count };
    });
    return [...kept, ...came];
  }

  /** What stays keeps its place, what comes gets the first free one; who lies beyond the places moves up. */
  private slots(
    before: (Placed | null)[],
    stayed: Stay,
    loose: Placed[],
    from: string,
    places = Infinity,
  ): (Placed | null)[] {
    const slots = before.map((found) => (found && stayed.kept.includes(found) ? found : null));
    for (const placed of this.filled({ kept: [], missing: stayed.missing }, loose, from)) {
      const free = slots.indexOf(null);
      if (free >= 0) slots[free] = placed;
      else slots.push(placed);
    }
    for (let at = slots.length - 1; at >= places; at -= 1) {
      const free = slots.indexOf(null);
      if (slots[at] && free >= 0 && free < places) [slots[free], slots[at]] = [slots[at] ?? null, null];
    }
    while (slots.length && slots.at(-1) === null) slots.pop();
    return slots;
  }
}

interface Stay {
  kept: Placed[];
  missing: string[];
}

/** Which cards of a place are still there and which are missing; those that left are put with the loose ones. */
function stay(before: (Placed | null)[], cards: string[], loose: Placed[]): Stay {
  let missing = [...cards];
  const kept: Placed[] = [];
  for (const placed of before) {
    if (!placed) continue;
    if (missing.includes(placed.card)) {
      missing = less(missing, [placed.card]);
      kept.push(placed);
    } else loose.push(placed);
  }
  return { kept, missing };
}

/** The hand in the groups in which it counts now; then what counts nothing, and what just came. */
function grouped(hand: Placed[], view: View): Held[] {
  let left = [...hand];
  let known = view.known[view.seat ?? -1] ?? [];
  const counted: { group: Reason | null; cards: Placed[] }[] = [];
  for (const group of view.pays?.reasons ?? []) {
    const cards = group.cards.flatMap((card) => {
      const placed = left.find((other) => other.card === card);
      left = left.filter((other) => other !== placed);
      return placed ?? [];
    });
    if (cards.length) counted.push({ group, cards });
  }
  const paid = counted.filter(({ group }) => group?.points);
  const rest = [...counted.filter(({ group }) => !group?.points), { group: null, cards: left }];
  const { first, breaks } = inTwoLines(paid, hand.length);
  return [...first, ...paid.filter((other) => !first.includes(other)), ...rest]
    .flatMap(({ group, cards }) =>
      cards.map((placed, at) => {
        const seen = known.includes(placed.card);
        known = less(known, [placed.card]);
        const ends = { first: at === 0, last: at === cards.length - 1, of: cards.length };
        return { ...placed, ...ends, group, breaks: false, known: seen };
      }),
    )
    .map((held, at) => ({ ...held, breaks: at === breaks }));
}

const LINE = 6; // cards that a line has room for where there are two

/** The groups that lie in the first of two lines, and where the second begins: no group is torn unless it is longer than a
 * line; of the ways to do so the one with the most equal lines. */
function inTwoLines<G extends { cards: Placed[] }>(
  groups: G[],
  count: number,
): { first: G[]; breaks: number } {
  let best = { first: [] as G[], breaks: Math.ceil(count / 2) };
  let off = Infinity;
  for (let chosen = 1; chosen < 2 ** groups.length; chosen += 1) {
    const first = groups.filter((_, at) => chosen & (2 ** at));
    const breaks = first.reduce((sum, { cards }) => sum + cards.length, 0);
    if (breaks > LINE || count - breaks > LINE || Math.abs(breaks - count / 2) >= off) continue;
    off = Math.abs(breaks - count / 2);
    best = { first, breaks };
  }
  return best;
}
