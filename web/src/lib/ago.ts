/** How long ago something happened, in words. */
import { language } from "./words.svelte";

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** A moment, in seconds since 1970: “2 hours ago”; after a month its date. */
export function ago(moment: number): string {
  const passed = Math.max(0, Date.now() / 1000 - moment);
  if (passed > 30 * 86_400)
    return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(moment * 1000);
  const [unit, seconds] = UNITS.find(([, seconds]) => passed >= seconds) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(
    -Math.floor(passed / seconds),
    unit,
  );
}
