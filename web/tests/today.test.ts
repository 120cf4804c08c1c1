import { expect, test } from "vitest";
import { before, daysUpTo, giveUp, isDay, keepTry, outcomeOf, signs, streak } from "../src/core/today";

const TODAY = "2026-11-17";

test("wrong turns are counted until it is solved, and what is solved stays so", () => {
  keepTry("koikoi", TODAY, TODAY, false);
  keepTry("koikoi", TODAY, TODAY, false);
  expect(signs(outcomeOf("koikoi", TODAY))).toBe("✗✗");
  keepTry("koikoi", TODAY, TODAY, true);
  keepTry("koikoi", TODAY, TODAY, false);
  giveUp("koikoi", TODAY);
  expect(outcomeOf("koikoi", TODAY)).toEqual({ wrong: 2, end: "solved" });
  expect(signs(outcomeOf("koikoi", TODAY))).toBe("✗✗✓");
  expect(outcomeOf("orders", TODAY).end).toBe("");
});

test("days in a row end with a day that was missed, shown, or solved on another day", () => {
  for (const back of [0, 1, 2]) keepTry("koikoi", before(TODAY, back), before(TODAY, back), true);
  expect(streak("koikoi", TODAY)).toBe(3);
  expect(streak("koikoi", before(TODAY, -1))).toBe(3); // the next day is still to come
  expect(streak("koikoi", before(TODAY, -2))).toBe(0);
  keepTry("koikoi", before(TODAY, 3), TODAY, true);
  expect(streak("koikoi", TODAY)).toBe(3);
  giveUp("orders", TODAY);
  expect([streak("orders", TODAY), signs(outcomeOf("orders", TODAY))]).toEqual([0, "·"]);
});

test("a day is one that there is", () => {
  expect(["2026-11-17", "2026-13-01", "tomorrow", ""].map(isDay)).toEqual([true, false, false, false]);
});

test("days go back over months, not before the first", () => {
  expect(daysUpTo("2026-03-01", "2026-02-27", 10)).toEqual(["2026-03-01", "2026-02-28", "2026-02-27"]);
});

test("what is stored and no outcome is none, and old days are forgotten", () => {
  localStorage.setItem("roji.today", JSON.stringify({ koikoi: { [TODAY]: 7 } }));
  expect(outcomeOf("koikoi", TODAY).end).toBe("");
  for (let back = 0; back < 505; back += 1) keepTry("kokeshi", before(TODAY, back), TODAY, false);
  expect(outcomeOf("kokeshi", TODAY).wrong).toBe(1);
  expect(outcomeOf("kokeshi", before(TODAY, 504)).wrong).toBe(0);
});
