/** The games that have a board here; each is fetched when somebody sits down to it. */
import { learn } from "../lib/words.svelte";
import type { GameModule } from "./contract";

const boards: Record<string, () => Promise<{ default: GameModule }>> = {
  koikoi: () => import("./koikoi"),
  orders: () => import("./orders"),
  niwashi: () => import("./niwashi"),
};

export const games = ["koikoi", "orders", "kokeshi", "niwashi"] as const;
export type GameId = (typeof games)[number];

/** Whether a game can be played in the browser. */
export function hasBoard(game: string): boolean {
  return game in boards;
}

/** The board and the words of a game. */
export async function load(game: string): Promise<GameModule> {
  const fetchIt = boards[game];
  if (!fetchIt) throw new Error(`no board for ${game}`);
  const [module] = await Promise.all([fetchIt(), learn(game)]);
  return module.default;
}
