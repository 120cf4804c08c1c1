/** What things of the garden are called. */
import { has, listed, say } from "../../lib/words.svelte";
import type { Teller } from "../contract";
import type { View } from "./facts";

/** The beads of a figurine from the top down. */
export function stack(beads: string): string {
  const named = [...beads].reverse().map((bead) => say(`kokeshi-bead-${bead}`));
  return named.length ? say("kokeshi-stack", { beads: listed(named) }) : say("kokeshi-stack-none");
}

/** What the garden is called. */
export function gardenName(value: string): string {
  return has(`kokeshi-garden-${value}`) ? say(`kokeshi-garden-${value}`) : say("kokeshi-garden-own");
}

/** What is on a space. */
export function onSpace(view: View, name: string, teller: Teller): string {
  for (const seat of [0, 1]) {
    const figurine = view.figurines[seat]?.find((found) => found.at === name);
    if (figurine)
      return teller.person("kokeshi-label-stands", seat, { space: name, stack: stack(figurine.beads) });
  }
  const base = view.bases.indexOf(name);
  return base >= 0
    ? teller.person("kokeshi-label-base", base, { space: name })
    : say("kokeshi-label-empty", { space: name });
}
