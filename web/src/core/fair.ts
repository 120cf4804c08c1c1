/**
 * Fair dealing as this device sees it: what it keeps, what it adds to the deal, and what it finds at the end.
 * The same as table/dealing.py and table/checking.py; docs/formats.md says what it proves. SHA-256 comes from a package
 * because browsers have none on plain http.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Created } from "../lib/protocol";
import { randomHex } from "./chance";
import type { Seen } from "./reducer";
import { keep, stored } from "./storage";
import type { Args } from "./words";

const KEY = "roji.deals";
const DEVICE = "roji.chance";
const MOST = 300; // seats of which something is kept
const DIGITS = /^[0-9a-f]{64}$/;

/** What is published of a secret, or promised of a nonce. */
export function hashed(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** What this device keeps of a seat's deals, by their numbers. `promises` are everybody's when the own nonce was told. */
export interface KeptDeal {
  commitments: Record<number, string>;
  nonces: Record<number, string>;
  promises: Record<number, string[]>;
}

type All = Record<string, KeptDeal>;
const memory: All = {}; // for browsers that keep nothing

export function keptDeal(table: string, seat: number | null): KeptDeal {
  const name = `${table}/${seat ?? "watch"}`;
  return stored<All>(KEY, {})[name] ?? memory[name] ?? { commitments: {}, nonces: {}, promises: {} };
}

function keepDeal(table: string, seat: number | null, deal: KeptDeal): void {
  const name = `${table}/${seat ?? "watch"}`;
  const all = stored<All>(KEY, {});
  delete all[name];
  const names = Object.keys(all);
  for (const old of names.slice(0, Math.max(0, names.length - MOST))) delete all[old];
  memory[name] = deal;
  keep(KEY, { ...all, [name]: deal });
}

let device = "";

/** Chance of this device, made once, from which its nonces follow: pages that are open side by side draw the same. */
function deviceKey(): string {
  device ||= stored(DEVICE, { key: "" }).key || randomHex(32);
  keep(DEVICE, { key: device });
  return device;
}

/** How the deal of a table comes about, reckoned from its public events. */
export class Dealing {
  form: number;
  strict: boolean;
  /** Where the match goes on from another one: after so many decisions of that. */
  after: number | null;
  number = 1;
  commitment: string;
  people = new Set<number>();
  promises: string[];
  nonces: string[];
  without: number[] = [];
  sealed = false;
  dealt = false;
  /** Nonces that were told for a deal that did not come about. */
  used = new Set<string>();

  constructor(created: Created) {
    this.form = created.fair ?? 1;
    this.strict = created.strict ?? false;
    this.after = created.after ?? null;
    this.commitment = created.commitment;
    this.promises = created.seats.map(() => "");
    this.nonces = created.seats.map(() => "");
  }

  add(event: Seen): void {
    if (event.do === "sat") {
      this.people.add(event.seat);
      this.forget(event.seat);
      this.nonces[event.seat] = event.nonce ?? "";
    } else if (event.do === "left") {
      this.people.delete(event.seat);
      this.forget(event.seat);
      this.sealed = false;
    } else if (event.do === "promised") this.promises[event.seat] = event.promise;
    else if (event.do === "added") this.nonces[event.seat] = event.nonce;
    else if (event.do === "sealed") this.sealed = true;
    else if (event.do === "redealt") {
      this.number += 1;
      this.commitment = event.commitment;
      this.without = event.without;
      this.sealed = event.without.length > 0;
      this.nonces.forEach((_, seat) => this.forget(seat));
    } else if (event.do === "started") this.dealt = true;
  }

  private forget(seat: number): void {
    if (this.nonces[seat]) this.used.add(this.nonces[seat]);
    this.promises[seat] = this.nonces[seat] = "";
  }

  /** The seats whose part goes into the deal. */
  get givers(): number[] {
    return [...this.people].filter((seat) => !this.without.includes(seat)).sort((a, b) => a - b);
  }

  /** Whether nonces are told now. */
  get opening(): boolean {
    return !this.strict || (this.sealed && this.givers.every((seat) => this.promises[seat]));
  }

  /** What a seat has to send now. */
  owed(seat: number | null): "" | "promise" | "nonce" {
    if (seat === null || this.dealt || !this.givers.includes(seat)) return "";
    if (this.strict && !this.promises[seat]) return "promise";
    return this.opening && !this.nonces[seat] ? "nonce" : "";
  }

  /** The seats that are waited for. */
  get missing(): number[] {
    return this.givers.filter((seat) => this.owed(seat));
  }
}

/** The dealing of a log, null where it is not known from its beginning. */
export function dealingOf(events: Seen[]): Dealing | null {
  const [first, ...rest] = events;
  if (first?.do !== "created") return null;
  const dealing = new Dealing(first);
  for (const event of rest) dealing.add(event);
  return dealing;
}

/** Keep a commitment as soon as it is told, if that is before the deal. */
export function note(table: string, seat: number | null, dealing: Dealing): void {
  const kept = keptDeal(table, seat);
  if (dealing.dealt || kept.commitments[dealing.number]) return;
  kept.commitments[dealing.number] = dealing.commitment;
  keepDeal(table, seat, kept);
}

/** What a seat has to send now, kept before it is handed out; nothing for another commitment than the one kept. */
export function part(
  table: string,
  seat: number,
  dealing: Dealing,
): { nonce: string } | { promise: string } | null {
  const kept = keptDeal(table, seat);
  const owed = dealing.owed(seat);
  if (!owed || kept.commitments[dealing.number] !== dealing.commitment) return null;
  const drawn = [deviceKey(), table, seat, dealing.number, dealing.used.size, dealing.commitment];
  const before = kept.nonces[dealing.number];
  const nonce = before && !dealing.used.has(before) ? before : hashed(`roji-nonce-1/${drawn.join("/")}`);
  kept.nonces[dealing.number] = nonce;
  if (owed === "nonce" && dealing.strict) kept.promises[dealing.number] ??= [...dealing.promises];
  keepDeal(table, seat, kept);
  return owed === "nonce" ? { nonce } : { promise: hashed(nonce) };
}

/** A verdict before the deal already: the server changed the commitment that was kept. */
export function brokenWord(table: string, seat: number | null, dealing: Dealing): Verdict | null {
  const want = keptDeal(table, seat).commitments[dealing.number];
  if (!want || want === dealing.commitment) return null;
  return { faults: [{ key: "dealt-commitment", args: { found: dealing.commitment, want } }], gaps: [] };
}

/** A sentence to be said: its name and what is filled in. */
export interface Finding {
  key: string;
  args?: Args;
}

/** What a check came to: what is wrong, and what could not be checked. */
export interface Verdict {
  faults: Finding[];
  gaps: Finding[];
}

/** Compare the log, the secret told at the end, the record, and what this device kept. */
export function check(
  table: string,
  seat: number | null,
  dealing: Dealing,
  secret: string,
  record: string | null,
): Verdict {
  const { faults, gaps } = checkDeal(keptDeal(table, seat), seat, dealing, secret);
  if (record === null) gaps.push({ key: "dealt-no-record" });
  else faults.push(...checkRecord(record, dealing, secret));
  return { faults, gaps };
}

function checkDeal(kept: KeptDeal, seat: number | null, dealing: Dealing, secret: string): Verdict {
  const faults: Finding[] = [];
  const gaps: Finding[] =
    dealing.after === null ? [] : [{ key: "dealt-position", args: { count: dealing.after } }];
  const known = kept.commitments[dealing.number];
  if (!known) gaps.push({ key: "dealt-late" });
  else if (known !== dealing.commitment)
    faults.push({ key: "dealt-commitment", args: { found: dealing.commitment, want: known } });
  if (!DIGITS.test(secret) || hashed(secret) !== (known ?? dealing.commitment))
    faults.push({ key: "dealt-secret" });
  if (dealing.form === 1) return { faults, gaps: [...gaps, { key: "dealt-first-form" }] };
  const { givers } = dealing;
  dealing.nonces.forEach((nonce, other) => {
    if (givers.includes(other) && !DIGITS.test(nonce))
      faults.push({ key: "fair-missing", args: { seat: other + 1 } });
    else if (!givers.includes(other) && nonce)
      faults.push({ key: "dealt-stranger", args: { seat: other + 1 } });
  });
  if (dealing.number > 1) gaps.push({ key: "dealt-again", args: { count: dealing.number - 1 } });
  if (seat === null || !dealing.people.has(seat)) gaps.push({ key: "dealt-watched" });
  else if (dealing.without.includes(seat)) gaps.push({ key: "dealt-without-you" });
  else {
    const own = kept.nonces[dealing.number];
    if (!own) gaps.push({ key: "dealt-elsewhere" });
    else if (own !== dealing.nonces[seat]) faults.push({ key: "dealt-nonce" });
    const promises = dealing.strict ? kept.promises[dealing.number] : undefined;
    if (promises)
      for (const other of givers)
        if (hashed(dealing.nonces[other] ?? "") !== promises[other])
          faults.push({ key: "dealt-promise", args: { seat: other + 1 } });
  }
  return { faults, gaps };
}

/** Whether the record's seed follows from the secret and the nonces of the log. The cards are left to `roji verify`. */
function checkRecord(record: string, dealing: Dealing, secret: string): Finding[] {
  const text = [`roji-deal-${dealing.form}`, secret, ...dealing.nonces].join("/");
  const seed = BigInt(`0x${hashed(text)}`).toString();
  const quoted = dealing.nonces.map((nonce) => `"${nonce}"`).join(", ");
  const wanted = [
    `seed = "${seed}"`,
    `commitment = "${dealing.commitment}"`,
    `secret = "${secret}"`,
    `nonces = [${quoted}]`,
  ];
  const lines = new Set(record.split(/\r?\n/));
  return wanted.every((line) => lines.has(line)) ? [] : [{ key: "dealt-other-record" }];
}
