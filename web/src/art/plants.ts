import { at, circle, each, line, n, path, rows, times } from "./svg";

/** Parts of plants that many pictures share; each stands at the origin, about ten units long. */

/** One notched cherry petal that points up. */
export const petal = "M0 0C-2.4-2-6.8-5.8-2.7-10.6L0-8.9L2.7-10.6C6.8-5.8 2.4-2 0 0Z";

/** A cherry blossom seen from the front: five notched petals round a dark heart. */
export const blossom = (fill: string, blush: string, heart: string): string => {
  const star = (d: string, colour: string, more = "") =>
    times(5, (i) => path(d, colour, `${more} transform="rotate(${72 * i})"`));
  return (
    star(petal, fill, ` stroke="${blush}" stroke-width=".8"`) +
    star("M0 0C-2.6-1.6-1.8-3.4 0-4.4C1.8-3.4 2.6-1.6 0 0Z", blush) +
    line(
      times(5, (i) => `M0 0L${n(3.6 * Math.sin(i * 1.257 + 0.63))} ${n(-3.6 * Math.cos(i * 1.257 + 0.63))}`),
      heart,
      1,
    ) +
    circle(0, 0, 1.5, heart)
  );
};

/** A bud on its stalk, pointing up. */
export const bud = (fill: string, stalk: string): string =>
  path("M0-3C-3.4-4.6-3-8.6 0-10.4C3-8.6 3.4-4.6 0-3Z", fill) +
  path("M-2.6-4.2Q0-2 2.6-4.2L.6 0H-.6Z", stalk);

/** Lobes of a maple leaf: direction in degrees from straight up, length. */
const lobes = "-128,5 -84,8.2 -41,10 0,11 41,10 84,8.2 128,5";

/** Outline of a maple leaf that points up, with seven sharp lobes. */
export const mapleLeaf: string = (() => {
  const p = (degrees: number, r: number) =>
    `${n(r * Math.sin((degrees * Math.PI) / 180))} ${n(-r * Math.cos((degrees * Math.PI) / 180))}`;
  let d = "M0 2.4";
  for (const [turn, length] of rows(lobes))
    d += `Q${p(turn - 19, length * 0.6)} ${p(turn, length)}Q${p(turn + 19, length * 0.6)} ${turn < 128 ? p(turn + 21, 4) : "0 2.4"}`;
  return `${d}Z`;
})();

/** A maple leaf that lies free, with its stem. */
export const maple = (fill: string, stem: string = fill): string =>
  line("M0 0Q.5 4 2 7.5", stem, 0.9) + path(mapleLeaf, fill);

/** One bamboo leaf that hangs down from the origin. */
export const bambooLeaf = "M0 0C3.2 3 2.6 9 0 15C-2.6 9-3.2 3 0 0Z";

/** A twig that leaves its joint to the right, with bamboo leaves that hang from it. */
export const spray = (fill: string, twig: string, edge: string): string =>
  line("M0 0Q5-2.5 9 0", twig, 0.9) +
  each("9,0,-62,0.9 8,-0.2,-22,1 5,-1,8,0.82", ([x, y, turn, size]) =>
    path(bambooLeaf, fill, ` stroke="${edge}" stroke-width=".6" transform="${at(x, y, turn, size)}"`),
  );

/** A standing bamboo cane cut by its joints, from y = 0 down to its length. */
export const cane = (width: number, length: number, joint: number, fill: string): string => {
  let d = "";
  const half = width / 2;
  for (let y = 0; y < length; y += joint) {
    const end = Math.min(y + joint - 0.9, length);
    d += `M${-half - 0.3} ${n(y)}H${half + 0.3}Q${half - 0.5} ${n((y + end) / 2)} ${half + 0.3} ${n(end)}H${-half - 0.3}Q${0.5 - half} ${n((y + end) / 2)} ${-half - 0.3} ${n(y)}Z`;
  }
  return path(d, fill);
};
