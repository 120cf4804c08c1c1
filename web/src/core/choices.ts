/** The legal decisions that a server lists. */
import type * as protocol from "../lib/protocol";
import type { AnyFacts, Facts } from "./frames";

/** A legal decision: its number, its notation, its sentence, and what it does. */
export type Chosen<What> = Omit<protocol.Choice, "what"> & { what: What };
export type Choice<F extends Facts = AnyFacts> = Chosen<F["decision"]>;

/** What a union has that can do this. */
export type Doing<What, Kind> = What extends { do: infer Does } ? (Kind extends Does ? What : never) : never;

/** The choices that do this. */
export function doing<What, Kind extends string>(
  choices: Chosen<What>[],
  kind: Kind,
): Chosen<Doing<What, Kind>>[] {
  return choices.filter(
    (choice): choice is typeof choice & { what: Doing<What, Kind> } =>
      (choice.what as { do: unknown }).do === kind,
  );
}
