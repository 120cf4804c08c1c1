import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { paint, settings } from "./lib/settings.svelte";
import { preferred, speak } from "./lib/words.svelte";

paint();
await speak(settings.lang || preferred());
mount(App, { target: document.body });
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/service-worker.js");
