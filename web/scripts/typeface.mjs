/**
 * Writes src/art/serif.woff2: the letters of our headings, from regular to semibold. A letter or sign that a sentence
 * in one of the named folders has and the typeface lacks stops the build. Languages of another script are set in the
 * letters of the device.
 */
import { Blob, Face } from "harfbuzzjs";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subset from "subset-font";

const typeface = "@fontsource-variable/literata/files/literata-latin-wght-normal.woff2";
const whole = readFileSync(createRequire(import.meta.url).resolve(typeface));

/** Whether a folder, if it is that of a language, is written in our letters. */
function latin(folder) {
  return !/^[a-z]{2,3}$/.test(folder) || new Intl.Locale(folder).maximize().script === "Latn";
}

const texts = process.argv.slice(2).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(ftl|md)$/.test(name) && latin(name.split(/[\\/]/)[0]))
    .map((name) => readFileSync(join(folder, name), "utf-8")),
);
const inText = /[→±−×¹²³]/gu; // in running text and figures, never in a heading
const said = new Set(
  texts
    .join("")
    .replace(inText, "")
    .match(/[\p{L}\p{N}\p{P}\p{Sm}\p{Sc}]/gu),
);

const open = await subset(whole, null, { keepAllGlyphs: true, targetFormat: "truetype" });
const has = new Set(new Face(new Blob(new Uint8Array(open))).collectUnicodes());
const missing = [...said].filter((sign) => !has.has(sign.codePointAt(0)));
if (missing.length) {
  console.error(`The typeface of the headings (web/scripts/typeface.mjs) has no ${missing.join(" ")}`);
  process.exit(1);
}

const between = (first, last) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
const letters = between(0xc0, 0xff).filter((code) => code !== 0xd7 && code !== 0xf7); // without × and ÷
const names = String.fromCodePoint(...between(0x20, 0x7e), 0xa0, ...letters); // people's, too
const made = await subset(whole, [...said].join("") + names, {
  targetFormat: "woff2",
  keepFeatures: ["kern"],
  noLayoutClosure: true,
  variationAxes: { wght: { min: 400, max: 600 } },
});
writeFileSync(join(import.meta.dirname, "../src/art/serif.woff2"), made);
