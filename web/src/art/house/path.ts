import { palette } from "../palette";
import { path, rect } from "../svg";

/** Stepping stones through moss, for the door of a game that brings no motif. */
export const steppingStones = (): string => {
  const stone = (x: number, y: number, r: number): string =>
    path(
      `M${x - r} ${y}q${r * 0.2} ${-r * 0.7} ${r} ${-r * 0.6}t${r} ${r * 0.6}t${-r} ${r * 0.6}t${-r} ${-r * 0.6}`,
      palette.stone,
    );
  return (
    rect(6, 28, 108, 94, palette.sand) +
    path("M6 60q30 -14 54 -4t54 -8V122H6", palette.moss) +
    stone(74, 62, 9) +
    stone(56, 76, 12) +
    stone(72, 92, 15) +
    stone(46, 110, 19)
  );
};
