/** What people call the cards. */
import { named } from "../../core/telling";
import { listed } from "../../core/words";

export const KINDS = ["L", "A", "R", "x"] as const;
export type Kind = (typeof KINDS)[number];

export function monthOf(card: string): string {
  return card.slice(0, -1);
}

/** Light, animal, ribbon or plain; the three plain letters are one kind. */
export function kindOf(card: string): Kind {
  const letter = card.slice(-1);
  return letter === "L" || letter === "A" || letter === "R" ? letter : "x";
}

export function cardName(card: string): string {
  return named("koikoi", "card", card);
}

export function cardNames(cards: string[]): string {
  return listed(cards.map(cardName));
}
