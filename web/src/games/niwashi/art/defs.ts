/** Fields, rock, fence and lantern as parts that every picture of the garden uses; a field is 64 by 64. */
import { palette } from "../../../art/palette";
import { picture } from "../../../art/picture";
import { mapleLeaf, petal } from "../../../art/plants";
import { at, circle, g, line, path, rect, thrown, times } from "../../../art/svg";

export const U = 64;

/** The ground of every field: petals, water, earth, stone, sand. */
export const GROUND: Record<string, string> = {
  h: "#f3c6cf",
  n: "#4d8776",
  a: "#cf8a4e",
  f: "#c9d1d6",
  s: "#e9dcbd",
};
/** A tone of every season that is dark enough for a line on paper. */
export const TONE: Record<string, string> = {
  h: "#c4617b",
  n: "#2f6b57",
  a: "#b4521f",
  f: "#4d6780",
  s: "#9a7f45",
};

/** A drawing as one element, however many strokes it has: a garden uses it hundreds of times. */
const image = (x: number, y: number, wide: number, high: number, body: string): string =>
  `<image x="${x}" y="${y}" width="${wide}" height="${high}" href="${picture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${wide} ${high}" width="${wide}" height="${high}">${body}</svg>`,
  )}"/>`;
const pattern = (name: string, size: number, body: string): string =>
  `<pattern id="nw-t-${name}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${image(0, 0, size, size, body)}</pattern>`;
const symbol = (name: string, body: string): string => `<g id="nw-${name}">${body}</g>`;
const sign = (name: string, body: string): string => symbol(name, image(-36, -36, 72, 72, body));

/** Things thrown over a square that repeats: near an edge they come back on the other side. */
const strewn = (
  size: number,
  count: number,
  seed: number,
  part: (turn: number, i: number) => string,
): string => {
  const next = thrown(seed);
  return times(count, (i) => {
    const [x, y, turn] = [next() * size, next() * size, next() * 360];
    const drawn = part(turn, i);
    const xs = [0, x < 12 ? size : x > size - 12 ? -size : 0].filter((v, k) => !k || v);
    const ys = [0, y < 12 ? size : y > size - 12 ? -size : 0].filter((v, k) => !k || v);
    return xs.flatMap((dx) => ys.map((dy) => g(at(x + dx, y + dy), drawn))).join("");
  });
};
const speck = (x: number, y: number, wide: number, high: number, turn: number, fill: string): string =>
  `<ellipse rx="${wide}" ry="${high}" fill="${fill}" transform="${at(x, y, turn)}"/>`;

const textures = [
  () =>
    pattern(
      "h",
      96,
      strewn(96, 13, 5, (turn, i) =>
        speck(0, 0, 6 + (i % 3) * 2.5, 4 + (i % 2) * 2, turn, i % 3 ? "#b9bf80" : "#a3ad68"),
      ) + strewn(96, 16, 11, (turn) => g(`rotate(${Math.round(turn)})scale(.62)`, path(petal, "#fbe3e6"))),
    ),
  () =>
    pattern(
      "n",
      64,
      line(
        "M-4 12q9-6 18 0t18 0 18 0 18 0M-4 44q9-6 18 0t18 0 18 0 18 0",
        "#8fbcb9",
        2.2,
        ` stroke-opacity=".8"`,
      ) +
        line(
          "M20 28q6-4 12 0t12 0M52 60q6-4 12 0M-4 60q2-2 4 0 6 4 12 0",
          "#7fb0a6",
          1.6,
          ` stroke-opacity=".7"`,
        ),
    ),
  () =>
    pattern(
      "a",
      96,
      strewn(96, 22, 3, (turn, i) =>
        g(`rotate(${Math.round(turn)})`, line("M-4 0L4 .6", i % 2 ? "#a9642f" : "#b8743b", 2.4)),
      ) + strewn(96, 7, 21, (turn) => g(`rotate(${Math.round(turn)})scale(.5)`, path(mapleLeaf, "#e9a555"))),
    ),
  () =>
    pattern(
      "f",
      96,
      strewn(96, 12, 8, (turn, i) => speck(0, 0, 10 + (i % 3) * 3, 6 + (i % 2) * 3, turn, "#f6f9fa")) +
        strewn(96, 9, 31, (turn, i) => speck(0, 0, 4 + (i % 2), 3, turn, "#9fabb3")),
    ),
  () =>
    pattern(
      "s",
      32,
      line("M-2 5H34M-2 13H34M-2 21H34M-2 29H34", "#cdb888", 1.9) +
        line("M-2 9H34M-2 17H34M-2 25H34M-2 33H34M-2 1H34", "#f5ecd6", 1.3),
    ),
  () =>
    `<pattern id="nw-no" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">${rect(0, 0, 3.4, 9, palette.vermilion)}</pattern>`,
];

const blossom = () =>
  times(5, (i) =>
    path(petal, "#fffaf6", ` transform="rotate(${72 * i})scale(2.3)" stroke="#b0506a" stroke-width=".75"`),
  ) +
  times(5, (i) =>
    path(
      "M0 0C-2.6-1.6-1.8-3.4 0-4.4C1.8-3.4 2.6-1.6 0 0Z",
      "#e88ca2",
      ` transform="rotate(${72 * i})scale(2.3)"`,
    ),
  ) +
  circle(0, 0, 3.6, palette.plum);

const leaf =
  path("M-19 19C-27-6-8-25 20-20C25 8 6 27-19 19Z", "#cfe08c", ` stroke="#1f4236" stroke-width="2"`) +
  line("M-24 24L13-13M-10 10V-7M-10 10H8M0 0V-13M0 0H14", "#2f6b4a", 2);

const maple = () =>
  line("M0 2Q1 13 6 22", "#5f1a10", 2.6) +
  path(
    mapleLeaf,
    "#b3271c",
    ` transform="scale(2.35)" stroke="#5f1a10" stroke-width=".7" stroke-linejoin="round"`,
  ) +
  line("M0 3V-16M0 3L-14-10M0 3L14-10", "#e9883f", 1.4);

const flake = () =>
  line(
    times(6, (i) => {
      const [s, c] = [Math.sin((i * Math.PI) / 3), -Math.cos((i * Math.PI) / 3)];
      const p = (along: number, across: number) =>
        `${(along * s - across * c).toFixed(1)} ${(along * c + across * s).toFixed(1)}`;
      return `M0 0L${p(23, 0)}M${p(10, 0)}L${p(16, 6)}M${p(10, 0)}L${p(16, -6)}M${p(16, 0)}L${p(21, 4.6)}M${p(16, 0)}L${p(21, -4.6)}`;
    }),
    "#3f5a76",
    3.2,
  );

const wave =
  path("M-22 12A22 22 0 0 1 22 12Z", "#f5ecd6") +
  line(
    "M-22 12A22 22 0 0 1 22 12M-15 12A15 15 0 0 1 15 12M-8 12A8 8 0 0 1 8 12M-2 12A2 2 0 0 1 2 12",
    "#8f7439",
    2.6,
  );

const rock = () =>
  speck(3, 7, 27, 20, 0, "#1f1d1a33") +
  path(
    "M-26 10Q-29-10-12-20Q8-29 21-14Q31 4 18 19Q-8 27-26 10Z",
    "#8d877c",
    ` stroke="${palette.ink}" stroke-width="2"`,
  ) +
  path("M-25 11Q-14 17 2 15Q18 12 24 3Q26 12 18 19Q-8 27-25 11Z", "#7d8c4a") +
  line("M-15-8Q-5-19 9-16", "#c9c3b5", 3);

const lamp = () =>
  path(
    "M-25-25Q0-15 25-25Q15 0 25 25Q0 15-25 25Q-15 0-25-25Z",
    "#a8a294",
    ` stroke="${palette.ink}" stroke-width="2.2" stroke-linejoin="round"`,
  ) +
  path("M0-18Q13-19 21-21Q15-9 15 0H0ZM0 18Q-13 19-21 21Q-15 9-15 0H0Z", "#bdb7a9") +
  line("M-23-23L-8-8M23-23L8-8M23 23L8 8M-23 23L-8 8", "#5d5850", 1.8) +
  circle(0, 0, 11, "#dcd6c8", ` stroke="${palette.ink}" stroke-width="1.8"`) +
  circle(0, 0, 5.4, "#e9b44c", ` stroke="#7a4f0c" stroke-width="1.4"`);

const beam = () =>
  path("M-10-14L-34-92Q0-110 34-92L10-14Z", "url(#nw-beam-fade)") +
  path(
    "M0-66L19-31Q0-40-19-31Z",
    palette.vermilion,
    ` stroke="${palette.paper}" stroke-width="2.4" stroke-linejoin="round"`,
  );

const glow =
  `<radialGradient id="nw-glow-fade"><stop offset=".25" stop-color="#ffdf8e" stop-opacity=".95"/><stop offset="1" stop-color="#f0b13f" stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="nw-beam-fade" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#ffc947" stop-opacity=".98"/><stop offset="1" stop-color="#ffbe3b" stop-opacity=".2"/></linearGradient>`;

/** The draw pile's back: a bamboo fence in the dusk. */
const back = () =>
  rect(0, 0, 192, 64, "#2b4a3a") +
  line(
    times(11, (i) => `M${8 + i * 17.6} 0V64`),
    "#3d634e",
    7,
  ) +
  line("M0 20H192M0 46H192", "#1e362a", 3);

/** All of them, each to be drawn when its turn comes. */
export const parts: (() => string)[] = [
  ...textures,
  () => glow,
  () => sign("h", blossom()),
  () => sign("n", leaf),
  () => sign("a", maple()),
  () => sign("f", flake()),
  () => sign("s", wave),
  () => sign("rock", rock()),
  () => symbol("back", image(0, 0, 192, 64, back())),
  () => symbol("beam", beam()),
  () => symbol("lamp", circle(0, 0, 50, "url(#nw-glow-fade)") + lamp()),
];
