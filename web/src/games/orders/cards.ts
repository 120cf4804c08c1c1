/** What people call the cards. */
import { say } from "../../lib/words.svelte";

export function cardName(card: string): string {
  return say("orders-card", { colour: say(`orders-colour-${card.slice(0, 1)}`), value: card.slice(1) });
}

export function cardNames(cards: string[]): string {
  return cards.map(cardName).join(", ");
}
