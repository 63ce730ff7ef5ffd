/** A table of Race to the New Found Land as its board and mats need it: pack and view with their types, words for every thing. */
import type { LegalAction, LogLine } from "$/api/types";
import { fieldProxy } from "$/lib/fieldProxy.svelte";
import { listed, say } from "$/lib/texts.svelte";
import { TitleGame, type PieceAt } from "$/table/game.svelte";
import { cityOf, islandOf, spaceOfTile } from "./lookup";
import { layoutOf } from "./layout";
import { Planning } from "./planning.svelte";
import {
  packOf,
  type Action,
  type Bundle,
  type Good,
  type Objective,
  type OwnView,
  type Standing,
  type Tile,
  type Vessel,
  type View,
} from "./pack";
import { piecesOf } from "./pieces";
import { EFFECT_SIGNS } from "./signs";
import { amountsIn, costOf, coveredId, idOf, kindOf, meant, thingsOf, type Thing } from "./things";

export interface Step {
  at_least: number;
  points: number;
  reached: boolean;
}

export class Game extends TitleGame<Thing> {
  readonly pack = $derived.by(() => packOf(this.table.components?.components ?? {}));
  readonly view = fieldProxy(() => this.table.view as unknown as View);
  readonly layout = $derived.by(() => layoutOf(this.pack, this.name));
  readonly planning = new Planning(this);
  readonly #vessels = $derived.by(() => new Map([...this.pack.ships, ...this.pack.charters].map((vessel) => [vessel.id, vessel])));
  readonly #tiles = $derived.by(() => new Map(this.pack.tiles.map((tile) => [tile.id, tile])));
  readonly #gains = $derived.by(() => new Map(this.pack.gains.map((card) => [card.id, card.gain])));
  readonly #objectives = $derived.by(() => new Map(this.pack.objectives.map((objective) => [objective.id, objective])));

  /** A name at the beginning of a line: the pack writes some of them small. */
  title1 = (id: string): string => this.name(id).replace(/^./, (letter) => letter.toUpperCase());
  /** A tile, told apart from one that looks the same beside it. */
  tileName = (id: string): string => this.name(this.view.spots[id] ?? id);
  vessel = (id: string): Vessel | undefined => this.#vessels.get(id);
  tile = (id: string): Tile | undefined => this.#tiles.get(id);
  gain = (id: string): Bundle | undefined => this.#gains.get(id);
  objective = (id: string): Objective | undefined => this.#objectives.get(id);

  thingsOf(action: Pick<LegalAction, "kind" | "facts">): Thing[] {
    return thingsOf(action, this.pack, this.view);
  }

  meant(thing: Thing): string | null {
    return meant(thing, this.pack, this.view);
  }

  override pieces(view: unknown): PieceAt[] {
    return piecesOf(view as View, this.pack);
  }

  touchedBy({ kind, facts }: LogLine): Thing[] {
    const fact = (name: string): string => String(facts[name]);
    const space = facts["tile"] === undefined ? undefined : spaceOfTile(this.view, fact("tile"));
    if (space && kind !== "saw-tile") return [`space:${space}`];
    switch (kind) {
      case "city-cube":
      case "delivered":
        return [`place:${fact("city")}`];
      case "new-contract":
        return [`contract:${fact("contract")}`];
      case "antwerp":
      case "new-england":
      case "scoring":
        return [`place:${fact("place")}`];
      case "built":
      case "assigned":
      case "da-gama":
        return [`ship:${fact("ship")}`];
      case "on-offer":
        return [`market:${fact("ship")}`];
      case "on-offer-covered":
        return [`market:${coveredId(fact("cost"))}`];
      case "earned":
        return [`marker:${fact("marker")}`];
      case "hired":
        return [`captain:${fact("captain")}`];
      case "expanded":
        return [`expansion:${fact("expansion")}`];
      default:
        return [];
    }
  }

  // ---- bundles

  /** Each piece of good in it. */
  piecesOf = (bundle: Bundle): string[] => this.pack.goods.flatMap((good, i) => Array<string>(bundle[i] ?? 0).fill(good));
  pointsOf = (bundle: Bundle): number => bundle[this.pack.goods.length] ?? 0;

  /** How one's own ships could pay a bill: one of them, or only all together. */
  reachOf(contract: string): "alone" | "together" | null {
    const { stage, turn, own } = this.view;
    const alone = stage === "planning" || turn.action === "deliver" ? own?.payable[contract] : undefined;
    return alone === undefined ? null : alone.length ? "alone" : "together";
  }

  /** The sign of what a captain does. */
  signOf = (effect: string): string => EFFECT_SIGNS[effect] ?? "captain";

  // ---- words

  bundleWords(bundle: Bundle): string {
    const words = this.pack.goods.flatMap((good, i) => (bundle[i] ? [`${bundle[i]} ${this.name(good)}`] : []));
    const points = this.pointsOf(bundle);
    if (points) words.push(say("nfl-points", { points }));
    return words.join(" + ");
  }

  numberWords(vessel: Vessel): string {
    return this.pack.symbols.map((symbol, i) => `${this.name(symbol)} ${vessel.numbers[i]}`).join(", ");
  }

  effectWords = (effect: string, amount: number): string => say(`nfl-effect-${effect}`, { amount });

  captainEffect(id: string): string {
    const captain = this.pack.captains.find((each) => each.id === id);
    return captain ? this.effectWords(captain.effect, captain.amount) : "";
  }

  standing = (place: string): Standing[] => this.view.places[place]?.standing ?? [];

  ownerName = (owner: number | null): string => this.player(owner)?.name ?? say("nfl-neutral");

  standingWords(place: string): string {
    const standing = this.standing(place);
    if (!standing.length) return say("nfl-no-cubes");
    return standing.map(({ owner, cubes }) => say("nfl-has-cubes", { player: this.ownerName(owner), cubes })).join(", ");
  }

  /** What only that seat knows, if we may see it. */
  ownOf(seat: number): OwnView | null {
    if (this.table.hidden) return (this.table.hidden[seat]?.["own"] as OwnView | undefined) ?? null;
    return seat === this.table.looker ? this.view.own : null;
  }

  /** What an objective counts, and how far whoever knows it has come. */
  progress(id: string): { reached: number; words: string; steps: Step[] } {
    const objective = this.objective(id);
    if (!objective) return { reached: 0, words: "", steps: [] };
    const seats = this.table.hidden?.keys() ?? [this.table.looker];
    const reached = [...seats].map((seat) => this.ownOf(seat)?.progress[id]).find((number) => number !== undefined) ?? 0;
    const words = say(`nfl-measure-${objective.measure}`, { of: this.title1(objective.of ?? ""), cubes: objective.per_place });
    return { reached, words, steps: objective.steps.map((step) => ({ ...step, reached: reached >= step.at_least })) };
  }

  title(thing: Thing): string {
    const id = idOf(thing);
    switch (kindOf(thing)) {
      case "space": {
        const here = this.view.spaces[id];
        const island = this.name(islandOf(this.pack, id));
        return here ? say("nfl-tile-on", { island, tile: this.tileName(here.tile) }) : say("nfl-empty-space", { island });
      }
      case "contract": {
        const city = cityOf(this.pack, this.view, id);
        return city ? `${this.name(city.id)}, ${this.name(id)}` : this.title1(id);
      }
      case "drawn":
        return this.tileName(id).replace(/^./, (letter) => letter.toUpperCase());
      case "compass":
        return say("nfl-compass");
      default:
        return this.title1(id);
    }
  }

  details(thing: Thing): string[] {
    const id = idOf(thing);
    switch (kindOf(thing)) {
      case "space":
        return this.#spaceDetails(id);
      case "place":
        return this.#placeDetails(id);
      case "contract":
        return this.#contractDetails(id);
      case "market":
      case "ship":
      case "card":
        return this.#vesselDetails(thing);
      case "expansion":
        return this.#expansionDetails(id);
      case "captain":
        return [
          this.captainEffect(id),
          this.view.captains[id] === null
            ? say("nfl-captain-free")
            : say("nfl-sails-for", { player: this.ownerName(this.view.captains[id] ?? null) }),
        ];
      case "objective": {
        const { reached, words, steps } = this.progress(id);
        return [
          `${words}: ${reached}`,
          ...steps.map((step) =>
            say(step.reached ? "nfl-step-reached" : "nfl-step", { needed: step.at_least, points: step.points }),
          ),
        ];
      }
      case "drawn":
        return this.#tileDetails(id);
      case "marker":
        return this.#markerDetails(id);
      case "compass":
        return [
          say("nfl-compass-about", { tiles: this.pack.tiles_per_round }),
          ...this.view.compass.map((tile, i) => say("nfl-compass-round", { round: i + 1, island: this.compassIsland(tile) })),
        ];
      case "good":
        return [
          say("nfl-own-goods", { count: this.view.seats[this.table.looker]?.goods[id as Good] ?? 0 }),
          ...(id === "gold" ? [say("nfl-gold-joker")] : []),
        ];
      default:
        return [];
    }
  }

  compassIsland = (tile: string): string => this.name(this.pack.compass.find((each) => each.id === tile)?.island ?? "");

  #tileDetails(id: string): string[] {
    const tile = this.tile(id);
    if (!tile) return [];
    return [
      say("nfl-shape", { shape: this.name(tile.shape) }),
      say("nfl-bonuses", { left: this.bundleWords(tile.bonuses[0] ?? []), right: this.bundleWords(tile.bonuses[1] ?? []) }),
    ];
  }

  #spaceDetails(id: string): string[] {
    const here = this.view.spaces[id];
    if (!here) {
      const shape = this.pack.islands.flatMap((island) => island.spaces).find((space) => space.id === id)?.shape ?? "";
      return [say("nfl-shape-needed", { shape: this.name(shape) })];
    }
    return [
      ...this.#tileDetails(here.tile),
      ...here.cubes.map(({ owner, cubes }) => say("nfl-has-cubes", { player: this.ownerName(owner), cubes })),
      say("nfl-free-spaces", { count: this.pack.cube_spaces - here.cubes.length }),
    ];
  }

  #placeDetails(id: string): string[] {
    if (id === "new-england") return [say("nfl-new-england-about")];
    if (id === "antwerp") return [say("nfl-antwerp-about")];
    const place = [...this.pack.islands, ...this.pack.cities].find((each) => each.id === id);
    if (!place) return [];
    const missing = { count: this.view.places[id]?.missing ?? 0 };
    return [
      say("nfl-place-bonuses", { first: place.first, second: place.second }),
      this.view.scored.includes(id)
        ? say("nfl-scored")
        : say(this.view.cities[id] ? "nfl-cubes-missing" : "nfl-tiles-missing", missing),
      this.standingWords(id),
    ];
  }

  #contractDetails(id: string): string[] {
    const contract = this.pack.contracts.find((each) => each.id === id);
    const city = cityOf(this.pack, this.view, id);
    if (!contract) return [];
    const full = city && this.view.places[city.id]?.missing === 0;
    return [
      ...(city ? [say("nfl-contract-in", { city: this.name(city.id) })] : []),
      say("nfl-asks-for", { goods: this.bundleWords(contract.goods) }),
      say("nfl-gives-points", { points: contract.points }),
      ...(full ? [say("nfl-city-full")] : []),
    ];
  }

  #vesselDetails(thing: Thing): string[] {
    const id = idOf(thing);
    const gain = this.gain(id);
    if (gain) return [say("nfl-card-gives", { gain: this.bundleWords(gain) })];
    const covered = costOf(id);
    if (covered)
      return [
        say("nfl-costs", { cost: this.bundleWords(amountsIn(covered)) }),
        say("nfl-large-gives", { points: this.pack.large_ship_points }),
      ];
    const vessel = this.vessel(id);
    if (!vessel) return [];
    const planned = this.actionOf(id);
    return [
      this.numberWords(vessel),
      ...(vessel.size === "charter" ? [say("nfl-charter-about")] : []),
      ...(kindOf(thing) === "market" ? [say("nfl-costs", { cost: this.bundleWords(vessel.cost) })] : []),
      ...(kindOf(thing) === "market" && vessel.size === "large"
        ? [say("nfl-large-gives", { points: this.pack.large_ship_points })]
        : []),
      ...(planned ? [say("nfl-planned-for", { action: this.name(planned) })] : []),
      ...(this.view.da_gama === id ? [`${this.name("da-gama")}: ${this.captainEffect("da-gama")}`] : []),
    ];
  }

  #expansionDetails(id: string): string[] {
    const expansion = this.pack.expansions.find((each) => each.id === id);
    if (!expansion) return [];
    return [this.effectWords(expansion.effect, expansion.amount), say("nfl-costs", { cost: this.bundleWords(expansion.cost) })];
  }

  #markerDetails(id: string): string[] {
    const marker = this.view.markers[id];
    const gives = this.pack.markers.find((each) => each.id === id)?.gives ?? "objective";
    const earned = (marker?.earned ?? []).map((seat) => this.ownerName(seat));
    return [
      say(`nfl-marker-gives-${gives}`),
      marker?.space ? say("nfl-on-space", { space: marker.space }) : say("nfl-off-track"),
      earned.length ? say("nfl-earned-by", { players: listed(earned) }) : say("nfl-earned-by-nobody"),
    ];
  }

  /** The action a vessel is planned for in this round. */
  actionOf(vessel: string): Action | undefined {
    return this.pack.actions.find((action) => this.view.seats.some((seat) => seat.assigned[action].includes(vessel)));
  }

  /** The settle action for one of a tile's bonuses, if it is open now. */
  settling(tile: string, side: "left" | "right"): LegalAction | undefined {
    return this.table.actions.find((action) => action.name === `settle ${tile} ${side}`);
  }
}
