"""One reason for a move, as a message to be told."""

from argosy.engine.rules import Facts


class Reason:
    """Its sentence is the message `FAMILY-reason-KIND`, or `bots-reason-KIND`, with these facts. `weight` says which reasons to tell first."""

    def __init__(self, kind: str, weight: float, facts: Facts) -> None:
        self.kind = kind
        self.weight = weight
        self.facts = facts

    def __repr__(self) -> str:
        return f"Reason({self.kind!r}, {self.facts!r})"
