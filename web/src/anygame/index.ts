/** The board of a game that brings none: its view as labelled cards and cells, its decisions in its own words. */
import type { GameModule } from "../games/contract";
import Board from "./Board.svelte";
import Page from "./Page.svelte";

/** Events after which everybody wants to read a count. */
const COUNTS = ["round", "over"];

export const anyGame: GameModule = {
  Board,
  Page,
  open: false,
  frames: (before, effects, after) =>
    effects
      .filter((effect) => COUNTS.includes(String(effect.do)))
      .map((effect) => ({
        view: effect.do === "over" ? after : { ...before, scores: after.scores },
        effect,
        hold: true,
      })),
  scores: (view) => (view.scores ?? []) as number[],
};
