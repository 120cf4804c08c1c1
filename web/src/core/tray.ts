/** Cards that were tapped, in the order of the taps; what exists twice can be there twice. */
import type { Value } from "./options";
import type { FlagShown, Tray } from "../lib/protocol";

export const timesIn = (cards: string[], card: string): number => cards.filter((one) => one === card).length;

/** One more of a card; after the last copy of it none. */
export function tapped(cards: string[], card: string, copies: number): string[] {
  return timesIn(cards, card) < copies ? [...cards, card] : cards.filter((one) => one !== card);
}

/** The cards that the game still has. */
export function known(tray: Tray, cards: string[]): string[] {
  const all = new Set(tray.rows.flatMap((row) => row.cards));
  return cards.filter((card) => all.has(card));
}

/** What a flag says: as it was told, as it was before, or nothing yet. */
export function flagOf(flags: Record<string, Value>, flag: FlagShown): Value | null {
  const value = flags[flag.name];
  return value !== undefined && flag.values.includes(value) ? value : (flag.default ?? null);
}

/** The flags after a count was written down: what must be chosen anew each time is as at first. */
export function afterCount(tray: Tray, flags: Record<string, Value>): Record<string, Value> {
  const kept = tray.flags.filter((flag) => flag.default === null && flag.name in flags);
  return Object.fromEntries(kept.map(({ name }) => [name, flags[name]!]));
}

/** All that a count is told beside the cards, as NAME=VALUE. */
export function told(tray: Tray, flags: Record<string, Value>, values: Record<string, Value>): string[] {
  const chosen = tray.flags.map((flag) => [flag.name, flagOf(flags, flag)] as const);
  const rules = tray.options.map((name) => [name, values[name] ?? null] as const);
  return [...chosen, ...rules]
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${String(value)}`);
}
