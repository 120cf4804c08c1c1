import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import type { Facts } from "./facts";
import { frames } from "./frames";
import Page from "./Page.svelte";

const koikoi: GameModule<Facts> = {
  Board,
  Page,
  open: false,
  frames,
  scores: (view) => view.scores,
};
export default koikoi;
