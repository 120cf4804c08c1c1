import { expect, test } from "vitest";
import { coach, coached, helpAt } from "../src/core/coach";
import { keepLesson, lessonAt } from "../src/core/lessons";

test("a lesson goes on where it was left, and a shorter one ends", () => {
  expect(lessonAt("tea", 12)).toBe(1);
  keepLesson("tea", 5);
  expect([lessonAt("tea", 12), lessonAt("tea", 3), lessonAt("cake", 12)]).toEqual([5, 4, 1]);
  keepLesson("tea", -3);
  expect(lessonAt("tea", 12)).toBe(1);
  localStorage.setItem("roji.lessons", '{"tea": "many"}');
  expect(lessonAt("tea", 12)).toBe(1);
});

test("help fades turn by turn, at one table alone", () => {
  expect(helpAt("one")).toBeNull();
  coach("one");
  const helps = Array.from({ length: 12 }, () => {
    const help = helpAt("one")?.help;
    coached("one");
    coached("other");
    return help;
  });
  expect(helps).toEqual([...Array(4).fill("all"), ...Array(6).fill("asked"), "none", "none"]);
  expect(helpAt("other")).toBeNull();
  expect(helpAt("")).toBeNull();
  coach("other");
  expect(helpAt("one")).toBeNull();
});
