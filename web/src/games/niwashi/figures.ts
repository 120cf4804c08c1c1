/** The pictures in the rules: tiles, shapes, laying, and the lantern. */
import { mount, type Component } from "svelte";
import type { Figures } from "../../lib/rules";
import Defs from "./Defs.svelte";
import GardenTile from "./figures/GardenTile.svelte";
import type { Lit, Patch as Piece } from "./figures/patch";
import Pieces from "./figures/Pieces.svelte";
import Patch from "./figures/Patch.svelte";
import Shapes from "./figures/Shapes.svelte";

// The parts of all drawings stay on the page, whichever clauses a search hides.
mount(Defs, { target: document.body });

const patch =
  (words: string, patches: Piece[], lit?: Lit): Component =>
  (anchor) =>
    Patch(anchor, { patches, words, ...(lit && { lit }) });

const pieces =
  (wishes: string[], tiles: string[] = []): Component =>
  (anchor) =>
    Pieces(anchor, { wishes, tiles });
/** Two pictures side by side. */
const beside =
  (One: Component, Other: Component): Component =>
  (anchor, props) => {
    One(anchor, props);
    return Other(anchor, props);
  };

const figures: Figures = {
  1: patch("", [{ rows: ["hna..", "..fsh", "..n.."] }]),
  2: pieces(["hT", "fV"]),
  3: patch("", [{ rows: ["...", "...", "naf"], tile: { tile: "hsn", column: 1, row: 0, way: "s" } }]),
  4: beside(
    pieces(["hT"]),
    patch("", [{ rows: ["hhh", ".a.", "...", "..."], tile: { tile: "hhn", column: 1, row: 1, way: "s" } }]),
  ),
  5: pieces([], ["hna", "fsh", "nfa"]),
  6: patch("", [{ rows: ["haf.", ".nna"] }], { x: 1, y: 1, angle: 90 }),
  "N-1": GardenTile,
  "N-11": patch("niwashi-figure-turned", [
    { rows: ["h..", "hh.", ".hh"] },
    { rows: [".hh", "hh.", "h.."] },
    { rows: ["hh.", ".hh", "..h"] },
  ]),
  "N-14": patch("niwashi-figure-cover", [
    { rows: ["...", "...", "naf"], tile: { tile: "hsn", column: 1, row: 0, way: "s" } },
    { rows: ["naf."], tile: { tile: "hsn", column: 1, row: 0, way: "e" } },
  ]),
  "N-16": patch("niwashi-figure-lantern", [{ rows: ["haf.", ".nna"] }], { x: 1, y: 1, angle: 90 }),
  "N-19": patch("niwashi-figure-special", [
    { rows: ["...", "...", "naf"], tile: { tile: "hsa", column: 1, row: 0, way: "s" } },
  ]),
  "N-B2": Shapes,
};
export default figures;
