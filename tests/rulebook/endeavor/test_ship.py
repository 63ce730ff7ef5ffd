"""Ship: tracks, the opening of regions, governors, trade routes and the open sea."""

import pytest

from argosy import BadAction
from rulebook.endeavor.setup import BOTH, Mat, board, mat, opened, refused, table

both_editions = pytest.mark.parametrize("title", BOTH)
SHIPYARD = Mat(buildings="colonial-house shipyard")
CARTOGRAPHER = Mat(buildings="colonial-house cartographer")
LAST_SPACE = {"south-america": "11220"}  # six spaces in both editions


# ---- SHP-1


@both_editions
def test_a_ship_costs_one_disc_besides_the_one_that_works(title):
    """SHP-1: one harbor disc; the disc on the shipyard was paid before."""
    game = table(title, seats={0: SHIPYARD})
    game.play("activate shipyard")
    game.play("ship africa")
    assert mat(game, 0)["harbor"] == 5 - 1 - 1
    assert board(game)["tracks"]["africa"] == [0]


@both_editions
def test_no_ship_without_a_disc(title):
    """SHP-1: the guild hall's only disc works there, so it can draw but not ship."""
    game = table(title, seats={0: Mat(harbor=1, buildings="colonial-house guild-hall")})
    game.play("activate guild-hall")
    refusal = refused(game, "ship africa")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("SHP-1", "", {})
    assert "draw europe" in game.legal()


@both_editions
def test_europe_has_no_track_to_ship_to(title):
    """SHP-1: never to Europe."""
    game = table(title, seats={0: SHIPYARD})
    game.play("activate shipyard")
    with pytest.raises(BadAction, match="no action 'ship europe'"):
        game.play("ship europe")
    assert "europe" not in board(game)["tracks"]


# ---- SHP-2


@both_editions
def test_a_ship_takes_the_free_space_farthest_from_the_deck_and_its_token(title):
    """SHP-2: the third space, and its culture token."""
    game = table(
        title, seats={0: Mat(buildings="colonial-house guild-hall")}, tracks={"far-east": "12"}, tokens={"far-east 3": "culture"}
    )
    game.play("activate guild-hall")
    game.play("ship far-east")
    assert board(game)["tracks"]["far-east"] == [1, 2, 0]
    assert "far-east 3" not in board(game)["tokens"]
    assert "far-east 4" in board(game)["tokens"]
    assert mat(game, 0)["tokens"] == {"culture": 1}
    assert mat(game, 0)["attributes"]["culture"] == 1


@both_editions
def test_a_blue_token_from_a_track_is_kept_to_be_spent(title):
    """SHP-2: a token with an action goes to its owner's mat too."""
    game = table(title, seats={0: SHIPYARD}, tokens={"india 1": "attack"})
    game.play("activate shipyard")
    game.play("ship india")
    assert mat(game, 0)["tokens"] == {"attack": 1}


def test_age_of_sail_ships_to_no_full_track():
    """SHP-2: no free space is left; the open sea beside it is another action."""
    game = table("age-of-sail", seats={0: SHIPYARD}, tracks=opened("age-of-sail", "africa"))
    game.play("activate shipyard")
    refusal = refused(game, "ship africa")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("SHP-2", "full", {"region": "africa"})


# ---- SHP-3


def test_first_edition_ships_on_beside_a_full_track():
    """SHP-3: the disc lies beside the track, and there is no token."""
    game = table("endeavor", seats={0: SHIPYARD}, tracks=opened("endeavor", "africa"))
    game.play("activate shipyard")
    game.play("ship africa")
    assert board(game)["beside"]["africa"] == [1, 0, 0]
    assert board(game)["tracks"]["africa"] == [2] * 6
    assert mat(game, 0)["harbor"] == 3
    assert mat(game, 0)["tokens"] == {}


def test_age_of_sail_ships_to_the_open_sea_of_an_open_region():
    """SHP-3: the open sea costs a disc and brings no token."""
    game = table("age-of-sail", seats={0: SHIPYARD}, tracks=opened("age-of-sail", "africa"))
    game.play("activate shipyard")
    game.play("ship open-sea africa")
    assert board(game)["beside"]["africa"] == [1, 0, 0]
    assert mat(game, 0)["harbor"] == 3
    assert mat(game, 0)["tokens"] == {}


def test_a_closed_region_has_no_open_sea():
    """SHP-3: one free space is enough to keep the ships on the track."""
    game = table("age-of-sail", seats={0: SHIPYARD}, tracks={"africa": "1122"})
    game.play("activate shipyard")
    refusal = refused(game, "ship open-sea africa")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("SHP-3", "closed", {"region": "africa"})


@pytest.mark.parametrize("action", ["ship open-sea africa", "ship canary-passage", "ship open-sea europe"])
def test_first_edition_knows_neither_open_sea_nor_trade_routes(action):
    """SHP-3, SHP-4: both came with Age of Sail; Europe has no open sea in any edition."""
    with pytest.raises(BadAction):
        refused(table("endeavor"), action)


def test_europe_has_no_open_sea():
    """SHP-3: beside which track should it lie?"""
    with pytest.raises(BadAction):
        refused(table("age-of-sail"), "ship open-sea europe")


# ---- SHP-4


def test_a_trade_route_in_europe_gives_its_token():
    """SHP-4: Europe is open from the start."""
    game = table("age-of-sail", seats={0: Mat(buildings="colonial-house guild-hall")}, tokens={"canary-passage": "industry"})
    game.play("activate guild-hall")
    game.play("ship canary-passage")
    assert board(game)["places"] == {"canary-passage": 0}
    assert mat(game, 0)["attributes"]["industry"] == 1
    assert mat(game, 0)["harbor"] == 3


def test_a_trade_route_needs_no_presence():
    """SHP-4: nobody of one's own has to be in the region; it only has to be open."""
    game = table("age-of-sail", seats={0: SHIPYARD}, tracks=opened("age-of-sail", "caribbean", by=1))
    game.play("activate shipyard")
    game.play("ship spanish-main")
    assert board(game)["places"] == {"spanish-main": 0}


def test_a_trade_route_of_a_closed_region_is_out_of_reach():
    """SHP-4: not even for a player on the track."""
    game = table("age-of-sail", seats={0: SHIPYARD}, tracks={"caribbean": "0000"})
    game.play("activate shipyard")
    refusal = refused(game, "ship spanish-main")
    assert (refusal.rule, refusal.reason) == ("SHP-4", "closed")
    assert refusal.facts == {"place": "spanish-main", "region": "caribbean"}


def test_an_occupied_trade_route_takes_no_second_disc():
    """SHP-4: only an unoccupied route can be shipped to."""
    game = table("age-of-sail", seats={0: SHIPYARD}, places={"canary-passage": 1})
    game.play("activate shipyard")
    refusal = refused(game, "ship canary-passage")
    assert (refusal.rule, refusal.reason) == ("SHP-4", "occupied")
    assert refusal.facts == {"place": "canary-passage", "player": 1}


# ---- SHP-5


@both_editions
def test_the_last_space_opens_the_region_before_the_second_ship(title):
    """SHP-5: in the middle of a double ship the governor is awarded at once; the second part follows."""
    game = table(title, seats={0: CARTOGRAPHER}, tracks={"south-america": "01200"})
    game.play("activate cartographer")
    game.play("ship south-america")
    assert "south-america-governor" not in board(game)["governors"]
    assert mat(game, 0)["cards"] == ["south-america-governor"]
    assert game.to_act == (0,)
    game.play("ship south-america" if title == "endeavor" else "ship open-sea south-america")
    assert board(game)["beside"]["south-america"] == [1, 0, 0]
    assert mat(game, 0)["harbor"] == 5 - 3


@both_editions
def test_a_region_just_opened_can_be_occupied_in_the_same_turn(title):
    """SHP-5: docks ship first, opening the region, and occupy there."""
    game = table(title, seats={0: Mat(buildings="colonial-house docks")}, tracks=LAST_SPACE)
    game.play("activate docks")
    assert refused(game, "occupy lima").message == "OCC-1-closed"
    game.play("ship south-america")
    game.play("occupy lima")
    assert board(game)["places"] == {"lima": 0}


@both_editions
def test_a_region_with_a_free_space_stays_closed(title):
    """SHP-5: the last space but one opens nothing."""
    game = table(title, seats={0: SHIPYARD}, tracks={"south-america": "1122"})
    game.play("activate shipyard")
    game.play("ship south-america")
    assert "south-america-governor" in board(game)["governors"]
    assert [event.kind for event in game.events()][-2:] == ["shipped", "took-token"]


@both_editions
def test_the_token_comes_before_the_governor(title):
    """SHP-5: what happens, in its order."""
    game = table(title, seats={0: SHIPYARD}, tracks=LAST_SPACE)
    game.play("activate shipyard")
    game.play("ship south-america")
    assert [event.kind for event in game.events()] == ["activated", "shipped", "took-token", "opened", "governor"]


# ---- SHP-6


@both_editions
@pytest.mark.parametrize(
    ("track", "winner", "why"),
    [
        ("11112", 1, "most discs on the track, though others are nearer the deck"),
        ("11220", 0, "three tied on two: the one who shipped last is nearest"),
        ("02211", 0, "so too when the last disc makes the tie"),
        ("11122", 1, "a single disc at the end wins nothing"),
        ("11221", 1, "three against two"),
        ("12122", 2, "the most win even when others fill the last space"),
        ("00000", 0, "alone"),
    ],
)
def test_the_governor_goes_to_most_discs_then_to_the_disc_nearest_the_deck(title, track, winner, why):
    """SHP-6: seat 0 fills the last space."""
    game = table(title, seats={0: SHIPYARD}, tracks={"south-america": track})
    game.play("activate shipyard")
    game.play("ship south-america")
    holders = [seat for seat in range(3) if "south-america-governor" in mat(game, seat)["cards"]]
    assert holders == [winner], why


@both_editions
@pytest.mark.parametrize(("track", "winner"), [("12121", 1), ("11222", 2), ("22111", 1), ("21212", 2), ("12211", 1)])
def test_a_tie_between_two_others_is_theirs_alone(title, track, winner):
    """SHP-6: the shipper's disc is nearest the deck, but only the tied are compared."""
    game = table(title, seats={0: SHIPYARD}, tracks={"south-america": track})
    game.play("activate shipyard")
    game.play("ship south-america")
    assert mat(game, winner)["cards"] == ["south-america-governor"]


@both_editions
def test_a_tie_of_two_and_two_with_one_of_a_third(title):
    """SHP-6: of the two who tie, the one who placed last."""
    game = table(title, players=4, seats={0: SHIPYARD}, tracks={"south-america": "12213"}, **side(title))
    game.play("activate shipyard")
    game.play("ship south-america")
    assert mat(game, 1)["cards"] == ["south-america-governor"]


def side(title):
    """Four players sit at either side of the Age of Sail board; the first has the longer track."""
    return {"side": 1} if title == "age-of-sail" else {}


@both_editions
def test_a_governors_icons_count_at_once_and_it_lies_with_the_cards(title):
    """SHP-6: South America's governor shows three of politics (influence)."""
    game = table(title, seats={0: SHIPYARD, 1: Mat(cards="europe-1")}, tracks={"south-america": "11122"})
    politics = "politics" if title == "endeavor" else "influence"
    assert mat(game, 1)["attributes"][politics] == 1
    game.play("activate shipyard")
    game.play("ship south-america")
    assert mat(game, 1)["attributes"][politics] == 1 + 3
    assert mat(game, 1)["cards"] == ["europe-1", "south-america-governor"]
    assert mat(game, 1)["free_place"] is None


@both_editions
def test_discs_beside_the_track_come_too_late_for_the_governor(title):
    """SHP-6: only the track counts; whoever ships more afterwards gets nothing for it."""
    ready = Mat(buildings="colonial-house cartographer", harbor=9)
    beside = "ship south-america" if title == "endeavor" else "ship open-sea south-america"
    game = table(title, seats={1: ready}, tracks=opened(title, "south-america", by=0), beside={"south-america": {1: 9}}, turn=1)
    game.play("activate cartographer")
    game.play(beside)
    game.play(beside)
    assert board(game)["beside"]["south-america"] == [0, 11, 0]
    assert mat(game, 1)["cards"] == []


# ---- SHP-7


@both_editions
def test_a_governor_can_neither_be_drawn_nor_taken_otherwise(title):
    """SHP-7: the first card of an open region's deck is its value 1; no action names a governor but the card limit's."""
    game = table(title, seats={0: Mat(buildings="colonial-house market")}, tracks=opened(title, "africa", by=0))
    game.play("activate market")
    game.play("draw africa")
    assert mat(game, 0)["cards"] == ["africa-1"]
    naming = [action.name for action in game.catalogue.actions if "governor" in action.name]
    assert {name.split()[0] for name in naming} == {"free-place", "normal-place", "discard"}
