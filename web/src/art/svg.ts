/** Small helpers that write SVG; every number is kept to one decimal. */

export const svg = (width: number, height: number, body: string, more = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${more}>${body}</svg>`;

/** A number with at most one decimal. */
export const n = (value: number): number => Math.round(value * 10) / 10;

/** A place on the sheet as a transform: moved, turned, scaled (a negative width mirrors). */
export const at = (x: number, y: number, turn = 0, scale = 1, width = scale): string =>
  `translate(${n(x)} ${n(y)})` +
  (turn ? `rotate(${n(turn)})` : "") +
  (scale === 1 && width === 1
    ? ""
    : `scale(${Math.round(width * 100) / 100} ${Math.round(scale * 100) / 100})`);

export const g = (transform: string, ...parts: string[]): string =>
  `<g transform="${transform}">${parts.join("")}</g>`;

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more}/>`;

/** A drawn line with round ends. */
export const line = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ""): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${more}/>`;

/** A part that was drawn before under this id, at another place. */
export const use = (id: string, transform: string): string => `<use href="#${id}" transform="${transform}"/>`;

/** One place in a table written as text: `x,y,…`, with noughts for what is not said. */
export type Row = readonly [number, number, number, number, number, number];

/** A table written as text: rows apart by spaces, numbers by commas. */
export const rows = (text: string): Row[] =>
  text
    .split(" ")
    .filter(Boolean)
    .map((row) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = row.split(",").map(Number);
      return [a, b, c, d, e, f];
    });

/** A part drawn for each row of a table. */
export const each = (text: string, part: (row: Row, i: number) => string): string =>
  rows(text).map(part).join("");

/** The same part once for every number below count. */
export const times = (count: number, part: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => part(i)).join("");

/** Numbers from 0 to 1 that look thrown and are the same for the same seed. */
export const thrown = (seed: number): (() => number) => {
  let state = seed * 7919;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};
