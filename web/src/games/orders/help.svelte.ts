/** Whether cards show what a swap would bring, as this person wants it; kept in the browser. */
import { keep, stored } from "../../core/storage";

const KEY = "roji.orders";

export const help = $state(stored(KEY, { worth: true }));

export function turnWorth(): void {
  help.worth = !help.worth;
  keep(KEY, help);
}
