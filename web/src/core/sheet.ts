/** The score sheet of a match that people play at a table of their own: kept on the device, sent in a link. */
import type { GameShown, Tray } from "../lib/protocol";
import type { Value } from "./options";
import { keep, stored } from "./storage";

/** Who has points in a round: each, only the winner, or it is only noted who wins. */
export type Kind = "each" | "winner" | "wins";

export interface Sheet {
  names: string[];
  /** How many rounds make a match; 0: as many as one likes. */
  rounds: number;
  /** Whether all have one common result. */
  common: boolean;
  /** The points of every round; what was not written yet is null. */
  points: (number | null)[][];
  /** House rules on which a count depends. */
  values: Record<string, Value>;
}

/** What a device keeps for a game: the sheet, and what is being counted. */
export interface Kept {
  sheet: Sheet;
  cards: string[];
  flags: Record<string, Value>;
}

/** What the server told of a game, so that its sheet can be written without a connection, too. */
export interface Offer {
  game: GameShown;
  tray: Tray;
}

const KEY = "roji.scores";
const OFFERS = "roji.trays";
const SEATS = 16;
const ROUNDS = 200;
const NAME = 24; // letters
const MOST = 99_999; // points

export function fresh(players: number, rounds: number, common: boolean): Sheet {
  return { names: Array.from({ length: players }, () => ""), rounds, common, points: [], values: {} };
}

/** How many results a round has. */
export const width = (sheet: Sheet): number => (sheet.common ? 1 : sheet.names.length);

const whole = (row: (number | null)[] | undefined): boolean =>
  row !== undefined && row.every((points) => points !== null);

/** The number of the round that is to be written: the first that is not whole. */
export function current(sheet: Sheet): number {
  const open = sheet.points.findIndex((row) => !whole(row));
  return open < 0 ? sheet.points.length : open;
}

export const isOver = (sheet: Sheet): boolean => sheet.rounds > 0 && current(sheet) >= sheet.rounds;

/** The points of a round as they are typed: a whole number, or nothing. */
export function typed(text: string): number | null {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) ? null : Math.max(-MOST, Math.min(MOST, value));
}

/** Write the points of one round in one column, or correct them. */
export function put(sheet: Sheet, round: number, column: number, points: number | null): Sheet {
  const rows = Array.from({ length: Math.max(sheet.points.length, round + 1) }, (_, at) =>
    Array.from({ length: width(sheet) }, (_, one) =>
      at === round && one === column ? points : (sheet.points[at]?.[one] ?? null),
    ),
  );
  while (rows.length && rows.at(-1)!.every((one) => one === null)) rows.pop();
  return { ...sheet, points: rows.slice(0, ROUNDS) };
}

/** Write down what somebody scored; where only one can score in a round, the others get nothing. */
export function score(sheet: Sheet, column: number, points: number, kind: Kind): Sheet {
  if (kind === "each" || sheet.common) {
    const free = sheet.points.findIndex((row) => row[column] === null);
    return put(sheet, free < 0 ? sheet.points.length : free, column, points);
  }
  const round = current(sheet);
  return sheet.names.reduce((all, _, one) => put(all, round, one, one === column ? points : 0), sheet);
}

/** Nobody scored in this round. */
export function nothing(sheet: Sheet): Sheet {
  return score(sheet, 0, 0, "winner");
}

/** The same sheet for more or fewer people; who sat last leaves first. */
export function seated(sheet: Sheet, players: number): Sheet {
  const names = Array.from({ length: players }, (_, at) => sheet.names[at] ?? "");
  const points = sheet.common
    ? sheet.points
    : sheet.points.map((row) => names.map((_, at) => (at < row.length ? (row[at] ?? null) : null)));
  return { ...sheet, names, points };
}

export function named(sheet: Sheet, seat: number, name: string): Sheet {
  return { ...sheet, names: sheet.names.map((old, at) => (at === seat ? name.slice(0, NAME) : old)) };
}

export function totals(sheet: Sheet): number[] {
  return Array.from({ length: width(sheet) }, (_, column) =>
    sheet.points.reduce((sum, row) => sum + (row[column] ?? 0), 0),
  );
}

/** Who has most; nobody while nothing is written, or where all have one result. */
export function leaders(sheet: Sheet): number[] {
  if (sheet.common || !sheet.points.length) return [];
  const sums = totals(sheet);
  return sums.flatMap((sum, at) => (sum === Math.max(...sums) ? [at] : []));
}

// -- what is kept and sent ---------------------------------------------------------------------------

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPoints = (value: unknown): value is number | null =>
  value === null || (Number.isInteger(value) && Math.abs(value as number) <= MOST);
const isValue = (value: unknown): value is Value => ["string", "number", "boolean"].includes(typeof value);

/** Flags and house rules as far as they are some. */
export function values(data: unknown): Record<string, Value> {
  const found = isRecord(data) ? Object.entries(data).slice(0, 24) : [];
  return Object.fromEntries(found.filter(([, value]) => isValue(value))) as Record<string, Value>;
}

/** A sheet from anywhere, if it is one. */
export function sound(data: unknown): Sheet | null {
  if (!isRecord(data)) return null;
  const { names, rounds, points } = data;
  if (!Array.isArray(names) || !names.length || names.length > SEATS || !Array.isArray(points)) return null;
  if (!Number.isInteger(rounds) || (rounds as number) < 0 || (rounds as number) > ROUNDS) return null;
  const sheet: Sheet = {
    names: names.map((name) => String(name).slice(0, NAME)),
    rounds: rounds as number,
    common: data.common === true,
    points: [],
    values: values(data.values),
  };
  const fits = (row: unknown): boolean =>
    Array.isArray(row) && row.length === width(sheet) && row.every(isPoints);
  if (points.length > ROUNDS || !points.every(fits)) return null;
  return { ...sheet, points: points as (number | null)[][] };
}

/** The sheet as the part of a link that stays in the browser. */
export function packed(sheet: Sheet): string {
  const bytes = new TextEncoder().encode(JSON.stringify(sheet));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function unpacked(text: string): Sheet | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) =>
      one.charCodeAt(0),
    );
    return sound(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

export function keepScore(game: string, kept: Kept): void {
  keep(KEY, { ...stored<Record<string, unknown>>(KEY, {}), [game]: kept });
}

export function keepOffer(offer: Offer): void {
  keep(OFFERS, { ...stored<Record<string, unknown>>(OFFERS, {}), [offer.game.id]: offer });
}

export function keptOffer(game: string): Offer | null {
  const found = stored<Record<string, unknown>>(OFFERS, {})[game];
  if (!isRecord(found) || !isRecord(found.game) || !isRecord(found.tray)) return null;
  const lists = [
    found.game.options,
    found.game.players,
    found.tray.rows,
    found.tray.flags,
    found.tray.options,
  ];
  return lists.every(Array.isArray) ? (found as unknown as Offer) : null;
}

/** The games of which this device keeps a sheet with points on it. */
export function scored(): string[] {
  return Object.keys(stored<Record<string, unknown>>(KEY, {})).filter(
    (game) => keptScore(game)?.sheet.points.length,
  );
}

export function keptScore(game: string): Kept | null {
  const found = stored<Record<string, unknown>>(KEY, {})[game];
  const sheet = isRecord(found) ? sound(found.sheet) : null;
  if (!isRecord(found) || !sheet) return null;
  const cards = Array.isArray(found.cards) ? found.cards.map(String).slice(0, 100) : [];
  return { sheet, cards, flags: values(found.flags) };
}
