"""Messages of Project Fluent, as far as ours go: texts, facts, and choices by a fact.

Fluent's own runtime formats dates and currencies of every country besides, for which it brings 35 MB; a test compares ours with it.
"""

import re
import unicodedata
from collections.abc import Callable

from fluent.syntax import FluentParser, ast

from argosy.engine.rules import Fact, Facts

_GROUPING = {"en": ",", "fr": "\u202f"}  # between the thousands of a number
_ONE = {"en": (1,), "fr": (0, 1)}  # the numbers that are said as a single thing

# French drops a letter before a vowel, "la place d’Aurélie": the message files say "de { $player }". client/src/lib/elision.ts does the same.
_ELIDED = {"fr": re.compile(r"(?<![^\W\d_]|’)([Dd]e|[Ll]e|[Ll]a|[Qq]ue|[Ll]orsque|[Pp]uisque) $")}

Part = str | Callable[[Facts], str]


class Messages:
    """The messages of one language, by key."""

    def __init__(self, language: str, text: str) -> None:
        self._grouping = _GROUPING[language]
        self._one = _ONE[language]
        self._elided = _ELIDED.get(language)
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
        parts: list[Part] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts.append(element.value)
            elif isinstance(element.expression, ast.VariableReference):
                name = element.expression.id.name
                word = self._elided.search(parts[-1]) if self._elided and parts and isinstance(parts[-1], str) else None
                if word is not None:
                    parts[-1] = word.string[: word.start()]
                parts.append(self._fact(name, "" if word is None else word.group(1)))
            else:
                parts.append(self._part(element.expression))
        return parts

    def _fact(self, name: str, before: str) -> Part:
        """The fact, and the word before it if that depends on it."""
        if before:
            return lambda facts: elided(before, facts[name]) + self._shown(facts[name])
        return lambda facts: self._shown(facts[name])

    def _part(self, expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> Part:
        if isinstance(expression, ast.StringLiteral):
            return str(expression.parse()["value"])
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


def elided(word: str, following: Fact) -> str:
    """The word as it stands before another; names with an H keep it."""
    first = unicodedata.normalize("NFD", following)[:1].lower() if isinstance(following, str) else ""
    return f"{word[:-1]}’" if first and first in "aeiouœæ" else f"{word} "


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value
