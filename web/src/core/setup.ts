/** How a table is set up: what somebody chose for a game, kept for the next time. */
import type { GameShown, NewTable } from "../lib/protocol";
import type { Value } from "./options";
import { keep, stored } from "./storage";

export const LEVELS = ["beginner", "casual", "club", "master"] as const;
const ENGINE = "engine:";
export const WAYS = ["bot", "invite", "pass"] as const;

export interface SetUp {
  way: (typeof WAYS)[number];
  /** How well the bots play. */
  level: string;
  players: number;
  /** How many of them are people, where others play along. */
  people: number;
  /** Who shares this device, beside the one who owns it. */
  names: string[];
  /** The options that differ from the printed rules. */
  values: Record<string, Value>;
  hints: boolean;
  chat: boolean;
  strict: boolean;
}

const KEY = "roji.setups";

const isOneOf = <T extends string>(all: readonly T[], value: unknown): value is T =>
  (all as readonly unknown[]).includes(value);

/** The engines that whoever runs the server offers for a game, as bots are named. */
export function enginesOf(game: GameShown): string[] {
  return game.bots.filter((name) => name.startsWith(ENGINE));
}

/** What an engine is called; nothing for any other bot. */
export function engineName(bot: string): string {
  return bot.startsWith(ENGINE) ? bot.slice(ENGINE.length) : "";
}

/** Whether this device has played a game before. */
export function playedBefore(game: string): boolean {
  return game in stored<Record<string, unknown>>(KEY, {});
}

/** What was chosen last, as far as the game still offers it; the first time a match against the beginner, with the options `first`. */
export function lastSetUp(game: GameShown, first: SetUp["values"] = {}): SetUp {
  const kept = stored<Record<string, Partial<SetUp>>>(KEY, {})[game.id] ?? {};
  const fewest = game.players[0] ?? 2;
  const players = game.players.find((count) => count === kept.players) ?? fewest;
  const offered = new Set(game.options.map(({ name }) => name));
  const values = playedBefore(game.id) ? (kept.values ?? {}) : first;
  const known = Object.entries(values).filter(([name]) => offered.has(name));
  return {
    way: isOneOf(WAYS, kept.way) ? kept.way : "bot",
    level: isOneOf([...LEVELS, ...enginesOf(game)], kept.level) ? kept.level : LEVELS[0],
    players,
    people: Math.min(Math.max(Number(kept.people) || players, 2), players),
    names: Array.isArray(kept.names) ? kept.names.map(String) : [],
    values: Object.fromEntries(known),
    hints: kept.hints === true,
    chat: kept.chat === true,
    strict: kept.strict === true,
  };
}

/** Keep a choice for the next time, but for the options that were meant for this time only. */
export function keepSetUp(game: string, chosen: SetUp, once: SetUp["values"] = {}): void {
  const values = Object.entries(chosen.values).filter(([name, value]) => once[name] !== value);
  const kept = { ...chosen, values: Object.fromEntries(values) };
  keep(KEY, { ...stored<Record<string, unknown>>(KEY, {}), [game]: kept });
}

/** How many people sit down, this one among them. */
export function peopleOf(chosen: SetUp): number {
  return chosen.way === "bot" ? 1 : Math.min(chosen.people, chosen.players);
}

/** The table that was chosen, as the server is asked for it. */
export function tableOf(game: GameShown, chosen: SetUp, name: string): NewTable {
  const { way, players, level, hints, chat, strict } = chosen;
  const persons = peopleOf(chosen);
  return {
    game: game.id,
    options: { ...chosen.values, ...(game.players.length > 1 ? { players } : {}) },
    seats: Array.from({ length: players }, (_, seat) => ({
      who: seat === 0 ? "me" : seat < persons ? "open" : level,
    })),
    name,
    chat: way === "invite" && chat,
    strict: way === "invite" && strict,
    ...(way === "bot" ? {} : { hints }),
  };
}
