/** What games and seats are called. */
import type { SeatShown } from "../lib/protocol";
import { has, say } from "./words";

/** What a game is called. */
export function gameName(game: string): string {
  return has(`menu-name-${game}`) ? say(`menu-name-${game}`) : game;
}

/** What to call a seat: its name, or what sits there. People without a name are called after animals of the garden. */
export function nameOf(seats: SeatShown[], seat: number): string {
  const shown = seats[seat];
  if (shown?.name) return shown.name;
  if (!shown || shown.who === "person" || shown.who === "open") return say("web-guest", { number: seat + 1 });
  return botName(seats, seat);
}

const BOTS = ["Roji", "Matsu", "Ume", "Take", "Kiku", "Momiji"]; // a path, a pine, a plum, a bamboo, a chrysanthemum, a maple

/** Bots without a name are called after plants, in the order of their seats. */
function botName(seats: SeatShown[], seat: number): string {
  const before = seats
    .slice(0, seat)
    .filter((shown) => shown.who !== "person" && shown.who !== "open").length;
  return BOTS[before % BOTS.length] ?? "Roji";
}
