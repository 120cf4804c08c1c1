/** The twelve shapes by their letters, one drawing each; the server says which six are in play. */
const drawn: Record<string, string[]> = {
  F: [".##", "##.", ".#."],
  I: ["#####"],
  L: ["####", "#..."],
  N: ["##..", ".###"],
  P: ["##", "##", "#."],
  T: ["###", ".#.", ".#."],
  U: ["#.#", "###"],
  V: ["#..", "#..", "###"],
  W: ["#..", "##.", ".##"],
  X: [".#.", "###", ".#."],
  Y: ["####", ".#.."],
  Z: ["##.", ".#.", ".##"],
};

/** The five cells of a shape, and how many columns and rows they take. */
export function shape(letter: string): { cells: [number, number][]; wide: number; high: number } {
  const rows = drawn[letter] ?? [];
  const cells = rows.flatMap((row, y) =>
    [...row].flatMap((mark, x): [number, number][] => (mark === "#" ? [[x, y]] : [])),
  );
  return { cells, wide: rows[0]?.length ?? 0, high: rows.length };
}
