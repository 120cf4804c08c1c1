import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import type { Facts } from "./facts";
import { frames } from "./frames";
import Page from "./Page.svelte";
import Piece from "./Piece.svelte";
import Reveal from "./Reveal.svelte";

const niwashi: GameModule<Facts> = {
  Board,
  Page,
  open: false,
  inPoints: true,
  Reading: Reveal,
  pieces: { kinds: ["tile", "wish"], Piece },
  frames,
  scores: () => [], // there is one for both, on the board
};
export default niwashi;
