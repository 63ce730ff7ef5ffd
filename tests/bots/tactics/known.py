"""The tactical positions of every title: those of a family stand in the module of its name."""

from importlib import import_module

from argosy import TITLES
from bots.tactics.tactic import Tactic


def tactics_of(title: str) -> list[Tactic]:
    module = f"bots.tactics.{TITLES[title].family.replace('-', '_')}"
    found: list[Tactic] = import_module(module).tactics(title)
    return found
