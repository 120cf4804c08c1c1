import { limb } from "../../art/brush";
import { palette } from "../../art/palette";
import { at, circle, g, path, rect } from "../../art/svg";
import type { Door } from "../contract";

/** The full moon over the bare hill, a red evening, and pampas grass in the wind. */
const motif = (): string => {
  const stalk = (x: number, y: number, turn: number, size: number) =>
    g(
      at(x, y, turn, size),
      path(limb("0,4 1,-14 6,-30", 1.8, 0.7), palette.ink) +
        path(limb("0,4 6,-6 15,-9", 2.4, 0.3), palette.ink) +
        path(limb("0,4 -3,-8 -3,-17", 2.2, 0.3), palette.ink),
      path("M4.4-23C2.4-35 9-44 21-46C17-41 17-39 15-34C13-36 13-32 11-29C9-31 9-26 4.4-23Z", palette.gold),
    );
  return (
    rect(6, 28, 108, 94, palette.vermilion) +
    circle(71, 67, 29, "#fbf3df") +
    stalk(30, 97, -12, 1) +
    stalk(41, 90, 2, 1.1) +
    stalk(22, 104, 6, 0.72) +
    path("M0 124V116Q26 82 62 86T122 110V124Z", palette.ink)
  );
};

const door: Door = { place: 1, motif };
export default door;
