"""The numbered rules, and why a move is refused."""

# What a sentence needs to be told well. A text is the id of a component, which is shown by its name; under a key that
# begins with "player" or "rival" stands a seat, which is shown by its player's name; other numbers are just numbers.
Fact = int | str
Facts = dict[str, Fact]


class Rule:
    """One numbered rule. Its sentence is the message `FAMILY-rule-ID` of the locale files."""

    def __init__(self, id: str) -> None:
        self.id = id


class Refusal:
    """The rule that forbids an action now, and the facts of this position that show it.

    Its sentence is the message `FAMILY-refuse-RULE`, or `FAMILY-refuse-RULE-reason` where a rule can be broken in
    several ways. `text` is that sentence, filled in by whoever knows the reader's language.
    """

    def __init__(self, rule: str, reason: str = "", facts: Facts | None = None, text: str = "") -> None:
        self.rule = rule
        self.reason = reason
        self.facts: Facts = {} if facts is None else facts
        self.text = text

    @property
    def message(self) -> str:
        return self.rule + "-" + self.reason if self.reason else self.rule

    def __reduce__(self) -> tuple[type["Refusal"], tuple[str, str, Facts, str]]:
        """For pickle, which knows nothing of a compiled class."""
        return Refusal, (self.rule, self.reason, self.facts, self.text)

    def __repr__(self) -> str:
        return f"Refusal(rule={self.rule!r}, text={self.text!r})"
