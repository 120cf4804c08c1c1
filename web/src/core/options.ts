/** Options of a game as a person reads them. */
import type { GameShown, OptionShown } from "../lib/protocol";
import { has, say } from "./words";

export type Value = string | number | boolean;

/** What an option is called, and what it does. */
export function optionName(game: string, name: string): string {
  return has(`${game}-option-${name}`) ? say(`${game}-option-${name}`) : name;
}

/** A value in words. */
export function valueName(game: string, option: string, value: Value): string {
  const plain = String(value);
  for (const key of [`${game}-${option}-${plain}`, `option-${option}-${plain}`, `option-${plain}`]) {
    if (has(key)) return say(key);
  }
  return plain;
}

/** The options that a person may choose; how many sit at the table is asked elsewhere. */
export function choosable(game: GameShown): OptionShown[] {
  return game.options.filter((option) => option.name !== "players" && option.name !== "preset");
}

/** The values that differ from the printed rules, in words. */
export function houseRules(game: GameShown | undefined, options: Record<string, unknown>): string[] {
  return (game?.options ?? [])
    .filter((option) => option.name in options && option.name !== "players" && option.name !== "preset")
    .filter((option) => options[option.name] !== option.default)
    .map((option) => {
      const value = valueName(game?.id ?? "", option.name, options[option.name] as Value);
      return say("telling-fact", { name: optionName(game?.id ?? "", option.name), value });
    });
}
