"""Positions of Endeavor, in both editions, with the moves that a good player would consider."""

from collections.abc import Callable

from argosy import Game
from argosy.titles import TITLES
from bots.tactics.tactic import Tactic
from rulebook.endeavor.setup import Mat, table


def tactics(title: str) -> list[Tactic]:
    found: list[Tactic] = []
    for name, make in _POSITIONS.items():
        game, good = make(title)
        found.append(Tactic(name, title, game, set(good)))
    return found


_Made = tuple[Game, list[str]]
_POSITIONS: dict[str, Callable[[str], _Made]] = {}


def tactic(make: Callable[[str], _Made]) -> Callable[[str], _Made]:
    _POSITIONS[make.__name__.replace("_", " ")] = make
    return make


def with_building(name: str, *parts: list[str]) -> dict[str, object]:
    """The action of a building being carried out."""
    return {"building": name, "token": None, "parts": list(parts), "acted": False, "region": None, "deck": None}


def track(title: str, region: str, *, short: int, by: str) -> dict[str, str]:
    """A track that lacks `short` discs, with these seats on it, the last of them repeated."""
    length = next(known.track for known in TITLES[title].ruleset(3, {}, None).components.regions if known.id == region)
    seats = by + by[-1] * length
    return {region: seats[: length - short]}


def names(title: str) -> tuple[str, str]:
    """What the third and the fourth attribute are called."""
    return ("finance", "politics") if title == "endeavor" else ("wealth", "influence")


# ---- shipping


@tactic
def the_last_space_brings_the_governor(title: str) -> _Made:
    """And it brings it to the rival, if it is left to him; later there would be no time to make use of it."""
    length = len(track(title, "south-america", short=0, by="0")["south-america"])
    game = table(
        title,
        round=7,
        seats={
            0: Mat(harbor=3, buildings="colonial-house* shipyard* market"),
            1: Mat(harbor=3, buildings="colonial-house* shipyard market"),
        },
        stage="action",
        action=with_building("shipyard", ["ship"]),
        tracks={"south-america": ("01" * length)[: length - 1]},
    )
    return game, ["ship south-america"]


@tactic
def the_tied_latest_disc_brings_the_governor(title: str) -> _Made:
    length = len(track(title, "africa", short=0, by="0")["africa"])
    seats = ("01" * length)[: length - 1] if length % 2 == 0 else "2" + ("10" * length)[: length - 2]
    game = table(
        title,
        seats={int(seats[-2]): Mat(harbor=3, buildings="colonial-house* shipyard* market")},
        stage="action",
        turn=int(seats[-2]),
        action=with_building("shipyard", ["ship"]),
        tracks={"africa": seats},
    )
    return game, ["ship africa"]


@tactic
def do_not_open_a_region_for_a_rival(title: str) -> _Made:
    """Last round: the last space brings nothing but a token that all the others bring as well."""
    _, politics = names(title)
    tokens = {f"{region} 1": politics for region in ("africa", "caribbean", "india", "far-east", "north-america")}
    tracks = track(title, "south-america", short=1, by="1")
    tokens[f"south-america {len(tracks['south-america']) + 1}"] = politics
    game = table(
        title,
        round=7,
        seats={0: Mat(harbor=1, buildings="colonial-house* shipyard* market*"), 1: Mat(harbor=0), 2: Mat(harbor=0)},
        passed=(1, 2),
        stage="action",
        action=with_building("shipyard", ["ship"]),
        tracks=tracks,
        tokens=tokens,
    )
    return game, [name for name in game.legal() if name != "ship south-america"]


@tactic
def the_token_that_reaches_the_last_level(title: str) -> _Made:
    """Last round, one disc: six of culture become seven, which is worth three glory more."""
    _, politics = names(title)
    tokens = {f"{region} 1": politics for region in ("africa", "south-america", "caribbean", "far-east", "north-america")}
    game = table(
        title,
        round=7,
        seats={
            0: Mat(harbor=1, buildings="colonial-house* shipyard* market* bank", tokens={"culture": 5, politics: 3}),
            1: Mat(harbor=0),
            2: Mat(harbor=0),
        },
        passed=(1, 2),
        stage="action",
        action=with_building("shipyard", ["ship"]),
        tokens={**tokens, "india 1": "culture"},
        places=_taken(title),
    )
    return game, ["ship india"]


# ---- occupying and attacking


@tactic
def complete_a_link(title: str) -> _Made:
    game = table(
        title,
        round=7,
        seats={0: Mat(harbor=1, buildings="colonial-house* shipyard*"), 1: Mat(harbor=0), 2: Mat(harbor=0)},
        passed=(1, 2),
        stage="action",
        action=with_building("colonial-house", ["occupy"]),
        places={"venice": 0, _beside_venice(title): 2},
        tokens=_same_tokens(title, _free(title, "venice", _beside_venice(title))),
    )
    return game, ["occupy constantinople"]


@tactic
def deny_a_link(title: str) -> _Made:
    """The leader has the last turn, and would complete a link."""
    game = table(
        title,
        round=7,
        seats={
            0: Mat(harbor=1, buildings="colonial-house* shipyard* market*"),
            1: Mat(harbor=2, buildings="colonial-house shipyard* market*", cards="europe-4"),
            2: Mat(harbor=0),
        },
        passed=(2,),
        stage="action",
        action=with_building("colonial-house", ["occupy"]),
        places={"venice": 1, _beside_venice(title): 2},
        tokens=_same_tokens(title, _free(title, "venice", _beside_venice(title))),
    )
    return game, ["occupy constantinople"]


@tactic
def take_the_end_of_the_leaders_link(title: str) -> _Made:
    game = table(
        title,
        round=7,
        seats={0: Mat(harbor=2, buildings="colonial-house* barracks*"), 1: Mat(harbor=0, cards="europe-4"), 2: Mat(harbor=0)},
        passed=(1, 2),
        stage="action",
        action=with_building("barracks", ["attack"]),
        places={"venice": 1, "constantinople": 1, "london": 2, "lisbon": 0},
    )
    return game, ["attack venice", "attack constantinople"]


@tactic
def the_city_with_more_glory(title: str) -> _Made:
    rich = _richest(title, "south-america")
    others = _cities(title, "south-america")
    tracks = track(title, "south-america", short=0, by="0")
    game = table(
        title,
        round=7,
        seats={0: Mat(harbor=1, buildings="colonial-house* shipyard*"), 1: Mat(harbor=0), 2: Mat(harbor=0)},
        passed=(1, 2),
        stage="action",
        action=with_building("colonial-house", ["occupy"]),
        tracks=tracks,
        tokens=_same_tokens(title, others + [city for city in _cities(title, "europe") if city not in _taken(title)]),
        places={place: seat for place, seat in _taken(title).items() if seat},
    )
    return game, [f"occupy {city}" for city in rich]


# ---- buildings and salaries


@tactic
def glory_in_the_last_round(title: str) -> _Made:
    """A University is three points; a Theater two, and a disc for one more action."""
    game = table(
        title,
        round=7,
        stage="build",
        turn=0,
        crown=1,
        seats={0: Mat(harbor=0, buildings="colonial-house market market bank bank workshop workshop", cards="slavery-3")},
    )
    return game, ["build university", "build theater"]


@tactic
def free_what_can_be_used(title: str) -> _Made:
    """Without cards to draw within the limit, the Market is the last to be paid for."""
    game = table(
        title,
        round=7,
        stage="salary",
        turn=0,
        seats={0: Mat(harbor=4, buildings="colonial-house* market* shipyard"), 1: Mat(harbor=0), 2: Mat(harbor=0)},
        payments_left=1,
        places={"venice": 0},
        crown=1,
    )
    return game, ["pay colonial-house"]


# ---- cards


@tactic
def keep_the_card_that_is_worth_most(title: str) -> _Made:
    game = table(
        title,
        round=7,
        stage="discard",
        turn=0,
        seats={0: Mat(harbor=0, buildings="colonial-house shipyard", cards="europe-4 africa-1")},
        passed=(0, 1, 2),
    )
    return game, ["discard africa-1"]


@tactic
def an_empty_free_place_is_worth_three(title: str) -> _Made:
    """Discarding a card of little worth costs less than the empty place of the governor."""
    game = table(
        title,
        round=7,
        stage="discard",
        turn=0,
        seats={0: Mat(harbor=0, buildings="colonial-house shipyard", cards="caribbean-governor europe-0")},
        passed=(0, 1, 2),
        tracks=track(title, "caribbean", short=0, by="0"),
    )
    return game, ["discard europe-0"]


@tactic
def draw_what_reaches_a_level(title: str) -> _Made:
    """The seventh of culture is worth three glory, two of industry only two."""
    game = table(
        title,
        round=7,
        seats={
            0: Mat(harbor=0, buildings="colonial-house* market* shipyard* shipyard* theater theater"),
            1: Mat(harbor=0),
            2: Mat(harbor=0),
        },
        passed=(1, 2),
        stage="action",
        action=with_building("market", ["draw"]),
    )
    return game, ["draw europe"]


@tactic
def abolition_strikes_the_leader(title: str) -> _Made:
    """The fifth card of Europe ends slavery: the leader loses his cards, and points with them."""
    game = table(
        title,
        round=7,
        seats={
            0: Mat(harbor=0, buildings="colonial-house* market*", cards="europe-4"),
            1: Mat(harbor=0, buildings="colonial-house university", cards="slavery-4 slavery-5 europe-2"),
            2: Mat(harbor=0, cards="europe-0 europe-1 europe-3 south-america-governor", free_place="south-america-governor"),
        },
        passed=(1, 2),
        stage="action",
        action=with_building("market", ["draw"]),
        places=dict.fromkeys(_cities(title, "europe")[:5], 0),
        tracks=track(title, "south-america", short=0, by="2"),
    )
    return game, ["draw europe"]


# ---- helpers


def _pack(title: str):  # type: ignore[no-untyped-def]
    return TITLES[title].ruleset(3, {}, None).components


def _cities(title: str, region: str) -> list[str]:
    pack = _pack(title)
    return [place.id for place in pack.places if not place.route and pack.regions[place.region].id == region]


def _richest(title: str, region: str) -> list[str]:
    pack = _pack(title)
    glory = {place.id: place.glory for place in pack.places if place.id in _cities(title, region)}
    return [city for city, worth in glory.items() if worth == max(glory.values())]


def _taken(title: str) -> dict[str, int]:
    """All of Europe but one city in the hands of the others, so that nothing is linked."""
    return {city: 1 + at % 2 for at, city in enumerate(_cities(title, "europe")[:-1])}


def _beside_venice(title: str) -> str:
    """The other city that Venice is linked with, besides Constantinople."""
    return "paris" if title == "endeavor" else "cadiz"


def _free(title: str, *taken: str) -> list[str]:
    return [city for city in _cities(title, "europe") if city not in taken]


def _same_tokens(title: str, places: list[str]) -> dict[str, str]:
    return dict.fromkeys(places, "industry")
