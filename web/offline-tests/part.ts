/** What plays without a server, as building/offline.py made it, running under Node. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { loadPyodide, type PyodideAPI } from "pyodide";
import { begin, type Device, type Rows } from "../src/offline/python";

/** What building/offline.py writes. */
interface Manifest {
  files: Record<string, { size: number; pieces: { name: string; size: number }[] }>;
  lock: object;
}

const PART = join(import.meta.dirname, "../../src/roji/server/offline");

function whole(manifest: Manifest, name: string): Buffer {
  const pieces = manifest.files[name]?.pieces ?? [];
  return gunzipSync(Buffer.concat(pieces.map((piece) => readFileSync(join(PART, piece.name)))));
}

/** Rows that are gone with the process. */
export function memory(): Rows {
  const kept = new Map<string, string>();
  return {
    read: (key) => Promise.resolve(kept.get(key) ?? null),
    rows: (prefix) =>
      Promise.resolve(JSON.stringify([...kept].filter(([key]) => key.startsWith(prefix)).sort())),
    write(changes) {
      const all = JSON.parse(changes) as [string, string | null, boolean][];
      const taken = all.find(([key, , isNew]) => isNew && kept.has(key));
      if (taken) return Promise.resolve(taken[0]);
      for (const [key, value] of all) value === null ? kept.delete(key) : kept.set(key, value);
      return Promise.resolve("");
    },
  };
}

export interface Started {
  python: PyodideAPI;
  device: Device;
}

/** Python with our files, as a browser starts it. */
export async function started(): Promise<Started> {
  const manifest = JSON.parse(readFileSync(join(PART, "manifest.json"), "utf-8")) as Manifest;
  const folder = mkdtempSync(join(tmpdir(), "roji-part-"));
  for (const name of ["pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"])
    writeFileSync(join(folder, name), whole(manifest, name));
  writeFileSync(join(folder, "pyodide-lock.json"), JSON.stringify(manifest.lock));
  const python = await loadPyodide({ indexURL: folder, packageBaseUrl: folder });
  const files = whole(manifest, "roji.zip");
  const device = await begin(
    python,
    files.buffer.slice(files.byteOffset, files.byteOffset + files.length) as ArrayBuffer,
    memory(),
  );
  return { python, device };
}
