import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import type { Facts } from "./facts";
import { frames } from "./frames";
import Page from "./Page.svelte";
import { gardenOf } from "./gardens.svelte";

const kokeshi: GameModule<Facts> = {
  Board,
  Page,
  open: true,
  prepare: (view) => gardenOf(view.garden),
  frames,
  scores: () => [],
};
export default kokeshi;
