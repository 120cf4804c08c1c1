/** Every room of the house but the first is fetched when somebody goes there. */
import type { Component } from "svelte";

export type Room = Component<{ id: string; hash: string }>;

export const rooms: Record<string, () => Promise<{ default: Room }>> = {
  g: () => import("../pages/Game.svelte"),
  t: () => import("../pages/TablePage.svelte"),
  r: () => import("../pages/RecordPage.svelte"),
  mine: () => import("../pages/Mine.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  cards: () => import("../pages/Cards.svelte"),
  gardens: () => import("../pages/Gardens.svelte"),
  journey: () => import("../pages/Journey.svelte"),
  licences: () => import("../pages/Licences.svelte"),
};
