import { beforeEach, expect, test, vi } from "vitest";
import { randomHex } from "../src/core/chance";
import { drop, keepOf, keptOf, link } from "../src/core/kept";
import { keep, stored } from "../src/core/storage";

beforeEach(() => {
  vi.stubGlobal("location", { origin: "https://roji.test" });
});

test("what opens a table is kept, and more of it is added", () => {
  keepOf("t1", { seats: { 0: "a" }, invite: "i" });
  keepOf("t1", { seats: { 1: "b" }, watch: "w" });
  expect(keptOf("t1")).toEqual({ seats: { 0: "a", 1: "b" }, invite: "i", watch: "w" });
  expect(keptOf("t2")).toEqual({ seats: {}, invite: "", watch: "" });
  expect(link("t1", "i")).toBe("https://roji.test/t/t1#i");
});

test("of very many tables the oldest are let go", () => {
  for (let at = 0; at < 310; at += 1) keepOf(`t${at}`, { seats: { 0: "a" } });
  expect(keptOf("t0").seats).toEqual({});
  expect(keptOf("t309").seats).toEqual({ 0: "a" });
});

test("one table can be forgotten, or all", () => {
  for (const table of ["t1", "t2", "t3"]) keepOf(table, { seats: { 0: "a" } });
  drop("t1");
  expect([keptOf("t1").seats, keptOf("t2").seats]).toEqual([{}, { 0: "a" }]);
  drop();
  expect(keptOf("t2").seats).toEqual({});
});

test("what is stored but not sound counts as nothing", () => {
  localStorage.setItem("x", "{");
  expect(stored("x", { a: 1 })).toEqual({ a: 1 });
  localStorage.setItem("x", "7");
  expect(stored("x", { a: 1 })).toEqual({ a: 1 });
  keep("x", { b: 2 });
  expect(stored("x", { a: 1 })).toEqual({ a: 1, b: 2 });
});

test("a browser that forbids it just forgets", () => {
  vi.stubGlobal("localStorage", undefined);
  keep("x", { b: 2 });
  expect(stored("x", { a: 1 })).toEqual({ a: 1 });
});

test("random digits are as many as asked for, and not the same twice", () => {
  expect(randomHex()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomHex(32)).toHaveLength(64);
  expect(randomHex()).not.toBe(randomHex());
});
