"""A class of one's own: what it answers is played, what it does wrong is told, and a stand-in goes on."""

from pathlib import Path

import pytest

from argosy import TITLES, load_record
from argosy.bots.fault_limits import MOST_FAULTS
from argosy.bots.referee import Result, play_codes

MISBEHAVING = Path(__file__).with_name("misbehaving.py")
EXAMPLE = Path(__file__).parents[2] / "src/argosy/examples/first_bot.py"
RULES = TITLES["endeavor"].ruleset(3, {}, None)


def game_with(code: str, seed: int = 4) -> Result:
    return play_codes(RULES, [code, "random", "random"], seed)


def test_the_example_of_the_documentation_plays_every_title() -> None:
    for title in TITLES.values():
        rules = title.ruleset(4, {}, None)
        result = play_codes(rules, [f"{EXAMPLE}:FirstBot", "random", "random", "random"], 3)
        assert result.stand_ins == [0, 0, 0, 0]
        assert result.faults == []


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Raises", "misbehaving.py, line 8): ValueError: I do not know"),
        ("Leaves", "misbehaving.py, line 13): SystemExit: 3"),
        ("Nothing", "an action's name or number, not None"),
        ("Unknown", "there is no action 'build marketplace'; did you mean"),
        ("Illegal", "is not legal now (rule "),
    ],
)
def test_misbehaviour_is_told_with_bot_seat_and_decision(name: str, told: str) -> None:
    result = game_with(f"{MISBEHAVING}:{name}")
    assert len(result.faults) == MOST_FAULTS
    for fault in result.faults:
        assert fault.startswith(f"{MISBEHAVING}:{name}, seat 0, decision ")
        assert told in fault
        assert "\n" not in fault
    assert "a stand-in keeps the seat" in result.faults[-1]
    assert result.stand_ins == [result.timings[0].decisions, 0, 0]
    assert load_record(result.record).is_over


def test_after_one_fault_the_bot_plays_on() -> None:
    result = game_with(f"{MISBEHAVING}:Once")
    assert len(result.faults) == 1
    assert result.stand_ins == [1, 0, 0]


@pytest.mark.parametrize("title", list(TITLES))
def test_a_bot_may_do_what_it_likes_with_what_it_is_given(title: str) -> None:
    result = play_codes(TITLES[title].ruleset(3, {}, None), [f"{MISBEHAVING}:Vandal"] * 3, 4)
    assert result.faults == []


def test_what_a_bot_prints_does_not_mix_with_our_results(capsys: pytest.CaptureFixture[str]) -> None:
    result = game_with(f"{MISBEHAVING}:Chatty")
    printed = capsys.readouterr()
    assert result.faults == []
    assert printed.out == ""
    assert "thinking" in printed.err
