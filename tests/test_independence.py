"""`legal` and `why_not` are written twice, so that their agreement proves something."""

import ast
import inspect
import types
from importlib import import_module

import pytest

import argosy.titles.endeavor.rules.options as endeavor_options
from proofs import Table, check_why_not, random_walk

# Families whose refusals share no function with their options; New Found Land, which shares those of engine/masks, has a test of its own.
FAMILIES = ("endeavor",)


@pytest.mark.parametrize("family", FAMILIES)
def test_refusals_do_not_reach_the_options(family: str) -> None:
    """Neither by an import of their own, nor through a module that they import."""
    assert f"argosy.titles.{family}.rules.options" not in imports_of(f"argosy.titles.{family}.rules.refusals", family)


@pytest.mark.parametrize("family", FAMILIES)
def test_refusals_and_options_share_no_function(family: str) -> None:
    """Constants, components and the position itself are common; what decides is not."""
    refusals, options = (import_module(f"argosy.titles.{family}.rules.{name}") for name in ("refusals", "options"))
    assert not functions_in(refusals) & functions_in(options)


def imports_of(module: str, family: str) -> set[str]:
    """The modules of the family that a module imports, at its top, directly or not."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        source = inspect.getsource(import_module(waiting.pop()))
        for node in ast.parse(source).body:
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            else:
                continue
            for name in names:
                if name.startswith(f"argosy.titles.{family}.") and name not in found and is_module(name):
                    found.add(name)
                    waiting.append(name)
    return found


def is_module(name: str) -> bool:
    try:
        import_module(name)
    except ModuleNotFoundError:
        return False
    return True


def functions_in(module: types.ModuleType) -> set[object]:
    return {value for value in vars(module).values() if inspect.isfunction(value)}


# ---- mistakes in options.py that the generic proof must see

BOTH, FIRST, SECOND = ("endeavor", "age-of-sail"), ("endeavor",), ("age-of-sail",)
MISTAKES = [  # what it is, in which titles; where in the source, what is changed there; before that decision it cannot show
    ("ACT-3: the disc that activates can be used", BOTH, "feasible_actions(state, seat, state.harbor[seat] - 1)", " - 1", "", 0),
    ("ACT-3: a ship needs no disc", BOTH, "    if harbor >= 1:\n        feasible = SHIP", "1", "0", 0),
    ("ACT-3: an attack needs one disc", BOTH, "if harbor >= 2 and reach", "2", "1", 0),
    ("PAY-2: a building frees itself", FIRST, "mask &= ~(1 << payer)", "1 << payer", "0", 80),
    ("PAY-2: a building frees none", FIRST, "return staffed if state", "staffed if", "0 if", 80),
    ("PAY-2: a building frees none", SECOND, "else staffed & ~state", "staffed &", "0 &", 80),
    ("DIS-3: a slavery card takes a place away", BOTH, "limit += rules.slavery_bonus", "+=", "-=", 20),
]


@pytest.mark.parametrize(
    ("mistake", "title", "where", "old", "new", "from_ply"),
    [(mistake, title, *change) for mistake, titles, *change in MISTAKES for title in titles],
)
def test_the_proof_of_agreement_sees_a_mistake(
    monkeypatch: pytest.MonkeyPatch, mistake: str, title: str, where: str, old: str, new: str, from_ply: int
) -> None:
    """ACT-3, PAY-2, DIS-7: changed in the source of options.py, for all who import from it."""
    source = inspect.getsource(endeavor_options)
    assert source.count(where) == 1, f"options.py has changed: {where!r}"
    mutated: dict[str, object] = {}
    exec(compile(source.replace(where, where.replace(old, new)), mistake, "exec"), mutated)
    for name, function in vars(endeavor_options).items():
        if inspect.isfunction(function) and function.__module__ == endeavor_options.__name__:
            monkeypatch.setattr(function, "__code__", mutated[name].__code__)  # type: ignore[attr-defined]
    table = Table(title, 3, (("side", 1),) if title == "age-of-sail" else ())
    with pytest.raises(AssertionError, match=r"legal says|DIS-7"):
        _check_games(table, from_ply)


def _check_games(table: Table, from_ply: int) -> None:
    for seed in range(2, 62):
        for decision in random_walk(table, seed):
            if decision.ply >= from_ply:
                check_why_not(table.ruleset, decision.position)
