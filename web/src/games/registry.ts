/** What the games of the family bring, found by the names of their files when the app is built; docs/web.md has the list. */
import { steppingStones } from "../art/house/path";
import { api } from "../lib/api";
import { breath } from "../lib/steps.svelte";
import { learn } from "../lib/words.svelte";
import type { Component } from "svelte";
import type { Door, GameModule, PickerProps, SetUpProps } from "./contract";

const doors = import.meta.glob<Door>("./*/door.ts", { eager: true, import: "default" });
// Each has types of its own for what the server tells of its game; to the shell they are all plain data.
const boards = import.meta.glob<GameModule>("./*/index.ts", { import: "default" });
const decks = import.meta.glob<Component>("./*/Deck.svelte", { import: "default" });
const cards = import.meta.glob<Component<{ card?: string }>>("./*/Card.svelte", { import: "default" });
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
export const motif = (game: string): string => doors[`./${game}/door.ts`]?.motif() ?? steppingStones();
/** The options of somebody's very first match; `GAME-first` says so in a sentence. */
export const firstOptions = (game: string) => doors[`./${game}/door.ts`]?.first ?? {};
/** All cards of a game, large and with their names. */
export const deck = (game: string) => decks[`./${game}/Deck.svelte`];
/** One card of a game. */
export const cardOf = (game: string) => cards[`./${game}/Card.svelte`];
/** What stands beside the set-up of a match. */
export const setUp = (game: string) => setUps[`./${game}/SetUp.svelte`];
/** What an option of a game is chosen with, where that is not a plain field. */
export const picker = (game: string, option: string) => pickers[`./${game}/options/${option}.svelte`];

/** The games of other packages that the server offers; their words are here when it answers. */
export async function guests(): Promise<string[]> {
  const found = (await api.games()).map(({ id }) => id).filter((id) => !games.includes(id));
  await Promise.all(found.map(learn));
  return found;
}

/** The board and the words of a game; one that brings no board gets that of any game. */
export async function load(game: string): Promise<GameModule> {
  const own = boards[`./${game}/index.ts`];
  const board = own ? own() : import("../anygame").then(({ anyGame }) => anyGame);
  const [module] = await Promise.all([board, learn(game)]);
  await breath();
  return module;
}
