/** Garden Orders in words. */
import type { Plain, Scene, Teller } from "../contract";
import { bestGive, swapsOf, type Points } from "./aims";
import { cardName, cardNames } from "./cards";

export function tell(effect: Plain, teller: Teller): string | null {
  const { do: does, seat } = effect;
  switch (does) {
    case "lay":
    case "take":
    case "reveal":
      return teller.person(`orders-tell-${does}`, seat, { card: cardName(effect.card) });
    case "choose":
    case "trio":
      return teller.person(`orders-tell-${does}`, seat, {
        value: effect.value,
        cards: cardNames(effect.cards),
      });
    case "decline":
    case "start":
      return teller.person(`orders-tell-${does}`, seat);
    case "order":
      return teller.say("orders-tell-order", {
        number: effect.order,
        order: teller.say(`orders-order-${effect.order}`),
      });
    case "row":
      return teller.say("orders-line-row", { cards: cardNames(effect.cards) });
    case "hand":
      return teller.say("orders-line-hand", { cards: cardNames(effect.cards) });
    case "round":
      return round(effect, teller);
    case "over":
      return over(effect.scores, effect.winners, teller);
    default:
      return null;
  }
}

/** How a round ended: who wins the order, and what every hand paid. */
function round(result: Plain, teller: Teller): string {
  const points = (result.points as number[]).map((worth, seat) =>
    teller.say("orders-tell-hand", { who: teller.title(seat), points: worth }),
  );
  const won = teller.say("orders-tell-round", {
    number: result.round + 1,
    order: result.order,
    winners: people(result.winners, teller),
  });
  return `${won} ${points.join(", ")}.`;
}

/** How the match ended. */
function over(scores: number[], winners: number[], teller: Teller): string {
  const told = scores.map((points, seat) => teller.say("orders-score", { who: teller.title(seat), points }));
  return teller.say("orders-tell-over", { scores: told.join(", "), winners: people(winners, teller) });
}

export function people(seats: number[], teller: Teller): string {
  return seats.map((seat) => teller.called(seat)).join(", ");
}

/** Who has won; ties are shared. */
export function won(
  winners: number[],
  [one, several]: [string, string],
  teller: Teller,
  args: { number?: number } = {},
): string {
  const [first] = winners;
  return winners.length === 1 && first !== undefined
    ? teller.person(one, first, args)
    : teller.say(several, { ...args, winners: people(winners, teller) });
}

/** The seats with the highest sum. */
export function leaders(scores: number[]): number[] {
  const most = Math.max(...scores);
  return scores.flatMap((points, seat) => (points === most ? [seat] : []));
}

export function choice(what: Plain, teller: Teller): string {
  switch (what.do) {
    case "trio":
      return teller.say("orders-choice-trio", { cards: cardNames(what.cards) });
    case "reveal":
    case "decline":
      return teller.say(`orders-choice-${what.do}`);
    case "take":
      return teller.say("orders-choice-take", { card: cardName(what.card), for: cardName(what.for) });
    case "lay":
      return teller.say("orders-choice-lay", { card: cardName(what.card), value: what.trio });
    case "swap":
      return teller.say("orders-choice-swap", { card: cardName(what.card) });
    default:
      return "";
  }
}

export function ask(scene: Scene): string {
  const { view, choices, teller } = scene;
  if (view.phase === "over") return over(view.scores, leaders(view.scores), teller);
  if (!choices.length) return "";
  if (view.phase === "take") return teller.say("orders-ask-take", { card: cardName(view.laid) });
  if (view.phase === "trio") return teller.say("orders-ask-trio", { count: view.trios.length });
  if (view.phase === "lay")
    return teller.say("orders-ask-lay", { value: view.trio, count: view.hand.length - 6 });
  return teller.say(choices.length > 1 ? "orders-ask-turn" : "orders-ask-must");
}

export function lines(scene: Scene): string[] {
  const { view, teller } = scene;
  const seats: number = view.scores.length;
  if (view.phase === "over") return view.scores.map((_: number, seat: number) => sums(view, seat, teller));
  const found = [
    teller.say("table-round", { number: view.round + 1, rounds: view.rounds }),
    teller.say("orders-line-order", { number: view.order, order: teller.say(`orders-order-${view.order}`) }),
    teller.say("orders-line-row", { cards: listed(view.row, teller) }),
    teller.say("orders-line-stack", { count: view.stack }),
  ];
  if (view.swaps_left !== null) found.push(teller.say("orders-line-swaps", { count: view.swaps_left }));
  for (let at = 1; at <= seats; at++) {
    const seat = ((view.seat ?? -1) + at) % seats;
    found.push(seatLine(view, seat, teller));
    if (view.order_cards[seat].length) found.push(wonLine(view, seat, teller));
  }
  if (view.hand && view.pays) {
    found.push(teller.say("orders-line-hand", { cards: listed(view.hand, teller) }), paysLine(view, teller));
  }
  return [...found, ...prospects(scene)];
}

function listed(cards: string[], teller: Teller): string {
  return cardNames(cards) || teller.say("orders-line-nothing");
}

/** The points of a seat at the end, round by round. */
export function sums(view: Plain, seat: number, teller: Teller): string {
  const rounds = (view.results as Plain[]).map((result) => result.points[seat]).join(" + ");
  return `${teller.called(seat)}: ${rounds} = ${view.scores[seat]}`;
}

/** What everybody knows of a hand. */
export function seatLine(view: Plain, seat: number, teller: Teller): string {
  const known: string[] = view.known[seat];
  return teller.person("orders-line-seat", seat, {
    cards: listed(known, teller),
    count: view.hand_counts[seat] - known.length,
    points: view.scores[seat],
  });
}

/** The order cards of a seat. */
export function wonLine(view: Plain, seat: number, teller: Teller): string {
  return teller.person("orders-line-won", seat, { orders: view.order_cards[seat].join(", ") });
}

/** What the own hand would pay now, and why. */
function paysLine(view: Plain, teller: Teller): string {
  const reasons = (view.pays.reasons as Plain[]).map((entry) =>
    teller.say("orders-line-reason", {
      name: teller.say(`orders-reason-${entry.key}`),
      points: entry.points,
      cards: cardNames(entry.cards),
    }),
  );
  return teller.say("orders-line-pays", { points: view.pays.points, reasons: reasons.join("; ") });
}

/** What the own hand would pay after what can be decided now. */
function prospects(scene: Scene): string[] {
  const { view, teller } = scene;
  if (!view.prospects || !scene.choices.length) return [];
  const worth = (points: Points) =>
    Object.entries(points)
      .map(([card, paid]) => `${cardName(card)}: ${paid}`)
      .join(", ");
  const found: string[] = [];
  if (view.phase === "turn") found.push(...swapLines(scene));
  else if (view.phase === "take")
    found.push(
      teller.say("orders-line-laid", { card: cardName(view.laid) }),
      teller.say("orders-line-take", { cards: worth(view.prospects.swaps[view.laid]) }),
    );
  else if (view.phase === "lay")
    found.push(
      teller.say("orders-line-lay", { value: view.trio, count: view.hand.length - 6 }),
      teller.say("orders-line-reach", { cards: worth(view.prospects.lays) }),
    );
  for (const [value, points] of Object.entries(view.prospects.trios as Points))
    found.push(teller.say("orders-line-trio", { value, points }));
  return found;
}

/** The swaps that would pay more at once, the best card to give for each card of the row. */
function swapLines(scene: Scene): string[] {
  const { view, teller } = scene;
  if (!Object.keys(swapsOf(scene as Scene<any>)).length) return [];
  const found = [...new Set(view.row as string[])].flatMap((take) => {
    const best = bestGive(scene as Scene<any>, take);
    return best && best.points > view.pays.points
      ? [
          teller.say("orders-line-swap", {
            take: cardName(take),
            give: cardName(best.give),
            points: best.points,
          }),
        ]
      : [];
  });
  return found.length ? found : [teller.say("orders-line-no-swap")];
}
