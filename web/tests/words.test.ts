import { expect, test } from "vitest";
import { nameOf } from "../src/core/names";
import { choosable, houseRules, optionName, valueName } from "../src/core/options";
import { tellerFor, tellEvent } from "../src/core/teller";
import { has, say } from "../src/core/words";
import type { GameShown } from "../src/lib/protocol";
import type { Seen } from "../src/core/reducer";
import { speak } from "./setup";

test("a sentence is filled in, in both languages; one that is missing is marked", () => {
  expect(say("web-decision", { number: 3, count: 1200 })).toContain("3");
  expect(say("web-decision", { number: 3, count: 1200 })).toContain("1,200");
  speak("de");
  expect(say("web-decision", { number: 3, count: 1200 })).toContain("1.200");
  expect(say("no-such-sentence")).toBe("‹no-such-sentence›");
  expect([has("web-decision"), has("no-such-sentence")]).toEqual([true, false]);
});

test("seats are called by their name, after an animal of the garden, or after a plant", () => {
  const seats = [
    { who: "person", name: "Aiko" },
    { who: "casual", name: "" },
    { who: "person", name: "" },
    { who: "club", name: "" },
    { who: "open", name: "" },
  ];
  const names = [0, 1, 2, 3, 4, 5].map((seat) => nameOf(seats, seat));
  expect(names.slice(0, 2)).toEqual(["Aiko", "Roji"]);
  expect(names[3]).toBe("Matsu");
  expect([names[2], names[4], names[5]]).toEqual(["Frog", "Fox", "Turtle"]);
  expect(nameOf([], 8)).toBe("Guest 9");
});

test("a teller speaks to a seat: you to oneself, a name to others", () => {
  const teller = tellerFor(["Aiko", "Ben"], 0);
  expect(teller.person("remote-left", 0)).not.toContain("Aiko");
  expect(teller.person("remote-left", 1)).toContain("Ben");
  expect([teller.title(1), teller.called(1), teller.name(0)]).toEqual(["Ben", "Ben", "Aiko"]);
  expect([teller.title(0), teller.called(0)]).toEqual([say("web-you"), say("table-you")]);
  expect(teller.name(5)).toBe(say("web-guest", { number: 6 }));
});

test("everything that happens beside the game has a sentence, in both languages", () => {
  const events: Seen[] = [
    { do: "sat", seat: 1, name: "Ben", nonce: "" },
    { do: "left", seat: 1 },
    { do: "started" },
    { do: "asked-back", seat: 1, to: 0, of: [0] },
    { do: "answered", seat: 0, yes: false },
    { do: "took-back", seat: 1, to: 0 },
    { do: "resigned", seat: 1, stand_in: "casual" },
    { do: "resigned", seat: 1 },
    { do: "replaced", seat: 1, by: "casual" },
    { do: "rematch", seat: 1, table: "t2" },
    { do: "said", seat: 1, text: "hello" },
  ];
  for (const lang of ["en", "de"] as const) {
    speak(lang);
    for (const event of events)
      for (const you of [0, 1, null])
        expect(tellEvent(event, tellerFor(["Aiko", "Ben"], you)), event.do).toMatch(/^[^‹]+$/);
  }
  const teller = tellerFor(["Aiko", "Ben"], 0);
  expect(tellEvent({ do: "answered", seat: 0, yes: true }, teller)).toBeNull();
  expect(tellEvent({ do: "moved", seat: 0, effects: [], told: [] }, teller)).toBeNull();
});

const shown: GameShown = {
  id: "koikoi",
  players: [2],
  options: [
    { name: "players", default: 2, values: [2], allowed: "2", text: "" },
    { name: "rounds", default: 12, values: [6, 12], allowed: "1–12", text: "" },
    { name: "viewings", default: true, values: [true, false], allowed: "", text: "" },
    { name: "unheard-of", default: 1, values: [1], allowed: "1", text: "" },
  ],
  presets: {},
  bots: [],
  ratings: {},
  together: false,
  about: {},
  clause: "H",
  place: 1,
  minutes: 30,
  most: 0,
};

test("options have names and values in words, where there are any", () => {
  expect(choosable(shown).map(({ name }) => name)).toEqual(["rounds", "viewings", "unheard-of"]);
  expect(optionName("koikoi", "rounds")).not.toBe("rounds");
  expect(optionName("koikoi", "unheard-of")).toBe("unheard-of");
  expect(valueName("koikoi", "viewings", true)).not.toBe("true");
  expect(valueName("koikoi", "unheard-of", "x7")).toBe("x7");
});

test("house rules are what differs from the printed ones", () => {
  expect(houseRules(shown, { players: 2, rounds: 12, viewings: true })).toEqual([]);
  expect(houseRules(shown, { players: 2, rounds: 6, viewings: false })).toHaveLength(2);
  expect(houseRules(undefined, { rounds: 6 })).toEqual([]);
});
