/**
 * Where every card lies. Each card exists twice, so a card on the table has a number of its own, which it keeps while it
 * goes from a hand to the row and on; in the row it keeps its place, too.
 */
import type { Plain } from "../contract";
import { less } from "./frames";

export interface Placed {
  /** Its number. */
  id: number;
  card: string;
  /** Where it comes from when it is new: the stack, or a seat. */
  from: string;
}

/** A card of the own hand and the group of the count in which it is. */
export interface Held extends Placed {
  group: Plain | null;
  /** Whether the group begins or ends with it. */
  first: boolean;
  last: boolean;
  /** Whether everybody knows of it. */
  known: boolean;
}

export interface Places {
  row: (Placed | null)[];
  hand: Held[];
  /** By seat the cards it is known to hold; none for the viewer's own. */
  known: Placed[][];
}

/** Follows the cards from view to view. */
export class Follower {
  private row: (Placed | null)[] = [];
  private hand: Placed[] = [];
  private known: Placed[][] = [];
  private round = -1;
  private count = 0;

  follow(view: Plain, effect: Plain | null): Places {
    if (view.round !== this.round) {
      this.round = view.round;
      this.row = this.hand = this.known = [];
    }
    const loose: Placed[] = [];
    const seats: string[][] = view.known.map((cards: string[], seat: number) =>
      seat === view.seat ? [] : cards,
    );
    const row = stay(this.row, view.row, loose);
    const hand = stay(this.hand, view.hand ?? [], loose);
    const known = seats.map((cards, seat) => stay(this.known[seat] ?? [], cards, loose));
    const from = effect?.do === "lay" ? `seat-${effect.seat}` : "stack";
    this.row = this.slots(row, loose, from);
    this.hand = this.filled(hand, loose, "stack");
    this.known = known.map((found, seat) => this.filled(found, loose, `seat-${seat}`));
    return { row: this.row, hand: grouped(this.hand, view), known: this.known };
  }

  /** What stayed, then what came: a card that lay elsewhere, or a new one. */
  private filled({ kept, missing }: Stay, loose: Placed[], from: string): Placed[] {
    const came = missing.map((card) => {
      const at = loose.findIndex((found) => found.card === card);
      return (at >= 0 && loose.splice(at, 1)[0]) || { id: (this.count += 1), card, from };
    });
    return [...kept, ...came];
  }

  /** The row: what stays keeps its place, what comes gets the first free one. */
  private slots(stayed: Stay, loose: Placed[], from: string): (Placed | null)[] {
    const slots = this.row.map((found) => (found && stayed.kept.includes(found) ? found : null));
    for (const placed of this.filled({ kept: [], missing: stayed.missing }, loose, from)) {
      const free = slots.indexOf(null);
      if (free >= 0) slots[free] = placed;
      else slots.push(placed);
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

/** The hand in the groups in which it counts now; what just came stands at the end. */
function grouped(hand: Placed[], view: Plain): Held[] {
  let left = [...hand];
  let known: string[] = view.known[view.seat ?? -1] ?? [];
  const found: Held[] = [];
  function add(placed: Placed, group: Plain | null): void {
    found.push({ ...placed, group, first: false, last: false, known: known.includes(placed.card) });
    known = less(known, [placed.card]);
  }
  for (const group of (view.pays?.reasons ?? []) as Plain[]) {
    for (const card of group.cards as string[]) {
      const placed = left.find((other) => other.card === card);
      if (!placed) continue;
      left = left.filter((other) => other !== placed);
      add(placed, group);
    }
  }
  left.forEach((placed) => add(placed, null));
  found.forEach((held, at) => {
    held.first = held.group !== found[at - 1]?.group;
    held.last = held.group !== found[at + 1]?.group;
  });
  return found;
}
