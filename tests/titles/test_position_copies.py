"""What copies positions is written from the fields that they have: none is old."""

import pytest

from argosy.titles.family import Family
from position_copies import OURS, file_of, source


@pytest.mark.parametrize("family", OURS, ids=lambda each: each.name)
def test_the_copy_has_the_fields_of_the_state(family: Family) -> None:
    assert file_of(family).read_text(encoding="utf-8") == source(family), "run `make types`"
