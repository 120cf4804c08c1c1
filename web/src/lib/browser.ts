/** The browser around the core. */
import type { Around } from "../core/around";
import { api } from "./api";
import { pace } from "./settings.svelte";
import { language } from "./words.svelte";

export const browser: Around = {
  socket(table) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket`);
  },
  hidden: () => document.hidden,
  awake(tell) {
    addEventListener("online", tell);
    document.addEventListener("visibilitychange", tell);
    return () => {
      removeEventListener("online", tell);
      document.removeEventListener("visibilitychange", tell);
    };
  },
  language,
  pace,
  past: api.tablePast,
  record: api.record,
};
