/** Python with our own files: the device that answers like a server. In a worker of the browser, and under Node in tests. */
import type { PyodideAPI } from "pyodide";
import { fluent } from "./fluent";

/** What is kept: rows of text, written together or not at all. `write` says which row was not new, if one was not. */
export interface Rows {
  read(key: string): Promise<string | null>;
  /** Keys and texts, as JSON. */
  rows(prefix: string): Promise<string>;
  /** Changes as JSON: key, text or null, whether it must be new. */
  write(changes: string): Promise<string>;
}

/** `src/roji/offline/worker.py`. */
export interface Device {
  ask(method: string, path: string, body: string, secret: string, lang: string): Promise<string>;
  open(number: number, table: string, tell: (number: number, text: string) => void): void;
  hear(number: number, text: string): Promise<void>;
  close(number: number): void;
  overtaken(table: string): void;
}

/** Begin: unpack our files, and open the device over what is kept. */
export async function begin(python: PyodideAPI, files: ArrayBuffer, rows: Rows): Promise<Device> {
  python.unpackArchive(files, "zip", { extractDir: "/roji" });
  python.registerJsModule("browser_fluent", fluent);
  python.runPython("import sys; sys.path.insert(0, '/roji')");
  const worker = python.pyimport("roji.offline.worker");
  return (await worker.begin(rows)) as Device;
}
