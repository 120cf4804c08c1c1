import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { listenEarly } from "./lib/early";
import { rooms } from "./lib/rooms";
import { place } from "./lib/route.svelte";
import { paint, settings } from "./lib/settings.svelte";
import { breath } from "./lib/steps.svelte";
import { preferred, speak } from "./lib/words.svelte";

listenEarly();
paint();
void rooms[place().room]?.().catch(() => undefined); // on its way while the words are
void speak(settings.lang || preferred())
  .then(breath)
  .then(() => mount(App, { target: document.body }));
// Over plain http there is none, and some browsers forbid it: the app then needs the server to open.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener(
    "load",
    () => void navigator.serviceWorker.register("/service-worker.js").catch(() => undefined),
  );
