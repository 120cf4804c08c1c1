/** The journey through ten gardens: what each asks, and how far this device has come. */
import { keep, stored } from "../../core/storage";
import { api } from "../../lib/api";

export interface Garden {
  id: string;
  bounds: [number, number];
  blocked: string[];
  lanterns: number;
  hand: number;
  bans: string[];
  target: number;
  unlocked_by: string;
}

/** The gardens in their order. */
export async function gardens(): Promise<Garden[]> {
  const found = (await api.games()).find(({ id }) => id === "niwashi");
  return (found?.about.journey ?? []) as Garden[];
}

const KEY = "roji.journey";

/** The most wishes fulfilled in every garden whose target was reached. */
export function reached(): Record<string, number> {
  return stored<Record<string, number>>(KEY, {});
}

/** Remember that the target of a garden was reached. */
export function arrive(garden: string, points: number): void {
  const before = reached();
  if ((before[garden] ?? -1) < points) keep(KEY, { ...before, [garden]: points });
}

export function isOpen(garden: Garden, done: Record<string, number>): boolean {
  return garden.unlocked_by === "" || garden.unlocked_by in done;
}
