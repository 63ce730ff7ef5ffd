"""Whatever is wrong: one clear line, exit code 2, no traceback, and nothing on the standard output."""

from pathlib import Path

import pytest

HEAD = "argosy record 1\ntitle endeavor\nplayers 3\noption combined_phases false\nseed 1\n"

# What is typed, and what the line must say. FILE names stand for those of the fixture.
COMMANDS = [
    (["sail"], "choose from"),
    (["watch"], "TITLE"),
    (["watch", "monopoly"], "choose one of endeavor"),
    (["watch", ""], "choose one of"),
    (["watch", "endeavor", "--fast"], "--fast is not among its arguments"),
    (["watch", "endeavor", "again"], "again is not among"),
    (["--loud"], "COMMAND"),
    (["watch", "endeavor", "--players"], "expected one argument"),
    (["watch", "endeavor", "--players", "two"], "whole number"),
    (["watch", "endeavor", "--players", "2"], "3 to 5 players"),
    (["watch", "endeavor", "--players", "6"], "3 to 5 players"),
    (["watch", "endeavor", "--players", "-3"], "3 to 5 players"),
    (["watch", "endeavor", "--players", "3.5"], "whole number"),
    (["watch", "age-of-sail", "--players", "0"], "2 to 5 players"),
    (["watch", "endeavor", "--seed", "lucky"], "whole number"),
    (["watch", "endeavor", "--seed", "-1"], "0 to"),
    (["watch", "endeavor", "--seed", "99999999999999999999"], "0 to"),
    (["watch", "endeavor", "--seed", "9" * 5000], "whole number"),
    (["watch", "endeavor", "--seed", "٣"], "whole number"),
    (["watch", "endeavor", "--seed", ""], "whole number"),
    (["watch", "endeavor", "--side", "1"], "no option 'side'"),
    (["watch", "age-of-sail", "--combined-phases"], "no option 'combined_phases'"),
    (["watch", "age-of-sail", "--side", "3"], "1 or 2"),
    (["watch", "age-of-sail", "--side", "north"], "1 or 2"),
    (["watch", "age-of-sail", "--side", "1", "--players", "5"], "2, 3, 4 players"),
    (["watch", "age-of-sail", "--side", "2", "--players", "3"], "2, 4, 5 players"),
    (["watch", "endeavor", "--combined-phases=1"], "combined-phases"),
    (["watch", "endeavor", "--lang", "de"], "'en', 'fr'"),
    (["watch", "endeavor", "--pack", "NOWHERE"], "no such directory"),
    (["watch", "endeavor", "--pack", "EMPTY"], "none of the files"),
    (["watch", "endeavor", "--pack", "BROKEN"], "is not TOML"),
    (["watch", "endeavor", "--save", "EMPTY"], "name a file"),
    (["watch", "endeavor", "--save", "NOWHERE/game.txt"], "name a file"),
    (["watch", "endeavor", "--save", "NOTES"], "choose another name"),
    (["terminal"], "say what to play"),
    (["terminal", "endeavor", "--resume", "NOTES"], "say what to play"),
    (["terminal", "chess"], "choose one of"),
    (["terminal", "endeavor", "--people", "0"], "1 to 3"),
    (["terminal", "endeavor", "--people", "4"], "1 to 3"),
    (["terminal", "endeavor", "--people", "all"], "whole number"),
    (["terminal", "endeavor", "--names", "A,B,C,D"], "4 names for 3 seats"),
    (["terminal", "endeavor", "--names", "A,,B"], "1 to 20 letters"),
    (["terminal", "endeavor", "--names", "A,A"], "different names"),
    (["terminal", "endeavor", "--names", "\x1b[31mA"], "1 to 20 letters"),
    (["terminal", "endeavor", "--names", "A", "--people", "1"], "not allowed with"),
    (["terminal", "endeavor", "--save", "NOTES"], "choose another name"),
    (["terminal", "--resume", "NOWHERE"], "cannot be read"),
    (["replay"], "FILE"),
    (["replay", "NOWHERE"], "cannot be read"),
    (["replay", "RECORD", "--at", "-1"], "moves 0 to"),
    (["replay", "RECORD", "--at", "100000"], "moves 0 to"),
    (["replay", "RECORD", "--at", "last"], "whole number"),
    (["check", "EMPTY"], "cannot be read"),
    (["check", "NOTES"], "first line"),
    (["check", "BINARY"], "not text"),
    (["check", "bad\0name"], "name of a file"),
    (["check", "TRUNCATED"], "cut short"),
    (["check", "TAMPERED"], "cannot be played"),
    (["check", "OTHER-END"], "altered"),
    (["check", "OTHER-VERSION"], "another version"),
    (["check", "OTHER-PACK"], "component pack"),
    (["check", "OTHER-TITLE"], "no title"),
    (["rules"], "TITLE"),
    (["rules", "bridge"], "choose one of"),
    (["rules", "endeavor", "OCC-99"], "no rule 'OCC-99'"),
    (["rules", "endeavor", "SHP-4"], "no rule 'SHP-4'"),
    (["rules", "endeavor", "OCC-1", "OCC-2"], "OCC-2 is not among"),
    (["titles", "ludo"], "choose one of"),
    (["bench", "ludo"], "choose one of"),
    (["bench", "--seconds", "0"], "above 0"),
    (["bench", "--seconds", "soon"], "number of seconds"),
    (["bench", "--seed", "-4"], "from 0"),
    (["bench", "endeavor", "--players", "9"], "3 to 5 players"),
]


@pytest.mark.parametrize(("typed", "says"), COMMANDS, ids=[" ".join(typed)[:40].replace("\0", "0") for typed, _says in COMMANDS])
def test_one_line_that_helps(argosy, files, typed, says):
    ran = argosy(*(_named(files, word) for word in typed))
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("argosy")
    assert says in ran.err
    assert "Traceback" not in ran.err
    assert ran.out == ""


def test_a_record_from_the_standard_input(argosy, files):
    good = (files / "RECORD").read_text().splitlines()
    assert argosy("check", "-", typed=good).code == 0
    ran = argosy("check", "-", typed=good[:-1])
    assert ran.code == 2
    assert "cut short" in ran.err


def _named(files: Path, word: str) -> str:
    return (
        str(files / word)
        if word.isupper() and (word.startswith("NO") or (files / word).exists())
        else word.replace("NOWHERE/", f"{files}/NOWHERE/")
    )


@pytest.fixture
def files(argosy, tmp_path) -> Path:
    """Good and bad files, by name; NOWHERE is not there."""
    good = tmp_path / "RECORD"
    assert argosy("watch", "endeavor", "--seed", "1", "--save", str(good)).code == 0
    text = good.read_text()
    lines = text.splitlines(keepends=True)
    assert text.startswith(HEAD)
    (tmp_path / "EMPTY").mkdir()
    (tmp_path / "BROKEN").mkdir()
    (tmp_path / "BROKEN" / "cards.toml").write_text("cards = [")
    (tmp_path / "NOTES").write_text("buy bread\n")
    (tmp_path / "BINARY").write_bytes(bytes(range(256)))
    (tmp_path / "TRUNCATED").write_text("".join(lines[:40]))
    (tmp_path / "TAMPERED").write_text(text.replace("build market", "build museum", 1))
    (tmp_path / "OTHER-END").write_text("".join(lines[:-1]) + "end 0123456789abcdef\n")
    (tmp_path / "OTHER-VERSION").write_text(text.replace("record 1", "record 2", 1))
    (tmp_path / "OTHER-PACK").write_text(text.replace("\npack ", "\npack 0", 1))
    (tmp_path / "OTHER-TITLE").write_text(text.replace("title endeavor", "title endeavour", 1))
    return tmp_path
