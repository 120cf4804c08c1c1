/** The secrets of this device's tables: what opens a seat, invites others, lets others watch. */
import { keep, stored } from "./storage";

export interface Kept {
  seats: Record<number, string>;
  invite: string;
  watch: string;
}

const KEY = "roji.tables";
const MOST = 300;

type All = Record<string, Kept>;

/** What this device has of a table. */
export function keptOf(table: string): Kept {
  return stored<All>(KEY, {})[table] ?? { seats: {}, invite: "", watch: "" };
}

/** Whether this device has sat at any table. */
export function keepsTables(): boolean {
  return Object.keys(stored<All>(KEY, {})).length > 0;
}

/** Keep more of a table; the oldest is let go where there are very many. */
export function keepOf(table: string, more: Partial<Kept>): void {
  const all = stored<All>(KEY, {});
  const before = keptOf(table);
  delete all[table];
  const names = Object.keys(all);
  for (const name of names.slice(0, Math.max(0, names.length - MOST))) delete all[name];
  all[table] = { ...before, ...more, seats: { ...before.seats, ...more.seats } };
  keep(KEY, all);
}

/** Forget a table, or all. */
export function drop(table?: string): void {
  const all = stored<All>(KEY, {});
  if (table) delete all[table];
  keep(KEY, table ? all : {});
}

/** The address of a table, opened by a secret. */
export function link(table: string, secret: string): string {
  return `${location.origin}/t/${table}#${secret}`;
}
