import { kindOf, monthOf } from "../cards";
import { back, cards, face } from ".";

/** All cards by name, for pictures that are drawn without a browser. */
export const deck = (): Record<string, string> => ({
  ...Object.fromEntries(
    cards.map((card) => [card, face(card, { month: monthOf(card), kind: kindOf(card) })]),
  ),
  back: back(),
});
