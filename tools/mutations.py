"""The small ways in which `make mutants` breaks the rules: what can be changed in a module, and a sample of it.

Two changes are never made, because by construction they change nothing: adding a constant that is 0 becomes subtracting it
(`7 * seat + EUROPE`), and a table gets room that nobody asks for (`[-1] * (size + 1)` with 2: it is made too small instead,
with 0). Nothing is left out because it is hard to notice.
"""

import ast
import hashlib
from dataclasses import dataclass
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any

FAMILIES = ("endeavor", "new_found_land")
LEFT_OUT = {"__init__.py", "rule_list.py", "title.py", "edition.py"}  # lists, not rules

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
