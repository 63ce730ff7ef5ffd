"""Drawing cards, and the abolition of slavery."""

import pytest

from argosy import BadAction
from rulebook.endeavor.setup import BOTH, Mat, board, mat, opened, refused, table

both_editions = pytest.mark.parametrize("title", BOTH)
MARKET = Mat(buildings="colonial-house market")
TRADE_OFFICE = Mat(buildings="colonial-house trade-office")
FINANCE = {"endeavor": "finance", "age-of-sail": "wealth"}
POLITICS = {"endeavor": "politics", "age-of-sail": "influence"}
EUROPEAN_CITIES = ["london", "lisbon", "venice", "saint-petersburg", "constantinople"]  # on all boards


def cities(count, seat=0):
    return dict.fromkeys(EUROPEAN_CITIES[:count], seat)


# ---- DRW-1


@both_editions
def test_the_top_card_is_taken_and_its_icons_count_at_once(title):
    """DRW-1: Europe's value 0 shows one of culture and one of finance (wealth)."""
    game = table(title, seats={0: MARKET})
    game.play("activate market")
    game.play("draw europe")
    assert mat(game, 0)["cards"] == ["europe-0"]
    assert board(game)["decks"]["europe"][0] == "europe-1"
    assert mat(game, 0)["attributes"] == {"industry": 0, "culture": 1, FINANCE[title]: 1, POLITICS[title]: 0}


@both_editions
def test_the_second_draw_meets_the_next_card(title):
    """DRW-1: the trade office draws the 0 and then needs a disc for the 1."""
    game = table(title, seats={0: TRADE_OFFICE}, places=cities(1))
    game.play("activate trade-office")
    game.play("draw europe")
    game.play("draw europe")
    assert mat(game, 0)["cards"] == ["europe-0", "europe-1"]
    game = table(title, seats={0: TRADE_OFFICE})
    game.play("activate trade-office")
    game.play("draw europe")
    assert mat(game, 0)["cards"] == ["europe-0"]
    assert refused(game, "draw europe", seat=game.to_act[0]).message == "DRW-2"


# ---- DRW-2


@both_editions
def test_a_card_needs_as_many_discs_as_its_value(title):
    """DRW-2: the facts say how many it needs and how many there are."""
    held = Mat(cards="europe-0 europe-1")
    game = table(title, seats={0: MARKET, 1: held}, places=cities(1))
    game.play("activate market")
    refusal = refused(game, "draw europe")
    assert (refusal.rule, refusal.reason) == ("DRW-2", "")
    assert refusal.facts == {"deck": "europe", "region": "europe", "needs": 2, "discs": 1}


@both_editions
@pytest.mark.parametrize(("discs", "allowed"), [(1, False), (2, True), (3, True)])
def test_as_many_or_more_discs_will_do(title, discs, allowed):
    """DRW-2: two or three for a value 2."""
    held = Mat(cards="europe-0 europe-1")
    game = table(title, seats={0: MARKET, 1: held}, places=cities(discs))
    game.play("activate market")
    assert ("draw europe" in game.legal()) is allowed


@both_editions
def test_a_value_0_card_needs_nobody(title):
    """DRW-2: with no disc in Europe both decks there give their first card."""
    game = table(title, seats={0: MARKET})
    game.play("activate market")
    assert game.legal() == ["draw europe", "draw slavery"]


@both_editions
def test_discs_in_europe_count_for_the_slavery_deck(title):
    """DRW-2: all of them, for either deck."""
    held = Mat(cards="slavery-0 europe-0")
    game = table(title, seats={0: MARKET, 1: held}, places=cities(1))
    game.play("activate market")
    assert game.legal() == ["draw europe", "draw slavery"]
    game.play("draw slavery")
    assert mat(game, 0)["cards"] == ["slavery-1"]
    assert mat(game, 0)["attributes"][FINANCE[title]] == 2


@both_editions
def test_other_players_discs_count_for_nobody_else(title):
    """DRW-2: seat 1's cities do not help seat 0."""
    held = Mat(cards="europe-0 slavery-0")
    game = table(title, seats={0: Mat(buildings="colonial-house guild-hall"), 1: held}, places=cities(5, seat=1))
    game.play("activate guild-hall")
    assert refused(game, "draw europe").facts["discs"] == 0
    assert refused(game, "draw slavery").facts["needs"] == 1


@both_editions
def test_discs_in_cities_on_and_beside_the_track_add_up(title):
    """DRW-2: one on the track, one beside it, one in a city: enough for a value 3."""
    held = Mat(cards="south-america-1 south-america-2")
    game = table(
        title,
        seats={0: MARKET, 1: held},
        tracks={"south-america": "022222"},
        beside={"south-america": {0: 1}},
        places={"lima": 0},
    )
    game.play("activate market")
    game.play("draw south-america")
    assert mat(game, 0)["cards"] == ["south-america-3"]


@both_editions
@pytest.mark.parametrize(
    ("track", "beside", "places"),
    [("222222", 1, {"lima": 0}), ("022222", 0, {"lima": 0}), ("022222", 1, {})],
    ids=["none on the track", "none beside it", "none in a city"],
)
def test_each_sort_of_disc_is_needed(title, track, beside, places):
    """DRW-2: one of the three missing, and value 3 is out of reach."""
    held = Mat(cards="south-america-1 south-america-2")
    there = {"south-america": {0: beside}}
    game = table(title, seats={0: MARKET, 1: held}, tracks={"south-america": track}, beside=there, places=places)
    game.play("activate market")
    refusal = refused(game, "draw south-america")
    assert refusal.facts == {"deck": "south-america", "region": "south-america", "needs": 3, "discs": 2}


def test_a_trade_route_counts_as_a_disc_in_its_region():
    """DRW-2: the Canary Passage counts for Europe, the Spanish Main for the Caribbean."""
    held = Mat(cards="europe-0 caribbean-1")
    tracks = {"caribbean": "02222"}
    places = {"canary-passage": 0, "spanish-main": 0}
    game = table("age-of-sail", seats={0: TRADE_OFFICE, 1: held}, tracks=tracks, places=places)
    game.play("activate trade-office")
    game.play("draw europe")
    game.play("draw caribbean")
    assert mat(game, 0)["cards"] == ["europe-1", "caribbean-2"]


# ---- DRW-3


def test_first_edition_draws_only_in_open_regions():
    """DRW-3: five discs on Africa's track are of no use before the sixth space is filled."""
    game = table("endeavor", seats={0: MARKET}, tracks={"africa": "00000"})
    game.play("activate market")
    refusal = refused(game, "draw africa")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("DRW-3", "", {"deck": "africa", "region": "africa"})


def test_age_of_sail_draws_in_closed_regions():
    """DRW-3: one disc on the track is enough for Africa's value 1."""
    game = table("age-of-sail", seats={0: MARKET}, tracks={"africa": "0"})
    game.play("activate market")
    game.play("draw africa")
    assert mat(game, 0)["cards"] == ["africa-1"]


def test_age_of_sail_needs_the_discs_in_a_closed_region_too():
    """DRW-3: one disc is not enough for a value 2."""
    game = table("age-of-sail", seats={0: MARKET, 1: Mat(cards="africa-1")}, tracks={"africa": "0"})
    game.play("activate market")
    assert refused(game, "draw africa").message == "DRW-2"


# ---- DRW-4


@both_editions
def test_nobody_is_stopped_from_drawing_by_the_cards_held(title):
    """DRW-4: the limit is 1, five cards are held already, and a sixth is drawn."""
    held = "north-america-1 north-america-2 south-america-1 south-america-2 caribbean-3"
    game = table(title, seats={0: Mat(buildings="colonial-house market", cards=held)})
    game.play("activate market")
    game.play("draw europe")
    assert len(mat(game, 0)["cards"]) == 6
    assert board(game)["stage"] == "turn"


# ---- DRW-5


@pytest.mark.parametrize("region", ["africa", "south-america", "caribbean", "north-america", "india", "far-east"])
def test_a_regions_value_1_card_brings_a_disc(region):
    """DRW-5: from the supply to the harbor, in Age of Sail."""
    game = table("age-of-sail", seats={0: MARKET}, tracks={region: "0"})
    before = mat(game, 0)
    game.play("activate market")
    game.play(f"draw {region}")
    assert mat(game, 0)["harbor"] == before["harbor"] - 1 + 1
    assert mat(game, 0)["supply"] == before["supply"] - 1


def test_first_edition_cards_bring_no_disc():
    """DRW-5: only Age of Sail knows the bonus disc."""
    game = table("endeavor", seats={0: MARKET}, tracks=opened("endeavor", "africa", by=0))
    before = mat(game, 0)
    game.play("activate market")
    game.play("draw africa")
    assert mat(game, 0)["harbor"] == before["harbor"] - 1
    assert mat(game, 0)["supply"] == before["supply"]


@pytest.mark.parametrize(("deck", "held"), [("europe", "europe-0"), ("slavery", "slavery-0"), ("africa", "africa-1")])
def test_no_other_card_brings_a_disc(deck, held):
    """DRW-5: neither Europe's or slavery's value 1, nor a region's value 2."""
    game = table("age-of-sail", seats={0: MARKET, 1: Mat(cards=held)}, places=cities(1), tracks={"africa": "00"})
    game.play("activate market")
    game.play(f"draw {deck}")
    assert mat(game, 0)["harbor"] == 4


def test_no_disc_comes_from_an_empty_supply():
    """DRW-5: if there is one."""
    all_discs = 35 - 1  # but the one on Africa's track
    game = table("age-of-sail", seats={0: Mat(harbor=all_discs, buildings="colonial-house market")}, tracks={"africa": "0"})
    assert mat(game, 0)["supply"] == 0
    game.play("activate market")
    game.play("draw africa")
    assert mat(game, 0)["cards"] == ["africa-1"]
    assert mat(game, 0)["harbor"] == all_discs - 1


def test_no_disc_comes_with_a_card_from_the_pile():
    """DRW-5: a value 1 that somebody discarded brings none."""
    game = table("age-of-sail", seats={0: MARKET}, places=cities(1), pile="africa-1")
    game.play("activate market")
    game.play("draw pile africa-1")
    assert mat(game, 0)["cards"] == ["africa-1"]
    assert mat(game, 0)["harbor"] == 4


# ---- DRW-6


def test_any_card_of_the_pile_may_be_drawn():
    """DRW-6: not only the last one, and discs in Europe count, not those in the card's region."""
    game = table("age-of-sail", seats={0: MARKET}, places=cities(2), pile="africa-2 india-1 europe-0 far-east-3")
    game.play("activate market")
    drawn = [action for action in game.legal() if action.startswith("draw pile")]
    assert drawn == ["draw pile europe-0", "draw pile africa-2", "draw pile india-1"]
    game.play("draw pile africa-2")
    assert mat(game, 0)["cards"] == ["africa-2"]
    assert board(game)["pile"] == ["europe-0", "india-1", "far-east-3"]


def test_the_pile_asks_for_discs_in_europe():
    """DRW-6: three discs in Africa do not help to draw Africa 3 from the pile."""
    game = table("age-of-sail", seats={0: MARKET}, places=cities(1), tracks={"africa": "000"}, pile="africa-3")
    game.play("activate market")
    refusal = refused(game, "draw pile africa-3")
    assert (refusal.rule, refusal.reason) == ("DRW-6", "discs")
    assert refusal.facts == {"card": "africa-3", "needs": 3, "discs": 1}


def test_a_card_that_is_not_in_the_pile_cannot_be_drawn_from_it():
    """DRW-6: it lies in its deck."""
    game = table("age-of-sail", seats={0: MARKET}, places=cities(1))
    game.play("activate market")
    refusal = refused(game, "draw pile africa-1")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("DRW-6", "not-there", {"card": "africa-1"})


def test_the_pile_makes_a_market_worth_activating():
    """DRW-6: no deck can be drawn from, but a discarded value 0 can."""
    emptied = Mat(cards="europe-1 europe-2", set_aside="slavery-0")
    game = table("age-of-sail", seats={0: MARKET, 1: emptied}, pile="europe-0")
    game.play("activate market")
    assert game.legal() == ["draw pile europe-0"]


def test_first_edition_has_no_pile():
    """DRW-6: its discards go back to their decks."""
    with pytest.raises(BadAction):
        refused(table("endeavor"), "draw pile africa-1")


def test_two_draws_may_mix_pile_and_deck():
    """DRW-6: each draw of a trade office is free in Age of Sail."""
    game = table("age-of-sail", seats={0: TRADE_OFFICE}, places=cities(1), pile="india-1")
    game.play("activate trade-office")
    game.play("draw pile india-1")
    game.play("draw slavery")
    assert mat(game, 0)["cards"] == ["slavery-0", "india-1"]


# ---- DRW-7


@both_editions
def test_an_empty_deck_cannot_be_drawn_from(title):
    """DRW-7: all five cards of Africa are with seat 1; its governor is not in the deck."""
    held = Mat(cards="africa-1 africa-2 africa-3 africa-4 africa-5")
    game = table(title, seats={0: MARKET, 1: held}, tracks=opened(title, "africa", by=0))
    game.play("activate market")
    refusal = refused(game, "draw africa")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("DRW-7", "", {"deck": "africa", "region": "africa"})


@both_editions
def test_after_the_last_card_comes_no_governor(title):
    """DRW-7: governors are never drawn."""
    held = Mat(cards="africa-1 africa-2 africa-3 africa-4")
    game = table(title, seats={0: MARKET, 1: held}, tracks=opened(title, "africa", by=0))
    game.play("activate market")
    game.play("draw africa")
    assert mat(game, 0)["cards"] == ["africa-5"]
    assert board(game)["decks"]["africa"] == []


# ---- ABO-1


BEFORE_ABOLITION = "europe-0 europe-1 europe-2 europe-3 europe-4"


def on_the_eve_of_abolition(title, **more):
    """Seat 0 can draw Europe's value 5; seats 1 and 2 hold slavery cards."""
    seats = {
        0: Mat(buildings="colonial-house market", cards=BEFORE_ABOLITION + " slavery-1"),
        1: Mat(cards="slavery-0 slavery-3 north-america-1"),
        2: Mat(set_aside="slavery-2"),
    }
    return table(title, seats=seats, places=cities(5), **more)


@both_editions
def test_abolition_sets_aside_the_slavery_cards_of_all(title):
    """ABO-1: also those of the player who brings it about."""
    game = on_the_eve_of_abolition(title)
    game.play("activate market")
    game.play("draw europe")
    assert [mat(game, seat)["set_aside"] for seat in range(3)] == [["slavery-1"], ["slavery-0", "slavery-3"], ["slavery-2"]]
    assert mat(game, 1)["cards"] == ["north-america-1"]
    assert "europe-5" in mat(game, 0)["cards"]
    assert board(game)["abolished"]


@both_editions
def test_abolition_takes_the_icons_of_the_cards(title):
    """ABO-1: seat 1 loses 2 + 3 industry, seat 0 two of finance (wealth)."""
    game = on_the_eve_of_abolition(title)
    finance = mat(game, 0)["attributes"][FINANCE[title]]
    assert mat(game, 1)["attributes"]["industry"] == 7
    game.play("activate market")
    game.play("draw europe")
    assert mat(game, 1)["attributes"]["industry"] == 2
    assert mat(game, 0)["attributes"][FINANCE[title]] == finance - 2


@both_editions
def test_abolition_clears_the_slavery_deck(title):
    """ABO-1: what is left of it leaves the game; nobody draws from it again, and the abolition is named as the reason."""
    game = on_the_eve_of_abolition(title)
    assert board(game)["decks"]["slavery"] == ["slavery-4", "slavery-5"]
    game.play("activate market")
    game.play("draw europe")
    assert board(game)["decks"]["slavery"] == []
    refusal = refused(game, "draw slavery")
    assert (refusal.message, refusal.facts["deck"]) == ("ABO-1", "slavery")
    assert "abolished" in game.teller.refusal(refusal)


@both_editions
def test_each_card_set_aside_costs_a_glory(title):
    """ABO-1: one each; held slavery cards cost nothing before."""
    game = on_the_eve_of_abolition(title)
    assert [score.parts["slavery"] for score in game.scores()] == [0, 0, -1]
    game.play("activate market")
    game.play("draw europe")
    assert [score.parts["slavery"] for score in game.scores()] == [-1, -2, -1]


@both_editions
def test_cards_set_aside_count_toward_no_limit(title):
    """ABO-1: seat 0's limit is 1, and a card with two set aside is no more than one card."""
    mine = Mat(cards="north-america-1", set_aside="slavery-0 slavery-1")
    game = table(title, seats={0: mine}, abolished=True, passed=(1, 2))
    game.play("pass")
    assert board(game)["round"] == 2
    assert mat(game, 0)["cards"] == ["north-america-1"]


@both_editions
def test_abolition_is_told(title):
    """ABO-1: the card, the abolition, and every card that is set aside."""
    game = on_the_eve_of_abolition(title)
    game.play("activate market")
    game.play("draw europe")
    assert [event.kind for event in game.events()][1:] == ["drew", "abolition", "set-aside", "set-aside", "set-aside"]


# ---- ABO-2


def test_first_edition_abolition_comes_once():
    """ABO-2: discarded, Europe's value 5 lies in its deck again; the next to draw it abolishes nothing."""
    seats = {
        0: Mat(cards="europe-5 north-america-1"),
        1: Mat(buildings="colonial-house market", cards=BEFORE_ABOLITION),
    }
    places = dict.fromkeys(EUROPEAN_CITIES, 1)
    game = table("endeavor", seats=seats, places=places, abolished=True, passed=(2,))
    game.play("pass")
    game.play("discard europe-5")
    assert board(game)["decks"]["europe"] == ["europe-5"]
    game.play("activate market")
    game.play("draw europe")
    assert "europe-5" in mat(game, 1)["cards"]
    assert "abolition" not in [event.kind for event in game.events()]


def test_age_of_sail_abolition_comes_once():
    """ABO-2: drawn again from the pile, the card abolishes nothing."""
    game = table("age-of-sail", seats={0: MARKET}, places=cities(5), pile="europe-5", abolished=True)
    game.play("activate market")
    game.play("draw pile europe-5")
    assert mat(game, 0)["cards"] == ["europe-5"]
    assert "abolition" not in [event.kind for event in game.events()]


@both_editions
def test_no_lower_card_of_europe_abolishes_slavery(title):
    """ABO-1: value 4 leaves everything as it is."""
    seats = {0: MARKET, 1: Mat(cards="europe-0 europe-1 europe-2 europe-3 slavery-0")}
    game = table(title, seats=seats, places=cities(4))
    game.play("activate market")
    game.play("draw europe")
    assert mat(game, 0)["cards"] == ["europe-4"]
    assert not board(game)["abolished"]
    assert "slavery-0" in mat(game, 1)["cards"]
