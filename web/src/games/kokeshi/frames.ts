/** A turn, moment by moment: the figurine steps, then its bead goes to a friend. */
import type { Frame, Plain } from "../contract";

const STEP = 480;

/** The moments between two views. Figurines and beads only change their place; what that means the server has decided. */
export function frames(before: Plain, effects: Plain[], after: Plain): Frame[] {
  const made: Frame[] = [];
  let view = before;
  const show = (next: Plain, effect: Plain, pause = STEP): void => {
    view = next;
    made.push({ view, effect, pause });
  };
  for (const effect of effects) {
    const { do: does, seat } = effect;
    if (does === "place") show(placed(view, seat, effect), effect);
    else if (does === "choose") show({ ...view, moving: effect.at, to_move: seat }, effect, 320);
    else if (does === "cross") {
      show(walked(view, seat, effect), effect);
      show(given(view, seat, effect.to, effect.receiver), effect);
    } else if (does === "jump") show(walked(view, seat, effect), effect, 620);
    else if (does === "pass") show(given(view, seat, effect.from, effect.to), effect, 620);
    else if (does === "over") made.push({ view: after, effect, hold: true });
  }
  return made;
}

/** The view with the figurines of a seat changed. */
function changed(view: Plain, seat: number, change: (figurine: Plain, index: number) => Plain): Plain {
  const figurines = [...view.figurines];
  figurines[seat] = figurines[seat].map(change);
  return { ...view, figurines };
}

function placed(view: Plain, seat: number, effect: Plain): Plain {
  const waiting = view.figurines[seat].findIndex((figurine: Plain) => figurine.at === null);
  return changed(view, seat, (figurine, index) =>
    index === waiting ? { ...figurine, at: effect.to } : figurine,
  );
}

function walked(view: Plain, seat: number, effect: Plain): Plain {
  const moved = changed(view, seat, (figurine) =>
    figurine.at === effect.from ? { ...figurine, at: effect.to } : figurine,
  );
  return { ...moved, moving: effect.to };
}

/** The top bead of one figurine on top of another. */
function given(view: Plain, seat: number, from: string, to: string): Plain {
  const bead = view.figurines[seat].find((figurine: Plain) => figurine.at === from)?.beads.at(-1) ?? "";
  return changed(view, seat, (figurine) => {
    if (figurine.at === from) return { ...figurine, beads: figurine.beads.slice(0, -1) };
    return figurine.at === to ? { ...figurine, beads: figurine.beads + bead } : figurine;
  });
}
