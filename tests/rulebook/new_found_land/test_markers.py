"""Frame markers and the scoring track.

Points are mostly made in New England: with no tile on the islands a ship goes there by itself, a point for each settler.
"""

import pytest

from rulebook.new_found_land.islands import full
from rulebook.new_found_land.setup import (
    Seat,
    goods_of,
    play,
    play_until,
    points_of,
    refused,
    sailing,
    seat_of,
    table,
    told,
    whole,
)

any_players = pytest.mark.parametrize("players", [2, 3, 4])

FLEETS = {1: "start-portugal", 2: "small-11", 3: "small-11 start-portugal", 4: "small-11 small-12", 6: "small-11 small-12 large-04"}
ALL = ("square", "circle", "triangle", "star")


def scoring(amount, before, *, others=(), players=3, **more):
    """Seat 0 stands on `before` and scores `amount` in one turn of its own; `others` are the spaces of the next seats."""
    seats = {0: Seat(points=before)} | {at + 1: Seat(points=points) for at, points in enumerate(others)}
    return sailing({0: {"settle": FLEETS[amount]}}, spaces={}, seats=seats, players=players, **more)


def earned(game):
    return [fact["marker"] for fact in told(game, "earned")]


def space_of(game, marker):
    return whole(game)["markers"][marker]["space"]


def take_first(game):
    play(game, game.legal()[0])


# ---- FRM-1


@any_players
@pytest.mark.parametrize(("before", "amount", "reached"), [(6, 1, True), (6, 2, True), (1, 6, True), (5, 1, False), (3, 3, False)])
def test_a_figure_that_moves_onto_or_past_a_marker_earns_it(players, before, amount, reached):
    """FRM-1: the square stands on 7."""
    game = scoring(amount, before, players=players)
    assert earned(game) == (["square"] if reached else [])
    assert (game.to_act == (0,)) == reached


def test_a_marker_is_earned_at_the_end_of_the_turn():
    """FRM-1: the first ship passes it, the second one still settles before anything is taken."""
    game = sailing({0: {"settle": "small-11 small-01"}}, spaces={"nova-scotia-2": "tile-09"}, seats={0: Seat(points=6)})
    play(game, "settle tile-09 left 2")
    assert (points_of(game, 0), earned(game)) == (9, [])
    assert refused(game, "choose objective-iron").message == "FRM-2-when"
    play(game, "new-england")
    assert earned(game) == ["square"]


def test_a_marker_serves_each_player_once():
    """FRM-1: it was earned before, so passing the same marker again where it now stands gives nothing."""
    game = scoring(2, 7, earned={"square": "0"}, markers={"square": 4})
    assert earned(game) == []
    assert game.to_act == (1,)


def test_points_in_another_players_turn_do_not_matter():
    """FRM-1: the one who scores earns, nobody else."""
    game = scoring(1, 6, others=(6, 6))
    assert [fact["player"] for fact in told(game, "earned")] == [0]


# ---- FRM-2


@pytest.mark.parametrize(("marker", "before"), [("square", 6), ("circle", 19), ("star", 34)])
def test_three_markers_let_one_look_through_their_stack_and_keep_an_objective(marker, before):
    """FRM-2: five cards of that stack; the other four stay."""
    done = {id: "0" for id in ALL if id != marker}
    game = scoring(1, before, earned=done if before > 6 else {}, captains={"drake": 0} if before > 6 else {}, markers=LOW[marker])
    stack = whole(game)["objective_stacks"][marker]
    assert game.legal() == [f"choose {id}" for id in stack]
    play(game, f"choose {stack[2]}")
    assert stack[2] in seat_of(game, 0)["objectives"]
    assert whole(game)["objective_stacks"][marker] == [id for id in stack if id != stack[2]]


LOW = {  # the other markers have been earned and stand below
    "square": {},
    "circle": {"square": 4, "pentagon": 12, "triangle": 17, "star": 16},
    "star": {"square": 4, "pentagon": 12, "circle": 17, "triangle": 22},
}


def test_an_objective_of_another_stack_is_refused():
    """FRM-2: only this stack is looked through."""
    game = scoring(1, 6)
    other = whole(game)["objective_stacks"]["circle"][0]
    refusal = refused(game, f"choose {other}")
    assert (refusal.message, refusal.facts) == ("FRM-2-stack", {"objective": other})


def test_the_pentagon_gives_a_captain():
    """FRM-2: any that is still free; he lies open before his owner."""
    game = scoring(1, 14, others=(20,), captains={"drake": 1}, earned={"square": "01", "circle": "1"}, markers={"pentagon": 15})
    assert game.legal() == ["hire columbus", "hire magellan", "hire cortes", "hire da-gama"]
    refusal = refused(game, "hire drake")
    assert (refusal.message, refusal.facts) == ("FRM-2-captain", {"captain": "drake", "rival": 1})
    play(game, "hire magellan")
    assert game.view(2)["captains"]["magellan"] == 0


def test_cortes_brings_a_gold_at_once():
    """FRM-2: with the captain."""
    game = scoring(1, 14, earned={"square": "0"}, markers={"square": 4})
    play(game, "hire cortes")
    assert goods_of(game, 0) == "1 iron 1 gold"


def test_the_triangle_gives_one_of_the_goods_that_lie_there():
    """FRM-2: gold was taken before."""
    marks = {"square": 4, "pentagon": 12, "circle": 17, "triangle": 22}
    game = scoring(
        2, 21, others=(40,), earned={"square": "01", "circle": "01", "triangle": "1", "star": "1"},
        captains={"drake": 0, "cortes": 1}, triangle="cloth wood iron", markers=marks,
    )  # fmt: skip
    assert game.legal() == ["claim cloth", "claim wood", "claim iron"]
    refusal = refused(game, "claim gold")
    assert (refusal.message, refusal.facts) == ("FRM-2-good", {"good": "gold"})
    play(game, "claim cloth")
    assert goods_of(game, 0) == "1 cloth 1 iron"
    assert whole(game)["triangle"] == ["wood", "iron"]


# ---- FRM-3


@pytest.mark.parametrize(
    ("marker", "before", "after"),
    [("square", 6, 4), ("pentagon", 14, 12), ("circle", 19, 17), ("triangle", 24, 22), ("star", 34, 32)],
)
def test_a_marker_moves_back_three_spaces(marker, before, after):
    """FRM-3: each of the five."""
    others = {id: "0" for id in ("square", "pentagon", "circle", "triangle", "star") if id != marker and START[id] <= before}
    captain = {"drake": 0} if others.pop("pentagon", "") else {}
    low = {id: START[id] - 3 for id in [*others, *(["pentagon"] if captain else [])]}
    game = scoring(1, before, earned=others, captains=captain, markers=low)
    assert earned(game) == [marker]
    take_first(game)
    assert space_of(game, marker) == after


START = {"square": 7, "pentagon": 15, "circle": 20, "triangle": 25, "star": 35}


@pytest.mark.parametrize(("others", "space"), [((4,), 5), ((4, 5), 6), ((5, 6), 4), ((3, 3), 4)])
def test_a_figure_on_the_target_stops_the_marker_before_it(others, space):
    """FRM-3: from 7 to 4 if that is free; else on the next free space on this side of it."""
    game = scoring(1, 6, others=others)
    take_first(game)
    assert space_of(game, "square") == space


def test_a_marker_on_the_target_stops_it_too():
    """FRM-3: the circle on 18 would go to the pentagon's 15."""
    done = {"square": "0", "triangle": "", "star": ""}
    game = scoring(
        1, 17, earned=done, captains={"drake": 0}, markers={"square": 4, "pentagon": 15, "circle": 18}
    )  # fmt: skip
    take_first(game)
    assert space_of(game, "circle") == 16


# ---- FRM-4


@any_players
def test_a_marker_that_all_have_earned_leaves_the_track(players):
    """FRM-4: seat 0 is the last of them."""
    rest = "123"[: players - 1]
    game = scoring(1, 6, others=[7] * (players - 1), earned={"square": rest}, markers={"square": 4}, players=players)
    take_first(game)
    assert whole(game)["markers"]["square"] == {"space": 0, "earned": list(range(players))}
    assert told(game, "marker-gone") == [{"marker": "square"}]


@any_players
def test_as_long_as_one_has_not_earned_it_it_stays(players):
    """FRM-4: seat 0 is the last but one."""
    rest = "23"[: players - 2]
    game = scoring(1, 6, others=[0, 7, 7][: players - 1], earned={"square": rest}, markers={"square": 6}, players=players)
    take_first(game)
    assert space_of(game, "square") == 3
    assert told(game, "marker-gone") == []


def test_a_marker_that_left_blocks_nothing_and_is_not_earned_again():
    """FRM-4: off the track; the pentagon moves freely, and nobody is asked about the square."""
    game = scoring(1, 14, others=(7, 7), earned={"square": "012"})
    assert earned(game) == ["pentagon"]
    take_first(game)
    assert (space_of(game, "pentagon"), space_of(game, "square")) == (12, 0)


def test_a_figure_behind_which_the_marker_moved_earns_it_with_its_next_points():
    """FRM-4: seat 1 stands on 5 when the square goes from 7 to 4."""
    game = sailing(
        {0: {"settle": "small-01"}, 1: {"settle": "start-spain"}}, spaces={}, seats={0: Seat(points=6), 1: Seat(points=5)}
    )
    take_first(game)
    assert [(fact["player"], fact["space"]) for fact in told(game, "earned")] == [(0, 7), (1, 4)]
    assert points_of(game, 1) == 6


# ---- FRM-5


@any_players
def test_reaching_fifty_takes_the_next_card(players):
    """FRM-5: worth 5, 3, 1, 0 in that order."""
    others = [50, 60, 70][: players - 1]
    everybody = "0123"[:players]
    captains = dict(zip(("columbus", "magellan", "cortes", "drake"), range(players), strict=False))
    game = scoring(1, 49, others=others, earned=dict.fromkeys(ALL, everybody), captains=captains, players=players)
    assert [seat_of(game, seat)["fifty"] for seat in range(players)] == [players, *range(1, players)]
    assert told(game, "fifty") == [{"player": 0, "points": 50, "bonus": [5, 3, 1, 0][players - 1]}]
    assert [score.parts["fifty"] for score in game.scores()] == [[5, 3, 1, 0][players - 1], *[5, 3, 1][: players - 1]]


@pytest.mark.parametrize(("before", "amount", "card"), [(48, 1, None), (49, 1, 1), (48, 4, 1)])
def test_fifty_is_reached_or_passed(before, amount, card):
    """FRM-5: 49 is not enough, 50 is, 52 too."""
    game = scoring(amount, before, earned=dict.fromkeys(ALL, "0"), captains={"drake": 0})
    assert seat_of(game, 0)["fifty"] == card


def test_passing_a_hundred_flips_the_card():
    """FRM-5: it is the same card."""
    game = scoring(2, 98, earned=dict.fromkeys(ALL, "0"), captains={"drake": 0})
    assert told(game, "hundred") == [{"player": 0, "points": 100}]
    assert told(game, "fifty") == []
    assert seat_of(game, 0)["fifty"] == 1


@pytest.mark.parametrize(("before", "amount", "times"), [(98, 1, 0), (99, 1, 1), (99, 4, 1), (100, 2, 0), (148, 4, 0)])
def test_a_hundred_is_reached_once(before, amount, times):
    """FRM-5: told when it is reached or passed, and only then."""
    game = scoring(amount, before, earned=dict.fromkeys(ALL, "0"), captains={"drake": 0})
    assert len(told(game, "hundred")) == times


# ---- rulings


def test_several_markers_of_one_turn_are_taken_in_track_order():
    """NFL-OP-16: square on 7, then pentagon on 8."""
    game = scoring(2, 6, markers={"pentagon": 8})
    assert earned(game) == ["square"]
    take_first(game)
    assert earned(game) == ["square", "pentagon"]


def test_the_track_says_the_order_not_the_shape():
    """NFL-OP-16: the pentagon stands lower than the square."""
    game = scoring(4, 4, markers={"pentagon": 5})
    take_first(game)
    assert earned(game) == ["pentagon", "square"]


def test_the_points_at_the_end_of_the_turn_decide():
    """NFL-OP-16: three points with one ship and one with the next reach both markers, and both are taken only then."""
    game = sailing(
        {0: {"settle": "small-11 small-01"}},
        spaces={"nova-scotia-2": "tile-09"},
        seats={0: Seat(points=4)},
        markers={"pentagon": 8},
    )
    play(game, "settle tile-09 left 2", "new-england")
    take_first(game)
    assert earned(game) == ["square", "pentagon"]
    assert refused(game, "new-england").message == "FRM-2-first"


@pytest.mark.parametrize(
    ("others", "space"), [((), 12), ((12,), 13), ((12, 13), 14), ((12, 13, 14), 15), ((13, 14), 12), ((11,), 12), ((15,), 12)]
)
def test_only_the_target_space_matters(others, space):
    """NFL-OP-17: the next higher space is tried, and the next; at worst the marker stays. What it jumps over is no obstacle."""
    done = {"square": "0123"[: 1 + len(others)]}
    marks = {"pentagon": 15} if len(others) == 3 else {"pentagon": 15, "square": 4}
    game = scoring(1, 14, others=others, earned=done, markers=marks, players=4)
    assert earned(game) == ["pentagon"]
    take_first(game)
    assert space_of(game, "pentagon") == space


@pytest.mark.parametrize(("start", "space"), [(4, 1), (3, 1), (2, 1), (1, 1)])
def test_no_marker_goes_below_space_one(start, space):
    """NFL-OP-18: the square, with four players."""
    game = scoring(4, 0, others=(9, 9, 9), markers={"square": start}, players=4)  # no figure stands on 0
    take_first(game)
    assert space_of(game, "square") == space


def test_between_the_old_and_the_new_place_points_are_needed():
    """NFL-OP-19: on 5, the marker on 4: a good from a tile is no move."""
    game = sailing(
        {1: {"settle": "start-spain"}}, spaces={"nova-scotia-2": "tile-09"}, seats={1: Seat(points=5)}, markers={"square": 4}
    )
    play(game, "settle tile-09 right")
    assert earned(game) == []


def test_between_the_old_and_the_new_place_one_point_is_enough():
    """NFL-OP-19: it is earned where it stands, and moves back from there."""
    game = sailing(
        {1: {"settle": "start-spain"}}, spaces={"nova-scotia-2": "tile-09"}, seats={1: Seat(points=5)}, markers={"square": 4}
    )
    play(game, "new-england")
    take_first(game)
    assert whole(game)["markers"]["square"] == {"space": 1, "earned": [1]}


@pytest.mark.parametrize(("points", "space"), [(54, 5), (104, 5), (55, 4), (53, 4), (50, 4)])
def test_frm_3_a_figure_on_its_second_lap_blocks_its_space(points, space):
    """FRM-3, NFL-OP-20: on 54 it stands on space 4, so the square stops on 5; on 104 as well."""
    captains = {"drake": 1}
    game = scoring(1, 6, others=(points,), earned=dict.fromkeys(ALL, "1"), captains=captains, markers={"square": 7})
    take_first(game)
    assert space_of(game, "square") == space


@pytest.mark.parametrize(("option", "gets"), [("later", ["square"]), ("never", [])])
def test_frm_4_the_option_says_whether_a_skipped_marker_is_lost(option, gets):
    """FRM-4, NFL-OP-19: on 5, the marker on 4; the next points bring it, or nothing ever does."""
    seats = {1: Seat(points=5)}
    game = sailing(
        {1: {"settle": "start-spain"}}, spaces={}, seats=seats, markers={"square": 4}, options={"skipped_markers": option}
    )
    assert earned(game) == gets
    assert whole(game)["markers"]["square"]["space"] == 4  # it stays where it is until somebody earns it


def test_frm_4_also_where_skipped_markers_are_lost_others_are_earned():
    """FRM-4, FRM-1: from 5 onto 7, the pentagon is passed, the square behind is not."""
    game = sailing(
        {1: {"settle": "start-spain small-01"}},
        spaces={},
        seats={1: Seat(points=5)},
        markers={"square": 4, "pentagon": 7},
        options={"skipped_markers": "never"},
    )
    assert earned(game) == ["pentagon"]


def test_a_figure_on_its_second_lap_triggers_no_marker():
    """NFL-OP-20: from 56 to 58 it passes the square again and gets nothing."""
    game = scoring(2, 56, earned=dict.fromkeys(ALL, "0"), captains={"drake": 0}, markers={"square": 7})
    assert earned(game) == []
    assert game.to_act == (1,)


@pytest.mark.parametrize(("before", "kind"), [(6, "choose"), (14, "hire"), (24, "claim")])
def test_nobody_declines_a_marker(before, kind):
    """NFL-OP-21: something is taken before the turn ends."""
    low = {id: space - 3 for id, space in START.items() if space <= before}
    done = {id: "0" for id in low if id != "pentagon"}
    game = scoring(1, before, earned=done, captains={"drake": 0} if "pentagon" in low else {}, markers=low)
    assert {name.split()[0] for name in game.legal()} == {kind}
    assert refused(game, "done").message == "FRM-2-first"


def test_the_last_good_of_the_triangle_is_taken_without_a_question():
    """NFL-OP-21: with four players only iron is left."""
    low = {"square": 4, "pentagon": 12, "circle": 17, "triangle": 22}
    done = {"square": "0123", "circle": "0123", "triangle": "123", "star": "123"}
    captains = {"drake": 0, "cortes": 1, "magellan": 2, "columbus": 3}
    game = scoring(
        1, 21, others=(40, 41, 42), earned=done, captains=captains, triangle="iron", markers=low | {"star": 35}, players=4
    )  # fmt: skip
    assert told(game, "claimed") == [{"player": 0, "good": "iron"}]
    assert goods_of(game, 0) == "2 iron"
    assert whole(game)["markers"]["triangle"]["space"] == 0


def test_the_land_phase_turn_is_a_turn():
    """NFL-OP-22: a large ship takes the figure past the marker; it is resolved when the player has finished building."""
    game = table(seats={0: Seat(goods="4 cloth 4 wood 4 iron", points=6)}, market="large-04 small-01")
    play(game, "build large-04")
    assert (points_of(game, 0), earned(game)) == (9, [])
    play(game, "build small-01")  # the market is empty now
    assert earned(game) == ["square"]
    assert game.to_act == (0,)


def test_each_action_is_a_turn_of_its_own():
    """NFL-OP-22: the square is earned after settling, before the same player delivers."""
    game = sailing({0: {"settle": "small-01", "deliver": "small-03"}}, spaces={}, seats={0: Seat(goods="3 wood", points=6)})
    assert earned(game) == ["square"]
    take_first(game)
    assert told(game, "antwerp") == []
    assert refused(game, "settle tile-01 left").message == "STL-1-when"
    play(game, "antwerp")
    assert points_of(game, 0) == 8


def test_each_count_is_a_turn_of_its_own():
    """NFL-OP-22: seat 0 takes its objective before seat 1 counts; so the marker is lower for seat 1."""
    game = sailing({}, spaces=full("nova-scotia", "530"), seats={0: Seat(points=0), 1: Seat(points=0)})
    assert earned(game) == ["square"]
    assert (game.to_act, points_of(game, 1)) == ((0,), 0)
    take_first(game)
    assert [(fact["player"], fact["space"]) for fact in told(game, "earned")] == [(0, 7), (1, 4)]


def test_the_objective_turn_is_a_turn():
    """NFL-OP-22: both objectives are resolved before the circle is taken."""
    seats = {0: Seat(goods="2 iron 4 wood", objectives="objective-iron objective-wood", points=16)}
    game = table(stage="objectives", seats=seats, earned={"square": "0", "star": "0"}, captains={"drake": 0},
                 markers={"star": 16, "square": 4, "pentagon": 12})  # fmt: skip
    play(game, "resolve objective-iron")
    assert (points_of(game, 0), earned(game)) == (21, [])
    assert refused(game, "hire cortes").message == "FRM-2-when"
    play(game, "done")
    assert earned(game) == ["circle"]


def test_an_objective_won_in_the_scoring_may_be_resolved_in_the_same_round():
    """NFL-OP-23: Nova Scotia takes the figure past the square; the card chosen pays a moment later."""
    game = sailing({}, spaces=full("nova-scotia", "600"), seats={0: Seat(goods="")}, stacks={"square": "objective-one-island"})
    play(game, "choose objective-one-island")
    assert whole(game)["stage"] == "objectives"
    play(game, "resolve objective-one-island")
    assert points_of(game, 0) == 6 + 8 + 5


def test_an_objective_won_in_the_objective_turn_waits_for_the_next_round():
    """NFL-OP-23: the turn is over when the card is chosen."""
    seats = {0: Seat(goods="2 iron 4 wood", objectives="objective-iron", points=16)}
    game = table(
        stage="objectives", seats=seats, captains={"drake": 0}, markers={"square": 4, "pentagon": 12},
        stacks={"circle": "objective-wood"},
    )  # fmt: skip
    play(game, "resolve objective-iron", "choose objective-wood")
    assert seat_of(game, 0)["objectives"] == ["objective-wood"]
    assert whole(game)["round"] == 2


def last_turn(**more):
    """Round 4, the last turn of the game: seat 0 has only to say that it is done."""
    return table(round=4, stage="objectives", actor=2, nations="portugal spain france", **more)


def test_no_marker_is_earned_in_the_final_scoring():
    """NFL-OP-24: five cubes take the total from 5 past the square, but nothing is taken any more."""
    game = last_turn(seats={2: Seat(points=5)}, spaces=full("anticosti", "005", without="anticosti-1"))
    play(game, "done")
    assert game.is_over
    assert game.scores()[2].parts["unscored-cubes"] == 5
    assert earned(game) == []
    assert space_of(game, "square") == 7


def fifty_parts(game):
    return [score.parts["fifty"] for score in game.scores()]


def test_a_fifty_card_is_still_won_by_cubes_in_unscored_places():
    """NFL-OP-24: 48 and two cubes."""
    marks = {"earned": dict.fromkeys(ALL, "2"), "captains": {"drake": 2}}
    game = last_turn(seats={2: Seat(points=48)}, spaces=full("anticosti", "002", without="anticosti-1"), **marks)
    play(game, "done")
    assert fifty_parts(game) == [0, 0, 5]


def test_those_cubes_are_counted_in_turn_order():
    """NFL-OP-24: in round 4 of three players seat 0 starts again, so it is before seat 2."""
    marks = {"earned": dict.fromkeys(ALL, "02"), "captains": {"drake": 2, "cortes": 0}}
    seats = {0: Seat(points=48), 2: Seat(points=49)}
    game = last_turn(seats=seats, spaces=full("anticosti", "202", without="anticosti-1"), **marks)
    play(game, "done")
    assert fifty_parts(game) == [5, 0, 3]


def test_cards_left_win_no_fifty_card():
    """NFL-OP-24: 49 points and two for a card are 51, but too late."""
    marks = {"earned": dict.fromkeys(ALL, "2"), "captains": {"drake": 2}}
    game = last_turn(seats={2: Seat(points=49, hand="charter-france")}, spaces={}, **marks)
    play(game, "done")
    assert (fifty_parts(game), game.scores()[2].total) == ([0, 0, 0], 51)


def test_the_fifty_card_is_taken_at_once():
    """NFL-OP-25: before the turn is over."""
    game = sailing(
        {0: {"settle": "small-11 small-01"}}, spaces={"nova-scotia-2": "tile-09"}, seats={0: Seat(points=48)},
        earned=dict.fromkeys(ALL, "0"), captains={"drake": 0},
    )  # fmt: skip
    play(game, "settle tile-09 left 2")
    assert (game.to_act, seat_of(game, 0)["fifty"]) == ((0,), 1)


def test_the_other_side_of_the_card_is_worth_the_same():
    """NFL-OP-25: 5 points at 60, and 5 points at 102."""
    for before in (58, 100):
        game = scoring(2, before, earned=dict.fromkeys(ALL, "0"), captains={"drake": 0})
        assert fifty_parts(game)[0] == 5


@any_players
def test_the_experienced_play_with_two_markers_further_on(players):
    """NFL-OP-26: triangle on 30, star on 40, the others as always."""
    game = table(players=players, experienced=True)
    spaces = {id: marker["space"] for id, marker in whole(game)["markers"].items()}
    assert spaces == {"square": 7, "pentagon": 15, "circle": 20, "triangle": 30, "star": 40}


def test_for_the_experienced_35_is_just_a_space():
    """NFL-OP-26: the star is earned on 40."""
    done = {"earned": {"square": "0", "circle": "0", "triangle": "0"}, "captains": {"drake": 0}}
    low = {"square": 4, "pentagon": 12, "circle": 17, "triangle": 27}
    assert earned(scoring(1, 34, experienced=True, markers=low, **done)) == []
    assert earned(scoring(1, 39, experienced=True, markers=low, **done)) == ["star"]


def test_the_marker_on_20_is_called_circle_and_gives_an_objective():
    """NFL-OP-27: a name, nothing more."""
    game = table()
    assert whole(game)["markers"]["circle"]["space"] == 20
    assert len(whole(game)["objective_stacks"]["circle"]) == 5


def test_points_of_a_count_can_earn_several_players_the_same_marker():
    """FRM-1: each at the end of its own count, in turn order."""
    game = sailing({}, spaces=full("nova-scotia", "643"), round=2)
    play_until(game, "round", 1)
    assert [(fact["player"], fact["space"]) for fact in told(game, "earned")] == [(1, 7), (0, 4)]
