/** An Endeavor table as its board and mats need it: the pack and the view with their types, and words for every thing. */
import type { LegalAction } from "$/api/types";
import { fieldProxy } from "$/lib/fieldProxy.svelte";
import { say } from "$/lib/texts.svelte";
import { TitleGame } from "$/table/game.svelte";
import { layoutOf } from "./layout";
import type { Building, Card, Pack, Token, View } from "./pack";
import { idOf, kindOf, meant, thingOf, type Thing } from "./things";

export class Game extends TitleGame<Thing> {
  readonly pack = $derived.by(() => this.table.components?.components as unknown as Pack);
  readonly view = fieldProxy(() => this.table.view as unknown as View);
  readonly layout = $derived.by(() => layoutOf(this.pack));
  readonly #cards = $derived.by(() => new Map(this.pack.cards.map((card) => [card.id, card])));
  readonly #tokens = $derived.by(() => new Map(this.pack.tokens.map((token) => [token.id, token])));
  readonly #buildings = $derived.by(() => new Map(this.pack.buildings.map((building) => [building.id, building])));

  card = (id: string | undefined): Card | undefined => (id === undefined ? undefined : this.#cards.get(id));
  token = (id: string | undefined): Token | undefined => (id === undefined ? undefined : this.#tokens.get(id));
  building = (id: string): Building | undefined => this.#buildings.get(id);

  thingsOf(action: Pick<LegalAction, "kind" | "facts">): Thing[] {
    const thing = thingOf(action);
    return thing ? [thing] : [];
  }

  meant(thing: Thing): string | null {
    return meant(thing, this.pack, this.view, this.table.seat);
  }

  protected touched(): Set<string> {
    const things = new Set<string>();
    for (const { kind, facts } of this.table.story.filter((line) => line.ply === this.table.ply)) {
      if (facts["place"] !== undefined && facts["other"] === undefined) things.add(`place:${facts["place"]}`);
      if (facts["other"] !== undefined) things.add(`link:${facts["place"]}--${facts["other"]}`);
      if (kind === "shipped") things.add(`space:${facts["region"]} ${facts["space"]}`);
      if (kind === "drew") things.add(`deck:${this.card(String(facts["card"]))?.deck}`);
    }
    return things;
  }

  title(thing: Thing): string {
    const id = idOf(thing);
    if (kindOf(thing) === "link")
      return say("endeavor-link", { one: this.name(id.split("--")[0] ?? ""), other: this.name(id.split("--")[1] ?? "") });
    if (kindOf(thing) === "deck") return say("endeavor-deck", { deck: this.name(id) });
    if (kindOf(thing) === "track") return say("endeavor-track", { region: this.name(id) });
    return this.name(id);
  }

  details(thing: Thing): string[] {
    const id = idOf(thing);
    switch (kindOf(thing)) {
      case "place":
        return this.#placeDetails(id);
      case "track":
        return this.#trackDetails(id);
      case "deck":
        return this.#deckDetails(id);
      case "link":
        return this.#linkDetails(id);
      case "stock":
        return [
          ...this.buildingDetails(id),
          ...(this.view.stock[id] === undefined ? [] : [say("endeavor-in-stock", { count: this.view.stock[id] })]),
        ];
      case "building":
        return this.buildingDetails(id);
      case "card":
      case "pile":
        return this.cardDetails(id);
      default: {
        const token = this.token(id);
        return token ? this.#tokenDetails(token) : [];
      }
    }
  }

  #placeDetails(id: string): string[] {
    const place = this.pack.places.find((each) => each.id === id);
    const token = this.view.tokens[id];
    const holder = this.view.places[id];
    return [
      say(place?.route ? "endeavor-route-in" : "endeavor-city-in", { region: this.name(place?.region ?? "") }),
      ...(place && place.glory > 0 ? [say("endeavor-worth", { glory: place.glory })] : []),
      ...(token ? [say("endeavor-token-here", { token: this.name(token) })] : []),
      holder === undefined ? say("endeavor-nobody") : say("endeavor-held-by", { player: this.players[holder]?.name ?? "" }),
    ];
  }

  #trackDetails(id: string): string[] {
    const length = this.pack.regions.find((region) => region.id === id)?.track ?? 0;
    const filled = this.view.tracks[id]?.length ?? 0;
    const token = this.view.tokens[`${id} ${filled + 1}`];
    return [
      this.view.open.includes(id) ? say("endeavor-open") : say("endeavor-closed", { left: length - filled }),
      ...(token ? [say("endeavor-next-token", { token: this.name(token) })] : []),
      ...this.#presence(id),
    ];
  }

  #presence(region: string): string[] {
    return this.players
      .map((player) => ({ player, discs: this.view.discs[region]?.[player.seat] ?? 0 }))
      .filter(({ discs }) => discs > 0)
      .map(({ player, discs }) => say("endeavor-presence", { player: player.name, discs }));
  }

  #deckDetails(id: string): string[] {
    const left = this.view.decks[id] ?? [];
    const top = left.find((card) => !this.card(card)?.governor);
    const region = this.pack.decks.find((deck) => deck.id === id)?.region ?? id;
    const own = this.table.playing ? [say("endeavor-own-discs", { discs: this.view.discs[region]?.[this.table.seat] ?? 0 })] : [];
    return top
      ? [say("endeavor-top-card", { card: this.name(top) }), ...this.cardDetails(top), ...own]
      : [say("endeavor-deck-empty")];
  }

  #linkDetails(id: string): string[] {
    const seat = this.view.links[id];
    const token = this.view.tokens[id];
    return [
      say("endeavor-worth", { glory: this.pack.link_glory }),
      ...(token ? [say("endeavor-token-here", { token: this.name(token) })] : []),
      seat === undefined ? say("endeavor-link-free") : say("endeavor-controlled-by", { player: this.players[seat]?.name ?? "" }),
    ];
  }

  buildingDetails(id: string): string[] {
    const building = this.building(id);
    if (!building) return [];
    return [
      ...(building.level ? [say("endeavor-level", { level: building.level })] : []),
      ...(building.actions.length ? [this.actionWords(building.actions)] : []),
      ...this.#icons(building.icons, building.glory),
    ];
  }

  cardDetails(id: string): string[] {
    const card = this.card(id);
    if (!card) return [];
    return [
      ...(card.value === null ? [] : [say("endeavor-value", { value: card.value })]),
      ...this.#icons(card.icons, card.glory),
      ...(card.bonus_discs ? [say("endeavor-bonus-disc")] : []),
      ...(card.abolition ? [say("endeavor-abolition")] : []),
    ];
  }

  #tokenDetails(token: Token): string[] {
    return token.attribute ? [`+1 ${this.name(token.attribute)}`] : [this.actionWords(token.actions), say("endeavor-token-spent")];
  }

  #icons(icons: Record<string, number>, glory: number): string[] {
    const words = Object.entries(icons).map(([name, count]) => `+${count} ${this.name(name)}`);
    if (glory) words.push(say("endeavor-worth", { glory }));
    return words.length ? [words.join(", ")] : [];
  }

  /** [["ship", "draw"], ["ship"]] as "Ship or Draw, and Ship". */
  actionWords(parts: string[][]): string {
    const words = parts.map((part) => part.map((action) => say(`endeavor-act-${action}`)).join(say("endeavor-or")));
    return words.join(say("endeavor-and"));
  }
}
