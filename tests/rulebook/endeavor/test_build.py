"""BLD: the build phase."""

import pytest

from rulebook.endeavor.setup import BOTH, Mat, board, mat, refused, table, told

both = pytest.mark.parametrize("title", BOTH)
TEN_INDUSTRY = Mat(buildings="colonial-house workshop workshop workshop workshop workshop")


def building(title, mine, **more):
    """Seat 0 is about to build."""
    return table(title, stage="build", turn=0, seats={0: mine, **more.pop("others", {})}, **more)


def ids(game, seat=0):
    return [slot["id"] for slot in mat(game, seat)["buildings"]]


# ---- BLD-1


@both
def test_bld_1_the_building_comes_from_the_stock_into_the_next_slot(title):
    """BLD-1: the leftmost empty slot is the one after the last building."""
    game = building(title, Mat(buildings="colonial-house market"))
    left = board(game)["stock"]["shipyard"]
    game.play("build shipyard")
    assert ids(game) == ["colonial-house", "market", "shipyard"]
    assert board(game)["stock"]["shipyard"] == left - 1
    assert told(game) == ["built"]


@both
def test_bld_1_a_new_building_is_not_staffed(title):
    """BLD-1: it waits for a disc."""
    game = building(title, Mat(buildings="colonial-house"))
    game.play("build market")
    assert mat(game)["buildings"][-1] == {"id": "market", "staffed": False}


@both
def test_bld_1_its_icons_count_at_once(title):
    """BLD-1: the Shipyard shows 1 culture."""
    game = building(title, Mat(buildings="colonial-house"))
    game.play("build shipyard")
    assert mat(game)["attributes"]["culture"] == 1


@both
def test_bld_1_exactly_one(title):
    """BLD-1: after it the next player builds."""
    game = building(title, Mat())
    game.play("build market")
    assert game.to_act == (1,)
    assert refused(game, "build market", seat=0).rule == "RND-1"


@both
def test_bld_1_nobody_may_do_without(title):
    """BLD-1: there is nothing to choose but a building."""
    game = building(title, Mat())
    assert all(name.startswith("build ") for name in game.legal())
    assert refused(game, "pass").rule == "RND-1"
    assert refused(game, "done").rule == "RND-1"


@both
def test_bld_1_a_pile_that_has_run_out(title):
    """BLD-1: the fifth Market was the last."""
    others = {1: Mat(buildings="colonial-house market market"), 2: Mat(buildings="colonial-house market market")}
    game = building(title, Mat(buildings="colonial-house market shipyard"), others=others)
    refusal = refused(game, "build market")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("BLD-1", "none-left", {"building": "market"})
    assert "build market" not in game.legal()


@both
def test_bld_1_the_last_tile_of_a_pile(title):
    """BLD-1: whoever takes it leaves none to the next."""
    others = {1: Mat(buildings="colonial-house market market"), 2: Mat(buildings="colonial-house market market")}
    game = building(title, Mat(buildings="colonial-house shipyard shipyard"), others=others)
    game.play("build market")
    assert board(game)["stock"]["market"] == 0
    assert refused(game, "build market").reason == "none-left"


# ---- BLD-2


@both
@pytest.mark.parametrize(("name", "needs"), [("bank", 2), ("docks", 3), ("university", 4), ("museum", 5)])
def test_bld_2_above_ones_build_level(title, name, needs):
    """BLD-2: without industry only level 1 may be built."""
    game = building(title, Mat())
    refusal = refused(game, f"build {name}")
    assert (refusal.rule, refusal.reason) == ("BLD-2", "")
    assert refusal.facts == {"building": name, "needs": needs, "level": 1}
    assert f"build {name}" not in game.legal()


@both
def test_bld_2_at_and_below_ones_build_level(title):
    """BLD-2: 4 industry allow level 3 and all below."""
    game = building(title, Mat(buildings="colonial-house workshop workshop"))
    assert {"build theater", "build bank", "build market"} < set(game.legal())
    assert refused(game, "build university").facts == {"building": "university", "needs": 4, "level": 3}


@both
def test_bld_2_everything_with_ten_industry(title):
    """BLD-2: level 5 is the highest; only the workshops, all five taken, are missing."""
    assert len(building(title, TEN_INDUSTRY, others=FULL_MATS).legal()) == 14


FULL_MATS = {
    1: Mat(buildings="colonial-house market shipyard bank barracks guild-hall"),
    2: Mat(buildings="colonial-house market shipyard bank barracks guild-hall"),
}


# ---- BLD-3


@both
def test_bld_3_a_duplicate(title):
    """BLD-3: a second Market is as good as any."""
    game = building(title, Mat(buildings="colonial-house market"))
    game.play("build market")
    assert ids(game) == ["colonial-house", "market", "market"]


@both
def test_bld_3_duplicates_count_their_icons_each(title):
    """BLD-3: two Workshops show 4 industry."""
    game = building(title, Mat(buildings="colonial-house workshop"))
    game.play("build workshop")
    assert mat(game)["attributes"]["industry"] == 4


@both
def test_bld_3_duplicates_are_activated_one_by_one(title):
    """BLD-3: with one Market staffed, the other may still be activated."""
    game = table(title, seats={0: Mat(buildings="colonial-house market* market")})
    game.play("activate market")
    assert [slot["staffed"] for slot in mat(game)["buildings"]] == [False, True, True]


# ---- BLD-4

ONE_LEVEL_FIVE = Mat(buildings="colonial-house workshop workshop workshop workshop workshop museum")
LATER_MATS = {seat: Mat(buildings=mine.buildings + " docks") for seat, mine in FULL_MATS.items()}


@both
def test_bld_4_one_building_of_level_5(title):
    """BLD-4: with enough industry the first may be built."""
    game = building(title, TEN_INDUSTRY, others=FULL_MATS)
    assert {"build exchange", "build museum", "build parliament"} < set(game.legal())
    game.play("build museum")
    assert ids(game)[-1] == "museum"


@both
@pytest.mark.parametrize("name", ["exchange", "parliament"])
def test_bld_4_never_a_second_one(title, name):
    """BLD-4: whoever has the Museum builds no other of level 5."""
    game = building(title, ONE_LEVEL_FIVE, others=LATER_MATS)
    refusal = refused(game, f"build {name}")
    assert (refusal.rule, refusal.facts) == ("BLD-4", {"building": name})
    assert f"build {name}" not in game.legal()


@both
def test_bld_4_binds_only_its_owner(title):
    """BLD-4: another player may still build one."""
    others = {1: ONE_LEVEL_FIVE, 2: LATER_MATS[2]}
    mine = Mat(
        buildings="colonial-house market shipyard bank barracks guild-hall docks",
        cards="slavery-3 slavery-5 caribbean-5 far-east-2",
    )
    assert "build exchange" in building(title, mine, others=others).legal()


# ---- BLD-5: all fifteen tiles of level 1 stand on five mats


def no_level_one_left(title, mine="market market shipyard"):
    others = {
        1: Mat(buildings="colonial-house market market shipyard"),
        2: Mat(buildings="colonial-house market shipyard workshop"),
        3: Mat(buildings="colonial-house shipyard workshop workshop"),
        4: Mat(buildings="colonial-house shipyard workshop workshop"),
    }
    return table(title, players=5, stage="build", turn=0, seats={0: Mat(buildings=f"colonial-house {mine}"), **others})


@both
def test_bld_5_the_next_level_up_when_nothing_else_is_left(title):
    """BLD-5: without industry, and without tiles of level 1, one of level 2 is taken."""
    game = no_level_one_left(title)
    assert mat(game)["attributes"]["industry"] == 0
    assert game.legal() == ["build bank", "build barracks", "build guild-hall"]
    game.play("build bank")
    assert ids(game)[-1] == "bank"


@both
def test_bld_5_not_a_level_further(title):
    """BLD-5: level 3 stays out of reach while level 2 has tiles."""
    refusal = refused(no_level_one_left(title), "build docks")
    assert (refusal.rule, refusal.reason) == ("BLD-5", "")
    assert refusal.facts == {"building": "docks", "needs": 3, "level": 1}


@both
def test_bld_5_a_pile_that_has_run_out_stays_empty(title):
    """BLD-5: the Market is missed, but not to be had."""
    assert refused(no_level_one_left(title), "build market").rule == "BLD-1"


@both
def test_bld_5_does_not_help_whoever_can_build_something(title):
    """BLD-5: one tile left in the allowed levels, and the next level is closed."""
    game = no_level_one_left(title, mine="market bank shipyard")
    assert game.legal() == ["build market"]
    assert refused(game, "build barracks").rule == "BLD-2"


# Levels 1 and 2 are used up only in the last round: 27 tiles, and three of higher levels.
LAST_MATS = {
    0: Mat(buildings="colonial-house market market shipyard bank barracks guild-hall"),
    1: Mat(buildings="colonial-house market market shipyard bank barracks guild-hall"),
    2: Mat(buildings="colonial-house market shipyard workshop bank barracks guild-hall"),
    3: Mat(buildings="colonial-house shipyard workshop workshop bank barracks docks"),
    4: Mat(buildings="colonial-house shipyard workshop workshop guild-hall theater docks"),
}


@both
def test_bld_5_the_lowest_level_that_still_has_any(title):
    """BLD-5 (ruling): with levels 1 and 2 used up, level 3 is next."""
    game = table(title, players=5, stage="build", turn=0, seats=LAST_MATS)
    assert game.legal() == ["build docks", "build fortress", "build theater"]
    refusal = refused(game, "build university")
    assert (refusal.rule, refusal.facts) == ("BLD-5", {"building": "university", "needs": 4, "level": 1})


@both
def test_bld_5_leaves_bld_4_in_force(title):
    """BLD-5 (ruling): whoever has a building of level 5 gets no second one this way either."""
    museum = Mat(buildings="colonial-house market market shipyard bank barracks museum")
    guilds = Mat(buildings="colonial-house shipyard workshop workshop guild-hall theater guild-hall")
    game = table(title, players=5, stage="build", turn=0, seats={**LAST_MATS, 0: museum, 4: guilds})
    assert game.legal() == ["build docks", "build fortress", "build theater"]
    assert refused(game, "build exchange").rule == "BLD-4"
