import { describe, expect, test } from "vitest";
import { concerns, fieldName, grouped, laidOut, pieceName, type Part } from "../src/core/anygame";
import type { Plain } from "../src/core/frames";
import { tellerFor } from "../src/core/teller";
import { learnWords } from "./setup";

learnWords(`
guest-card = { $first } { $rest }
guest-letter-m = moon
guest-tile-x9 = the last tile
guest-group-lay = Lay a card
guest-view-laid = In the middle
guest-phase-lead = Lead a trick
`);

const teller = tellerFor(["Aiko", "Ben"], 0);
const view = {
  game: "guest",
  seat: 0,
  to_move: 0,
  scores: [3, 1],
  round: 1,
  rounds: 3,
  phase: "lead",
  hand: ["m1", "g2"],
  hand_counts: [2, 3],
  laid: ["g5"],
  taken: [["m2", "c1"], []],
  trump: null,
  leader: 1,
  open: true,
};
const choice = (action: number, what: Plain) => ({
  action,
  name: String(action),
  what,
  told: { key: "", args: {} },
});
const choices = [
  choice(1, { do: "lay", card: "m1" }),
  choice(2, { do: "lay", card: "g2" }),
  choice(3, { do: "swap", card: "g2", cards: ["g5", "c1"] }),
];
const parts = (found: Plain, legal: typeof choices = []) =>
  Object.fromEntries(laidOut("guest", found, legal, teller).map((part) => [part.name, part])) as Record<
    string,
    Part
  >;

test("a piece is called by its own name, by its letters, or by its notation", () => {
  expect(pieceName("guest", "x9")).toBe("the last tile");
  expect(pieceName("guest", "m4")).toBe("moon 4");
  expect(pieceName("other", "m4")).toBe("m4");
});

describe("the view of any game", () => {
  test("lists are rows of pieces, those by seat under their seats, the rest are facts", () => {
    const found = parts(view);
    expect(Object.keys(found)).toEqual([
      "round",
      "phase",
      "hand",
      "hand_counts",
      "laid",
      "taken",
      "leader",
      "open",
    ]);
    expect(found.hand).toMatchObject({
      kind: "rows",
      rows: [{ seat: null, pieces: [{ code: "m1", name: "moon 1" }, { code: "g2" }] }],
    });
    expect(found.taken).toMatchObject({
      kind: "rows",
      rows: [
        { seat: 0, pieces: [{}, {}] },
        { seat: 1, pieces: [] },
      ],
    });
    expect(found.hand_counts).toMatchObject({
      rows: [
        { seat: 0, text: "2" },
        { seat: 1, text: "3" },
      ],
    });
    expect(found.laid).toMatchObject({ label: "In the middle", rows: [{ seat: null }] });
    expect(found.round).toMatchObject({ kind: "fact", text: "2 of 3" });
    expect(found.phase).toMatchObject({ kind: "fact", text: "Lead a trick" });
    expect(found.leader).toMatchObject({ kind: "fact", text: "Ben" });
    expect(found.open).toMatchObject({ kind: "fact", text: "yes" });
    expect(parts({ ...view, round: 3 }).round).toMatchObject({ text: "3 of 3" });
  });

  test("fields have names of the game, of the house, or their own", () => {
    expect(fieldName("guest", "laid")).toBe("In the middle");
    expect(fieldName("guest", "hand")).toBe("Your hand");
    expect(fieldName("guest", "draw_pile")).toBe("draw pile");
  });

  test("a piece carries the decisions that are about it", () => {
    const { hand, laid } = parts(view, choices);
    expect(hand).toMatchObject({ rows: [{ pieces: [{ actions: [1] }, { actions: [2, 3] }] }] });
    expect(laid).toMatchObject({ rows: [{ pieces: [{ actions: [3] }] }] });
    expect(concerns({ do: "lay", card: "lay" }, "lay")).toBe(true);
    expect(concerns({ do: "lay" }, "lay")).toBe(false);
  });

  test("things by the names of cells, and lists of lists, lie in a grid", () => {
    const { cells, board } = parts(
      {
        scores: [0, 0],
        cells: { b1: "m1", a1: null, a2: "x", aa2: "y" },
        board: [
          ["x", null, "o"],
          [null, "x", "o"],
          ["o", "o", "x"],
        ],
      },
      [choice(7, { do: "place", cell: "a1" })],
    );
    const codes = (part?: Part) =>
      part?.kind === "grid" ? part.cells.map((row) => row.map((cell) => cell?.code)) : [];
    expect(codes(cells)).toEqual([
      ["a1", "b1", undefined],
      ["a2", undefined, "aa2"],
    ]);
    expect(cells).toMatchObject({
      cells: [
        [{ name: "", actions: [7] }, { name: "moon 1" }, null],
        [{}, null, {}],
      ],
    });
    expect(codes(board)).toHaveLength(3);
  });

  test("what is held in an object is shown part by part, what nobody knows as it is", () => {
    const found = parts({ pile: { count: 3, top: "m1" }, steps: [{ from: "a", to: "b" }] });
    expect(found.pile_count).toMatchObject({ text: "3" });
    expect(found.pile_top).toMatchObject({ text: "moon 1" });
    expect(found.steps).toMatchObject({ rows: [{ pieces: [{ code: '{"from":"a","to":"b"}' }] }] });
  });

  test("decisions are grouped by what they do, in the order of the server", () => {
    expect(
      grouped("guest", choices).map(({ does, label, choices }) => [does, label, choices.length]),
    ).toEqual([
      ["lay", "Lay a card", 2],
      ["swap", "swap", 1],
    ]);
  });
});
