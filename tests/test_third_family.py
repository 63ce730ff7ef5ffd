"""A family of titles in a distribution of its own, as pip installs it, through everything there is.

`third_family/` brings its rules and its texts, and nothing else. These tests run on the engine that runs them: `make test` runs
them twice, interpreted and compiled.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import argosy
from service import Caller, serving

HERE = Path(__file__).parent
FAMILY = HERE / "third_family"
ENGINE = Path(argosy.__file__).parent.parent
MOST_LINES = 150  # of rules


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pip put it. It is built from a copy, because building leaves files beside the sources."""
    folder = tmp_path_factory.mktemp("third")
    shutil.copytree(FAMILY, folder / "source", ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    ran = subprocess.run(
        [*command, "--disable-pip-version-check", "--target", str(folder / "site"), str(folder / "source")],
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    return folder / "site"


def environment(*paths: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(str(path) for path in paths), "COLUMNS": "100"}


def run(site: Path, *arguments: str, typed: str = "", folder: Path | None = None) -> str:
    """What a Python with the family prints. It may not fail, and may not complain."""
    ran = subprocess.run(
        [sys.executable, *arguments],
        env=environment(ENGINE, site, HERE),
        input=typed,
        cwd=folder,
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, f"{arguments}: {ran.stderr}"
    assert "Traceback" not in ran.stderr
    return ran.stdout


def test_it_is_small_and_brings_nothing_but_rules_and_texts() -> None:
    brought = {path.relative_to(FAMILY).as_posix() for path in (FAMILY / "argosy_salvage").rglob("*.*") if path.suffix != ".pyc"}
    names = ("__init__.py", "rules.py", "locale/en.ftl", "locale/fr.ftl")
    assert brought == {f"argosy_salvage/{name}" for name in names}
    assert len((FAMILY / "argosy_salvage" / "rules.py").read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("what", ["python", "proofs", "bots", "environments"])
def test_in_python(site: Path, what: str) -> None:
    run(site, str(HERE / "third_family_inside.py"), what)


def test_from_the_command_line(site: Path, tmp_path: Path) -> None:
    def ask(*words: str, typed: str = "") -> str:
        return run(site, "-m", "argosy", *words, typed=typed, folder=tmp_path)

    assert "Salvage" in ask("titles")
    assert "Épaves" in ask("titles", "salvage", "--lang", "fr")
    assert "The highest card takes the wreck." in ask("rules", "salvage", "bid-2")
    assert "La carte la plus haute prend l’épave." in ask("rules", "salvage", "--page", "quick", "--lang", "fr")
    typed = "1\nwhy bid 1\nscore\nlog\nrules BID-1\n1\n1\n1\n1\n"
    told = ask("terminal", "salvage", "--seed", "2", "--bots", "greedy", typed=typed)
    assert "Which card do you bid" in told
    assert "Final scores" in told
    told = ask("watch", "salvage", "--seed", "2", "--bots", "captain:50,greedy,random", "--save", "game.record")
    assert [line.split(" ─")[0] for line in told.splitlines() if "──" in line][:5] == [f"Round {at}" for at in range(1, 6)]
    assert "takes the wreck" in ask("replay", "game.record")
    assert "Round 2" in ask("replay", "game.record", "--at", "4")
    assert "3 players, 15 moves" in ask("check", "game.record")
    assert json.loads(ask("bench", "salvage", "--seconds", "0.1", "--json"))
    assert "8 games" in ask("tournament", "salvage", "--bots", "greedy,random", "--games", "8")
    ask("tune", "salvage", "--generations", "2", "--out", "weights.toml")
    assert "points = " in (tmp_path / "weights.toml").read_text(encoding="utf-8")
    ask("simulate", "salvage", "--bots", "greedy,random", "--games", "30", "--out", "g.parquet", "--decisions", "d.parquet")
    ask("report", "g.parquet", "--lang", "fr")
    assert "Bois flotté" in (tmp_path / "g.html").read_text(encoding="utf-8")
    ask("dataset", "g.parquet", "d.parquet", "--out", "data")
    assert "Salvage" in (tmp_path / "data" / "README.md").read_text(encoding="utf-8")
    review = json.loads(ask("review", "game.record", "--iterations", "10", "--json"))
    assert [end["round"] for end in review["rounds"]] == [1, 2, 3, 4, 5]
    assert len(review["judged"]) == review["decisions"]


@pytest.mark.parametrize("page", ["faq", "editions", "components"])
def test_a_page_that_it_does_not_have_is_told_in_one_line(site: Path, page: str) -> None:
    command = [sys.executable, "-m", "argosy", "rules", "salvage", "--page", page]
    ran = subprocess.run(command, env=environment(ENGINE, site), capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (2, f"argosy: the rules of salvage have no page {page!r}: choose one of quick\n")


@pytest.fixture(scope="module")
def api(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Caller]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment(ENGINE, site)["PYTHONPATH"])
        with serving(str(tmp_path_factory.mktemp("db") / "t.db"), 1, "--quiet", "--review-iterations", "4") as server:
            yield Caller(server)


def test_its_rules_over_http(api: Caller) -> None:
    about = {title["name"]: title for title in api.get("/api/titles", lang="fr")}["salvage"]
    assert (about["title"], about["min_players"], about["max_players"]) == ("Épaves", 2, 6)
    assert api.get("/api/titles/salvage/rules")["pages"] == ["quick"]
    assert api.get("/api/titles/salvage/pages/quick", lang="fr")["sections"]


def test_a_table_over_http(api: Caller) -> None:
    """Two people, who choose in secret at the same time, and two bots play to the end; then all is looked at again."""
    bots = [{"kind": "bot", "level": "deckhand"}, {"kind": "bot", "level": "mate"}]
    id, secrets, _ = api.create([{"kind": "here"}, {"kind": "here"}, *bots], title="salvage")
    hint = api.get(f"/api/tables/{id}/hint", secrets[0], lang="fr")
    assert hint["action"].startswith("bid ")
    assert hint["reasons"]
    assert "hand" not in api.get(f"/api/tables/{id}")["view"]["seats"][0], "a spectator sees no hand"
    end = time.monotonic() + 120
    while (state := api.get(f"/api/tables/{id}"))["table"]["status"] == "running":
        assert time.monotonic() < end, "it took too long"
        for seat, secret in secrets.items():
            if seat in state["to_act"]:
                api.move(id, secret)
        time.sleep(0.02)
    assert state["ply"] == 20
    assert set(api.get(f"/api/tables/{id}/outline")["rounds"]) == {1, 2, 3, 4, 5}
    moments = api.get(f"/api/tables/{id}/moments", ply=0, everything=True)
    assert len(moments["changes"]) == 20
    assert all(hidden["seats"] for hidden in moments["first"]["hidden"])
    api.post(f"/api/tables/{id}/review")
    while (review := api.get(f"/api/tables/{id}/review"))["status"] == "waiting":
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.05)
    assert review["status"] == "done"
    assert len(review["judged"]) == review["decisions"]


BROKEN = {
    "a module that is not there": ("nowhere:FAMILY", "", "ModuleNotFoundError: No module named 'nowhere'"),
    "a module that fails": ("broken:FAMILY", "1 / 0", "ZeroDivisionError: division by zero"),
    "no texts": (
        "broken:FAMILY",
        "from argosy.titles.family import Family; FAMILY = Family('broken', 'json', ())",
        "BadChoice: the family 'broken' has no texts: json should hold locale/en.ftl",
    ),
    "a text that is missing": (
        "broken:FAMILY",
        "import argosy_salvage; from dataclasses import replace\n"
        "class Other(type(argosy_salvage.FAMILY.titles[0])):\n    name = family = 'broken'\n"
        "FAMILY = replace(argosy_salvage.FAMILY, name='broken', titles=(Other(),))",
        "BadChoice: the texts of the family 'broken' lack broken-title-broken, broken-about-broken, broken-option-rounds",
    ),
    "a name that is taken": (
        "broken:FAMILY",
        "from argosy_salvage import FAMILY",
        "BadChoice: 'salvage' is the name of another family or title: choose one of its own",
    ),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_distribution_is_told_in_a_line_and_left_out(site: Path, tmp_path: Path, how: str) -> None:
    entry, source, told = BROKEN[how]
    info = tmp_path / "zz_broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: zz-broken\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[argosy.titles]\nbroken = {entry}\n")
    (tmp_path / "broken.py").write_text(source + "\n")
    command = [sys.executable, "-c", "import argosy; print(*argosy.TITLES)"]
    ran = subprocess.run(command, env=environment(ENGINE, site, tmp_path), capture_output=True, text=True)
    assert (ran.returncode, ran.stdout.split()) == (0, [*argosy.TITLES, "salvage"])
    assert ran.stderr == f"argosy: the titles of {entry!r} are left out: {told}\n"


def test_english_stands_in_for_a_message_that_another_language_lacks(site: Path, tmp_path: Path) -> None:
    shutil.copytree(site / "argosy_salvage", tmp_path / "argosy_salvage")
    french = tmp_path / "argosy_salvage" / "locale" / "fr.ftl"
    lines = french.read_text(encoding="utf-8").splitlines()
    french.write_text("\n".join(line for line in lines if not line.startswith("salvage-rule-BID-2")) + "\n", encoding="utf-8")
    command = [sys.executable, "-m", "argosy", "rules", "salvage", "--lang", "fr"]
    told = subprocess.run(command, env=environment(ENGINE, tmp_path, site), capture_output=True, text=True)
    assert (told.returncode, told.stderr) == (0, "")
    assert "The highest card takes the wreck." in told.stdout
    assert "La carte la plus haute" not in told.stdout
