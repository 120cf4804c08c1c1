/** What each month file gives: the inside of its four cards (66 x 108) and its plant as a sign (24 x 24). */
export interface Month {
  face: (kind: string) => string;
  sign: () => string;
}

export const WIDTH = 66;
export const HEIGHT = 108;
