"""Shown names that no component row carries: sources of points, actions, and bundles of goods."""

from typing import Final

from argosy.titles.new_found_land.rules.pack import ACTIONS, GOODS, POINTS, SYMBOLS, Pack
from argosy.titles.new_found_land.rules.seen_names import seen_names

# Where points come from. The first ten move the figure during the game; the others are counted at the end (END-1).
SOURCES: Final = ["ships", "tiles", "new-england", "contracts", "customs", "antwerp", "islands", "cities", "cards", "objectives"]
END_SOURCES: Final = ["unscored-cubes", "fifty", "unused-cards", "unresolved-objectives"]
SHIPS: Final = 0
TILES: Final = 1
NEW_ENGLAND: Final = 2
CONTRACTS: Final = 3
CUSTOMS: Final = 4
ANTWERP: Final = 5
ISLANDS: Final = 6
CITIES: Final = 7
CARDS: Final = 8
OBJECTIVES: Final = 9

_NAMES: Final = {  # id: English, French. "new-england", "antwerp" and "customs" have theirs in the pack.
    "ships": ("large ships", "grands navires"),
    "tiles": ("island tiles", "tuiles d’île"),
    "contracts": ("contracts", "contrats"),
    "islands": ("islands", "îles"),
    "cities": ("cities", "villes"),
    "cards": ("points cards", "cartes points"),
    "objectives": ("objectives", "objectifs"),
    "unscored-cubes": ("cubes in places not scored", "cubes dans les lieux non décomptés"),
    "fifty": ("50/100 card", "carte 50/100"),
    "unused-cards": ("cards left", "cartes restantes"),
    "unresolved-objectives": ("objectives left", "objectifs restants"),
    "load": ("load", "chargement"),
    "settle": ("settle", "colonisation"),
    "deliver": ("deliver", "livraison"),
    "discover": ("discover", "découverte"),
    "sail": ("sail", "voile"),
    "crate": ("crate", "caisse"),
    "settlers": ("settlers", "colons"),
    "telescope": ("telescope", "longue-vue"),
    "yard": ("Extra yard", "Chantier supplémentaire"),
    "small": ("small ships", "petits navires"),
    "large": ("large ships", "grands navires"),
    "covered": ("covered large ship", "grand navire caché"),
    "some-island": ("an island", "une île"),
    "some-city": ("a city", "une ville"),
    "small-stack": ("stack of small ships", "pile de petits navires"),
    "large-stack": ("stack of large ships", "pile de grands navires"),
    "card-stack": ("stack of 1x cards", "pile de cartes 1x"),
    "tile-stack": ("stack of island tiles", "pile de tuiles d’île"),
    "contract-stack": ("stack of contracts", "pile de contrats"),
}


def names_in(pack: Pack, language: str, bundles: list[list[int]], covered: list[str]) -> dict[str, str]:
    """Every shown name in one language; `bundles` are the costs and gains that a sentence may have to name, `covered` ships."""
    french = language == "fr"
    names = {id: both[1 if french else 0] for id, both in _NAMES.items()}
    names.update(pack.names[language])
    names.update(seen_names(pack, language, names))
    for bundle in bundles:
        parts = [f"{amount} {names[GOODS[good]]}" for good, amount in enumerate(bundle[:POINTS]) if amount]
        if len(bundle) > POINTS and bundle[POINTS]:
            parts.append(f"{bundle[POINTS]} point" + ("s" if bundle[POINTS] > 1 else ""))
        names[bundle_id(bundle)] = " + ".join(parts)
    for id in covered:
        names[id] = names["covered"]
    assert all(id in names for id in [*SOURCES, *END_SOURCES, *ACTIONS, *SYMBOLS])
    return names


def bundle_id(bundle: list[int]) -> str:
    """`goods-0-2-1-0` is 2 wood + 1 iron; a fifth number is points."""
    return "goods-" + "-".join([str(amount) for amount in bundle])
