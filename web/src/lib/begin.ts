/** Make a table and sit down at it, together with those who share this device. */
import { randomHex } from "../core/chance";
import { keepOf } from "../core/kept";
import { peopleOf, tableOf, type SetUp } from "../core/setup";
import { api } from "./api";
import type { GameShown, Made } from "./protocol";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

export async function begin(game: GameShown, chosen: SetUp): Promise<Made> {
  const called = (seat: number): string => say("play-person", { number: seat + 1 }); // who shares a device and gave no name
  const made = await api.make(
    tableOf(game, chosen, settings.name || (chosen.way === "pass" ? called(0) : "")),
  );
  keepOf(made.table, { seats: { 0: made.secret }, invite: made.invite, watch: made.watch });
  for (let seat = 1; chosen.way === "pass" && seat < peopleOf(chosen); seat += 1) {
    const name = chosen.names[seat - 1] || called(seat);
    const sat = await api.sit(made.table, { secret: made.invite, name, seat, request: randomHex() });
    keepOf(made.table, { seats: { [sat.seat]: sat.secret } });
  }
  return made;
}
