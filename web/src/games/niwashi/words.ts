/** What things of the garden are called. */
import { joined, named } from "../../core/telling";
import { inARow, say } from "../../lib/words.svelte";
import type { Lantern } from "./facts";
import type { Ghost } from "./ghost";
import { readCell, SIDE } from "./grid";

export const fieldName = (field: string): string => named("niwashi", "letter", field);
export const tileName = (tile: string): string => named("niwashi", "tile", tile);
export const wishName = (wish: string): string => named("niwashi", "wish", wish);

/** A cell by its way from the middle of the table, as games/niwashi/telling.py says it. */
function spotName(cell: string): string {
  const { column, row } = readCell(cell);
  const [across, down] = [column - (SIDE - 1) / 2, row - (SIDE - 1) / 2];
  return say("niwashi-cell", {
    side: across < 0 ? "left" : across ? "right" : "middle",
    columns: Math.abs(across),
    height: down < 0 ? "up" : down ? "down" : "level",
    rows: Math.abs(down),
  });
}

/** Where the lantern stands. */
export function placeName(about: Pick<Lantern, "place" | "tile" | "field">): string {
  const { place, tile, field } = about;
  if (place.startsWith("display"))
    return say("niwashi-place-display", { field: fieldName(field ?? ""), tile: tileName(tile ?? "") });
  if (place.startsWith("aid.")) return say("niwashi-place-aid", { shape: place.slice(-1) });
  if (["pile", "discard", "rest"].includes(place)) return say(`niwashi-place-${place}`);
  const cell = spotName(place);
  return field
    ? say("niwashi-place-cell", { cell, field: fieldName(field) })
    : say("niwashi-place-ground", { cell });
}

/** The tile in hand where it would lie: the way it runs, what it covers; or that it may not. */
export function ghostName({ tile, cell, way, covered, legal, special, lifts }: Ghost): string {
  const from = spotName(cell);
  if (!legal) return say("niwashi-web-no", { cell: from });
  const over = joined(covered.map(spotName));
  const runs = named("niwashi", "way", way);
  const told = [say("niwashi-choice-lay", { tile: tileName(tile), cell: from, way: runs, covered: over })];
  if (special) told.push(say("niwashi-tell-special"));
  if (lifts) told.push(say("niwashi-choice-lifts"));
  return inARow(told);
}
