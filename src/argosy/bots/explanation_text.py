"""An explanation as sentences, in the reader's language."""

from argosy.bots.explanation import Explanation
from argosy.engine.catalogue import Catalogue
from argosy.engine.rules import Fact, Facts
from argosy.texts import Teller, say, say_own


def explanation_sentences(explanation: Explanation, catalogue: Catalogue, teller: Teller) -> list[str]:
    """The plan and the reasons, then the alternatives."""
    lines: list[str] = []
    if explanation.plan:
        plan = ", ".join([teller.action(catalogue.action(action)) for action in explanation.plan])
        lines.append(say(teller.language, "bots-plan", {"plan": plan}))
    for reason in explanation.reasons:
        lines.append(_say(teller, reason.kind, reason.facts))
    for alternative in explanation.alternatives:
        name = teller.action(catalogue.action(alternative.action))
        if alternative.behind > 0:
            lines.append(say(teller.language, "bots-behind", {"action": name, "percent": alternative.behind}))
        else:
            lines.append(say(teller.language, "bots-as-good", {"action": name}))
    return lines


def _say(teller: Teller, kind: str, facts: Facts) -> str:
    """The family's sentence, or the one for all titles."""
    shown: Facts = {name: _shown(teller, name, fact) for name, fact in facts.items()}
    return say_own(teller.language, f"{teller.family}-reason-{kind}", f"bots-reason-{kind}", shown)


def _shown(teller: Teller, name: str, fact: Fact) -> Fact:
    if isinstance(fact, str):
        return teller.component(fact)
    return teller.names[fact] if name.startswith(("player", "rival")) else fact
