import type { GameModule } from "../contract";
import type { Facts } from "./facts";
import Board from "./Board.svelte";
import { frames } from "./frames";
import Page from "./Page.svelte";

const orders: GameModule<Facts> = {
  Board,
  Page,
  open: false,
  frames,
  scores: (view) => view.scores,
};
export default orders;
