"""What our texts say beside the rules: the mistakes of a summary answered, and ours mended."""

import pytest

from argosy import TITLES
from argosy.rulebook.edge_cases import edge_cases
from argosy.texts import say
from rulebook.endeavor.setup import BOTH

both = pytest.mark.parametrize("title", BOTH)
every_language = pytest.mark.parametrize("language", ["en", "fr"])

# What a summary of the rules gets wrong (or games have and this one has not), and the question that answers it.
MISTAKEN = {
    "growth at culture 2-3": ("levels", "ATT-3"),
    "two draws of the Trade Office": ("two-cards", "ACT-4"),
    "end of the game": ("game-end", "RND-3"),
    "governors, start building": ("start", "SET-3"),
    "presence beside the track": ("presence-beside", "OCC-2"),
    "draw in a closed region": ("closed-draw", "DRW-3"),
    "regions": ("regions", "SHP-1"),
    "decks of Europe": ("europe-decks", "DRW-2"),
    "card limit, growth, payments": ("levels", "ATT-3"),
    "glory of attributes": ("attribute-glory", "END-1"),
    "two actions in different regions": ("second-action", "ACT-4"),
    "payment on payers": ("payer", "PAY-2"),
    "neutral tokens": ("neutral", "SET-1"),
    "variants for two and three": ("neutral", "SET-1"),
    "scoring chips": ("chips", "END-7"),
    "cards between slots": ("slots", "DRW-4"),
}


@both
@every_language
@pytest.mark.parametrize("mistake", MISTAKEN)
def test_each_mistake_of_the_summary_is_answered(title, language, mistake):
    """ATT-3, ACT-4, RND-3, SET-3, OCC-2, DRW-3, SHP-1, DRW-2, END-1, PAY-2, SET-1, END-7, DRW-4: an edge case each."""
    name, rule = MISTAKEN[mistake]
    found = {section.id: section for section in edge_cases(TITLES[title], language)}
    assert name in found
    assert found[name].rules[0] == rule


@both
@pytest.mark.parametrize(("language", "wrong", "right"), [("en", "usually", "always"), ("fr", "en général", "toujours")])
def test_the_later_ship_always_breaks_the_tie(title, language, wrong, right):
    """SHP-6: nearest the deck is the last of the tied to have shipped, without exception."""
    answer = say(language, "rulebook-faq-endeavor-governor-tie-answer", {"title": title})
    assert right in answer
    assert wrong not in answer


@pytest.mark.parametrize(("language", "wrong", "right"), [("en", "London", "needs none"), ("fr", "Londres", "aucun")])
def test_the_first_card_of_europe_needs_no_disc(language, wrong, right):
    """DRW-2: Europe 0 has value 0; the first voyage says so."""
    step = say(language, "voyage-endeavor-draw")
    assert right in step
    assert wrong not in step
