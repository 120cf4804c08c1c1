import { expect, test } from "vitest";
import {
  engineName,
  enginesOf,
  keepSetUp,
  lastSetUp,
  peopleOf,
  playedBefore,
  tableOf,
} from "../src/core/setup";
import type { GameShown } from "../src/lib/protocol";

const game = {
  id: "orders",
  players: [2, 3, 4],
  bots: ["greedy", "master", "engine:mine"],
  options: [{ name: "rounds", default: 5, values: [1, 5], allowed: "1–9" }],
} as unknown as GameShown;

test("the first time one plays the beginner, two at the table, by the printed rules", () => {
  expect(playedBefore("orders")).toBe(false);
  const first = lastSetUp(game);
  expect(first).toMatchObject({ way: "bot", level: "beginner", players: 2, people: 2, values: {} });
  const table = tableOf(game, first, "Anna");
  expect(table.seats).toEqual([{ who: "me" }, { who: "beginner" }]);
  expect(table.options).toEqual({ players: 2 });
  expect(table).not.toHaveProperty("hints");
});

test("afterwards it is as it was chosen last", () => {
  const chosen = {
    ...lastSetUp(game),
    way: "pass" as const,
    players: 4,
    people: 3,
    names: ["Ben"],
    hints: true,
  };
  keepSetUp("orders", { ...chosen, values: { rounds: 1 } });
  expect(playedBefore("orders")).toBe(true);
  const again = lastSetUp(game);
  expect(again).toEqual({ ...chosen, values: { rounds: 1 } });
  expect(peopleOf(again)).toBe(3);
  expect(tableOf(game, again, "").seats?.map(({ who }) => who)).toEqual(["me", "open", "open", "beginner"]);
  expect(tableOf(game, again, "")).toMatchObject({
    options: { rounds: 1, players: 4 },
    hints: true,
    chat: false,
  });
});

test("the very first match may be a short one, and what made it short is not kept", () => {
  const garden = { ...game, id: "kokeshi", players: [2] };
  const short = { rounds: 1 };
  const chosen = lastSetUp(garden, { ...short, gone: 1 });
  expect(chosen.values).toEqual(short);
  keepSetUp("kokeshi", chosen, short);
  expect(lastSetUp(garden, short).values).toEqual({});
  keepSetUp("kokeshi", { ...chosen, values: { rounds: 5 } }, short);
  expect(lastSetUp(garden, short).values).toEqual({ rounds: 5 });
});

test("what is kept but no longer offered, or not sound, is let go", () => {
  const nonsense = {
    way: "swim",
    level: "god",
    players: 9,
    people: -1,
    names: 7,
    values: { gone: 1, rounds: 5 },
  };
  keepSetUp("orders", nonsense as never);
  expect(lastSetUp(game)).toMatchObject({ way: "bot", level: "beginner", players: 2, people: 2, names: [] });
  expect(lastSetUp(game).values).toEqual({ rounds: 5 });
});

test("an engine of the server is offered beside the levels, as long as it is there", () => {
  expect(enginesOf(game)).toEqual(["engine:mine"]);
  expect([engineName("engine:mine"), engineName("master")]).toEqual(["mine", ""]);
  keepSetUp("orders", { ...lastSetUp(game), way: "bot", level: "engine:mine" });
  expect(tableOf(game, lastSetUp(game), "").seats).toContainEqual({ who: "engine:mine" });
  expect(lastSetUp({ ...game, bots: ["greedy"] }).level).toBe("beginner");
});

test("a game for two has no option for how many play, and chat and strict dealing are for friends", () => {
  const two = { ...game, id: "koikoi", players: [2] };
  const chosen = { ...lastSetUp(two), chat: true, strict: true };
  expect(tableOf(two, chosen, "")).toMatchObject({ options: {}, chat: false, strict: false });
  expect(tableOf(two, { ...chosen, way: "invite" }, "")).toMatchObject({ chat: true, strict: true });
});
