/** The journey through ten gardens: what each asks, and how far this device has come. */
import text from "../../../../src/roji/games/niwashi/journey.toml?raw";
import { keep, stored } from "../../core/storage";

export interface Garden {
  id: string;
  bounds: [number, number];
  blocked: string[];
  lanterns: number;
  hand: number;
  bans: string[];
  target: number;
  unlocked_by: string;
}

/** The gardens in their order. Every line of the file is a name and a value that JSON knows, too. */
export const gardens: Garden[] = text
  .split("[[gardens]]")
  .slice(1)
  .map((block) => {
    const lines = block.split("\n").filter((line) => line.includes("=") && !line.startsWith("#"));
    return Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf("=")).trim(),
        JSON.parse(line.slice(line.indexOf("=") + 1)),
      ]),
    ) as Garden;
  });

const KEY = "roji.journey";

/** The most wishes fulfilled in every garden whose target was reached. */
export function reached(): Record<string, number> {
  return stored<Record<string, number>>(KEY, {});
}

/** Remember that the target of a garden was reached. */
export function arrive(garden: string, points: number): void {
  const before = reached();
  if ((before[garden] ?? -1) < points) keep(KEY, { ...before, [garden]: points });
}

export function isOpen(garden: Garden, done: Record<string, number>): boolean {
  return garden.unlocked_by === "" || garden.unlocked_by in done;
}
