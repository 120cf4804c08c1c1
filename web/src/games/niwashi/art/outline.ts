import { U } from "./defs";

/** A box as a path whose corners (upper left, upper right, lower right, lower left) may be round. */
export function rounded(x: number, y: number, wide: number, high: number, radius: readonly number[]): string {
  const [a = 0, b = 0, c = 0, d = 0] = radius;
  const arc = (r: number, dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : "");
  return (
    `M${x + a} ${y}H${x + wide - b}${arc(b, b, b)}V${y + high - c}${arc(c, -c, c)}` +
    `H${x + d}${arc(d, -d, -d)}V${y + a}${arc(a, a, -a)}Z`
  );
}

/** A field of the garden: round where the garden ends, square where it goes on. */
export function fieldPath(
  column: number,
  row: number,
  has: (column: number, row: number) => boolean,
): string {
  const [n, e, s, w] = [
    has(column, row - 1),
    has(column + 1, row),
    has(column, row + 1),
    has(column - 1, row),
  ];
  const r = U * 0.26;
  const radius = [!w && !n ? r : 0, !n && !e ? r : 0, !e && !s ? r : 0, !s && !w ? r : 0];
  const grow = 0.5; // neighbours overlap by a hair, so that no seam shows
  return rounded(column * U - grow, row * U - grow, U + 2 * grow, U + 2 * grow, radius);
}

/** How a sign on a cell is turned: a little, and always the same there. */
export function tilt(field: string, column: number, row: number): number {
  return field === "f" || field === "s" ? 0 : ((column * 37 + row * 71) % 40) - 20;
}
