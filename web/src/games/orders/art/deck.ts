import { back, cards, face, order } from ".";

/** All cards by name, for pictures that are drawn without a browser. */
export const deck = (): Record<string, string> => ({
  ...Object.fromEntries(cards.map((card) => [card, face(card)])),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((one) => [`order-${one}`, order(one)])),
  back: back(),
});
