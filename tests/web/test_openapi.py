"""The OpenAPI document has every family's declared types, and the files that are made from it are not old."""

import warnings
from typing import TypedDict

import pytest

from argosy.titles import FAMILIES
from argosy.titles.declared_types import schemas
from argosy.titles.family import Family
from argosy.web.app import create_app
from argosy.web.openapi import openapi_document
from argosy.web.settings import Settings
from generated_types import PAGE, TYPES, document, first_line, page


class Isle(TypedDict):
    """The view of a family of this test."""

    palms: int


def test_the_declared_types_of_every_family_are_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FAMILIES, "three-isles", Family("three-isles", "nowhere", (), view=f"{__name__}:Isle"))
    found = openapi_document(create_app(Settings(db="")).app)["components"]["schemas"]
    for family in FAMILIES.values():
        assert schemas(family).items() <= found.items()
    assert {"ThreeIslesIsle", "State", "Problem"} <= set(found)


def test_routes_are_declared_as_this_litestar_wants_them() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error", DeprecationWarning)
        openapi_document(create_app(Settings(db="")).app)


def test_the_types_of_the_client_are_of_this_document() -> None:
    assert TYPES.read_text(encoding="utf-8").startswith(first_line(document())), "old: run `make types`"


def test_the_page_of_views_is_of_these_declarations() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(list(FAMILIES.values())), "old: run `make types`"
