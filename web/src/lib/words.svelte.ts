/** The sentences of the language in use, loaded room by room: the same Fluent files that the server and the terminal use. */
import { FluentBundle, type FluentResource } from "@fluent/bundle";
import { speakFrom, type Lang } from "../core/words";
import spoken from "virtual:languages";

export { has, inARow, listed, say, type Args, type Lang } from "../core/words";

/** The languages there are, each with its own name for itself, the reference first. */
export const languages: Readonly<Record<Lang, string>> = Object.fromEntries(
  Object.entries(spoken).map(([lang, { name }]) => [lang, name]),
);
let lang = $state<Lang>("en");
let bundle = $state.raw(new FluentBundle("en"));
let guests = $state(0); // games of other packages whose words came after the page was drawn
speakFrom(() => {
  void guests;
  return bundle;
});
const strangers = new Set<string>(); // rooms that are not ours
const loaded = new Set<string>();
let wanted = new Set<string>(["house", "web"]);

/** The language in use. */
export function language(): Lang {
  return lang;
}

/** A file of a language that comes with the app: the sentences of a room, or rules/GAME. */
export async function ours<T>(to: Lang, file: string): Promise<T | null> {
  const load = (await spoken[to]?.rooms())?.default[file];
  return load ? ((await load()).default as T) : null;
}

/** The sentences of a room in a language. */
export async function fetched(to: Lang, room: string): Promise<FluentResource | null> {
  const body = await ours<FluentResource["body"]>(to, room);
  if (body) return { body };
  strangers.add(room);
  const { guestWords } = await import("./guests");
  return guestWords(room, to);
}

/** Speak another language; what was loaded in the old one is loaded in the new one first. */
export async function speak(to: Lang): Promise<void> {
  if (!(to in languages)) return speak("en"); // chosen where there were more of them
  const made = new FluentBundle(to, { useIsolating: false });
  for (const resource of await Promise.all([...wanted].map((room) => fetched(to, room)))) {
    if (resource) made.addResource(resource);
  }
  lang = to;
  bundle = made;
  loaded.clear();
  wanted.forEach((room) => loaded.add(room));
  document.documentElement.lang = to;
}

/** Load the sentences of a game, too. */
export async function learn(room: string): Promise<void> {
  wanted = new Set([...wanted, room]);
  const into = bundle;
  const resource = loaded.has(room) ? null : await fetched(lang, room);
  if (into !== bundle) return learn(room); // meanwhile another language was chosen
  if (resource) into.addResource(resource);
  if (resource && strangers.has(room)) guests += 1;
  loaded.add(room);
}

/** The language that a browser asks for. */
export function preferred(): Lang {
  const asked = navigator.languages.map((name) => name.toLowerCase().split("-")[0] ?? "");
  return asked.find((name) => name in languages) ?? "en";
}
