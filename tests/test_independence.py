"""`legal` and `why_not` are written twice, so that their agreement proves something."""

import ast
import inspect
import types
from collections.abc import Callable
from importlib import import_module

import pytest

import argosy.titles.endeavor.options as endeavor_options
from proofs import Table, check_why_not, random_walk

# Families whose refusals are independent of their options.
FAMILIES = ("endeavor",)


@pytest.mark.parametrize("family", FAMILIES)
def test_refusals_do_not_reach_the_options(family: str) -> None:
    """Neither by an import of their own, nor through a module that they import."""
    assert f"argosy.titles.{family}.options" not in imports_of(f"argosy.titles.{family}.refusals", family)


@pytest.mark.parametrize("family", FAMILIES)
def test_refusals_and_options_share_no_function(family: str) -> None:
    """Constants, components and the position itself are common; what decides is not."""
    refusals, options = (import_module(f"argosy.titles.{family}.{name}") for name in ("refusals", "options"))
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


def _activates_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """ACT-3: the disc that activates is counted as if it could still be used."""
    right = endeavor_options.feasible_actions
    monkeypatch.setattr(endeavor_options, "feasible_actions", lambda state, seat, harbor: right(state, seat, harbor + 1))


def _activates_without_a_target(monkeypatch: pytest.MonkeyPatch) -> None:
    """ACT-3: whatever the harbor allows counts as possible."""
    monkeypatch.setattr(endeavor_options, "feasible_actions", lambda state, seat, harbor: 0b10111 if harbor else 0b10000)


def _pays_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """PAY-2: a building may free itself, or any other that pays."""
    monkeypatch.setattr(endeavor_options, "payable", lambda state, seat: state.kinds_staffed[seat])


def _pays_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """PAY-2: what another building may free is forgotten."""
    monkeypatch.setattr(endeavor_options, "payable_by_building", lambda state, seat: 0)


@pytest.mark.parametrize("title", ["endeavor", "age-of-sail"])
@pytest.mark.parametrize(
    ("mistake", "from_ply"),  # nobody has a building that pays in the first rounds
    [(_activates_for_nothing, 0), (_activates_without_a_target, 0), (_pays_itself, 80), (_pays_nobody, 80)],
)
def test_the_proof_of_agreement_sees_a_mistake(
    monkeypatch: pytest.MonkeyPatch, title: str, mistake: Callable[[pytest.MonkeyPatch], None], from_ply: int
) -> None:
    """ACT-3, PAY-2: in some game of a few the two no longer agree."""
    mistake(monkeypatch)
    table = Table(title, 3, (("side", 1),) if title == "age-of-sail" else ())
    with pytest.raises(AssertionError, match="legal says"):
        _check_games(table, from_ply)


def _check_games(table: Table, from_ply: int) -> None:
    for seed in range(2, 42):
        for decision in random_walk(table, seed):
            if decision.ply >= from_ply:
                check_why_not(table.ruleset, decision.position)
