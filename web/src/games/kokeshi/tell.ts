/** Kokeshi and Samurai in words. */
import type { GardenShown } from "../../lib/protocol";
import { has } from "../../lib/words.svelte";
import type { Plain, Scene, Teller } from "../contract";
import { gardenOf } from "./gardens.svelte";

const COLOURS = ["p", "g", "o"];

export function tell(effect: Plain, teller: Teller): string | null {
  const { do: does, seat, ...about } = effect;
  if (does === "stop") return null;
  if (does === "over") return ending(effect, teller);
  return teller.person(`kokeshi-tell-${does}`, seat, about);
}

/** How the match ended. */
export function ending(result: Plain, teller: Teller): string {
  const [key, turns] = [`kokeshi-tell-${result.kind}`, result.turns];
  return result.winner === null ? teller.say(key, { turns }) : teller.person(key, result.winner, { turns });
}

/** The beads of a figurine from the top down. */
export function stack(beads: string, teller: Teller): string {
  const named = [...beads].reverse().map((bead) => teller.say(`kokeshi-bead-${bead}`));
  return named.length
    ? teller.say("kokeshi-stack", { beads: named.join(", ") })
    : teller.say("kokeshi-stack-none");
}

export function choice(what: Plain, teller: Teller): string {
  if (!what.do) return "";
  if (what.do === "choose") {
    const ends = (what.reach as Plain[]).map((end) =>
      end.jump ? teller.say("kokeshi-end-jump", { to: end.to }) : end.to,
    );
    return teller.say("kokeshi-choice-choose", {
      at: what.at,
      stack: stack(what.beads, teller),
      ends: ends.join(", "),
    });
  }
  const about = Object.entries(what).filter(([, value]) => typeof value === "string");
  return teller.say(`kokeshi-choice-${what.do}`, Object.fromEntries(about));
}

export function ask(scene: Scene): string {
  const { view, choices, teller } = scene;
  if (view.phase === "over") return view.results?.[0] ? ending(view.results[0], teller) : "";
  if (!choices.length) return "";
  if (view.phase === "place")
    return teller.say("kokeshi-ask-place", { bead: view.placing, base: view.bases[ownSeat(view)] });
  if (view.phase === "turn") return teller.say("kokeshi-ask-turn");
  const on = view.moved ? "-on" : "";
  const cross = choices.find((found) => found.what.do === "cross");
  if (cross) return teller.say(`kokeshi-ask-cross${on}`, { bead: String(cross.what.bead) });
  return choices.some((found) => found.what.do === "jump")
    ? teller.say(`kokeshi-ask-jump${on}`)
    : teller.say("kokeshi-ask-stop");
}

/** The seat that the board is drawn for. */
export function ownSeat(view: Plain): number {
  return view.seat ?? 0;
}

/** What the garden is called. */
export function gardenName(value: string, teller: Pick<Teller, "say">): string {
  return has(`kokeshi-garden-${value}`)
    ? teller.say(`kokeshi-garden-${value}`)
    : teller.say("kokeshi-garden-own");
}

export function lines(scene: Scene): string[] {
  const { view, teller } = scene;
  const garden = gardenOf(view.garden ?? "");
  if (!garden) return [];
  const own = ownSeat(view);
  const found = [
    teller.say("kokeshi-line-garden", {
      garden: gardenName(view.garden, teller),
      own: view.bases[own],
      other: view.bases[1 - own],
      count: garden.distance,
    }),
  ];
  if (view.figurines[own].every((figurine: Plain) => figurine.at === null)) {
    found.push(teller.say("kokeshi-line-net"));
    for (const space of Object.keys(garden.spaces))
      found.push(teller.say("kokeshi-line-space", { space, lines: ways(view, garden, space, teller) }));
  }
  for (const seat of [1 - own, own]) found.push(...side(view, garden, seat, teller));
  if (view.moving) found.push(teller.say("kokeshi-line-moving", { at: view.moving }));
  return [...found, teller.say("kokeshi-line-turns", { turns: view.turns })];
}

/** A player's figurines: where they stand, what they carry, how far they are, where lines lead. */
function side(view: Plain, garden: GardenShown, seat: number, teller: Teller): string[] {
  const figurines: Plain[] = view.figurines[seat];
  const found = figurines
    .filter((figurine) => figurine.at)
    .map((figurine) =>
      teller.person("kokeshi-line-figurine", seat, {
        at: figurine.at,
        stack: stack(figurine.beads, teller),
        count: garden.spaces[figurine.at]?.far[1 - seat] ?? 0,
        lines: ways(view, garden, figurine.at, teller),
      }),
    );
  const waiting = figurines.filter((figurine) => !figurine.at);
  if (waiting.length) {
    const beads = waiting.map((figurine) => teller.say(`kokeshi-bead-${figurine.beads[0]}`)).join(", ");
    found.push(teller.person("kokeshi-line-waiting", seat, { beads }));
  }
  return found;
}

/** The lines from a space, colour by colour. */
export function ways(view: Plain, garden: GardenShown, name: string, teller: Teller): string {
  const taken = new Set(view.figurines.flat().map((figurine: Plain) => figurine.at));
  return COLOURS.map((bead) => {
    const spaces = garden.lines
      .filter((line) => line.colour === bead && line.between.includes(name))
      .map(({ between: [a, b] }) => (a === name ? b : a) ?? "")
      .map((space) => (taken.has(space) ? teller.say("kokeshi-line-taken", { space }) : space));
    return spaces.length ? teller.say("kokeshi-line-lines", { bead, spaces: spaces.join(", ") }) : "";
  })
    .filter(Boolean)
    .join("; ");
}

/** What is on a space. */
export function onSpace(view: Plain, name: string, teller: Teller): string {
  for (const seat of [0, 1]) {
    const figurine = view.figurines[seat].find((found: Plain) => found.at === name);
    if (figurine)
      return teller.person("kokeshi-label-stands", seat, {
        space: name,
        stack: stack(figurine.beads, teller),
      });
  }
  const base = view.bases.indexOf(name);
  return base >= 0
    ? teller.person("kokeshi-label-base", base, { space: name })
    : teller.say("kokeshi-label-empty", { space: name });
}
