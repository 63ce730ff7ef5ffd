"""The worked examples of the Age of Sail rulebook, one test each."""

from rulebook.endeavor.setup import Mat, board, mat, opened, refused, table

TITLE = "age-of-sail"
PURPLE, BLUE, YELLOW = 0, 1, 2


def test_5_industry_constructs_a_theater():
    """BLD-2, BLD-1: red may build up to level 3; the Theater raises her culture by 2."""
    red = Mat(buildings="colonial-house workshop workshop", tokens={"industry": 1})
    game = table(TITLE, seats={0: red}, stage="build", round=3, tracks={"africa": "12"})
    before = mat(game, 0)
    assert before["attributes"]["industry"] == 5
    levels = {building.id: building.level for building in game.ruleset.components.buildings}
    assert {levels[name.removeprefix("build ")] for name in game.legal()} == {1, 2, 3}
    game.play("build theater")
    after = mat(game, 0)
    assert [building["id"] for building in after["buildings"]] == ["colonial-house", "workshop", "workshop", "theater"]
    assert after["attributes"] == {**before["attributes"], "culture": before["attributes"]["culture"] + 2}


def test_culture_3_grows_3():
    """GRO-1: red has a culture score of 3 and moves three discs to the harbor."""
    seats = {0: Mat(harbor=1, buildings="merchant-dock shipyard theater"), 2: Mat(buildings="merchant-dock market")}
    game = table(TITLE, seats=seats, stage="build", turn=2)
    before = mat(game, 0)
    assert before["attributes"]["culture"] == 3
    game.play("build market")
    assert mat(game, 0)["harbor"] == before["harbor"] + 3
    assert mat(game, 0)["supply"] == before["supply"] - 3


def test_wealth_2_pays_2_of_3():
    """SAL-2: blue has a wealth score of 2 and three workers: two of her choice come home."""
    seats = {0: Mat(harbor=0, buildings="colonial-house* bank market* docks*")}
    game = table(TITLE, seats=seats, stage="salary", payments_left=2)
    assert mat(game, 0)["attributes"]["wealth"] == 2
    game.play("pay docks")
    game.play("pay colonial-house")
    assert mat(game, 0)["harbor"] == 2
    assert [building["id"] for building in mat(game, 0)["buildings"] if building["staffed"]] == ["market"]
    assert board(game)["stage"] == "turn"


def test_purple_takes_the_third_space_of_the_far_east():
    """SHP-2: yellow and blue are there before him; the space gives wealth."""
    game = table(TITLE, seats={PURPLE: Mat(buildings="merchant-dock")}, tracks={"far-east": "21"}, tokens={"far-east 3": "wealth"})
    before = mat(game, PURPLE)["attributes"]["wealth"]
    game.play("activate merchant-dock")
    game.play("ship far-east")
    assert board(game)["tracks"]["far-east"] == [YELLOW, BLUE, PURPLE]
    assert mat(game, PURPLE)["attributes"]["wealth"] == before + 1


def test_the_last_space_opens_the_far_east_and_the_nearest_disc_wins_the_tie():
    """SHP-5, SHP-6: purple ties for most, and his disc is closest to the deck."""
    tokens = {"far-east 7": "wealth"}
    game = table(
        TITLE, players=4, seats={PURPLE: Mat(buildings="merchant-dock")}, tracks={"far-east": "210213"}, tokens=tokens, side=1
    )
    game.play("activate merchant-dock")
    game.play("ship far-east")  # purple, blue and yellow two each
    assert mat(game, PURPLE)["cards"] == ["far-east-governor"]
    assert mat(game, PURPLE)["attributes"] == {"industry": 2, "culture": 1, "wealth": 1 + 1, "influence": 0}
    assert "far-east-governor" not in board(game)["governors"]


def test_blue_ships_to_a_trade_route_in_europe():
    """SHP-4: and gains the industry token there."""
    game = table(TITLE, seats={BLUE: Mat(buildings="merchant-dock")}, turn=BLUE, tokens={"channel-approaches": "industry"})
    game.play("activate merchant-dock")
    game.play("ship channel-approaches")
    assert board(game)["places"] == {"channel-approaches": BLUE}
    assert mat(game, BLUE)["attributes"]["industry"] == 1


def test_red_ships_to_the_open_sea():
    """SHP-3: the Far East's track is full, and she wants presence there."""
    red = 0
    game = table(TITLE, seats={red: Mat(buildings="merchant-dock docks")}, tracks=opened(TITLE, "far-east"), passed=(1, 2))
    game.play("activate docks")
    assert refused(game, "occupy canton").message == "OCC-2"
    game.play("ship open-sea far-east")
    assert board(game)["beside"]["far-east"][red] == 1
    assert "occupy canton" in game.legal()


def test_yellow_occupies_in_india_and_takes_a_link_token():
    """OCC-1, LNK-2: a blue token from the city, and culture from the link he is the first to control."""
    tokens = {"cochin": "attack", "bombay--cochin": "culture"}
    tracks = opened(TITLE, "india", by=YELLOW)
    game = table(TITLE, tracks=tracks, places={"bombay": YELLOW, "calcutta": BLUE}, tokens=tokens, turn=YELLOW)
    before = mat(game, YELLOW)
    game.play("activate colonial-house")
    game.play("occupy cochin")
    after = mat(game, YELLOW)
    assert after["tokens"].get("attack", 0) == before["tokens"].get("attack", 0) + 1
    assert after["attributes"]["culture"] == before["attributes"]["culture"] + 1
    assert game.scores()[YELLOW].parts["links"] == 1


def test_blue_attacks_takes_the_link_away_and_gains_anothers_token():
    """ATK-1, ATK-4: yellow loses the city he just occupied; blue is the first to control its other link."""
    blue = Mat(buildings="colonial-house barracks")
    tracks = {"india": "222221"}
    places = {"bombay": YELLOW, "cochin": YELLOW, "calcutta": BLUE}
    tokens = {"cochin--calcutta": "influence"}
    game = table(TITLE, seats={BLUE: blue}, tracks=tracks, places=places, tokens=tokens, turn=BLUE)
    before, yellow = mat(game, BLUE), mat(game, YELLOW)
    assert game.scores()[YELLOW].parts["links"] == 1
    game.play("activate barracks")
    game.play("attack cochin")
    assert board(game)["places"]["cochin"] == BLUE
    assert game.scores()[YELLOW].parts["links"] == 0
    assert mat(game, BLUE)["attributes"]["influence"] == 1
    assert mat(game, BLUE)["harbor"] == before["harbor"] - 1 - 2
    assert mat(game, BLUE)["supply"] == before["supply"] + 1
    assert mat(game, YELLOW)["supply"] == yellow["supply"] + 1
    assert mat(game, YELLOW)["tokens"] == yellow["tokens"]


def test_red_draws_north_america_3_while_the_region_is_closed():
    """DRW-3: three discs there are enough; the card shows two of industry and two of culture."""
    seats = {0: Mat(buildings="colonial-house market"), 1: Mat(cards="north-america-1 north-america-2")}
    game = table(TITLE, seats=seats, tracks={"north-america": "01002"})
    assert "north-america-governor" in board(game)["governors"]
    game.play("activate market")
    game.play("draw north-america")
    assert mat(game, 0)["cards"] == ["north-america-3"]
    assert mat(game, 0)["attributes"] == {"industry": 2, "culture": 2, "wealth": 0, "influence": 0}


def test_abolition_costs_blue_5_industry_and_2_wealth():
    """ABO-1: the two slavery cards that fit are values 3 and 4; she will lose two glory."""
    cities = dict.fromkeys(["london", "lisbon", "venice", "cadiz", "bordeaux"], 0)
    seats = {
        0: Mat(buildings="colonial-house market", cards="europe-0 europe-1 europe-2 europe-3 europe-4"),
        BLUE: Mat(cards="slavery-3 slavery-4"),
    }
    game = table(TITLE, seats=seats, places=cities)
    assert mat(game, BLUE)["attributes"] == {"industry": 5, "culture": 0, "wealth": 2, "influence": 0}
    game.play("activate market")
    game.play("draw europe")
    assert mat(game, BLUE)["attributes"] == {"industry": 0, "culture": 0, "wealth": 0, "influence": 0}
    assert mat(game, BLUE)["set_aside"] == ["slavery-3", "slavery-4"]
    assert game.scores()[BLUE].parts["slavery"] == -2


def test_influence_3_keeps_2_cards_a_slavery_card_and_a_free_governor():
    """DIS-2 to DIS-4: purple is one over and loses South America 1, with its two of culture."""
    purple = Mat(
        cards="europe-3 far-east-1 south-america-1 slavery-0 india-governor", free_place="india-governor", tokens={"influence": 1}
    )
    game = table(TITLE, seats={PURPLE: purple}, tracks=opened(TITLE, "india"), passed=(BLUE, YELLOW))
    assert mat(game, PURPLE)["attributes"]["influence"] == 3
    culture = mat(game, PURPLE)["attributes"]["culture"]
    game.play("pass")
    game.play("discard south-america-1")
    assert board(game)["stage"] == "build"
    assert mat(game, PURPLE)["cards"] == ["europe-3", "slavery-0", "india-governor", "far-east-1"]
    assert mat(game, PURPLE)["attributes"]["culture"] == culture - 2
    assert board(game)["pile"] == ["south-america-1"]


def test_reds_final_score_is_69():
    """END-1 to END-6: 10 + 7 + 7 + 12 + 1 + 11 + 3 - 1 + 19."""
    red = Mat(
        harbor=4,
        buildings="colonial-house university",
        cards="europe-4 africa-governor south-america-4",  # 8 glory, 5 wealth, 1 influence
        set_aside="slavery-0",
        tokens={"industry": 10, "culture": 8, "wealth": 4, "influence": 11},
    )
    cities = [
        "london",
        "amsterdam",
        "copenhagen",
        "saint-petersburg",
        "constantinople",
        "venice",
        "cadiz",
        "elmina",
        "cape-town",
        "lisbon",
    ]
    game = table(
        TITLE,
        seats={0: red},
        round=7,
        stage="over",
        tracks=opened(TITLE, "africa", "south-america", "caribbean", "north-america", "india"),
        places=dict.fromkeys([*cities, "channel-approaches"], 0),
    )
    assert mat(game, 0)["attributes"] == {"industry": 10, "culture": 8, "wealth": 9, "influence": 12}
    parts = game.scores()[0].parts
    assert (parts["industry"], parts["culture"], parts["wealth"], parts["influence"]) == (10, 7, 7, 12)
    assert parts["harbor"] == 1
    assert parts["cards"] + parts["buildings"] == 11
    assert parts["free-place"] == 3
    assert parts["slavery"] == -1
    assert parts["cities"] + parts["links"] == 19
    assert game.scores()[0].total == 69
