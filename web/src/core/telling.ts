/** Sentences as data (docs/protocol.md) in the words of one viewer; src/roji/words/speaking.py does the same. */
import type { Sentence } from "../lib/protocol";
import { has, say, type Args } from "./words";

/** Who speaks of which game to whom. */
export interface Voice {
  game: string;
  you: number | null;
  called(seat: number): string;
  /** What stands for a piece instead of its name, where something else does. */
  stands?: (piece: Drawn) => string | undefined;
}

/** A piece that is drawn among words. */
export interface Drawn {
  kind: string;
  value: string;
}

const FIRST = 0xe000; // of the characters that mean nothing: each stands for a piece until the sentence is whole

/** A sentence in words and in pieces of these kinds, which somebody draws. */
export function tellDrawn(told: Sentence, voice: Voice, kinds: string[]): (string | Drawn)[] {
  const pieces: Drawn[] = [];
  const stands = (piece: Drawn): string | undefined =>
    kinds.includes(piece.kind) ? String.fromCharCode(FIRST + pieces.push(piece) - 1) : undefined;
  return tell(told, { ...voice, stands })
    .split(/([\ue000-\uf8ff])/)
    .filter(Boolean)
    .map((part) => pieces[part.charCodeAt(0) - FIRST] ?? part);
}

let chosen = (): string => "";

/** Where the set of names for pieces is that the person chose. */
export function namesFrom(names: () => string): void {
  chosen = names;
}

/** What people call a piece: by the names chosen, by its value, or made of its letters; else its notation. */
export function named(game: string, kind: string, value: string): string {
  for (const key of [`${game}-${chosen()}-${value}`, `${game}-${kind}-${value}`])
    if (has(key)) return say(key);
  if (!has(`${game}-${kind}`)) return value;
  const [first, second, third] = [0, 1, 2].map((at) => named(game, "letter", value.charAt(at) || " "));
  return say(`${game}-${kind}`, { value, rest: value.slice(1), first, second, third } as Args);
}

/** Several things: sentences one after the other, others with commas, or semicolons where they hold some. */
export function joined(parts: string[]): string {
  if (!parts.length) return "–";
  if (parts.every((part) => /[.!?。！？]$/.test(part))) return parts.join(say("list-sentence"));
  return parts.join(say(parts.some((part) => /[,:、，：]/.test(part)) ? "list-semicolon" : "list-comma"));
}

/** A sentence in words. To the seat that it is about, KEY-you is said where there is such a message. */
export function tell({ key, args }: Sentence, voice: Voice): string {
  const who = args.who as { seat?: number } | undefined;
  const own = voice.you !== null && who?.seat === voice.you && has(`${key}-you`);
  const filled = Object.entries(args).map(([name, value]) => [name, worded(value, voice)] as const);
  const said = own ? `${key}-you` : key;
  return has(said) ? say(said, Object.fromEntries(filled)) : facts(key, filled, voice);
}

/** What a game says that brought no words: the name of it and its facts. */
function facts(key: string, args: (readonly [string, string | number])[], { game }: Voice): string {
  const [, ...told] = (key.startsWith(`${game}-`) ? key.slice(game.length + 1) : key).split("-");
  const who = args.find(([name]) => name === "who")?.[1];
  const about = args.filter(([name]) => name !== "who").map(([name, value]) => `${name} ${value}`);
  return `${who === undefined ? "" : `${who}: `}${[told.join("-"), ...about].join(", ")}`;
}

/** An argument: a number or a text as it is, pieces by their names, sentences in words. */
function worded(value: unknown, voice: Voice): string | number {
  if (typeof value === "number") return value;
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return joined(value.map((part) => String(worded(part, voice))));
  if ("key" in value) return tell(value as Sentence, voice);
  const [kind = "", piece] = Object.entries(value)[0] ?? [];
  if (kind === "seat") return voice.called(piece as number);
  if (Array.isArray(piece))
    return joined(piece.map((one) => pieced(kind.replace(/s$/, ""), String(one), voice)));
  return pieced(kind, String(piece), voice);
}

/** A piece: its name, or what stands for it. */
function pieced(kind: string, value: string, { game, stands }: Voice): string {
  return stands?.({ kind, value }) ?? named(game, kind, value);
}
