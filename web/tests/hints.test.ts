import { expect, test } from "vitest";
import { equals, weigh } from "../src/core/hints";
import type { Advised } from "../src/lib/protocol";

const advised = (...figures: [number | null, number | null][]): Advised[] =>
  figures.map(([worth, spread], action) => ({ action, name: "", worth, spread, why: "", turn: [] }));

test("figures that cannot tell the best decisions apart are not shown", () => {
  const weighed = weigh(advised([0.49, 0.09], [0.49, 0.09], [0.46, 0.09], [0.1, 0.02]));
  expect(weighed.map(({ equal }) => equal)).toEqual([false, true, true, false]);
  expect(weighed.map(({ worth }) => worth)).toEqual([null, null, null, 0.1]);
  expect(equals(weighed)).toBe(2);
});

test("figures that lie apart are shown", () => {
  const weighed = weigh(advised([0.8, 0.05], [0.6, 0.05]));
  expect(weighed.map(({ worth }) => worth)).toEqual([0.8, 0.6]);
  expect(equals(weighed)).toBe(0);
});

test("without figures nothing is equal, and one decision alone keeps its figure", () => {
  expect(weigh(advised([null, null], [null, null])).map(({ equal }) => equal)).toEqual([false, false]);
  expect(weigh(advised([0.5, 0.4]))[0]?.worth).toBe(0.5);
  expect(weigh([])).toEqual([]);
});

test("decisions without a spread are equal only where they are worth the same", () => {
  expect(weigh(advised([0.5, null], [0.5, null], [0.4, null])).map(({ equal }) => equal)).toEqual([
    false,
    true,
    false,
  ]);
});
