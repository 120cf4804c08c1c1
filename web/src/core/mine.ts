/** A table of this device in words: with whom, how it stands, how it ended. */
import type { TableShown } from "../lib/protocol";
import { nameOf } from "./names";
import { has, listed, say } from "./words";

/** Who else sits there, by name. */
export function othersAt(table: TableShown): string[] {
  const seats = table.who.map((who, seat) => ({ who, name: table.names[seat] ?? "" }));
  return seats
    .map((shown, seat) => (seat === table.seat || shown.who === "open" ? "" : nameOf(seats, seat)))
    .filter(Boolean);
}

/** Whether this person is asked to decide. */
export function isMyTurn(table: TableShown): boolean {
  return table.phase === "running" && table.to_move === table.seat;
}

/** The points of all, one's own first; empty where none were counted. */
function pointsOf({ points, seat }: TableShown): string {
  const others = points.filter((_, at) => at !== seat);
  return points.length ? [points[seat], ...others].join(" : ") : "";
}

/** How the match stands, or how it ended. */
export function stateOf(table: TableShown): string {
  const { phase, who, result, seat } = table;
  if (isMyTurn(table)) return say("web-state-yours");
  if (phase === "running") {
    const seats = who.map((who, at) => ({ who, name: table.names[at] ?? "" }));
    return say("web-state-theirs", { who: nameOf(seats, table.to_move ?? 0) });
  }
  if (phase === "waiting") {
    return say("web-state-waiting", { count: who.filter((each) => each === "open").length });
  }
  if (result === "together") return say("web-result-together", { points: table.points[seat] ?? 0 });
  if (result === "given-up") return say("web-result-given-up", { who: listed(othersAt(table)) });
  const key = phase === "over" && result ? `web-result-${result}` : `web-state-${phase}`;
  return has(key) ? `${say(key)} ${pointsOf(table)}`.trim() : "";
}

/** The tables that can be gone on with, those that wait for this person first. */
export function running(tables: TableShown[]): TableShown[] {
  const open = tables.filter(({ phase }) => phase === "running" || phase === "waiting");
  return [...open.filter(isMyTurn), ...open.filter((table) => !isMyTurn(table))];
}
