/** The legal decisions that a server lists. */
import type * as protocol from "../lib/protocol";
import type { AnyFacts, Facts } from "./frames";

/** A legal decision: its number, its notation, and what it does. */
export type Choice<F extends Facts = AnyFacts> = Omit<protocol.Choice, "what"> & { what: F["decision"] };

/** What a union has that can do this. */
export type Doing<What, Kind> = What extends { do: infer Does } ? (Kind extends Does ? What : never) : never;

/** The choices that do this. */
export function doing<What, Kind extends string>(
  choices: { action: number; name: string; what: What }[],
  kind: Kind,
): { action: number; name: string; what: Doing<What, Kind> }[] {
  return choices.filter(
    (choice): choice is typeof choice & { what: Doing<What, Kind> } =>
      (choice.what as { do: unknown }).do === kind,
  );
}
