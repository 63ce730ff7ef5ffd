"""Programs that play over their standard input and output: real processes, good and bad."""

import json
import stat
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from argosy import TITLES
from argosy.bots.external import ExternalBot, question
from argosy.bots.fault_limits import MOST_FAULTS, BotFault
from argosy.bots.knowledge import Knowledge
from argosy.bots.referee import play_codes
from argosy.engine.chance import chance_from_seed

EXAMPLES = Path(__file__).parents[2] / "src/argosy/examples"
RULES = TITLES["endeavor"].ruleset(3, {}, None)
FIRST = """printf '{"action": %s}\\n' "$(printf '%s' "$line" | sed 's/.*"numbers":\\[\\([0-9]*\\).*/\\1/')" """


def knowledge() -> Knowledge:
    position = RULES.deal(chance_from_seed(1))
    return Knowledge(RULES, position, position.to_act[0], chance_from_seed(2), ply=0)


def script(folder: Path, body: str) -> str:
    path = folder / "bot.sh"
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def fault_of(command: str, time_limit: float = 2.0) -> str:
    """What is told of a program's first decision."""
    bot = ExternalBot(command, time_limit)
    try:
        with pytest.raises(BotFault) as caught:
            bot.choose(knowledge())
    finally:
        bot.close()
    return str(caught.value)


def children() -> set[str]:
    """The processes that this one started and that are not yet done with, the dead ones too."""
    return {pid for thread in Path("/proc/self/task").iterdir() for pid in thread.joinpath("children").read_text().split()}


@pytest.fixture(autouse=True)
def nothing_is_left_running() -> Iterator[None]:
    before = children()
    yield
    assert children() <= before


@pytest.mark.parametrize("program", ["exec_bot.py", "exec_bot.sh"])
@pytest.mark.parametrize("title", list(TITLES))
def test_the_examples_of_the_documentation_play_every_title(title: str, program: str) -> None:
    rules = TITLES[title].ruleset(3, {}, None)
    result = play_codes(rules, [f"exec:{EXAMPLES / program}", "random", "random"], 5)
    assert result.faults == []
    assert result.stand_ins == [0, 0, 0]


def test_the_question_tells_all_that_is_needed() -> None:
    asked = knowledge()
    plain = json.loads(question(asked, 1.5))
    assert set(plain) == {"ply", "seat", "title", "players", "options", "prompt", "legal", "numbers", "view", "time_limit"}
    assert plain["legal"] == [asked.catalogue.name(number) for number in asked.legal()]
    assert plain["view"] == json.loads(json.dumps(asked.view()))
    assert plain["prompt"]["kind"] == asked.prompt().kind


def test_one_that_is_late_is_ended_at_its_limit(tmp_path: Path) -> None:
    command = script(tmp_path, "sleep 30")
    start = time.monotonic()
    assert fault_of(command, 0.5) == "no answer within 0.5 s"
    assert 0.5 <= time.monotonic() - start < 30


def test_one_that_closes_its_input_is_told(tmp_path: Path) -> None:
    command = script(tmp_path, f"read -r line; exec 3<&0 <&- 3<&-; {FIRST}; exec sleep 30")
    bot = ExternalBot(command, 2.0)
    bot.choose(knowledge())
    with pytest.raises(BotFault, match="it closed its input"):
        bot.choose(knowledge())
    bot.close()


def test_what_it_started_ends_with_it(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    command = script(tmp_path, f"sleep 30 &\necho $! > {pid}\nwait")
    assert "no answer" in fault_of(command, 0.5)
    child = int(pid.read_text())
    for _ in range(100):
        if not Path(f"/proc/{child}").exists() or " Z " in Path(f"/proc/{child}/stat").read_text():
            return
        time.sleep(0.02)
    raise AssertionError("the program's own child still runs")


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (
            "read -r line; echo 'cannot open the book' >&2; exit 7",
            "ended without an answer, exit code 7; it complained: cannot open the book",
        ),
        ("kill -9 $$", ", by signal 9"),
        ("exec <&-; sleep 0.1; exit 1", "exit code 1"),
        ("read -r line; echo hello", "the answer is not JSON: 'hello'"),
        ("read -r line; printf '\\377\\n'", "the answer is not JSON"),
        ("read -r line; echo '[1]'", 'the answer should be like {"action": "pass"}'),
        ("read -r line; echo '{\"action\": null}'", "an action's name or number, not None"),
        ("read -r line; echo '{\"action\": true}'", "an action's name or number, not True"),
        ("read -r line; echo '{\"action\": 99999}'", "there is no action 99999"),
        ('read -r line; echo \'{"action": "fly"}\'', "there is no action 'fly'"),
        ('read -r line; echo \'{"action": "pass"}\'', "'pass' is not legal now (rule "),
        ("read -r line; head -c 30000 /dev/zero | tr '\\0' x; sleep 9", "longer than 10000 bytes"),
    ],
)
def test_misbehaviour_is_told_in_a_few_words(tmp_path: Path, body: str, told: str) -> None:
    fault = fault_of(script(tmp_path, body))
    assert told in fault
    assert len(fault) < 400


def test_a_flood_of_complaints_does_not_block_it_and_is_told_short(tmp_path: Path) -> None:
    command = script(tmp_path, "head -c 300000 /dev/zero | tr '\\0' y >&2; exit 2")
    assert len(fault_of(command)) < 400


def test_a_second_line_per_decision_is_told(tmp_path: Path) -> None:
    command = script(tmp_path, f"while read -r line; do {FIRST}; echo debug; done")
    bot = ExternalBot(command, 2.0)
    bot.choose(knowledge())
    time.sleep(0.1)
    with pytest.raises(BotFault, match="more than one line"):
        bot.choose(knowledge())
    bot.close()


def test_it_is_started_again_after_a_crash(tmp_path: Path) -> None:
    """Every process answers one question: all second ones are faults, and a stand-in ends the game."""
    command = script(tmp_path, f"read -r line; {FIRST}")
    result = play_codes(RULES, [f"exec:{command}", "random", "random"], 4, time_limit=2.0)
    assert len(result.faults) == MOST_FAULTS
    assert result.stand_ins[0] == result.timings[0].decisions - MOST_FAULTS
    assert f"exec:{command}, seat 0, decision " in result.faults[0]


def test_one_that_goes_on_after_the_game_is_ended(tmp_path: Path) -> None:
    command = script(tmp_path, f"while read -r line; do {FIRST}; done; sleep 30")
    start = time.monotonic()
    bot = ExternalBot(command, 2.0)
    bot.choose(knowledge())
    bot.close()
    assert time.monotonic() - start < 30
