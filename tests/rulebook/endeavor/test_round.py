"""RND: seven rounds, their phases, and who comes first."""

import pytest

from argosy import BadChoice, new_game
from argosy.engine.chance import chance_from_seed
from rulebook.endeavor.setup import BOTH, Mat, board, mat, play, refused, table, told

both = pytest.mark.parametrize("title", BOTH)


def rounds_played_at_random(game, seed=3):
    """Decides by chance until the game is over; the numbers of the rounds on the way."""
    chance = chance_from_seed(seed)
    rounds = []
    while not game.is_over:
        seat = game.to_act[0]
        if board(game)["round"] not in rounds:
            rounds.append(board(game)["round"])
        options = game.position.legal(seat)
        game.play(options[chance.below(len(options))], seat=seat)
    return rounds


def first_round(title):
    """The build phase of the first round, seat 1 having the crown."""
    return table(title, stage="build", round=1, turn=1, crown=1, seats={seat: Mat(harbor=0) for seat in range(3)})


# ---- RND-1


@both
def test_rnd_1_seven_rounds(title):
    """RND-1: seven are played, and everybody has a full mat in the end."""
    game = new_game(title, players=3, seed=5)
    assert rounds_played_at_random(game) == [1, 2, 3, 4, 5, 6, 7]
    assert [len(mat(game, seat)["buildings"]) for seat in range(3)] == [8, 8, 8]


@both
def test_rnd_1_the_journal_tells_the_first_round_and_who_begins_it(title):
    """RND-1: the story of a game begins with round 1."""
    game = new_game(title, players=3, seed=5)
    while board(game)["stage"] == "start":
        game.play("start colonial-house", seat=game.to_act[0])
    assert [event.facts for event in game.journal.events if event.kind == "round"] == [
        {"number": 1, "player": board(game)["crown"]}
    ]


@both
def test_rnd_1_players_build_clockwise_from_the_crown(title):
    """RND-1: the seat with the crown, then the seats to its left."""
    game = first_round(title)
    order = []
    for _ in range(3):
        order += game.to_act
        game.play("build shipyard")
    assert order == [1, 2, 0]


@both
def test_rnd_1_all_build_then_all_grow_then_all_act(title):
    """RND-1: a phase is over for everybody before the next one begins."""
    game = first_round(title)
    play(game, "build shipyard", "build shipyard")
    assert told(game) == ["built", "built"]
    game.play("build shipyard")
    assert told(game) == ["built"] * 3 + ["grew"] * 3
    assert [event.facts["player"] for event in game.journal.events[3:]] == [1, 2, 0]
    assert board(game)["stage"] == "turn"


@both
def test_rnd_1_salaries_come_after_growth_and_before_actions(title):
    """RND-1: build, growth, salary, action, each from the crown on."""
    staffed = {seat: Mat(harbor=0, buildings="colonial-house*") for seat in range(3)}
    game = table(title, stage="build", round=1, turn=1, crown=1, seats=staffed)
    play(game, "build market", "build market", "build market")
    assert told(game) == ["built"] * 3 + ["grew"] * 3 + ["paid"] * 3
    assert [event.facts["player"] for event in game.journal.events[6:]] == [1, 2, 0]
    assert game.to_act == (1,)


@both
def test_rnd_1_salaries_are_chosen_in_turn_order(title):
    """RND-1: whoever must choose is asked when the seats before are done."""
    staffed = {seat: Mat(buildings="colonial-house* shipyard*" + (" market" if seat == 1 else "")) for seat in range(3)}
    staffed[2].buildings = "colonial-house* shipyard* market"
    game = table(title, stage="build", round=2, turn=0, crown=1, seats=staffed)
    game.play("build market")
    order = []
    while board(game)["stage"] == "salary":
        order += game.to_act
        game.play("pay shipyard")
    assert order == [1, 2, 0]


@both
def test_rnd_1_actions_go_clockwise_from_the_crown(title):
    """RND-1: also when the last decision of the salary phase was another seat's."""
    game = table(title, stage="build", round=1, turn=1, crown=2)
    game.play("build market")
    assert game.to_act == (2,)


def test_rnd_1_age_of_sail_discards_in_a_phase_of_its_own():
    """RND-1: AoS has a fifth phase, from the crown on, when all have passed."""
    too_many = {1: Mat(cards="europe-0 south-america-1"), 2: Mat(cards="south-america-2 south-america-3")}
    game = table("age-of-sail", seats=too_many, turn=1, crown=2, passed=(0, 2))
    game.play("pass")
    assert board(game)["stage"] == "discard"
    assert game.to_act == (2,)
    game.play("discard south-america-2")
    assert game.to_act == (1,)
    game.play("discard europe-0")
    assert board(game)["round"] == 2


def test_rnd_1_the_first_edition_has_four_phases():
    """RND-1: nobody is asked for discards once all have passed and seen to their own cards."""
    game = table(turn=1, passed=(0, 2))
    game.play("pass")
    assert (board(game)["round"], board(game)["stage"]) == (2, "build")


@both
def test_rnd_1_it_is_not_your_turn(title):
    """RND-1: the refusal names whose turn it is."""
    refusal = refused(table(title, turn=1), "activate market", seat=2)
    assert (refusal.rule, refusal.reason, refusal.facts) == ("RND-1", "not-your-turn", {"player": 1})


@both
@pytest.mark.parametrize("action", ["activate colonial-house", "pass", "occupy lisbon", "done"])
def test_rnd_1_no_action_while_building(title, action):
    """RND-1: what belongs to another phase waits for it."""
    refusal = refused(table(title, stage="build", turn=0), action)
    assert (refusal.rule, refusal.reason) == ("RND-1", "build")


@both
@pytest.mark.parametrize("action", ["activate guild-hall", "build market", "pass", "draw slavery", "spend attack"])
def test_rnd_1_no_other_action_while_salaries_are_paid(title, action):
    """RND-1: first the salaries."""
    mine = Mat(buildings="colonial-house* market* guild-hall", tokens={"attack": 1})
    game = table(title, stage="salary", payments_left=1, seats={0: mine}, tracks={"africa": "2"})
    refusal = refused(game, action)
    assert (refusal.rule, refusal.reason) == ("RND-1", "salary")


@both
@pytest.mark.parametrize("action", ["activate market", "build market", "pass", "draw slavery", "spend attack"])
def test_rnd_1_nothing_else_while_cards_are_discarded(title, action):
    """RND-1: first the cards."""
    mine = Mat(cards="europe-0 south-america-1", tokens={"attack": 1})
    game = table(title, stage="discard", seats={0: mine}, tracks={"africa": "2"}, passed=(0, 1, 2))
    refusal = refused(game, action)
    assert (refusal.rule, refusal.reason) == ("RND-1", "discard")


@both
@pytest.mark.parametrize("action", ["build market", "activate market", "spend attack"])
def test_rnd_1_what_was_begun_is_finished_first(title, action):
    """RND-1: no second activation within an action."""
    mine = Mat(buildings="colonial-house market shipyard", tokens={"attack": 1})
    game = table(title, seats={0: mine}, tracks={"africa": "2"})
    game.play("activate shipyard")
    refusal = refused(game, action)
    assert (refusal.rule, refusal.reason) == ("RND-1", "action")


# ---- RND-2


def combined(seats=None, **more):
    return table(stage="build", round=1, crown=1, turn=1, combined_phases=True, seats=seats, **more)


def test_rnd_2_build_growth_and_salary_in_one_go():
    """RND-2: before the next player builds, the first has grown and was paid."""
    game = combined({1: Mat(harbor=0, buildings="colonial-house*")})
    game.play("build shipyard")
    assert told(game) == ["built", "grew", "paid"]
    assert {event.facts["player"] for event in game.journal.events} == {1}
    assert mat(game, 1)["harbor"] == 2 + 1
    assert (game.to_act, board(game)["stage"]) == ((2,), "build")


def test_rnd_2_actions_begin_when_the_last_player_is_done():
    """RND-2: the action phase is shared again, from the crown on."""
    game = combined()
    play(game, "build shipyard", "build shipyard", "build shipyard")
    assert told(game) == ["built", "grew"] * 3
    assert (game.to_act, board(game)["stage"]) == ((1,), "turn")


def test_rnd_2_a_choice_of_salaries_comes_before_the_next_build():
    """RND-2: seat 2 builds only when seat 1 has chosen whom to pay."""
    game = table(
        stage="build", crown=1, turn=1, combined_phases=True, seats={1: Mat(buildings="colonial-house* shipyard*")}, round=2
    )
    game.play("build market")
    assert (game.to_act, board(game)["stage"]) == ((1,), "salary")
    assert refused(game, "build market", seat=2).facts == {"player": 1}
    game.play("pay shipyard")
    assert (game.to_act, board(game)["stage"]) == ((2,), "build")


def test_rnd_2_is_an_option_that_is_off_unless_chosen():
    """RND-2: the usual order is phase by phase."""
    assert new_game("endeavor", players=3, seed=1).ruleset.options == {"combined_phases": False, "idle_activation": False}


def test_rnd_2_does_not_exist_in_age_of_sail():
    """RND-2: an option of 1e only."""
    with pytest.raises(BadChoice, match="age-of-sail has no option 'combined_phases'"):
        new_game("age-of-sail", players=3, seed=1, combined_phases=True)


@pytest.mark.parametrize("value", [1, "yes", "True"])
def test_rnd_2_is_on_or_off(value):
    """RND-2: and nothing else."""
    with pytest.raises(BadChoice, match="option 'combined_phases' should be False or True"):
        new_game("endeavor", players=3, seed=1, combined_phases=value)


def test_rnd_2_a_whole_game():
    """RND-2: seven rounds in this order too."""
    game = new_game("endeavor", players=4, seed=8, combined_phases=True)
    assert rounds_played_at_random(game) == [1, 2, 3, 4, 5, 6, 7]


# ---- RND-3


@both
@pytest.mark.parametrize(("crown", "following"), [(0, 1), (1, 2), (2, 0)])
def test_rnd_3_the_crown_moves_one_seat_to_the_left(title, crown, following):
    """RND-3: and after the last seat comes the first."""
    game = table(title, turn=1, crown=crown, passed=(0, 2))
    game.play("pass")
    assert board(game)["crown"] == following
    assert (game.to_act, board(game)["stage"]) == ((following,), "build")
    assert game.journal.events[-1].facts == {"number": 2, "player": following}


@both
def test_rnd_3_everybody_may_act_again_in_the_new_round(title):
    """RND-3: passing ends with the round."""
    game = table(title, turn=1, passed=(0, 2))
    game.play("pass")
    assert board(game)["passed"] == []


LAST_MATS = {
    0: Mat(buildings="colonial-house market market workshop workshop bank bank theater"),
    1: Mat(buildings="colonial-house market market workshop workshop bank bank theater"),
    2: Mat(buildings="colonial-house shipyard shipyard barracks guild-hall docks fortress theater"),
}


@both
def test_rnd_3_after_round_seven_the_game_is_over(title):
    """RND-3: nobody decides any more, and somebody has won."""
    game = table(title, seats=LAST_MATS, turn=1, passed=(0, 2))
    assert game.winners == ()
    game.play("pass")
    assert game.is_over
    assert game.to_act == ()
    assert game.legal() == []
    assert told(game) == ["passed", "over"]
    assert game.winners != ()


@both
@pytest.mark.parametrize("action", ["build market", "activate market", "pass", "done"])
def test_rnd_3_nothing_is_played_after_the_end(title, action):
    """RND-3: every action is refused once the game is over."""
    game = table(title, seats=LAST_MATS, turn=1, passed=(0, 2))
    game.play("pass")
    refusal = refused(game, action, seat=1)
    assert (refusal.rule, refusal.reason) == ("RND-3", "over")
