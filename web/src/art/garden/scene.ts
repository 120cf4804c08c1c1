import { lantern } from "../house/lantern";
import { at, circle, each, g, line, n, path, rect, svg } from "../svg";
import { mix, type Tint, tones } from "./tint";

/** The garden that stays the same all year: sky, hills, lawn, pond, stepping stones, lantern and the veranda's edge. */

export interface Season {
  /** Sky above and at the horizon, far hill, near hill, lawn, water. */
  readonly colours: readonly [string, string, string, string, string, string];
  /** Sun or moon: x, y, radius, colour. */
  readonly orb?: readonly [number, number, number, string];
  /** Where the moon stands at night, if not in the place of the orb or over the middle hill. */
  readonly moon?: readonly [number, number, number];
  readonly ridge?: keyof typeof ridges;
  /** True when snow lies on lantern and stones. */
  readonly snow?: boolean;
  /** True when the lantern burns by day too. */
  readonly lit?: boolean;
  /** What stands in the sky behind the hills, behind the lawn, on it, and before everything. */
  readonly above?: (t: Tint) => string;
  readonly behind?: (t: Tint) => string;
  readonly middle?: (t: Tint) => string;
  readonly front?: (t: Tint) => string;
}

const stones = "668,362,40,11 606,344,33,8.5 584,326,26,7 604,311,21,5.4 634,300,17,4.4 652,291,13,3.4";

const steppingStones = (t: Tint, snow: boolean): string =>
  each(stones, ([x, y, rx, ry]) => {
    const stone = (dy: number, fill: string) =>
      `<ellipse cx="${x}" cy="${n(y + dy)}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
    return stone(ry * 0.55, t("#6d675d")) + stone(0, t(snow ? tones.snow : "#b5ad9e"));
  });

const rock = (x: number, y: number, size: number, t: Tint): string =>
  g(
    at(x, y, 0, Math.abs(size), size),
    path("M-24 7L-20-9L-5-18L15-12L24 7Q0 12-24 7Z", t("#5f5a52")),
    path("M-20-9L-5-18L15-12L3-5Z", t("#97907f")),
  );

const pond = (t: Tint, water: string): string =>
  path(
    "M714 336Q738 306 840 307Q960 298 1090 306Q1242 304 1298 328Q1330 352 1308 372H752Q702 358 714 336Z",
    t(mix(water, tones.ink, 0.4)),
  ) +
  path(
    "M718 340Q742 313 842 314Q960 305 1090 313Q1238 311 1292 334Q1322 354 1300 372H756Q708 360 718 340Z",
    t(water),
  ) +
  line(
    "M770 330H850M880 346H990M1030 328H1120M1100 356H1190M800 360H850M1200 338H1250",
    t(mix(water, "#ffffff", 0.4)),
    2.4,
  ) +
  rock(720, 350, 0.9, t) +
  rock(746, 364, 0.8, t) +
  rock(1296, 346, -1.2, t) +
  rock(872, 310, 0.5, t);

/** Three outlines of far hills: rolling, one great mountain, a chain. */
const ridges = {
  rolling: "M0 244Q150 180 330 212T640 200Q730 132 806 140T980 206Q1100 236 1200 196T1440 190V420H0Z",
  mountain:
    "M0 262Q260 250 420 200Q500 150 552 96Q566 88 586 92Q600 98 616 92Q634 88 646 96Q700 160 790 206Q980 256 1440 258V420H0Z",
  chain:
    "M0 220Q120 150 220 176Q330 130 430 196Q560 240 700 200Q830 120 940 160Q1060 130 1160 196Q1300 240 1440 176V420H0Z",
} as const;
const cap =
  "M520 132Q540 108 552 96Q566 88 586 92Q600 98 616 92Q634 88 646 96Q664 116 682 138Q664 130 652 142Q636 126 622 146Q604 128 588 148Q570 128 554 140Q538 128 520 132Z";

/** Boards of the veranda, wider the nearer they are, with a joint here and there. */
const veranda = (t: Tint): string =>
  rect(0, 372, 1440, 48, t("#8a6242")) +
  rect(0, 372, 1440, 3, t("#c39a6b")) +
  rect(0, 368, 1440, 4, t("#4a3224")) +
  line(
    "M0 385H1440M0 401H1440M210 375V385M930 375V385M520 385V401M1180 385V401M90 401V420M760 401V420",
    t("#6b4a32"),
    1.6,
  );

export const scene = (season: Season, t: Tint, dark: boolean): string => {
  const [high, low, far, near, lawn, water] = season.colours;
  const burning = dark || season.lit === true;
  const [x, y, r] = (dark ? season.moon : undefined) ?? season.orb ?? [740, 108, 32];
  return svg(
    1440,
    420,
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${dark ? "#0e1430" : high}"/><stop offset=".14" stop-color="${dark ? "#131b3b" : high}"/><stop offset=".5" stop-color="${dark ? "#35446f" : low}"/></linearGradient>` +
      rect(0, 0, 1440, 420, "url(#s)") +
      (season.orb || dark ? circle(x, y, r, dark ? "#f5ecd2" : (season.orb?.[3] ?? "none")) : "") +
      (season.above?.(t) ?? "") +
      path(ridges[season.ridge ?? "rolling"], t(far)) +
      (season.ridge === "mountain" ? path(cap, t(tones.snow)) : "") +
      path("M0 256Q180 216 400 250Q620 280 840 246Q1020 224 1180 250Q1320 266 1440 236V420H0Z", t(near)) +
      line("M-20 232H230M330 246H640M820 238H1080M1210 228H1460", t(mix(low, "#ffffff", 0.25)), 11) +
      (season.behind?.(t) ?? "") +
      path("M0 290Q360 262 720 280T1440 272V420H0Z", t(lawn)) +
      pond(t, water) +
      steppingStones(t, season.snow === true) +
      (burning
        ? [92, 62, 36].map((glow) => circle(536, 252, glow, tones.lamp, ` opacity=".15"`)).join("")
        : "") +
      g(
        at(536, 322, 0, 1.8),
        lantern(t(tones.stone), t("#5d5850"), burning ? tones.lamp : t("#3f3a33")),
        season.snow ? path("M-16-44Q-6-48-4-56Q0-65 4-56Q6-48 16-44Q8-46 0-46.5T-16-44Z", t(tones.snow)) : "",
      ) +
      (season.middle?.(t) ?? "") +
      (season.front?.(t) ?? "") +
      veranda(t),
    ` preserveAspectRatio="xMidYMax slice"`,
  );
};
