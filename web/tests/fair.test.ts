import { expect, test, vi } from "vitest";
import { brokenWord, check, dealingOf, hashed, keptDeal, note, part, type Dealing } from "../src/core/fair";
import type { Seen } from "../src/core/reducer";
import type { Created } from "../src/lib/protocol";
import { CREATED, PlainTable, update } from "./world";

const SECRET = "5".repeat(64);
const NONCE = ["a".repeat(64), "b".repeat(64)];
const created: Created = { ...CREATED, commitment: hashed(SECRET) };
const strict: Created = { ...created, strict: true };
const sat = (seat: number): Seen => ({ do: "sat", seat, name: "", nonce: "" });
const added = (seat: number, nonce = NONCE[seat]!): Seen => ({ do: "added", seat, nonce });
const promised = (seat: number, nonce = NONCE[seat]!): Seen => ({
  do: "promised",
  seat,
  promise: hashed(nonce),
});

function dealing(...events: Seen[]): Dealing {
  return dealingOf([created, sat(0), sat(1), ...events])!;
}

/** The record of a fair deal. */
function record(nonces: string[], secret = SECRET): string {
  const seed = BigInt(`0x${hashed(["roji-deal-2", secret, ...nonces].join("/"))}`);
  const quoted = nonces.map((nonce) => `"${nonce}"`).join(", ");
  return [
    `seed = "${seed}"`,
    `commitment = "${hashed(secret)}"`,
    `secret = "${secret}"`,
    `nonces = [${quoted}]`,
  ].join("\n");
}

/** A device at seat 0 that heard the commitment and gave its nonce. */
function gave(table: string): { nonce: string; done: Dealing } {
  note(table, 0, dealing());
  const given = part(table, 0, dealing());
  const nonce = given && "nonce" in given ? given.nonce : "";
  return { nonce, done: dealing(added(0, nonce), added(1), { do: "started" }) };
}
const keys = (found: { key: string }[]) => found.map(({ key }) => key);

test("a hash is that of the server", () => {
  expect(hashed("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

test("a device gives its nonce once the commitment is kept, and the same again after a break", () => {
  expect(part("t", 0, dealing())).toBeNull(); // nothing was kept yet
  const { nonce } = gave("t");
  expect(nonce).toMatch(/^[0-9a-f]{64}$/);
  expect(part("t", 0, dealing())).toEqual({ nonce });
  expect(part("t", 0, dealing(added(0, nonce)))).toBeNull();
  note("t", 1, dealing());
  expect(part("t", 1, dealing())).not.toEqual({ nonce });
});

test("who left and sat down again gives another nonce, since the first one was told", () => {
  const { nonce } = gave("t");
  const again = dealing(added(0, nonce), { do: "left", seat: 0 }, sat(0));
  const given = part("t", 0, again);
  expect(given).not.toEqual({ nonce });
  expect(given).toHaveProperty("nonce");
});

test("nothing is given for another commitment than the one kept, and that is told at once", () => {
  gave("t");
  const other = dealingOf([{ ...created, commitment: "f".repeat(64) }, sat(0)])!;
  expect(part("t", 0, other)).toBeNull();
  expect(keys(brokenWord("t", 0, other)!.faults)).toEqual(["dealt-commitment"]);
  expect(brokenWord("t", 0, dealing())).toBeNull();
  expect(brokenWord("t", 1, dealing())).toBeNull();
});

test("a commitment first heard after the deal is not kept", () => {
  note("late", 0, dealing({ do: "started" }));
  expect(keptDeal("late", 0).commitments).toEqual({});
});

test("a fair deal has neither faults nor gaps", () => {
  const { nonce, done } = gave("t");
  expect(check("t", 0, done, SECRET, record([nonce, NONCE[1]!]))).toEqual({ faults: [], gaps: [] });
});

test("a record of another seed, a wrong secret, an exchanged nonce, a stranger's nonce: each is a fault", () => {
  const { nonce, done } = gave("t");
  const found = (seen: Dealing, secret = SECRET, text = record([nonce, NONCE[1]!])) =>
    keys(check("t", 0, seen, secret, text).faults);
  expect(found(done, SECRET, record([nonce, nonce]))).toEqual(["dealt-other-record"]);
  expect(found(done, "6".repeat(64))).toContain("dealt-secret");
  expect(found(dealing(added(0), added(1), { do: "started" }))).toContain("dealt-nonce");
  expect(found(dealing(added(0, nonce), { do: "started" }))).toContain("fair-missing");
  const bot = dealingOf([created, sat(0), added(0, nonce), added(1), { do: "started" }])!;
  expect(found(bot)).toContain("dealt-stranger");
  const other = dealingOf([{ ...created, commitment: "f".repeat(64) }, sat(0), { do: "started" }])!;
  expect(found(other)).toContain("dealt-commitment");
});

test("what cannot be checked is said: late, watched, elsewhere, without a record, of the first form", () => {
  const done = dealing(added(0), added(1), { do: "started" });
  const text = record(NONCE);
  expect(keys(check("new", 0, done, SECRET, text).gaps)).toEqual(["dealt-late", "dealt-elsewhere"]);
  expect(keys(check("new", null, done, SECRET, null).gaps)).toEqual([
    "dealt-late",
    "dealt-watched",
    "dealt-no-record",
  ]);
  const { fair: _, ...first } = created;
  const old = dealingOf([first, { ...sat(0), nonce: NONCE[0]! } as Seen, { do: "started" }])!;
  expect(old.nonces[0]).toBe(NONCE[0]);
  expect(keys(check("new", 0, old, SECRET, text).gaps)).toContain("dealt-first-form");
});

test("strict: promises first, nonces when all promises are there and the deal is sealed", () => {
  const at = (...events: Seen[]) => dealingOf([strict, sat(0), sat(1), ...events])!;
  note("s", 0, at());
  const promise = part("s", 0, at());
  expect(promise).toHaveProperty("promise");
  const own = keptDeal("s", 0).nonces[1]!;
  expect(promise).toEqual({ promise: hashed(own) });
  const both = [promised(0, own), promised(1)];
  expect(at(...both).missing).toEqual([]);
  expect(part("s", 0, at(...both))).toBeNull();
  const sealed: Seen = { do: "sealed", seat: 0 };
  expect(at(...both, sealed).missing).toEqual([0, 1]);
  expect(part("s", 0, at(...both, sealed))).toEqual({ nonce: own });
  const done = at(...both, sealed, added(0, own), added(1), { do: "started" });
  expect(check("s", 0, done, SECRET, record([own, NONCE[1]!])).faults).toEqual([]);
  const broken = at(...both, sealed, added(0, own), added(1, "d".repeat(64)), { do: "started" });
  expect(keys(check("s", 0, broken, SECRET, null).faults)).toEqual(["dealt-promise"]);
});

test("strict: a deal that does not come about begins anew without those who did not give", () => {
  const again: Seen = { do: "redealt", commitment: hashed("7".repeat(64)), without: [1] };
  const second = dealingOf([strict, sat(0), sat(1), promised(0), again])!;
  expect(second).toMatchObject({ number: 2, sealed: true, givers: [0] });
  note("s", 0, second);
  expect(part("s", 0, second)).toHaveProperty("promise");
  expect(second.owed(1)).toBe("");
  expect(keys(check("s", 1, second, "7".repeat(64), null).gaps)).toEqual([
    "dealt-late",
    "dealt-again",
    "dealt-without-you",
    "dealt-no-record",
  ]);
});

test("a log that is not known from its beginning tells nothing of its deal", () => {
  expect(dealingOf([sat(0)])).toBeNull();
  expect(dealingOf([])).toBeNull();
});

test("of very many tables the oldest are let go, and a browser that keeps nothing remembers while it is open", () => {
  for (let at = 0; at < 305; at += 1) note(`t${at}`, null, dealing());
  const all = JSON.parse(localStorage.getItem("roji.deals") ?? "{}") as object;
  expect(Object.keys(all)).toHaveLength(301);
  vi.stubGlobal("localStorage", undefined);
  note("private", 0, dealing());
  expect(keptDeal("private", 0).commitments).toEqual({ 1: created.commitment });
});

test("a table gives its part by itself, once, and checks the deal when the match is over", async () => {
  const table = new PlainTable();
  table.greeted({ events: [created, sat(0), sat(1)] }, { phase: "waiting", view: null, choices: [] });
  expect(table.wire.last).toMatchObject({ type: "nonce", commitment: created.commitment });
  const { id, nonce } = table.wire.last as { id: string; nonce: string };
  table.wire.say(update(4, { events: [{ do: "said", seat: 1, text: "!" }], phase: "waiting" }));
  expect(table.wire.last.id).toBe(id);
  table.wire.say({ ...update(5, { events: [added(0, nonce)], phase: "waiting" }), re: id });
  table.world.recorded = record([nonce, NONCE[1]!]);
  table.wire.say(update(7, { events: [added(1), { do: "started" }], view: { field: [] } }));
  table.wire.say(update(8, { phase: "over", secret: SECRET }));
  await vi.waitFor(() => expect(table.verdict).toEqual({ faults: [], gaps: [] }));
  table.world.recorded = null;
  table.wire.say(update(9, { phase: "over", secret: SECRET })); // checked once
  expect(table.verdict).toEqual({ faults: [], gaps: [] });
});

test("a strict table promises first", () => {
  const table = new PlainTable();
  table.greeted({ events: [strict, sat(0), sat(1)] }, { phase: "waiting", view: null, choices: [] });
  expect(table.wire.last).toMatchObject({ type: "promise", commitment: created.commitment });
});

test("where no record can be had the verdict says so", async () => {
  const table = new PlainTable();
  table.greeted({ seat: null, events: [created, { do: "started" }], secret: SECRET }, { phase: "over" });
  await vi.waitFor(() => expect(keys(table.verdict?.gaps ?? [])).toContain("dealt-no-record"));
});
