/** What the games of the family bring, found by the names of their files when the app is built; docs/web.md has the list. */
import { breath } from "../lib/steps.svelte";
import { learn } from "../lib/words.svelte";
import type { Component } from "svelte";
import type { Door, GameModule, PickerProps, SetUpProps } from "./contract";

const doors = import.meta.glob<Door>("./*/door.ts", { eager: true, import: "default" });
// Each has types of its own for what the server tells of its game; to the shell they are all plain data.
const boards = import.meta.glob<GameModule>("./*/index.ts", { import: "default" });
const decks = import.meta.glob<Component>("./*/Deck.svelte", { import: "default" });
const setUps = import.meta.glob<Component<SetUpProps>>("./*/SetUp.svelte", { import: "default" });
const pickers = import.meta.glob<Component<PickerProps>>("./*/options/*.svelte", { import: "default" });

/** The game in whose folder a file lies. */
const owner = (path: string): string => path.split("/")[1] ?? "";

/** Our games in the order of their doors. */
export const games: string[] = Object.entries(doors)
  .sort(([, one], [, other]) => one.place - other.place)
  .map(([path]) => owner(path));
/** Those with cards to look at. */
export const withCards: string[] = games.filter((game) => `./${game}/Deck.svelte` in decks);

/** What the pane of a game's door shows. */
export const motif = (game: string): string => doors[`./${game}/door.ts`]?.motif() ?? "";
/** All cards of a game, large and with their names. */
export const deck = (game: string) => decks[`./${game}/Deck.svelte`];
/** What stands beside the set-up of a match. */
export const setUp = (game: string) => setUps[`./${game}/SetUp.svelte`];
/** What an option of a game is chosen with, where that is not a plain field. */
export const picker = (game: string, option: string) => pickers[`./${game}/options/${option}.svelte`];

/** Whether a game can be played in the browser. */
export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in boards;
}

/** The board and the words of a game. */
export async function load(game: string): Promise<GameModule> {
  const fetchIt = boards[`./${game}/index.ts`];
  if (!fetchIt) throw new Error(`no board for ${game}`);
  const [module] = await Promise.all([fetchIt(), learn(game)]);
  await breath();
  return module;
}
