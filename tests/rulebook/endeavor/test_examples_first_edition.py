"""The worked examples of the first edition's rulebook, in its order. Seats: BLACK, RED, WHITE, PURPLE."""

import pytest

from argosy import BadAction
from rulebook.endeavor.setup import Mat, board, mat, play, table, told

BLACK, RED, WHITE, PURPLE = range(4)


def examples_table(**more):
    return table(players=4, **more)


def changes(before, after):
    """What the attributes gained or lost."""
    pairs = {name: after["attributes"][name] - before["attributes"][name] for name in before["attributes"]}
    return {name: change for name, change in pairs.items() if change}


# ---- build, growth, salary


def test_bld_2_example_five_industry_build_a_theater():
    """BLD-2: 5 industry allow buildings up to level 3; the Theater brings 2 culture (BLD-1)."""
    builder = Mat(buildings="colonial-house workshop workshop", tokens={"industry": 1})
    game = examples_table(stage="build", turn=BLACK, seats={BLACK: builder}, tracks={"africa": "1"})
    assert mat(game)["attributes"] == {"industry": 5, "culture": 0, "finance": 0, "politics": 0}
    levels = [name for name in game.legal() if name in ("build bank", "build docks", "build university")]
    assert levels == ["build bank", "build docks"]
    game.play("build theater")
    assert mat(game)["buildings"][-1]["id"] == "theater"
    assert mat(game)["attributes"]["culture"] == 2


def test_gro_1_example_culture_2_grows_3():
    """GRO-1: with 2 culture three discs come from the supply."""
    purple = Mat(harbor=0, buildings="colonial-house shipyard shipyard")
    game = examples_table(stage="build", turn=BLACK, crown=RED, seats={PURPLE: purple})
    supply = mat(game, PURPLE)["supply"]
    game.play("build workshop")
    assert (mat(game, PURPLE)["harbor"], mat(game, PURPLE)["supply"]) == (3, supply - 3)


def test_sal_2_example_finance_3_pays_2():
    """SAL-2: with 3 finance two discs return from the buildings, the others stay."""
    white = Mat(harbor=0, buildings="colonial-house* market* guild-hall* bank", cards="europe-0")
    game = examples_table(stage="build", turn=RED, crown=WHITE, seats={WHITE: white})
    assert mat(game, WHITE)["attributes"]["finance"] == 3
    game.play("build workshop")
    harbor = mat(game, WHITE)["harbor"]
    play(game, "pay colonial-house", "pay guild-hall")
    assert mat(game, WHITE)["harbor"] == harbor + 2
    assert [slot["id"] for slot in mat(game, WHITE)["buildings"] if slot["staffed"]] == ["market"]
    assert board(game)["stage"] == "turn"


# ---- the action phase


def test_att_1_example_the_far_east_governor():
    """ATT-1: the governor of the Far East brings 2 industry, 1 culture, and 1 glory for its card."""
    red = Mat(buildings="colonial-house shipyard")
    game = examples_table(turn=RED, seats={RED: red}, tracks={"far-east": "1112323"}, tokens={"far-east 8": "attack"})
    before = mat(game, RED)
    play(game, "activate shipyard", "ship far-east")
    assert mat(game, RED)["cards"] == ["far-east-governor"]
    assert changes(before, mat(game, RED)) == {"industry": 2, "culture": 1}
    assert game.scores()[RED].parts["cards"] == 1


def test_att_1_example_a_politics_token():
    """ATT-1: a token with a politics icon brings 1 politics."""
    game = examples_table(turn=RED, tokens={"venice": "politics"})
    before = mat(game, RED)
    play(game, "activate colonial-house", "occupy venice")
    assert changes(before, mat(game, RED)) == {"politics": 1}


def test_act_2_example_the_shipyard_but_not_the_bank():
    """ACT-2: a disc on the Shipyard lets its owner ship; the Bank has no circle for one."""
    game = examples_table(turn=BLACK, seats={BLACK: Mat(harbor=3, buildings="colonial-house shipyard bank")})
    with pytest.raises(BadAction, match="no action 'activate bank'"):
        game.play("activate bank")
    game.play("activate shipyard")
    assert mat(game)["harbor"] == 2
    assert mat(game)["buildings"][1] == {"id": "shipyard", "staffed": True}
    assert all(name.startswith("ship ") for name in game.legal())


def test_act_5_example_an_attack_token():
    """ACT-5: the token is gone, and its owner attacks without activating anything."""
    game = examples_table(turn=BLACK, seats={BLACK: Mat(harbor=2, tokens={"attack": 1})}, places={"paris": RED})
    play(game, "spend attack", "attack paris")
    assert mat(game)["tokens"] == {}
    assert board(game)["tokens_spent"]["attack"] == 1
    assert board(game)["places"] == {"paris": BLACK}


def test_shp_2_example_the_third_space_of_the_far_east():
    """SHP-2: Black and White took the first two spaces; White's next disc takes the third, and its token."""
    white = Mat(harbor=2, buildings="colonial-house shipyard")
    game = examples_table(turn=WHITE, seats={WHITE: white}, tracks={"far-east": "02"}, tokens={"far-east 3": "politics"})
    play(game, "activate shipyard", "ship far-east")
    assert board(game)["tracks"]["far-east"] == [BLACK, WHITE, WHITE]
    assert mat(game, WHITE)["tokens"] == {"politics": 1}
    assert "far-east 3" not in board(game)["tokens"]
    assert mat(game, WHITE)["harbor"] == 0


def africa_before_its_last_space(**more):
    """White and Red have two discs each, Red's second is nearer the deck; Purple has one."""
    return examples_table(turn=BLACK, tracks={"africa": "22131"}, seats={BLACK: Mat(buildings="colonial-house shipyard")}, **more)


def test_shp_6_example_africa_opens_and_the_later_of_the_tied_gets_the_governor():
    """SHP-6: Black opens Africa; Red and White tie on two, and Red's disc came last: +2 finance, +1 politics."""
    game = africa_before_its_last_space()
    before = mat(game, RED)
    play(game, "activate shipyard", "ship africa")
    assert board(game)["tracks"]["africa"] == [WHITE, WHITE, RED, PURPLE, RED, BLACK]
    assert mat(game, RED)["cards"] == ["africa-governor"]
    assert changes(before, mat(game, RED)) == {"finance": 2, "politics": 1}
    assert told(game)[-2:] == ["opened", "governor"]


def test_occ_1_example_a_city_in_the_africa_just_opened():
    """OCC-1: Purple, present on the track, occupies either city and takes its token."""
    game = africa_before_its_last_space(tokens={"elmina": "politics"})
    play(game, "activate shipyard", "ship africa", "pass", "pass", "activate colonial-house")
    assert {"occupy elmina", "occupy cape-town"} < set(game.legal())
    before = mat(game, PURPLE)
    game.play("occupy elmina")
    assert changes(before, mat(game, PURPLE)) == {"politics": 1}


def test_lnk_2_example_the_second_african_city_gives_the_token_of_the_link():
    """LNK-2: with both cities Purple is the first to control their link, and takes its industry."""
    game = examples_table(
        turn=PURPLE,
        tracks={"africa": "221310"},
        places={"elmina": PURPLE},
        tokens={"cape-town": "attack", "elmina--cape-town": "industry"},
    )
    before = mat(game, PURPLE)
    play(game, "activate colonial-house", "occupy cape-town")
    assert changes(before, mat(game, PURPLE)) == {"industry": 1}
    assert "elmina--cape-town" not in board(game)["tokens"]
    assert game.scores()[PURPLE].parts["links"] == 1


def test_atk_1_example_an_attack_moves_two_discs():
    """ATK-1: White's first disc goes to the supply, the second takes the city; Purple's returns to its supply."""
    white = Mat(harbor=3, buildings="colonial-house barracks")
    game = examples_table(turn=WHITE, seats={WHITE: white}, places={"paris": PURPLE})
    game.play("activate barracks")
    before = [mat(game, seat) for seat in range(4)]
    game.play("attack paris")
    assert mat(game, WHITE)["harbor"] == before[WHITE]["harbor"] - 2
    assert mat(game, WHITE)["supply"] == before[WHITE]["supply"] + 1
    assert mat(game, PURPLE)["supply"] == before[PURPLE]["supply"] + 1
    assert board(game)["places"] == {"paris": WHITE}


def test_pay_1_example_a_payment_frees_the_cartographer():
    """PAY-1: the Cartographer's disc returns to the harbor; the Market's could have."""
    black = Mat(harbor=1, buildings="colonial-house market* cartographer* exchange")
    game = examples_table(turn=BLACK, seats={BLACK: black})
    game.play("activate exchange")
    assert game.legal() == ["pay market", "pay cartographer"]
    game.play("pay cartographer")
    assert mat(game)["harbor"] == 1
    assert [slot["id"] for slot in mat(game)["buildings"] if slot["staffed"]] == ["market", "exchange"]


def test_att_2_example_culture_16_stays_at_15():
    """ATT-2: culture 16 shows 15; without India's value 1 card it still does, and politics is 1 lower."""
    white = Mat(
        buildings="colonial-house theater theater theater museum fortress",
        cards="india-1 south-america-2 south-america-3",
        tokens={"politics": 1},
    )
    game = examples_table(turn=WHITE, seats={WHITE: white}, tracks={"africa": "0"})
    before = mat(game, WHITE)
    assert before["attributes"]["culture"] == 16
    assert game.scores()[WHITE].parts["culture"] == 15
    play(game, "pass", "discard india-1")
    assert mat(game, WHITE)["attributes"]["culture"] == 15
    assert game.scores()[WHITE].parts["culture"] == 15
    assert mat(game, WHITE)["attributes"]["politics"] == before["attributes"]["politics"] - 1


def test_drw_2_example_north_america_3_with_five_discs():
    """DRW-2: three discs on the track and two in cities suffice for the value 3 card: +2 industry, +2 culture."""
    game = examples_table(
        turn=BLACK,
        seats={RED: Mat(cards="north-america-1"), WHITE: Mat(cards="north-america-2")},
        tracks={"north-america": "0012012"},
        places={"charleston": BLACK, "quebec": BLACK},
    )
    before = mat(game)
    play(game, "activate market", "draw north-america")
    assert mat(game)["cards"] == ["north-america-3"]
    assert changes(before, mat(game)) == {"industry": 2, "culture": 2}


def test_abo_1_example_two_slavery_cards_are_lost():
    """ABO-1: the abolition costs Purple two cards, 4 industry and 2 finance; the card left on the board is gone."""
    seats = {
        BLACK: Mat(cards="europe-0 europe-1 europe-2 europe-3 europe-4"),
        RED: Mat(cards="slavery-1 slavery-2 slavery-3"),
        PURPLE: Mat(cards="slavery-0 slavery-4 africa-1"),
    }
    places = dict.fromkeys(["london", "lisbon", "paris", "venice", "tripoli"], BLACK)
    game = examples_table(turn=BLACK, seats=seats, places=places)
    before = mat(game, PURPLE)
    assert board(game)["decks"]["slavery"] == ["slavery-5"]
    play(game, "activate market", "draw europe")
    assert mat(game, PURPLE)["set_aside"] == ["slavery-0", "slavery-4"]
    assert mat(game, PURPLE)["cards"] == ["africa-1"]
    assert changes(before, mat(game, PURPLE)) == {"industry": -4, "finance": -2}
    assert mat(game, RED)["set_aside"] == ["slavery-1", "slavery-2", "slavery-3"]
    assert board(game)["decks"]["slavery"] == []
    assert game.scores()[PURPLE].parts["slavery"] == -2


# ---- passing, and the end


def test_dis_5_example_one_card_too_many_at_politics_3():
    """DIS-5: politics 3 keeps two cards, a slavery card and a free governor; the third card goes back to its deck."""
    red = Mat(cards="europe-2 south-america-1 north-america-1 slavery-0 far-east-governor", free_place="far-east-governor")
    game = examples_table(turn=RED, seats={RED: red}, tracks={"far-east": "11123230"})
    assert mat(game, RED)["attributes"]["politics"] == 3
    game.play("pass")
    assert (game.to_act, board(game)["stage"]) == ((RED,), "discard")
    before = mat(game, RED)
    game.play("discard south-america-1")
    assert changes(before, mat(game, RED)) == {"culture": -2}
    assert board(game)["decks"]["south-america"][0] == "south-america-1"
    assert mat(game, RED)["cards"] == ["europe-2", "slavery-0", "north-america-1", "far-east-governor"]
    assert game.to_act == (WHITE,)


def test_end_7_example_final_score_71():
    """END-7: 16 + 9 + 10 + 7 + 7 + 12 + 5 + 3 + 3 + 1 - 2 = 71."""
    europe = "london saint-petersburg lisbon madrid paris venice constantinople algiers tripoli alexandria"
    cities = f"{europe} elmina cape-town lima salvador buenos-aires"
    red = Mat(
        harbor=3,
        buildings="colonial-house workshop workshop bank bank theater shipyard university",
        cards="europe-4",
        set_aside="slavery-0 slavery-1",
        tokens={"industry": 6, "culture": 5, "finance": 5, "politics": 12},
    )
    game = examples_table(
        turn=RED,
        passed=(BLACK, WHITE, PURPLE),
        seats={RED: red},
        places=dict.fromkeys(cities.split(), RED),
        tracks={"africa": "102023", "south-america": "102320"},
    )
    assert mat(game, RED)["attributes"] == {"industry": 10, "culture": 8, "finance": 9, "politics": 12}
    game.play("pass")
    assert game.is_over
    assert game.scores()[RED].parts == {
        "cities": 16,
        "links": 9,
        "industry": 10,
        "culture": 7,
        "finance": 7,
        "politics": 12,
        "cards": 5,
        "free-place": 3,
        "buildings": 3,
        "harbor": 1,
        "slavery": -2,
    }
    assert game.scores()[RED].total == 71
    assert game.winners == (RED,)
