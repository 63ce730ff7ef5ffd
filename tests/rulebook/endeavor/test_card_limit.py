"""The card limit: when it is checked, what counts, what is discarded and where it goes."""

import pytest

from argosy import TITLES, Game
from argosy.rulebook.book import rule_text
from rulebook.endeavor.setup import BOTH, Mat, board, mat, opened, refused, table

both_editions = pytest.mark.parametrize("title", BOTH)
POLITICS = {"endeavor": "politics", "age-of-sail": "influence"}
# Cards without a politics icon, so that the limit stays what the tokens make it.
PLAIN = [
    "south-america-1",
    "south-america-2",
    "south-america-3",
    "north-america-1",
    "north-america-2",
    "north-america-3",
    "far-east-1",
]


def holding(title, cards, politics=0, free_place=None, **more):
    """Seat 0 holds these cards, and as many politics tokens as said; seat 2 opened a few regions."""
    mine = Mat(cards=cards, free_place=free_place, tokens={POLITICS[title]: politics} if politics else {})
    return table(title, seats={0: mine}, tracks=opened(title, "india", "far-east"), **more)


def plain(count):
    return " ".join(PLAIN[:count])


def all_pass(game):
    """Until somebody has to discard, or the next round begins."""
    while board(game)["stage"] == "turn":
        game.play("pass")


def must_discard(game):
    return board(game)["stage"] == "discard"


# ---- DIS-1


def test_first_edition_checks_the_limit_when_a_player_passes():
    """DIS-1: at once, before the next player's turn."""
    game = holding("endeavor", plain(2))
    game.play("pass")
    assert (board(game)["stage"], game.to_act) == ("discard", (0,))
    game.play("discard south-america-1")
    assert (board(game)["stage"], game.to_act) == ("turn", (1,))


def test_age_of_sail_checks_the_limit_when_all_have_passed():
    """DIS-1: in a phase of its own."""
    game = holding("age-of-sail", plain(2))
    game.play("pass")
    assert (board(game)["stage"], game.to_act) == ("turn", (1,))
    game.play("pass")
    game.play("pass")
    assert (board(game)["stage"], game.to_act) == ("discard", (0,))
    game.play("discard south-america-1")
    assert (board(game)["stage"], board(game)["round"]) == ("build", 2)


def test_age_of_sail_discards_in_turn_order():
    """DIS-1: from the crown on, whoever passed first."""
    seats = {0: Mat(cards=plain(2)), 1: Mat(cards="caribbean-3 far-east-2"), 2: Mat(cards="europe-0 far-east-1")}
    game = table("age-of-sail", seats=seats, crown=1, turn=0, passed=(1, 2))
    game.play("pass")
    asked = []
    while must_discard(game):
        asked.append(game.to_act[0])
        game.play(game.legal()[0])
    assert asked == [1, 2, 0]
    assert board(game)["crown"] == 2


def test_first_edition_checks_a_player_whom_the_engine_passes():
    """DIS-1: seat 1 can do nothing more, is passed (ACT-8), and has to discard."""
    seats = {1: Mat(harbor=0, cards=plain(2))}
    game = table("endeavor", seats=seats)
    game.play("pass")
    assert (board(game)["stage"], game.to_act) == ("discard", (1,))
    game.play("discard south-america-1")
    assert game.to_act == (2,)


@both_editions
def test_nobody_within_the_limit_is_asked(title):
    """DIS-1: the round ends without a question."""
    game = holding(title, plain(1))
    all_pass(game)
    assert board(game)["round"] == 2
    assert mat(game, 0)["cards"] == ["south-america-1"]


# ---- DIS-2


@both_editions
@pytest.mark.parametrize(("politics", "limit"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4), (9, 4), (10, 5), (13, 5)])
def test_the_limit_follows_the_politics_level(title, politics, limit):
    """DIS-2: one to five cards; a card more, and one has to go."""
    game = holding(title, plain(limit), politics)
    all_pass(game)
    assert not must_discard(game)
    game = holding(title, plain(limit + 1), politics)
    all_pass(game)
    assert must_discard(game)
    game.play("discard south-america-1")
    assert not must_discard(game)


@both_editions
def test_never_more_than_five(title):
    """DIS-2: seven cards at the highest level: two go."""
    game = holding(title, plain(7), 13)
    all_pass(game)
    game.play("discard south-america-1")
    game.play("discard south-america-2")
    assert len(mat(game, 0)["cards"]) == 5
    assert not must_discard(game)


# ---- DIS-3


@both_editions
@pytest.mark.parametrize(("politics", "limit"), [(0, 1), (2, 2), (4, 3), (7, 4)])
def test_one_slavery_card_may_exceed_the_limit(title, politics, limit):
    """DIS-3: at every level below the highest."""
    game = holding(title, plain(limit) + " slavery-0", politics)
    all_pass(game)
    assert not must_discard(game)


@both_editions
def test_a_second_slavery_card_counts(title):
    """DIS-3: only one of them is exempt."""
    game = holding(title, plain(1) + " slavery-0 slavery-1")
    all_pass(game)
    assert must_discard(game)
    game.play("discard slavery-0")
    assert not must_discard(game)
    assert mat(game, 0)["cards"] == ["slavery-1", "south-america-1"]


@both_editions
def test_two_slavery_cards_alone_are_within_a_limit_of_one(title):
    """DIS-3: one within the limit, one beyond it."""
    game = holding(title, "slavery-0 slavery-1")
    all_pass(game)
    assert not must_discard(game)


@both_editions
def test_a_slavery_card_never_exceeds_the_five(title):
    """DIS-3: five cards and a slavery card are one too many."""
    game = holding(title, plain(5) + " slavery-0", 10)
    all_pass(game)
    assert must_discard(game)
    game.play("discard north-america-2")
    assert not must_discard(game)


@both_editions
def test_the_slavery_bonus_goes_with_the_card(title):
    """DIS-3: three cards, one of slavery, at a limit of 1: discarding that one leaves one too many still."""
    game = holding(title, plain(2) + " slavery-0")
    all_pass(game)
    game.play("discard slavery-0")
    assert must_discard(game)
    game.play("discard south-america-1")
    assert mat(game, 0)["cards"] == ["south-america-2"]
    assert not must_discard(game)


# ---- DIS-4


@both_editions
def test_one_governor_may_sit_in_the_free_place(title):
    """DIS-4: there it counts toward nothing."""
    game = holding(title, plain(1) + " far-east-governor")
    all_pass(game)
    assert game.legal() == ["free-place far-east-governor", "discard south-america-1", "discard far-east-governor"]
    game.play("free-place far-east-governor")
    assert mat(game, 0)["free_place"] == "far-east-governor"
    assert mat(game, 0)["cards"] == ["south-america-1", "far-east-governor"]
    assert not must_discard(game)


@both_editions
def test_a_governor_in_the_free_place_counts_toward_nothing(title):
    """DIS-4: not even toward the five."""
    game = holding(title, plain(5) + " far-east-governor", 10, free_place="far-east-governor")
    all_pass(game)
    assert not must_discard(game)
    assert len(mat(game, 0)["cards"]) == 6


@both_editions
def test_with_room_for_all_nobody_is_asked_about_the_free_place(title):
    """DIS-4: the choice does not matter, so the governor stays with the cards."""
    game = holding(title, plain(1) + " far-east-governor", 2)
    all_pass(game)
    assert not must_discard(game)
    assert mat(game, 0)["free_place"] is None


@both_editions
def test_the_owner_may_prefer_to_discard_and_leave_the_free_place_empty(title):
    """DIS-4: the empty place is worth glory, so a card goes instead."""
    game = holding(title, plain(1) + " far-east-governor")
    all_pass(game)
    game.play("discard south-america-1")
    assert mat(game, 0)["cards"] == ["far-east-governor"]
    assert mat(game, 0)["free_place"] is None
    assert game.scores()[0].parts["free-place"] == 3
    assert not must_discard(game)


@both_editions
def test_a_second_governor_counts_as_a_card(title):
    """DIS-4: either may sit in the free place, the other is within the limit of 1."""
    tracks = opened(title, "india", "far-east")
    game = table(title, seats={0: Mat(cards="india-governor far-east-governor")}, tracks=tracks)
    all_pass(game)
    assert [name for name in game.legal() if name.startswith("free")] == [
        "free-place india-governor",
        "free-place far-east-governor",
    ]
    game.play("free-place india-governor")
    assert not must_discard(game)
    assert mat(game, 0)["free_place"] == "india-governor"
    assert mat(game, 0)["cards"] == ["india-governor", "far-east-governor"]


@both_editions
def test_a_seated_governor_may_go_back_among_the_cards(title):
    """DIS-4: in any round; then a card more has to go, and the place stays empty."""
    game = holding(title, plain(2) + " far-east-governor", free_place="far-east-governor", round=3)
    all_pass(game)
    assert game.legal() == [
        "normal-place far-east-governor",
        "discard south-america-1",
        "discard south-america-2",
        "discard far-east-governor",
    ]
    game.play("normal-place far-east-governor")
    assert [event.facts for event in game.journal.events if event.kind == "normal-place"] == [
        {"player": 0, "card": "far-east-governor"}
    ]
    assert mat(game, 0)["free_place"] is None
    assert refused(game, "done").facts == {"cards": 2}
    game.play("discard south-america-1")
    game.play("discard south-america-2")
    assert mat(game, 0)["cards"] == ["far-east-governor"]
    assert not must_discard(game)


@both_editions
def test_who_leaves_the_seated_governor_alone_only_discards(title):
    """DIS-4, DIS-5: one card too many, one discard."""
    game = holding(title, plain(2) + " far-east-governor", free_place="far-east-governor", round=3)
    all_pass(game)
    game.play("discard south-america-1")
    assert mat(game, 0)["free_place"] == "far-east-governor"
    assert not must_discard(game)


@both_editions
def test_another_governor_may_take_the_place_of_the_seated_one(title):
    """DIS-4: at once, or after the seated one has gone back."""
    cards = plain(1) + " india-governor far-east-governor"
    for first in ([], ["normal-place india-governor"]):
        game = holding(title, cards, free_place="india-governor", round=3)
        all_pass(game)
        for choice in [*first, "free-place far-east-governor"]:
            game.play(choice)
        assert mat(game, 0)["free_place"] == "far-east-governor"
        game.play("discard india-governor")
        assert mat(game, 0)["cards"] == ["south-america-1", "far-east-governor"]
        assert not must_discard(game)


@both_editions
def test_who_sits_in_the_free_place_is_chosen_once(title):
    """DIS-4: a governor does not come and go for ever."""
    cards = plain(2) + " india-governor far-east-governor"
    game = holding(title, cards, free_place="india-governor", round=3)
    all_pass(game)
    for name, card in (("free-place", "india-governor"), ("normal-place", "far-east-governor")):
        refusal = refused(game, f"{name} {card}")
        assert (refusal.rule, refusal.reason, refusal.facts) == ("DIS-4", "there", {"card": card})
    game.play("free-place far-east-governor")
    for name, card in (("free-place", "india-governor"), ("normal-place", "far-east-governor")):
        refusal = refused(game, f"{name} {card}")
        assert (refusal.rule, refusal.reason, refusal.facts) == ("DIS-4", "chosen", {"card": card})
    assert Game.from_dict(game.to_dict()).legal() == game.legal()


@both_editions
def test_the_next_discard_process_chooses_anew(title):
    """DIS-4: what was chosen in one round binds nobody in the next."""
    game = holding(title, plain(2) + " far-east-governor", round=3)
    all_pass(game)
    game.play("free-place far-east-governor")
    game.play("discard south-america-1")
    assert not board(game)["place_chosen"]


@both_editions
def test_when_the_free_governor_goes_another_may_take_its_place(title):
    """DIS-4: discarding the one in the free place makes room for the other, if its owner wants it there."""
    cards = plain(1) + " india-governor far-east-governor"
    game = holding(title, cards, free_place="india-governor")
    all_pass(game)
    game.play("discard india-governor")
    assert mat(game, 0)["free_place"] is None
    assert game.legal() == ["free-place far-east-governor", "discard south-america-1", "discard far-east-governor"]
    game.play("free-place far-east-governor")
    assert mat(game, 0)["cards"] == ["south-america-1", "far-east-governor"]
    assert not must_discard(game)


@both_editions
def test_when_the_free_governor_goes_its_place_may_stay_empty(title):
    """DIS-4: for three glory the owner parts with another card as well."""
    cards = plain(1) + " india-governor far-east-governor"
    game = holding(title, cards, free_place="india-governor", round=6)
    all_pass(game)
    game.play("discard india-governor")
    game.play("discard south-america-1")
    assert mat(game, 0)["cards"] == ["far-east-governor"]
    assert game.scores()[0].parts["free-place"] == 3
    assert not must_discard(game)


@both_editions
def test_before_the_last_round_the_free_place_is_left_alone(title):
    """DIS-4: in round 6 nothing is asked."""
    game = holding(title, plain(1) + " far-east-governor", free_place="far-east-governor", round=6)
    all_pass(game)
    assert not must_discard(game)
    assert mat(game, 0)["free_place"] == "far-east-governor"


@both_editions
def test_in_the_last_round_a_governor_with_room_among_the_cards_leaves_the_free_place(title):
    """DIS-4: nothing speaks against the three glory, so nobody is asked."""
    game = holding(title, plain(1) + " far-east-governor", 2, free_place="far-east-governor", round=7)
    assert game.scores()[0].parts["free-place"] == 0
    all_pass(game)
    assert game.is_over
    assert mat(game, 0)["free_place"] is None
    assert game.scores()[0].parts["free-place"] == 3


@both_editions
@pytest.mark.parametrize(
    ("choice", "glory", "cards"),
    [
        ("free-place far-east-governor", 0, ["south-america-1", "far-east-governor"]),
        ("discard south-america-1", 3, ["far-east-governor"]),
        ("discard far-east-governor", 3, ["south-america-1"]),
    ],
)
def test_in_the_last_round_the_free_place_is_chosen_anew(title, choice, glory, cards):
    """DIS-4: a governor that sat there for rounds may stay, or a card goes for three glory."""
    game = holding(title, plain(1) + " far-east-governor", free_place="far-east-governor", round=7)
    all_pass(game)
    game.play(choice)
    all_pass(game)
    assert game.is_over
    assert mat(game, 0)["cards"] == cards
    assert game.scores()[0].parts["free-place"] == glory


@both_editions
def test_only_a_governor_has_the_choice_of_the_free_place(title):
    """DIS-4: no other card can be put there."""
    named = [action.facts["card"] for action in table(title).catalogue.actions if action.kind == "free-place"]
    assert len(named) == 6
    assert all(card.endswith("-governor") for card in named)


@both_editions
def test_somebody_elses_governor_is_not_put_in_the_free_place(title):
    """DIS-4, DIS-5: the card has to be one's own."""
    game = holding(title, plain(2))
    all_pass(game)
    refusal = refused(game, "free-place far-east-governor")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("DIS-5", "not-yours", {"card": "far-east-governor"})


# ---- DIS-5


@both_editions
def test_cards_of_choice_are_discarded_one_at_a_time(title):
    """DIS-5: any of them, until the limit is met."""
    game = holding(title, plain(3))
    all_pass(game)
    assert game.legal() == ["discard south-america-1", "discard south-america-2", "discard south-america-3"]
    game.play("discard south-america-2")
    assert game.legal() == ["discard south-america-1", "discard south-america-3"]
    game.play("discard south-america-3")
    assert mat(game, 0)["cards"] == ["south-america-1"]
    assert not must_discard(game)


@both_editions
def test_a_discarded_cards_icons_are_lost(title):
    """DIS-5: South America's value 2 shows three of culture."""
    game = holding(title, plain(2))
    assert mat(game, 0)["attributes"]["culture"] == 5
    all_pass(game)
    game.play("discard south-america-2")
    assert mat(game, 0)["attributes"]["culture"] == 2


@both_editions
def test_a_lost_politics_icon_can_cost_a_second_card(title):
    """DIS-5: India 1 carried the second icon that allowed two cards."""
    game = holding(title, plain(2) + " india-1", 1)
    all_pass(game)
    game.play("discard india-1")
    assert must_discard(game)
    game.play("discard south-america-1")
    assert mat(game, 0)["cards"] == ["south-america-2"]
    assert not must_discard(game)


@both_editions
def test_a_governor_discarded_can_cost_a_second_card_too(title):
    """DIS-5: India's governor carried the second icon."""
    game = holding(title, plain(2) + " india-governor", 1)
    all_pass(game)
    game.play("discard india-governor")
    assert must_discard(game)


@both_editions
def test_nobody_is_done_before_the_limit_is_met(title):
    """DIS-5: the number of cards too many is told."""
    game = holding(title, plain(3))
    all_pass(game)
    refusal = refused(game, "done")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("DIS-5", "too-many", {"cards": 2})


@both_editions
def test_nobody_discards_a_card_of_somebody_else(title):
    """DIS-5: seat 1 holds it."""
    seats = {0: Mat(cards=plain(2)), 1: Mat(cards="caribbean-3")}
    game = table(title, seats=seats)
    all_pass(game)
    refusal = refused(game, "discard caribbean-3")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("DIS-5", "not-yours", {"card": "caribbean-3"})


# ---- DIS-6


def test_first_edition_discards_go_back_into_their_deck_in_order():
    """DIS-6: South America 2 comes to lie above 3, 4 and 5 and below 1."""
    game = holding("endeavor", "south-america-2 north-america-1")
    game.play("pass")
    game.play("discard south-america-2")
    assert board(game)["decks"]["south-america"] == [f"south-america-{value}" for value in (1, 2, 3, 4, 5)]
    assert board(game)["pile"] == []


def test_first_edition_discards_can_be_drawn_again():
    """DIS-6: Europe's value 0 is on top again for seat 1."""
    seats = {0: Mat(cards="europe-0 north-america-1"), 1: Mat(buildings="colonial-house market")}
    game = table("endeavor", seats=seats)
    game.play("pass")
    game.play("discard europe-0")
    game.play("activate market")
    game.play("draw europe")
    assert mat(game, 1)["cards"] == ["europe-0"]


def test_age_of_sail_discards_go_to_the_common_pile():
    """DIS-6: face up beside Europe, not into the deck."""
    game = holding("age-of-sail", "south-america-2 north-america-1")
    all_pass(game)
    game.play("discard south-america-2")
    assert board(game)["pile"] == ["south-america-2"]
    assert "south-america-2" not in board(game)["decks"]["south-america"]


@both_editions
def test_a_discarded_slavery_card_is_set_aside(title):
    """DIS-6: it costs its owner a glory; neither deck nor pile sees it again."""
    game = holding(title, plain(1) + " slavery-0 slavery-1")
    all_pass(game)
    game.play("discard slavery-1")
    assert mat(game, 0)["set_aside"] == ["slavery-1"]
    assert "slavery-1" not in board(game)["decks"]["slavery"] + board(game)["pile"]
    assert game.scores()[0].parts["slavery"] == -1


@both_editions
def test_a_discarded_governor_leaves_the_game(title):
    """DIS-6: it is nowhere afterwards."""
    game = holding(title, plain(1) + " far-east-governor")
    all_pass(game)
    game.play("discard far-east-governor")
    now = board(game)
    everywhere = [*now["pile"], *now["governors"], *now["decks"]["far-east"]]
    everywhere += [card for seat in range(3) for card in mat(game, seat)["cards"]]
    assert "far-east-governor" not in everywhere


# ---- DIS-7


@both_editions
def test_nobody_discards_once_the_limit_is_met(title):
    """DIS-7: the game has gone on; what is held cannot be thrown away (ACT-6)."""
    game = holding(title, plain(2), passed=(1, 2))
    game.play("pass")
    game.play("discard south-america-1")
    assert board(game)["stage"] == "build"
    game = holding(title, plain(2))
    refusal = refused(game, "discard south-america-1")
    assert (refusal.rule, refusal.facts) == ("ACT-6", {"card": "south-america-1"})


@both_editions
def test_the_only_governor_may_be_discarded_from_the_free_place(title):
    """DIS-7, DIS-4: it could have gone back among the cards first; the limit asks for another one still."""
    game = holding(title, plain(2) + " far-east-governor", free_place="far-east-governor", round=3)
    all_pass(game)
    game.play("discard far-east-governor")
    assert must_discard(game)
    game.play("discard south-america-1")
    assert mat(game, 0)["cards"] == ["south-america-2"]
    assert not must_discard(game)


@both_editions
@pytest.mark.parametrize("action", ["free-place india-governor", "normal-place far-east-governor"])
def test_while_acting_it_does_not_matter_where_cards_lie(title, action):
    """DRW-4: they move freely between the places; nobody is asked before the limit is checked."""
    game = holding(title, plain(1) + " india-governor far-east-governor", free_place="far-east-governor")
    refusal = refused(game, action)
    assert (refusal.rule, refusal.reason, refusal.facts) == ("DRW-4", "", {"card": action.split()[1]})


@pytest.mark.parametrize(("language", "words"), [("en", "move them freely"), ("fr", "les déplacer librement")])
@both_editions
def test_that_cards_move_freely_is_said(title, language, words):
    """DRW-4: in the rules of both editions."""
    assert words in rule_text(TITLES[title], "DRW-4", language)


@pytest.mark.parametrize(("language", "words"), [("en", "therefore stays"), ("fr", "reste donc là")])
@both_editions
def test_no_rule_keeps_a_governor_in_the_free_place(title, language, words):
    """DIS-7: its last sentence is gone."""
    assert words not in rule_text(TITLES[title], "DIS-7", language)


# ---- DIS-8


def won_after_passing(title, cards, free_place=None, passed=(0,), politics=0, **more):
    """Seat 1 fills South America's track, where seat 0 has most."""
    mine = Mat(cards=cards, free_place=free_place, tokens={POLITICS[title]: politics} if politics else {})
    seats = {0: mine, 1: Mat(buildings="colonial-house shipyard")}
    tracks = {"south-america": "00022", **(opened(title, "far-east") if free_place else {})}
    game = table(title, seats=seats, tracks=tracks, turn=1, passed=passed, **more)
    game.play("activate shipyard")
    game.play("ship south-america")
    return game


def lost_after_passing(cards, free_place=None, **more):
    """Seat 1 draws Europe's value 5: slavery is abolished after seat 0 has passed."""
    seats = {
        0: Mat(cards=cards, free_place=free_place, tokens={"politics": more.pop("politics", 0)}),
        1: Mat(buildings="colonial-house market", cards="europe-0 europe-1 europe-2 europe-3 europe-4", tokens={"politics": 7}),
    }
    places = dict.fromkeys(["london", "paris", "lisbon", "madrid", "venice"], 1)
    tracks = opened("endeavor", "far-east", "india")
    game = table("endeavor", seats=seats, tracks=tracks, places=places, turn=1, passed=(0,), **more)
    game.play("activate market")
    game.play("draw europe")
    return game


FIVE = "north-america-1 north-america-2 north-america-3 caribbean-3 far-east-1"


def rest_pass(game):
    """The other two pass; seat 1 gives up what it has too many of."""
    while board(game)["stage"] == "turn" or (must_discard(game) and game.to_act == (1,)):
        game.play("pass" if board(game)["stage"] == "turn" else game.legal()[-1])


def test_a_governor_won_after_passing_is_not_asked_about_at_once():
    """DIS-8: the others take their turns first; it lies with the cards, also if all five places are full."""
    for cards in ("north-america-1", FIVE):
        game = won_after_passing("endeavor", cards)
        assert mat(game, 0)["cards"][0] == "south-america-governor"
        assert mat(game, 0)["free_place"] is None
        assert (game.to_act, board(game)["unchecked"]) == ((2,), [0])


def test_at_the_rounds_end_the_new_owner_goes_through_the_discard_process_once_more():
    """DIS-8: three cards are one too many for the limit of 2 that the governor's own icons bring."""
    game = won_after_passing("endeavor", "north-america-1 north-america-2")
    rest_pass(game)
    assert (board(game)["stage"], board(game)["round"], game.to_act) == ("discard", 1, (0,))
    assert game.legal() == [
        "free-place south-america-governor",
        "discard south-america-governor",
        "discard north-america-1",
        "discard north-america-2",
    ]
    game.play("free-place south-america-governor")
    assert (board(game)["stage"], board(game)["round"]) == ("build", 2)
    assert board(game)["unchecked"] == []


def test_five_cards_and_a_seated_governor_do_not_end_a_round_as_six():
    """DIS-8, DIS-2: the governor won later is a sixth normal card, and one goes."""
    game = won_after_passing("endeavor", f"{FIVE} far-east-governor", free_place="far-east-governor", politics=10)
    rest_pass(game)
    assert (board(game)["stage"], game.to_act) == ("discard", (0,))
    game.play("discard far-east-1")
    assert board(game)["round"] == 2
    assert len(mat(game, 0)["cards"]) == 6


def test_no_governor_is_forced_into_the_free_place():
    """DIS-8: with five cards held its owner may part with one for the three glory, in the last round too."""
    cards = "europe-2 caribbean-1 caribbean-4 africa-3 north-america-4"  # politics 12: a limit of 5
    game = won_after_passing("endeavor", cards, round=7)
    rest_pass(game)
    assert (board(game)["stage"], game.to_act) == ("discard", (0,))
    game.play("discard north-america-4")
    assert game.is_over
    assert mat(game, 0)["free_place"] is None
    assert game.scores()[0].parts["free-place"] == 3


def test_a_governor_won_before_passing_waits_for_the_pass():
    """DIS-8: nothing is asked twice."""
    game = won_after_passing("endeavor", FIVE, passed=())
    assert mat(game, 0)["free_place"] is None
    assert board(game)["unchecked"] == []


def test_who_is_within_the_limit_is_not_asked_again():
    """DIS-8, DIS-4: the choice does not matter before the last round."""
    game = won_after_passing("endeavor", "north-america-1 far-east-governor", free_place="far-east-governor")
    rest_pass(game)
    assert board(game)["round"] == 2
    assert mat(game, 0)["free_place"] == "far-east-governor"


def test_those_whose_cards_did_not_change_are_not_asked_again():
    """DIS-8: in the last round a free place chosen at the pass stays as chosen."""
    seats = {
        0: Mat(cards="north-america-1 far-east-governor"),
        1: Mat(buildings="colonial-house shipyard"),
    }
    tracks = {"south-america": "22200", **opened("endeavor", "far-east")}
    game = table("endeavor", seats=seats, tracks=tracks, round=7)
    for choice in ("pass", "free-place far-east-governor", "activate shipyard", "ship south-america", "pass", "pass"):
        game.play(choice)
    assert game.is_over
    assert mat(game, 0)["free_place"] == "far-east-governor"


def test_lost_slavery_cards_can_leave_too_many():
    """DIS-8, DIS-3: two cards and a slavery card were within a limit of 2; two cards without it are too."""
    game = lost_after_passing("north-america-1 north-america-2 slavery-0", politics=2)
    assert board(game)["unchecked"] == [0]
    rest_pass(game)
    assert board(game)["round"] == 2
    assert mat(game, 0)["set_aside"] == ["slavery-0"]


def test_room_made_by_abolition_frees_the_seated_governor_in_the_last_round():
    """DIS-8: it sat there for want of room; now there is room, and the empty place is worth three."""
    cards = "north-america-1 slavery-0 slavery-1 far-east-governor"
    game = lost_after_passing(cards, free_place="far-east-governor", politics=2, round=7)
    rest_pass(game)
    assert game.is_over
    assert mat(game, 0)["free_place"] is None
    assert game.scores()[0].parts["free-place"] == 3


def test_after_abolition_the_last_round_asks_anew_who_sits_there():
    """DIS-8, DIS-4: a limit of 1, a card and a governor: the owner decides again."""
    game = lost_after_passing("north-america-1 slavery-0 far-east-governor", free_place="far-east-governor", round=7)
    rest_pass(game)
    assert (board(game)["stage"], game.to_act) == ("discard", (0,))
    game.play("discard north-america-1")
    assert game.is_over
    assert game.scores()[0].parts["free-place"] == 3


def test_the_second_look_is_in_turn_order():
    """DIS-8: from the crown on, whoever passed first."""
    seats = {
        0: Mat(cards="north-america-1 north-america-2 south-america-governor"),
        1: Mat(cards="far-east-1 far-east-2 india-governor"),
    }
    tracks = opened("endeavor", "south-america", "india")
    game = table("endeavor", seats=seats, tracks=tracks, turn=2, crown=1, passed=(0, 1), unchecked=(0, 1))
    game.play("pass")
    asked = []
    while must_discard(game):
        asked.append(game.to_act[0])
        game.play(game.legal()[0])
    assert list(dict.fromkeys(asked)) == [1, 0]
    assert board(game)["crown"] == 2


def test_a_position_between_pass_and_rounds_end_knows_whom_to_ask():
    """DIS-8: taken apart and put together it goes the same way."""
    game = won_after_passing("endeavor", FIVE)
    twin = Game.from_dict(game.to_dict())
    rest_pass(game)
    rest_pass(twin)
    assert game.to_dict() == twin.to_dict()
    assert must_discard(twin)


def test_age_of_sail_asks_in_its_discard_phase():
    """DIS-8 is the first edition's: here the limit is checked after everyone's actions."""
    game = won_after_passing("age-of-sail", FIVE, passed=(0, 2))
    assert mat(game, 0)["free_place"] is None
    game.play("pass")
    assert must_discard(game)
    assert "free-place south-america-governor" in game.legal()
