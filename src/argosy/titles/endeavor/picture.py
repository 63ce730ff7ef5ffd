"""The board around the home region, small: its coast, who holds what, and the links between."""

from math import cos, radians
from statistics import median
from typing import Any

from argosy.engine.position import Plain
from argosy.titles.endeavor.components import components
from argosy.titles.endeavor.rules.ruleset import EndeavorRuleset
from argosy.titles.picture import Label, Picture, Piece, Way

_WIDTH, _HEIGHT = 360.0, 200.0
_MARGIN = 4.0  # degrees left and right of the outermost places
_DISC = 24.0
_LETTER = 7.5  # room that a letter of a name takes, about

Point = tuple[float, float]


def picture(ruleset: EndeavorRuleset, view: Plain, names: dict[str, str]) -> Picture | None:
    told: Any = view
    pack = components(ruleset)
    drawing = pack["drawing"]
    routes = drawing["routes"]["rows"] if "routes" in drawing else []
    lies = {row["id"]: (row["lon"], row["lat"]) for row in [*drawing["cities"]["rows"], *routes]}
    home = next((region["id"] for region in pack["regions"] if region["home"]), None)
    own = [lies[place["id"]] for place in pack["places"] if place["region"] == home and place["id"] in lies]
    if not own:
        return None
    earth = _earth(own)
    at = {id: _on(earth, lon, lat) for id, (lon, lat) in lies.items()}
    seen = {id: point for id, point in at.items() if _inside(point, _DISC)}
    paths = {"--".join(row["ends"]): row.get("path", []) for row in drawing["links"]["rows"]}
    ways = []
    for link in pack["links"]:
        first, last = link["ends"]
        if first in seen and last in seen:
            middle = [_on(earth, lon, lat) for lat, lon in paths.get(link["id"], [])]
            ways.append(Way([_plain(point) for point in (at[first], *middle, at[last])], told["links"].get(link["id"])))
    pieces = [Piece(*_plain(point), _DISC, "round", told["places"].get(id)) for id, point in seen.items()]
    old = drawing["map"].get("sheet") == "portolan"
    return Picture(_WIDTH, _HEIGHT, earth, old, ways=ways, pieces=pieces, labels=_labels(seen, names))


def _earth(places: list[Point]) -> tuple[float, float, float, float]:
    """As wide as these places, and around their middle latitude as high as the picture is."""
    west = min(lon for lon, _ in places) - _MARGIN
    east = max(lon for lon, _ in places) + _MARGIN
    middle = median(lat for _, lat in places)
    high = (east - west) * cos(radians(middle)) * _HEIGHT / _WIDTH
    return round(west, 2), round(middle - high / 2, 2), round(east, 2), round(middle + high / 2, 2)


def _on(earth: tuple[float, float, float, float], lon: float, lat: float) -> Point:
    west, south, east, north = earth
    return (lon - west) / (east - west) * _WIDTH, (north - lat) / (north - south) * _HEIGHT


def _inside(point: Point, beyond: float = 0.0) -> bool:
    return -beyond < point[0] < _WIDTH + beyond and -beyond < point[1] < _HEIGHT + beyond


def _plain(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


def _labels(places: dict[str, Point], names: dict[str, str]) -> list[Label]:
    """The names for which there is room beside their places, and that are seen whole."""
    labels: list[Label] = []
    taken = [(x - _DISC / 2, y - _DISC / 2, x + _DISC / 2, y + _DISC / 2) for x, y in places.values()]
    for id, (x, y) in places.items():
        text = names.get(id, "")
        wide = _LETTER * len(text)
        for left in (x + _DISC / 2 + 3, x - _DISC / 2 - 3 - wide):
            box = (left, y - 7, left + wide, y + 7)
            free = all(box[0] > other[2] or box[2] < other[0] or box[1] > other[3] or box[3] < other[1] for other in taken)
            if text and free and left > 4 and box[2] < _WIDTH - 4 and box[1] > 2 and box[3] < _HEIGHT - 2:
                labels.append(Label(round(left, 1), round(y + 5, 1), text))
                taken.append(box)
                break
    return labels
