"""What a table may choose in its set-up: markers, covered large ships, start ships nobody uses."""

import re
from importlib import resources

import pytest

from argosy import BadChoice, Game, new_game
from argosy.engine.chance import chance_from_seed
from rulebook.new_found_land.setup import TITLE, Seat, goods_of, play, points_of, refused, seat_of, table, told, whole

DATA = resources.files("argosy").joinpath("titles", "new_found_land", "data")
RICH = Seat(goods="9 cloth 9 wood 9 iron", ships="start-portugal")
COVERED = {"large_ships": "covered"}


def covered(**more) -> Game:
    return table(**{"options": COVERED, "seats": {0: RICH}, "market": "small-01 large-04 large-05 large-06 large-07", **more})


# ---- SET-8


@pytest.mark.parametrize("spaces", ["7,15,20,30,40", "10,20,30,40,50", "7, 15, 20, 25, 36", "7,15,20,25,35"])
def test_set_8_any_higher_spaces(spaces):
    """SET-8: the markers stand where the table wants them, in the order of the usual ones."""
    markers = whole(new_game(TITLE, players=2, markers=spaces))["markers"]
    assert [marker["space"] for marker in markers.values()] == [int(space) for space in spaces.split(",")]
    assert list(markers) == ["square", "pentagon", "circle", "triangle", "star"]


@pytest.mark.parametrize(
    "spaces",
    ["6,15,20,25,35", "7,15,20,25", "7,15,20,40,36", "7,15,20,35,35", "7,15,20,25,51", "seven", "", True, 7, "7,15,20,25,-40"],
)
def test_set_8_never_lower_nor_in_another_order(spaces):
    """SET-8: nor two on one space, nor beyond the track."""
    with pytest.raises(BadChoice, match="option 'markers' should be 'standard' or 5 spaces, none lower than 7,15,20,25,35"):
        new_game(TITLE, players=2, markers=spaces)


def test_set_8_one_choice_of_markers():
    """SET-8: those for experienced players have their spaces."""
    with pytest.raises(BadChoice, match="leave 'markers' out"):
        new_game(TITLE, players=2, experienced=True, markers="7,15,20,30,41")


def test_set_8_a_marker_further_up_is_earned_there():
    """SET-8, FRM-1: the square on 12; the card takes the figure up to there, or past the 7 only."""
    for before, earns in ((6, False), (11, True)):
        game = table(options={"markers": "12,15,20,25,35"}, seats={0: Seat(hand="points-1", points=before)})
        play(game, "play points-1")
        assert whole(game)["markers"]["square"]["space"] == 12
        play(game, "done")
        assert bool(told(game, "earned")) == earns


# ---- SET-3


def test_set_3_of_covered_ships_only_the_cost_is_seen():
    """SET-3: by nobody, and nowhere in the view."""
    game = covered()
    for seat in (None, 0, 1, 2):
        view = game.view(seat)
        assert view["market"] == ["small-01"]
        assert view["covered"] == ["goods-0-2-2-0", "goods-1-1-2-0", "goods-2-0-2-0", "goods-1-2-1-0"]
        assert "large-0" not in str(view)
    assert [name for name in game.legal() if name.startswith("build")] == [
        "build small-01",
        "build covered 2-wood 2-iron",
        "build covered 1-cloth 1-wood 2-iron",
        "build covered 2-cloth 2-iron",
        "build covered 1-cloth 2-wood 1-iron",
    ]


def test_set_3_by_default_large_ships_are_open():
    """SET-3: their numbers are known, and nothing is covered."""
    game = table(seats={0: RICH}, market="small-01 large-04")
    assert (game.view(None)["market"], game.view(None)["covered"]) == (["small-01", "large-04"], [])
    assert "build large-04" in game.legal()


def test_set_3_a_covered_ship_is_turned_over_when_it_is_built():
    """SET-3, LND-3: its cost is paid, its 3 points are taken, and all see which it is."""
    game = covered()
    play(game, "build covered 2-wood 2-iron")
    assert goods_of(game, 0) == "9 cloth 7 wood 7 iron"
    assert points_of(game, 0) == 3
    assert seat_of(game, 0)["ships"] == ["start-portugal", "large-04"]
    assert told(game, "built") == [{"player": 0, "ship": "large-04", "points": 3}]
    assert game.view(2)["seats"][0]["ships"] == ["start-portugal", "large-04"]


def test_set_3_what_comes_to_the_market_is_told_by_its_cost():
    """SET-3, LND-5: no story names the ship."""
    game = covered()
    play(game, "build covered 2-wood 2-iron", "done")
    assert [fact for fact in told(game, "on-offer") if str(fact["ship"]).startswith("large")] == []
    assert len(told(game, "on-offer-covered")) >= 1
    dealt = new_game(TITLE, players=3, seed=4, **COVERED)
    assert len(told(dealt, "on-offer-covered")) == 4


def test_set_3_why_not_tells_nothing_about_a_covered_ship():
    """SET-3, HID-1: whether it is on offer or not, the answer is the same."""
    game = covered()
    assert {refused(game, f"build large-0{at}").message for at in range(1, 10)} == {"SET-3-covered"}
    assert refused(game, "build covered 3-wood 1-iron").message == "LND-3-none"
    poor = covered(seats={0: Seat(goods="wood cloth", ships="start-portugal")})
    refusal = refused(poor, "build covered 2-wood 2-iron")
    assert (refusal.message, refusal.facts["ship"]) == ("LND-3-cost", "covered-goods-0-2-2-0")


def test_set_3_what_is_paid_for_is_not_named_before_it_is_paid():
    """SET-3, LND-6: with gold there is a choice, and the ship is turned over after it."""
    game = covered(seats={0: Seat(goods="2 wood 2 iron gold", ships="start-portugal")})
    play(game, "build covered 2-wood 2-iron")
    assert game.position.asks(0).kind == "pay-ship"
    assert game.view(0)["turn"]["purchase"] == "covered-goods-0-2-2-0"
    assert "large-0" not in str(game.view(0))
    play(game, "pay 2-wood 2-iron")
    assert seat_of(game, 0)["ships"] == ["start-portugal", "large-04"]


@pytest.fixture
def twins(tmp_path) -> str:
    """A pack in which large-04, large-05 and large-06 cost the same."""
    text = DATA.joinpath("ships.toml").read_text(encoding="utf-8")
    for ship in ("large-05", "large-06"):
        text, changed = re.subn(rf'(id = "{ship}".*?)cost = \{{[^}}]*\}}', r"\1cost = { wood = 2, iron = 2 }", text)
        assert changed == 1
    (tmp_path / "ships.toml").write_text(text, encoding="utf-8")
    return str(tmp_path)


def with_market(pack: str, market: str, known: str = "") -> Game:
    """Two of the three ships that cost the same are on offer."""
    plain = new_game(TITLE, players=2, seed=1, pack=pack, nations="portugal,spain", **COVERED).to_dict()
    position = plain["position"]
    everything = position["market"] + position["ship_stack"]
    small = [ship for ship in everything if ship.startswith("small")]
    large = [ship for ship in everything if ship.startswith("large")]
    offered = sorted(small)[:4] + market.split()
    order = [*sorted(small), *sorted(large)]
    position["market"] = [ship for ship in order if ship in offered]
    position["ship_stack"] = [ship for ship in order if ship not in offered]
    position["market_known"] = known.split()
    position["seats"][0]["goods"] = {"cloth": 9, "wood": 9, "iron": 9, "gold": 0}
    return Game.from_dict(plain, pack=pack)


def test_set_3_of_ships_that_cost_the_same_chance_says_which_it_is(twins):
    """SET-3: large-04 and large-05 lie there; redealt, it may be any two of the three."""
    game = with_market(twins, "large-04 large-05 large-07 large-08")
    assert game.view(0)["covered"].count("goods-0-2-2-0") == 2
    seen = set()
    built = set()
    for seed in range(40):
        twin = game.position.redeal(0, chance_from_seed(seed))
        assert twin.view(0) == game.view(0)
        offered = [ship for ship in twin.to_dict()["market"] if ship in ("large-04", "large-05", "large-06")]
        assert len(offered) == 2
        seen.add(tuple(offered))
        twin.play(0, game.catalogue.number("build covered 2-wood 2-iron"))
        built.add(next(ship for ship in twin.to_dict()["seats"][0]["ships"] if ship.startswith("large")))
    assert len(seen) == 3
    assert built == {"large-04", "large-05", "large-06"}


def test_set_3_what_lay_there_when_the_stack_was_remade_is_known(twins):
    """SET-3: the stack was empty then, so these two are the ones; none of them is in the new stack."""
    game = with_market(twins, "large-04 large-05 large-07 large-08", known="large-04 large-05")
    for seed in range(20):
        offered = game.position.redeal(0, chance_from_seed(seed)).to_dict()["market"]
        assert "large-06" not in offered


def test_set_3_a_stack_made_anew_leaves_known_ships_behind():
    """SET-3, LND-5: with the stack empty, what is on offer is what is left; the new one comes from storage."""
    game = covered(ship_stack="small-02 small-03 small-04 small-05 small-06")
    play(game, "build covered 2-wood 2-iron", "done")
    assert whole(game)["market_known"] == ["large-05", "large-06", "large-07"]


# ---- SET-2


@pytest.mark.parametrize(("option", "small"), [("leave", 12), ("join", 15)])
def test_set_2_start_ships_nobody_uses_leave_or_join(option, small):
    """SET-2: with two players three start ships are left over."""
    game = new_game(TITLE, players=2, seed=3, nations="portugal,spain", start_ships=option)
    ships = [ship for ship in whole(game)["market"] + whole(game)["ship_stack"] if not ship.startswith("large")]
    assert len(ships) == small
    joined = {ship for ship in ships if ship.startswith("start")}
    assert joined == ({"start-france", "start-netherlands", "start-england"} if option == "join" else set())


def test_set_2_a_start_ship_that_joined_can_be_built():
    """SET-2, LND-3: for the price of a small ship."""
    for seed in range(60):
        game = new_game(TITLE, players=2, seed=seed, nations="portugal,spain", start_ships="join")
        offered = [ship for ship in whole(game)["market"] if ship.startswith("start")]
        if offered:
            break
    play(game, f"build {offered[0]}")
    assert offered[0] in seat_of(game, 0)["ships"]
    assert goods_of(game, 0) == "1 iron"


# ---- all of them


@pytest.mark.parametrize("option", ["discover", "large_ships", "start_ships", "skipped_markers"])
def test_an_option_takes_what_it_says(option):
    """SET-2, SET-3, DSC-1, FRM-4: anything else is refused in one line."""
    with pytest.raises(BadChoice, match=f"option '{option}' should be .* or .*, not 'perhaps'"):
        new_game(TITLE, players=2, **{option: "perhaps"})
