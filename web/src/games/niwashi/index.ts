import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import type { Facts } from "./facts";
import { frames } from "./frames";
import { lines } from "./lines";
import Page from "./Page.svelte";
import { ask, choice, tell } from "./tell";

const niwashi: GameModule<Facts> = {
  Board,
  Page,
  open: false,
  inPoints: true,
  frames,
  tell,
  choice,
  ask,
  lines,
  scores: (view) => view.scores,
};
export default niwashi;
