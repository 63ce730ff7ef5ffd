/** An Endeavor table as its board and mats need it: the pack and the view with their types, and words for every thing. */
import type { LegalAction, LogLine } from "$/api/types";
import { fieldProxy } from "$/lib/fieldProxy.svelte";
import type { Player } from "$/lib/players";
import { listed, say } from "$/lib/texts.svelte";
import { TitleGame, type PieceAt } from "$/table/game.svelte";
import type { Thing as AnyThing } from "$/table/things";
import { explained } from "./explain";
import { placed, widthOf, type Label } from "./labels";
import { layoutOf, MARGIN, R, type Layout } from "./layout";
import type { Building, Card, Pack, Token, View } from "./pack";
import { piecesOf } from "./pieces";
import { idOf, kindOf, meant, thingOf, type Thing } from "./things";
import { touchedThings } from "./touched";

const layouts = new Map<string, Layout>(); // of packs and languages: the same board is often shown again

export class Game extends TitleGame<Thing> {
  readonly pack = $derived.by(() => this.table.components?.components as unknown as Pack);
  readonly view = fieldProxy(() => this.table.view as unknown as View);
  readonly layout = $derived.by(() => {
    const key = `${this.table.components?.title} ${this.table.components?.pack} ${JSON.stringify(this.table.components?.options)} ${this.pack.regions.map(({ id }) => this.name(id)).join()}`;
    const known = layouts.get(key) ?? layoutOf(this.pack, (region) => this.#headingOf(region));
    layouts.set(key, known);
    return known;
  });
  readonly labels = $derived.by(() => this.#placedLabels());
  /** How the sheet is drawn. */
  readonly portolan = $derived.by(() => this.pack.drawing.map.sheet === "portolan");
  readonly #cards = $derived.by(() => new Map(this.pack.cards.map((card) => [card.id, card])));
  readonly #tokens = $derived.by(() => new Map(this.pack.tokens.map((token) => [token.id, token])));
  readonly #buildings = $derived.by(() => new Map(this.pack.buildings.map((building) => [building.id, building])));

  card = (id: string | undefined): Card | undefined => (id === undefined ? undefined : this.#cards.get(id));
  token = (id: string | undefined): Token | undefined => (id === undefined ? undefined : this.#tokens.get(id));
  building = (id: string): Building | undefined => this.#buildings.get(id);

  /** Attributes are drawn by their place in the pack, whatever they are called. */
  attributeSign = (id: string): string => `attribute-${this.pack.attributes.indexOf(id)}`;
  tokenSign(id: string): string {
    const token = this.token(id);
    if (token?.attribute) return this.attributeSign(token.attribute);
    return `ticket:${(token?.actions ?? []).map((part) => part.join("/")).join("+")}`;
  }
  /** A ticket for two actions. */
  isWide = (id: string): boolean => (this.token(id)?.actions ?? []).flat().length > 1;

  holderOf(card: string): Player | undefined {
    return this.players[this.view.seats.findIndex((seat) => seat.cards.includes(card))];
  }

  /** A region's name where there is little room: its first words by a letter. */
  shortName(region: string): string {
    const name = this.name(region).split(" & ")[0] ?? "";
    const words = name.split(" ");
    return name.length > 12 && words.length > 1
      ? `${words
          .slice(0, 1)
          .map((word) => `${word[0]}.`)
          .join(" ")} ${words.at(-1)}`
      : name;
  }

  /** A deck's name below a card. */
  shortDeck(deck: string): string {
    const name = this.shortName(deck);
    const [first = "", second] = name.split(" ");
    if (name.length < 9) return name;
    return second && first.endsWith(".") ? `${first} ${second.slice(0, 2)}.` : `${name.slice(0, 7)}.`;
  }

  #headingOf(region: string): number {
    const left = this.pack.regions.find(({ id }) => id === region)?.track ?? 0;
    const states = [say("endeavor-banner-open"), left ? say("endeavor-spaces-left", { left }) : say("endeavor-banner-home")];
    return widthOf(this.name(region), 14.8, "serif") + 10 + Math.max(...states.map((state) => widthOf(state, 12.2, "sans")));
  }

  #placedLabels(): Label[] {
    const { layout } = this;
    const pieces = layout.bodies.flatMap((body) =>
      body.circles.map(({ x, y, r }) => ({ x: body.x + x - r, y: body.y + y - r, width: 2 * r, height: 2 * r })),
    );
    const plates = [...layout.banners, { x: layout.cartouche.x - 105, y: layout.cartouche.y - 26, width: 210, height: 52 }];
    const wishes = this.pack.places.map((place) => ({
      id: place.id,
      text: this.name(place.id),
      at: layout.places.get(place.id) ?? { x: 0, y: 0 },
      radius: R.city + 1,
      reach: place.route ? R.route + 1 : R.ticket - 2,
    }));
    const bounds = { x: MARGIN + 1, y: MARGIN + 1, width: layout.width - 2 * MARGIN - 2, height: layout.height - 2 * MARGIN - 2 };
    const taken = [
      ...pieces,
      ...plates.map(({ x, y, width, height }) => ({ x: x - 2, y: y - 1, width: width + 4, height: height + 3 })),
    ];
    return placed(
      wishes,
      taken,
      13.5,
      bounds,
      layout.links.flatMap((link) => link.line),
    );
  }

  thingsOf(action: Pick<LegalAction, "kind" | "facts">): Thing[] {
    const thing = thingOf(action);
    return thing ? [thing] : [];
  }

  meant(thing: Thing): string | null {
    return meant(thing, this.pack, this.view, this.table.seat);
  }

  touchedBy(line: LogLine): AnyThing[] {
    return touchedThings(line, this.pack);
  }

  override explain(thing: AnyThing): { text: string; rule?: string } | null {
    return explained(this, thing as Thing);
  }

  override pieces(view: unknown): PieceAt[] {
    return piecesOf(view as View, this.pack);
  }

  title(thing: Thing): string {
    const id = idOf(thing);
    switch (kindOf(thing)) {
      case "link":
        return say("endeavor-link", { one: this.name(id.split("--")[0] ?? ""), other: this.name(id.split("--")[1] ?? "") });
      case "deck":
        return say("endeavor-deck", { deck: this.name(id) });
      case "track":
        return say("endeavor-track", { region: this.name(id) });
      case "beside":
        return say("endeavor-sea", { region: this.name(id) });
      case "space": {
        const [region = "", space = ""] = id.split(" ");
        return say("endeavor-space", { region: this.name(region), space });
      }
      case "governor":
        return this.name(this.#governorOf(id)?.id ?? id);
      case "score":
        return say("endeavor-score", { player: this.players[Number(id)]?.name ?? "" });
      case "count":
      case "slot":
      case "sign":
        return this.#signTitle(id);
      default:
        return this.name(id);
    }
  }

  #signTitle(id: string): string {
    const attribute = id.startsWith("attribute-") ? this.pack.attributes[Number(id.slice("attribute-".length))] : undefined;
    if (attribute) return this.name(attribute);
    if (id.startsWith("ticket:"))
      return this.actionWords(
        id
          .slice("ticket:".length)
          .split("+")
          .map((part) => part.split("/")),
      );
    return say(`endeavor-sign-${id.split("-")[0]}`);
  }

  #governorOf(region: string): Card | undefined {
    const decks = this.pack.decks.filter((deck) => deck.region === region).map((deck) => deck.id);
    return this.pack.cards.find((card) => card.governor && decks.includes(card.deck));
  }

  details(thing: Thing): string[] {
    const id = idOf(thing);
    switch (kindOf(thing)) {
      case "place":
        return this.#placeDetails(id);
      case "track":
      case "beside":
      case "region":
        return this.#trackDetails(id);
      case "space": {
        const token = this.token(this.view.tokens[id]);
        return token ? [this.name(token.id), ...this.#tokenDetails(token)] : [];
      }
      case "governor": {
        const card = this.#governorOf(id);
        const holder = card && this.holderOf(card.id);
        return card ? [...this.cardDetails(card.id), ...(holder ? [say("endeavor-held-by", { player: holder.name })] : [])] : [];
      }
      case "attribute":
      case "count":
      case "score":
      case "slot":
      case "sign":
        return [];
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
    if (!this.view.tracks[id]) return [say("endeavor-open"), ...this.#presence(id)];
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
    const rest = left.filter((card) => card !== top && !this.card(card)?.governor);
    const below = rest.length ? [say("endeavor-below", { cards: listed(rest.map((card) => this.#cardWords(card))) })] : [];
    return top
      ? [say("endeavor-top-card", { card: this.name(top) }), ...this.cardDetails(top), ...own, ...below]
      : [say("endeavor-deck-empty")];
  }

  /** A card by its value and what it brings: "2 (2 Culture)". */
  #cardWords(id: string): string {
    const card = this.card(id);
    const icons = Object.entries(card?.icons ?? {}).map(([name, count]) => `${count} ${this.name(name)}`);
    const glory = card?.glory ? [say("endeavor-worth", { glory: card.glory })] : [];
    return `${card?.value ?? ""} (${[...icons, ...glory].join(", ")})`;
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
