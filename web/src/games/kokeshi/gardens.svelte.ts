/** Gardens as the server lays them: fetched once, kept as long as the page is open. */
import { SvelteMap } from "svelte/reactivity";
import { api } from "../../lib/api";
import type { GardenShown } from "../../lib/protocol";

const AGAIN = 3000; // milliseconds until a garden that did not come is asked for again
const known = new SvelteMap<string, GardenShown>();
const asked = new Set<string>();

/** The garden of this name or text; null until it has come. */
export function gardenOf(value: string): GardenShown | null {
  const found = known.get(value) ?? null;
  if (!found && value && !asked.has(value)) {
    asked.add(value);
    void fetched(value);
  }
  return found;
}

async function fetched(value: string): Promise<void> {
  try {
    known.set(value, await api.garden(value));
  } catch {
    setTimeout(() => void fetched(value), AGAIN);
  }
}
