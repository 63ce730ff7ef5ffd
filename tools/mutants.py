"""Breaks the rules in small ways and looks whether the tests notice: `make mutants`.

A tool of ours, because what matters here is the order of the tests: most mutants die within a second when a golden game is
replayed, before pytest has collected anything. Then come the tests that reach the changed line, the most particular first; they are
found while all of them run once to show that they are green. mutmut and cosmic-ray start the whole test command for each mutant,
which takes twenty times as long.

Each mutant lives in a child process of its own that never touches the tree: one module is compiled from a changed syntax
tree, everything else comes from a snapshot taken at the start. Results are appended to a file, so Ctrl-C loses nothing and the
same command goes on where it stopped. What survives and cannot be noticed is explained in mutants_explained.toml.

Two changes are never made, because by construction they change nothing: adding a constant that is 0 becomes subtracting it
(`7 * seat + EUROPE`), and a table gets room that nobody asks for (`[-1] * (size + 1)` with 2: it is made too small instead,
with 0). Nothing is left out because it is hard to notice.
"""

import argparse
import ast
import contextlib
import hashlib
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
from dataclasses import dataclass
from itertools import islice, zip_longest
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "mutants"
EXPLAINED = Path(__file__).with_name("mutants_explained.toml")
LEFT_OUT = {"__init__.py", "rule_list.py", "title.py", "edition.py"}  # lists, not rules
FAMILIES = ("endeavor", "new_found_land")
UNHURRIED = "not test_redeals and not test_posterior and not nonsense"  # tests that do not take seconds each
NEAREST = 60  # so many tests that reach a line come first
FOREIGN = {"endeavor": "not new-found-land", "new_found_land": "new-found-land"}
TIME_LIMIT = 120.0  # CPU seconds: a mutant that takes longer than the tests ever do plays a game that does not end

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


@dataclass(frozen=True)
class Mutant:
    file: str  # below src/
    line: int
    column: int
    kind: str
    what: str  # what is done to it
    code: str  # the line as it stands

    @property
    def key(self) -> str:
        """Stays the same while the line does, wherever it moves to."""
        return hashlib.sha256(f"{self.file} {self.column} {self.kind} {self.what} {self.code}".encode()).hexdigest()[:12]

    @property
    def told(self) -> str:
        return f"{self.file}:{self.line}: {self.what}: {self.code}"


# ---- finding and making them


class Finder(ast.NodeVisitor):
    """Lists what can be changed, or changes one of them: the `wanted`th."""

    def __init__(self, file: str, lines: list[str], zeros: set[str], roomy: set[int], wanted: int = -1) -> None:
        self.file = file
        self.lines = lines
        self.zeros = zeros  # names of constants that are 0
        self.roomy = roomy  # constants that only make a table longer, by id()
        self.wanted = wanted
        self.found: list[Mutant] = []

    def _here(self, node: Any, kind: str, what: str) -> bool:
        """Takes down one mutant; whether it is the one to be made."""
        line = getattr(node, "lineno", 0)
        self.found.append(Mutant(self.file, line, getattr(node, "col_offset", 0), kind, what, self.lines[line - 1].strip()))
        return len(self.found) - 1 == self.wanted

    def visit_Compare(self, node: ast.Compare) -> None:
        for at, op in enumerate(node.ops):
            other = SWAPPED[type(op)]
            if self._here(node, "comparison", f"{type(op).__name__} {at} is {other.__name__}"):
                node.ops[at] = other()  # type: ignore[call-overload]
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = SWAPPED[type(node.op)]
        if self._here(node, "and-or", f"{type(node.op).__name__} is {other.__name__}"):
            node.op = other()  # type: ignore[assignment]
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        other = SWAPPED.get(type(node.op))
        if isinstance(node.op, ast.Add | ast.Sub) and ast.unparse(node.right) in self.zeros:
            other = None
        if other is not None and not isinstance(node.left, ast.Constant | ast.JoinedStr | ast.List):
            if self._here(node, "arithmetic", f"{type(node.op).__name__} is {other.__name__}"):
                node.op = other()  # type: ignore[assignment]
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if type(node.value) is int:
            for step in (-1,) if id(node) in self.roomy else (1, -1):
                if self._here(node, "constant", f"{node.value} is {node.value + step}"):
                    node.value += step
        elif type(node.value) is bool and self._here(node, "boolean", f"{node.value} is {not node.value}"):
            node.value = not node.value

    def visit_If(self, node: ast.If) -> None:
        if self._here(node, "boolean", "if is if not"):
            node.test = ast.copy_location(ast.UnaryOp(ast.Not(), node.test), node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        if self._here(node, "boolean", "if is if not, in an expression"):
            node.body, node.orelse = node.orelse, node.body
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        plain = len(node.args) > 1 and not any(isinstance(each, ast.Starred) for each in node.args)
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if plain and name not in ("isinstance", "min", "max", "zip") and ast.dump(node.args[0]) != ast.dump(node.args[1]):
            if self._here(node, "arguments", f"the first two of {name} change places"):
                node.args[0], node.args[1] = node.args[1], node.args[0]
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)  # not what it is declared as

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._statements(node.body)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """What is said in an error is not a rule."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """Says what cannot be."""

    def generic_visit(self, node: ast.AST) -> None:
        for name in ("body", "orelse"):
            inner = getattr(node, name, None)
            if isinstance(inner, list) and not isinstance(node, ast.Module | ast.ClassDef):
                self._removals(inner)
        super().generic_visit(node)

    def _statements(self, body: list[ast.stmt]) -> None:
        self._removals(body)
        for each in body:
            self.visit(each)

    def _removals(self, body: list[ast.stmt]) -> None:
        for at, each in enumerate(body):
            call = isinstance(each, ast.Expr) and isinstance(each.value, ast.Call)
            if (call or isinstance(each, ast.AugAssign)) and self._here(each, "removed", "is not done"):
                body[at] = ast.copy_location(ast.Pass(), each)


def zeros_in(tree: ast.Module) -> set[str]:
    """Names at the top of a module that are the number 0 and stay it."""
    bound: list[tuple[str, ast.expr | None]] = []
    for each in tree.body:
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            bound.append((each.target.id, each.value))
        elif isinstance(each, ast.Assign):
            bound += [(target.id, each.value) for target in each.targets if isinstance(target, ast.Name)]
    return {name for name, value in bound if isinstance(value, ast.Constant) and type(value.value) is int and value.value == 0}


def zeros_for(root: Path, tree: ast.Module) -> set[str]:
    """How a module can write 0: as such, by a constant of its own, an imported one, or one of an imported module."""
    zeros = {"0"} | zeros_in(tree)
    for each in tree.body:
        if isinstance(each, ast.ImportFrom) and each.module and each.module.startswith("argosy"):
            folder = root / each.module.replace(".", "/")
            for alias in each.names:
                name = alias.asname or alias.name
                if (folder / f"{alias.name}.py").exists():
                    there = zeros_in(ast.parse((folder / f"{alias.name}.py").read_text(encoding="utf-8")))
                    zeros |= {f"{name}.{zero}" for zero in there}
                elif folder.with_suffix(".py").exists():
                    if alias.name in zeros_in(ast.parse(folder.with_suffix(".py").read_text(encoding="utf-8"))):
                        zeros.add(name)
    return zeros


def roomy_in(tree: ast.AST) -> set[int]:
    """The constants, by id(), that would only make a table longer: what is added in n of `[x] * n`, also if n has a name."""
    lengths = [
        node.right
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult) and isinstance(node.left, ast.List)
    ]
    in_lengths = {id(node) for length in lengths for node in ast.walk(length)}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            used: dict[str, list[ast.Name]] = {}
            for node in ast.walk(function):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                    used.setdefault(node.id, []).append(node)
            for node in ast.walk(function):
                if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
                    loads = used.get(node.targets[0].id, [])
                    if loads and all(id(load) in in_lengths for load in loads):
                        lengths.append(node.value)
    return {id(added) for length in lengths for added in _added(length)}


def _added(length: ast.expr) -> list[ast.expr]:
    """The constants that stand as a summand in a length, or in a maximum that is one."""
    if isinstance(length, ast.BinOp) and isinstance(length.op, ast.Add):
        return [each for each in (length.left, length.right) if isinstance(each, ast.Constant)] + _added(length.left)
    if isinstance(length, ast.Call) and isinstance(length.func, ast.Name) and length.func.id == "max":
        return [added for each in length.args for added in _added(each)]
    return []


def visited(root: Path, file: str, wanted: int = -1) -> tuple[ast.Module, list[Mutant]]:
    """The module, changed in the `wanted` place if there is one, and all that can be done to it."""
    source = (root / file).read_text(encoding="utf-8")
    tree = ast.parse(source)
    finder = Finder(file, source.splitlines(), zeros_for(root, tree), roomy_in(tree), wanted)
    finder.visit(tree)
    return tree, finder.found


def mutants_of(root: Path, file: str) -> list[Mutant]:
    return visited(root, file)[1]


def mutated(root: Path, mutant: Mutant) -> ast.Module:
    number = mutants_of(root, mutant.file).index(mutant)
    return ast.fix_missing_locations(visited(root, mutant.file, number)[0])


def sample(root: Path, count: int, seed: int) -> list[Mutant]:
    """As many of each kind, spread over the files by their size; a change of one file leaves those of the others as they are."""
    kinds: dict[str, dict[str, Mutant]] = {}
    for family in FAMILIES:
        for path in sorted((root / "argosy/titles" / family / "rules").glob("*.py")):
            if path.name not in LEFT_OUT:
                for mutant in mutants_of(root, str(path.relative_to(root))):
                    drawn = hashlib.sha256(f"{seed} {mutant.key}".encode()).hexdigest()
                    kinds.setdefault(mutant.kind, {}).setdefault(drawn, mutant)
    ranked = [[mutants[drawn] for drawn in sorted(mutants)] for _, mutants in sorted(kinds.items())]
    rows = zip_longest(*ranked)
    return list(islice((mutant for row in rows for mutant in row if mutant is not None), count))


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
    options = ["-x", "-q", "--noconftest", "-p", "no:cacheprovider", "-p", "no:cov", "-p", "no:xdist", "-p", "no:randomly"]
    code = pytest.main([*options, "-k", only, *there], plugins=[plugin] if plugin else []) if there else 0
    # A test that is no longer there (4) was found for an older tree: it tells nothing.
    assert code == 0 or (code == 4 and "::" in there[0]), f"pytest ended with {int(code)}"


def find_reaching(family: str) -> None:
    """Keeps for each line of the rules the tests that reach it; those that reach least come first."""
    from coverage import Coverage

    rules = Path("src/argosy/titles", family, "rules").resolve()
    watch = Coverage(data_file=None, source=[str(rules)], config_file=False)

    class Contexts:
        def pytest_runtest_logstart(self, nodeid: str) -> None:
            watch.switch_context(nodeid)

    with contextlib.suppress(AssertionError), watch.collect():
        run_pytest(f"tests/rulebook/{family}", f"tests/titles/{family}", only=UNHURRIED, plugin=Contexts())
    data = watch.get_data()
    reached = {file: data.contexts_by_lineno(file) for file in data.measured_files()}
    lines = Counter(test for by_line in reached.values() for tests in by_line.values() for test in tests)
    nearest = {
        f"{Path(file).name}:{line}": sorted((test for test in tests if test), key=lambda test: (lines[test], test))[:NEAREST]
        for file, by_line in reached.items()
        for line, tests in by_line.items()
    }
    (BUILD / f"{family}.json").write_text(json.dumps(nearest), encoding="utf-8")


def reaching(mutant: Mutant) -> list[str]:
    kept = BUILD / f"{mutant.file.split('/')[2]}.json"
    nearest: dict[str, list[str]] = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    return nearest.get(f"{Path(mutant.file).name}:{mutant.line}", [])


def notice(mutant: Mutant) -> str:
    """The name of what noticed; empty if nothing did."""
    family = mutant.file.split("/")[2]
    stages = [
        ("golden games", lambda: replay_golden(family)),
        ("nearest tests", lambda: run_pytest(*reaching(mutant))),
        ("rulebook", lambda: run_pytest(f"tests/rulebook/{family}", only=UNHURRIED)),
        ("golden texts", lambda: read_golden(family)),
        ("titles", lambda: run_pytest(f"tests/titles/{family}", "tests/test_packs.py", only=UNHURRIED)),
        ("proofs", lambda: prove(family)),
        ("slow tests", lambda: run_pytest(f"tests/rulebook/{family}", f"tests/titles/{family}", only=f"not ({UNHURRIED})")),
        ("foreign packs", lambda: run_pytest("tests/test_foreign_packs.py", only=f"proofs and {FOREIGN[family]}")),
    ]
    for name, stage in stages:
        began = time.process_time()
        try:
            stage()
            print(f"{name}: {time.process_time() - began:.1f} CPU seconds")
        except (Exception, SystemExit):
            return name
    return ""


def child(tree: Path, mutant: Mutant, told: Path) -> None:
    """Never returns. What it prints is kept, to see why a mutant was noticed. Without a kind nothing is changed."""
    import resource

    code = 3
    try:
        if mutant.kind:
            resource.setrlimit(resource.RLIMIT_CPU, (int(TIME_LIMIT), int(TIME_LIMIT) + 5))
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
