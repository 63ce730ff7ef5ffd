"""Edge cases that players ask about, each answered with its rules. The sentences are rulebook-faq-NAME-... in locale/."""

from argosy.engine.position import Title
from argosy.rulebook.sheet import Section
from argosy.texts import say

# By family: the name of the question, and the rules that answer it. A rule that a title does not have is not named there;
# a question none of whose rules it has is not asked there.
_QUESTIONS: dict[str, dict[str, str]] = {
    "endeavor": {
        "idle": "ACT-3 ACT-1",
        "two-discs": "ACT-2 ATK-1",
        "second-action": "ACT-4",
        "europe-ship": "SHP-1 ACT-4",
        "full-track": "SHP-3 DRW-2",
        "governor-tie": "SHP-6",
        "governor-passed": "DIS-8 SHP-6 ABO-1",
        "governor-beside": "SHP-6 SHP-3",
        "presence-lost": "OCC-2 ATK-3",
        "link-token": "LNK-2 ATK-4",
        "attack-token": "ATK-4 OCC-1",
        "attack-track": "ATK-2",
        "payer": "PAY-2",
        "closed-draw": "DRW-3",
        "pile": "DRW-6 DRW-5",
        "value-one": "DRW-5",
        "route-presence": "SHP-4 OCC-2 END-2",
        "slavery-over": "DIS-3 DIS-2",
        "slavery-kept": "END-6 ABO-1",
        "abolition-twice": "ABO-2 ABO-1",
        "free-place": "DIS-4 END-4",
        "limit-falls": "DIS-5",
        "voluntary": "ACT-6 DIS-7",
        "no-building": "BLD-5 BLD-4",
        "salary-choice": "SAL-2 SAL-3",
        "above-fifteen": "ATT-2 END-1",
        "slots": "DRW-4 DIS-4",
        "levels": "ATT-3 GRO-1 DIS-2",
        "attribute-glory": "END-1",
        "presence-beside": "OCC-2 SHP-3",
        "europe-decks": "DRW-2",
        "regions": "SHP-1",
        "start": "SET-3 SET-7",
        "game-end": "RND-3 BLD-1",
        "two-cards": "ACT-4",
        "neutral": "SET-1 SET-5",
        "chips": "END-7",
    },
    "new-found-land": {
        "gold": "LND-6 OBJ-1",
        "back-to-expansions": "LND-7 LND-2",
        "scrap": "LND-4 LND-3",
        "market": "LND-5",
        "drake-now": "FRM-1 LND-4",
        "plan-change": "PLN-5 PLN-3",
        "charter": "PLN-2 ACT-2",
        "sail-tie": "ACT-1",
        "da-gama": "PLN-4 LOD-1",
        "two-settlers": "STL-1 STL-2",
        "same-bonus": "STL-1",
        "scored-island": "FIN-2 STL-1",
        "spain": "STL-3",
        "join": "DEL-1 DEL-4",
        "full-city": "DEL-3 DEL-5",
        "discover-all": "DSC-1 DSC-2",
        "skipped-marker": "FRM-4 FRM-1",
        "several-markers": "FRM-1 FRM-2",
        "marker-blocked": "FRM-3",
        "ties": "FIN-2",
        "alone": "FIN-2",
        "neutral": "FIN-1 FIN-2",
        "objective-goods": "FIN-4 OBJ-1",
        "objective-late": "FIN-4 FRM-2",
        "cards-end": "END-1 ACT-3",
        "end-tie": "END-2",
    },
}


def questions(title: Title, language: str) -> list[Section]:
    known = {rule.id for rule in title.rules}
    sections: list[Section] = []
    for name, ids in _QUESTIONS[title.family].items():
        rules = [id for id in ids.split() if id in known]
        if ids.split()[0] in known:
            question = say(language, f"rulebook-faq-{title.family}-{name}-question", {"title": title.name})
            answer = say(language, f"rulebook-faq-{title.family}-{name}-answer", {"title": title.name})
            sections.append(Section(name, question, answer, rules=rules))
    return sections
