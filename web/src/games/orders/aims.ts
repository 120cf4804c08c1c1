/** What a card would bring: for the piece that is held or wanted, what the server says of each target. */
import { doing, type Choice } from "../../core/choices";
import { say } from "../../lib/words.svelte";
import type { Scene } from "../contract";
import type { Facts, TakeTrio } from "./facts";
import { cardName, cardNames } from "./cards";
import { help } from "./help.svelte";
import type { Held } from "./places";

/** Points by card. */
export type Points = Record<string, number>;

/** What the hand would pay, compared with now where that makes sense. */
export interface Worth {
  points: number;
  sign: "" | "▲" | "▼" | "=";
  best: boolean;
}

/** The decisions by what they do, and by card or value. */
export type Choices = ReturnType<typeof sorted>;

export function sorted(choices: Choice<Facts>[]) {
  const byCard = (does: "swap" | "take" | "lay") =>
    new Map(doing(choices, does).map((found) => [found.what.card, found]));
  return {
    swaps: byCard("swap"),
    takes: byCard("take"),
    lays: byCard("lay"),
    trios: new Map(doing(choices, "trio").map((found) => [String(found.what.value), found])),
    reveal: doing(choices, "reveal")[0],
    decline: doing(choices, "decline")[0],
  };
}

/** For every card given the points by card taken for it; nothing while no swap can be made. */
export function swapsOf(scene: Scene<Facts>): Record<string, Points> {
  return scene.choices.length ? (scene.view.prospects?.swaps ?? {}) : {};
}

/** The points of cards as what to show on them; nothing where a person does not want to be told. */
export function worths(points: Points, now: number | null): Record<string, Worth> {
  if (!help.worth) return {};
  const most = Math.max(...Object.values(points));
  return Object.fromEntries(
    Object.entries(points).map(([card, worth]) => {
      const sign = now === null ? "" : worth > now ? "▲" : worth < now ? "▼" : "=";
      return [card, { points: worth, sign, best: worth === most && (now === null || worth > now) }];
    }),
  );
}

/** For cards of the row what the hand would pay with them. */
export function rowPoints(scene: Scene<Facts>, held: string): Points {
  const swaps = swapsOf(scene);
  return swaps[scene.view.laid ?? held] ?? {};
}

/** For cards of the hand what it would pay without them. */
export function handPoints(scene: Scene<Facts>, wanted: string): Points {
  if (!scene.choices.length) return {};
  if (scene.view.phase === "lay") return scene.view.prospects?.lays ?? {};
  return Object.fromEntries(
    Object.entries(swapsOf(scene))
      .filter(([, takes]) => wanted in takes)
      .map(([give, takes]) => [give, takes[wanted] ?? 0]),
  );
}

/** The card to give for a card of the row so that the hand pays most, and what it pays then. */
function bestGive(scene: Scene<Facts>, take: string): { give: string; points: number } | null {
  let best: { give: string; points: number } | null = null;
  for (const [give, takes] of Object.entries(swapsOf(scene))) {
    const points = takes[take];
    if (points !== undefined && (!best || points > best.points)) best = { give, points };
  }
  return best;
}

/** How many points more or less than now. */
function change(scene: Scene<Facts>, points: number): string {
  const more = points - (scene.view.pays?.points ?? 0);
  return more < 0 ? `−${-more}` : `+${more}`;
}

/** What choosing a card of the hand would bring. */
export function handLabel(scene: Scene<Facts>, held: Held, wanted: string): string {
  const { card } = held;
  const named = cardName(card);
  const lays: Points = scene.view.prospects?.lays ?? {};
  const points = lays[card];
  if (scene.choices.length && points !== undefined)
    return help.worth
      ? say("orders-aim-lay", { card: named, points })
      : say("orders-choice-lay", { card: named, trio: scene.view.trio ?? 0 });
  const takes = swapsOf(scene)[card];
  const worth = takes?.[wanted];
  if (worth !== undefined) return swapLabel(scene, card, wanted, worth);
  if (takes && !scene.view.laid)
    return say("orders-aim-give", { card: named, known: held.known ? "yes" : "no" });
  return held.known ? say("orders-card-known", { card: named }) : named;
}

/** What choosing a card of the row would bring. */
export function rowLabel(
  scene: Scene<Facts>,
  choices: Choices,
  card: string,
  held: string,
  wanted: boolean,
): string {
  const named = cardName(card);
  const points = swapsOf(scene)[scene.view.laid ?? held]?.[card];
  if (choices.takes.has(card))
    return help.worth
      ? say("orders-aim-take", { card: named, points: points ?? 0 })
      : say("orders-choice-take", { card: named, given: cardName(scene.view.laid ?? "") });
  const trio = choices.trios.get(card.slice(1));
  if (trio) return trioLabel(scene, trio.what);
  if (!choices.swaps.size) return named;
  if (held && points !== undefined) return swapLabel(scene, held, card, points);
  if (wanted) return say("orders-aim-drop", { card: named });
  return wantLabel(scene, card);
}

/** What a swap of two cards would bring. */
function swapLabel(scene: Scene<Facts>, give: string, take: string, points: number): string {
  const named = { card: cardName(give), take: cardName(take) };
  return help.worth
    ? say("orders-aim-swap", { ...named, points, change: change(scene, points) })
    : say("orders-plain-swap", named);
}

/** What taking a card of the row would bring, for the best card given. */
export function wantLabel(scene: Scene<Facts>, card: string): string {
  const best = bestGive(scene, card);
  const named = cardName(card);
  if (!best) return named;
  const { give, points } = best;
  return help.worth
    ? say("orders-aim-want", { card: named, give: cardName(give), points, change: change(scene, points) })
    : say("orders-plain-want", { card: named });
}

/** What taking a trio would bring. */
export function trioLabel(scene: Scene<Facts>, what: TakeTrio): string {
  if (!help.worth) return say("orders-choice-trio", { cards: cardNames(what.cards) });
  const points = scene.view.prospects?.trios[String(what.value)] ?? 0;
  return say("orders-aim-trio", { cards: cardNames(what.cards), points, change: change(scene, points) });
}
