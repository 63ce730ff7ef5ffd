"""An explanation as sentences, in the reader's language."""

from argosy.bots.explanation import Explanation
from argosy.engine.catalogue import Catalogue
from argosy.engine.position import Position
from argosy.texts import Teller, say


def explanation_sentences(explanation: Explanation, catalogue: Catalogue, teller: Teller, position: Position) -> list[str]:
    """The plan and the reasons, then the alternatives; `position` is that of the decision."""
    lines: list[str] = []
    if explanation.plan:
        plan = ", ".join([teller.action(catalogue.action(action), position) for action in explanation.plan])
        lines.append(say(teller.language, "bots-plan", {"plan": plan}))
    lines += [teller.reason(reason.kind, reason.facts) for reason in explanation.reasons]
    for alternative in explanation.alternatives:
        name = teller.action(catalogue.action(alternative.action), position)
        if alternative.behind > 0:
            lines.append(say(teller.language, "bots-behind", {"action": name, "percent": alternative.behind}))
        else:
            lines.append(say(teller.language, "bots-as-good", {"action": name}))
    return lines
