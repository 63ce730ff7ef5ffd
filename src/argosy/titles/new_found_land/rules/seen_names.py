"""Names for pieces that are many alike: what is seen on them ("small ship (sail 3, crate 2)"), never the number of their row.

A row of a pack that has a name of its own, which does not end with a number, keeps it.
"""

from typing import Final

from argosy.titles.new_found_land.rules.pack import GOODS, POINTS, SYMBOLS, Pack, Ship

_SAIL: Final = 0
# by language: small ship, large ship, charter, goods card, points card, compass tile, 50/100 card
_KINDS: Final = {
    "en": ["small ship", "large ship", "charter", "goods card", "points card", "compass tile", "50/100 card"],
    "fr": [
        "petit navire",
        "grand navire",
        "affrètement",
        "carte marchandises",
        "carte points",
        "tuile boussole",
        "carte 50/100",
    ],
}
_CARDS: Final = 3  # from here on; in French the masculine stands before it
_ORDINALS: Final = {
    "en": ["first", "second", "third", "fourth", "fifth", "sixth"],
    "fr": ["premier", "deuxième", "troisième", "quatrième", "cinquième", "sixième"],
}
_NORTH_TO_SOUTH: Final = {"en": ["north", "", "south"], "fr": ["nord", "", "sud"]}
_WEST_TO_EAST: Final = {"en": ["west", "", "east"], "fr": ["ouest", "", "est"]}
_MIDDLE: Final = {"en": "middle", "fr": "du milieu"}


def seen_names(pack: Pack, language: str, names: dict[str, str]) -> dict[str, str]:
    """Of all pieces whose name in the pack only counts them; `names` has those of goods, symbols and places."""
    found: dict[str, str] = {}
    kinds = _KINDS[language]
    small = pack.ships[: pack.small_ships]
    for kind, group in ((0, small), (1, pack.ships[pack.small_ships :]), (2, pack.charters)):
        _name_vessels(group, kinds[kind], language, names, found)
    rows: list[tuple[str, str]] = []
    for at, id in enumerate(pack.gain_ids):
        gain = pack.gains[at]
        rows.append((id, f"{kinds[4 if gain[POINTS] else 3]} ({in_words(gain, names, language)})"))
    for at, id in enumerate(pack.compass_ids):
        rows.append((id, f"{kinds[5]} ({names[pack.islands[pack.compass[at]].id]})"))
    for at, bonus in enumerate(pack.fifty):
        rows.append((pack.fifty_ids[at], f"{kinds[6]} ({points_in_words(bonus, language)})"))
    for at, id in enumerate(pack.contract_ids):
        word = "pour" if language == "fr" else "for"
        goods = in_words(pack.contract_goods[at], names, language)
        rows.append((id, f"{goods} {word} {points_in_words(pack.contract_points[at], language)}"))
    _name_apart([row for row in rows if _only_counts(names[row[0]])], language, True, found)
    _name_tiles(pack, language, names, found)
    return found


def in_words(bundle: list[int], names: dict[str, str], language: str) -> str:
    """`2 cloth + wood`, `1 point`: one piece of a good is just its name."""
    parts = [
        names[GOODS[good]] if amount == 1 else f"{amount} {names[GOODS[good]]}"
        for good, amount in enumerate(bundle[:POINTS])
        if amount
    ]
    if len(bundle) > POINTS and bundle[POINTS]:
        parts.append(points_in_words(bundle[POINTS], language))
    return " + ".join(parts)


def points_in_words(points: int, language: str) -> str:
    return f"{points} point" + ("" if points == 1 or (points == 0 and language == "fr") else "s")


def _only_counts(name: str) -> bool:
    return name[-1:].isdigit()


def _name_apart(rows: list[tuple[str, str]], language: str, feminine: bool, found: dict[str, str]) -> None:
    """Rows that would read the same are counted: "second goods card (iron)"."""
    for id, name in rows:
        alike = [other for other, same in rows if same == name]
        if len(alike) == 1:
            found[id] = name
        else:
            ordinal = _ordinal(alike.index(id), language)
            found[id] = f"{'première' if feminine and ordinal == 'premier' else ordinal} {name}"


def _ordinal(at: int, language: str) -> str:
    words = _ORDINALS[language]
    if at < len(words):
        return words[at]
    return f"{at + 1}e" if language == "fr" else f"{at + 1}th"


# ---- ships and charters


def bare_id(id: str) -> str:
    """The name of a ship or charter without its numbers, where a sentence tells them anyway."""
    return id + "-bare"


def _name_vessels(group: list[Ship], kind: str, language: str, names: dict[str, str], found: dict[str, str]) -> None:
    rows: list[tuple[str, str]] = []
    counted = [ship for ship in group if _only_counts(names[ship.id])]
    for ship in group:
        own = ship not in counted
        found[bare_id(ship.id)] = _small_letter(names[ship.id], language) if own else kind
        told = [_SAIL] if own else _distinct_symbols(ship, [other for other in counted if other is not ship])
        numbers = ", ".join([f"{names[SYMBOLS[symbol]]} {ship.numbers[symbol]}" for symbol in told])
        rows.append((ship.id, f"{found[bare_id(ship.id)]} ({numbers})"))
    _name_apart(rows, language, False, found)


def _small_letter(name: str, language: str) -> str:
    """`Navire de départ portugais` stands inside of sentences; a ship's proper name keeps its capital."""
    words = name.split()
    is_phrase = language == "fr" and len(words) > 1 and all(word == word.lower() for word in words[1:])
    return name[:1].lower() + name[1:] if is_phrase else name


def _distinct_symbols(ship: Ship, others: list[Ship]) -> list[int]:
    """The sail, and as few more numbers as tell the ship from all others; of as many, the highest ones."""
    best = [0, 1, 2, 3]
    most = -1
    for choice in range(8):
        symbols = [_SAIL] + [symbol for symbol in (1, 2, 3) if choice >> (symbol - 1) & 1]
        if any(all(other.numbers[symbol] == ship.numbers[symbol] for symbol in symbols) for other in others):
            continue
        total = sum([ship.numbers[symbol] for symbol in symbols])
        if len(symbols) < len(best) or (len(symbols) == len(best) and total > most):
            best = symbols
            most = total
    return best


# ---- island tiles


def spot_id(tile: str, spot: str) -> str:
    """A tile, told apart from its twins by where it lies, or by when it was drawn."""
    return f"{tile}-{spot}"


def twins_in(pack: Pack) -> list[int]:
    """By tile: the mask of the others that look the same."""
    looks = [(pack.tile_shapes[tile], sorted(pack.tile_bonuses[tile])) for tile in range(len(pack.tile_ids))]
    twins: list[int] = []
    for tile, look in enumerate(looks):
        mask = 0
        for other, same in enumerate(looks):
            if same == look and other != tile:
                mask |= 1 << other
        twins.append(mask)
    return twins


def spots_in(pack: Pack) -> list[str]:
    """By space: where it lies among those of its shape, or else on its island: `north-east`; if that is not clear, `row-2-3`."""
    spots: list[str] = []
    for island in pack.islands:
        for space, here in enumerate(island.drawn_at):
            same = [at for other, at in enumerate(island.drawn_at) if island.shapes[other] == island.shapes[space]]
            spot = f"row-{here[1] + 1}-{here[0] + 1}"
            for frame in (island.drawn_at, same):
                directions = [_direction(at, frame) for at in same]
                if directions.count(_direction(here, frame)) == 1:
                    spot = _direction(here, frame)
            spots.append(spot)
    return spots


def _direction(here: list[int], frame: list[list[int]]) -> str:
    """Of the nine parts of what the frame covers: `north`, `south-west`, `middle`."""
    column = _third(here[0], [at[0] for at in frame])
    row = _third(here[1], [at[1] for at in frame])
    parts = [part for part in (_NORTH_TO_SOUTH["en"][row], _WEST_TO_EAST["en"][column]) if part]
    return "-".join(parts) if parts else "middle"


def _third(here: int, all: list[int]) -> int:
    """0 before the middle, 1 about it, 2 behind it: a quarter of the length to either side is about it."""
    apart = 2 * here - min(all) - max(all)
    return 1 if 2 * abs(apart) <= max(all) - min(all) else 0 if apart < 0 else 2


def _spot_in_words(spot: str, language: str) -> str:
    """`north-eastern` before the shape in English, `nord-est` after it in French."""
    if spot == "middle":
        return _MIDDLE[language]
    if spot.startswith("row-"):
        row, column = spot[4:].split("-")
        return f"de la rangée {row}, colonne {column}" if language == "fr" else f"row {row}, column {column}"
    if language != "fr":
        return spot + "ern"
    french: list[str] = []
    for part in spot.split("-"):
        from_north = _NORTH_TO_SOUTH["fr"][_NORTH_TO_SOUTH["en"].index(part)] if part in _NORTH_TO_SOUTH["en"] else ""
        french.append(from_north or _WEST_TO_EAST["fr"][_WEST_TO_EAST["en"].index(part)])
    return "-".join(french)


def _name_tiles(pack: Pack, language: str, names: dict[str, str], found: dict[str, str]) -> None:
    twins = twins_in(pack)
    spots = spots_in(pack)
    shapes = [shape for island in pack.islands for shape in island.shapes]
    for tile, id in enumerate(pack.tile_ids):
        shape = names[pack.shapes[pack.tile_shapes[tile]]]
        left, right = [in_words(bonus, names, language) for bonus in pack.tile_bonuses[tile]]
        seen = f"avec {left} et {right}" if language == "fr" else f"with {left} and {right}"
        counts = _only_counts(names[id])
        found[id] = f"{shape} {seen}" if counts else names[id]
        if not twins[tile]:
            continue
        for spot in sorted({spots[space] for space, of in enumerate(shapes) if of == pack.tile_shapes[tile]}):
            where = _spot_in_words(spot, language)
            apart = f"{shape} {where} {seen}" if language == "fr" else f"{where} {shape} {seen}"
            found[spot_id(id, spot)] = apart if counts else names[id]
        for at in range(len(twins_named(twins[tile])) + 1):
            ordinal = _ordinal(at, language)
            apart = f"{found[id]} ({ordinal} tirage)" if language == "fr" else f"{ordinal} {found[id]}"
            found[spot_id(id, drawn_spot(at))] = apart if counts else names[id]


def twins_named(mask: int) -> list[int]:
    return [tile for tile in range(mask.bit_length()) if mask >> tile & 1]


def drawn_spot(at: int) -> str:
    return f"drawn-{at + 1}"
