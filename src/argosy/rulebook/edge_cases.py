"""Edge cases that players ask about, each answered with its rules. A family lists them in its `edge_cases.toml`."""

import tomllib

from argosy.engine.position import Title
from argosy.rulebook.sheet import Section
from argosy.texts import say
from argosy.titles import family_of


def edge_cases(title: Title, language: str) -> list[Section]:
    """A rule that a title does not have is not named there; a question whose first rule it lacks is not asked there."""
    known = {rule.id for rule in title.rules}
    file = family_of(title.name).file("edge_cases.toml")
    cases: dict[str, str] = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    sections: list[Section] = []
    for name, ids in cases.items():
        rules = [id for id in ids.split() if id in known]
        if ids.split()[0] in known:
            question = say(language, f"rulebook-faq-{title.family}-{name}-question", {"title": title.name})
            answer = say(language, f"rulebook-faq-{title.family}-{name}-answer", {"title": title.name})
            sections.append(Section(name, question, answer, rules=rules))
    return sections
