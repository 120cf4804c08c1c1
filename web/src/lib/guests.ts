/** What games of other packages bring: the server has it. */
import { FluentResource } from "@fluent/bundle";
import type { Lang } from "../core/words";

async function text(path: string): Promise<string> {
  const answer = await fetch(path);
  return answer.ok ? answer.text() : "";
}

/** The sentences of a game, for Fluent. */
export async function guestWords(game: string, lang: Lang): Promise<FluentResource> {
  return new FluentResource(await text(`/api/games/${game}/words/${lang}`));
}

/** Its rule page as HTML, with every tag of its own made harmless by the server; empty where it brings none. */
export function guestRules(game: string, lang: Lang): Promise<string> {
  return text(`/api/games/${game}/rules/${lang}`);
}
