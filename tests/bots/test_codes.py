"""Bots by code, and wrong codes told in one line."""

from pathlib import Path

import pytest

from argosy import TITLES, BadChoice
from argosy.bots.codes import chance_for_bot, codes_from, make_bot
from argosy.bots.fault_limits import FaultTolerantBot
from argosy.engine.chance import chance_from_seed

MISBEHAVING = Path(__file__).with_name("misbehaving.py")
RULES = TITLES["endeavor"].ruleset(3, {}, None)


def refused(code: str) -> str:
    with pytest.raises(BadChoice) as caught:
        make_bot(code, RULES, chance_from_seed(1))
    text = str(caught.value)
    assert "\n" not in text
    return text


def test_a_list_of_codes_is_split_at_its_commas() -> None:
    assert codes_from("captain:2s, greedy,mybot.py:MyBot") == ["captain:2s", "greedy", "mybot.py:MyBot"]


@pytest.mark.parametrize("text", ["", "random,,random", "random,"])
def test_a_missing_code_is_told(text: str) -> None:
    with pytest.raises(BadChoice, match="a bot is missing"):
        codes_from(text)


@pytest.mark.parametrize("code", ["random", "exec:cat", f"{MISBEHAVING}:Once"])
def test_a_bot_is_made(code: str) -> None:
    bot = make_bot(code, RULES, chance_from_seed(1))
    assert isinstance(bot, FaultTolerantBot) == (code != "random")


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("sailor", "there is no bot 'sailor'"),
        ("sailor", "mybot.py:MyBot"),
        ("exec:", "names no program"),
        ("exec:./nobody", "does not exist"),
        (f"exec:{MISBEHAVING}", "chmod"),
        ("exec:'./x", "quotation"),
        ("nowhere.py:MyBot", "there is no file nowhere.py"),
        (f"{MISBEHAVING}", "names no class"),
        (f"{MISBEHAVING}:", "names no class"),
        (f"{MISBEHAVING}:Nobody", "no class 'Nobody': it has Raises, Leaves"),
        (f"{MISBEHAVING}:sys", "no class 'sys'"),
        (f"{MISBEHAVING}:Idle", "no method 'choose"),
        (f"{MISBEHAVING}:Unmakeable", "RuntimeError: seed int"),
    ],
)
def test_a_wrong_code_is_told_in_one_line(code: str, told: str) -> None:
    assert told in refused(code)


def test_a_file_that_does_not_load_is_told_with_its_line(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text("class MyBot:\n    def choose(self, knowledge)\n        return 0\n")
    assert f"{wrong}, line 2" in refused(f"{wrong}:MyBot")
    failing = tmp_path / "failing.py"
    failing.write_text("import argosy\n\n1 / 0\n")
    assert f"{failing}, line 3): ZeroDivisionError" in refused(f"{failing}:MyBot")


def test_a_bot_shares_no_luck_with_the_game_nor_with_another_seat() -> None:
    states = {chance_for_bot(seed, seat).key for seed in range(20) for seat in range(5)}
    assert len(states) == 100
    assert not states & {chance_from_seed(seed).key for seed in range(1000)}
