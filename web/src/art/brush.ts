import { n, rows } from "./svg";

/** Shapes a brush would make: limbs that taper, soft outlines, scalloped clouds. */

export type Point = readonly [number, number];

/** Path data of a closed soft outline whose corners are these points. */
export const blob = (points: readonly Point[]): string => {
  const mid = (a: Point, b: Point) => `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  const after = (i: number) => points[(i + 1) % points.length] as Point;
  return (
    points
      .map(
        (p, i) =>
          (i ? "" : `M${mid(points[points.length - 1] as Point, p)}`) +
          `Q${n(p[0])} ${n(p[1])} ${mid(p, after(i))}`,
      )
      .join("") + "Z"
  );
};

/** The point a share (0 to 1) of the way along a smooth line through these points. */
export const along = (points: readonly Point[], share: number): Point => {
  const last = points.length - 1;
  const i = Math.min(Math.floor(share * last), last - 1);
  const t = share * last - i;
  const p = (k: number) => points[Math.max(0, Math.min(last, k))] as Point;
  const [a, b, c, d] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
  const mix = (k: 0 | 1) =>
    b[k] +
    0.5 *
      t *
      (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])));
  return [mix(0), mix(1)];
};

/** Points written as text: `x,y x,y`. */
export const points = (text: string): Point[] => rows(text).map(([x, y]) => [x, y]);

/** Path data of a limb through these points (a list or text), so wide at its foot and so wide at its tip. */
export const limb = (through: string | readonly Point[], foot: number, tip: number): string => {
  const line = typeof through === "string" ? points(through) : through;
  const steps = (line.length - 1) * 5;
  const left: string[] = [];
  const right: string[] = [];
  for (let i = 0; i <= steps; i++) {
    const share = i / steps;
    const [x, y] = along(line, share);
    const [ax, ay] = along(line, Math.max(0, share - 0.02));
    const [bx, by] = along(line, Math.min(1, share + 0.02));
    const half = (foot + (tip - foot) * share) / 2 / (Math.hypot(bx - ax, by - ay) || 1);
    left.push(`${n(x - (by - ay) * half)} ${n(y + (bx - ax) * half)}`);
    right.unshift(`${n(x + (by - ay) * half)} ${n(y - (bx - ax) * half)}`);
  }
  return `M${left.join("L")}L${right.join("L")}Z`;
};

/** Path data of a cloud: an ellipse whose edge is a row of so many scallops, some wider than others. */
export const cloud = (x: number, y: number, rx: number, ry: number, scallops: number): string => {
  const at = (i: number): Point => {
    const angle = ((i + 0.22 * Math.sin(i * 2.4 + rx)) / scallops) * 2 * Math.PI;
    return [n(x + rx * Math.cos(angle)), n(y + ry * Math.sin(angle))];
  };
  const first = at(0);
  let d = `M${first[0]} ${first[1]}`;
  for (let i = 1; i <= scallops; i++) {
    const [a, b] = [at(i - 1), i === scallops ? first : at(i)];
    const r = n(Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.56);
    d += `A${r} ${r} 0 0 1 ${b[0]} ${b[1]}`;
  }
  return `${d}Z`;
};
