/** The view of any game as things to lay on a table: pieces in rows, cells in a grid, facts by seat. It knows no rule. */
import type { Choice } from "./choices";
import type { Plain } from "./frames";
import type { Teller } from "./teller";
import { named } from "./telling";
import { has, say } from "./words";

/** A card or a cell. `actions` are the decisions that are about it. */
export interface Piece {
  code: string;
  name: string;
  actions: number[];
}

/** Pieces beside each other, or one fact in words; those of a seat where there is one. */
export interface Row {
  seat: number | null;
  pieces: Piece[];
  text?: string;
}

export type Part =
  | { kind: "rows"; name: string; label: string; rows: Row[] }
  | { kind: "grid"; name: string; label: string; cells: (Piece | null)[][] }
  | { kind: "fact"; name: string; label: string; text: string };

/** Decisions that do the same to different things. */
export interface Group {
  does: string;
  label: string;
  choices: Choice[];
}

type Scalar = string | number | boolean;

/** What the table shows elsewhere: seats, points, the page of a count. */
const ELSEWHERE = ["game", "seat", "to_move", "scores", "results", "revealed", "rounds"];
/** Facts whose number is a seat. */
const SEATS = ["leader", "dealer", "starter", "declarer", "winner"];
const CELL = /^([a-z]+)(\d+)$/;

const scalar = (value: unknown): value is Scalar => ["string", "number", "boolean"].includes(typeof value);

/** What a field of a view is called. */
export function fieldName(game: string, name: string): string {
  const key = [`${game}-view-${name}`, `view-${name}`].find(has);
  return key ? say(key) : name.replaceAll("_", " ");
}

/** The view laid out; what has nothing to show is left out. */
export function laidOut(game: string, view: Plain, choices: Choice[], teller: Teller): Part[] {
  const players = (view.scores as unknown[] | undefined)?.length ?? 0;
  const piece = (value: unknown, code = String(value ?? "")): Piece => ({
    code,
    name: value === null ? "" : valueName(game, value),
    actions: choices.filter(({ what }) => concerns(what, code)).map(({ action }) => action),
  });
  const pieces = (values: unknown[]): Piece[] =>
    values.map((value) => piece(scalar(value) || value === null ? value : JSON.stringify(value)));
  const bySeat = (held: unknown, seat: number): Row =>
    Array.isArray(held)
      ? { seat, pieces: pieces(held) }
      : { seat, pieces: [], text: valueName(game, held ?? "–") };
  const part = (name: string, value: unknown): Part[] => {
    const label = fieldName(game, name);
    if (value === null || value === undefined) return [];
    if (SEATS.includes(name) && typeof value === "number")
      return [{ kind: "fact", name, label, text: teller.title(value) }];
    if (scalar(value)) return [{ kind: "fact", name, label, text: factText(game, name, value, view) }];
    if (!Array.isArray(value)) {
      const cells = grid(value as Plain, piece);
      if (cells) return [{ kind: "grid", name, label, cells }];
      return Object.entries(value as Plain).flatMap(([inner, held]) => part(`${name}_${inner}`, held));
    }
    if (
      name !== "hand" &&
      value.length === players &&
      value.every((held) => Array.isArray(held) || !isText(held))
    )
      return [{ kind: "rows", name, label, rows: value.map(bySeat) }];
    const wide = value.every(
      (held) => Array.isArray(held) && held.length === value[0].length && held.length > 1,
    );
    if (value.length > 1 && wide)
      return [
        { kind: "grid", name, label, cells: value.map((row: unknown[]) => row.map((held) => piece(held))) },
      ];
    return [{ kind: "rows", name, label, rows: [{ seat: null, pieces: pieces(value) }] }];
  };
  return Object.entries(view).flatMap(([name, value]) => (ELSEWHERE.includes(name) ? [] : part(name, value)));
}

const isText = (value: unknown): boolean => typeof value === "string";

/** What people call a piece of which nobody said what kind it is. */
export function pieceName(game: string, value: string): string {
  const kinds = ["card", "tile", "piece"];
  const kind =
    kinds.find((kind) => has(`${game}-${kind}-${value}`)) ?? kinds.find((kind) => has(`${game}-${kind}`));
  return kind ? named(game, kind, value) : value;
}

/** The decisions by what they do, in the order of the server. */
export function grouped(game: string, choices: Choice[]): Group[] {
  const found = new Map<string, Group>();
  for (const choice of choices) {
    const does = String(choice.what.do ?? "");
    const label = has(`${game}-group-${does}`) ? say(`${game}-group-${does}`) : does;
    const group = found.get(does) ?? { does, label, choices: [] };
    group.choices.push(choice);
    found.set(does, group);
  }
  return [...found.values()];
}

/** Whether a decision is about a thing: one of its facts says so. */
export function concerns(what: Plain, code: string): boolean {
  return Object.entries(what).some(
    ([name, value]) =>
      name !== "do" && (String(value) === code || (Array.isArray(value) && value.map(String).includes(code))),
  );
}

function valueName(game: string, value: unknown): string {
  if (typeof value === "boolean") return say(`option-${value}`);
  return typeof value === "string" ? pieceName(game, value) : String(value);
}

function factText(game: string, name: string, value: Scalar, view: Plain): string {
  if (name === "round" && typeof view.rounds === "number")
    return say("view-of", { number: Math.min(Number(value) + 1, view.rounds), count: view.rounds });
  const key = `${game}-${name}-${value}`;
  return has(key) ? say(key) : valueName(game, value);
}

/** Things by the names of cells (a1, b2, …) where they lie; null where these are no names of cells. */
function grid(found: Plain, piece: (value: unknown, code: string) => Piece): (Piece | null)[][] | null {
  const names = Object.keys(found);
  if (!names.length || !names.every((name) => CELL.test(name))) return null;
  const parts = names.map((name) => CELL.exec(name)!);
  const columns = [...new Set(parts.map(([, column]) => column!))].sort(
    (one, other) => one.length - other.length || one.localeCompare(other),
  );
  const rows = [...new Set(parts.map(([, , row]) => Number(row)))].sort((one, other) => one - other);
  return rows.map((row) =>
    columns.map((column) =>
      `${column}${row}` in found ? piece(found[`${column}${row}`], `${column}${row}`) : null,
    ),
  );
}
