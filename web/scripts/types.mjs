/** Writes src/lib/protocol.ts: the messages of the server as types, from what `roji schema` exports. */
import { compile } from "json-schema-to-typescript";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [folder = ""] = process.argv.slice(2);
const read = (name) => JSON.parse(readFileSync(join(folder, name), "utf-8"));
const http = JSON.stringify(read("openapi.json").components.schemas).replaceAll(
  "#/components/schemas/",
  "#/$defs/",
);
const socket = read("socket.json");
const parts = { ...JSON.parse(http), ...socket.$defs };
for (const [name, part] of Object.entries(parts)) {
  part.title = name;
  // What the server leaves out is its default; what it tells is told under these names only.
  if (part.type === "object" && part.properties) part.additionalProperties = false;
}
const source = await compile(
  { title: "Anything", $defs: parts, anyOf: Object.keys(parts).map((name) => ({ $ref: `#/$defs/${name}` })) },
  "Anything",
  {
    bannerComment: "/** The messages of the server. Made by scripts/types.mjs; not kept in git. */",
    ignoreMinAndMaxItems: true,
  },
);
writeFileSync(join(import.meta.dirname, "../src/lib/protocol.ts"), source);
