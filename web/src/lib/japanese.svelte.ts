/** What things are called in Japan, beside the language in use, for those who want to learn it. */
import { FluentBundle } from "@fluent/bundle";
import { settings } from "./settings.svelte";
import { fetched } from "./words.svelte";

export interface Native {
  name: string;
  /** How it is read; empty where the name says so itself. */
  kana: string;
}

let bundles = $state.raw<Record<string, FluentBundle>>({}); // by game, as far as somebody asked
const asked = new Set<string>();

async function load(game: string): Promise<void> {
  asked.add(game);
  const bundle = new FluentBundle("ja", { useIsolating: false });
  const words = await fetched("ja", game).catch(() => asked.delete(game) && null);
  if (words) bundle.addResource(words);
  bundles = { ...bundles, [game]: bundle };
}

/** The Japanese name in a sentence of a game; null unless the person wants it and it is there. */
export function japanese(game: string, key: string): Native | null {
  if (!settings.japanese) return null;
  if (!asked.has(game)) void load(game);
  const bundle = bundles[game];
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value || !message.attributes.kana) return null;
  const name = bundle.formatPattern(message.value);
  return { name, kana: /\p{Script=Han}/u.test(name) ? bundle.formatPattern(message.attributes.kana) : "" };
}
