/** Questions to the server over HTTP. */
import { Refusal } from "../core/refusal";
import type {
  Counted,
  GameShown,
  GardenChecked,
  GardenShown,
  LessonShown,
  LessonStep,
  Made,
  NewTable,
  Past,
  PlayOn,
  Problem,
  ProblemDays,
  ProblemShown,
  RecordOpened,
  RecordShown,
  Review,
  Seated,
  Sit,
  Story,
  TableShown,
  Tray,
  TurnRead,
} from "./protocol";
import { language, say } from "./words.svelte";

async function ask<T>(path: string, method = "GET", body?: unknown, secret = ""): Promise<T> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (secret) headers.authorization = `Bearer ${secret}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal("offline", say("web-offline"));
  }
  const text = await answer.text();
  if (!answer.ok) {
    let problem: Problem = { key: "internal", text: say("web-strange") };
    try {
      problem = JSON.parse(text) as Problem;
    } catch {
      // a proxy answered for the server
    }
    throw new Refusal(problem.key, problem.text, problem.clause, answer.status);
  }
  const type = answer.headers.get("content-type") ?? "";
  return (type.includes("json") ? JSON.parse(text) : text) as T;
}

/** What a count is asked with. */
function counting(cards: string[], told: string[]): string {
  return String(new URLSearchParams([["cards", cards.join(" ")], ...told.map((pair) => ["told", pair])]));
}

let games: Promise<GameShown[]> | null = null;

/** What building/notices.py writes into the app. */
export interface Licences {
  own: string;
  packages: { name: string; version: string; licence: string; text: string }[];
  python: string[];
}

export const api = {
  /** The games with their options and bots; asked once. */
  games(): Promise<GameShown[]> {
    games ??= ask<GameShown[]>("/api/games").catch((error: unknown) => {
      games = null;
      throw error;
    });
    return games;
  },
  /** What can be tapped to be counted, and how a sheet is kept. */
  tray: (game: string) => ask<Tray>(`/api/games/${game}/tray`),
  count: (game: string, cards: string[], told: string[]) =>
    ask<Counted>(`/api/games/${game}/count?${counting(cards, told)}`),
  /** Where the picture of a count is. */
  countPicture: (game: string, cards: string[], told: string[]) =>
    `/api/games/${game}/count/picture?${counting(cards, told)}&lang=${language()}`,
  licences: () => ask<Licences>("/licences.json"),
  garden: (text: string) => ask<GardenShown>(`/api/gardens?text=${encodeURIComponent(text)}`),
  checkGarden: (text: string) => ask<GardenChecked>(`/api/gardens/check?text=${encodeURIComponent(text)}`),
  lesson: (game: string) => ask<LessonShown>(`/api/games/${game}/lesson`),
  /** A step of a lesson after these decisions. */
  lessonStep: (game: string, number: number, moves: number[]) =>
    ask<LessonStep>(`/api/games/${game}/lesson/${number}?moves=${moves.join(".")}`),
  problems: () => ask<ProblemDays>("/api/problems"),
  /** The problem of a day after these decisions, with its answer where that is asked for. */
  problem: (game: string, day: string, moves: number[], show = false) =>
    ask<ProblemShown>(`/api/problems/${game}/${day}?moves=${moves.join(".")}${show ? "&show=true" : ""}`),
  make: (table: NewTable) => ask<Made>("/api/tables", "POST", table),
  /** Take a seat; the same `request` again means the same seat, where an answer was lost. */
  sit: (id: string, sit: Sit) => ask<Seated>(`/api/tables/${id}/seats`, "POST", sit),
  tablePast: (id: string, number: number, secret: string) =>
    ask<Past>(`/api/tables/${id}/past/${number}`, "GET", undefined, secret),
  reading: (id: string, secret: string) =>
    ask<TurnRead[]>(`/api/tables/${id}/reading`, "GET", undefined, secret),
  record: (id: string, secret: string) => ask<string>(`/api/tables/${id}/record`, "GET", undefined, secret),
  share: (id: string, secret: string) =>
    ask<RecordShown>(`/api/tables/${id}/share`, "POST", undefined, secret),
  /** Secrets for the seats that this device took when the cookie alone still opened them. */
  secrets: (id: string, request: string) => ask<Seated[]>(`/api/tables/${id}/secret`, "POST", { request }),
  mine: () => ask<TableShown[]>("/api/mine"),
  forget: () => ask<void>("/api/mine", "DELETE"),
  remove: (id: string, secret: string) => ask<void>(`/api/tables/${id}`, "DELETE", undefined, secret),
  records: () => ask<RecordShown[]>("/api/records"),
  importRecord: (text: string) => ask<RecordShown>("/api/records", "POST", { text }),
  removeRecord: (id: string) => ask<void>(`/api/records/${id}`, "DELETE"),
  opened: (id: string) => ask<RecordOpened>(`/api/records/${id}/match`),
  recordText: (id: string) => ask<string>(`/api/records/${id}`),
  /** Where the picture of a position is. */
  pictureOf: (id: string, number: number, seat: number | null) =>
    `/api/records/${id}/picture?at=${number}&lang=${language()}${seat === null ? "" : `&seat=${seat}`}`,
  /** Where the picture of the curve of a match is that was analysed. */
  curveOf: (id: string) => `/api/records/${id}/curve?lang=${language()}`,
  /** What a strong player thinks of a record, from a piece on; the answer may take a moment. */
  review: (id: string, depth: number, since: number) =>
    ask<Review>(`/api/records/${id}/review/${depth}?since=${since}`),
  recordReading: (id: string) => ask<TurnRead[]>(`/api/records/${id}/reading`),
  playOn: (id: string, play: PlayOn) => ask<Made>(`/api/records/${id}/tables`, "POST", play),
  story: (id: string, since: number, seat: number | null) =>
    ask<Story>(`/api/records/${id}/story?since=${since}${seat === null ? "" : `&seat=${seat}`}`),
  recordPast: (id: string, number: number, seat: number | null) =>
    ask<Past>(`/api/records/${id}/past/${number}${seat === null ? "" : `?seat=${seat}`}`),
};
