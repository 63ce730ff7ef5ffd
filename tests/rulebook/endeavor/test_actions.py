"""ACT: turns of the action phase, activations, tokens, and actions of two parts."""

import pytest

from argosy import BadAction, BadChoice, Game, new_game
from rulebook.endeavor.setup import BOTH, Mat, board, mat, play, refused, table, told

both = pytest.mark.parametrize("title", BOTH)
# Seat 1 has drawn both value 0 cards; drawing in Europe now needs discs there.
NOTHING_TO_DRAW = Mat(cards="europe-0 slavery-0")


def why(refusal):
    return (refusal.rule, refusal.reason, refusal.facts)


def staffed(game, seat=0):
    return [slot["id"] for slot in mat(game, seat)["buildings"] if slot["staffed"]]


def every_city_of_europe_taken(title):
    """By seat 1, so that nobody can occupy there."""
    names = {
        "endeavor": "london saint-petersburg lisbon madrid paris venice constantinople algiers tripoli alexandria",
        "age-of-sail": "london amsterdam copenhagen saint-petersburg bordeaux lisbon cadiz venice constantinople",
    }
    return dict.fromkeys(names[title].split(), 1)


# ---- ACT-1


@both
def test_act_1_one_turn_each_round_and_round(title):
    """ACT-1: one action, then the next player, until all have passed."""
    seats = {seat: Mat(buildings="colonial-house shipyard") for seat in range(3)}
    game = table(title, seats=seats, crown=1, turn=1)
    order = []
    for region in ("africa", "india", "far-east"):
        order += game.to_act
        play(game, "activate shipyard", f"ship {region}")
    for _ in range(3):
        order += game.to_act
        game.play("pass")
    assert order == [1, 2, 0, 1, 2, 0]
    assert board(game)["round"] == 2


@both
def test_act_1_others_go_on_when_one_has_passed(title):
    """ACT-1: with seat 1 out, turns go between 0 and 2."""
    game = table(title, seats={2: Mat(buildings="colonial-house shipyard")})
    play(game, "activate colonial-house", "occupy london", "pass", "activate shipyard", "ship africa")
    assert game.to_act == (0,)
    play(game, "activate market", "draw slavery")
    assert game.to_act == (2,)


@both
def test_act_1_the_last_one_may_take_several_turns_in_a_row(title):
    """ACT-1: nobody else is left, and the round goes on until this player passes too."""
    game = table(title, passed=(1, 2))
    play(game, "activate colonial-house", "occupy london", "activate market", "draw slavery")
    assert board(game)["round"] == 2, "nothing is left to do after these (ACT-8)"


@both
def test_act_1_building_token_or_pass(title):
    """ACT-1: these are the turns there are."""
    game = table(title, seats={0: Mat(tokens={"ship-or-draw": 1})}, tracks={"africa": "2"})
    assert game.legal() == ["activate colonial-house", "activate market", "spend ship-or-draw", "pass"]


@both
@pytest.mark.parametrize("action", ["occupy london", "ship africa", "draw slavery"])
def test_act_1_an_action_needs_a_building_or_a_token(title, action):
    """ACT-1: first the building, then what it does."""
    refusal = refused(table(title), action)
    assert why(refusal) == ("ACT-1", "begin-first", {})


@both
def test_act_1_nothing_to_be_done_with(title):
    """ACT-1: `done` ends something that was begun."""
    assert why(refused(table(title), "done")) == ("ACT-1", "nothing-begun", {})


# ---- ACT-2


@both
def test_act_2_a_disc_moves_from_the_harbor_onto_the_circle(title):
    """ACT-2: before anything else happens."""
    game = table(title, seats={0: Mat(harbor=4)})
    game.play("activate colonial-house")
    assert mat(game)["harbor"] == 3
    assert staffed(game) == ["colonial-house"]


@both
def test_act_2_what_the_action_costs_comes_on_top(title):
    """ACT-2: occupying with the Colonial House takes two discs in all."""
    game = table(title, seats={0: Mat(harbor=4)})
    play(game, "activate colonial-house", "occupy london")
    assert mat(game)["harbor"] == 2


@both
def test_act_2_the_disc_of_the_activation_pays_for_nothing_else(title):
    """ACT-2: with one disc, the Market can be activated, the Colonial House not."""
    game = table(title, seats={0: Mat(harbor=1)})
    assert game.legal() == ["activate market", "pass"]


@both
def test_act_2_a_staffed_building(title):
    """ACT-2: it must be paid first."""
    game = table(title, seats={0: Mat(buildings="colonial-house market*")})
    assert why(refused(game, "activate market")) == ("ACT-2", "staffed", {"building": "market"})


@both
def test_act_2_a_building_one_does_not_have(title):
    """ACT-2: not even if another player has it."""
    game = table(title, seats={1: Mat(buildings="colonial-house shipyard")})
    assert why(refused(game, "activate shipyard")) == ("ACT-2", "not-yours", {"building": "shipyard"})


@both
@pytest.mark.parametrize("name", ["workshop", "bank", "theater", "university"])
def test_act_2_a_building_without_a_circle(title, name):
    """ACT-2: no such action exists."""
    game = table(title, seats={0: Mat(buildings=f"colonial-house {name}")})
    with pytest.raises(BadAction, match=f"there is no action 'activate {name}'"):
        game.play(f"activate {name}")


@both
def test_act_2_an_empty_harbor(title):
    """ACT-2: without a disc only tokens can be used."""
    mine = Mat(harbor=0, buildings="colonial-house market shipyard*", tokens={"payment": 1})
    game = table(title, seats={0: mine}, tracks={"africa": "2"})
    assert why(refused(game, "activate market")) == ("ACT-2", "no-disc", {"building": "market"})
    assert game.legal() == ["spend payment", "pass"]


# ---- ACT-3 (ruling): no idle turn


def idle(title, mine, **more):
    """Seat 0, who can at least draw with a token or ship, so that there is a turn to take."""
    more.setdefault("tracks", {"africa": "2"})
    return table(title, seats={0: mine, 1: more.pop("other", Mat()), 2: Mat(harbor=0)}, **more)


@both
@pytest.mark.parametrize("name", ["shipyard", "colonial-house", "barracks", "fortress", "docks", "cartographer"])
def test_act_3_no_disc_left_to_act_with(title, name):
    """ACT-3: the last disc would stand on the circle, and nothing would follow."""
    buildings = f"colonial-house {name} market" if name != "colonial-house" else "colonial-house market"
    game = idle(title, Mat(harbor=1, buildings=buildings))
    assert why(refused(game, f"activate {name}")) == ("ACT-3", "no-disc", {"source": name})
    assert f"activate {name}" not in game.legal()


@both
def test_act_3_nowhere_to_occupy(title):
    """ACT-3: Europe is full, and no other region is open."""
    game = idle(title, Mat(buildings="colonial-house shipyard"), places=every_city_of_europe_taken(title))
    assert why(refused(game, "activate colonial-house")) == ("ACT-3", "", {"source": "colonial-house"})


@both
def test_act_3_nobody_to_attack(title):
    """ACT-3: the only city taken is one's own."""
    game = idle(title, Mat(buildings="colonial-house barracks"), places={"london": 0})
    assert why(refused(game, "activate barracks")) == ("ACT-3", "", {"source": "barracks"})


@both
def test_act_3_an_attack_needs_three_discs_with_a_building(title):
    """ACT-3: one to activate, two to attack."""
    short = idle(title, Mat(harbor=2, buildings="colonial-house barracks"), places={"london": 1})
    assert why(refused(short, "activate barracks")) == ("ACT-3", "one-disc", {"source": "barracks"})
    enough = idle(title, Mat(harbor=3, buildings="colonial-house barracks"), places={"london": 1})
    assert "activate barracks" in enough.legal()


@both
def test_act_3_nobody_to_pay(title):
    """ACT-3: the Exchange frees other buildings, and none is staffed."""
    game = idle(title, Mat(buildings="colonial-house exchange"))
    assert why(refused(game, "activate exchange")) == ("ACT-3", "", {"source": "exchange"})


@both
def test_act_3_nothing_to_draw(title):
    """ACT-3: no deck's top card is within reach."""
    game = idle(title, Mat(), other=NOTHING_TO_DRAW)
    assert why(refused(game, "activate market")) == ("ACT-3", "", {"source": "market"})


@both
def test_act_3_one_possible_part_is_enough(title):
    """ACT-3: with one disc the Guild Hall cannot ship, but draw; shipping is then refused for want of a disc."""
    game = idle(title, Mat(harbor=1, buildings="colonial-house guild-hall"))
    game.play("activate guild-hall")
    assert game.legal() == ["draw europe", "draw slavery"]
    assert refused(game, "ship africa").rule == "SHP-1"


@both
def test_act_3_neither_of_two_parts_possible(title):
    """ACT-3: with one disc and nothing to draw, the Guild Hall is idle."""
    mine = Mat(harbor=1, buildings="colonial-house guild-hall shipyard*", tokens={"payment": 1})
    game = idle(title, mine, other=NOTHING_TO_DRAW)
    assert why(refused(game, "activate guild-hall")) == ("ACT-3", "no-disc", {"source": "guild-hall"})


@both
@pytest.mark.parametrize(
    ("token", "harbor", "reason"),
    [
        ("attack", 5, ""),
        ("attack", 0, "no-disc"),
        ("ship-or-draw", 0, "no-disc"),
        ("occupy-or-draw", 0, "no-disc"),
    ],
)
def test_act_3_an_idle_token(title, token, harbor, reason):
    """ACT-3: a token is not spent for nothing."""
    mine = Mat(harbor=harbor, buildings="colonial-house shipyard*", tokens={token: 1, "payment": 1})
    game = idle(title, mine, other=NOTHING_TO_DRAW, tracks={"africa": "22"})
    assert why(refused(game, f"spend {token}")) == ("ACT-3", reason, {"source": token})
    assert f"spend {token}" not in game.legal()


@both
def test_act_3_a_payment_token_with_nobody_at_work(title):
    """ACT-3: there is nothing to pay."""
    game = idle(title, Mat(tokens={"payment": 1}))
    assert why(refused(game, "spend payment")) == ("ACT-3", "", {"source": "payment"})


@both
def test_act_3_an_occupy_or_draw_token_without_a_city_or_a_card(title):
    """ACT-3: Europe is full, its cards out of reach."""
    mine = Mat(buildings="colonial-house shipyard", tokens={"occupy-or-draw": 1})
    game = idle(title, mine, other=NOTHING_TO_DRAW, places=every_city_of_europe_taken(title))
    assert why(refused(game, "spend occupy-or-draw")) == ("ACT-3", "", {"source": "occupy-or-draw"})


@both
@pytest.mark.parametrize("way_out", ["pass", "done"])
def test_act_3_whoever_begins_must_act(title, way_out):
    """ACT-3: after the activation one action is due."""
    game = table(title)
    game.play("activate colonial-house")
    assert why(refused(game, way_out)) == ("ACT-3", "act-first", {})
    assert way_out not in game.legal()


@both
def test_act_3_shipping_is_always_possible_with_a_disc(title):
    """ACT-3: also when every track is full, as long as two discs are there."""
    lengths = {"endeavor": [6, 6, 6, 7, 7, 8], "age-of-sail": [5, 6, 5, 6, 6, 7]}[title]
    regions = ["africa", "south-america", "caribbean", "north-america", "india", "far-east"]
    tracks = {region: ("12" * 4)[:length] for region, length in zip(regions, lengths, strict=True)}
    game = table(title, seats={0: Mat(harbor=2, buildings="colonial-house shipyard")}, tracks=tracks)
    game.play("activate shipyard")
    assert len([name for name in game.legal() if name.startswith("ship")]) >= 6


# ---- ACT-3: the option `idle_activation`


def test_act_3_a_building_may_be_activated_for_nothing_if_the_table_says_so():
    """ACT-3: with the option the last disc may stand on the Shipyard, though nothing follows; the next player is on."""
    mine = Mat(harbor=1, buildings="colonial-house shipyard market")
    game = idle("endeavor", mine, idle_activation=True)
    assert {"activate colonial-house", "activate shipyard", "activate market", "pass"} == set(game.legal())
    game.play("activate shipyard")
    assert (mat(game)["harbor"], game.to_act, board(game)["stage"]) == (0, (1,), "turn")
    assert [building["id"] for building in mat(game)["buildings"] if building["staffed"]] == ["shipyard"]


def test_act_3_whoever_may_be_idle_is_asked_all_the_same():
    """ACT-3: an action that is possible is offered, with `done` beside it."""
    game = table("endeavor", idle_activation=True)
    game.play("activate colonial-house")
    assert "done" in game.legal()
    assert any(name.startswith("occupy") for name in game.legal())
    assert game.position.asks(0).kind == "action-or-none"
    assert refused(game, "pass").message == "RND-1-action"
    twin = Game.from_dict(game.to_dict())
    assert twin.legal() == game.legal()
    game.play("done")
    assert (game.to_act, board(game)["places"]) == ((1,), {})


def test_act_3_a_token_is_never_spent_for_nothing():
    """ACT-3: the option speaks of buildings."""
    mine = Mat(harbor=0, buildings="colonial-house market", tokens={"attack": 1, "ship-or-draw": 1})
    game = idle("endeavor", mine, tracks={"africa": "222"}, idle_activation=True)
    assert why(refused(game, "spend attack")) == ("ACT-3", "no-disc", {"source": "attack"})
    game.play("spend ship-or-draw")
    assert why(refused(game, "done")) == ("ACT-3", "act-first", {})


def test_act_3_idle_activation_still_needs_a_disc_and_a_free_circle():
    """ACT-2: the option changes nothing about that."""
    mine = Mat(harbor=0, buildings="colonial-house shipyard*", tokens={"ship-or-draw": 1})
    game = idle("endeavor", mine, idle_activation=True)
    assert why(refused(game, "activate colonial-house")) == ("ACT-2", "no-disc", {"building": "colonial-house"})
    assert why(refused(game, "activate shipyard")) == ("ACT-2", "staffed", {"building": "shipyard"})


def test_act_8_with_idle_activation_only_who_cannot_activate_is_passed():
    """ACT-8, ACT-3: seat 1 has a disc and an idle Market and is asked; seat 2 has no disc and is passed."""
    seats = {1: Mat(harbor=1, buildings="colonial-house market", cards="europe-0 slavery-0"), 2: Mat(harbor=0)}
    asked = table("endeavor", seats=seats, idle_activation=True)
    asked.play("pass")
    assert asked.to_act == (1,)
    asked.play("activate colonial-house")
    assert "passed-by-engine" in told(asked)
    usual = table("endeavor", seats=seats)
    usual.play("pass")
    assert usual.to_act != (1,) or board(usual)["stage"] != "turn"


def test_act_3_idle_activation_is_an_option_of_the_first_edition_only():
    """ACT-3: off unless chosen; AoS has no such reading."""
    assert new_game("endeavor", players=3, seed=1).ruleset.options["idle_activation"] is False
    with pytest.raises(BadChoice, match="age-of-sail has no option 'idle_activation'"):
        new_game("age-of-sail", players=3, seed=1, idle_activation=True)


# ---- ACT-4: A or B


@both
@pytest.mark.parametrize("action", ["ship africa", "draw slavery"])
def test_act_4_one_of_two(title, action):
    """ACT-4: the Guild Hall ships or draws, then the turn is over."""
    game = table(title, seats={0: Mat(buildings="colonial-house guild-hall")})
    play(game, "activate guild-hall", action)
    assert game.to_act == (1,)


@both
@pytest.mark.parametrize("action", ["occupy lisbon", "attack london"])
def test_act_4_occupy_or_attack(title, action):
    """ACT-4: so does the Fortress."""
    game = table(title, seats={0: Mat(buildings="colonial-house fortress")}, places={"london": 1})
    play(game, "activate fortress", action)
    assert game.to_act == (1,)


@both
@pytest.mark.parametrize("action", ["occupy lisbon", "draw europe"])
def test_act_4_a_token_of_two_actions_gives_one(title, action):
    """ACT-4: "or" on a token means the same."""
    game = table(title, seats={0: Mat(tokens={"occupy-or-draw": 1})}, tracks={"africa": "2"})
    play(game, "spend occupy-or-draw", action)
    assert game.to_act == (1,)


@both
def test_act_4_only_what_the_building_offers(title):
    """ACT-4: the Market draws, it does not ship."""
    game = table(title)
    game.play("activate market")
    assert why(refused(game, "ship africa")) == ("ACT-4", "not-offered", {"source": "market"})


@both
def test_act_4_only_what_the_first_building_offers(title):
    """ACT-4: the refusal names the Colonial House, the first in the pack, as it does all others."""
    game = table(title)
    game.play("activate colonial-house")
    assert why(refused(game, "ship africa")) == ("ACT-4", "not-offered", {"source": "colonial-house"})


@both
def test_act_4_only_what_the_token_offers(title):
    """ACT-4: the refusal names the token."""
    game = table(title, seats={0: Mat(tokens={"ship-or-draw": 1})}, tracks={"africa": "2"})
    game.play("spend ship-or-draw")
    assert why(refused(game, "occupy lisbon")) == ("ACT-4", "not-offered", {"source": "ship-or-draw"})


# ---- ACT-4: A and B


def opened(title, region="africa"):
    """A full track, on which everybody has a disc."""
    length = {"endeavor": {"africa": 6, "india": 7}, "age-of-sail": {"africa": 5, "india": 6}}[title][region]
    return {region: ("012" * 3)[:length]}


def at_the_docks(title, harbor=5, **more):
    """Seat 0 has activated the Docks: occupy and ship. Africa is open."""
    more.setdefault("tracks", opened(title))
    game = table(title, seats={0: Mat(harbor=harbor, buildings="colonial-house docks")}, **more)
    game.play("activate docks")
    return game


BESIDE_AFRICA = {"endeavor": "ship africa", "age-of-sail": "ship open-sea africa"}


@both
def test_act_4_both_parts_occupy_first(title):
    """ACT-4: occupy, then ship; both are done, and the turn is over."""
    game = at_the_docks(title)
    play(game, "occupy elmina", BESIDE_AFRICA[title])
    assert mat(game)["harbor"] == 5 - 1 - 2
    assert game.to_act == (1,)


@both
def test_act_4_both_parts_ship_first(title):
    """ACT-4: the other order is as good."""
    game = at_the_docks(title)
    play(game, BESIDE_AFRICA[title], "occupy elmina")
    assert mat(game)["harbor"] == 5 - 1 - 2
    assert game.to_act == (1,)


@both
@pytest.mark.parametrize("first", ["occupy elmina", "ship beside africa"])
def test_act_4_the_second_part_may_be_declined(title, first):
    """ACT-4: `done` ends the turn after one of two."""
    game = at_the_docks(title)
    game.play(BESIDE_AFRICA[title] if first.startswith("ship") else first)
    assert game.legal()[-1] == "done"
    game.play("done")
    assert mat(game)["harbor"] == 5 - 1 - 1
    assert (game.to_act, board(game)["action"]) == ((1,), None)


@both
def test_act_4_no_part_twice(title):
    """ACT-4: having occupied, the Docks only ship."""
    game = at_the_docks(title)
    game.play("occupy elmina")
    assert why(refused(game, "occupy cape-town")) == ("ACT-4", "not-offered", {"source": "docks"})


@both
def test_act_4_passing_is_no_way_to_decline(title):
    """ACT-4: a turn with an action in it is not a pass."""
    game = at_the_docks(title)
    game.play("occupy elmina")
    assert why(refused(game, "pass")) == ("RND-1", "action", {})


@both
def test_act_4_no_question_when_no_disc_is_left(title):
    """ACT-4: two discs activate and occupy; nothing remains to ship with."""
    game = at_the_docks(title, harbor=2)
    game.play("occupy elmina")
    assert game.to_act == (1,)


@both
def test_act_4_the_first_part_may_make_the_second_possible(title):
    """ACT-4: the last space of the track opens Africa, and the ship gives presence: its cities can be occupied."""
    tracks = {"africa": opened(title)["africa"][:-1].replace("0", "1")}
    game = at_the_docks(title, tracks=tracks)
    assert refused(game, "occupy elmina").rule == "OCC-2"
    play(game, "ship africa", "occupy elmina")
    assert board(game)["places"] == {"elmina": 0}


def test_act_4_first_edition_occupy_binds_the_ship():
    """ACT-4: 1e stays in one region."""
    game = at_the_docks("endeavor")
    game.play("occupy elmina")
    assert game.legal() == ["ship africa", "done"]
    assert why(refused(game, "ship india")) == ("ACT-4", "same-region", {"region": "africa"})


def test_act_4_first_edition_ship_binds_the_occupy():
    """ACT-4: also the other way round; Europe is another region."""
    game = at_the_docks("endeavor", tracks={**opened("endeavor"), **opened("endeavor", "india")})
    game.play("ship africa")
    assert game.legal() == ["occupy elmina", "occupy cape-town", "done"]
    for city in ("delhi", "london"):
        assert why(refused(game, f"occupy {city}")) == ("ACT-4", "same-region", {"region": "africa"})


def test_act_4_first_edition_shipping_to_a_closed_region_leaves_nothing_to_occupy():
    """ACT-4: so the turn is over without a question."""
    game = at_the_docks("endeavor")
    game.play("ship india")
    assert game.to_act == (1,)


def test_act_4_first_edition_an_occupy_in_europe_stands_alone():
    """ACT-4: one cannot ship to Europe, so nothing can follow."""
    game = at_the_docks("endeavor")
    game.play("occupy london")
    assert game.to_act == (1,)
    assert mat(game)["harbor"] == 5 - 1 - 1


def test_act_4_age_of_sail_acts_anywhere():
    """ACT-4: after an occupy in Europe AoS ships wherever it could before."""
    game = at_the_docks("age-of-sail")
    ships = [name for name in game.legal() if name.startswith("ship")]
    game.play("occupy london")
    assert game.legal() == [*ships, "done"]
    game.play("ship india")
    assert game.to_act == (1,)


def test_act_4_age_of_sail_ships_first_and_occupies_elsewhere():
    """ACT-4: a ship to India, an occupy in Europe."""
    game = at_the_docks("age-of-sail")
    play(game, "ship india", "occupy london")
    assert board(game)["places"] == {"london": 0}


# ---- ACT-4: ship and ship, draw and draw


def at_the_cartographer(title, harbor=5):
    game = table(title, seats={0: Mat(harbor=harbor, buildings="colonial-house cartographer")})
    game.play("activate cartographer")
    return game


@both
def test_act_4_two_ships(title):
    """ACT-4: ship and ship."""
    game = at_the_cartographer(title)
    play(game, "ship africa", "ship africa")
    assert board(game)["tracks"]["africa"] == [0, 0]
    assert game.to_act == (1,)


@both
def test_act_4_one_ship_of_two(title):
    """ACT-4: the second may be declined."""
    game = at_the_cartographer(title)
    play(game, "ship africa", "done")
    assert game.to_act == (1,)


def test_act_4_first_edition_sends_both_ships_to_one_region():
    """ACT-4: no second ship elsewhere."""
    game = at_the_cartographer("endeavor")
    game.play("ship africa")
    assert game.legal() == ["ship africa", "done"]
    assert why(refused(game, "ship india")) == ("ACT-4", "same-region", {"region": "africa"})


def test_act_4_age_of_sail_sends_two_ships_apart():
    """ACT-4: each where it likes."""
    game = at_the_cartographer("age-of-sail")
    play(game, "ship africa", "ship india")
    assert (board(game)["tracks"]["africa"], board(game)["tracks"]["india"]) == ([0], [0])


def at_the_trade_office(title, **more):
    game = table(title, seats={0: Mat(harbor=1, buildings="colonial-house trade-office")}, **more)
    game.play("activate trade-office")
    return game


@both
def test_act_4_two_draws(title):
    """ACT-4: draw and draw, from the same stack."""
    game = at_the_trade_office(title, places={"london": 0})
    play(game, "draw europe", "draw europe")
    assert mat(game)["cards"] == ["europe-0", "europe-1"]
    assert game.to_act == (1,)


@both
def test_act_4_one_draw_of_two(title):
    """ACT-4: the second may be declined."""
    game = at_the_trade_office(title, places={"london": 0})
    play(game, "draw europe", "done")
    assert mat(game)["cards"] == ["europe-0"]


def test_act_4_first_edition_draws_twice_from_one_stack():
    """ACT-4: Slavery is in the same region as Europe's own deck, but another stack."""
    game = at_the_trade_office("endeavor", places={"london": 0})
    game.play("draw europe")
    assert game.legal() == ["draw europe", "done"]
    assert why(refused(game, "draw slavery")) == ("ACT-4", "same-deck", {"deck": "europe"})


def test_act_4_first_edition_no_question_when_the_stack_is_out_of_reach():
    """ACT-4: the next card needs a disc in Europe, and other stacks do not count."""
    game = at_the_trade_office("endeavor")
    game.play("draw europe")
    assert game.to_act == (1,)


def test_act_4_age_of_sail_draws_from_two_stacks():
    """ACT-4: each draw from any."""
    game = at_the_trade_office("age-of-sail")
    play(game, "draw europe", "draw slavery")
    assert mat(game)["cards"] == ["europe-0", "slavery-0"]


# ---- ACT-5


@both
def test_act_5_a_spent_token_leaves_the_game(title):
    """ACT-5: neither its owner nor the board has it afterwards."""
    game = table(title, seats={0: Mat(tokens={"ship-or-draw": 2})}, tracks={"africa": "22"})
    on_board = board(game)["tokens"]
    play(game, "spend ship-or-draw", "draw slavery")
    assert mat(game)["tokens"] == {"ship-or-draw": 1}
    assert board(game)["tokens_spent"] == {"ship-or-draw": 1}
    assert board(game)["tokens"] == on_board


@both
def test_act_5_a_token_costs_no_disc_for_activation(title):
    """ACT-5: only the ship itself takes one."""
    game = table(title, seats={0: Mat(harbor=1, tokens={"ship-or-draw": 1})}, tracks={"africa": "2"})
    play(game, "spend ship-or-draw", "ship africa")
    assert mat(game)["harbor"] == 0
    assert staffed(game) == []


@both
def test_act_5_the_last_token_is_gone(title):
    """ACT-5: it cannot be spent twice."""
    game = table(title, seats={0: Mat(tokens={"ship-or-draw": 1})}, tracks={"africa": "2"}, passed=(1, 2))
    play(game, "spend ship-or-draw", "ship africa")
    assert why(refused(game, "spend ship-or-draw")) == ("ACT-5", "", {"token": "ship-or-draw"})
    assert "spend ship-or-draw" not in game.legal()


@both
def test_act_5_another_players_token(title):
    """ACT-5: only one's own tokens can be spent."""
    game = table(title, seats={1: Mat(tokens={"attack": 1})}, tracks={"africa": "2"})
    assert why(refused(game, "spend attack")) == ("ACT-5", "", {"token": "attack"})


@both
def test_act_5_brown_tokens_are_kept(title):
    """ACT-5: there is no spending what raises an attribute."""
    with pytest.raises(BadAction, match="there is no action 'spend culture'"):
        table(title).play("spend culture")


# ---- ACT-6


@both
@pytest.mark.parametrize("action", ["discard africa-governor", "discard slavery-0"])
def test_act_6_no_card_is_discarded_at_will(title, action):
    """ACT-6: cards stay until the limit asks for them."""
    game = table(title, seats={0: Mat(cards="africa-governor slavery-0")}, tracks=opened(title))
    assert why(refused(game, action)) == ("ACT-6", "", {"card": action.split()[1]})


@both
def test_act_6_no_such_action_as_a_trade(title):
    """ACT-6: the catalogue knows no giving and no trading."""
    kinds = {action.kind for action in table(title).catalogue.actions}
    everywhere = {"build", "pay", "activate", "spend", "ship", "occupy", "attack", "draw", "done", "pass"}
    everywhere |= {"discard", "free-place", "normal-place"}
    assert kinds - everywhere == (set() if title == "endeavor" else {"start", "ship-open-sea", "ship-route", "draw-pile"})


# ---- ACT-7


@both
def test_act_7_whoever_passed_is_skipped(title):
    """ACT-7: seat 1 is out, so seat 2 follows seat 0."""
    game = table(title, passed=(1,))
    play(game, "activate market", "draw slavery")
    assert game.to_act == (2,)


@both
def test_act_7_whoever_passed_may_not_act(title):
    """ACT-7: the refusal says who is still at it."""
    game = table(title)
    game.play("pass")
    assert board(game)["passed"] == [0]
    assert why(refused(game, "activate market", seat=0)) == ("ACT-7", "", {"player": 1})
    assert why(refused(game, "pass", seat=0)) == ("ACT-7", "", {"player": 1})


@both
def test_act_7_also_while_somebody_carries_out_an_action(title):
    """ACT-7: within another's turn it is the same."""
    game = table(title)
    play(game, "pass", "activate market")
    assert refused(game, "draw slavery", seat=0).rule == "ACT-7"


# ---- ACT-8 (ruling)


@both
def test_act_8_whoever_can_only_pass_is_passed(title):
    """ACT-8: seat 1 has no disc and no token; the engine passes for it and says so."""
    game = table(title, seats={1: Mat(harbor=0)})
    play(game, "activate market", "draw slavery")
    assert game.to_act == (2,)
    assert board(game)["passed"] == [1]
    last = game.journal.events[-1]
    assert (last.kind, last.facts) == ("passed-by-engine", {"player": 1})


@both
def test_act_8_a_pass_of_ones_own_is_told_otherwise(title):
    """ACT-8: the journal keeps the two apart."""
    game = table(title)
    game.play("pass")
    assert told(game) == ["passed"]


@both
def test_act_8_several_in_a_row_and_the_round_is_over(title):
    """ACT-8: when nobody can do anything the next round begins."""
    game = table(title, seats={1: Mat(harbor=0), 2: Mat(harbor=0)})
    game.play("pass")
    assert told(game) == ["passed", "passed-by-engine", "passed-by-engine", "round"]
    assert board(game)["round"] == 2


@both
def test_act_8_the_first_player_too(title):
    """ACT-8: a crown without means begins the action phase with an automatic pass."""
    spent = Mat(harbor=0, buildings="colonial-house workshop")
    game = table(title, stage="build", turn=2, seats={0: spent}, places=every_city_of_europe_taken(title))
    game.play("build shipyard")
    assert told(game) == ["built", "grew", "grew", "grew", "passed-by-engine"]
    assert (board(game)["passed"], game.to_act) == ([0], (1,))


def test_act_8_first_edition_asks_for_the_discard_all_the_same():
    """ACT-8: passed by the engine, seat 1 still chooses which card to give up."""
    game = table(seats={1: Mat(harbor=0, cards="europe-0 south-america-1")})
    play(game, "activate market", "draw slavery")
    assert told(game)[-1] == "passed-by-engine"
    assert (game.to_act, board(game)["stage"]) == ((1,), "discard")
    game.play("discard europe-0")
    assert (game.to_act, board(game)["stage"]) == ((2,), "turn")


def test_act_8_age_of_sail_keeps_the_discard_for_later():
    """ACT-8: AoS compares cards in the discard phase only."""
    game = table("age-of-sail", seats={1: Mat(harbor=0, cards="europe-0 south-america-1")})
    play(game, "activate market", "draw slavery")
    assert (game.to_act, board(game)["stage"]) == ((2,), "turn")


@both
def test_act_8_an_idle_building_does_not_keep_anybody_in_the_round(title):
    """ACT-8: a disc and a Market, but nothing to draw: no legal turn (ACT-3)."""
    game = table(title, seats={1: Mat(harbor=1), 2: NOTHING_TO_DRAW})
    play(game, "activate colonial-house", "occupy london")
    assert board(game)["passed"] == [1]
