"""Every error that Argosy raises on purpose. Its text is one line, fit to be shown to the user as it is."""

from argosy.engine.rules import Facts, Refusal


class ArgosyError(Exception):
    """The one exception to catch: all of ours derive from it."""


class BadChoice(ArgosyError):
    """An unknown title, or a number of players, option or seed that the title does not take.

    `reason` and `facts` say the same to players, in their language: the message `bad-choice-REASON` of the locale files.
    """

    def __init__(self, text: str, reason: str = "", facts: Facts | None = None) -> None:
        super().__init__(text)
        self.reason = reason
        self.facts: Facts = {} if facts is None else facts


class BadAction(ArgosyError):
    """A name or number that is not in the catalogue, or a seat that is not at the table."""


class IllegalAction(ArgosyError):
    """A known action that the rules forbid now; `refusal` says which rule and why."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(text)
        self.refusal = refusal

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[str, Refusal]]:
        """For pickle: the process of a bot sends what it raises to that of the table."""
        return IllegalAction, (str(self), self.refusal)


class BadRecord(ArgosyError):
    """A record that is cut short, altered, of another version, or that does not replay."""


class BadPack(ArgosyError):
    """A component pack that cannot be read or does not add up."""


class BadPosition(ArgosyError):
    """A position taken apart that cannot be put together: it contradicts itself or the rules."""
