import { describe, expect, test } from "vitest";
import {
  current,
  fresh,
  isOver,
  keepOffer,
  keepScore,
  keptOffer,
  keptScore,
  leaders,
  named,
  nothing,
  packed,
  put,
  score,
  scored,
  seated,
  sound,
  totals,
  typed,
  unpacked,
  type Offer,
} from "../src/core/sheet";
import { afterCount, flagOf, known, tapped, timesIn, told } from "../src/core/tray";
import type { Tray } from "../src/lib/protocol";

describe("a sheet", () => {
  test("where only the winner scores, the others get nothing, and the next round is next", () => {
    let sheet = score(fresh(2, 3, false), 1, 12, "winner");
    expect(sheet.points).toEqual([[0, 12]]);
    expect(current(sheet)).toBe(1);
    sheet = score(score(sheet, 0, 5, "winner"), 0, 7, "winner");
    expect(totals(sheet)).toEqual([12, 12]);
    expect(leaders(sheet)).toEqual([0, 1]);
    expect(isOver(sheet)).toBe(true);
  });

  test("where each scores, a round is whole when all are written", () => {
    let sheet = score(score(fresh(3, 0, false), 2, 40, "each"), 0, 31, "each");
    expect(sheet.points).toEqual([[31, null, 40]]);
    expect(current(sheet)).toBe(0);
    sheet = score(score(sheet, 2, 1, "each"), 1, 9, "each");
    expect(sheet.points).toEqual([
      [31, 9, 40],
      [null, null, 1],
    ]);
    expect(leaders(sheet)).toEqual([2]);
    expect(isOver(sheet)).toBe(false); // it has no end
  });

  test("a round in which nobody scored is written, too", () => {
    expect(nothing(score(fresh(2, 0, false), 0, 1, "wins")).points).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  test("a common result has one column however many play, and nobody leads", () => {
    const sheet = score(score(fresh(2, 0, true), 0, 14, "each"), 0, 17, "winner");
    expect(sheet.points).toEqual([[14], [17]]);
    expect(totals(sheet)).toEqual([31]);
    expect(leaders(sheet)).toEqual([]);
    expect(seated(sheet, 2).points).toEqual([[14], [17]]);
  });

  test("anything can be corrected, and an emptied last round is gone", () => {
    let sheet = score(fresh(2, 0, false), 0, 6, "winner");
    sheet = put(sheet, 0, 0, 16);
    expect(totals(sheet)).toEqual([16, 0]);
    sheet = put(put(sheet, 0, 0, null), 0, 1, null);
    expect(sheet.points).toEqual([]);
    expect(leaders(sheet)).toEqual([]);
    expect([typed("12"), typed("-3"), typed(""), typed("abc"), typed("1e9"), typed("999999999")]).toEqual([
      12,
      -3,
      null,
      null,
      1,
      99_999,
    ]);
  });

  test("more people may sit down, and the last may leave", () => {
    let sheet = score(fresh(2, 0, false), 0, 6, "each");
    sheet = named(seated(sheet, 3), 2, "Cleo with a name that is far too long");
    expect(sheet.points).toEqual([[6, null, null]]);
    expect(sheet.names[2]).toBe("Cleo with a name that is");
    expect(seated(sheet, 2).points).toEqual([[6, null]]);
  });

  test("goes through a link and back with every letter", () => {
    const sheet = { ...score(fresh(2, 12, false), 0, 6, "winner"), values: { preset: "rising" } };
    const sent = named(named(sheet, 0, "Zoë 花"), 1, "Ben & <b>");
    expect(packed(sent)).toMatch(/^[\w-]+$/);
    expect(unpacked(packed(sent))).toEqual(sent);
  });

  test.each([
    "",
    "x",
    "%%%",
    btoa("{}"),
    btoa("[]"),
    btoa("null"),
    btoa(`{"names":[],"rounds":1,"points":[]}`),
    btoa(`{"names":["a"],"rounds":-1,"points":[]}`),
    btoa(`{"names":["a"],"rounds":1.5,"points":[]}`),
    btoa(`{"names":["a"],"rounds":1,"points":[[1,2]]}`),
    btoa(`{"names":["a"],"rounds":1,"points":[["1"]]}`),
    btoa(`{"names":["a"],"rounds":1,"points":[[1e300]]}`),
    btoa(`{"names":["a"],"rounds":1,"points":{"length":1}}`),
    btoa(JSON.stringify({ names: Array(17).fill("a"), rounds: 1, points: [] })),
    btoa(JSON.stringify({ names: ["a"], rounds: 1, points: Array(201).fill([1]) })),
  ])("what is none is not taken for one: %s", (text) => expect(unpacked(text)).toBeNull());

  test("what somebody slips into a sheet is left out", () => {
    const found = sound({ names: [{}], rounds: 0, points: [[null]], values: { a: {}, b: 1 }, more: 1 });
    expect(found).toEqual({
      names: ["[object Object]"],
      rounds: 0,
      common: false,
      points: [[null]],
      values: { b: 1 },
    });
  });

  test("what the server told of a game is there without it", () => {
    const offer = {
      game: { id: "game", options: [], players: [2] },
      tray: { rows: [], flags: [], options: [] },
    };
    expect(keptOffer("game")).toBeNull();
    keepOffer(offer as unknown as Offer);
    expect(keptOffer("game")).toEqual(offer);
    localStorage.setItem("roji.trays", `{"game":{"game":{},"tray":{}},"more":7}`);
    expect([keptOffer("game"), keptOffer("more")]).toEqual([null, null]);
  });

  test("stays on the device", () => {
    expect(keptScore("game")).toBeNull();
    expect(scored()).toEqual([]);
    const sheet = score(fresh(2, 0, false), 0, 6, "winner");
    keepScore("game", { sheet, cards: ["1L"], flags: { hand: true } });
    keepScore("other", { sheet: fresh(2, 0, false), cards: [], flags: {} });
    expect(keptScore("game")).toEqual({ sheet, cards: ["1L"], flags: { hand: true } });
    expect(scored()).toEqual(["game"]);
    localStorage.setItem("roji.scores", `{"game":{"sheet":7},"more":{"sheet":{}}}`);
    expect([keptScore("game"), keptScore("more")]).toEqual([null, null]);
  });
});

describe("a tray", () => {
  const tray: Tray = {
    rows: [{ name: "row", cards: ["a", "b"] }],
    copies: 2,
    flags: [
      { name: "order", default: null, values: [1, 2] },
      { name: "calls", default: 0, values: [0, 1] },
    ],
    options: ["rule"],
    sheet: "each",
  };

  test("a card is tapped as often as it exists, and then it is gone", () => {
    let cards = tapped(tapped([], "a", 2), "b", 2);
    cards = tapped(cards, "a", 2);
    expect(cards).toEqual(["a", "b", "a"]);
    expect(timesIn(cards, "a")).toBe(2);
    expect(tapped(cards, "a", 2)).toEqual(["b"]);
    expect(known(tray, ["a", "old"])).toEqual(["a"]);
  });

  test("a count is told what was chosen, and what is usual", () => {
    expect(told(tray, {}, {})).toEqual(["calls=0"]);
    expect(told(tray, { order: 2, calls: 9 }, { rule: true, other: 1 })).toEqual([
      "order=2",
      "calls=0",
      "rule=true",
    ]);
    expect(flagOf({ order: 7 }, tray.flags[0]!)).toBeNull();
    expect(afterCount(tray, { order: 2, calls: 1 })).toEqual({ order: 2 });
  });
});
