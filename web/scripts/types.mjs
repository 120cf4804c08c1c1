/**
 * Writes the types of what the server says, from what `roji schema` exports: src/lib/protocol.ts has its messages,
 * src/games/GAME/facts.ts what it tells of a game.
 */
import { compile } from "json-schema-to-typescript";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [folder = ""] = process.argv.slice(2);
const source = join(import.meta.dirname, "../src");
const read = (name) => JSON.parse(readFileSync(join(folder, name), "utf-8"));

async function write(path, parts, what, after = "") {
  for (const [name, part] of Object.entries(parts)) {
    part.title = name;
    // What the server leaves out is its default; what it tells is told under these names only.
    if (part.type === "object" && part.properties) part.additionalProperties = false;
  }
  const anyOf = Object.keys(parts).map((name) => ({ $ref: `#/$defs/${name}` }));
  const types = await compile({ title: "Anything", $defs: parts, anyOf }, "Anything", {
    bannerComment: `/** ${what} Made by scripts/types.mjs; not kept in git. */`,
    ignoreMinAndMaxItems: true,
  });
  writeFileSync(join(source, path), types + after);
}

const http = JSON.stringify(read("openapi.json").components.schemas).replaceAll(
  "#/components/schemas/",
  "#/$defs/",
);
await write(
  "lib/protocol.ts",
  { ...JSON.parse(http), ...read("socket.json").$defs },
  "The messages of the server.",
);
for (const game of readdirSync(join(source, "games")))
  if (existsSync(join(folder, `${game}.json`)))
    await write(
      `games/${game}/facts.ts`,
      read(`${game}.json`).$defs,
      `What is told of ${game}.`,
      "export interface Facts {\n  view: View;\n  effect: Effect;\n  decision: Decision;\n}\n",
    );
