"""What a shell offers after `argosy completion SHELL`: asked of bash itself, and of zsh and fish where they are installed."""

import shutil
import subprocess

import pytest

from argosy.cli.arguments import parsed
from argosy.cli.completion import SHELLS, commands_of

ASK_BASH = """
eval "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
"$(complete -p argosy | sed 's/.*-F \\([^ ]*\\).*/\\1/')"
printf '%s\\n' "${COMPREPLY[@]}"
"""

OFFERED = [
    (["argosy", "ti"], {"titles"}),
    (["argosy", "--ver"], {"--version"}),
    (["argosy", "watch", "e"], {"endeavor"}),
    (["argosy", "watch", "endeavor", "--pl"], {"--players"}),
    (["argosy", "watch", "--lang", ""], {"en", "fr"}),
    (["argosy", "watch", "--players", ""], {""}),
    (["argosy", "rules", "endeavor", "--page", "q"], {"quick"}),
    (["argosy", "completion", ""], {*SHELLS, "-h", "--help", "--lang"}),
    (["argosy", "check", "RE"], {"RECORD"}),
    (["argosy", "watch", "--pack", ""], {"PACK"}),
]


@pytest.fixture
def folder(tmp_path, monkeypatch):
    (tmp_path / "RECORD").touch()
    (tmp_path / "PACK").mkdir()
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(("typed", "offered"), OFFERED, ids=[" ".join(typed) for typed, _ in OFFERED])
def test_bash_offers(argosy, folder, typed, offered):
    script = argosy("completion", "bash").out
    asked = subprocess.run(["bash", "-c", ASK_BASH, "ask", script, *typed], capture_output=True, text=True, timeout=60)
    assert (asked.returncode, asked.stderr) == (0, "")
    assert set(asked.stdout.splitlines()) == offered


@pytest.mark.parametrize("shell", SHELLS)
def test_every_command_and_option_is_in_the_script(argosy, shell):
    ran = argosy("completion", shell)
    assert (ran.code, ran.err) == (0, "")
    commands = commands_of(parsed(["completion", shell]).root)
    assert len(commands) > 10
    for command in commands:
        assert command.name in ran.out
        for name in (name for argument in command.arguments for name in argument.names if name.startswith("--")):
            assert (f"-l {name[2:]}" if shell == "fish" else name) in ran.out


@pytest.mark.parametrize("shell", [shell for shell in SHELLS if shutil.which(shell)])
def test_the_shell_takes_the_script(argosy, shell):
    flags = ["-f"] if shell == "zsh" else []
    run = subprocess.run([shell, *flags, "-c", argosy("completion", shell).out], capture_output=True, text=True, timeout=60)
    assert (run.returncode, run.stderr) == (0, "")
