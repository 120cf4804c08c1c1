/** Seats of this device whose secrets it never kept, from the time when the cookie alone opened them. */
import { api } from "./api";
import { randomHex } from "../core/chance";
import { keepOf, keptOf } from "../core/kept";
import { Refusal } from "../core/refusal";

/** Ask for the secrets of a table's seats and keep them; false where there is nothing to get. */
export async function recover(table: string): Promise<boolean> {
  const request = randomHex(); // the same one again gets the same answer, where one was lost
  try {
    const found = await api.secrets(table, request).catch((error: unknown) => {
      if (error instanceof Refusal && error.key === "offline") return api.secrets(table, request);
      throw error;
    });
    keepOf(table, { seats: Object.fromEntries(found.map(({ seat, secret }) => [seat, secret])) });
    return true;
  } catch {
    return false;
  }
}

/** What opens a seat of this device, empty where nothing does. */
export async function secretOf(table: string, seat: number): Promise<string> {
  if (!keptOf(table).seats[seat]) await recover(table);
  return keptOf(table).seats[seat] ?? "";
}
