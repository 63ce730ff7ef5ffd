"""What the generic proofs ask of each family: that nothing is lost, and points counted by hand from what everybody sees."""

from typing import Any

from argosy.engine.position import Plain, Position, Ruleset


def check(ruleset: Ruleset, position: Position) -> None:
    cards: Any = position.to_dict()["cards"]
    dealt = [place for place in cards if place != 20]
    assert len(dealt) == ruleset.players * ruleset.rounds, f"{len(dealt)} cards are somewhere"


def points(ruleset: Ruleset, view: Plain) -> list[dict[str, int]]:
    seats: Any = view["seats"]
    return [{"wrecks": seat["wrecks"], "driftwood": seat["driftwood"]} for seat in seats]
