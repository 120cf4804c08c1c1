/** The 48 cards of Koi-Koi as pictures: each face is one complete SVG document, 66 x 108. */
import { palette } from "../../../art/palette";
import { box, disc, put, shape, svg } from "./parts/draw";
import { cherry } from "./months/cherry";
import { chrysanthemum } from "./months/chrysanthemum";
import { clover } from "./months/clover";
import { iris } from "./months/iris";
import { maple } from "./months/maple";
import { pampas } from "./months/pampas";
import { paulownia } from "./months/paulownia";
import { peony } from "./months/peony";
import { pine } from "./months/pine";
import { plum } from "./months/plum";
import { willow } from "./months/willow";
import { wisteria } from "./months/wisteria";
import { HEIGHT, WIDTH, type Month } from "./parts/month";
import { stone } from "./parts/stone";
import { blue, number, signs, written, type Kind } from "./parts/signs";

export type { Kind };

const { ink, paper, vermilion } = palette;

/** One row per month: its plant and its four cards, in the order of the rules. */
const months: readonly (readonly [Month, string])[] = [
  [pine, "LRxy"],
  [plum, "ARxy"],
  [cherry, "LRxy"],
  [wisteria, "ARxy"],
  [iris, "ARxy"],
  [peony, "ARxy"],
  [clover, "ARxy"],
  [pampas, "LAxy"],
  [chrysanthemum, "ARxy"],
  [maple, "ARxy"],
  [willow, "LARx"],
  [paulownia, "Lxyz"],
];

export const cards: readonly string[] = months.flatMap(([, kinds], i) =>
  [...kinds].map((kind) => `${i + 1}${kind}`),
);

/** The body on a card of paper with rounded corners and a thin dark frame. */
const framed = (ground: string, body: string): string =>
  svg(
    WIDTH,
    HEIGHT,
    `<clipPath id="c"><rect x="1" y="1" width="64" height="106" rx="4"/></clipPath><g clip-path="url(#c)">` +
      box(0, 0, WIDTH, HEIGHT, ground) +
      body +
      `</g><rect x=".9" y=".9" width="64.2" height="106.2" rx="4.2" fill="none" stroke="${ink}" stroke-width="1.8"/>`,
  );

/** The ribbons whose sign is not that of a red one (H-4). */
const ribbons: Readonly<Record<string, string>> = {
  "1R": written,
  "2R": written,
  "3R": written,
  "6R": blue,
  "9R": blue,
  "10R": blue,
};

/** The learner's label: the month on a lozenge at the left, the sign of the kind at the right. */
function marks(card: string, { month, kind }: { month: string; kind: Kind }): string {
  const half = month.length > 1 ? 11.5 : 9.5;
  const lozenge = `${-half},0! ${3 - half},-8.5! ${half - 3},-8.5! ${half},0! ${half - 3},8.5! ${3 - half},8.5!`;
  return (
    put(half + 2, 11.5, shape(lozenge, paper, 1) + number(month)) +
    put(55, 11.5, disc(0, 0, 9, paper, 1) + put(0, 0, ribbons[card] ?? signs[kind], 0.62))
  );
}

/** The face of a card in notation ("1L", "12z"), with the learner's label if one is given. */
export function face(card: string, label?: { month: string; kind: Kind }): string {
  const row = months[parseInt(card, 10) - 1];
  const kind = card.slice(-1);
  if (!row || !row[1].includes(kind))
    throw new Error(`no card is called ${card}; the first is 1L, the last 12z`);
  return framed(paper, row[0].face(kind) + (label ? marks(card, label) : ""));
}

/** The back of every card. */
export function back(): string {
  return framed(vermilion, stone());
}

/** The sign of a kind as a small picture: sun, paw, ribbon, leaf. */
export const kindSign = (kind: Kind): string => svg(24, 24, put(12, 12, signs[kind]));

/** The plant of a month (1 to 12) as a small picture. */
export function plantSign(month: number): string {
  const row = months[month - 1];
  if (!row) throw new Error(`months run from 1 to 12, not ${month}`);
  return svg(24, 24, row[0].sign());
}
