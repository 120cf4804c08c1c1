/** What a person chose for this device; kept in the browser, told to nobody. */
import { keep, stored } from "../core/storage";
import { namesFrom } from "../core/telling";
import type { Lang } from "../core/words";

export interface Settings {
  lang: Lang | "";
  theme: "system" | "light" | "dark";
  speed: keyof typeof PACES;
  sound: boolean;
  labels: boolean;
  /** Whether what happened is also written in notation. */
  notation: boolean;
  names: "traditional" | "mario";
  /** Whether Japanese names stand beside those of another language. */
  japanese: boolean;
  name: string;
}

/** How long what the others do is shown, beside the usual time. */
export const PACES = { slow: 1.6, normal: 1, quick: 0.5, off: 0 };

const KEY = "roji.settings";
const defaults: Settings = {
  lang: "",
  theme: "system",
  speed: "normal",
  sound: false,
  labels: true,
  notation: false,
  names: "traditional",
  japanese: false,
  name: "",
};

export const settings = $state<Settings>(restored());
namesFrom(() => settings.names);

/** What was kept; who wanted nothing to move in an earlier version still does. */
function restored(): Settings {
  const { motion, ...kept } = stored<Settings & { motion?: string }>(KEY, defaults);
  return motion === "less" ? { ...kept, speed: "off" } : kept;
}

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

/** How long a moment is shown, beside the usual time; 0 where nothing moves. */
export function pace(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACES[settings.speed];
}
