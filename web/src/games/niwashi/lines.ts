/** The table in sentences, for who does not see it. */
import type { Plain, Scene, Teller } from "../contract";
import { columnName, readCell } from "./grid";
import { fieldName, placeName, tileName, tileNames, wishName, wishNames } from "./words";

export function lines(scene: Scene): string[] {
  const { view, teller } = scene;
  const labelled = (label: string, text: string) =>
    `${teller.say(`niwashi-label-${label}`)}: ${text.replace(/\.$/, "")}.`;
  const found = [score(view, teller), ...restrictions(view, teller), ...rows(view, teller)];
  const last = (view.garden as Plain[]).at(-1);
  if (last && last.seat !== null)
    found.push(
      teller.person("niwashi-line-last", last.seat, { tile: last.tile, cells: last.cells.join(", ") }),
    );
  found.push(labelled("display", tileNames(view.display)));
  const top = (view.discard as string[]).at(-1);
  if (top)
    found.push(teller.say("niwashi-line-discard", { count: view.discard.length, tile: tileName(top) }));
  found.push(labelled("pile", teller.say("niwashi-board-pile", { count: view.pile })), lantern(view, teller));
  if (view.chosen)
    found.push(labelled("chosen", [tileName(view.chosen), view.chosen_cell].filter(Boolean).join(" ")));
  if (view.hand) {
    const wishes = (view.wishes as string[]).map(
      (wish) => `${wishName(wish)}: ${teller.say("niwashi-line-shape", { shape: wish.charAt(1) })}`,
    );
    found.push(labelled("hand", tileNames(view.hand)), labelled("wishes", wishes.join(" ") || "–"));
  }
  for (const seat of [0, 1]) {
    if (seat !== view.seat)
      found.push(`${teller.person("niwashi-label-known", seat)}: ${tileNames(view.known_hands[seat])}.`);
    found.push(`${teller.person("niwashi-label-fulfilled", seat)}: ${wishNames(view.fulfilled[seat])}.`);
  }
  const shapes = [...(view.shapes as string)].map((shape) => teller.say("niwashi-line-shape", { shape }));
  return [...found, labelled("shapes", shapes.join(" "))];
}

/** The common score, on a journey with its target. */
function score(view: Plain, teller: Teller): string {
  const points = view.scores[0];
  if (view.target === null) return `${teller.say("niwashi-score", { points })}.`;
  const garden = teller.say(`niwashi-journey-${view.journey}`);
  return `${teller.say("niwashi-score-target", { points, target: view.target, garden })}.`;
}

/** What the garden of a journey restricts. */
function restrictions(view: Plain, teller: Teller): string[] {
  if (view.target === null) return [];
  const [first, last] = view.corners;
  const found = [teller.say("niwashi-line-corners", { first, last })];
  if (view.blocked.length) found.push(teller.say("niwashi-line-blocked", { cells: view.blocked.join(", ") }));
  return [...found, ...(view.bans as string[]).map((ban) => teller.say(`niwashi-ban-${ban}`))];
}

/** The garden from north to south: in each row the fields without a gap, from a cell eastwards. */
function rows(view: Plain, teller: Teller): string[] {
  const cells = Object.entries(view.fields as Record<string, string>)
    .map(([name, field]) => ({ ...readCell(name), field }))
    .sort((one, other) => one.row - other.row || one.column - other.column);
  const found = new Map<number, string[]>();
  cells.forEach(({ column, row, field }, at) => {
    const runs = found.get(row) ?? [];
    const before = cells[at - 1];
    if (before && before.row === row && before.column === column - 1)
      runs[runs.length - 1] += `, ${fieldName(field)}`;
    else runs.push(`${columnName(column)}: ${fieldName(field)}`);
    found.set(row, runs);
  });
  return [...found].map(([row, runs]) =>
    teller.say("niwashi-line-row", { row: row + 1, fields: runs.join("; ") }),
  );
}

function lantern(view: Plain, teller: Teller): string {
  const told = teller.say("niwashi-line-lantern", {
    place: placeName(view.lantern),
    direction: view.lantern.direction ?? "none",
  });
  if (view.lanterns_left === null) return told;
  return `${told} ${teller.say("niwashi-line-left", { count: view.lanterns_left })}`;
}
