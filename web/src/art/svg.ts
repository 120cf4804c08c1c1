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

/** The same part once for every number below count. */
export const times = (count: number, part: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => part(i)).join("");

/** Numbers from 0 to 1 that look thrown and are the same for the same seed. */
export const thrown = (seed: number): (() => number) => {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
};
