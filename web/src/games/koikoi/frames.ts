/** A turn, moment by moment: the card laid, what it takes, the card turned, what that takes. */
import type { Frame, Plain } from "../contract";

/** The moments between two views. Cards only change their place; what that means the server has decided. */
export function frames(before: Plain, effects: Plain[], after: Plain): Frame[] {
  const made: Frame[] = [];
  let view = before;
  for (const effect of effects) {
    const { do: does, seat } = effect;
    if (does === "play") view = { ...without(view, seat, effect.card), field: [...view.field, effect.card] };
    else if (does === "turn") view = { ...view, stock: view.stock - 1, field: [...view.field, effect.card] };
    else if (does === "capture") {
      const taken: string[] = effect.cards;
      const captured = [...view.captured];
      captured[seat] = [...captured[seat], ...taken];
      view = { ...view, captured, field: view.field.filter((card: string) => !taken.includes(card)) };
    } else if (does === "round") {
      made.push({ view: { ...view, scores: after.scores }, effect, hold: true });
      continue;
    } else if (does === "over") {
      made.push({ view: after, effect, hold: true });
      continue;
    } else if (does === "deal" || does === "redeal") {
      view = after;
    }
    if (["play", "turn", "capture", "koikoi"].includes(does)) {
      made.push({ view, effect, pause: does === "koikoi" ? 1100 : does === "turn" ? 650 : 450 });
    }
  }
  return made;
}

/** The view without a card in a hand. */
function without(view: Plain, seat: number, card: string): Plain {
  const counts = [...view.hand_counts];
  counts[seat] -= 1;
  const hand =
    seat === view.seat && view.hand ? view.hand.filter((held: string) => held !== card) : view.hand;
  return { ...view, hand, hand_counts: counts };
}
