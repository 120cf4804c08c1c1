/** What everything around a record gets: whose it is, where one looks, and how to go elsewhere. */
import type { Snippet } from "svelte";
import type { Teller } from "../core/teller";
import type { GameModule } from "../games/contract";
import type { StoryLine } from "../lib/protocol";

export interface Looking {
  story: StoryLine[];
  teller: Teller;
  /** How pieces are drawn among words. */
  pieces?: GameModule["pieces"];
  names: string[];
  /** How many decisions there are, and how many had been made at the moment one looks at. */
  count: number;
  at: number;
  /** What the others could have known, where the game tells that. */
  read?: Snippet | undefined;
  go: (number: number) => void;
}
