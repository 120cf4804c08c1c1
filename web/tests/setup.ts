/** What a browser has and Node has not: a place to keep things, and words. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, vi } from "vitest";
import { speakFrom, type Lang } from "../src/core/words";

const WORDS = join(import.meta.dirname, "../../src/roji/words");

function words(lang: Lang): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const name of readdirSync(join(WORDS, lang)).filter((name) => name.endsWith(".ftl")))
    bundle.addResource(new FluentResource(readFileSync(join(WORDS, lang, name), "utf-8")));
  return bundle;
}
const languages = readdirSync(WORDS).filter((lang) => existsSync(join(WORDS, lang, "house.ftl")));
const all: Record<Lang, FluentBundle> = Object.fromEntries(languages.map((lang) => [lang, words(lang)]));

/** Know more sentences, in every language. */
export function learnWords(text: string): void {
  for (const bundle of Object.values(all)) bundle.addResource(new FluentResource(text));
}

/** Speak a language from here on. */
export function speak(lang: Lang): void {
  speakFrom(() => all[lang]!);
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  speak("en");
});
