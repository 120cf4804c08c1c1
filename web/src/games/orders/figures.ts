/** The pictures in the rules: cards as they count, and the eight order cards. */
import type { Component } from "svelte";
import type { Figures } from "../../lib/rules";
import type { Group } from "./figures/group";
import Groups from "./figures/Groups.svelte";
import Sketch from "../../parts/Sketch.svelte";
import Piece from "./figures/Piece.svelte";
import OrderCard from "./figures/OrderCard.svelte";

const group = (cards: string, points?: number): Group => ({
  cards: cards.split(" "),
  ...(points !== undefined && { points }),
});
const laid =
  (words: string, ...groups: Group[]): Component =>
  (anchor) =>
    Groups(anchor, { groups, words });
const order =
  (number: number): Component =>
  (anchor) =>
    OrderCard(anchor, { number });

const sketch =
  (...rows: string[]): Component =>
  (anchor) =>
    Sketch(anchor, { rows, Piece });

const figures: Figures = {
  1: sketch("#4", "P8* G8* O5 O10* G10* P1"),
  2: sketch("G2 O7* P4", "⇅", "O3 G1* O9"),
  3: sketch("back → G5* P4 O7"),
  4: sketch("P8* G8* O8*", "⇅", "G1 O3 P2"),
  5: sketch("P8* G8* O8* =12", "P10* G10* =20 O7"),
  6: sketch("#4 #8 #1", "★"),
  "O-1": laid("", group("P0 G5 O10")),
  "O-10": laid("", group("P8 G8 O8")),
  "O-17": order(1),
  "O-18": order(2),
  "O-19": order(3),
  "O-20": order(4),
  "O-21": order(5),
  "O-22": order(6),
  "O-23": order(7),
  "O-24": order(8),
  "O-R4": laid("orders-figure-run", group("G0 G1 G2 G3", 6), group("P9 P10", 0)),
  "O-28": laid(
    "orders-figure-example",
    group("P8 G8 O8", 12),
    group("P10 G10", 20),
    group("P4 O4", 8),
    group("G1 O7", 0),
  ),
};
export default figures;
