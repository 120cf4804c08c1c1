/** Picking a thing up and laying it somewhere else, with finger or mouse. Taps and keys work without it. */
import type { Attachment } from "svelte/attachments";

export interface Drag {
  /** Whether it may be picked up now. */
  may: () => boolean;
  /** It was picked up. */
  lift: () => void;
  /** It was let go over a place marked `data-drop`, or over none. */
  drop: (place: string | null) => void;
}

const SLACK = 8; // pixels a tap may slip

export function drag(how: Drag): Attachment<HTMLElement> {
  return (thing) => {
    let from: { x: number; y: number; id: number } | null = null;
    let lifted = false;

    function down(event: PointerEvent): void {
      if (event.button || !how.may()) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      lifted = false;
      thing.setPointerCapture(event.pointerId); // a quick hand leaves the thing before it is lifted
    }
    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!lifted && Math.hypot(x, y) < SLACK) return;
      if (!lifted) {
        lifted = true;
        thing.classList.add("dragged");
        how.lift();
      }
      thing.style.translate = `${x}px ${y}px`;
    }
    function up(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      from = null;
      if (!lifted) return;
      const under = document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((element) => element.closest<HTMLElement>("[data-drop]"))
        .find((place) => place && place !== thing);
      thing.style.translate = "";
      thing.classList.remove("dragged");
      thing.addEventListener("click", (click) => click.stopImmediatePropagation(), {
        once: true,
        capture: true,
      });
      setTimeout(() => (lifted = false));
      how.drop(event.type === "pointerup" ? (under?.dataset.drop ?? null) : null);
    }
    thing.addEventListener("pointerdown", down);
    thing.addEventListener("pointermove", move);
    thing.addEventListener("pointerup", up);
    thing.addEventListener("pointercancel", up);
    return () => {
      thing.removeEventListener("pointerdown", down);
      thing.removeEventListener("pointermove", move);
      thing.removeEventListener("pointerup", up);
      thing.removeEventListener("pointercancel", up);
    };
  };
}
