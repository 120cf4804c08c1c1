/** What a strong player thinks of a record, made ready to be drawn and said. It reckons nothing: all figures are the server's. */
import type { Judged, Review, StoryLine } from "../lib/protocol";
import type { Teller } from "./teller";
import { say } from "./words";

/** A point of a curve, both ways from 0 to 1. */
export type Point = [x: number, y: number];
export interface Line {
  /** Whose line; null for that of all together. */
  seat: number | null;
  points: Point[];
}
export interface Dot {
  judged: Judged;
  at: Point;
}
/** Rounds that stand side by side in a curve: where they begin and end. */
export type Band = [from: number, to: number];

export const MARKS = ["inaccuracy", "mistake", "blunder"];
/** What is marked with a cost. */
export const costly = (judged: Judged): boolean => MARKS.includes(judged.mark);

/** What is known so far: a later pass takes the place of an earlier one, decision by decision. */
export function merged(known: Judged[], more: Judged[]): Judged[] {
  const found = new Map([...known, ...more].map((judged) => [judged.number, judged]));
  return [...found.values()].sort((one, other) => one.number - other.number);
}

/** The lines of a story that tell something, or of which something is to be said. */
export function telling(story: StoryLine[], judged: Judged[]): StoryLine[] {
  const marked = new Set(judged.filter(costly).map(({ number }) => number + 1));
  return story.filter(({ told, number }) => told.length > 0 || marked.has(number));
}

/** The chance of every seat after each of its decisions, ending with what the match brought it. */
export function chances(judged: Judged[], review: Review, seats: number, count: number): Line[] {
  return Array.from({ length: seats }, (_, seat) => {
    const points = judged
      .filter((each) => each.seat === seat && each.worth !== null)
      .map((each): Point => [(each.number + 1) / Math.max(count, 1), each.worth ?? 0]);
    const result = review.results[seat];
    return { seat, points: result === undefined ? points : [...points, [1, result]] };
  });
}

/** The points of all together, where nobody can say how a match will end. */
export function pointsSoFar(story: StoryLine[], most: number, count: number): Line {
  const made = story.map(({ number, scores }): Point => [
    number / Math.max(count, 1),
    Math.max(0, ...scores) / Math.max(most, 1),
  ]);
  return { seat: null, points: [[0, 0], ...made] };
}

/** Every marked decision on its curve. */
export function dots(judged: Judged[], review: Review, story: StoryLine[], count: number): Dot[] {
  return judged.filter(costly).map((each) => {
    const height = review.points
      ? Math.max(0, ...(story[each.number]?.scores ?? [])) / Math.max(review.most, 1)
      : (each.worth ?? 0);
    return { judged: each, at: [(each.number + 1) / Math.max(count, 1), height] };
  });
}

/** Every second round, to stand on another ground. */
export function bands(story: StoryLine[], count: number): Band[] {
  const starts = story.flatMap(({ round, number }, at) =>
    round === story[at - 1]?.round ? [] : [(number - 1) / Math.max(count, 1)],
  );
  return starts.flatMap((from, at): Band[] => (at % 2 ? [[from, starts[at + 1] ?? 1]] : []));
}

/** A share in whole hundredths, a number of points in tenths. */
export function figure(value: number | null, points: boolean): number {
  return points ? Math.round(10 * (value ?? 0)) / 10 : Math.round(100 * (value ?? 0));
}

/** What there is to say about a decision: how good it was, what was better, and why. */
export function verdict(judged: Judged, points: boolean, teller: Teller): string[] {
  const { better, mark } = judged;
  const instead = better
    ? [say("review-better", { choice: ending(teller.tell(better.told)) }), better.why]
    : [];
  if (mark === "other") return [say("review-verdict-other"), ...instead];
  if (!mark) return [say(judged.cost ? "review-equal" : "review-good")];
  const [cost, after, before] = [judged.cost, judged.worth, judged.best].map((value) =>
    figure(points ? value : 100 * (value ?? 0), true),
  ); // in tenths, or they would not add up
  const args = { mark: say(`analyse-mark-${mark}`), cost: cost ?? 0, after: after ?? 0, before: before ?? 0 };
  return [say(points ? "review-verdict-points" : "review-verdict", args), ...instead];
}

/** A choice as part of a sentence. */
const ending = (choice: string): string => choice.replace(/\.$/, "");
