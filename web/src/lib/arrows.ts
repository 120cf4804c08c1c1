/** Arrow keys go from one control to the nearest one in that direction. */
import type { Attachment } from "svelte/attachments";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys inside this element move the focus among its buttons. */
export const arrows: Attachment<HTMLElement> = (root) => {
  function key(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const now = document.activeElement;
    if (!way || !(now instanceof HTMLElement) || !root.contains(now)) return;
    const here = middle(now);
    let best: HTMLElement | null = null;
    let least = Infinity;
    for (const other of root.querySelectorAll<HTMLElement>(
      "button:not(:disabled), a[href], [tabindex='0']",
    )) {
      if (other === now || !other.offsetParent) continue;
      const there = middle(other);
      const [x, y] = [there.x - here.x, there.y - here.y];
      const along = x * way[0] + y * way[1];
      if (along <= 4) continue;
      const cost = along + 2.5 * Math.abs(x * way[1] + y * way[0]);
      if (cost < least) [least, best] = [cost, other];
    }
    if (best) {
      event.preventDefault();
      best.focus();
    }
  }
  root.addEventListener("keydown", key);
  return () => root.removeEventListener("keydown", key);
};

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
