"""The end of the game: what still counts, and who wins."""

import pytest

from rulebook.new_found_land.islands import full
from rulebook.new_found_land.setup import Seat, play, table, told, whole

any_players = pytest.mark.parametrize("players", [2, 3, 4])
ALL = ("square", "circle", "triangle", "star")
CAPTAINS = ("columbus", "magellan", "cortes", "drake")


def ended(seats, **more):
    """The last turn of the last round is over. Nobody but who is told otherwise has goods or cards."""
    players = more.pop("players", 3)
    mine = {seat: seats.get(seat, Seat(goods="", hand="")) for seat in range(players)}
    high = [seat for seat in range(players) if mine[seat].points >= 35]
    done = {"earned": dict.fromkeys(ALL, "".join(map(str, high)))} if high else {}
    done["captains"] = {CAPTAINS[at]: seat for at, seat in enumerate(high)}
    game = table(round=4, stage="objectives", players=players, actor=(2 + players) % players, seats=mine, **(done | more))
    while not game.is_over:
        play(game, "done")
    return game


def parts(game, source):
    return [score.parts[source] for score in game.scores()]


def totals(game):
    return [score.total for score in game.scores()]


# ---- END-1


@any_players
def test_a_point_for_each_cube_in_places_not_scored(players):
    """END-1: islands and cities; no bonus for most."""
    spaces = full("anticosti", "31", without="anticosti-2")
    game = ended({}, players=players, spaces=spaces, cities={"stockholm": "001", "hamburg": "1"})
    assert parts(game, "unscored-cubes") == [3 + 2, 1 + 2, 0, 0][:players]
    assert totals(game) == [5, 3, 0, 0][:players]


def test_cubes_in_scored_places_do_not_count_again():
    """END-1: Anticosti and Hamburg were scored."""
    game = ended({}, spaces=full("anticosti", "310"), cities={"hamburg": "012"}, scored="anticosti hamburg")
    assert totals(game) == [0, 0, 0]


def test_a_city_that_is_full_but_was_not_scored_counts():
    """END-1: scored or not is what matters."""
    assert totals(ended({}, cities={"hamburg": "001"})) == [2, 1, 0]


def test_neutral_cubes_count_for_nobody():
    """END-1: two players, three neutral cubes on an island not scored."""
    assert totals(ended({}, players=2, spaces=full("anticosti", "21", neutral=3, without="anticosti-2"))) == [2, 1]


def test_the_fifty_cards_give_their_bonus():
    """END-1: 5, 3, 1 and 0 in the order in which they were taken."""
    seats = {seat: Seat(goods="", hand="", points=60 + seat) for seat in range(4)}
    game = ended(seats, players=4)
    assert parts(game, "fifty") == [5, 3, 1, 0]
    assert totals(game) == [65, 64, 63, 63]


@any_players
def test_two_points_for_each_card_left(players):
    """END-1: any 1x card."""
    game = ended({1: Seat(goods="", hand="goods-1 points-1 charter-2")}, players=players)
    assert parts(game, "unused-cards") == [0, 6, 0, 0][:players]


@any_players
def test_two_points_for_each_objective_left(players):
    """END-1: met or not."""
    seats = {1: Seat(goods="5 iron", hand="", objectives="objective-iron objective-sail", points=40)}
    game = ended(seats, players=players)
    assert parts(game, "unresolved-objectives") == [0, 4, 0, 0][:players]


def test_goods_left_are_worth_nothing():
    """END-1: but they break ties."""
    assert totals(ended({0: Seat(goods="9 gold", hand="")})) == [0, 0, 0]


def test_the_points_of_the_game_stay():
    """END-1: all is added to them."""
    seats = {0: Seat(goods="", hand="goods-1", points=30)}
    game = ended(seats, cities={"hamburg": "0"}, earned={"square": "0", "circle": "0", "triangle": "0"}, captains={"drake": 0})
    assert totals(game) == [30 + 1 + 2, 0, 0]


# ---- END-2


@any_players
def test_most_points_win(players):
    """END-2: whoever it is."""
    for seat in range(players):
        assert ended({seat: Seat(goods="", hand="", points=3)}, players=players).winners == (seat,)


def test_what_is_counted_at_the_end_decides_too():
    """END-2: 5 points are less than 4 and a card."""
    game = ended({0: Seat(goods="", hand="", points=5), 1: Seat(goods="", hand="goods-1", points=4)})
    assert game.winners == (1,)
    assert told(game, "winner") == [{"player": 1}]


@any_players
def test_a_tie_is_broken_by_goods(players):
    """END-2: most goods of all kinds together."""
    seats = {0: Seat(goods="2 gold", hand="", points=5), 1: Seat(goods="2 cloth wood", hand="", points=5)}
    assert ended(seats, players=players).winners == (1,)


def test_goods_help_only_those_who_are_tied():
    """END-2: most goods, but a point less."""
    seats = {0: Seat(goods="", hand="", points=5), 1: Seat(goods="9 wood", hand="", points=4)}
    assert ended(seats).winners == (0,)


@any_players
def test_a_tie_in_goods_as_well_is_a_shared_victory(players):
    """END-2: all who are tied win."""
    game = ended({}, players=players)
    assert game.winners == tuple(range(players))
    assert [fact["player"] for fact in told(game, "winner")] == list(range(players))


# ---- rulings


def test_each_piece_is_one_good_gold_too():
    """NFL-OP-56: two gold against two cloth: shared."""
    seats = {0: Seat(goods="2 gold", hand="", points=5), 2: Seat(goods="2 cloth", hand="", points=5)}
    assert ended(seats).winners == (0, 2)


def test_charters_left_count_as_cards():
    """NFL-OP-57: the start card, never used, is worth two points."""
    assert parts(ended({0: Seat(goods="", hand="charter-portugal charter-3")}), "unused-cards") == [4, 0, 0]


def test_a_points_card_may_be_played_in_the_last_turn_instead():
    """NFL-OP-57: 3 points rather than 2."""
    game = table(round=4, stage="objectives", actor=2, seats={2: Seat(goods="", hand="points-1")})
    play(game, "play points-1")
    while not game.is_over:
        play(game, "done")
    assert (parts(game, "cards")[2], parts(game, "unused-cards")[2]) == (3, 0)


def test_a_goods_card_played_in_the_last_turn_is_no_card_left():
    """NFL-OP-57: two goods for a tie instead of two points."""
    game = table(round=4, stage="objectives", actor=2, seats={2: Seat(goods="", hand="goods-1")})
    play(game, "play goods-1")
    while not game.is_over:
        play(game, "done")
    assert parts(game, "unused-cards")[2] == 0
    assert whole(game)["seats"][2]["goods"]["wood"] == 2


def test_with_three_players_one_starts_twice():
    """NFL-OP-58: seat 0, then 1, 2, and 0 again: no die is rolled. Played through, always the first choice."""
    game = table()
    while not game.is_over:
        play(game, game.legal()[0])
    assert [(fact["round"], fact["player"]) for fact in told(game, "round")] == [(2, 1), (3, 2), (4, 0)]
