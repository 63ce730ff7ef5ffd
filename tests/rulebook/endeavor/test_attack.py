"""Attack: what it costs, where it is allowed, and what becomes of links."""

import pytest

from rulebook.endeavor.setup import BOTH, Mat, board, mat, opened, refused, table

both_editions = pytest.mark.parametrize("title", BOTH)
BARRACKS = Mat(buildings="colonial-house barracks")
DISCS = {"endeavor": 30, "age-of-sail": 35}


# ---- ATK-1


@both_editions
def test_an_attack_costs_two_discs_and_sends_the_defender_home(title):
    """ATK-1: the casualty goes to the own supply, the second disc into the city, the defender's to its owner's supply."""
    game = table(title, seats={0: BARRACKS}, places={"london": 1})
    before, rival = mat(game, 0), mat(game, 1)
    game.play("activate barracks")
    game.play("attack london")
    assert board(game)["places"] == {"london": 0}
    assert mat(game, 0)["harbor"] == before["harbor"] - 1 - 2
    assert mat(game, 0)["supply"] == before["supply"] + 1
    assert mat(game, 1)["supply"] == rival["supply"] + 1
    assert mat(game, 1)["harbor"] == rival["harbor"]


@both_editions
def test_one_disc_is_not_enough_to_attack(title):
    """ATK-1: with the last disc a fortress can occupy, but not attack."""
    game = table(title, seats={0: Mat(harbor=2, buildings="colonial-house fortress")}, places={"london": 1})
    game.play("activate fortress")
    refusal = refused(game, "attack london")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("ATK-1", "", {"discs": 1})
    assert "occupy venice" in game.legal()


@both_editions
def test_barracks_need_three_discs(title):
    """ATK-1: one works, one is lost, one stays; with two the barracks stay idle (ACT-3)."""
    game = table(title, seats={0: Mat(harbor=2, buildings="colonial-house barracks")}, places={"london": 1})
    assert refused(game, "activate barracks").message == "ACT-3-one-disc"
    game = table(title, seats={0: Mat(harbor=3, buildings="colonial-house barracks")}, places={"london": 1})
    game.play("activate barracks")
    game.play("attack london")
    assert mat(game, 0)["harbor"] == 0


@both_editions
def test_an_attack_token_needs_two_discs(title):
    """ATK-1: nobody has to work for a token."""
    game = table(title, seats={0: Mat(harbor=2, tokens={"attack": 1})}, places={"london": 1})
    game.play("spend attack")
    game.play("attack london")
    assert board(game)["places"] == {"london": 0}
    assert mat(game, 0)["harbor"] == 0


@both_editions
def test_the_city_has_no_token_left_for_the_attacker(title):
    """ATK-1: it went to whoever occupied the city first."""
    game = table(title, seats={0: BARRACKS}, places={"london": 1})
    game.play("activate barracks")
    game.play("attack london")
    assert mat(game, 0)["tokens"] == {}


# ---- ATK-2


@both_editions
def test_an_empty_city_is_not_attacked(title):
    """ATK-2: it can only be occupied."""
    game = table(title, seats={0: BARRACKS}, places={"london": 1})
    game.play("activate barracks")
    refusal = refused(game, "attack venice")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("ATK-2", "", {"place": "venice", "region": "europe"})
    assert game.legal() == ["attack london"]


@both_editions
def test_nobody_is_attacked_in_a_closed_region(title):
    """ATK-2: its cities are empty, whoever is on the track."""
    game = table(title, seats={0: BARRACKS}, places={"london": 1}, tracks={"south-america": "01111"})
    game.play("activate barracks")
    assert refused(game, "attack lima").rule == "ATK-2"


@both_editions
def test_discs_on_a_track_cannot_be_attacked(title):
    """ATK-2: every city can be, and (Age of Sail) every trade route; nothing else has such an action."""
    game = table(title)
    named = {action.facts["place"] for action in game.catalogue.actions if action.kind == "attack"}
    assert named == {place.id for place in game.ruleset.components.places}


def test_a_trade_route_can_be_attacked():
    """ATK-2: as a city; the links it ends change hands with it."""
    places = {"canary-passage": 1, "lisbon": 0, "cadiz": 1}
    game = table("age-of-sail", seats={0: BARRACKS}, places=places, tokens={"lisbon--canary-passage": "culture"})
    game.play("activate barracks")
    game.play("attack canary-passage")
    assert board(game)["places"] == {"canary-passage": 0, "lisbon": 0, "cadiz": 1}
    assert mat(game, 0)["tokens"] == {"culture": 1}
    assert [score.parts["links"] for score in game.scores()] == [1, 0, 0]


# ---- ATK-3


@both_editions
def test_an_attack_needs_presence(title):
    """ATK-3: seat 0 is nowhere in South America."""
    places = {"lima": 1, "london": 1}
    game = table(title, seats={0: BARRACKS}, tracks=opened(title, "south-america"), places=places)
    game.play("activate barracks")
    refusal = refused(game, "attack lima")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("ATK-3", "", {"place": "lima", "region": "south-america"})


@both_editions
@pytest.mark.parametrize(
    ("track", "beside", "city"),
    [("022222", {}, {}), ("222222", {"south-america": {0: 1}}, {}), ("222222", {}, {"salvador": 0})],
    ids=["on the track", "beside the track", "in a city"],
)
def test_any_disc_in_the_region_allows_an_attack(title, track, beside, city):
    """ATK-3: presence as for an occupation."""
    places = {"lima": 1, **city}
    game = table(title, seats={0: BARRACKS}, tracks={"south-america": track}, beside=beside, places=places)
    game.play("activate barracks")
    game.play("attack lima")
    assert board(game)["places"]["lima"] == 0


def test_a_trade_route_allows_an_attack():
    """ATK-3: the Spanish Main is in the Caribbean."""
    places = {"havana": 1, "spanish-main": 0}
    game = table("age-of-sail", seats={0: BARRACKS}, tracks=opened("age-of-sail", "caribbean"), places=places)
    game.play("activate barracks")
    game.play("attack havana")
    assert board(game)["places"]["havana"] == 0


@both_editions
def test_nobody_attacks_themselves(title):
    """ATK-3: one's own city is no target."""
    game = table(title, seats={0: BARRACKS}, places={"london": 0, "venice": 1})
    game.play("activate barracks")
    refusal = refused(game, "attack london")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("ATK-3", "own", {"place": "london", "region": "europe"})


@both_editions
def test_with_nobody_to_attack_barracks_are_of_no_use(title):
    """ATK-3: only own cities are occupied, so the barracks stay idle (ACT-3)."""
    game = table(title, seats={0: BARRACKS}, places={"london": 0})
    refusal = refused(game, "activate barracks")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("ACT-3", "", {"source": "barracks"})


@both_editions
def test_whose_last_disc_is_attacked_loses_presence(title):
    """ATK-3: seat 1 had nothing but Lima in South America, and may no longer occupy there."""
    game = table(title, seats={0: BARRACKS}, tracks=opened(title, "south-america", by=0), places={"lima": 1})
    game.play("activate barracks")
    game.play("attack lima")
    game.play("activate colonial-house")
    assert refused(game, "occupy salvador", seat=1).message == "OCC-2"


@both_editions
def test_whose_other_discs_remain_keeps_presence(title):
    """ATK-3: Lima is lost, Buenos Aires is not."""
    places = {"lima": 1, "buenos-aires": 1}
    game = table(title, seats={0: BARRACKS}, tracks=opened(title, "south-america", by=0), places=places)
    game.play("activate barracks")
    game.play("attack lima")
    game.play("activate colonial-house")
    assert "occupy salvador" in game.legal(1)


@both_editions
def test_presence_in_europe_is_never_lost(title):
    """ATK-3: after the attack on its only city seat 1 may occupy another in Europe."""
    game = table(title, seats={0: BARRACKS}, places={"london": 1})
    game.play("activate barracks")
    game.play("attack london")
    game.play("activate colonial-house")
    assert "occupy venice" in game.legal(1)


# ---- ATK-4


@both_editions
def test_the_attacker_takes_tokens_of_links_first_controlled_by_the_attack(title):
    """ATK-4: the attacker holds Constantinople already."""
    places = {"venice": 1, "constantinople": 0}
    game = table(title, seats={0: BARRACKS}, places=places, tokens={"venice--constantinople": "culture"})
    game.play("activate barracks")
    game.play("attack venice")
    assert mat(game, 0)["tokens"] == {"culture": 1}
    assert game.scores()[0].parts["links"] == 1


@both_editions
def test_the_loser_keeps_the_token_but_not_the_link(title):
    """ATK-4: seat 1 controlled the link and took its token, which stays."""
    rival = Mat(tokens={"culture": 1})
    game = table(title, seats={0: BARRACKS, 1: rival}, places={"venice": 1, "constantinople": 1})
    assert game.scores()[1].parts["links"] == 1
    game.play("activate barracks")
    game.play("attack venice")
    assert [score.parts["links"] for score in game.scores()] == [0, 0, 0]
    assert mat(game, 1)["tokens"] == {"culture": 1}
    assert mat(game, 1)["attributes"]["culture"] == 1


@both_editions
def test_all_discs_are_still_there_after_an_attack(title):
    """ATK-1: nothing leaves the game."""
    game = table(title, seats={0: BARRACKS}, places={"london": 1})
    game.play("activate barracks")
    game.play("attack london")
    for seat in (0, 1):
        mine = mat(game, seat)
        workers = sum(building["staffed"] for building in mine["buildings"])
        on_board = list(board(game)["places"].values()).count(seat)
        assert mine["supply"] + mine["harbor"] + workers + on_board == DISCS[title]
