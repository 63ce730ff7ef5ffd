"""The command as the shell starts it: pipes that close, signals, odd terminals."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ARGOSY = [sys.executable, "-m", "argosy"]


def run(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*ARGOSY, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **environment},
        timeout=60,
    )


def test_a_game_to_its_end(tmp_path):
    file = tmp_path / "game.txt"
    played = run("terminal", "age-of-sail", "--seed", "1", "--save", str(file), typed="1\n" * 1000)
    assert (played.returncode, played.stderr) == (0, "")
    checked = run("check", str(file))
    assert checked.returncode == 0
    assert checked.stdout.startswith("Endeavor: Age of Sail, 3 players")


def test_wrong_input():
    for arguments in (["sail"], ["watch", "chess"], ["check", os.devnull], ["check", sys.executable]):
        ran = run(*arguments)
        assert ran.returncode == 2
        assert ran.stdout == ""
        assert ran.stderr.count("\n") == 1


@pytest.mark.parametrize("arguments", [["watch", "endeavor"], ["rules", "endeavor"], ["watch", "endeavor", "--json"]])
def test_a_reader_that_goes_away(arguments):
    process = subprocess.Popen([*ARGOSY, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.read(1)
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(60) in (0, 141)


def test_a_full_disk():
    with open("/dev/full", "w") as full:
        ran = subprocess.run([*ARGOSY, "titles"], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
    assert ran.returncode == 2
    assert ran.stderr == "argosy: output: No space left on device\n"


def test_ctrl_c_at_the_table():
    process = subprocess.Popen(
        [*ARGOSY, "terminal", "endeavor", "--seed", "1"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    shown = b""
    while not shown.endswith(b"\n> "):  # then it waits for a line
        shown += process.stdout.read(1)
    while Path(f"/proc/{process.pid}/stat").read_text().rsplit(") ", 1)[1][0] != "S":
        time.sleep(0.01)  # Python's input() loses a Ctrl-C that comes while it still shows its prompt
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert out.decode().splitlines()[-1] == "The game was interrupted. The seed was 1."
    assert err == b""


def test_a_terminal_without_our_letters():
    ran = run("terminal", "endeavor", "--seed", "1", "--lang", "fr", typed="1\n", PYTHONIOENCODING="ascii")
    assert (ran.returncode, ran.stderr) == (0, "")


def test_typed_bytes_that_are_no_text():
    ran = subprocess.run([*ARGOSY, "terminal", "endeavor", "--seed", "1"], input=b"\xff\xfe\n1\n", capture_output=True, timeout=60)
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_output_is_free_of_colour_codes_in_a_pipe():
    assert "\x1b" not in run("watch", "endeavor", "--seed", "1").stdout
