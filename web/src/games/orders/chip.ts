/** A card in short: value and mark on the ground of its colour, for hands of which only some cards are known. */
import { palette } from "../../art/palette";
import { at, circle, g, line, rect, svg } from "../../art/svg";
import { mark } from "./art/mark";
import { numeral } from "./art/numeral";
import { type Colour, tones } from "./art/tones";

const WIDE = 34;
const HIGH = 28;

const tile = (ground: string, body: string): string =>
  svg(
    WIDE,
    HIGH,
    rect(0.7, 0.7, WIDE - 1.4, HIGH - 1.4, ground, ` rx="4" stroke="${palette.ink}" stroke-width="1.3"`) +
      body,
  );

/** A card that is known. */
export const chip = (card: string): string => {
  const tone = tones[card[0] as Colour];
  const value = Number(card.slice(1));
  return tile(
    tone.ground,
    numeral(value, value < 10 ? 11 : 11.5, 6, value < 10 ? 16 : 14.5, tone.number, true) +
      g(at(25.5, HIGH / 2, 0, value < 10 ? 1.05 : 0.8), mark(card[0] as Colour, tone.number)),
  );
};

/** A card that nobody else knows: raked sand and a stone. */
export const unknown = (): string =>
  tile(
    palette.indigo,
    line("M4 7H30M4 21H30", "#4b68a0", 1) +
      circle(17, 14, 6, "none", ` stroke="#7f9cc4" stroke-width="1.1"`) +
      circle(17, 14, 2.6, "#7f9cc4"),
  );
