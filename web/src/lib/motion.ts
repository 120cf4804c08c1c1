/** Things that change their place glide there: before a change the places are noted, after it each thing moves. */
import { tick } from "svelte";
import { pace } from "./settings.svelte";

const TIME = 380;

/** Note where everything marked `data-glide` under a root is, and let it glide from there after the next redraw. */
export async function glide(root: HTMLElement | null | undefined): Promise<void> {
  if (!root || !pace()) return;
  const before = new Map<string, DOMRect>();
  for (const thing of root.querySelectorAll<HTMLElement>("[data-glide]")) {
    before.set(thing.dataset.glide ?? "", thing.getBoundingClientRect());
  }
  await tick();
  for (const thing of root.querySelectorAll<HTMLElement>("[data-glide]")) {
    const from = before.get(thing.dataset.glide ?? "") ?? origin(root, thing);
    const to = thing.getBoundingClientRect();
    if (!from || !to.width || (Math.abs(from.x - to.x) < 2 && Math.abs(from.y - to.y) < 2)) continue;
    const scale = from.width / to.width;
    thing.animate(
      [
        {
          transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`,
          transformOrigin: "0 0",
          zIndex: 5,
        },
        { transform: "none", transformOrigin: "0 0", zIndex: 5 },
      ],
      { duration: TIME * pace(), easing: "cubic-bezier(.2,.7,.2,1)" },
    );
  }
}

/** Where a new thing comes from: the place marked with the name in its `data-from`. */
function origin(root: HTMLElement, thing: HTMLElement): DOMRect | undefined {
  const name = thing.dataset.from;
  return name ? root.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect() : undefined;
}
