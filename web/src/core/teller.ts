/** How a table speaks to the person who looks at it. */
import type { Sentence } from "../lib/protocol";
import type { Seen } from "./reducer";
import { tell, tellDrawn, type Drawn } from "./telling";
import { say, type Args } from "./words";

/** Says things about seats in the words of the viewer: “You take …”, “Ben takes …”. */
export interface Teller {
  /** The seat whose eyes see this; null for a spectator. */
  you: number | null;
  say(key: string, args?: Args): string;
  /** What the server says as data, in words; nothing where it says nothing. */
  tell(told: Sentence | null | undefined): string;
  /** The same with its pieces of some kinds left to be drawn. */
  drawn(told: Sentence, kinds: string[]): (string | Drawn)[];
  /** The sentence KEY for another seat, KEY-you for one's own; `who` is filled in. */
  person(key: string, seat: number, args?: Args): string;
  /** The name of a seat: “you” for one's own. */
  called(seat: number): string;
  /** The name of a seat where it stands alone: “You” for one's own. */
  title(seat: number): string;
  /** The name of a seat, also for one's own. */
  name(seat: number): string;
}

/** A teller for these names, speaking to a seat. */
export function tellerFor(names: string[], you: number | null, game = ""): Teller {
  const name = (seat: number): string => names[seat] ?? say("web-guest", { number: seat + 1 });
  const called = (seat: number): string => (seat === you ? say("table-you") : name(seat));
  return {
    you,
    say,
    name,
    tell: (told) => (told ? tell(told, { game, you, called }) : ""),
    drawn: (told, kinds) => tellDrawn(told, { game, you, called }, kinds),
    person: (key: string, seat: number, args: Args = {}) =>
      seat === you ? say(`${key}-you`, args) : say(key, { ...args, who: name(seat) }),
    title: (seat: number) => (seat === you ? say("web-you") : name(seat)),
    called,
  };
}

/** What happened at the table beside the game: people come, go, ask. Null for what needs no sentence. */
export function tellEvent(event: Seen, teller: Teller): string | null {
  switch (event.do) {
    case "created":
      return typeof event.after === "number" ? say("web-went-on", { count: event.after }) : null;
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
      return say("web-said", { who: teller.title(event.seat), text: event.text });
    default:
      return null;
  }
}
