"""Every rule of every title is named by a test of its family's rulebook tests, and by the code that carries it out."""

import pytest

import argosy
from rule_ids import names, naming_code, naming_tests

ALL = [(name, title.family, [rule.id for rule in title.rules]) for name, title in argosy.TITLES.items()]
every_title = pytest.mark.parametrize(("title", "family", "ids"), ALL, ids=list(argosy.TITLES))


@every_title
def test_every_rule_has_a_test_that_names_it(title: str, family: str, ids: list[str]) -> None:
    missing = [id for id in ids if not naming_tests(family, id)]
    assert not missing, f"no test in tests/rulebook/ names {', '.join(missing)}"


@every_title
def test_every_rule_is_named_in_the_code(title: str, family: str, ids: list[str]) -> None:
    missing = [id for id in ids if not naming_code(family, id)]
    assert not missing, f"no code of {family} names {', '.join(missing)}"


def test_an_id_is_found_as_a_whole() -> None:
    assert names("# SHP-1: one disc", "SHP-1")
    assert names("SHP-1", "SHP-1")
    assert names("(LNK-1 to LNK-3)", "LNK-2")
    assert not names("SHP-12", "SHP-1")
    assert not names("XSHP-1", "SHP-1")
    assert not names("LNK-1 to LNK-3", "LNK-4")
