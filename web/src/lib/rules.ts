/** The rule pages, in every language; fetched when somebody opens one. */
import type { Component } from "svelte";
import { api } from "./api";
import { ours, type Lang } from "./words.svelte";

const figures = import.meta.glob<Figures>("../games/*/figures.ts", { import: "default" });

/** The rule page of a game as HTML; every clause has its number as id. */
export async function rulePage(game: string, lang: Lang): Promise<string> {
  return (await ours<string>(lang, `rules/${game}`)) ?? (await import("./guests")).guestRules(game, lang);
}

/** Pictures of a rule page: a drawing, with its words, for some of the clauses. */
export type Figures = Record<string, Component>;

/** The pictures for the rules of a game. */
export async function rulePictures(game: string): Promise<Figures> {
  return (await figures[`../games/${game}/figures.ts`]?.()) ?? {};
}

/** The game whose rules a clause is of. */
export async function gameOf(clause: string): Promise<string> {
  return (await api.games()).find((game) => game.clause === clause[0])?.id ?? "";
}
