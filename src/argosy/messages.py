"""Messages of Project Fluent, as far as ours go: texts, facts, and choices by a fact.

Fluent's own runtime formats dates and currencies of every country besides, for which it brings 35 MB; a test compares ours with it.
"""

from collections.abc import Callable

from fluent.syntax import FluentParser, ast

from argosy.engine.rules import Fact, Facts

_GROUPING = {"en": ",", "fr": "\u202f"}  # between the thousands of a number
_ONE = {"en": (1,), "fr": (0, 1)}  # the numbers that are said as a single thing

Part = str | Callable[[Facts], str]


class Messages:
    """The messages of one language, by key."""

    def __init__(self, language: str, text: str) -> None:
        self._grouping = _GROUPING[language]
        self._one = _ONE[language]
        self._patterns: dict[str, list[Part]] = {}
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                self._patterns[entry.id.name] = self._parts(entry.value)

    def __contains__(self, key: str) -> bool:
        return key in self._patterns

    def say(self, key: str, facts: Facts) -> str:
        return self._joined(self._patterns[key], facts)

    def _joined(self, parts: list[Part], facts: Facts) -> str:
        return "".join([part if isinstance(part, str) else part(facts) for part in parts])

    def _parts(self, pattern: ast.Pattern) -> list[Part]:
        return [
            element.value if isinstance(element, ast.TextElement) else self._part(element.expression)
            for element in pattern.elements
        ]

    def _part(self, expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> Part:
        if isinstance(expression, ast.StringLiteral):
            return str(expression.parse()["value"])
        if isinstance(expression, ast.VariableReference):
            name = expression.id.name
            return lambda facts: self._shown(facts[name])
        if isinstance(expression, ast.SelectExpression) and isinstance(expression.selector, ast.VariableReference):
            return self._choice(expression.selector.id.name, expression.variants)
        raise NotImplementedError(f"messages have texts, facts and choices by a fact, and no {type(expression).__name__}")

    def _choice(self, name: str, variants: list[ast.Variant]) -> Part:
        """An exact number or word goes before the one or many of a number; the variant marked so is for all the rest."""
        by_key = {_key(variant.key): self._parts(variant.value) for variant in variants}
        otherwise = next(_key(variant.key) for variant in variants if variant.default)

        def chosen(facts: Facts) -> str:
            fact = facts[name]
            parts = by_key.get(str(int(fact)) if isinstance(fact, int) else fact)
            if parts is None and isinstance(fact, int):
                parts = by_key.get("one" if abs(fact) in self._one else "other")
            return self._joined(by_key[otherwise] if parts is None else parts, facts)

        return chosen

    def _shown(self, fact: Fact) -> str:
        return fact if isinstance(fact, str) else f"{fact:,d}".replace(",", self._grouping)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value
