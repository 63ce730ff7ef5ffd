"""What the boxes of the editions hold, counted."""

from argosy.engine.position import Title
from argosy.rulebook.sheet import EditionNumbers
from argosy.titles.endeavor.rules.pack import GOVERNOR
from argosy.titles.endeavor.rules.ruleset import EndeavorRuleset


def edition_numbers(title: Title, own: str | None, language: str) -> EditionNumbers:
    """The numbers of a title's packs, for all sides of its board."""
    packs = []
    names = title.ruleset(title.max_players, {}, own).component_names(language)
    for players in range(title.min_players, title.max_players + 1):
        ruleset = title.ruleset(players, {}, own)
        assert isinstance(ruleset, EndeavorRuleset)
        packs.append(ruleset.components)

    def spread(numbers: list[int]) -> str:
        return " / ".join(str(number) for number in sorted(set(numbers)))

    pack = packs[0]
    texts = {
        "players": f"{title.min_players}–{title.max_players}",
        "discs": str(pack.discs),
        "cities": spread([sum(not place.route for place in each.places) for each in packs]),
        "routes": spread([sum(place.route for place in each.places) for each in packs]),
        "links": spread([len(each.links) for each in packs]),
        "starts": str(sum(building.level == 0 for building in pack.buildings)),
        "cards": str(sum(card.value != GOVERNOR for card in pack.cards)),
        "attributes": ", ".join(names[attribute] for attribute in pack.attributes),
    }
    return EditionNumbers(texts, ["SET-1", "SET-2", "SET-5"])
