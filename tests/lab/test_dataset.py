"""Data sets: games to hand on, with a card; nothing of anybody who did not agree, and nothing about anybody at all."""

import json
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

from argosy import load_record
from argosy.cli import main
from argosy.tables import creation, lobby, packs
from argosy.tables.commands import Tables
from argosy.tables.creation import Wishes
from argosy.tables.seating import Chair
from foreign_packs import foreign_pack
from proofs import Table
from service import new_table, play_some, with_tables


async def finished_table(tables: Tables, *chairs: Chair) -> str:
    created = await new_table(tables, chairs=list(chairs))
    for invitation in created.invitations.values():
        await lobby.join(tables, created.id, invitation, None, "Guest Gwen", consent=True)
    await play_some(tables, created.id)
    return created.id


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Four finished tables: two where all people agree, one where one does not, one that was forked."""
    db = str(tmp_path_factory.mktemp("store") / "tables.db")

    async def fill(tables: Tables) -> None:
        agreed = await finished_table(tables, Chair(name="Secret Sam", consent=True), Chair("invite"))
        await finished_table(tables, Chair(name="Ann", consent=True), Chair(name="Ben"))
        changed = await finished_table(tables, Chair(name="Cat"), Chair(name="Dan", consent=True))
        await creation.change_consent(tables, changed, 0, True)
        moves = (await tables.open(agreed)).ply
        await creation.fork(tables, agreed, moves, Wishes([Chair(name="Eve", consent=True), Chair(name="Eve II", consent=True)]))

    with_tables(db, fill)
    return db


def test_only_games_whose_people_all_agreed_are_exported(store: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "set"
    assert main(["dataset", "--db", store, "--out", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["withheld"], told["files"]) == (2, 2, ["age-of-sail-2.parquet"])
    games = parquet.read_table(out / "age-of-sail-2.parquet")
    assert games["bots"].to_pylist() == [["person", "person"]] * 2
    for record, scores in zip(games["record"].to_pylist(), games["scores"].to_pylist(), strict=True):
        assert [score.total for score in load_record(record).scores()] == scores
    everything = b"".join(file.read_bytes() for file in out.iterdir()) + str(games.to_pylist()).encode()
    for name in (b"Secret Sam", b"Guest Gwen", b"Cat", b"Dan"):
        assert name not in everything


def test_a_card_tells_what_the_data_are(store: str, tmp_path: Path) -> None:
    for language, heading in (("en", "Known limits"), ("fr", "Limites connues")):
        out = tmp_path / language
        assert main(["dataset", "--db", store, "--out", str(out), "--lang", language]) == 0
        card = (out / "README.md").read_text()
        assert f"## {heading}" in card
        schema = parquet.read_schema(out / "age-of-sail-2.parquet")
        assert all(f"| `{name}` |" in card for name in schema.names)
        assert json.loads(schema.metadata[b"argosy"])["terms"]["pack"] in card


def test_simulations_are_handed_on_as_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    asked = [
        "simulate",
        "endeavor",
        "--bots",
        "random",
        "--games",
        "2",
        "--out",
        "games.parquet",
        "--decisions",
        "decisions.parquet",
    ]
    assert main(asked) == 0
    assert main(["dataset", "games.parquet", "decisions.parquet", "--out", "set", "--licence", "CC-BY-4.0"]) == 0
    assert (tmp_path / "set/games.parquet").read_bytes() == (tmp_path / "games.parquet").read_bytes()
    card = (tmp_path / "set/README.md").read_text()
    assert "CC-BY-4.0" in card
    assert "| `options` |" in card


TITLE = "age-of-sail"


@pytest.fixture
def own_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A pack of one's own; what commands tell their processes about packs is forgotten after the test."""
    monkeypatch.setenv(packs.VARIABLE, "{}")
    monkeypatch.setenv("COLUMNS", "1000")
    return foreign_pack(TITLE, "rich", tmp_path)


async def agreed_table(tables: Tables) -> None:
    await finished_table(tables, Chair(name="Ann", consent=True), Chair(name="Ben", consent=True))


@pytest.fixture
def mixed_store(own_pack: str, tmp_path: Path) -> str:
    """A finished table of our pack, and two of another."""
    db = str(tmp_path / "tables.db")
    with_tables(db, agreed_table)
    packs.use({TITLE: own_pack})
    with_tables(db, agreed_table)
    with_tables(db, agreed_table)
    packs.use({})
    return db


def test_tables_played_with_a_pack_of_ones_own_are_exported(own_pack: str, mixed_store: str, tmp_path: Path) -> None:
    out = tmp_path / "set"
    assert main(["dataset", "--db", mixed_store, "--out", str(out), "--pack", f"{TITLE}={own_pack}"]) == 0
    rows = {
        file.name: parquet.read_table(file).to_pylist() for file in sorted(out.glob("*.parquet"), key=lambda file: len(file.name))
    }
    assert [len(games) for games in rows.values()] == [1, 2]
    for game in rows["age-of-sail-2-options-2.parquet"]:
        assert game["rounds"] == 9
        assert [score.total for score in load_record(game["record"], pack=own_pack).scores()] == game["scores"]
    own = Table(TITLE, 2, (), own_pack).ruleset.pack
    assert f"Component pack `{own}` does not come with this version" in (out / "README.md").read_text()


def test_tables_whose_pack_is_not_here_are_counted_and_told_in_one_line(
    own_pack: str, mixed_store: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = Table(TITLE, 2, (), own_pack).ruleset.pack
    assert main(["dataset", "--db", mixed_store, "--out", str(tmp_path / "set")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert lines[1].startswith("2 finished tables were left out")
    assert f"{own} ({TITLE})" in lines[1]
    card = (tmp_path / "set" / "README.md").read_text()
    assert "2 because their component pack was not at hand" in card
    assert own not in card
    assert main(["dataset", "--db", mixed_store, "--out", str(tmp_path / "plain"), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["lacking"], told["unreadable"]) == (1, 2, 0)


def test_a_store_with_nothing_but_packs_that_are_not_here_is_told_so(
    own_pack: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = str(tmp_path / "tables.db")
    packs.use({TITLE: own_pack})
    with_tables(db, agreed_table)
    assert main(["dataset", "--db", db, "--out", str(tmp_path / "set")]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert f"{Table(TITLE, 2, (), own_pack).ruleset.pack} ({TITLE}); --pack" in error


def test_simulations_with_a_pack_of_ones_own_are_handed_on(
    own_pack: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    asked = ["simulate", TITLE, "--players", "2", "--bots", "random", "--games", "2", "--pack", own_pack]
    assert main([*asked, "--out", "games.parquet", "--decisions", "decisions.parquet"]) == 0
    own = Table(TITLE, 2, (), own_pack).ruleset.pack
    capsys.readouterr()
    for out, more, told in (("without", [], 2), ("with", ["--pack", f"{TITLE}={own_pack}"], 1)):
        assert main(["dataset", "games.parquet", "decisions.parquet", "--out", out, *more]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) == told
        assert told == 1 or lines[1].startswith(f"2 of them were played with component packs that are not here: {own} ({TITLE})")
        assert parquet.read_table(f"{out}/games.parquet").num_rows == 2
        assert f"Component pack `{own}`" in Path(out, "README.md").read_text()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["dataset", "--out", "set"], "say what to export"),
        (["dataset", "--db", "nothing.db", "--out", "set"], "no such store"),
        (["dataset", "nothing.parquet", "--out", "set"], "no such file"),
        (["dataset", "letter", "--out", "set"], "is not a file of games"),
        (["dataset", "letter", "--out", "."], "exists already"),
        (["dataset", "letter", "--out", "set", "--pack", "endeavor=nowhere"], "no such directory"),
        (["dataset", "letter", "--out", "set", "--pack", "nowhere"], "TITLE=DIR"),
        (["dataset", "letter", "--out", "no/where"], "cannot be written there"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "letter").write_text("Dear Sir")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(packs.VARIABLE, "{}")
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1
