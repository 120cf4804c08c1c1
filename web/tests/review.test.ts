import { describe, expect, it } from "vitest";
import {
  bands,
  chances,
  costly,
  dots,
  figure,
  merged,
  pointsSoFar,
  telling,
  verdict,
} from "../src/core/review";
import { tellerFor } from "../src/core/teller";
import type { Judged, Review, StoryLine } from "../src/lib/protocol";
import "./setup";

const judged = (number: number, more: Partial<Judged> = {}): Judged => ({
  number,
  seat: number % 2,
  round: 0,
  worth: 0.5,
  best: 0.5,
  cost: 0,
  doubt: 0,
  mark: "",
  better: null,
  ...more,
});
const review = (more: Partial<Review> = {}): Review => ({
  since: 0,
  next: 0,
  total: 0,
  passes: 1,
  simulations: 1,
  behind: "",
  points: false,
  most: 20,
  judged: [],
  results: [],
  deals: [],
  summary: [],
  ...more,
});
const line = (number: number, round: number, scores: number[]): StoryLine => ({
  number,
  seat: 0,
  round,
  name: "",
  told: [],
  scores,
});
const better = {
  name: "stop",
  turn: ["stop"],
  told: { key: "review-round", args: { number: 3 } },
  why: "It is certain.",
};

describe("what is known of a record", () => {
  it("is that of the latest pass, decision by decision", () => {
    const known = merged([judged(0), judged(4)], [judged(4, { cost: 0.1 }), judged(2)]);
    expect(known.map(({ number, cost }) => [number, cost])).toEqual([
      [0, 0],
      [2, 0],
      [4, 0.1],
    ]);
  });
  it("is a line for every seat that ends with what the match brought", () => {
    const found = [judged(0, { worth: 0.6 }), judged(1, { worth: null }), judged(3, { worth: 0.3 })];
    expect(chances(found, review({ results: [1, 0] }), 2, 4)).toEqual([
      {
        seat: 0,
        points: [
          [0.25, 0.6],
          [1, 1],
        ],
      },
      {
        seat: 1,
        points: [
          [1, 0.3],
          [1, 0],
        ],
      },
    ]);
    expect(chances(found, review(), 1, 4)[0]?.points).toEqual([[0.25, 0.6]]);
  });
  it("is the points of all where nobody can say how a match will end", () => {
    expect(pointsSoFar([line(1, 0, [1, 0]), line(2, 0, [4, 5])], 20, 2).points).toEqual([
      [0, 0],
      [0.5, 0.05],
      [1, 0.25],
    ]);
  });
});

describe("marks", () => {
  const marked = judged(1, { mark: "mistake", worth: 0.4, best: 0.47, cost: 0.07, better });
  it("stand on the line of their seat, or on that of all", () => {
    expect(dots([judged(0), marked], review(), [], 4).map(({ at }) => at)).toEqual([[0.5, 0.4]]);
    const story = [line(1, 0, [2]), line(2, 0, [5])];
    expect(dots([marked], review({ points: true }), story, 4).map(({ at }) => at)).toEqual([[0.5, 0.25]]);
    expect(costly(judged(0, { mark: "other" }))).toBe(false);
  });
  it("say what was given away, what was better, and why", () => {
    const teller = tellerFor(["Anna", "Ben"], null);
    expect(verdict(marked, false, teller)).toEqual([
      "Mistake: costs 7 % of the win (40 % instead of 47 %).",
      "Better: Round 3.",
      "It is certain.",
    ]);
    expect(verdict({ ...marked, cost: 0.024, worth: 0.501, best: 0.525 }, false, teller)[0]).toBe(
      "Mistake: costs 2.4 % of the win (50.1 % instead of 52.5 %).",
    );
    expect(verdict({ ...marked, cost: 0.75, worth: 1.25, best: 2 }, true, teller)[0]).toBe(
      "Mistake: costs 0.8 points, at once or soon (1.3 instead of 2 expected).",
    );
    expect(verdict(judged(0), false, teller)).toEqual(["Nothing better was found."]);
    expect(verdict(judged(0, { cost: 0.01 }), false, teller)).toEqual(["About as good as the best."]);
    expect(verdict(judged(0, { mark: "other", cost: null, better }), true, teller)).toHaveLength(3);
  });
});

it("a story has a line where something is told or marked, and none besides", () => {
  const told = { ...line(1, 0, []), told: [{ key: "review-round", args: { number: 1 } }] };
  const story = [told, line(2, 0, []), line(3, 0, [])];
  expect(telling(story, [judged(1), judged(2, { mark: "mistake" })]).map(({ number }) => number)).toEqual([
    1, 3,
  ]);
});

it("every second round stands on another ground", () => {
  const story = [line(1, 0, []), line(2, 0, []), line(3, 1, []), line(4, 2, [])];
  expect(bands(story, 4)).toEqual([[0.5, 0.75]]);
  expect(bands([], 0)).toEqual([]);
});

it("shares are told in whole hundredths, points in tenths", () => {
  expect([figure(0.074, false), figure(0.25, true), figure(null, false)]).toEqual([7, 0.3, 0]);
});
