/** Help that fades: in the first match after a lesson every move is explained, then only on asking, then none. */
import { keep, stored } from "./storage";

const KEY = "roji.coach";
const ALL = 4; // turns in which every move is explained
const ASKED = 10; // turns after which nothing is explained any more

export type Help = "all" | "asked" | "none";
interface Coached {
  table: string;
  turns: number;
}

/** From now on somebody is helped at this table; one table at a time. */
export function coach(table: string): void {
  keep(KEY, { table, turns: 0 } satisfies Coached);
}

/** How much is explained at a table after so many turns; null where nobody is helped in this way. */
export function helpAt(table: string): { help: Help; turns: number } | null {
  const found = stored<Coached>(KEY, { table: "", turns: 0 });
  if (!table || found.table !== table) return null;
  const turns = Number(found.turns) || 0;
  return { turns, help: turns < ALL ? "all" : turns < ASKED ? "asked" : "none" };
}

/** Another turn was played. */
export function coached(table: string): void {
  const found = helpAt(table);
  if (found) keep(KEY, { table, turns: found.turns + 1 } satisfies Coached);
}
