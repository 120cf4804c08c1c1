/** Letters that give way where a sentence is too long for its place. */
import type { Attachment } from "svelte/attachments";

const [STEP, LEAST] = [0.95, 0.5];

/**
 * Make the letters of `text` smaller, by `--fit`, until all of it is in sight; its place keeps its size. This looks after
 * the browser's own layout, and again only where the place or the text has changed.
 */
export function fit(text: string): Attachment<HTMLElement> {
  void text; // another text is another look
  return (element) => {
    const observer = new ResizeObserver(() => {
      element.style.removeProperty("--fit");
      for (let part = STEP; part > LEAST && element.scrollHeight > element.clientHeight; part *= STEP)
        element.style.setProperty("--fit", part.toFixed(3));
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
}
