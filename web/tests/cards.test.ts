/** The cards that Python draws into its pictures (src/roji/pictures/art) are the browser's own. `ROJI_DRAW=1` writes them. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as koikoi from "../src/games/koikoi/art";
import { kindOf, monthOf } from "../src/games/koikoi/cards";
import * as orders from "../src/games/orders/art";

const FOLDER = join(import.meta.dirname, "../../src/roji/pictures/art");
const DECKS: Record<string, Record<string, string>> = {
  koikoi: {
    ...Object.fromEntries(
      koikoi.cards.map((card) => [card, koikoi.face(card, { month: monthOf(card), kind: kindOf(card) })]),
    ),
    back: koikoi.back(),
  },
  orders: {
    ...Object.fromEntries(orders.cards.map((card) => [card, orders.face(card)])),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((one) => [`order-${one}`, orders.order(one)])),
    back: orders.back(),
  },
};

test.each(Object.keys(DECKS))("the cards of %s are the same everywhere", (game) => {
  const path = join(FOLDER, `${game}.json`);
  const text = `${JSON.stringify(DECKS[game], null, 1)}\n`;
  if (process.env.ROJI_DRAW === "1") writeFileSync(path, text);
  expect(readFileSync(path, "utf-8") === text).toBe(true);
});
