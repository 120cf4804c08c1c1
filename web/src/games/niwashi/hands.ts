/** Fingers, mouse, wheel and keys over the garden: they pull and zoom it, and move and turn what is held. */
import type { Attachment } from "svelte/attachments";
import type { Camera } from "./camera.svelte";

const SLACK = 7; // pixels a tap may slip
const ZOOM = 1.25;
const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Hands {
  camera: Camera;
  /** Whether something is held that turns and moves. */
  holds: () => boolean;
  /** A point of the window was pointed at while something is held; `tap` where a finger or button did it. */
  over: (x: number, y: number, how: "hover" | "pull" | "tap" | "click") => void;
  turn: (by: 1 | -1) => void;
  step: (x: number, y: number) => void;
  next: (by: 1 | -1) => void;
  lay: () => void;
}

type Point = { x: number; y: number };

export function hands(how: Hands): Attachment<HTMLElement> {
  const { camera } = how;
  return (root) => {
    const down = new Map<number, Point>();
    let moved = false;
    let carries = false; // the finger is on what is held
    let wheeled = 0;

    const local = (event: MouseEvent): Point => {
      const box = root.getBoundingClientRect();
      return { x: event.clientX - box.x, y: event.clientY - box.y };
    };
    const spread = (): { far: number; middle: Point } | null => {
      const [one, other] = [...down.values()];
      if (!one || !other) return null;
      return {
        far: Math.hypot(one.x - other.x, one.y - other.y) || 1,
        middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      };
    };

    function press(event: PointerEvent): void {
      if (event.button || (event.target instanceof Element && event.target.closest("button"))) return;
      if (!down.size) moved = false;
      down.set(event.pointerId, local(event));
      const held = event.target instanceof Element && event.target.closest("[data-ghost], [data-lamp]");
      carries = down.size === 1 && !!held && how.holds() && event.pointerType !== "mouse";
      root.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent): void {
      const now = local(event);
      const before = down.get(event.pointerId);
      if (!before) {
        if (event.pointerType === "mouse" && how.holds()) how.over(now.x, now.y, "hover");
        return;
      }
      if (!moved && Math.hypot(now.x - before.x, now.y - before.y) < SLACK && down.size === 1) return;
      moved = true;
      const earlier = spread();
      down.set(event.pointerId, now);
      const later = spread();
      if (earlier && later) {
        camera.pull(later.middle.x - earlier.middle.x, later.middle.y - earlier.middle.y);
        camera.zoom(later.far / earlier.far, later.middle.x, later.middle.y);
      } else if (carries) how.over(now.x, now.y, "pull");
      else camera.pull(now.x - before.x, now.y - before.y);
    }
    function lift(event: PointerEvent): void {
      if (!down.delete(event.pointerId) || moved || event.type !== "pointerup") return;
      const { x, y } = local(event);
      how.over(x, y, event.pointerType === "mouse" ? "click" : "tap");
    }
    function wheel(event: WheelEvent): void {
      event.preventDefault();
      if (how.holds() && !event.ctrlKey) {
        wheeled += event.deltaY;
        if (Math.abs(wheeled) < 40) return;
        how.turn(wheeled > 0 ? 1 : -1);
        wheeled = 0;
        return;
      }
      const { x, y } = local(event);
      camera.zoom(Math.exp(-event.deltaY / 500), x, y);
    }
    function key(event: KeyboardEvent): void {
      if (event.target !== root || event.ctrlKey || event.metaKey || event.altKey) return;
      const way = WAYS[event.key];
      if (way && (event.shiftKey || !how.holds()))
        camera.pull(-way[0] * camera.size * 2, -way[1] * camera.size * 2);
      else if (way) how.step(way[0], way[1]);
      else if (event.key === "Enter" || event.key === " ") how.lay();
      else if (event.key === "n" || event.key === "p") how.next(event.key === "n" ? 1 : -1);
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    const listeners: [string, (event: never) => void][] = [
      ["pointerdown", press],
      ["pointermove", move],
      ["pointerup", lift],
      ["pointercancel", lift],
      ["wheel", wheel],
      ["keydown", key],
    ];
    for (const [name, hear] of listeners)
      root.addEventListener(name, hear as EventListener, { passive: false });
    return () => {
      for (const [name, hear] of listeners) root.removeEventListener(name, hear as EventListener);
    };
  };
}

/** One step of a zoom button or key. */
export function zoomBy(camera: Camera, by: 1 | -1): void {
  camera.zoom(by > 0 ? ZOOM : 1 / ZOOM);
}
