/** The pictures in the rules: a step, a bead handed on, leaps, tiles and beads. */
import type { Component } from "svelte";
import type { Figures } from "../../lib/rules";
import Beads from "./figures/Beads.svelte";
import GardenTile from "./figures/GardenTile.svelte";
import Scene from "./figures/Scene.svelte";
import type { Sketch, Standing } from "./figures/sketch";

const scene =
  (words: string, ...sketches: Sketch[]): Component =>
  (anchor) =>
    Scene(anchor, { sketches, words });
const stands = (at: string, seat: number, beads = ""): Standing => ({ at, seat, beads });

const PAIR = { spaces: { c3: [0, 0], c4: [1, 0] }, lines: ["c3 c4 p"] } satisfies Partial<Sketch>;

/** A leaps over B: 1 to 3 lie right behind it, 4 and 5 after those. */
const BEHIND = {
  named: true,
  spaces: { A: [0, 0], B: [1, 0], 1: [2, -1], 2: [2, 0], 3: [1, 1] },
  lines: ["A B g", "B 1 o", "B 2 p", "B 3 g", "1 2 g", "2 3 o"],
} satisfies Partial<Sketch>;
const AFTER = {
  named: true,
  spaces: { ...BEHIND.spaces, 4: [3, -1], 5: [2, 1] },
  lines: [...BEHIND.lines, "1 4 p", "2 4 o", "2 5 g", "3 5 p"],
} satisfies Partial<Sketch>;
const MET = [stands("A", 0), stands("B", 1, "o")];

/** A way over a rope, a hedge, and a rope again. */
const WAY = {
  spaces: { a: [0, 0], b: [1, 0], c: [2, 0], d: [3, 0] },
  lines: ["a b p", "b c g", "c d p"],
} satisfies Partial<Sketch>;

const figures: Figures = {
  1: scene("", {
    ...WAY,
    bases: ["a", "d"],
    standing: [stands("b", 0, "pg")],
    ways: ["cross b c", "cross c d"],
  }),
  2: scene("", { ...PAIR, standing: [stands("c3", 0, "gp")], ways: ["cross c3 c4"] }),
  3: scene("", {
    spaces: { ...PAIR.spaces, c5: [2, 0] },
    lines: [...PAIR.lines, "c4 c5 o"],
    standing: [stands("c4", 0, "g"), stands("c5", 0, "op")],
    ways: ["pass c4 c5"],
  }),
  4: scene("", {
    ...WAY,
    standing: [stands("a", 0, "gp"), stands("d", 0, "o")],
    ways: ["cross a b", "cross b c"],
  }),
  5: scene("", {
    spaces: { c3: [0, 0], c5: [2, 0], c4: [1, 0] },
    lines: ["c3 c4 o", "c4 c5 p"],
    standing: [stands("c3", 1, "pg"), stands("c5", 1, "o")],
    ways: ["pass c3 c5"],
  }),
  6: scene("", {
    spaces: { a: [0, 0], b: [1, 0], c: [2, 0] },
    lines: ["a b g", "b c p"],
    standing: [stands("a", 0), stands("b", 1, "o")],
    ways: ["jump a c"],
  }),
  "K-7": scene(
    "kokeshi-figure-step",
    { ...PAIR, standing: [stands("c3", 0, "gp")] },
    { ...PAIR, standing: [stands("c4", 0, "gp")] },
  ),
  "K-8": scene("kokeshi-figure-hand-on", {
    spaces: { ...PAIR.spaces, c5: [2, 0] },
    lines: [...PAIR.lines, "c4 c5 o"],
    standing: [stands("c4", 0, "g"), stands("c5", 0, "op")],
    ways: ["pass c4 c5"],
  }),
  "K-15": scene("kokeshi-figure-leap", {
    ...BEHIND,
    standing: MET,
    open: ["1", "2", "3"],
  }),
  "K-16": scene("kokeshi-figure-far-leap", {
    ...AFTER,
    standing: [...MET, stands("1", 1, "g"), stands("2", 0, "pg"), stands("3", 1, "pp")],
    far: ["4", "5"],
  }),
  "K-B1": GardenTile,
  "K-B4": scene("kokeshi-figure-behind", {
    ...AFTER,
    standing: MET,
    open: ["1", "2", "3"],
    far: ["4", "5"],
  }),
  "K-B5": Beads,
};
export default figures;
