/** A day such as 2026-11-17 as people write it. */
import { language } from "./words.svelte";

export function dated(day: string): string {
  const moment = Date.parse(day);
  if (Number.isNaN(moment)) return day;
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeZone: "UTC" }).format(moment);
}
