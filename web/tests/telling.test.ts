import { describe, expect, test } from "vitest";
import { joined, named, namesFrom, tell } from "../src/core/telling";
import { tellerFor } from "../src/core/teller";
import type { Sentence } from "../src/lib/protocol";
import { speak } from "./setup";
import { streams } from "./streams";

const NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz"];

describe("golden matches", () => {
  test.each(streams())("$name: the browser says what the terminal says", ({ game, said }) => {
    for (const { lang, you, told, text } of said) {
      speak(lang);
      expect(tellerFor(NAMES, you, game).tell(told)).toBe(text);
    }
  });
});

test("the seat that a sentence is about is spoken to, where there is a message for it", () => {
  const told: Sentence = { key: "koikoi-tell-play", args: { who: { seat: 0 }, card: { card: "3R" } } };
  expect(tellerFor(NAMES, 0, "koikoi").tell(told)).toMatch(/^You play red ribbon/);
  expect(tellerFor(NAMES, 1, "koikoi").tell(told)).toMatch(/^Anna plays/);
  expect(tellerFor(NAMES, null, "koikoi").tell(told)).toMatch(/^Anna plays/);
  const score: Sentence = { key: "table-score", args: { who: { seat: 0 }, points: 3 } };
  expect(tellerFor(NAMES, 0).tell(score)).toBe("you 3");
});

test("pieces have names by sets of names, whole, or by their letters", () => {
  expect(named("koikoi", "card", "1L")).toBe("crane (pine)");
  namesFrom(() => "mario");
  expect(named("koikoi", "card", "1L")).toBe("Baby Mario (pine)");
  namesFrom(() => "traditional");
  expect(named("orders", "card", "P10")).toBe("pink 10");
  expect(named("niwashi", "wish", "fX")).toBe("winter X");
  expect(named("kokeshi", "space", "d3")).toBe("d3");
});

test("a sentence leaves the pieces to be drawn that somebody draws, in their places", () => {
  const lay = { key: "niwashi-tell-discard", args: { who: { seat: 1 }, tile: { tile: "hna" } } };
  const told: Sentence = { key: "telling-several", args: { sentences: [lay, lay] } };
  const tile = { kind: "tile", value: "hna" };
  const teller = tellerFor(NAMES, 0, "niwashi");
  expect(teller.drawn(told, ["tile"])).toEqual(["Ben discards ", tile, ". Ben discards ", tile, "."]);
  expect(teller.drawn(told, [])).toEqual([teller.tell(told)]);
  const taken: Sentence = { key: "telling-labelled", args: { label: lay, what: { tiles: ["hna", "haa"] } } };
  expect(teller.drawn(taken, ["tile"]).filter((part) => typeof part !== "string")).toHaveLength(3);
});

test("several things are joined so that they can be told apart", () => {
  expect(joined([])).toBe("–");
  expect(joined(["a", "b"])).toBe("a, b");
  expect(joined(["a, b", "c"])).toBe("a, b; c");
  expect(joined(["One.", "Two!"])).toBe("One. Two!");
});

test("a game that brought no words is told by its facts", () => {
  const voice = { game: "pebbles", you: 1, called: (seat: number) => NAMES[seat] ?? "" };
  expect(tell({ key: "pebbles-tell-lay", args: { who: { seat: 1 }, pebble: 7 } }, voice)).toBe(
    "Ben: lay, pebble 7",
  );
  expect(tell({ key: "pebbles-choice-pass", args: {} }, voice)).toBe("pass");
});
