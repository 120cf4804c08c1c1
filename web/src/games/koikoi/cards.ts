/** What people call the cards. */
import { settings } from "../../lib/settings.svelte";
import { say } from "../../lib/words.svelte";

const PICTURES: Record<string, string> = {
  "1L": "crane", "3L": "curtain", "8L": "moon", "11L": "rain-man", "12L": "phoenix",
  "2A": "warbler", "4A": "cuckoo", "5A": "bridge", "6A": "butterflies", "7A": "boar",
  "8A": "geese", "9A": "sake-cup", "10A": "deer", "11A": "swallow",
}; // prettier-ignore
const WRITTEN = ["1R", "2R", "3R"];
const BLUE = ["6R", "9R", "10R"];
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
  const month = monthOf(card);
  const plant = say(`koikoi-plant-${month}`);
  const picture = PICTURES[card];
  if (picture)
    return say("koikoi-card-picture", { picture: say(`koikoi-${settings.names}-${picture}`), plant });
  if (kindOf(card) === "R") {
    const colour = BLUE.includes(card) ? "blue" : WRITTEN.includes(card) ? "red-written" : "red";
    return say(`koikoi-card-${colour}`, { plant });
  }
  return say("koikoi-card-plain", { plant, number: month === "11" ? 0 : "xyz".indexOf(card.slice(-1)) + 1 });
}

export function cardNames(cards: string[]): string {
  return cards.map(cardName).join(", ");
}
