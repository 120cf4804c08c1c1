import { describe, expect, test } from "vitest";
import {
  notesAt,
  NOTHING,
  recentAt,
  saidSince,
  toldBy,
  updated,
  welcomed,
  type Entry,
  type Known,
} from "../src/core/reducer";
import { streams } from "./streams";
import { moved, update, welcome } from "./world";

const begun = welcomed(NOTHING, welcome());

describe("golden matches", () => {
  test.each(streams())(
    "$name: who heard every update knows what is told to who comes back",
    ({ viewers }) => {
      for (const { seat, told } of viewers) {
        let known: Known = NOTHING;
        for (const message of told) {
          if (message.type === "update") {
            known = updated(known, message);
            continue;
          }
          const back = welcomed(message.since ? known : NOTHING, message);
          if (known !== NOTHING) expect({ ...back, proof: known.proof }).toEqual(known);
          known = back;
        }
        expect(known.seat).toBe(seat);
        expect(known.entries.at(-1)?.n).toBe(known.n);
        const decided = known.entries.filter((entry) => entry.event.do === "moved");
        expect(known.entries.at(-1)?.decisions).toBe(decided.length);
      }
    },
  );
});

test("an update tells only what has changed of the view, unless it is whole", () => {
  const next = updated(begun, update(3, { events: [moved(0)], view: { scores: [1, 0] } }));
  expect(next.view).toEqual({ field: ["1L"], scores: [1, 0] });
  expect(updated(next, update(4, { view: { other: 1 }, whole: true })).view).toEqual({ other: 1 });
  expect(updated(next, update(4)).view).toBe(next.view);
  expect(updated(NOTHING, update(1, { view: { part: 1 } })).view).toEqual({ part: 1 });
});

test("what was said before stays where an update does not speak of it", () => {
  const next = updated(begun, update(3, { events: [moved(0)] }));
  expect(next).toMatchObject({
    seat: 0,
    seats: begun.seats,
    created: begun.created,
    choices: [],
    mayUndo: false,
  });
  const seats = [{ who: "casual", name: "" }];
  expect(updated(begun, update(3, { seats })).seats).toBe(seats);
});

test("decisions are counted, also where some are taken back", () => {
  const events = [moved(0), moved(1), { do: "took-back" as const, seat: 0, to: 1 }, moved(0)];
  const known = updated(begun, update(6, { events }));
  expect(known.entries.map((entry) => [entry.n, entry.decisions])).toEqual([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
    [5, 1],
    [6, 2],
  ]);
});

test("a welcome that begins earlier replaces what was known since", () => {
  const further = updated(begun, update(4, { events: [moved(0), moved(1)] }));
  const back = welcomed(further, welcome({ since: 2, events: [moved(1)] }));
  expect(back.entries.map((entry) => entry.n)).toEqual([1, 2, 3]);
  expect(back.n).toBe(3);
});

test("a rematch is known by its table", () => {
  const over = updated(
    begun,
    update(3, { events: [{ do: "rematch", seat: 1, table: "t2" }], phase: "over" }),
  );
  expect(over).toMatchObject({ rematch: "t2", phase: "over" });
});

test("notes stand by the number of their decision, up to the one that is looked at", () => {
  const events = [moved(0, [], "x=1"), moved(1, [], "x=2"), { do: "took-back" as const, seat: 1, to: 1 }];
  const { entries } = updated(begun, update(5, { events }));
  expect(notesAt(entries, 9)).toEqual({ 0: "x=1" });
  expect(notesAt(entries.slice(0, -1), 9)).toEqual({ 0: "x=1", 1: "x=2" });
  expect(notesAt(entries.slice(0, -1), 1)).toEqual({ 0: "x=1" });
});

test("recent are the latest decisions that stand, up to the moment that is looked at", () => {
  const events = Array.from({ length: 30 }, (_, at) => moved(at % 2, [{ do: "play", at }]));
  const { entries } = updated(begun, update(32, { events }));
  expect(recentAt(entries).map((effect) => effect.at)).toEqual(Array.from({ length: 24 }, (_, at) => at + 6));
  expect(recentAt(entries, 2).map((effect) => effect.at)).toEqual([0, 1]);
  const back = updated(begun, update(33, { events: [...events, { do: "took-back", seat: 0, to: 1 }] }));
  expect(recentAt(back.entries).map((effect) => effect.at)).toEqual([0]);
});

const entry = (n: number, event: object): Entry => ({ n, event, decisions: n }) as unknown as Entry;
const did = (n: number, seat: number, key: string) =>
  entry(n, { do: "moved", seat, effects: [{}, {}], told: [{ key, args: {} }, null] });
const keys = (entries: Entry[], seat: number | null) => toldBy(entries, seat).map(({ key }) => key);

test("what another seat did last is told until one decides oneself", () => {
  const entries = [did(1, 0, "a"), did(2, 1, "b"), did(3, 2, "c"), did(4, 2, "d")];
  expect(keys(entries, 0)).toEqual(["c", "d"]);
  expect(keys(entries, null)).toEqual(["c", "d"]);
  expect(keys(entries, 2)).toEqual([]);
  expect(keys([...entries, entry(5, { do: "took-back", seat: 2, to: 2 })], 0)).toEqual(["b"]);
  expect(keys([], 0)).toEqual([]);
});

test("what others said is unread until somebody looked", () => {
  const said = [entry(3, { do: "said", seat: 0, text: "!" }), entry(4, { do: "said", seat: 1, text: "?" })];
  expect(saidSince(said, 0, 0).map(({ n }) => n)).toEqual([4]);
  expect(saidSince(said, 4, 0)).toEqual([]);
});
