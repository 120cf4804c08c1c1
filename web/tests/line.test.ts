import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line, type State } from "../src/core/line";
import type { FromServer } from "../src/lib/protocol";
import { welcome, World } from "./world";

let world: World;
let line: Line;
let heard: FromServer[];
let states: State[];
let confusions: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  [heard, states, confusions] = [[], [], 0];
  world = new World();
  line = new Line("t1", world, {
    hear(message) {
      if (message.type === "update") void message.events.length; // fails for what is none
      heard.push(message);
    },
    state: (now) => states.push(now),
    confused: () => (confusions += 1),
    greeting: () => ({ since: 7, proof: "p", secret: "s", lang: "de" }),
  });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function greeted(): void {
  world.wire.open();
  world.wire.say(welcome());
}

test("the first message says who is there and what it knows", () => {
  world.wire.open();
  expect(world.wire.sent).toEqual([
    { type: "hello", id: "hello", version: 2, since: 7, proof: "p", secret: "s", lang: "de" },
  ]);
  world.wire.say(welcome());
  expect(states).toEqual(["connecting", "open"]);
});

test("what is asked before the welcome is sent after it", async () => {
  world.wire.open();
  const answer = line.ask({ type: "undo" });
  expect(world.wire.sent).toHaveLength(1);
  world.wire.say(welcome());
  expect(world.wire.last).toMatchObject({ type: "undo" });
  world.wire.say({ type: "accepted", n: 3, re: world.wire.last.id });
  await expect(answer).resolves.toMatchObject({ n: 3 });
});

test("what was not answered is sent again with the same id after a break, and no more once it was", async () => {
  greeted();
  const answer = line.ask({ type: "start" });
  const { id } = world.wire.last;
  world.wire.close();
  expect(states.at(-1)).toBe("broken");
  vi.advanceTimersByTime(400);
  greeted();
  expect(world.wires).toHaveLength(2);
  expect(world.wire.last).toEqual({ type: "start", id });
  world.wire.say({ type: "accepted", n: 3, re: id });
  await answer;
  world.wire.close();
  vi.advanceTimersByTime(400);
  greeted();
  expect(world.wire.sent.map((message) => message.type)).toEqual(["hello"]);
});

test("attempts become rarer, up to ten seconds, until somebody looks again", () => {
  const waits: number[] = [];
  for (let attempt = 0; attempt < 9; attempt += 1) {
    world.wire.close();
    const before = Date.now();
    while (world.wires.length === attempt + 1) vi.advanceTimersByTime(10);
    waits.push(Date.now() - before);
  }
  expect(waits[0]).toBeLessThan(400);
  expect(Math.min(...waits.slice(-2))).toBeGreaterThanOrEqual(6000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(10_010);
  world.wire.close();
  const count = world.wires.length;
  world.away = true;
  world.wake();
  expect(world.wires).toHaveLength(count);
  world.away = false;
  world.wake();
  expect(world.wires).toHaveLength(count + 1);
  world.wake();
  expect(world.wires).toHaveLength(count + 1); // there is one already
});

test("a server that starts again is looked for every second, and no longer than a minute", () => {
  greeted();
  world.wire.say({ type: "bye", why: "restart" });
  let count = world.wires.length;
  world.wire.close();
  const began = Date.now();
  const waits: number[] = [];
  let before = began;
  while (Date.now() - began < 100_000) {
    vi.advanceTimersByTime(10);
    if (world.wires.length === count) continue;
    count = world.wires.length;
    waits.push(Date.now() - before);
    before = Date.now();
    world.wire.close();
  }
  const early = waits.slice(0, 30);
  expect(Math.max(...early)).toBeLessThanOrEqual(1510);
  expect(new Set(early).size).toBeGreaterThan(10); // not all who were here at the same moment
  expect(Math.max(...waits)).toBeGreaterThan(5000);
});

test.each(["not json", "{}", "[]", "null", "7"])("a stranger who says %s is hung up on", (rubbish) => {
  greeted();
  world.wire.raw(rubbish);
  expect(states.at(-1)).toBe("broken");
  expect(confusions).toBe(0);
  vi.advanceTimersByTime(400);
  expect(world.wires).toHaveLength(2);
});

test("after a message that makes no sense everything is asked for anew", () => {
  greeted();
  world.wire.raw('{"type":"update"}');
  expect(confusions).toBe(1);
  expect(states.at(-1)).toBe("broken");
});

test("where the disk is unsure nothing is answered: the same is sent again after the break", () => {
  greeted();
  void line.ask({ type: "resign" });
  const { id } = world.wire.last;
  world.wire.say({ type: "refused", key: "store-unknown", text: "", re: id });
  expect(heard.map((message) => message.type)).toEqual(["welcome"]);
  world.wire.close();
  vi.advanceTimersByTime(400);
  greeted();
  expect(world.wire.last).toEqual({ type: "resign", id });
});

test("a connection that does not answer a ping in time is given up", async () => {
  greeted();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(world.wire.last.type).toBe("ping");
  world.wire.say({ type: "accepted", n: 1, re: world.wire.last.id });
  await vi.advanceTimersByTimeAsync(24_000);
  expect(world.wires).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000 + 10_000 + 400);
  expect(world.wires).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(world.wire.sent).toHaveLength(0); // nobody is greeted, so nobody is pinged
});

test("after a farewell it does not come back; after any other goodbye it does", () => {
  greeted();
  world.wire.say({ type: "bye", why: "restart" });
  world.wire.close();
  vi.advanceTimersByTime(400);
  greeted();
  world.wire.say({ type: "bye", why: "gone" });
  world.wire.close();
  vi.advanceTimersByTime(60_000);
  world.wake();
  expect(world.wires).toHaveLength(2);
});

test("to greet anew it hangs up; closed it stays closed", () => {
  greeted();
  line.again();
  vi.advanceTimersByTime(400);
  expect(world.wires).toHaveLength(2);
  line.close();
  expect(states.at(-1)).toBe("ended");
  vi.advanceTimersByTime(60_000);
  world.wake();
  expect(world.wires).toHaveLength(2);
});

test("an old socket that closes late disturbs nothing", () => {
  greeted();
  const old = world.wire;
  old.close();
  vi.advanceTimersByTime(400);
  greeted();
  old.close();
  expect(states.at(-1)).toBe("open");
});
