"""People who slip: a short run of `make clumsy`, and its own checks."""

from clumsy import SHORT, spend
from clumsy_checks import decided_by_nobody, taken_without_a_yes

MINUTES = 40 / 60


def test_a_few_clumsy_moments(browser):
    assert spend(browser, MINUTES, seed=15, plans=SHORT) == []


def entry(number: int, kind: str, seat: int, **more: object) -> dict[str, object]:
    return {
        "number": number,
        "kind": kind,
        "seat": seat,
        "level": None,
        "to_ply": None,
        "question": None,
        "key": f"{seat} k{number}",
        **more,
    }


START = entry(1, "start", 0, key=None)


def test_what_is_taken_back_without_a_yes_is_found():
    moves = [START, entry(2, "move", 0), entry(3, "move", 1)]
    asked = [entry(4, "ask", 0), entry(5, "agree", 1, question=4)]
    assert not list(taken_without_a_yes([*moves, *asked, entry(6, "undo", 0, to_ply=0, question=4)]))
    assert list(taken_without_a_yes([*moves, entry(4, "undo", 0, to_ply=0)]))
    assert not list(taken_without_a_yes([*moves, entry(4, "undo", 1, to_ply=1)])), "one's own"
    by_bot = [START, entry(2, "move", 0), entry(3, "move", 1, level="mate")]
    assert not list(taken_without_a_yes([*by_bot, entry(4, "undo", 0, to_ply=0)])), "nobody decided that"


def test_a_move_that_no_page_sent_is_found():
    moves = [START, entry(2, "move", 0), entry(3, "move", 1)]
    assert not list(decided_by_nobody(moves, {"k2", "k3"}))
    assert list(decided_by_nobody(moves, {"k2"}))
