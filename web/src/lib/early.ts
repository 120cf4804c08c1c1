/** A key that was pressed before the page was there to hear it; who opens this very page asks for it. */
let pressed = { key: "", path: "" };

function note(event: KeyboardEvent): void {
  if (!event.ctrlKey && !event.metaKey && !event.altKey)
    pressed = { key: event.key, path: location.pathname };
}

/** From the first moment on. */
export function listenEarly(): void {
  addEventListener("keydown", note);
}

/** The key, once; from now on everybody listens for themselves. */
export function early(): string {
  removeEventListener("keydown", note);
  return pressed.path === location.pathname ? pressed.key : "";
}
