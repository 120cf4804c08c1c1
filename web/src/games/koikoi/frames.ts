/** A turn, moment by moment: the card laid, what it takes, the card turned, what that takes. */
import type { Frame } from "../contract";
import type { Effect, Facts, View } from "./facts";

/** How long what happens is shown, in milliseconds. */
const PAUSES: Partial<Record<Effect["do"], number>> = { play: 450, turn: 650, capture: 450, koikoi: 1100 };

/** The moments between two views. Cards only change their place; what that means the server has decided. */
export function frames(before: View, effects: Effect[], after: View): Frame<Facts>[] {
  const made: Frame<Facts>[] = [];
  let view = before;
  for (const effect of effects) {
    if (effect.do === "play" || effect.do === "turn") {
      const { seat, card } = effect;
      view = effect.do === "play" ? without(view, seat, card) : { ...view, stock: view.stock - 1 };
      view = { ...view, field: [...view.field, card] };
    } else if (effect.do === "capture") {
      const { seat, cards } = effect;
      const captured = view.captured.map((pile, at) => (at === seat ? [...pile, ...cards] : pile));
      view = { ...view, captured, field: view.field.filter((card) => !cards.includes(card)) };
    } else if (effect.do === "round") {
      const results = after.results.slice(0, effect.round + 1);
      made.push({ view: { ...view, scores: after.scores, results }, effect, hold: true });
      continue;
    } else if (effect.do === "over") {
      made.push({ view: after, effect, hold: true });
      continue;
    } else if (effect.do === "deal" || effect.do === "redeal") {
      view = after;
    }
    const pause = PAUSES[effect.do];
    if (pause) made.push({ view, effect, pause });
  }
  return made;
}

/** The view without a card in a hand. */
function without(view: View, seat: number, card: string): View {
  const hand_counts = view.hand_counts.map((count, at) => (at === seat ? count - 1 : count));
  const hand = seat === view.seat ? (view.hand?.filter((held) => held !== card) ?? null) : view.hand;
  return { ...view, hand, hand_counts };
}
