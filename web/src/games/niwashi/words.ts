/** What things of the garden are called. */
import { named } from "../../core/telling";
import { say } from "../../lib/words.svelte";
import type { Lantern, Lay } from "./facts";
import type { Ghost } from "./ghost";

export const fieldName = (field: string): string => named("niwashi", "letter", field);
export const tileName = (tile: string): string => named("niwashi", "tile", tile);
export const wishName = (wish: string): string => named("niwashi", "wish", wish);

/** Where the lantern stands. */
export function placeName(about: Pick<Lantern, "place" | "tile" | "field">): string {
  const { place, tile, field } = about;
  if (place.startsWith("display")) {
    return say("niwashi-place-display", { field: field ?? "", tile: tile ?? "", number: place.charAt(7) });
  }
  if (place.startsWith("aid.")) return say("niwashi-place-aid", { shape: place.slice(-1) });
  if (["pile", "discard", "rest"].includes(place)) return say(`niwashi-place-${place}`);
  return field ? say("niwashi-place-cell", { cell: place, field: fieldName(field) }) : place;
}

/** A placement: the way the tile runs, what it covers, like on like, a lantern in the way. */
export function layingName(lay: Omit<Lay, "do" | "cells" | "same">): string {
  const way = named("niwashi", "way", lay.direction);
  const told = [
    say("niwashi-choice-lay", { tile: lay.tile, cell: lay.cell, way, covered: lay.covered.join(", ") }),
  ];
  if (lay.special) told.push(say("niwashi-tell-special"));
  if (lay.lifts) told.push(say("niwashi-choice-lifts"));
  return told.join(" ");
}

/** The tile in hand where it would lie, or that it may not. */
export function ghostName(ghost: Ghost): string {
  if (!ghost.legal) return say("niwashi-web-no", { tile: ghost.tile, cell: ghost.cell });
  return layingName({ ...ghost, direction: ghost.way });
}
