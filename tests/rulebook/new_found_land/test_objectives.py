"""Objectives: what each of them counts."""

import pytest

from rulebook.new_found_land.islands import full
from rulebook.new_found_land.setup import Seat, play, points_of, refused, sailing, table, whole

CITIES = {"stockholm": 5, "hamburg": 3, "venice": 3}  # spaces for cubes
YARDS = "yard own"  # Portugal: five yards


def resolving(objective, goods="", ships=None, *, expansions=YARDS, hand=None, **more):
    """Seat 0 holds the objective in its own turn of the final phase."""
    seat = Seat(goods=goods, ships=ships, objectives=f"objective-{objective}", expansions=expansions, hand=hand, points=40)
    return table(stage="objectives", seats={0: seat}, **more)


def worth(game):
    """What the objective gives now; 0: it cannot be shown."""
    card = whole(game)["seats"][0]["objectives"][0]
    if f"resolve {card}" not in game.legal():
        assert refused(game, f"resolve {card}").message == "OBJ-1"
        return 0
    play(game, f"resolve {card}")
    return points_of(game, 0) - 40


# ---- goods


@pytest.mark.parametrize(
    ("good", "needed", "points"), [("wood", 3, 4), ("cloth", 3, 4), ("iron", 2, 5), ("gold", 2, 7)]
)  # fmt: skip
def test_goods_at_least_so_many(good, needed, points):
    """OBJ-1: that many or more; one less is not enough."""
    assert worth(resolving(good, f"{needed - 1} {good}")) == 0
    assert worth(resolving(good, f"{needed} {good}")) == points
    assert worth(resolving(good, f"{needed + 4} {good}")) == points


def test_goods_are_not_spent():
    """OBJ-1: having them is enough."""
    game = resolving("iron", "2 iron")
    play(game, "resolve objective-iron")
    assert whole(game)["seats"][0]["goods"]["iron"] == 2


@pytest.mark.parametrize("good", ["wood", "cloth", "iron"])
def test_gold_is_only_gold(good):
    """OBJ-1: it stands for nothing here."""
    game = resolving(good, f"{good} 5 gold")
    refusal = refused(game, f"resolve objective-{good}")
    assert (refusal.rule, refusal.facts["reached"]) == ("OBJ-1", 1)


# ---- ships


@pytest.mark.parametrize(
    ("objective", "ships", "points"),
    [
        ("sail", "start-portugal small-01 small-02", 0),  # 2 + 4 + 4
        ("sail", "small-01 small-02 large-01", 4),  # 12
        ("sail", "large-02 large-07 large-10", 4),  # 15
        ("sail", "large-02 large-07 small-01 start-portugal", 8),  # 16
        ("crate", "small-03 small-06 small-04", 0),  # 8
        ("crate", "small-03 small-06 small-09", 4),  # 9
        ("crate", "large-06 large-11 small-03 small-01", 4),  # 12
        ("crate", "large-06 large-11 small-03 small-04", 8),  # 13
        ("settlers", "small-11 small-12", 0),  # 4
        ("settlers", "small-11 small-12 small-01", 4),  # 5
        ("settlers", "small-11 small-12 large-04", 4),  # 6
        ("settlers", "small-11 small-12 large-04 small-01", 8),  # 7
        ("telescope", "small-08 small-05", 0),  # 7
        ("telescope", "small-08 small-10", 4),  # 8
        ("telescope", "small-08 small-10 small-05", 4),  # 11
        ("telescope", "small-08 small-10 large-09", 8),  # 12
        ("small-ships", "small-01 small-02 large-01 large-02", 0),
        ("small-ships", "small-01 small-02 small-03 large-01 large-02", 3),
        ("small-ships", "small-01 small-02 small-03 small-04", 6),
        ("small-ships", "small-01 small-02 small-03 small-04 small-05", 6),
        ("large-ships", "large-01 small-01 small-02 small-03", 0),
        ("large-ships", "large-01 large-02 small-01", 5),
        ("large-ships", "large-01 large-02 large-03", 9),
        ("large-ships", "large-01 large-02 large-03 large-04", 9),
    ],
)
def test_symbols_and_ships(objective, ships, points):
    """OBJ-1: the sum of the symbol on all ship tiles; so many small, or large, ships."""
    assert worth(resolving(objective, ships=ships)) == points


def test_charters_do_not_count():
    """OBJ-1: neither their symbols nor as ships."""
    hand = "charter-1 charter-2 charter-portugal"
    assert worth(resolving("sail", ships="small-01 small-02", hand=hand)) == 0
    assert worth(resolving("small-ships", ships="small-01 small-02", hand=hand)) == 0


@pytest.mark.parametrize(
    ("objective", "ships", "captain", "reached"),
    [("sail", "small-01 small-02", "magellan", 8), ("crate", "small-03 small-06", "da-gama", 6)],
)
def test_captains_do_not_count(objective, ships, captain, reached):
    """OBJ-1: Magellan's seven sails, da Gama's three crates."""
    game = resolving(objective, ships=ships, captains={captain: 0})
    assert refused(game, f"resolve objective-{objective}").facts["reached"] == reached


def test_expansions_do_not_count():
    """OBJ-1: the Naval Office's two sails."""
    seat = Seat(ships="small-01 small-02 small-03", objectives="objective-sail", expansions="own", points=40)
    game = table(stage="objectives", nations="netherlands england france", seats={0: seat}, actor=0, round=3)
    assert refused(game, "resolve objective-sail").facts == {"objective": "objective-sail", "needed": 12, "reached": 11}


# ---- cubes in cities


@pytest.mark.parametrize(
    ("cities", "points"),
    [
        ({"stockholm": "0011"}, 0),
        ({"stockholm": "000"}, 5),
        ({"stockholm": "0", "hamburg": "0", "venice": "011"}, 5),
        ({"stockholm": "00", "hamburg": "00"}, 8),
        ({"stockholm": "00000"}, 8),
    ],
)
def test_cubes_in_cities(cities, points):
    """OBJ-1: in one or several, scored or not; only one's own."""
    assert worth(resolving("city-cubes", cities=cities)) == points


@pytest.mark.parametrize(
    ("cities", "scored", "points"),
    [
        ({"hamburg": "011"}, "", 0),  # full, but not scored
        ({"hamburg": "111"}, "hamburg", 0),
        ({"hamburg": "011"}, "hamburg", 4),
        ({"hamburg": "000", "venice": "111"}, "hamburg venice", 4),
        ({"hamburg": "011", "venice": "012"}, "hamburg venice", 9),
        ({"hamburg": "011", "venice": "012", "stockholm": "01111"}, "hamburg venice stockholm", 9),
        ({"hamburg": "011", "venice": "012"}, "venice", 4),
    ],
)
def test_scored_cities_with_a_cube(cities, scored, points):
    """OBJ-1: at least one cube in each of one or two scored cities."""
    assert worth(resolving("scored-cities", cities=cities, scored=scored)) == points


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("scored", CITIES)
def test_scored_cities_is_asked_of_each_city(city, scored):
    """OBJ-1: it is the city with the cube that has been scored, no other and no island."""
    spaces = full("nova-scotia", "600") | full("newfoundland", "600")
    cities = {scored: "1" * CITIES[scored]} | {city: "0" + "1" * (CITIES[city] - 1)}
    game = resolving("scored-cities", spaces=spaces, cities=cities, scored=f"{scored} nova-scotia newfoundland")
    assert worth(game) == (4 if city == scored else 0)


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(("objective", "city", "points"), [("scored-cities", "0{0}{0}", 4), ("city-cubes", "{0}{0}{0}", 5)])
def test_everybody_counts_his_own_cubes_in_cities(seat, objective, city, points):
    """OBJ-1: the cubes of whoever holds the objective, wherever he sits."""
    mine = Seat(goods="", objectives=f"objective-{objective}", points=40)
    cities = {"hamburg": city.format(seat), "venice": "000"}
    game = table(stage="objectives", actor=seat, seats={seat: mine}, cities=cities, scored="hamburg")
    play(game, f"resolve objective-{objective}")
    assert points_of(game, seat) == 40 + points


# ---- cubes on islands


@pytest.mark.parametrize(
    ("spaces", "points"),
    [
        (full("nova-scotia", "590"), 0),
        (full("nova-scotia", "600"), 5),
        (full("nova-scotia", "800"), 5),
        (full("nova-scotia", "900"), 10),
        (full("nova-scotia", "500") | full("newfoundland", "500"), 0),
        (full("nova-scotia", "500") | full("newfoundland", "600"), 5),
    ],
)
def test_cubes_on_one_island(spaces, points):
    """OBJ-1: six or nine on the same island; two islands do not add up."""
    assert worth(resolving("one-island", spaces=spaces)) == points


@pytest.mark.parametrize(
    ("nova_scotia", "newfoundland", "scored", "points"),
    [
        ("600", "600", "", 0),  # full, but not scored
        ("500", "500", "nova-scotia newfoundland", 0),
        ("600", "500", "nova-scotia newfoundland", 6),
        ("600", "800", "nova-scotia", 6),
        ("600", "800", "nova-scotia newfoundland", 13),
    ],
)
def test_scored_islands_with_six_cubes(nova_scotia, newfoundland, scored, points):
    """OBJ-1: at least six on each of one or two scored islands."""
    spaces = full("nova-scotia", nova_scotia) | full("newfoundland", newfoundland)
    assert worth(resolving("scored-islands", spaces=spaces, scored=scored)) == points


def test_eight_on_newfoundland_and_six_on_prince_edward_island():
    """OBJ-1: the supplement's example: both scored, 13 points."""
    spaces = full("newfoundland", "800") | full("prince-edward-island", "600")
    assert worth(resolving("scored-islands", spaces=spaces, scored="newfoundland prince-edward-island")) == 13


@pytest.mark.parametrize(
    ("nova_scotia", "newfoundland", "points"), [("400", "590", 0), ("500", "500", 4), ("900", "500", 4), ("900", "600", 9)]
)
def test_cubes_on_islands_in_all(nova_scotia, newfoundland, points):
    """OBJ-1: ten or fifteen, wherever they are, scored or not."""
    spaces = full("nova-scotia", nova_scotia) | full("newfoundland", newfoundland)
    assert worth(resolving("island-cubes", spaces=spaces, scored="nova-scotia")) == points


def test_cubes_in_cities_are_not_on_islands():
    """OBJ-1: nine on islands and five in Stockholm are nine."""
    game = resolving("island-cubes", spaces=full("nova-scotia", "900"), cities={"stockholm": "00000"})
    assert worth(game) == 0


def test_neutral_cubes_are_nobodys():
    """OBJ-1: four of one's own and five neutral ones are four."""
    seat = Seat(objectives="objective-one-island", points=40)
    game = table(stage="objectives", players=2, seats={0: seat}, spaces=full("nova-scotia", "40", neutral=5))
    assert refused(game, "resolve objective-one-island").facts["reached"] == 4


# ---- rulings


def test_the_start_ship_counts_and_is_a_small_ship():
    """NFL-OP-54: two other small ships and the start ship are three."""
    assert worth(resolving("small-ships", ships="start-portugal small-01 small-02")) == 3
    assert worth(resolving("sail", ships="start-portugal small-01 small-02 small-06")) == 4  # 2 + 4 + 4 + 2


def test_a_discarded_ship_no_longer_counts():
    """NFL-OP-54: three small ships; one is discarded for a large one, so two are left."""
    seat = Seat(goods="cloth wood iron", ships="start-portugal small-01 small-02", objectives="objective-small-ships", points=40)
    game = table(seats={0: seat}, market="large-01")
    play(game, "build large-01", "scrap small-02")
    while whole(game)["stage"] != "objectives":
        play(game, game.legal()[0])
    assert game.to_act == (0,)
    assert refused(game, "resolve objective-small-ships").facts["reached"] == 2


def test_ships_that_sailed_this_round_count():
    """NFL-OP-54: they are back in their yards."""
    seat = Seat(ships="", objectives="objective-large-ships", points=40)
    game = sailing({0: {"deliver": "large-01 large-02"}}, seats={0: seat}, earned={"square": "0"})
    while whole(game)["stage"] != "objectives":
        play(game, "done")
    assert worth(game) == 5


def test_nine_cubes_for_ten_points_is_the_card_of_one_island():
    """NFL-OP-55: for all islands nine would be too few."""
    spaces = full("nova-scotia", "900")
    assert worth(resolving("one-island", spaces=spaces)) == 10
    assert worth(resolving("island-cubes", spaces=spaces)) == 0
