"""Sentences for people, in their language, from the message files in locale/ and in the families' folders."""

from functools import cache
from importlib import resources

from argosy.engine.catalogue import Action
from argosy.engine.errors import BadChoice
from argosy.engine.journal import Event
from argosy.engine.position import Position, Prompt, Ruleset
from argosy.engine.rules import Fact, Facts, Refusal
from argosy.messages import Messages
from argosy.titles import FAMILIES

LANGUAGES = ("en", "fr")


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadChoice(f"there is no language {language!r}: choose one of {', '.join(LANGUAGES)}")
    return language


@cache
def messages(language: str) -> Messages:
    check_language(language)
    shared = resources.files("argosy").joinpath("locale", f"{language}.ftl").read_text(encoding="utf-8")
    return Messages(language, "\n".join([shared, *(family.texts(language) for family in FAMILIES.values())]))


def say(language: str, key: str, facts: Facts | None = None) -> str:
    """The message `key` with these facts. A key or fact that is missing is a mistake of ours, and raises."""
    return messages(language).say(key, facts) if facts else _fixed(language, key)


def say_own(language: str, own: str, shared: str, facts: Facts | None = None) -> str:
    """The message `own` of a family that has it, else the one for all families."""
    return say(language, own if own in messages(language) else shared, facts)


@cache
def _fixed(language: str, key: str) -> str:
    """A message without facts is always the same: names of what gives points are asked for by the dozen with every move."""
    return messages(language).say(key, {})


class Teller:
    """Tells what happens at one table: components by their names, seats by their players' names."""

    def __init__(self, ruleset: Ruleset, language: str, names: list[str] | None = None) -> None:
        self.language = check_language(language)
        self.family = ruleset.family
        self.title = ruleset.title
        self.components = ruleset.component_names(language)
        self.names = names or [say(language, "player-numbered", {"number": seat + 1}) for seat in range(ruleset.players)]

    def refusal(self, refusal: Refusal) -> str:
        return self._say(f"refuse-{refusal.message}", refusal.facts)

    def event(self, event: Event) -> str:
        return self._say(f"event-{event.kind}", event.facts)

    def prompt(self, prompt: Prompt) -> str:
        return self._say(f"prompt-{prompt.kind}", prompt.facts)

    def action(self, action: Action, position: Position | None = None) -> str:
        """What the button of an action says; in a position also where on the table its component lies."""
        return self._say(f"action-{action.kind}", action.facts if position is None else position.facts_of(action))

    def reason(self, kind: str, facts: Facts) -> str:
        return say_own(self.language, f"{self.family}-reason-{kind}", f"bots-reason-{kind}", self._facts(facts))

    def component(self, id: str) -> str:
        return self.components.get(id, id)

    def _say(self, key: str, facts: Facts) -> str:
        return say(self.language, f"{self.family}-{key}", self._facts(facts))

    def _facts(self, facts: Facts) -> Facts:
        shown: Facts = {name: self._shown(name, fact) for name, fact in facts.items()}
        shown["title"] = self.title
        return shown

    def _shown(self, name: str, fact: Fact) -> Fact:
        if isinstance(fact, str):
            return self.component(fact)
        if name.startswith(("player", "rival")):
            return self.names[fact]
        return fact
