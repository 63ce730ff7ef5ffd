"""Breaks the rules in small ways and looks whether the tests notice: `make mutants`.

A tool of ours, because what matters here is the order of the tests: most mutants die within a second when a golden game is
replayed, before pytest has collected anything. Then come the tests that reach the changed line, the most particular first; they are
found while all of them run once to show that they are green. mutmut and cosmic-ray start the whole test command for each mutant,
which takes twenty times as long.

Each mutant lives in a child process of its own that never touches the tree: one module is compiled from a changed syntax
tree, everything else comes from a snapshot taken at the start. Results are appended to a file, so Ctrl-C loses nothing and the
same command goes on where it stopped. What survives and cannot be noticed is explained in mutants_explained.toml.
"""

import argparse
import ast
import contextlib
import importlib.abc
import importlib.util
import io
import json
import os
import shutil
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from mutations import FAMILIES, Mutant, mutated, sample

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "mutants"
EXPLAINED = Path(__file__).with_name("mutants_explained.toml")
UNHURRIED = "not test_redeals and not test_posterior and not nonsense"  # tests that do not take seconds each
NEAREST = 25  # so many tests that reach a line come first,
QUICK = 0.3  # if they take less than these CPU seconds
FOREIGN = {"endeavor": "not new-found-land", "new_found_land": "new-found-land"}

# ---- what must notice, the quickest first; all of it runs in a child


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads one module from a changed syntax tree."""

    def __init__(self, name: str, path: Path, tree: ast.Module) -> None:
        self.name = name
        self.path = path
        self.tree = tree

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> Any:
        return importlib.util.spec_from_file_location(fullname, self.path, loader=self) if fullname == self.name else None  # type: ignore[arg-type]

    def create_module(self, spec: object) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.tree, str(self.path), "exec"), module.__dict__)


def replay_golden(family: str) -> None:
    """Golden games take the same course to the same end."""
    from argosy import TITLES, load_record

    titles = [name for name, title in TITLES.items() if title.family.replace("-", "_") == family]
    for title in titles:
        for path in sorted(Path("tests/golden").glob(f"{title}-*.record")):
            load_record(path.read_text(encoding="utf-8"))


def read_golden(family: str) -> None:
    """In golden games everybody is told the same: what happens, what is asked, refused and shown; spoiled positions are refused alike."""
    from argosy import TITLES
    from golden_records import GOLDEN, golden_tables, golden_text, spoiled_text

    for title in TITLES:
        if TITLES[title].family.replace("-", "_") == family:
            assert (GOLDEN / f"{title}.spoiled").read_text(encoding="utf-8") == spoiled_text(title), f"{title}.spoiled differs"
    for table in golden_tables():
        if table.ruleset.family.replace("-", "_") == family:
            assert (GOLDEN / f"{table.name}.txt").read_text(encoding="utf-8") == golden_text(table), f"{table.name}.txt differs"


def prove(family: str) -> None:
    """The generic proofs, over a game of some tables."""
    from proofs import RandomGame, all_tables, check_fields, check_game, middle_of

    tables = [table for table in all_tables() if table.ruleset.family.replace("-", "_") == family]
    for seed, table in enumerate(tables[::3], 20):
        check_game(RandomGame(table, seed), thorough=True)
        check_fields(table.ruleset, middle_of(table, seed, 60))


def run_pytest(*paths: str, only: str = "", plugin: object = None) -> None:
    import pytest

    there = [path for path in paths if Path(path.partition("::")[0]).exists()]
    options = ["-x", "-q", "--noconftest", "--tb=short", "-p", "no:cacheprovider"]
    code = pytest.main([*options, "-k", only, *there], plugins=[plugin] if plugin else []) if there else 0
    # A test that is no longer there (4) was found for an older tree: it tells nothing.
    assert code == 0 or (code == 4 and "::" in there[0]), f"pytest ended with {int(code)}"


def find_reaching(family: str) -> None:
    """Keeps for each line of the rules the tests that reach it; those that reach least come first."""
    from coverage import Coverage

    rules = Path("src/argosy/titles", family, "rules").resolve()
    watch = Coverage(data_file=None, source=[str(rules)], config_file=False)

    taken: dict[str, float] = {}

    class Contexts:
        def pytest_runtest_logstart(self, nodeid: str) -> None:
            watch.switch_context(nodeid)
            taken[nodeid] = -time.process_time()

        def pytest_runtest_logfinish(self, nodeid: str) -> None:
            taken[nodeid] += time.process_time()

    with contextlib.suppress(AssertionError), watch.collect():
        run_pytest(f"tests/rulebook/{family}", f"tests/titles/{family}", only=UNHURRIED, plugin=Contexts())
    data = watch.get_data()
    reached = {file: data.contexts_by_lineno(file) for file in data.measured_files()}
    lines = Counter(test for by_line in reached.values() for tests in by_line.values() for test in tests)
    nearest = {
        f"{Path(file).name}:{line}": sorted(
            (test for test in tests if taken.get(test, QUICK) < QUICK), key=lambda test: (lines[test], test)
        )[:NEAREST]
        for file, by_line in reached.items()
        for line, tests in by_line.items()
    }
    (BUILD / f"{family}.json").write_text(json.dumps(nearest), encoding="utf-8")


def reaching(mutant: Mutant) -> list[str]:
    kept = BUILD / f"{mutant.file.split('/')[2]}.json"
    nearest: dict[str, list[str]] = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    return nearest.get(f"{Path(mutant.file).name}:{mutant.line}", [])


def notice(mutant: Mutant) -> str:
    """The name of what noticed; empty if nothing did. Each stage has several times the CPU seconds that it needs: who takes more hangs."""
    import resource

    family = mutant.file.split("/")[2]
    stages = [
        ("golden games", 6, lambda: replay_golden(family)),
        ("nearest tests", 20, lambda: run_pytest(*reaching(mutant))),
        ("rulebook", 40, lambda: run_pytest(f"tests/rulebook/{family}", only=UNHURRIED)),
        ("golden texts", 30, lambda: read_golden(family)),
        ("titles", 60, lambda: run_pytest(f"tests/titles/{family}", "tests/test_packs.py", only=UNHURRIED)),
        ("bad packs", 30, lambda: run_pytest("tests/test_bad_input.py", only="pack or link or source")),
        ("proofs", 30, lambda: prove(family)),
        ("slow tests", 150, lambda: run_pytest(f"tests/rulebook/{family}", f"tests/titles/{family}", only=f"not ({UNHURRIED})")),
        ("foreign packs", 30, lambda: run_pytest("tests/test_foreign_packs.py", only=f"proofs and {FOREIGN[family]}")),
        ("pack values", 150, lambda: run_pytest("tests/test_pack_values.py", only=FOREIGN[family])),
    ]
    for name, most, stage in stages:
        began = time.process_time()
        if mutant.kind:
            resource.setrlimit(resource.RLIMIT_CPU, (int(began) + most, resource.RLIM_INFINITY))
        try:
            stage()
            print(f"{name}: {time.process_time() - began:.1f} CPU seconds")
        except (Exception, SystemExit):
            return name
    return ""


def child(tree: Path, mutant: Mutant, told: Path) -> None:
    """Never returns. What it prints is kept, to see why a mutant was noticed. Without a kind nothing is changed."""
    code = 3
    try:
        os.chdir(tree)
        sys.path[:0] = [str(tree / "src"), str(tree / "tests"), str(tree / "tools")]
        name = mutant.file.removesuffix(".py").replace("/", ".")
        if mutant.kind:
            sys.meta_path.insert(0, Changed(name, tree / "src" / mutant.file, mutated(tree / "src", mutant)))
        with told.open("w", encoding="utf-8") as out, contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            if not mutant.kind:
                find_reaching(mutant.file.split("/")[2])
            noticed = notice(mutant)
            print(f"noticed by: {noticed}")
        told.with_suffix(".noticed").write_text(noticed, encoding="utf-8")
        code = 0
    except BaseException:
        import traceback

        told.write_text(traceback.format_exc(), encoding="utf-8")
    finally:
        os._exit(code)


# ---- running them


def snapshot() -> Path:
    """The sources and tests as they are now, so that work on them goes on meanwhile."""
    tree = BUILD / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir(parents=True)
    for name in ("src", "tests", "docs", "tools"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__", "static", "*.egg-info"))
    shutil.copy(ROOT / "pyproject.toml", tree)
    return tree


def warm_up() -> None:
    """Imports what takes long and is not under test, once for all children."""
    import hypothesis
    import hypothesis.strategies  # noqa: F401
    import pytest

    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main(["--version"])
    for name in [name for name in sys.modules if name == "argosy" or name.startswith("argosy.")]:
        del sys.modules[name]


def check_sound(tree: Path) -> bool:
    """Whether all is green as long as nothing is changed: else everything would seem to be noticed."""
    for family in FAMILIES:
        sound = Mutant(f"argosy/titles/{family}/rules/state.py", 0, 0, "", "", "")
        pid = os.fork()
        if pid == 0:
            child(tree, sound, BUILD / f"{sound.key}.txt")
        _, status = os.waitpid(pid, 0)
        outcome, by = verdict(sound, status)
        if outcome != "survived":
            print(f"{family}: red before anything is changed ({by or outcome}): see {BUILD / sound.key}.txt")
            return False
    return True


def run(tree: Path, mutants: list[Mutant], results: Path, jobs: int) -> None:
    done = {result["key"] for result in kept(results)}
    waiting = [mutant for mutant in mutants if mutant.key not in done]
    print(f"{len(mutants)} mutants, {len(mutants) - len(waiting)} of them known from {results.relative_to(ROOT)}", flush=True)
    running: dict[int, tuple[Mutant, float]] = {}
    finished = len(mutants) - len(waiting)
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                mutant = waiting.pop(0)
                pid = os.fork()
                if pid == 0:
                    signal.signal(signal.SIGINT, signal.SIG_IGN)
                    child(tree, mutant, BUILD / f"{mutant.key}.txt")
                running[pid] = (mutant, time.monotonic())
            pid, status = os.wait()
            if pid not in running:
                continue
            mutant, since = running.pop(pid)
            outcome, by = verdict(mutant, status)
            finished += 1
            result = {
                **mutant.__dict__,
                "key": mutant.key,
                "outcome": outcome,
                "by": by,
                "seconds": round(time.monotonic() - since, 1),
            }
            with results.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result) + "\n")
            print(f"{finished}/{len(mutants)} {outcome:8} {by:13} {mutant.told}", flush=True)
    except KeyboardInterrupt:
        for pid in running:
            os.kill(pid, signal.SIGKILL)
        print("stopped; the same command goes on from here")


def verdict(mutant: Mutant, status: int) -> tuple[str, str]:
    if os.WIFSIGNALED(status):
        return ("timeout", "time") if os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL) else ("killed", "crash")
    noticed = BUILD / f"{mutant.key}.noticed"
    if os.WEXITSTATUS(status) or not noticed.exists():
        return "broken", "tool"
    by = noticed.read_text(encoding="utf-8")
    return ("killed", by) if by else ("survived", "")


def kept(results: Path) -> Iterator[dict[str, Any]]:
    if results.exists():
        for line in results.read_text(encoding="utf-8").splitlines():
            yield json.loads(line)


def explained() -> dict[str, str]:
    """Why a mutant cannot be noticed, by its key."""
    if not EXPLAINED.exists():
        return {}
    return {each["key"]: each["why"] for each in tomllib.loads(EXPLAINED.read_text(encoding="utf-8")).get("mutant", [])}


def report(mutants: list[Mutant], results: Path) -> bool:
    """Counts, and every survivor; whether the bar of 97 % is met and every survivor explained."""
    latest = {result["key"]: result for result in kept(results)}
    found = [latest[mutant.key] for mutant in mutants if mutant.key in latest]
    counts = Counter(result["outcome"] for result in found)
    print(f"\n{len(found)} of {len(mutants)} mutants tried: " + ", ".join(f"{n} {outcome}" for outcome, n in counts.most_common()))
    print("noticed by: " + ", ".join(f"{by} {n}" for by, n in Counter(r["by"] for r in found if r["by"]).most_common()))
    reasons = explained()
    open_ones = 0
    for mutant in mutants:
        if latest.get(mutant.key, {}).get("outcome") in ("survived", "broken"):
            why = reasons.get(mutant.key, "")
            open_ones += not why
            print(f"  {latest[mutant.key]['outcome']} {mutant.key} {mutant.told}" + (f"\n    {why}" if why else ""))
    noticed = counts["killed"] + counts["timeout"]
    share = noticed / len(found) if found else 0.0
    print(f"killed: {100 * share:.1f} % (time-outs count as killed); survivors without an explanation: {open_ones}")
    return len(found) == len(mutants) and share >= 0.97 and open_ones == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--again", action="store_true", help="try survivors once more, with the tests as they are now")
    parser.add_argument("--unchecked", action="store_true", help="do not look first whether the tests are green")
    parser.add_argument("--only", metavar="KEY", help="one mutant")
    parser.add_argument("--results", default="results.jsonl", help="name of the file below build/mutants")
    sys.dont_write_bytecode = False  # whatever the shell says: the snapshot is ours, and every child would compile it anew
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell starts what is in the background deaf to Ctrl-C
    asked = parser.parse_args()
    BUILD.mkdir(parents=True, exist_ok=True)
    results = BUILD / asked.results
    tree = snapshot()
    mutants = sample(tree / "src", asked.count, asked.seed)
    if asked.only:
        mutants = [mutant for mutant in mutants if mutant.key.startswith(asked.only)]
    if asked.again:
        survivors = {result["key"] for result in kept(results) if result["outcome"] in ("survived", "broken")}
        lines = [json.dumps(result) for result in kept(results) if result["key"] not in survivors]
        results.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    warm_up()
    if not asked.unchecked and not check_sound(tree):
        return 2
    run(tree, mutants, results, asked.jobs)
    return 0 if report(mutants, results) else 1


if __name__ == "__main__":
    sys.exit(main())
