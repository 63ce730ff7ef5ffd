"""Packs of one's own: a changed file counts, and a wrong one is refused with file, row and reason."""

import re
from importlib import resources

import pytest

from argosy import BadChoice, BadPack, new_game
from rulebook.new_found_land.setup import Seat, play, play_until, points_of, refused, sailing, table, told

DATA = resources.files("argosy").joinpath("titles", "new_found_land", "data")


@pytest.fixture
def changed(tmp_path):
    """A pack with one file in which what the pattern matches was replaced."""

    def write(file, pattern, replacement):
        text, count = re.subn(pattern, replacement, DATA.joinpath(file).read_text(encoding="utf-8"), count=1, flags=re.MULTILINE)
        assert count == 1, f"{file} has no {pattern}"
        (tmp_path / file).write_text(text, encoding="utf-8")
        return str(tmp_path)

    return write


def test_a_changed_value_changes_the_game_and_the_name_of_the_pack(changed):
    pack = changed("ships.toml", r"points_when_built = 3", "points_when_built = 4")
    game = new_game("new-found-land", players=2, pack=pack)
    assert game.ruleset.pack != new_game("new-found-land", players=2).ruleset.pack
    assert game.ruleset.components.ship_points == [0, 4]


def test_a_city_pays_its_own_bonuses(changed):
    """FIN-3: not those of our board."""
    pack = changed(
        "board.toml",
        r"first_bonus = 8\nsecond_bonus = 4\nscoring_order = 1",
        "first_bonus = 9\nsecond_bonus = 7\nscoring_order = 1",
    )
    game = sailing({}, cities={"stockholm": "00011"}, pack=pack)
    play_until(game, "round", 1)
    counted = [(fact["player"], fact["points"]) for fact in told(game, "counted") if fact["place"] == "stockholm"]
    assert counted == [(0, 3 + 9), (1, 2 + 7)]


@pytest.mark.parametrize(("per_place", "points"), [(1, 4), (2, 4), (3, 0)])
def test_scored_cities_count_with_as_many_cubes_as_the_card_says(changed, per_place, points):
    """OBJ-1: one cube on our card."""
    pack = changed("cards.toml", r"per_place = 1", f"per_place = {per_place}")
    mine = Seat(objectives="objective-scored-cities", points=40)
    game = table(stage="objectives", seats={0: mine}, cities={"hamburg": "001"}, scored="hamburg", pack=pack)
    if points:
        play(game, "resolve objective-scored-cities")
        assert points_of(game, 0) - 40 == points
    else:
        assert refused(game, "resolve objective-scored-cities").rule == "OBJ-1"


@pytest.mark.parametrize("wood", [4, 5])
def test_what_a_further_objective_needs_is_its_easier_condition(changed, wood):
    """LND-6, OBJ-1: of five pieces of wood two may be paid when three are enough; of four, not."""
    pack = changed(
        "cards.toml",
        r'of = "wood", ( *)conditions = \[ \{ at_least = 3, points = 4 \}',
        r'of = "wood", conditions = [ { at_least = 3, points = 4 }, { at_least = 5, points = 8 }',
    )
    mine = Seat(goods=f"2 iron {wood} wood", objectives="objective-iron objective-wood", points=40)
    game = table(stage="objectives", seats={0: mine}, earned={"square": "0", "circle": "0"}, pack=pack)
    play(game, "resolve objective-iron")
    assert points_of(game, 0) - 40 == 5
    assert "resolve objective-wood" in game.legal()
    play(game, "resolve objective-wood")
    assert ("pay 2-wood" in game.legal()) == (wood == 5)


def test_large_ships_see_as_far_as_their_telescopes(changed):
    """DSC-1: as many tiles as the ship of this pack has telescopes."""
    pack = changed("ships.toml", r'(id = "large-04".*telescope = )1', r"\g<1>5")
    game = sailing({0: {"discover": "large-04"}}, seats={0: Seat(ships="large-04")}, pack=pack)
    assert told(game, "drew-tiles") == [{"player": 0, "count": 5, "telescopes": 5}]


@pytest.mark.parametrize("rows", [9, 8])
def test_every_contract_may_lie_open_and_every_space_has_one(changed, rows):
    """SET-5: nine spaces, so nine contracts are enough, and then none is left to draw."""
    pack = changed("contracts.toml", rf'(?s)  \{{ id = "contract-{rows + 1:02}".*?^\]', "]")
    if rows == 9:
        position = new_game("new-found-land", players=2, pack=pack).position.to_dict()
        assert (len(position["contracts"]), position["contract_stack"]) == (9, [])
    else:
        with pytest.raises(BadPack, match="9 contract spaces need as many contracts, not 8"):
            new_game("new-found-land", players=2, pack=pack)


WRONG = [
    ("ships.toml", r"^  \{ id = \"start-spain\".*\n", "", "5 needed"),
    ("ships.toml", r"settlers = 2", "settlers = 3", "'settlers' should be 1 or 2"),
    ("ships.toml", r"crate = 1", "crate = 0", "'crate' should be 1 or more"),
    ("ships.toml", r"sail = 4", "sail = -4", "'sail' should be a whole number"),
    ("ships.toml", r'id = "small-02"', 'id = "small-01"', "'small-01' is used"),
    ("ships.toml", r'nation = "spain"', 'nation = "france"', "one for each nation"),
    ("ships.toml", r"cost = \{ wood = 1, cloth = 1 \}", "cost = { silk = 1 }", "'silk' is no good"),
    ("ships.toml", r'source = "reconstructed" \},', 'source = "hearsay" },', "'source' should be one of"),
    ("cards.toml", r"gain = \{ wood = 2 \}", "gain = { }", "something must be gained"),
    ("cards.toml", r"gain = \{ wood = 2 \}", "gain = { salt = 1 }", "'salt' cannot be gained"),
    ("cards.toml", r'measure = "ships"', 'measure = "shoes"', "'measure' should be one of"),
    ("cards.toml", r"at_least = 12, points = 4", "at_least = 17, points = 4", "each asking for more"),
    ("cards.toml", r'effect = "gain-gold"', 'effect = "extra-shipyard"', "each effect should occur once"),
    (
        "tiles.toml",
        r'shape = "inland"(.*\n.*)shape = "inland"',
        r'shape = "coast"\1shape = "coast"',
        "shape 'inland', but only 0 tiles",
    ),
    ("tiles.toml", r"bonuses = \[ \{ points = 1 \}, \{ wood = 1 \} \]", "bonuses = [ { points = 1 } ]", "two bonuses"),
    ("contracts.toml", r"spaces = 9", "spaces = 8", "8 contract spaces"),
    ("contracts.toml", r"goods = \{ wood = 2 \}", "goods = 2", "should be a table"),
    ("board.toml", r'id = "wood",', 'id = "hemp",', "by rank from 1 up"),
    ("board.toml", r"space = 7", "space = 0", "space 1 or higher"),
    ("board.toml", r'gives = "captain"', 'gives = "objective"', "one a captain"),
    ("board.toml", r"cloth = 1, wood = 1, iron = 1, gold = 1", "cloth = 1", "one of each good"),
    ("board.toml", r"second_bonus = 5", "second_bonus = 50", "second bonus should be below"),
    ("board.toml", r"second_bonus = 4\nscoring_order = 1", "second_bonus = 9\nscoring_order = 1", "second bonus should be below"),
    ("board.toml", r"scoring_order = 4", "scoring_order = 5", "should run from 1 to 4"),
    ("board.toml", r"first_bonus = 10", "first_bonus = 7", "highest first"),
    ("board.toml", r"cube_spaces = 5", "cube_spaces = 0", "'cube_spaces' should be 1 or more"),
    ("board.toml", r'island = "newfoundland"', 'island = "atlantis"', "'island' should be one of"),
    ("board.toml", r"^  \{ id = \"compass-[1-5]\".*\n  .*\n  .*\n  .*\n  .*\n", "", "one for each of the 4 rounds at least, not 3"),
    ("board.toml", r"numbered_spaces = \[4, 3, 2, 1\]", "numbered_spaces = [4, 3]", "one space for each"),
    ("board.toml", r"players = 4, tiles", "players = 5, tiles", "2, 3 and 4 players"),
    ("board.toml", r"cards_per_stack = 5", "cards_per_stack = 4", "3 stacks of 5"),
    ("board.toml", r"each_round = \{ cloth = 1, wood = 1 \}", "each_round = { cloth = 0 }", "at least one good"),
    ("nations.toml", r"number = 5", "number = 4", "numbers should be 1 to 5"),
    ("nations.toml", r'effect = "keep-extra-card"', 'effect = "extra-shipyard"', "each effect should occur once"),
    ("nations.toml", r"^load = 1", "load = 2", "load takes 1 ship"),
    ("nations.toml", r"crate = 4, good", "crate = 5, good", "without a gap"),
    ("nations.toml", r'crate = 4, good = "gold"', 'crate = 4, good = "iron"', "the most bring gold"),
    ("nations.toml", r'crate = 1, good = "cloth"', 'crate = 1, good = "gold"', "a good of no less value"),
    ("nations.toml", r"rows = \[\n(.*\n)*\]", "rows = []", "is empty"),
    ("nations.toml", r"rows = \[\n(.*\n)*\]", "rows = [3]", "should be a table"),
    ("nations.toml", r"format = 1", "format = 2", "'format' should be 1"),
    ("nations.toml", r"format = 1", "format = ", "is not TOML"),
]


@pytest.mark.parametrize(("file", "pattern", "replacement", "reason"), WRONG)
def test_a_wrong_pack_is_refused_by_file_and_reason(changed, file, pattern, replacement, reason):
    pack = changed(file, pattern, replacement)
    with pytest.raises(BadPack, match=reason) as caught:
        new_game("new-found-land", players=2, pack=pack)
    assert str(caught.value).startswith(f"{pack}/{file}")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("nations", ["france", "france,france", "france,atlantis", "", 3, True])
def test_nations_must_be_as_many_as_players_and_different(nations):
    with pytest.raises(BadChoice, match="'nations' should be 'random' or 2 different ones"):
        new_game("new-found-land", players=2, nations=nations)


def test_the_lowest_board_number_starts():
    game = new_game("new-found-land", players=3, nations="england, france ,netherlands")
    assert game.view(None)["start"] == 1
    assert [seat["nation"] for seat in game.view(None)["seats"]] == ["england", "france", "netherlands"]
