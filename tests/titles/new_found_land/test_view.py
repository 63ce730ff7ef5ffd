"""What `view` gives is what is declared, and what it counts for its reader is right."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from argosy.engine.record import record_from_text, replay
from argosy.titles import TITLES
from argosy.titles.new_found_land.components import Components, components
from argosy.titles.new_found_land.rules import objectives
from argosy.titles.new_found_land.rules.position import NewFoundLandPosition
from argosy.titles.new_found_land.rules.view import View

RECORDS = sorted((Path(__file__).parents[2] / "golden").glob("new-found-land-*.record"))
APART = 5  # plies between two positions looked at


def positions(path: Path, apart: int = APART) -> Iterator[NewFoundLandPosition]:
    record = record_from_text(path.read_text(encoding="utf-8"))
    ruleset = TITLES[record.title].ruleset(record.players, record.options, None)
    position = replay(record, ruleset, upto=0)
    assert isinstance(position, NewFoundLandPosition)
    for ply, (seat, name) in enumerate(record.moves):
        if ply % apart == 0:
            yield position
        position.play(seat, ruleset.catalogue.number(name))
    yield position


def views(position: NewFoundLandPosition) -> Iterator[dict[str, Any]]:
    for seat in (None, *range(position.ruleset.players)):
        yield position.view(seat)


@pytest.fixture(params=RECORDS, ids=lambda path: path.stem)
def path(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


def test_every_key_is_declared_and_none_is_missing(path):
    """What is not declared would be dropped by the conversion."""
    for position in positions(path):
        for view in views(position):
            assert msgspec.convert(view, View) == view


def test_components_are_declared(path):
    ruleset = next(positions(path)).ruleset
    assert msgspec.convert(components(ruleset), Components) == components(ruleset)


def test_progress_is_told_of_objectives_held_or_seen_and_of_no_others(path):
    told = 0
    for position in positions(path):
        assert position.view(None)["own"] is None
        for seat in range(position.ruleset.players):
            own: Any = position.view(seat)["own"]
            assert set(own["progress"]) == {*own["objectives"], *(id for seen in own["looked"].values() for id in seen)}
            for number, id in enumerate(position.ruleset.objective_ids):
                if id in own["progress"]:
                    assert own["progress"][id] == objectives.measured(position, seat, number)
                    told += 1
    assert told


def test_the_standing_of_places_is_what_lies_there(path):
    for position in positions(path):
        view: Any = position.view(None)
        for island in position.ruleset.components.islands:
            here = [view["spaces"][space] for space in island.spaces if space in view["spaces"]]
            cubes: Counter[int | None] = Counter()
            for space in here:
                for each in space["cubes"]:
                    cubes[each["owner"]] += each["cubes"]
            told = view["places"][island.id]
            assert {each["owner"]: each["cubes"] for each in told["standing"]} == cubes
            assert told["missing"] == len(island.spaces) - len(here)
        for city in position.ruleset.components.cities:
            told = view["places"][city.id]
            counts = [
                next((each["cubes"] for each in told["standing"] if each["owner"] == seat), 0) for seat in range(len(view["seats"]))
            ]
            assert counts == view["cities"][city.id]
            assert told["missing"] == city.cube_spaces - sum(counts)
        for told in view["places"].values():
            order = [(-each["cubes"], each["owner"] is None, each["owner"]) for each in told["standing"]]
            assert order == sorted(order)


def test_drawn_tiles_fit_where_they_may_be_placed():
    seen = 0
    for path in RECORDS:
        for position in positions(path, 1):
            view: Any = position.view(None)
            assert list(view["fitting"]) == view["tile_drawn"]
            if view["turn"]["step"] != "discover":
                continue
            actions = [position.ruleset.catalogue.action(number) for number in position.legal(position.actor)]
            placed = {(action.facts["tile"], action.facts["island"]) for action in actions if action.kind == "place"}
            island_of = {space: island.id for island in position.ruleset.components.islands for space in island.spaces}
            assert {(tile, island_of[space]) for tile, spaces in view["fitting"].items() for space in spaces} == placed
            assert not any(space in view["spaces"] for spaces in view["fitting"].values() for space in spaces)
            seen += 1
    assert seen


def test_idle_ships_are_those_without_an_action(path):
    for position in positions(path):
        seats: Any = position.view(None)["seats"]
        for seat in seats:
            planned = {ship for ships in seat["assigned"].values() for ship in ships}
            assert seat["idle"] == [ship for ship in seat["ships"] if ship not in planned]


def test_a_city_knows_its_contract_spaces(path):
    ruleset = next(positions(path)).ruleset
    cities = components(ruleset)["board"]["cities"]
    assert [space for city in cities for space in city["contract_spaces"]] == list(range(len(ruleset.city_of)))
    assert all(len(city["contract_spaces"]) == city["contracts"] for city in cities)
