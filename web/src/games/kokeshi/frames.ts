/** A turn, moment by moment: the figurine steps, then its bead goes to a friend. */
import type { Frame } from "../contract";
import type { Effect, Facts, Figurine, View } from "./facts";

const STEP = 480;

/** The moments between two views. Figurines and beads only change their place; what that means the server has decided. */
export function frames(before: View, effects: Effect[], after: View): Frame<Facts>[] {
  const made: Frame<Facts>[] = [];
  let view = before;
  const show = (next: View, effect: Effect, pause = STEP): void => {
    view = next;
    made.push({ view, effect, pause });
  };
  for (const effect of effects) {
    if (effect.do === "place") show(placed(view, effect.seat, effect.to), effect);
    else if (effect.do === "choose") show({ ...view, moving: effect.at, to_move: effect.seat }, effect, 320);
    else if (effect.do === "cross") {
      show(walked(view, effect), effect);
      show(given(view, effect.seat, effect.to, effect.receiver), effect);
    } else if (effect.do === "jump") show(walked(view, effect), effect, 620);
    else if (effect.do === "pass") show(given(view, effect.seat, effect.from, effect.to), effect, 620);
    else if (effect.do === "over") made.push({ view: after, effect, hold: true });
  }
  return made;
}

/** The view with the figurines of a seat changed. */
function changed(view: View, seat: number, change: (figurine: Figurine, index: number) => Figurine): View {
  return { ...view, figurines: view.figurines.map((side, at) => (at === seat ? side.map(change) : side)) };
}

function placed(view: View, seat: number, to: string): View {
  const waiting = view.figurines[seat]?.findIndex((figurine) => figurine.at === null);
  return changed(view, seat, (figurine, index) => (index === waiting ? { ...figurine, at: to } : figurine));
}

function walked(view: View, { seat, from, to }: { seat: number; from: string; to: string }): View {
  const moved = changed(view, seat, (figurine) =>
    figurine.at === from ? { ...figurine, at: to } : figurine,
  );
  return { ...moved, moving: to };
}

/** The top bead of one figurine on top of another. */
function given(view: View, seat: number, from: string, to: string): View {
  const bead = view.figurines[seat]?.find((figurine) => figurine.at === from)?.beads.at(-1) ?? "";
  return changed(view, seat, (figurine) => {
    if (figurine.at === from) return { ...figurine, beads: figurine.beads.slice(0, -1) };
    return figurine.at === to ? { ...figurine, beads: figurine.beads + bead } : figurine;
  });
}
