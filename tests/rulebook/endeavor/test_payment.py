"""The payment action, of buildings and of tokens."""

from importlib import resources

import pytest

from rulebook.endeavor.setup import BOTH, Mat, mat, refused, table

both_editions = pytest.mark.parametrize("title", BOTH)
FOLDERS = {"endeavor": "first-edition", "age-of-sail": "age-of-sail"}


def staffed(game, seat=0):
    return [building["id"] for building in mat(game, seat)["buildings"] if building["staffed"]]


@pytest.fixture
def paying_market(tmp_path):
    """A pack in which the market pays too: with the printed buildings nobody can have two payers (BLD-4)."""

    def write(title):
        folder = resources.files("argosy").joinpath("titles", "endeavor", "data", FOLDERS[title])
        lines = folder.joinpath("buildings.toml").read_text(encoding="utf-8").splitlines()
        changed = [line.replace('[["draw"]]', '[["payment"]]') if '"market"' in line else line for line in lines]
        (tmp_path / "buildings.toml").write_text("\n".join(changed), encoding="utf-8")
        return str(tmp_path)

    return write


# ---- PAY-1


@both_editions
def test_a_payment_frees_one_building_of_choice(title):
    """PAY-1: its disc goes to the harbor, and it can be activated again."""
    game = table(title, seats={0: Mat(buildings="colonial-house* exchange market*")}, passed=(1, 2))
    game.play("activate exchange")
    assert game.legal() == ["pay colonial-house", "pay market"]
    game.play("pay market")
    assert staffed(game) == ["colonial-house", "exchange"]
    assert mat(game, 0)["harbor"] == 5 - 1 + 1
    assert "activate market" in game.legal()


@both_editions
def test_only_a_staffed_building_is_paid(title):
    """PAY-1: nobody works in the market."""
    game = table(title, seats={0: Mat(buildings="colonial-house* exchange market")})
    game.play("activate exchange")
    refusal = refused(game, "pay market")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("PAY-1", "", {"building": "market"})


@both_editions
def test_of_two_equal_buildings_one_payment_frees_one(title):
    """PAY-1: one disc, not both."""
    game = table(title, seats={0: Mat(buildings="colonial-house exchange market* market*")})
    game.play("activate exchange")
    game.play("pay market")
    assert staffed(game).count("market") == 1


# ---- PAY-2


@both_editions
def test_a_building_does_not_pay_itself(title):
    """PAY-2: in neither edition; the reason differs."""
    game = table(title, seats={0: Mat(buildings="colonial-house* museum")})
    game.play("activate museum")
    refusal = refused(game, "pay museum")
    reason = {"endeavor": "self", "age-of-sail": "payer"}[title]
    assert (refusal.rule, refusal.reason, refusal.facts) == ("PAY-2", reason, {"building": "museum"})
    assert game.legal() == ["pay colonial-house"]


@both_editions
def test_with_nobody_else_at_work_a_payer_stays_idle(title):
    """PAY-2: it would find only its own disc (ACT-3)."""
    game = table(title, seats={0: Mat(buildings="colonial-house parliament")})
    refusal = refused(game, "activate parliament")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("ACT-3", "", {"source": "parliament"})


def test_first_edition_payers_free_each_other(paying_market):
    """PAY-2: only itself is forbidden."""
    mine = Mat(buildings="colonial-house exchange market*")
    game = table("endeavor", seats={0: mine}, pack=paying_market("endeavor"))
    game.play("activate exchange")
    game.play("pay market")
    assert staffed(game) == ["exchange"]


def test_first_edition_equal_payers_free_each_other(paying_market):
    """PAY-2: the second market may pay the first."""
    mine = Mat(buildings="colonial-house market* market")
    game = table("endeavor", seats={0: mine}, pack=paying_market("endeavor"))
    game.play("activate market")
    assert game.legal() == ["pay market"]
    game.play("pay market")
    assert staffed(game) == ["market"]


def test_age_of_sail_payers_free_no_payer(paying_market):
    """PAY-2: no building that permits a payment, whichever it is."""
    mine = Mat(buildings="colonial-house* exchange market*")
    game = table("age-of-sail", seats={0: mine}, pack=paying_market("age-of-sail"))
    game.play("activate exchange")
    refusal = refused(game, "pay market")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("PAY-2", "payer", {"building": "market"})
    assert game.legal() == ["pay colonial-house"]


def test_age_of_sail_payer_stays_idle_among_payers(paying_market):
    """PAY-2: the only other worker is on a payer (ACT-3)."""
    mine = Mat(buildings="colonial-house exchange market*")
    game = table("age-of-sail", seats={0: mine}, pack=paying_market("age-of-sail"))
    assert refused(game, "activate exchange").message == "ACT-3"


@both_editions
def test_a_payment_token_frees_any_building(title):
    """PAY-2: a token is not bound; it frees the exchange too."""
    mine = Mat(buildings="colonial-house* exchange*", tokens={"payment": 1})
    game = table(title, seats={0: mine}, tracks={"africa": "1"})
    game.play("spend payment")
    assert game.legal() == ["pay colonial-house", "pay exchange"]
    game.play("pay exchange")
    assert staffed(game) == ["colonial-house"]
    assert mat(game, 0)["harbor"] == 6


@both_editions
def test_a_payment_token_waits_until_somebody_works(title):
    """PAY-2: with no staffed building it cannot be spent (ACT-3)."""
    game = table(title, seats={0: Mat(tokens={"payment": 1})}, tracks={"africa": "1"})
    assert refused(game, "spend payment").message == "ACT-3"
