"""Running the command line in this process: `argosy("watch", "endeavor")` gives its exit code and what it printed."""

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from argosy.cli import main


@dataclass
class Ran:
    code: int
    out: str
    err: str


Argosy = Callable[..., Ran]


@pytest.fixture
def argosy(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Argosy:
    """Runs `argosy` with these arguments; `typed` are the lines on its standard input."""
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: str, typed: list[str] | None = None) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed or [])))
        code = main([*arguments])
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    return run
