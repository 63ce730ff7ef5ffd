"""Occupy, presence and links."""

import pytest

from rulebook.endeavor.setup import BOTH, Mat, board, mat, opened, refused, table

both_editions = pytest.mark.parametrize("title", BOTH)
POLITICS = {"endeavor": "politics", "age-of-sail": "influence"}


# ---- OCC-1


@both_editions
def test_to_occupy_costs_a_disc_and_gives_the_citys_token(title):
    """OCC-1: Europe is open, and everyone may occupy there."""
    game = table(title, tokens={"london": "industry"})
    game.play("activate colonial-house")
    game.play("occupy london")
    assert board(game)["places"] == {"london": 0}
    assert "london" not in board(game)["tokens"]
    assert mat(game, 0)["harbor"] == 5 - 1 - 1
    assert mat(game, 0)["attributes"]["industry"] == 1


@both_editions
@pytest.mark.parametrize("owner", [0, 1])
def test_an_occupied_city_is_not_occupied_again(title, owner):
    """OCC-1: neither an opponent's nor one's own."""
    game = table(title, places={"london": owner})
    game.play("activate colonial-house")
    refusal = refused(game, "occupy london")
    assert (refusal.rule, refusal.reason) == ("OCC-1", "occupied")
    assert refusal.facts == {"place": "london", "region": "europe", "player": owner}


@both_editions
def test_a_closed_region_cannot_be_occupied(title):
    """OCC-1: presence on the track is not enough while spaces are free: they are counted for the player."""
    game = table(title, tracks={"south-america": "0011"})
    game.play("activate colonial-house")
    refusal = refused(game, "occupy lima")
    assert (refusal.rule, refusal.reason) == ("OCC-1", "closed")
    assert refusal.facts == {"place": "lima", "region": "south-america", "spaces": 2}


@both_editions
def test_no_occupation_without_a_disc(title):
    """OCC-1: a token to occupy or draw can still draw with an empty harbor."""
    game = table(title, seats={0: Mat(harbor=0, tokens={"occupy-or-draw": 1})}, tracks={"india": "1"})
    game.play("spend occupy-or-draw")
    assert refused(game, "occupy london").message == "OCC-1-no-disc"
    assert game.legal() == ["draw europe", "draw slavery"]


@both_editions
def test_only_cities_are_occupied(title):
    """OCC-1: every city of the board has its action, and a trade route has none."""
    game = table(title)
    places = game.ruleset.components.places
    named = {action.facts["place"] for action in game.catalogue.actions if action.kind == "occupy"}
    assert named == {place.id for place in places if not place.route}


# ---- OCC-2


@both_editions
def test_nobody_occupies_where_nobody_of_theirs_is(title):
    """OCC-2: South America is open, but seat 0 has no disc there."""
    game = table(title, tracks=opened(title, "south-america"))
    game.play("activate colonial-house")
    refusal = refused(game, "occupy lima")
    assert (refusal.rule, refusal.reason) == ("OCC-2", "")
    assert refusal.facts == {"place": "lima", "region": "south-america"}


@both_editions
def test_presence_on_the_track(title):
    """OCC-2: a single disc on the track."""
    game = table(title, tracks={"south-america": "022222"})
    game.play("activate colonial-house")
    game.play("occupy lima")
    assert board(game)["places"] == {"lima": 0}


@both_editions
def test_presence_beside_the_track(title):
    """OCC-2: a disc beside the track, which is the open sea of Age of Sail."""
    game = table(title, tracks=opened(title, "south-america"), beside={"south-america": {0: 1}})
    game.play("activate colonial-house")
    game.play("occupy lima")
    assert board(game)["places"] == {"lima": 0}


@both_editions
def test_presence_in_a_city(title):
    """OCC-2: another city of the region."""
    game = table(title, tracks=opened(title, "south-america"), places={"salvador": 0})
    game.play("activate colonial-house")
    game.play("occupy lima")
    assert board(game)["places"] == {"lima": 0, "salvador": 0}


def test_presence_on_a_trade_route():
    """OCC-2: a disc on the Spanish Main is in the Caribbean."""
    game = table("age-of-sail", tracks=opened("age-of-sail", "caribbean"), places={"spanish-main": 0})
    game.play("activate colonial-house")
    game.play("occupy havana")
    assert board(game)["places"]["havana"] == 0


@both_editions
def test_presence_does_not_reach_across_regions(title):
    """OCC-2: being in South America helps nobody in Africa."""
    game = table(title, tracks={**opened(title, "africa"), "south-america": "022222"})
    game.play("activate colonial-house")
    assert refused(game, "occupy elmina").message == "OCC-2"


@both_editions
def test_everyone_is_always_present_in_europe(title):
    """OCC-2: no disc of one's own is needed there."""
    game = table(title, places={"venice": 1})
    game.play("activate colonial-house")
    assert "occupy london" in game.legal()


# ---- LNK-1


@both_editions
def test_both_ends_make_a_link_and_a_glory(title):
    """LNK-1: Venice alone controls nothing; with Constantinople it does."""
    game = table(title, places={"venice": 0})
    assert game.scores()[0].parts["links"] == 0
    game.play("activate colonial-house")
    game.play("occupy constantinople")
    assert game.scores()[0].parts["links"] == 1


@both_editions
def test_an_opponent_at_the_other_end_keeps_the_link_free(title):
    """LNK-1: nobody controls it, and its token stays."""
    game = table(title, places={"venice": 1})
    game.play("activate colonial-house")
    game.play("occupy constantinople")
    assert [score.parts["links"] for score in game.scores()] == [0, 0, 0]
    assert "venice--constantinople" in board(game)["tokens"]


@both_editions
def test_a_link_is_controlled_only_while_both_ends_are_held(title):
    """LNK-1: losing one end loses it."""
    attacker = Mat(buildings="colonial-house barracks")
    game = table(title, seats={1: attacker}, places={"venice": 0, "constantinople": 0}, turn=1)
    assert game.scores()[0].parts["links"] == 1
    game.play("activate barracks")
    game.play("attack venice")
    assert game.scores()[0].parts["links"] == 0


# ---- LNK-2


@both_editions
def test_the_first_to_control_a_link_takes_its_token(title):
    """LNK-2: at once, beside the city's own."""
    tokens = {"constantinople": "industry", "venice--constantinople": "culture"}
    game = table(title, places={"venice": 0}, tokens=tokens)
    game.play("activate colonial-house")
    game.play("occupy constantinople")
    assert mat(game, 0)["tokens"] == {"industry": 1, "culture": 1}
    assert mat(game, 0)["attributes"]["culture"] == 1
    assert "venice--constantinople" not in board(game)["tokens"]


@both_editions
def test_who_controls_a_link_later_gets_no_token(title):
    """LNK-2: seat 1 takes both ends, but the token went to the first controller."""
    attacker = Mat(buildings="colonial-house barracks", tokens={"attack": 1}, harbor=9)
    places = {"venice": 0, "constantinople": 0}
    game = table(title, seats={1: attacker}, places=places, turn=1, passed=(0, 2))
    before = mat(game, 1)["attributes"]
    game.play("activate barracks")
    game.play("attack venice")
    game.play("spend attack")
    game.play("attack constantinople")
    assert game.scores()[1].parts["links"] == 1
    assert mat(game, 1)["tokens"] == {}
    assert mat(game, 1)["attributes"] == before


@both_editions
def test_one_disc_can_gain_several_links(title):
    """LNK-2: Constantinople joins two others that are held, and all tokens are taken."""
    other = {"endeavor": "alexandria", "age-of-sail": "saint-petersburg"}[title]
    links = {
        "endeavor": ["venice--constantinople", "constantinople--alexandria"],
        "age-of-sail": ["venice--constantinople", "saint-petersburg--constantinople"],
    }[title]
    tokens = {"constantinople": POLITICS[title], links[0]: "culture", links[1]: "industry"}
    game = table(title, places={"venice": 0, other: 0}, tokens=tokens)
    game.play("activate colonial-house")
    game.play("occupy constantinople")
    assert mat(game, 0)["tokens"] == {"industry": 1, "culture": 1, POLITICS[title]: 1}
    assert game.scores()[0].parts["links"] == 2


@both_editions
def test_a_blue_token_on_a_link_is_taken_too(title):
    """LNK-2: whatever lies there."""
    game = table(title, places={"venice": 0}, tokens={"venice--constantinople": "payment", "constantinople": "culture"})
    game.play("activate colonial-house")
    game.play("occupy constantinople")
    assert mat(game, 0)["tokens"] == {"culture": 1, "payment": 1}


def test_a_square_link_has_no_token_but_is_controlled():
    """LNK-2: London and Amsterdam are joined by a square link."""
    game = table("age-of-sail", places={"london": 0}, tokens={"amsterdam": "culture"})
    assert "london--amsterdam" not in board(game)["tokens"]
    game.play("activate colonial-house")
    game.play("occupy amsterdam")
    assert mat(game, 0)["tokens"] == {"culture": 1}
    assert game.scores()[0].parts["links"] == 1


# ---- LNK-3


@pytest.mark.parametrize(("title", "city"), [("endeavor", "london"), ("age-of-sail", "constantinople")])
def test_a_link_may_join_two_regions(title, city):
    """LNK-3: from Europe to Bombay."""
    link = f"{city}--bombay"
    game = table(title, tracks=opened(title, "india", by=0), places={city: 0}, tokens={link: "culture", "bombay": "culture"})
    game.play("activate colonial-house")
    game.play("occupy bombay")
    assert mat(game, 0)["tokens"] == {"culture": 2}
    assert game.scores()[0].parts["links"] == 1


def test_a_ship_to_a_trade_route_can_complete_links():
    """LNK-3: London and Bordeaux both lead to the Channel Approaches; one is held by somebody else."""
    tokens = {"channel-approaches": "industry", "london--channel-approaches": "culture"}
    places = {"london": 0, "bordeaux": 1}
    game = table("age-of-sail", seats={0: Mat(buildings="merchant-dock")}, places=places, tokens=tokens)
    game.play("activate merchant-dock")
    game.play("ship channel-approaches")
    assert mat(game, 0)["tokens"] == {"industry": 1, "culture": 1}
    assert game.scores()[0].parts["links"] == 1
    assert "bordeaux--channel-approaches" in board(game)["tokens"]


def test_a_city_can_complete_a_link_from_a_trade_route_in_another_region():
    """LNK-3: from the Canary Passage, in Europe, to Bridgetown, in the Caribbean."""
    tokens = {"bridgetown": "industry", "canary-passage--bridgetown": "culture"}
    tracks = opened("age-of-sail", "caribbean", by=0)
    game = table("age-of-sail", tracks=tracks, places={"canary-passage": 0}, tokens=tokens)
    game.play("activate colonial-house")
    game.play("occupy bridgetown")
    assert mat(game, 0)["tokens"] == {"industry": 1, "culture": 1}


@both_editions
def test_the_ends_of_a_link_are_told(title):
    """LNK-2: the journal names both ends, then the token."""
    game = table(title, places={"venice": 0})
    game.play("activate colonial-house")
    game.play("occupy constantinople")
    last = game.events()[-2]
    assert (last.kind, last.facts) == ("controls-link", {"player": 0, "place": "venice", "other": "constantinople"})
