/** Niwashi in words: what happens, what can be decided, what is asked. */
import type { Plain, Scene, Teller } from "../contract";
import { layingName, placeName, tileName, wishName } from "./words";

export function tell(effect: Plain, teller: Teller): string | null {
  const { do: does, seat } = effect;
  switch (does) {
    case "lay": {
      const told = teller.person("niwashi-tell-lay", seat, {
        tile: effect.tile,
        cell: effect.cell,
        direction: effect.direction,
      });
      return effect.special ? `${told} ${teller.say("niwashi-tell-special")}` : told;
    }
    case "take":
    case "take-discard":
    case "discard":
      return teller.person(`niwashi-tell-${does}`, seat, { tile: effect.tile });
    case "remove":
    case "lift":
      return teller.say(`niwashi-tell-${does}`, { tile: effect.tile ?? "" });
    case "lantern":
      return teller.person("niwashi-tell-lantern", seat);
    case "place":
      return teller.person("niwashi-tell-place", seat, { place: placeName(effect) });
    case "aim":
      return teller.say("niwashi-tell-aim", { direction: effect.direction ?? "none" });
    case "fulfil":
    case "wish":
      return teller.person(`niwashi-tell-${does}`, seat, { wish: wishName(effect.wish ?? "") });
    case "end":
      return ending(effect, teller);
    default:
      return null;
  }
}

/** How the match ended, the common score and, on a journey, the target. */
export function ending(result: Plain, teller: Teller): string {
  const key = `niwashi-tell-end-${result.kind}`;
  const told = [result.kind === "all-fulfilled" ? teller.say(key) : teller.person(key, result.seat)];
  told.push(teller.say("niwashi-tell-score", { points: result.points, grade: result.grade }));
  if (result.target !== null)
    told.push(
      teller.say("niwashi-tell-target", {
        garden: teller.say(`niwashi-journey-${result.journey}`),
        target: result.target,
        reached: result.reached ? "yes" : "no",
      }),
    );
  return told.join(" ");
}

export function choice(what: Plain, teller: Teller): string {
  switch (what.do) {
    case "tile":
    case "discard":
      return teller.say(`niwashi-choice-${what.do}`, { tile: tileName(what.tile) });
    case "draw":
      return teller.say(`niwashi-choice-draw-${what.from}`, { tile: tileName(what.tile) });
    case "cell": {
      const ways = (what.directions as string[]).map((way) => teller.say("niwashi-way", { direction: way }));
      return teller.say("niwashi-choice-cell", { cell: what.cell, ways: ways.join(", ") });
    }
    case "lay":
      return layingName(what);
    case "place":
      return teller.say("niwashi-choice-place", { place: placeName(what) });
    case "aim":
      return teller.say("niwashi-choice-aim", { direction: what.direction ?? "none" });
    case "lantern":
      return teller.say("niwashi-choice-lantern");
    default:
      return "";
  }
}

export function ask(scene: Scene): string {
  const { view, choices, teller } = scene;
  if (view.phase === "over") return view.results[0] ? ending(view.results[0], teller) : "";
  if (view.seat !== view.to_move) return "";
  if (view.phase === "draw" && choices.some((found) => found.what.from === "discard"))
    return teller.say("niwashi-ask-draw-special");
  if (view.phase === "cell") return teller.say("niwashi-web-ask-cell", { tile: view.chosen });
  if (view.phase === "place") return teller.say("niwashi-web-ask-place");
  return teller.say(`niwashi-ask-${view.phase}`, { tile: view.chosen ?? "", cell: view.chosen_cell ?? "" });
}
