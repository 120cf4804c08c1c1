/**
 * Small helpers for drawing. Pictures are lists of points written as text: "x,y x,y! x,y,w".
 * A line runs softly through its points; "!" makes a sharp corner; w is the width of a brush there.
 */
import { palette } from "../../../../art/palette";

interface Point {
  x: number;
  y: number;
  w: number;
  sharp: boolean;
}

/** A number with at most one decimal. */
export const fix = (n: number): string => String(Math.round(n * 10) / 10);

function read(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = 0, y = 0, w = 0] = word.replace("!", "").split(",").map(Number);
      return { x, y, w, sharp: word.endsWith("!") };
    });
}

/** The direction of the line at point i, as a unit vector; none at a corner or at an open end. */
function heading(points: Point[], i: number, closed: boolean): [number, number] {
  const count = points.length;
  const here = points[i];
  const before = closed ? points[(i + count - 1) % count] : points[i - 1];
  const after = closed ? points[(i + 1) % count] : points[i + 1];
  if (!here || here.sharp || !before || !after) return [0, 0];
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  return [(after.x - before.x) / length, (after.y - before.y) / length];
}

/** A soft line through the points; handles are a fixed part of each stretch, so it never loops. */
function trace(points: Point[], closed: boolean): string {
  const first = points[0];
  if (!first) return "";
  let d = `M${fix(first.x)} ${fix(first.y)}`;
  const last = closed ? points.length : points.length - 1;
  for (let i = 0; i < last; i++) {
    const next = (i + 1) % points.length;
    const a = points[i] ?? first;
    const b = points[next] ?? first;
    const reach = 0.37 * Math.hypot(b.x - a.x, b.y - a.y);
    const [ax, ay] = heading(points, i, closed);
    const [bx, by] = heading(points, next, closed);
    if (ax || ay || bx || by) {
      const out = `${fix(a.x + ax * reach)} ${fix(a.y + ay * reach)}`;
      d += `C${out} ${fix(b.x - bx * reach)} ${fix(b.y - by * reach)} ${fix(b.x)} ${fix(b.y)}`;
    } else d += `L${fix(b.x)} ${fix(b.y)}`;
  }
  return closed ? d + "Z" : d;
}

const edge = (width: number, colour: string): string =>
  width ? ` stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"` : "";

/** A closed flat shape, with an outline if a width is given. */
export const shape = (text: string, fill: string, width = 0, colour: string = palette.ink): string =>
  path(trace(read(text), true), fill, width, colour);

/** A path from ready-made path data. */
export const path = (d: string, fill: string, width = 0, colour: string = palette.ink): string =>
  `<path d="${d}" fill="${fill}"${edge(width, colour)}/>`;

/** A line of one width with round ends. */
export const stroke = (text: string, colour: string, width: number): string =>
  `<path d="${trace(read(text), false)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A brush stroke: the width swells and thins from point to point, as a loaded brush does. */
export function brush(text: string, fill: string, width = 0, colour: string = palette.ink): string {
  const points = read(text);
  const side = (sign: number): Point[] =>
    points.map((point, i) => {
      const before = points[i - 1] ?? point;
      const after = points[i + 1] ?? point;
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
      const out = (sign * point.w) / 2 / length;
      const end = i === 0 || i === points.length - 1;
      return {
        x: point.x - (after.y - before.y) * out,
        y: point.y + (after.x - before.x) * out,
        w: 0,
        sharp: point.sharp || end,
      };
    });
  return path(trace([...side(1), ...side(-1).reverse()], true), fill, width, colour);
}

export const disc = (
  x: number,
  y: number,
  r: number,
  fill: string,
  width = 0,
  colour: string = palette.ink,
): string => `<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(r)}" fill="${fill}"${edge(width, colour)}/>`;

export const box = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${fix(x)}" y="${fix(y)}" width="${fix(w)}" height="${fix(h)}" fill="${fill}"/>`;

/** The body moved to a place, at a size, turned by degrees, mirrored if asked. */
export function put(x: number, y: number, body: string, size = 1, turn = 0, mirror = false): string {
  const spin = turn ? ` rotate(${fix(turn)})` : "";
  const s = String(Math.round(size * 100) / 100);
  const scale = mirror ? ` scale(-${s} ${s})` : size === 1 ? "" : ` scale(${s})`;
  return `<g transform="translate(${fix(x)} ${fix(y)})${spin}${scale}">${body}</g>`;
}

export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

/** A drawing repeated at places written "x,y,…": where it stands and what else the drawing wants to know. */
export const each = (places: string, draw: (place: number[], i: number) => string): string =>
  places
    .trim()
    .split(/\s+/)
    .map((place, i) => draw(place.split(",").map(Number), i))
    .join("");

/** The same thing turned around the origin, count times. */
export const ring = (count: number, body: string, start = 0): string =>
  times(count, (i) => put(0, 0, body, 1, start + (360 / count) * i));

/** A printer's fade: the colour is strong at y = from and gone at y = to. */
export function fade(colour: string, from: number, to: number, width: number, strength = 1): string {
  const id = `f${colour.slice(1)}${fix(from)}`;
  const stop = (at: number, opacity: number): string =>
    `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  const line = `x1="0" x2="0" y1="${fix(from)}" y2="${fix(to)}"`;
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${stop(0, strength)}${stop(1, 0)}</linearGradient>` +
    box(0, Math.min(from, to), width, Math.abs(to - from), `url(#${id})`)
  );
}

/** Groups without inner groups, with their place and their content. */
const innermost = /<g transform="([^"]*)">((?:(?!<\/?g[ >])[^])*?)<\/g>/g;

/** The same picture, shorter: a group drawn more than once is kept once and pointed at. */
function share(body: string): string {
  let kept = "";
  let count = 0;
  for (let pass = 0; pass < 3; pass++) {
    const seen = new Map<string, number>();
    for (const [, , content = ""] of body.matchAll(innermost))
      seen.set(content, (seen.get(content) ?? 0) + 1);
    const ids = new Map<string, string>();
    body = body.replace(innermost, (whole: string, place: string, content: string) => {
      if (content.length < 60 || (seen.get(content) ?? 0) < 2) return whole;
      const id = ids.get(content) ?? `p${count++}`;
      if (!ids.has(content)) kept += `<g id="${id}">${content}</g>`;
      ids.set(content, id);
      return `<use href="#${id}" transform="${place}"/>`;
    });
  }
  return kept ? `<defs>${kept}</defs>${body}` : body;
}

/** One complete picture. */
export const svg = (w: number, h: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${share(body)}</svg>`;
