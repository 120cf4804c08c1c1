import { along, limb, type Point, points } from "../../../art/brush";
import { blossom, bud, petal } from "../../../art/plants";
import { at, circle, each, g, path, rows, thrown, times } from "../../../art/svg";
import { tones } from "./tones";

/** Pink: a cherry branch that rises from the lower left and opens as many blossoms as the card is worth. */

const tone = tones.P;

/** Blossoms of each value: x, y, size (1 is ten units). */
const blossoms: readonly string[] = [
  "",
  "37,47,1.55",
  "44,36,1.3 27,60,1.35",
  "47,32,1.15 27,48,1.2 36,70,1.1",
  "50,28,1.1 31,40,1.05 47,53,1.1 25,65,1.15",
  "50,25,1.05 32,37,0.95 50,48,1.1 29,59,1.15 16,79,0.95",
  "52,20,0.95 34,33,1 53,42,1 35,54,1.1 16,51,0.95 20,75,1.05",
  "52,18,0.95 35,32,1 54,38,0.9 40,52,1.1 18,48,0.95 21,69,1.05 36,76,0.85",
  "53,15,0.9 38,28,0.95 55,34,0.9 23,42,0.95 43,47,1.05 54,53,0.8 25,62,1.05 15,81,0.9",
  "53,14,0.9 38,27,0.9 55,32,0.9 23,41,0.95 42,45,1 56,51,0.85 13,57,0.85 29,62,1.05 17,80,0.95",
  "54,13,0.85 39,27,0.9 56,31,0.9 23,42,0.9 42,45,1 56,49,0.85 12,58,0.85 28,62,1 41,66,0.8 16,80,0.95",
];

/** The cloud of far blossom behind the rich cards: a scallop for every flower. */
const cloud = (value: number): string =>
  each(blossoms[value] ?? "", ([x, y, size], i) =>
    circle(x - 4 + (i % 2) * 3, y - 5, size * (8 + value * 0.6), tone.middle),
  );

const spine = points("8,106 15,86 25,70 31,54 44,38 50,20 58,6");

/** The hill at the foot, strewn with petals. */
const hill = (value: number): string => {
  const random = thrown(value * 7 + 1);
  return (
    path("M-2 90Q20 80 40 86T68 84V102H-2Z", tone.deep) +
    times(3 + value, () =>
      path(
        petal,
        tone.light,
        ` opacity=".9" transform="${at(random() * 62 + 2, 90 + random() * 9, random() * 360, 0.22)}"`,
      ),
    )
  );
};

export const cherry = (value: number): string => {
  const places = rows(blossoms[value] ?? "");
  const reach = value ? Math.min(1, 0.5 + value * 0.055) : 0.62;
  const branch: Point[] = Array.from({ length: 9 }, (_, i) => along(spine, (reach * i) / 8));
  const twigs = places.map(([x, y]) => {
    const foot = branch.filter((p) => p[1] > y + 5).pop() ?? (branch[0] as Point);
    return path(
      limb(
        [foot, [(foot[0] + x) / 2 + (x > foot[0] ? 1 : -2), (foot[1] + y) / 2 + 2], [x, y]],
        1.6 + value / 8,
        0.9,
      ),
      tone.wood,
    );
  });
  const heads = places.map(([x, y, size], i) =>
    g(at(x, y, i * 53 + value * 20, size), blossom(tone.light, tone.ground, tone.dark)),
  );
  const buds = each(value ? "0.56,-60 0.4,55" : "0.98,-8 0.8,52 0.6,-64", ([share, turn]) => {
    const [x, y] = along(branch, share);
    return g(at(x, y, turn, 0.95), bud(tone.dark, tone.wood));
  });
  return (
    (value > 6 ? cloud(value) : "") +
    hill(value) +
    path(limb(branch, 3 + value * 0.6, 1), tone.wood) +
    twigs.join("") +
    (value < 4 ? buds : "") +
    heads.join("")
  );
};
