"""The tactical positions of every title: those of a family stand in the module of its name."""

from importlib import import_module
from importlib.util import find_spec

from argosy import TITLES
from bots.tactics.endeavor import Tactic

__all__ = ["Tactic", "tactics_of"]


def tactics_of(title: str) -> list[Tactic]:
    module = f"bots.tactics.{TITLES[title].family.replace('-', '_')}"
    found: list[Tactic] = import_module(module).tactics(title) if find_spec(module) else []
    return found
