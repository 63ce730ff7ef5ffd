"""A ruleset's components as plain data: the facts of its pack and the hints for drawing it."""

from typing import Any

from argosy.titles.endeavor.rules.pack import ACTION_BITS, GOVERNOR
from argosy.titles.endeavor.rules.ruleset import EndeavorRuleset


def components(ruleset: EndeavorRuleset) -> dict[str, Any]:
    pack = ruleset.components
    attributes = pack.attributes

    def icons(numbers: list[int]) -> dict[str, int]:
        return {name: number for name, number in zip(attributes, numbers, strict=True) if number}

    regions = [region.id for region in pack.regions]
    decks = [deck.id for deck in pack.decks]
    places = [place.id for place in pack.places]
    return {
        "attributes": attributes,
        "thresholds": pack.thresholds,
        "build": pack.build,
        "growth": pack.growth,
        "salary": pack.salary,
        "card_limit": pack.card_limit,
        "slavery_bonus": pack.slavery_bonus,
        "marker_max": pack.marker_max,
        "glory_spaces": pack.glory_spaces,
        "rounds": pack.rounds,
        "discs": pack.discs,
        "card_places": pack.card_places,
        "slots": pack.slots,
        "link_glory": pack.link_glory,
        "regions": [{"id": region.id, "home": region.home, "track": region.track} for region in pack.regions],
        "decks": [{"id": deck.id, "region": regions[deck.region]} for deck in pack.decks],
        "places": [
            {"id": place.id, "region": regions[place.region], "glory": place.glory, "route": place.route} for place in pack.places
        ],
        "links": [
            {
                "id": f"{places[link.one]}--{places[link.other]}",
                "ends": [places[link.one], places[link.other]],
                "token": link.has_token,
            }
            for link in pack.links
        ],
        "cards": [
            {
                "id": card.id,
                "deck": decks[card.deck],
                "value": None if card.value == GOVERNOR else card.value,
                "governor": card.value == GOVERNOR,
                "icons": icons(card.icons),
                "glory": card.glory,
                "abolition": card.abolition,
                "bonus_discs": card.bonus_discs,
            }
            for card in pack.cards
        ],
        "buildings": [
            {
                "id": building.id,
                "level": building.level,
                "copies": building.copies,
                "icons": icons(building.icons),
                "glory": building.glory,
                "circle": building.circle,
                "actions": [_actions(part) for part in building.parts],
            }
            for building in pack.buildings
        ],
        "tokens": [
            {
                "id": token.id,
                "count": token.count,
                "attribute": attributes[token.attribute] if token.attribute >= 0 else None,
                "actions": [_actions(part) for part in token.parts],
            }
            for token in pack.tokens
        ],
        "drawing": pack.drawing,
    }


def _actions(part: int) -> list[str]:
    return [name for name, bit in ACTION_BITS.items() if part & bit]
