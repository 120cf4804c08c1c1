/** The games that have a board here; each is fetched when somebody sits down to it. */
import { breath } from "../lib/steps.svelte";
import { learn } from "../lib/words.svelte";
import type { Component } from "svelte";
import type { GameModule, PickerProps } from "./contract";

// Each has types of its own for what the server tells of its game; to the shell they are all plain data.
const boards: Record<string, () => Promise<{ default: unknown }>> = {
  koikoi: () => import("./koikoi"),
  orders: () => import("./orders"),
  kokeshi: () => import("./kokeshi"),
  niwashi: () => import("./niwashi"),
};

/** Options that are chosen from pictures, by game and name. */
const pickers: Record<string, Record<string, () => Promise<{ default: Component<PickerProps> }>>> = {
  kokeshi: { garden: () => import("./kokeshi/Picker.svelte") },
};

/** What an option of a game is chosen with, where that is not a plain field. */
export function picker(
  game: string,
  option: string,
): (() => Promise<{ default: Component<PickerProps> }>) | null {
  return pickers[game]?.[option] ?? null;
}

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
  await breath();
  return module.default as GameModule;
}
