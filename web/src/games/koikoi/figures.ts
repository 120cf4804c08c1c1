/** The pictures in the rules: the cards a clause speaks of. */
import type { Component } from "svelte";
import type { Figures } from "../../lib/rules";
import type { Group } from "./figures/group";
import Sketch from "../../parts/Sketch.svelte";
import Card from "./Card.svelte";
import Strip from "./figures/Strip.svelte";

const group = (cards: string, words?: string): Group => ({
  cards: cards.split(" "),
  ...(words && { words }),
});
const strip =
  (...groups: Group[]): Component =>
  (anchor) =>
    Strip(anchor, { groups });

const WRITTEN = "1R 2R 3R";
const BLUE = "6R 9R 10R";

const sketch =
  (...rows: string[]): Component =>
  (anchor) =>
    Sketch(anchor, { rows, Piece: Card });

const figures: Figures = {
  1: sketch("3L 3R 3x 3y"),
  2: sketch("1x 10A* 5y", "↑", "2R 10x* 7y"),
  3: sketch("back → 6R* 6x*"),
  4: sketch("7A* 10A* 6A*", "=5"),
  5: sketch("1L* 3L* 8L*", "=5 → =?"),
  6: sketch("=7 → =14"),
  "H-1": strip(group("1x 2x 3x 4x 5x 6x 7x 8x 9x 10x 11x 12x")),
  "H-2": strip(group("1L 3L 8L 11L 12L")),
  "H-3": strip(group("2A 4A 5A 6A 7A 8A 9A 10A 11A")),
  "H-4": strip(
    group(WRITTEN, "koikoi-figure-written"),
    group("4R 5R 7R 11R", "koikoi-figure-red"),
    group(BLUE, "koikoi-figure-blue"),
  ),
  "H-21": strip(group("1L 3L 8L 11L 12L")),
  "H-22": strip(
    group("1L 3L 8L 12L", "koikoi-figure-four-lights"),
    group("1L 3L 8L 11L", "koikoi-figure-rain-man"),
  ),
  "H-23": strip(group("1L 3L 8L", "koikoi-figure-three-lights")),
  "H-24": strip(group("3L 9A")),
  "H-25": strip(group("8L 9A")),
  "H-26": strip(group("7A 10A 6A")),
  "H-27": strip(group(WRITTEN)),
  "H-28": strip(group(BLUE)),
  "H-32": strip(group(`${WRITTEN} ${BLUE}`)),
};
export default figures;
