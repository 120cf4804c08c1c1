/** Koi-Koi in words. */
import type { Plain, Scene, Teller } from "../contract";
import { cardName, cardNames } from "./cards";

export function tell(effect: Plain, teller: Teller): string | null {
  const { do: does, seat } = effect;
  switch (does) {
    case "play":
    case "turn":
      return teller.person(`koikoi-tell-${does}`, seat, { card: cardName(effect.card) });
    case "stop":
    case "koikoi":
    case "deal":
      return teller.person(`koikoi-tell-${does}`, seat);
    case "lay":
    case "capture":
      return teller.person(`koikoi-tell-${does}`, seat, { cards: cardNames(effect.cards) });
    case "redeal":
      return teller.say("koikoi-tell-redeal");
    case "round":
      return round(effect, teller);
    case "over":
      return teller.say("koikoi-tell-over", { first: effect.scores[0], second: effect.scores[1] });
    default:
      return null;
  }
}

/** How a round ended, in one sentence. */
export function round(result: Plain, teller: Teller): string {
  const number = result.round + 1;
  if (result.winner === null) return teller.say(`koikoi-tell-${result.kind}`, { number });
  const reasons = [...result.combinations, ...result.lucky_hands].map((entry) =>
    teller.say(`koikoi-yaku-${entry.key}`),
  );
  const won = teller.person("koikoi-tell-won", result.winner, { number, points: result.points });
  return reasons.length ? `${won.replace(/\.$/, "")}: ${reasons.join(", ")}.` : won;
}

export function choice(what: Plain, teller: Teller): string {
  if (what.do === "stop") return teller.say("koikoi-choice-stop-for", { points: what.points });
  if (what.do === "koikoi") return teller.say("koikoi-choice-koikoi");
  if (what.do === "take") return teller.say("koikoi-choice-take", { card: cardName(what.card) });
  if (!what.card) return "";
  const matches: string[] = what.matches;
  return matches.length
    ? `${cardName(what.card)} → ${cardNames(matches)}`
    : `${cardName(what.card)}: ${teller.say("koikoi-choice-lay")}`;
}

export function ask(scene: Scene): string {
  const { view, choices, teller } = scene;
  const first = choices[0]?.what;
  if (first?.do === "play") return teller.say("koikoi-ask-play");
  if (first?.do === "take") return teller.say("koikoi-ask-take", { card: cardName(view.pending ?? "") });
  const stop = choices.find((found) => found.what.do === "stop");
  if (stop) return teller.say("koikoi-ask-stop", { points: Number(stop.what.points) });
  if (view.to_move === null) return ending(view, teller);
  return "";
}

/** Who won the match. */
export function ending(view: Plain, teller: Teller): string {
  const [first, second]: number[] = view.scores;
  const score = teller.say("koikoi-tell-over", { first: first ?? 0, second: second ?? 0 });
  if (first === second) return `${score} ${teller.say("koikoi-page-draw")}`;
  return `${score} ${teller.person("koikoi-page-winner", (first ?? 0) > (second ?? 0) ? 0 : 1)}`;
}

export function lines(scene: Scene): string[] {
  const { view, teller } = scene;
  const own: number = view.seat ?? 0;
  const listed = (cards: string[]) => cardNames(cards) || "–";
  const found = [
    teller.say("table-round", { number: Math.min(view.round + 1, view.rounds), rounds: view.rounds }),
    `${teller.say("koikoi-label-field")}: ${listed(view.field)}.`,
  ];
  for (const seat of [1 - own, own]) {
    found.push(`${teller.person("koikoi-label-captured", seat)}: ${listed(view.captured[seat])}.`);
    const held: Plain[] = view.combinations[seat];
    if (held.length) {
      const named = held.map((entry) => `${teller.say(`koikoi-yaku-${entry.key}`)} ${entry.points}`);
      found.push(`${teller.person("koikoi-label-combinations", seat)}: ${named.join(", ")}.`);
    }
    if (view.calls[seat])
      found.push(`${teller.called(seat)}: ${teller.say("koikoi-board-calls", { count: view.calls[seat] })}.`);
  }
  if (view.hand) found.push(`${teller.person("koikoi-label-hand", own)}: ${listed(view.hand)}.`);
  return [...found, `${teller.say("koikoi-board-stock", { count: view.stock })}.`];
}
