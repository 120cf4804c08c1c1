/** A turn, moment by moment: the card laid, the card taken, the card revealed, the trio that changes hands. */
import type { Frame } from "../contract";
import type { Effect, Facts, View } from "./facts";

/** Milliseconds that a moment stays, where it needs other than the usual time. */
const PAUSES: Record<string, number> = { reveal: 700, choose: 900, trio: 700, decline: 900 };

/** The moments between two views. Cards only change their place; what that means the server has decided. */
export function frames(before: View, effects: Effect[], after: View): Frame<Facts>[] {
  const made: Frame<Facts>[] = [];
  let view: View = { ...before, trios: [] };
  for (const effect of effects) {
    switch (effect.do) {
      case "lay":
        view = { ...without(view, effect.seat, effect.card), row: [...view.row, effect.card] };
        break;
      case "take":
        view = taken(view, effect.seat, [effect.card]);
        break;
      case "trio":
        view = { ...taken(view, effect.seat, effect.cards), trio: null };
        break;
      case "reveal":
        view = { ...view, stack: view.stack - 1, row: [...view.row, effect.card] };
        break;
      case "choose":
        view = { ...view, trio: effect.value };
        break;
      case "round":
        made.push({ view: { ...view, scores: after.scores }, effect, hold: true });
        continue;
      case "over":
        made.push({ view: after, effect, hold: true });
        continue;
      case "decline":
        break;
      default: // what is dealt lies there once the count was read
        continue;
    }
    if (same(view.hand, after.hand)) view = { ...view, pays: after.pays };
    made.push({ view, effect, pause: PAUSES[effect.do] });
  }
  return made;
}

/** Whether two hands hold the same cards. */
function same(one: string[] | null, other: string[] | null): boolean {
  return !!one && !!other && one.length === other.length && !less(one, other).length;
}

/** Cards without one copy of each of these. */
export function less(cards: string[], gone: string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The view without a card in the hand of a seat. */
function without(view: View, seat: number, card: string): View {
  return held(view, seat, -1, (cards) => less(cards, [card]));
}

/** The view with cards of the row in the hand of a seat. */
function taken(view: View, seat: number, cards: string[]): View {
  const row = less(view.row, cards);
  return { ...held(view, seat, cards.length, (hand) => [...hand, ...cards]), row };
}

/** The view with another hand of a seat, as far as it can be seen. */
function held(view: View, seat: number, more: number, change: (cards: string[]) => string[]): View {
  const hand_counts = view.hand_counts.map((count, at) => (at === seat ? count + more : count));
  const known = view.known.map((cards, at) => (at === seat ? change(cards) : cards));
  const hand = seat === view.seat && view.hand ? change(view.hand) : view.hand;
  return { ...view, hand, hand_counts, known };
}
