"""A title's fixed, numbered list of all actions it could ever have."""

from argosy.engine.errors import BadAction
from argosy.engine.rules import Facts


class Action:
    """One entry: `ship africa`. What the button says is the message `FAMILY-action-KIND` with these facts."""

    def __init__(self, number: int, name: str, kind: str, facts: Facts) -> None:
        self.number = number
        self.name = name
        self.kind = kind
        self.facts = facts


class Catalogue:
    """Numbers for bots, masks and storage; names for people, records and tests. Both are stable."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self._numbers: dict[str, int] = {}

    def add(self, name: str, kind: str, facts: Facts) -> int:
        """Appends an action and gives its number. Only a title calls this, while it sets itself up."""
        number = len(self.actions)
        if name in self._numbers:
            raise BadAction(f"two actions are called {name!r}")
        self.actions.append(Action(number, name, kind, facts))
        self._numbers[name] = number
        return number

    def __len__(self) -> int:
        return len(self.actions)

    def name(self, number: int) -> str:
        return self.action(number).name

    def action(self, number: int) -> Action:
        if not 0 <= number < len(self.actions):
            raise BadAction(f"there is no action {number}: the catalogue has 0 to {len(self.actions) - 1}")
        return self.actions[number]

    def number(self, name: str) -> int:
        words = " ".join(name.split()).lower()
        found = self._numbers.get(words)
        if found is None:
            raise BadAction(f"there is no action {words!r}{self._nearest(words)}")
        return found

    def _nearest(self, words: str) -> str:
        import difflib

        near = difflib.get_close_matches(words, self._numbers, n=3, cutoff=0.5)
        return "; did you mean " + " or ".join(repr(name) for name in near) + "?" if near else ""
