"""Packs of one's own: a changed file counts, and a wrong one is refused with file, row and reason."""

import re
from importlib import resources

import pytest

from argosy import BadChoice, BadPack, new_game

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


WRONG = [
    ("ships.toml", r"^  \{ id = \"small-12\".*\n", "", "12 needed"),
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
    ("board.toml", r'id = "wood",', 'id = "hemp",', "by rising rank"),
    ("board.toml", r"space = 7", "space = 0", "space 1 or higher"),
    ("board.toml", r'gives = "captain"', 'gives = "objective"', "one a captain"),
    ("board.toml", r"cloth = 1, wood = 1, iron = 1, gold = 1", "cloth = 1", "one of each good"),
    ("board.toml", r"second_bonus = 5", "second_bonus = 50", "second bonus should be below"),
    ("board.toml", r"second_bonus = 4\nscoring_order = 1", "second_bonus = 9\nscoring_order = 1", "second bonus should be below"),
    ("board.toml", r"scoring_order = 4", "scoring_order = 5", "should run from 1 to 4"),
    ("board.toml", r"first_bonus = 10", "first_bonus = 7", "highest first"),
    ("board.toml", r"cube_spaces = 5", "cube_spaces = 0", "'cube_spaces' should be 1 or more"),
    ("board.toml", r'island = "newfoundland"', 'island = "atlantis"', "'island' should be one of"),
    ("board.toml", r"numbered_spaces = \[4, 3, 2, 1\]", "numbered_spaces = [4, 3]", "one space for each"),
    ("board.toml", r"players = 4, tiles", "players = 5, tiles", "2, 3 and 4 players"),
    ("board.toml", r"cards_per_stack = 5", "cards_per_stack = 4", "3 stacks of 5"),
    ("board.toml", r"each_round = \{ cloth = 1, wood = 1 \}", "each_round = { cloth = 0 }", "at least one good"),
    ("nations.toml", r"number = 5", "number = 4", "numbers should be 1 to 5"),
    ("nations.toml", r'effect = "keep-extra-card"', 'effect = "extra-shipyard"', "each effect should occur once"),
    ("nations.toml", r"^load = 1", "load = 2", "load takes 1 ship"),
    ("nations.toml", r"crate = 4, good", "crate = 5, good", "without a gap"),
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
