/** Every room of the house but the first is fetched when somebody goes there. */
import type { Component } from "svelte";

export type Room = Component<{ id: string; hash: string }>;

/** Rooms that belong to one game: `games/GAME/rooms/NAME.svelte` is at /NAME. */
const own = Object.entries(import.meta.glob<{ default: Room }>("../games/*/rooms/*.svelte")).map(
  ([path, load]) => [path.replace(/.*\/|\.svelte$/g, ""), load] as const,
);

export const rooms: Record<string, () => Promise<{ default: Room }>> = {
  ...Object.fromEntries(own),
  g: () => import("../pages/Game.svelte"),
  t: () => import("../pages/TablePage.svelte"),
  r: () => import("../pages/RecordPage.svelte"),
  mine: () => import("../pages/Mine.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  cards: () => import("../pages/Cards.svelte"),
  score: () => import("../pages/Score.svelte"),
  today: () => import("../pages/Today.svelte"),
  learn: () => import("../pages/LessonPage.svelte"),
  licences: () => import("../pages/Licences.svelte"),
};
