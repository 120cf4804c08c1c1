/** What people call the cards. */
import { named } from "../../core/telling";

export function cardName(card: string): string {
  return named("orders", "card", card);
}

export function cardNames(cards: string[]): string {
  return cards.map(cardName).join(", ");
}
