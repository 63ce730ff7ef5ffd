"""GRO and SAL: discs come to the harbor, first from the supply, then from the buildings."""

import pytest

from rulebook.endeavor.setup import BOTH, Mat, board, mat, play, refused, table, told

both = pytest.mark.parametrize("title", BOTH)


def after_building(title, mine, **more):
    """Seat 2 builds as the last; growth and salaries follow, from seat 0 on."""
    game = table(title, stage="build", turn=2, seats={0: mine}, **more)
    game.play("build shipyard")
    return game


def staffed(game, seat=0):
    return [slot["id"] for slot in mat(game, seat)["buildings"] if slot["staffed"]]


# ---- GRO-1


@both
def test_gro_1_discs_move_from_the_supply_to_the_harbor(title):
    """GRO-1: two without culture."""
    game = after_building(title, Mat(harbor=1))
    discs = 30 if title == "endeavor" else 35
    assert (mat(game)["supply"], mat(game)["harbor"]) == (discs - 3, 3)


@both
def test_gro_1_more_with_culture(title):
    """GRO-1: four with 4 culture."""
    game = after_building(title, Mat(harbor=1, buildings="colonial-house theater theater"))
    assert mat(game)["harbor"] == 5


@both
@pytest.mark.parametrize(("left", "grown"), [(3, 3), (2, 2), (1, 1), (0, 0)])
def test_gro_1_a_short_supply_gives_all_it_has(title, left, grown):
    """GRO-1: whoever would get four gets what is left."""
    discs = 30 if title == "endeavor" else 35
    game = after_building(title, Mat(harbor=discs - left, buildings="colonial-house theater theater"))
    assert (mat(game)["supply"], mat(game)["harbor"]) == (0, discs)
    grew = next(event for event in game.journal.events if event.kind == "grew")
    assert grew.facts == {"player": 0, "discs": grown}


@both
def test_gro_1_everybody_grows(title):
    """GRO-1: each by the own culture."""
    shipyards = Mat(harbor=0, buildings="colonial-house shipyard shipyard")
    game = after_building(title, shipyards)
    assert [mat(game, seat)["harbor"] for seat in range(3)] == [3, 7, 7]


# ---- GRO-2


@both
def test_gro_2_nobody_is_asked(title):
    """GRO-2: after the last building comes the first turn; growth lies in between."""
    game = after_building(title, Mat())
    assert told(game) == ["built", "grew", "grew", "grew"]
    assert (board(game)["stage"], game.to_act) == ("turn", (0,))


# ---- SAL-1


@both
def test_sal_1_a_payment_brings_the_disc_back_and_frees_the_building(title):
    """SAL-1: the disc comes from the circle, and the building may be activated again."""
    game = after_building(title, Mat(harbor=0, buildings="colonial-house market*"))
    assert mat(game)["harbor"] == 2 + 1
    assert staffed(game) == []
    assert "activate market" in game.legal()
    assert told(game)[-1] == "paid"


@both
def test_sal_1_only_a_staffed_building_can_be_paid(title):
    """SAL-1: an empty circle has nobody to pay."""
    game = table(title, stage="salary", payments_left=1, seats={0: Mat(buildings="colonial-house* market* docks")})
    refusal = refused(game, "pay docks")
    assert (refusal.rule, refusal.facts) == ("SAL-1", {"building": "docks"})


@both
def test_sal_1_nor_one_that_is_another_players(title):
    """SAL-1: payments stay on the own mat."""
    seats = {0: Mat(buildings="colonial-house* market*"), 1: Mat(buildings="colonial-house barracks*")}
    game = table(title, stage="salary", payments_left=1, seats=seats)
    assert refused(game, "pay barracks").rule == "SAL-1"


# ---- SAL-2


THREE_AT_WORK = Mat(harbor=0, buildings="colonial-house* market* docks*")
TWO_PAYMENTS = Mat(harbor=0, buildings="colonial-house* market* docks* bank")


def test_sal_2_the_player_chooses_whom_to_pay():
    """SAL-2: one payment for three at work."""
    game = after_building("endeavor", THREE_AT_WORK)
    assert (board(game)["stage"], game.to_act) == ("salary", (0,))
    assert game.legal() == ["pay colonial-house", "pay market", "pay docks"]
    game.play("pay docks")
    assert staffed(game) == ["colonial-house", "market"]
    assert mat(game)["harbor"] == 2 + 1


@both
def test_sal_2_no_more_payments_than_the_level_allows(title):
    """SAL-2: after two payments the phase goes on, one disc staying at work."""
    game = after_building(title, TWO_PAYMENTS)
    play(game, "pay market", "pay docks")
    assert staffed(game) == ["colonial-house"]
    assert board(game)["stage"] == "turn"


def test_sal_2_the_first_edition_pays_all_it_can():
    """SAL-2: a payment that is due cannot be left out."""
    game = after_building("endeavor", TWO_PAYMENTS)
    refusal = refused(game, "done")
    assert (refusal.rule, refusal.facts) == ("SAL-2", {"payments": 2})
    game.play("pay market")
    assert refused(game, "done").facts == {"payments": 1}
    assert "done" not in game.legal()


@pytest.mark.parametrize(("payments", "left"), [([], 3), (["pay market"], 2)])
def test_sal_2_age_of_sail_may_stop_early(payments, left):
    """SAL-2: of two payments allowed, AoS may make none or one."""
    game = after_building("age-of-sail", TWO_PAYMENTS)
    assert game.legal() == ["pay colonial-house", "pay market", "pay docks", "done"]
    play(game, *payments, "done")
    assert len(staffed(game)) == left
    assert mat(game)["harbor"] == 2 + len(payments)
    assert (board(game)["stage"], board(game)["payments_left"]) == ("turn", 0)


def test_sal_2_stopping_early_leaves_the_others_their_salaries():
    """SAL-2: the next player is asked after one who stopped."""
    seats = {0: THREE_AT_WORK, 1: Mat(buildings="colonial-house* barracks* market")}
    game = table("age-of-sail", stage="salary", payments_left=1, seats=seats)
    game.play("done")
    assert (board(game)["stage"], game.to_act, board(game)["payments_left"]) == ("salary", (1,), 1)


# ---- SAL-3


@both
def test_sal_3_everybody_is_paid_without_a_question_when_all_can_be(title):
    """SAL-3: two payments, two at work. AoS (ruling): nobody is asked whether to decline."""
    game = after_building(title, Mat(harbor=0, buildings="colonial-house* market* bank"))
    assert staffed(game) == []
    assert mat(game)["harbor"] == 2 + 2
    assert board(game)["stage"] == "turn"


@both
def test_sal_3_more_payments_than_workers(title):
    """SAL-3: what is left over is lost."""
    game = after_building(title, Mat(harbor=0, buildings="colonial-house market* bank bank"))
    assert mat(game)["harbor"] == 2 + 1
    assert board(game)["payments_left"] == 0


@both
def test_sal_3_nobody_at_work_nobody_asked(title):
    """SAL-3: with empty circles the phase passes by."""
    game = after_building(title, Mat(harbor=0))
    assert "paid" not in told(game)
    assert board(game)["stage"] == "turn"


@both
def test_sal_3_several_buildings_of_one_kind_are_all_paid_when_all_can_be(title):
    """SAL-3: two payments for two Markets at work."""
    game = after_building(title, Mat(harbor=0, buildings="colonial-house market* market* bank"))
    assert staffed(game) == []
    assert mat(game)["harbor"] == 2 + 2


def test_sal_3_among_buildings_of_one_kind_there_is_no_choice():
    """SAL-3: 1e has one payment for two Markets at work, and pays one of them without asking."""
    game = after_building("endeavor", Mat(harbor=0, buildings="colonial-house market* market*"))
    assert staffed(game) == ["market"]
    assert mat(game)["harbor"] == 2 + 1
    assert board(game)["stage"] == "turn"


def test_sal_3_the_question_ends_where_the_choice_ends():
    """SAL-3: once the Docks are paid, only Markets are left, and one of them is paid without asking."""
    game = after_building("endeavor", Mat(harbor=0, buildings="colonial-house market* market* docks* bank"))
    game.play("pay docks")
    assert staffed(game) == ["market"]
    assert board(game)["stage"] == "turn"


def test_sal_3_the_question_goes_on_while_there_is_a_choice():
    """SAL-3: once one Market is paid, the other and the Docks are still to choose from."""
    game = after_building("endeavor", Mat(harbor=0, buildings="colonial-house market* market* docks* bank"))
    game.play("pay market")
    assert game.legal() == ["pay market", "pay docks"]


def test_sal_3_age_of_sail_asks_since_stopping_is_a_choice():
    """SAL-3: two Markets at work and one payment: AoS may also pay nobody."""
    game = after_building("age-of-sail", Mat(harbor=0, buildings="colonial-house market* market*"))
    assert game.legal() == ["pay market", "done"]


def test_sal_3_the_staffed_start_building_is_paid_in_the_first_round():
    """SAL-3: in AoS the first salary brings back the disc of the start building (SET-7)."""
    game = after_building("age-of-sail", Mat(harbor=0, buildings="merchant-dock*"))
    assert mat(game)["harbor"] == 2 + 1
    assert "activate merchant-dock" in game.legal()
