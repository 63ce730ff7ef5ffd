"""Packs of one's own: components that the printed games do not have, and a few that cannot be."""

import re
from importlib import resources

import pytest

from argosy import BadPack, new_game
from rulebook.endeavor.setup import Mat, board, mat, opened, refused, table

FOLDERS = {"endeavor": "first-edition", "age-of-sail": "age-of-sail"}


@pytest.fixture
def changed(tmp_path):
    """A pack with one file in which what the pattern matches was replaced."""

    def write(title, file, pattern, replacement):
        source = resources.files("argosy").joinpath("titles", "endeavor", "data", FOLDERS[title], file)
        text, count = re.subn(pattern, replacement, source.read_text(encoding="utf-8"), flags=re.MULTILINE)
        assert count > 0, f"{pattern} is not in {file}"
        (tmp_path / file).write_text(text, encoding="utf-8")
        return str(tmp_path)

    return write


# ---- unusual, but playable


def test_a_greater_slavery_bonus_never_exceeds_the_five_places(changed):
    """DIS-3: even where the pack grants a slavery card beyond five."""
    pack = changed("endeavor", "tracks.toml", r"^values = \[1, 1, 1, 1, 0\]", "values = [1, 1, 1, 1, 1]")
    cards = "south-america-1 south-america-2 south-america-3 north-america-1 north-america-2 slavery-0"
    mine = Mat(cards=cards, tokens={"politics": 10})
    game = table("endeavor", seats={0: mine}, tracks=opened("endeavor", "india", "far-east"), pack=pack)
    game.play("pass")
    assert board(game)["stage"] == "discard"


GUILD_HALL = r'(id = "guild-hall".*actions = )\[\["ship", "draw"\]\]'


def test_ship_and_draw_keep_to_one_region_in_the_first_edition(changed):
    """ACT-4: after a ship to Africa only Africa's deck can be drawn from."""
    pack = changed("endeavor", "buildings.toml", GUILD_HALL, r'\1[["ship"], ["draw"]]')
    mine = Mat(buildings="colonial-house guild-hall")
    game = table("endeavor", seats={0: mine}, tracks={"africa": "00000"}, pack=pack)
    game.play("activate guild-hall")
    game.play("ship africa")
    assert game.legal() == ["draw africa", "done"]
    refusal = refused(game, "draw europe")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("ACT-4", "same-region", {"region": "africa"})


def test_occupy_in_europe_and_draw_keep_to_europe_in_the_first_edition(changed):
    """ACT-4: Europe binds like any other region."""
    pack = changed("endeavor", "buildings.toml", GUILD_HALL, r'\1[["occupy"], ["draw"]]')
    mine = Mat(buildings="colonial-house guild-hall")
    game = table("endeavor", seats={0: mine}, tracks={"africa": "000000"}, pack=pack)
    game.play("activate guild-hall")
    assert "draw africa" in game.legal()
    game.play("occupy london")
    assert "draw europe" in game.legal()
    assert refused(game, "draw africa").reason == "same-region"
    assert "draw africa" not in game.legal()


def test_ship_and_draw_may_be_anywhere_in_age_of_sail(changed):
    """ACT-4: the second edition binds nothing."""
    pack = changed("age-of-sail", "buildings.toml", GUILD_HALL, r'\1[["ship"], ["draw"]]')
    mine = Mat(buildings="colonial-house guild-hall")
    game = table("age-of-sail", seats={0: mine}, pack=pack)
    game.play("activate guild-hall")
    game.play("ship africa")
    game.play("draw europe")
    assert mat(game, 0)["cards"] == ["europe-0"]


def test_a_payment_binds_no_region(changed):
    """ACT-4: it happens on the mat, so the ship that follows may go anywhere."""
    pack = changed("endeavor", "buildings.toml", GUILD_HALL, r'\1[["payment"], ["ship"]]')
    mine = Mat(buildings="colonial-house* guild-hall")
    game = table("endeavor", seats={0: mine}, pack=pack)
    game.play("activate guild-hall")
    game.play("pay colonial-house")
    assert "ship africa" in game.legal()
    assert "ship far-east" in game.legal()


def test_a_token_with_two_actions_gives_both(changed):
    """ACT-4, ACT-5: as a building does."""
    pack = changed("endeavor", "tokens.toml", r'(id = "attack".*actions = )\[\["attack"\]\]', r'\1[["ship"], ["occupy"]]')
    game = table("endeavor", seats={0: Mat(tokens={"attack": 1})}, tracks={"africa": "00000"}, pack=pack)
    game.play("spend attack")
    assert {"ship africa", "occupy london"} <= set(game.legal())
    game.play("ship africa")
    assert game.legal() == ["occupy elmina", "occupy cape-town", "done"]
    game.play("occupy elmina")
    assert game.to_act == (1,)


def test_a_number_of_players_that_no_side_suits_plays_on_the_first(changed):
    """SET-1: the sides themselves say whom they suit."""
    changed("age-of-sail", "tokens.toml", "^format", "format")  # so that side 2 finds a file of this pack too
    pack = changed("age-of-sail", "board-side-1.toml", r'^  \{ players = 3, feel = "normal" \},\n', "")
    game = new_game("age-of-sail", players=3, pack=pack)
    assert (game.ruleset.options, game.ruleset.suits) == ({"side": 1}, False)


# ---- impossible

MORE_CITIES = "".join(
    f'  {{ id = "city-{n}", name_en = "City", name_fr = "Ville", region = "europe", glory = 1 }},\n' for n in range(40)
)
AFRICA_6 = '  { id = "africa-6", deck = "africa", value = 6, industry = 0, culture = 0, finance = 0, politics = 0, glory = 0, source = "public" },\n'


@pytest.mark.parametrize(
    ("file", "pattern", "replacement", "reason"),
    [
        ("board.toml", r'^  \{ id = "far-east".*home.*\n', "", "should be the home region and then six others"),
        ("board.toml", r"^(?=  \{ ref = 1, )", MORE_CITIES, "there are 69 cities and trade routes, more than 60"),
        ("cards.toml", r'^  \{ id = "far-east",.*order.*\n', "", "should be europe, slavery and then one for each region"),
        (
            "cards.toml",
            r'(id = "africa",.*order = )\[1, 2, 3, 4, 5\]',
            r"\1[1, 2, 3, 5, 4]",
            "'africa' should be six cards in ascending order",
        ),
        ("cards.toml", r'^(?=  \{ id = "africa-1")', AFRICA_6, "49 cards, but the decks' orders name 48"),
        ("tokens.toml", r"^\[tokens\]", "[tokens_of_mine]", "'tokens' is missing"),
        ("tokens.toml", r'^  \{ id = "industry".*\n', '  "industry",\n', "row 1: should be a table, not 'industry'"),
    ],
)
def test_components_that_do_not_add_up_are_refused(changed, file, pattern, replacement, reason):
    pack = changed("endeavor", file, pattern, replacement)
    with pytest.raises(BadPack, match=reason) as refusal:
        new_game("endeavor", players=3, pack=pack)
    assert file in str(refusal.value)


def test_a_table_that_is_none_is_refused(changed):
    pack = changed("endeavor", "tokens.toml", r"(?s)^\[provenance\].*", "tokens = 95\n")
    with pytest.raises(BadPack, match=r"\[tokens\] should be a table"):
        new_game("endeavor", players=3, pack=pack)
