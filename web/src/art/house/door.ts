import { palette } from "../palette";
import { line, rect, svg } from "../svg";

/** The doors of the start page: sliding paper screens, 120 by 160, with a wide pane (x 6 to 114, y 28 to 122) that shows
 * the game's motif. */

const wood = "#5b4030";
const bar = "#8a6a4c";

export const door = (motif: string): string =>
  svg(
    120,
    160,
    rect(0, 0, 120, 160, wood) +
      rect(6, 6, 108, 148, "#faf5ea") +
      `<clipPath id="c">${rect(6, 28, 108, 94, "#000")}</clipPath><g clip-path="url(#c)">${motif}</g>` +
      line("M6 17H114M42 6V28M78 6V28M6 28H114M6 122H114M42 122V138M78 122V138", bar, 2.2) +
      rect(6, 138, 108, 16, "#a98259") +
      line("M6 146H114", wood, 1) +
      rect(110, 84, 4, 14, palette.ink, ` rx="1.5"`) +
      rect(3, 3, 114, 154, "none", ` stroke="${wood}" stroke-width="6"`),
  );
