/** One's own turn as one gesture: what is held, where it would lie or stand, and the decisions still to be sent. */
import { doing } from "../../core/choices";
import type { Scene } from "../contract";
import type { Decision, Facts } from "./facts";
import { ghostOf, may, onto, startsOf, waysOf, begin, type Ghost, type Starts } from "./ghost";
import { cellName, onTable, readCell, run, type Box, type Spot, type Way } from "./grid";
import { direction, middle, noteAim, notePlace, standing, STEP, turned, type Standing } from "./note";

type Decide = (action: number, note?: string) => void;

export class Turn {
  /** The first field of the tile in hand, and the way the tile runs. */
  spot = $state.raw<Spot | null>(null);
  way = $state<Way>("e");
  /** The lantern in hand; null where it stands untouched. */
  lamp = $state.raw<Standing | null>(null);

  private laying = $state<Way | null>(null); // the cell is sent, this way follows
  private pointing = $state<Standing | null>(null); // the place is sent, this angle follows
  private instead = $state<string | null>(null); // what is taken up after the tile in hand is put back
  private known: Starts = new Map();

  constructor(
    private scene: () => Scene<Facts>,
    private decide: Decide,
    private back: () => (() => void) | undefined,
  ) {}

  readonly mine = $derived.by(() => {
    const { view, past } = this.scene();
    return !past && view.seat !== null && view.to_move === view.seat;
  });
  readonly phase = $derived.by<string>(() => (this.mine ? this.scene().view.phase : ""));
  readonly ready = $derived.by(() => this.mine && this.scene().choices.length > 0);
  readonly mayGoBack = $derived.by(() => this.back() !== undefined && !["", "tile"].includes(this.phase));

  /** Where the tile in hand may begin; while an answer is awaited, what was known before. */
  readonly starts = $derived.by(() => {
    if (!["cell", "direction"].includes(this.phase)) this.known = new Map();
    else if (this.ready) this.known = startsOf(this.scene().choices);
    return this.known;
  });
  readonly ghost = $derived.by<Ghost | null>(() => {
    const { view } = this.scene();
    if (!this.spot || !view.chosen || !["cell", "direction"].includes(this.phase)) return null;
    return ghostOf(view.chosen, this.starts, this.spot, this.way);
  });
  /** The places where the lantern may stand, with their decisions. */
  readonly places = $derived.by(() => {
    const found = new Map<string, number>();
    if (this.phase !== "place") return found;
    for (const { action, what } of doing(this.scene().choices, "place")) found.set(what.place, action);
    return found;
  });
  /** The lantern as it stands, or as it would. */
  readonly lantern = $derived.by<Standing>(() => {
    const { view, notes } = this.scene();
    const carried = this.phase === "place" || this.phase === "aim" ? this.lamp : null;
    return carried ?? this.pointing ?? standing(view, notes);
  });
  readonly carrying = $derived(this.phase === "place" || this.phase === "aim");

  private action(fits: (what: Decision) => boolean): number | undefined {
    return this.scene().choices.find((choice) => fits(choice.what))?.action;
  }

  /** Send what follows from what was decided; called whenever the choices change. */
  goOn(): void {
    if (!this.ready) return;
    const { phase } = this;
    if (phase === "direction" && this.laying) {
      const way = this.laying;
      this.laying = null;
      this.send((what) => what.do === "lay" && what.direction === way);
    } else if (phase === "aim" && this.pointing) {
      const stands = this.pointing;
      this.pointing = null;
      const aim = direction(stands.angle);
      this.send((what) => what.do === "aim" && what.direction === aim, noteAim(stands));
    } else if (phase === "tile" && this.instead !== null) {
      const wanted = this.instead;
      this.instead = null;
      this.take(wanted);
    }
    if (!["cell", "direction"].includes(phase)) this.laying = null;
    if (!["place", "aim"].includes(phase)) this.lamp = this.pointing = null;
  }

  private send(fits: (what: Decision) => boolean, note?: string): void {
    const action = this.action(fits);
    if (action !== undefined) this.decide(action, note);
  }

  // -- tiles --------------------------------------------------------------------------------------------

  /** Take up a tile of the hand, or the lantern; what is held goes back first. */
  take(what: string): void {
    if (this.phase === "tile")
      this.send((choice) => (choice.do === "tile" ? choice.tile === what : choice.do === what));
    else if (this.phase === "cell" || this.phase === "place") {
      this.instead = what;
      this.back()?.();
    }
  }

  putBack(): void {
    this.laying = this.instead = null;
    this.back()?.();
  }

  /** The tile in hand lies near a point of the table, unless it lies well already. */
  settle(x: number, y: number): void {
    const ways = waysOf(this.starts);
    if (!ways.length) return;
    if (this.spot && may(this.starts, this.spot, this.way)) return;
    if (!ways.includes(this.way)) this.way = ways[0] ?? "e";
    const far = (spot: Spot) => Math.hypot(spot.column + 0.5 - x, spot.row + 0.5 - y);
    this.spot = this.stops().sort((one, other) => far(one) - far(other))[0] ?? null;
  }

  /** Lie from this cell, running as wished if it can, or as it does now. */
  show(spot: Spot, wished?: Way): void {
    const ways = [...(this.starts.get(cellName(spot))?.keys() ?? [])];
    this.way =
      ways.find((way) => way === wished) ?? ways.find((way) => way === this.way) ?? ways[0] ?? this.way;
    this.spot = spot;
  }

  /** Where the tile can begin, running as it does now, in the order of the table. */
  stops(): Spot[] {
    return [...this.starts]
      .filter(([, ways]) => ways.has(this.way))
      .map(([cell]) => readCell(cell))
      .sort((one, other) => one.row - other.row || one.column - other.column);
  }

  /** Lie with a field on this cell, running as it does now. */
  aimAt(cell: Spot): void {
    this.spot = onto(this.starts, cell, this.way);
  }

  /** Lie where it may, as near as it can to a point of the table; as it runs now rather than turned. */
  nearest(x: number, y: number): void {
    const far = (spot: Spot, way: Way): number => {
      const [from, middle, to] = run(spot, way).map((at) =>
        Math.hypot(at.column + 0.5 - x, at.row + 0.5 - y),
      );
      return Math.min(from!, middle! - 0.2, to!) + (way === this.way ? 0 : 0.4);
    };
    const found = [...this.starts]
      .flatMap(([cell, ways]) => [...ways.keys()].map((way) => ({ spot: readCell(cell), way })))
      .map((lies) => ({ ...lies, far: far(lies.spot, lies.way) }))
      .sort((one, other) => one.far - other.far)[0];
    if (found) [this.spot, this.way] = [found.spot, found.way];
  }

  /** One cell further, but not far from the garden. */
  step(x: number, y: number, reach: Box): void {
    if (!this.spot) return;
    const spot = { column: this.spot.column + x, row: this.spot.row + y };
    const inside =
      spot.column >= reach.left &&
      spot.column < reach.right &&
      spot.row >= reach.top &&
      spot.row < reach.bottom;
    if (inside && onTable(spot)) this.spot = spot;
  }

  /** To the next place where the tile may lie. */
  next(by: 1 | -1): void {
    const stops = this.stops();
    const here = stops.findIndex((stop) => this.spot && cellName(stop) === cellName(this.spot));
    this.spot = stops.at((here + by) % stops.length) ?? this.spot;
  }

  /** Turn what is held: the tile around its middle, the lantern by a step. */
  turn(by: 1 | -1): void {
    if (this.carrying) return this.point((this.lantern.angle ?? (by > 0 ? -STEP : STEP)) + by * STEP);
    const ways = waysOf(this.starts);
    if (!this.spot || ways.length < 2) return;
    const cells = run(this.spot, this.way);
    const way = ways.at((ways.indexOf(this.way) + by) % ways.length) ?? this.way;
    const pivots = [1, 0, 2].map((k) => begin(cells[k]!, way, 1));
    this.spot = pivots.find((spot) => may(this.starts, spot, way)) ?? pivots[0]!;
    this.way = way;
  }

  lay(): void {
    if (!this.spot || !this.ghost?.legal) return;
    const cell = cellName(this.spot);
    if (this.phase === "cell") {
      this.laying = this.way;
      this.send((what) => what.do === "cell" && what.cell === cell);
    } else this.send((what) => what.do === "lay" && what.direction === this.way);
  }

  // -- the lantern --------------------------------------------------------------------------------------

  /** Hold the lantern over a place; where it may not stand nothing changes. */
  hold(place: string, at: { x: number; y: number } = middle(place)): void {
    if (this.places.has(place)) this.lamp = { ...this.lantern, place, ...at };
  }

  /** Point somewhere, or nowhere. */
  point(angle: number | null): void {
    this.lamp = { ...this.lantern, angle: angle === null ? null : turned(angle) };
  }

  readonly mayPut = $derived(
    this.phase === "aim" || (this.phase === "place" && this.places.has(this.lantern.place)),
  );

  setDown(): void {
    const stands = this.lantern;
    const aim = direction(stands.angle);
    if (this.phase === "aim")
      return this.send((what) => what.do === "aim" && what.direction === aim, noteAim(stands));
    const action = this.places.get(stands.place);
    if (action === undefined) return;
    this.pointing = stands;
    this.decide(action, notePlace(stands));
  }
}
