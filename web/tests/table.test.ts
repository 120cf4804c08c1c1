import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Plain } from "../src/core/frames";
import { Refusal } from "../src/core/refusal";
import { moved, PlainTable, update, welcome, World } from "./world";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A game whose every effect is a moment; the count of a round holds. */
const module = {
  frames: (_: Plain, effects: Plain[], after: Plain) =>
    effects.map((effect) => ({ view: after, effect, hold: effect.do === "round" })),
};

/** A table that has begun, with its game here. */
function begun(world = new World()): PlainTable {
  const table = new PlainTable(world).greeted();
  table.module = module;
  return table;
}
const told = (table: PlainTable) => table.frames.map((frame) => frame.effect?.do);

test("a table is as the welcome says", () => {
  const table = begun();
  expect(table).toMatchObject({ state: "open", game: "koikoi", phase: "running", seat: 0, toMove: 0 });
  expect(table.choices).toHaveLength(1);
  expect(new PlainTable().game).toBe("");
});

test("a decision says after which event it comes, and only one is on its way", async () => {
  const table = begun();
  const done = table.decide(3, "x=1");
  await table.decide(3);
  expect(table.wire.sent.filter((message) => message.type === "move")).toHaveLength(1);
  expect(table.wire.last).toMatchObject({ type: "move", base: 2, action: 3, note: "x=1" });
  expect(table.busy).toBe(true);
  const events = [moved(0)];
  table.wire.say({ ...update(3, { events, view: { field: [] }, to_move: 1 }), re: table.wire.last.id });
  await done;
  expect(table).toMatchObject({ busy: false, n: 3, decisions: 1, choices: [], toMove: 1, refusal: null });
});

test("a refused decision is told with its clause and forgotten with the next request", async () => {
  const table = begun();
  const done = table.decide(9);
  table.wire.say({ type: "refused", key: "H-4", clause: "H-4", text: "H-4: no.", re: table.wire.last.id });
  await done;
  expect(table.refusal).toMatchObject({ key: "H-4", clause: "H-4", message: "H-4: no." });
  expect(table.busy).toBe(false);
  const again = table.ask({ type: "undo" });
  expect(table.refusal).toBeNull();
  table.wire.say({ type: "accepted", n: 2, re: table.wire.last.id });
  expect(await again).toBe(true);
});

test("a hint is asked for once and forgotten as soon as something happens", async () => {
  const table = begun();
  const best = [{ action: 3, name: "1L", worth: 0.5, spread: 0, why: "", turn: [] }];
  const asked = table.advise();
  await table.advise();
  expect(table.wire.sent.filter((message) => message.type === "hint")).toHaveLength(1);
  table.wire.say({ type: "hinted", n: 2, best, re: table.wire.last.id });
  await asked;
  expect(table.hint).toEqual(best);
  table.wire.say({ type: "hinted", n: 1, best }); // of an older position
  expect(table.hint).toEqual([]);
  table.wire.say({ type: "hinted", n: 2, best });
  table.wire.say(update(3, { events: [moved(1)] }));
  expect(table.hint).toEqual([]);
});

test("what happens is shown moment by moment; a count waits for the person", () => {
  const table = begun();
  const effects = [{ do: "play" }, { do: "turn" }, { do: "round" }, { do: "deal" }];
  table.wire.say(update(3, { events: [moved(1, effects)], view: { field: [] } }));
  expect(told(table)).toEqual(["play", "turn", "round", "deal"]);
  vi.advanceTimersByTime(450);
  expect(told(table)).toEqual(["turn", "round", "deal"]);
  vi.advanceTimersByTime(10_000);
  expect(told(table)).toEqual(["round", "deal"]);
  table.next();
  expect(table.frame?.effect).toEqual({ do: "deal" });
  vi.advanceTimersByTime(450);
  expect(table.frame).toBeNull();
});

test("more that happens meanwhile is shown after it, and whoever hurries sees the counts only", () => {
  const table = begun();
  table.wire.say(update(3, { events: [moved(1, [{ do: "play" }])], view: { field: [] } }));
  table.wire.say(update(4, { events: [moved(0, [{ do: "turn" }, { do: "round" }])], view: { field: [1] } }));
  expect(told(table)).toEqual(["play", "turn", "round"]);
  table.hurry();
  expect(told(table)).toEqual(["round"]);
});

test.each(["away", "still"] as const)("who is %s gets the counts alone", (how) => {
  const world = new World();
  world[how] = true;
  const table = begun(world);
  table.wire.say(update(3, { events: [moved(1, [{ do: "play" }, { do: "round" }])], view: { field: [] } }));
  expect(told(table)).toEqual(["round"]);
});

test("without the game at hand, and for what changes no view, nothing is shown", () => {
  const table = begun();
  table.wire.say(update(3, { events: [{ do: "said", seat: 1, text: "!" }] }));
  expect(table.frames).toEqual([]);
  table.module = null;
  table.wire.say(update(4, { events: [moved(1)], view: { field: [] } }));
  expect(table.frames).toEqual([]);
});

test("what was missed while the line was broken is shown when it has healed", () => {
  const table = begun();
  table.wire.close();
  expect(table.state).toBe("broken");
  vi.advanceTimersByTime(400);
  table.greeted({ since: 2, events: [moved(1, [{ do: "play" }])] }, { view: { field: [] } });
  expect(table.wire.sent[0]).toMatchObject({ type: "hello", since: 2, proof: "p1" });
  expect(told(table)).toEqual(["play"]);
  expect(table.entries).toHaveLength(3);
});

test("after a message without sense everything is told anew and nothing is shown twice", () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const table = begun();
  table.wire.raw('{"type":"update"}');
  vi.advanceTimersByTime(400);
  table.greeted();
  expect(table.wire.sent[0]).toMatchObject({ type: "hello", since: 0, proof: "" });
  expect(table).toMatchObject({ n: 2, frames: [], past: null });
});

test("a log that was set back is told, and so is a fresh start", () => {
  const table = begun();
  table.wire.close();
  vi.advanceTimersByTime(400);
  table.greeted({ ahead: true, events: [] }, { n: 1 });
  expect(table.refusal?.key).toBe("ahead");
  expect(table.refusal?.message).not.toMatch("‹");
  table.refresh();
  expect(table.view).toBeNull();
  vi.advanceTimersByTime(400);
  table.greeted();
  expect(table.view).not.toBeNull();
});

test("a move on an old number brings what is missing", async () => {
  const table = begun();
  const done = table.decide(3);
  const missing = welcome({ since: 2, events: [moved(1)] }, { to_move: 1, choices: [], may_undo: true });
  table.wire.say({ type: "refused", key: "stale", text: "Too late.", missing, re: table.wire.last.id });
  await done;
  expect(table).toMatchObject({ n: 3, toMove: 1, mayUndo: true, busy: false });
  expect(table.refusal?.key).toBe("stale");
});

test("who may not come in is told why, and the line ends", () => {
  const table = new PlainTable();
  table.wire.open();
  table.wire.say({ type: "refused", key: "bad-secret", text: "No.", re: "hello" });
  expect(table).toMatchObject({ gone: "bad-secret", state: "ended" });
});

test("farewells are told, other goodbyes heal", () => {
  const table = begun();
  table.wire.say({ type: "bye", why: "restart" });
  expect(table.gone).toBe("");
  table.wire.say({ type: "bye", why: "left" });
  expect(table.gone).toBe("left");
});

test("who is here, and how many watch", () => {
  const table = begun();
  table.wire.say({ type: "presence", seats: [true, false], watching: 2 });
  expect(table).toMatchObject({ here: [true, false], watching: 2 });
});

test("a look back shows the table as it was; at the latest decision it ends", async () => {
  const table = begun();
  table.wire.say(update(4, { events: [moved(0, [{ do: "play" }], "x=1"), moved(1)] }));
  await table.lookAt(1);
  expect(table.past).toEqual({ number: 1, view: { at: 1 }, effects: [{ do: "lay" }] });
  expect(table.recent).toEqual([{ do: "play" }]);
  expect(table.notesAt(1)).toEqual({ 0: "x=1" });
  await table.lookAt(2);
  expect(table.past).toBeNull();
  await table.lookAt(-1);
  expect(table.past).toBeNull();
  table.world.pasts.push(new Refusal("offline", "No line."));
  await table.lookAt(1);
  expect(table.refusal?.key).toBe("offline");
  expect(table.past).toBeNull();
});

test("a closed table shows and asks nothing any more", () => {
  const table = begun();
  table.wire.say(update(3, { events: [moved(1, [{ do: "play" }])], view: { field: [] } }));
  table.close();
  vi.advanceTimersByTime(60_000);
  expect(told(table)).toEqual(["play"]);
  expect(table.world.wires).toHaveLength(1);
});
