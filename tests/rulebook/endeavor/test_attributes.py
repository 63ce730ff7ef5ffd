"""ATT: industry, culture, finance (wealth) and politics (influence)."""

import pytest

from rulebook.endeavor.setup import BOTH, Mat, board, mat, play, table

both = pytest.mark.parametrize("title", BOTH)
# Icons, and the level they give: at 0, 2, 4, 7 and 10 it rises.
LEVELS = [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4), (9, 4), (10, 5), (12, 5), (16, 5)]
at_each_level = pytest.mark.parametrize(("icons", "level"), LEVELS)
BY_LEVEL = [
    *[["market", "shipyard", "workshop"], ["bank", "barracks", "guild-hall"], ["docks", "fortress", "theater"]],
    *[["cartographer", "trade-office", "university"], ["exchange", "museum", "parliament"]],
]


def named(title, attribute):
    """The edition's own name of an attribute."""
    return attribute if title == "endeavor" else {"finance": "wealth", "politics": "influence"}.get(attribute, attribute)


def with_tokens(title, attribute, icons, mine="", **more):
    """Seat 0 has this many icons, all from tokens that seat 2's ships left behind."""
    regions = ["africa", "south-america", "caribbean", "north-america", "india", "far-east"]
    tracks = {region: "2" * min(4, max(0, icons - 4 * at)) for at, region in enumerate(regions)}
    seat = Mat(buildings=mine, tokens={named(title, attribute): icons}, cards=more.pop("cards", ""))
    return table(title, seats={0: seat, 2: Mat(harbor=1)}, tracks=tracks, **more)


# ---- ATT-1


@both
def test_att_1_icons_of_buildings_cards_and_tokens_add_up(title):
    """ATT-1: Shipyard 1, Theater 2, South America's value 2 card 3, two tokens: culture 8."""
    mine = Mat(buildings="colonial-house shipyard theater", cards="south-america-2", tokens={"culture": 2})
    game = table(title, seats={0: mine}, tracks={"africa": "22"})
    assert mat(game)["attributes"]["culture"] == 8


@both
def test_att_1_a_building_counts_at_once(title):
    """ATT-1: a Workshop shows 2 industry."""
    game = table(title, stage="build", turn=0)
    game.play("build workshop")
    assert mat(game)["attributes"]["industry"] == 2


@both
def test_att_1_a_card_counts_at_once(title):
    """ATT-1: Slavery's value 0 card shows 2 industry."""
    game = table(title)
    play(game, "activate market", "draw slavery")
    assert mat(game)["attributes"]["industry"] == 2


@both
@pytest.mark.parametrize("attribute", ["industry", "culture", "finance", "politics"])
def test_att_1_a_brown_token_counts_at_once(title, attribute):
    """ATT-1: one icon each."""
    name = named(title, attribute)
    game = table(title, tokens={"lisbon": name})
    play(game, "activate colonial-house", "occupy lisbon")
    assert mat(game)["attributes"] == {**dict.fromkeys(mat(game)["attributes"], 0), name: 1}


@both
def test_att_1_a_blue_token_gives_no_attribute(title):
    """ATT-1: only brown tokens show icons."""
    game = table(title, tokens={"lisbon": "attack"})
    play(game, "activate colonial-house", "occupy lisbon")
    assert set(mat(game)["attributes"].values()) == {0}


@both
def test_att_1_a_lost_card_takes_its_icons_along(title):
    """ATT-1: discarding Europe's value 0 card costs 1 culture and 1 finance, and nothing else."""
    mine = Mat(cards="europe-0 south-america-1")
    game = table(title, seats={0: mine}, passed=(1, 2))
    play(game, "pass", "discard europe-0")
    finance, politics = named(title, "finance"), named(title, "politics")
    assert mat(game)["attributes"] == {"industry": 0, "culture": 2, finance: 0, politics: 0}


@both
def test_att_1_the_new_level_holds_at_once(title):
    """ATT-1: the culture of a building just built counts for the growth of the same round."""
    one, two = Mat(harbor=0, buildings="colonial-house"), Mat(harbor=0, buildings="colonial-house shipyard")
    for mine, grown in ((one, 2), (two, 3)):
        game = table(title, stage="build", turn=2, seats={2: mine})
        game.play("build shipyard")
        assert mat(game, 2)["harbor"] == grown


# ---- ATT-2


SEVENTEEN_CULTURE = Mat(
    buildings="colonial-house theater theater theater museum", cards="south-america-1 south-america-2 south-america-3"
)


@both
def test_att_2_the_true_total_goes_on_beyond_15(title):
    """ATT-2: 6 on theaters, 2 on the Museum, 9 on cards: 17 icons."""
    assert mat(table(title, seats={0: SEVENTEEN_CULTURE}))["attributes"]["culture"] == 17


@both
def test_att_2_the_marker_stays_at_15(title):
    """ATT-2: 17 icons are worth what the last space of the track is worth."""
    assert table(title, seats={0: SEVENTEEN_CULTURE}).scores()[0].parts["culture"] == 15


@both
def test_att_2_losing_icons_counts_from_the_true_total(title):
    """ATT-2: 17 icons less the 2 of South America's value 1 card still show 15."""
    game = table(title, seats={0: SEVENTEEN_CULTURE}, passed=(1, 2))
    play(game, "pass", "discard south-america-1")
    assert mat(game)["attributes"]["culture"] == 15
    assert game.scores()[0].parts["culture"] == 15


@both
def test_att_2_below_15_the_marker_moves_again(title):
    """ATT-2: 17 less 4 is 13."""
    game = table(title, seats={0: SEVENTEEN_CULTURE}, passed=(1, 2))
    play(game, "pass", "discard south-america-3")
    assert game.scores()[0].parts["culture"] == 13


# ---- ATT-3


@both
@at_each_level
def test_att_3_industry_gives_the_build_level(title, icons, level):
    """ATT-3: all buildings up to that level may be built, none above."""
    game = with_tokens(title, "industry", icons, stage="build", turn=0)
    assert game.legal() == [f"build {name}" for names in BY_LEVEL[:level] for name in names]


@both
@at_each_level
def test_att_3_culture_gives_the_growth(title, icons, level):
    """ATT-3: 2 discs at the first level, 6 at the fifth."""
    game = with_tokens(title, "culture", icons, stage="build", turn=2)
    game.play("build market")
    assert mat(game)["harbor"] == 5 + level + 1


@both
@at_each_level
def test_att_3_finance_gives_the_payments(title, icons, level):
    """ATT-3: with six staffed buildings, 1 to 5 of them are paid."""
    staffed = "colonial-house* market* guild-hall* barracks* docks* cartographer* trade-office"
    game = with_tokens(title, "finance", icons, mine=staffed, stage="build", turn=2)
    game.play("build workshop")
    while board(game)["stage"] == "salary":
        game.play(game.legal()[0])
    assert sum(building["staffed"] for building in mat(game)["buildings"]) == 6 - level


@both
@at_each_level
def test_att_3_politics_gives_the_card_limit(title, icons, level):
    """ATT-3: of six cards, 1 to 5 are kept."""
    six = "europe-0 europe-4 south-america-1 south-america-2 south-america-3 north-america-1"
    game = with_tokens(title, "politics", icons, cards=six, passed=(1, 2))
    game.play("pass")
    while board(game)["stage"] == "discard":
        game.play(game.legal()[0])
    assert len(mat(game)["cards"]) == level
