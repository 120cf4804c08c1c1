import type { GameModule } from "../contract";
import type { Facts } from "./facts";
import Board from "./Board.svelte";
import { frames } from "./frames";
import Page from "./Page.svelte";
import { ask, choice, lines, tell } from "./tell";

const orders: GameModule<Facts> = {
  Board,
  Page,
  open: false,
  frames,
  tell,
  choice,
  ask,
  lines,
  scores: (view) => view.scores,
};
export default orders;
