/** What a server says of the golden matches (tests/streams.py writes it). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plain } from "../src/core/frames";
import { effectsOf, NOTHING, updated, welcomed, type Known } from "../src/core/reducer";
import type { Choice, Sentence, Update, Welcome } from "../src/lib/protocol";

const FOLDER = join(import.meta.dirname, "../../build/streams");

export interface Stream {
  name: string;
  game: string;
  viewers: { seat: number | null; told: (Welcome | Update)[] }[];
  /** Sentences of the match, and what the terminal makes of them. */
  said: { lang: string; you: number | null; told: Sentence; text: string }[];
}

/** The golden matches, of one game or all. */
export function streams(game = ""): Stream[] {
  return readdirSync(FOLDER)
    .filter((name) => name.startsWith(game))
    .sort()
    .map((name) => ({
      name,
      ...(JSON.parse(readFileSync(join(FOLDER, name), "utf-8")) as Omit<Stream, "name">),
    }));
}

export interface Step {
  before: Plain;
  effects: Plain[];
  after: Plain;
  choices: Choice[];
}

/** Every decision of the golden matches of a game, as every viewer saw it. */
export function* steps(game: string): Generator<Step> {
  for (const { viewers } of streams(game))
    for (const { told } of viewers) {
      let known: Known = NOTHING;
      for (const message of told) {
        const before = known.view;
        if (message.type === "welcome") known = welcomed(known, message);
        else {
          known = updated(known, message);
          const effects = effectsOf(message.events);
          if (before && known.view && effects.length)
            yield { before, effects, after: known.view, choices: known.choices };
        }
      }
    }
}
