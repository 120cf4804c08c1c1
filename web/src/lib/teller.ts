/** How a table speaks to the person who looks at it. */
import type { Teller } from "../games/contract";
import type { Seen } from "./table.svelte";
import { say, type Args } from "./words.svelte";

/** A teller for these names, speaking to a seat. */
export function tellerFor(names: string[], you: number | null): Teller {
  const name = (seat: number): string => names[seat] ?? say("play-person", { number: seat + 1 });
  return {
    you,
    say,
    name,
    person: (key: string, seat: number, args: Args = {}) =>
      seat === you ? say(`${key}-you`, args) : say(key, { ...args, who: name(seat) }),
    title: (seat: number) => (seat === you ? say("web-you") : name(seat)),
    called: (seat: number) => (seat === you ? say("table-you") : name(seat)),
  };
}

/** What happened at the table beside the game: people come, go, ask. Null for what needs no sentence. */
export function tellEvent(event: Seen, teller: Teller): string | null {
  switch (event.do) {
    case "sat":
      return teller.person("remote-sat", event.seat);
    case "left":
      return teller.person("remote-left", event.seat);
    case "started":
      return say("web-started");
    case "asked-back":
      return teller.person("remote-asked", event.seat);
    case "answered":
      return event.yes ? null : teller.person("remote-no", event.seat);
    case "took-back":
      return teller.person("web-took-back", event.seat);
    case "resigned":
      return teller.person(event.stand_in ? "remote-replaced" : "remote-resigned", event.seat);
    case "replaced":
      return teller.person("remote-bot-replaced", event.seat);
    case "rematch":
      return teller.person("remote-rematch", event.seat);
    case "said":
      return say("web-said", { who: teller.name(event.seat), text: event.text });
    default:
      return null;
  }
}
