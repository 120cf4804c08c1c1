/** Cards that belong together in a picture of the rules, and what they are worth there. */
export interface Group {
  cards: string[];
  points?: number;
}
