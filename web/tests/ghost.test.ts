import { expect, test } from "vitest";
import { saying, type Ghost } from "../src/games/niwashi/ghost";

const like: Ghost = {
  tile: "fhf",
  cell: "ah32",
  way: "e",
  fields: [],
  legal: true,
  covered: ["ah32"],
  special: true,
  lifts: false,
};

test("the discard pile is promised only while it is open", () => {
  expect(saying(like, true)).toBe("niwashi-web-special");
  expect(saying(like, false)).toBe("");
});

test("a tile that may not lie there, and one that lifts the lantern, are told", () => {
  expect(saying({ ...like, legal: false }, true)).toBe("niwashi-web-no-here");
  expect(saying({ ...like, special: false, lifts: true }, true)).toBe("niwashi-choice-lifts");
});
