import { palette } from "../../../art/palette";
import { at, g, rect, svg } from "../../../art/svg";
import { bamboo } from "./bamboo";
import { cherry } from "./cherry";
import { maple } from "./maple";
import { mark } from "./mark";
import { numeral } from "./numeral";
import { type Colour, tones } from "./tones";
import { tag } from "./trio";

export { back } from "./back";
export { order } from "./order";

/** The plant cards of orders: `face("P8")`, upright, 66 by 100. */

const plants: Readonly<Record<Colour, (value: number) => string>> = { P: cherry, G: bamboo, O: maple };

/** Every card by its name; there are two of each in the deck. */
export const cards: readonly string[] = ["P", "G", "O"].flatMap((colour) =>
  Array.from({ length: 11 }, (_, value) => colour + value),
);

export const face = (card: string): string => {
  const colour = card[0] as Colour;
  const value = Number(card.slice(1));
  const tone = tones[colour];
  const corner =
    (value < 10 ? numeral(value, 4.5, 5.5, 17, tone.number) : numeral(value, 3.6, 6, 15.5, tone.number)) +
    g(at(10, 31), mark(colour, tone.number));
  return svg(
    66,
    100,
    `<clipPath id="c">${rect(0.5, 0.5, 65, 99, "#000", ` rx="5"`)}</clipPath>` +
      `<g clip-path="url(#c)">${rect(0, 0, 66, 100, tone.ground)}${plants[colour](value)}${tag(value)}${corner}${g("rotate(180 33 50)", corner)}</g>` +
      rect(0.8, 0.8, 64.4, 98.4, "none", ` rx="5" stroke="${palette.ink}" stroke-width="1.6"`),
  );
};
