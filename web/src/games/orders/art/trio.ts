import { palette } from "../../../art/palette";
import { at, circle, g, path, rect } from "../../../art/svg";
import { mark } from "./mark";
import { numeral } from "./numeral";
import { type Colour, tones } from "./tones";

/** The signs of the trio: the tag on every plant card, and the fan of three colours on every order card. */

/** The tag that hangs from the top: what a trio of this value is worth, over the three colours. */
export const tag = (value: number): string =>
  path("M24.5-2H41.5V15L33 20L24.5 15Z", palette.paper, ` stroke="${palette.ink}" stroke-width="1"`) +
  numeral(20 - value, 33, 3, 9, palette.ink, true) +
  circle(29, 14.6, 1.2, "#df7f95") +
  circle(33, 16, 1.2, palette.pine) +
  circle(37, 14.6, 1.2, palette.maple);

/** Three cards of the three colours, spread from one hand at the origin. */
export const fan = (): string =>
  (
    [
      ["P", -30],
      ["G", 0],
      ["O", 30],
    ] as [Colour, number][]
  )
    .map(([colour, turn]) =>
      g(
        at(0, 0, turn),
        rect(-7, -32, 14, 21, tones[colour].ground, ` rx="2" stroke="${palette.ink}"`),
        g(at(0, -23.5, 0, 0.9), mark(colour, tones[colour].number)),
      ),
    )
    .join("");
