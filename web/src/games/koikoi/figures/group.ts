/** Cards that belong together in a picture of the rules. */
export interface Group {
  cards: string[];
  /** The sentence that says what they are. */
  words?: string;
}
