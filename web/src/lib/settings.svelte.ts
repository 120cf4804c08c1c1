/** What a person chose for this device; kept in the browser, told to nobody. */
import { keep, stored } from "../core/storage";
import { namesFrom } from "../core/telling";
import type { Lang } from "../core/words";

export interface Settings {
  lang: Lang | "";
  theme: "system" | "light" | "dark";
  motion: "full" | "less";
  sound: boolean;
  labels: boolean;
  names: "traditional" | "mario";
  name: string;
}

const KEY = "roji.settings";
const defaults: Settings = {
  lang: "",
  theme: "system",
  motion: "full",
  sound: false,
  labels: true,
  names: "traditional",
  name: "",
};

export const settings = $state<Settings>(stored(KEY, defaults));
namesFrom(() => settings.names);

/** What lies above the page: the settings, or the rules of a game at a clause or an option. */
export const panel = $state({ settings: false, rules: null as { game: string; at: string } | null });

/** Change something, and keep it. */
export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  keep(KEY, settings);
  paint();
}

const system = matchMedia("(prefers-color-scheme: dark)");
let night = $state(system.matches);
system.addEventListener("change", () => {
  night = system.matches;
  paint();
});

/** Whether it is dark in the house. */
export function dark(): boolean {
  return settings.theme === "system" ? night : settings.theme === "dark";
}

/** Put the theme on the page. */
export function paint(): void {
  document.documentElement.dataset.theme = dark() ? "dark" : "light";
}

/** Whether things may move. */
export function moves(): boolean {
  return settings.motion === "full" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
