/** Plain in the browser's Python is the same as compiled at a server: golden records, and the levels of all games. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { started, type Started } from "./part";

const GOLDEN = join(import.meta.dirname, "../../build/golden.json");
const golden = JSON.parse(readFileSync(GOLDEN, "utf-8")) as Record<
  string,
  { text: string; kept: string; answers: Record<string, string> }
>;
let device: Started["device"];
beforeAll(async () => ({ device } = await started()), 120_000);

async function asked(path: string, body?: object): Promise<string> {
  const answer = await device.ask(body ? "POST" : "GET", path, body ? JSON.stringify(body) : "", "", "en");
  const [status, , text] = JSON.parse(answer) as [number, string, string];
  expect(status, text).toBe(200);
  return text;
}

test("golden records replay to the same bytes", async () => {
  expect(Object.keys(golden).length).toBeGreaterThan(50);
  for (const [name, { text, kept, answers }] of Object.entries(golden)) {
    const { id } = JSON.parse(await asked("/api/records", { text })) as { id: string };
    expect(await asked(`/api/records/${id}`), name).toBe(kept);
    for (const [path, hash] of Object.entries(answers)) {
      const found = await asked(`/api/records/${id}/${path}`);
      expect(createHash("sha256").update(found).digest("hex"), `${name} ${path}`).toBe(hash);
    }
    await device.ask("DELETE", `/api/records/${id}`, "", "", "en");
  }
});

interface Told {
  type: string;
  n: number;
  phase: string;
  key?: string;
  choices?: { action: number }[];
}

/** The longest that a bot of a level thinks about one of its first decisions, in seconds. */
async function longest(game: string, level: string): Promise<number> {
  const seats = [{ who: "me" }, { who: level }];
  const made = JSON.parse(await asked("/api/tables", { game, seats })) as Record<string, string>;
  const heard: Told[] = [];
  const line = Object.keys(golden).length + heard.length;
  device.open(line, made.table ?? "", (_, text) => void heard.push(JSON.parse(text) as Told));
  let count = 0;
  const say = (message: object) =>
    device.hear(line, JSON.stringify({ id: `${game}${level}${++count}`, ...message }));
  await say({ type: "hello", version: 2, secret: made.secret });
  await say({ type: "nonce", commitment: made.commitment, nonce: "5".repeat(64) });
  await say({ type: "start" });
  let most = 0;
  for (let moves = 0; moves < 6; moves += 1) {
    const began = performance.now();
    let now: Told | undefined;
    while (
      !(now = heard.filter(({ type }) => type === "update").at(-1))?.choices?.length &&
      now?.phase !== "over"
    )
      await new Promise((wake) => setTimeout(wake));
    if (moves) most = Math.max(most, performance.now() - began);
    if (now.phase === "over") break;
    const { n, choices } = now;
    heard.length = 0;
    await say({ type: "move", base: n, action: choices?.[0]?.action });
  }
  device.close(line);
  return most / 1000;
}

test("every level of every game plays", async () => {
  const times: string[] = [];
  for (const game of new Set(Object.keys(golden).map((name) => name.split("/")[0] ?? "")))
    for (const level of ["beginner", "casual", "club", "master"])
      times.push(`${game} ${level} ${(await longest(game, level)).toFixed(2)} s`);
  if (process.env.ROJI_TIMES) console.log(times.join("\n"));
});
