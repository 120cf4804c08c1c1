/** What people call the cards. */
import { named } from "../../core/telling";
import { listed } from "../../core/words";

export function cardName(card: string): string {
  return named("orders", "card", card);
}

export function cardNames(cards: string[]): string {
  return listed(cards.map(cardName));
}
