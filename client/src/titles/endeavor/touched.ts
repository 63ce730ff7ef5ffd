/** What a line of the journal put, took or moved. */
import type { LogLine } from "$/api/types";
import type { Thing } from "$/table/things";
import type { Pack } from "./pack";

export function touchedThings({ kind, facts }: Pick<LogLine, "kind" | "facts">, pack: Pick<Pack, "cards" | "decks">): Thing[] {
  const fact = (name: string): string => String(facts[name] ?? "");
  const deckOf = (card: string): string => pack.cards.find((each) => each.id === card)?.deck ?? "";
  switch (kind) {
    case "shipped":
      return [`space:${fact("region")} ${fact("space")}`];
    case "shipped-beside":
      return [`beside:${fact("region")}`];
    case "shipped-route":
    case "occupied":
    case "attacked":
      return [`place:${fact("place")}`];
    case "controls-link":
      return [`link:${fact("place")}--${fact("other")}`];
    case "opened":
      return [`region:${fact("region")}`];
    case "governor":
      return [`governor:${pack.decks.find((deck) => deck.id === deckOf(fact("card")))?.region ?? ""}`];
    case "drew":
      return [`deck:${deckOf(fact("card"))}`, `card:${fact("card")}`];
    case "built":
      return [`stock:${fact("building")}`, `building:${fact("building")}`];
    case "activated":
    case "paid":
    case "started":
      return [`building:${fact("building")}`];
    case "spent":
      return [`token:${fact("token")}`];
    case "discarded":
    case "set-aside":
    case "free-place":
    case "normal-place":
      return [`card:${fact("card")}`];
    default:
      return [];
  }
}
