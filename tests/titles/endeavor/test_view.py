"""The declared types of the view and the components: nothing is missing in what a table gives, and nothing is undeclared."""

from typing import Any, cast, get_args, get_type_hints, is_typeddict

import msgspec
import pytest

from argosy import Game
from argosy.titles.endeavor.components import Components, Drawing, components
from argosy.titles.endeavor.rules.ruleset import EndeavorRuleset
from argosy.titles.endeavor.rules.view import View
from proofs import Table, random_walk, tables_of
from rulebook.endeavor.setup import Mat, opened
from rulebook.endeavor.setup import table as position

TABLES = [*tables_of("endeavor"), *tables_of("age-of-sail")]


def undeclared(value: Any, hint: Any, where: str = "") -> list[str]:
    """The keys that no TypedDict declares. The board file's own tables hold more than the drawing needs."""
    found: list[str] = []
    if is_typeddict(hint):
        hints = get_type_hints(hint)
        found = [f"{where}.{key}" for key in value if key not in hints]
        for key in value:
            if hints.get(key) not in (None, Drawing):
                found += undeclared(value[key], hints[key], f"{where}.{key}")
    elif isinstance(value, list):
        for each in value:
            found += undeclared(each, get_args(hint)[0], where)
    elif isinstance(value, dict):
        part = next((each for each in get_args(hint) if is_typeddict(each)), None)
        found = undeclared(value, part, where) if part else []
    return found


@pytest.mark.parametrize("played", TABLES, ids=lambda each: each.name)
def test_a_view_has_the_declared_type(played: Table) -> None:
    for decision in random_walk(played, 5):
        if decision.ply % 7 == 0 or len(decision.position.to_act) > 1:
            for seat in [None, *range(played.players)]:
                view = decision.position.view(seat)
                msgspec.convert(view, View)
                assert undeclared(view, View) == []


@pytest.mark.parametrize("played", TABLES, ids=lambda each: each.name)
def test_components_have_the_declared_type(played: Table) -> None:
    assert isinstance(played.ruleset, EndeavorRuleset)
    given = components(played.ruleset)
    msgspec.convert(given, Components)
    assert undeclared(given, Components) == []


def test_a_walk_finds_what_is_not_declared() -> None:
    view = TABLES[0].deal(1).view(0)
    view["seats"][0]["more"] = 1  # type: ignore[index]
    assert undeclared(view, View) == [".seats.more"]


# ---- what follows from the rest, told so that nobody works it out again


def shown(game: Game, seat: int = 0) -> dict[str, Any]:
    """A seat's mat as a spectator sees it."""
    seats: Any = game.position.view(None)["seats"]
    return dict(seats[seat])


@pytest.mark.parametrize("played", TABLES[::3], ids=lambda each: each.name)
def test_discs_open_regions_and_links_follow_from_the_board(played: Table) -> None:
    assert isinstance(played.ruleset, EndeavorRuleset)
    pack = components(played.ruleset)
    for decision in random_walk(played, 6):
        if decision.ply % 10:
            continue
        view = cast(View, decision.position.view(None))
        held = view["places"]
        for region in pack["regions"]:
            id, places = region["id"], [place["id"] for place in pack["places"] if place["region"] == region["id"]]
            for seat in range(played.players):
                discs = [held.get(place) for place in places].count(seat) + view["tracks"].get(id, []).count(seat)
                assert view["discs"][id][seat] == discs + (0 if region["home"] else view["beside"][id][seat])
            assert (id in view["open"]) == (len(view["tracks"].get(id, [])) == region["track"])
        both = {link["id"]: [held.get(end) for end in link["ends"]] for link in pack["links"]}
        assert view["links"] == {id: one for id, (one, other) in both.items() if one is not None and one == other}


def test_the_limit_counts_a_slavery_card_and_the_places() -> None:
    """DIS-2, DIS-3: politics for two cards, and one more for the slavery card; never more than five."""
    seats = {0: Mat(cards="slavery-0", tokens={"politics": 2}), 1: Mat(cards="slavery-1", tokens={"politics": 7})}
    game = position("endeavor", seats=seats, tracks=opened("endeavor", "india", "far-east"))
    mats = [shown(game, seat) for seat in range(3)]
    assert [(mat["card_count"], mat["card_limit"]) for mat in mats[:2]] == [(1, 3), (1, 5)]


def test_the_governor_in_the_free_place_does_not_count() -> None:
    mine = Mat(cards="africa-governor africa-1", free_place="africa-governor")
    game = position("endeavor", seats={0: mine}, tracks=opened("endeavor", "africa"))
    assert shown(game)["card_count"] == 1


def test_an_attribute_tells_what_it_gives_and_what_the_next_level_needs() -> None:
    mine = Mat(tokens={"culture": 3, "finance": 12})
    mat = shown(position("endeavor", seats={0: mine}, tracks=opened("endeavor", "india", "far-east", "africa")))
    assert (mat["attributes"]["culture"], mat["gives"]["culture"], mat["next_level"]["culture"]) == (3, 3, 1)
    assert (mat["attributes"]["finance"], mat["gives"]["finance"], mat["next_level"].get("finance")) == (12, 5, None)
