"""What a family declares of its view and its components becomes JSON Schema, and a page to read."""

from typing import Annotated, Literal, NotRequired, TypedDict

import pytest

from argosy.titles.declared_types import declared_types, schemas
from argosy.titles.family import Family
from generated_types import page


class Seat(TypedDict):
    """What one seat has."""

    hand: Annotated[list[str] | None, "the cards held; null if others may not know them"]
    bid: NotRequired[Annotated[int, "made in secret"]]


class View(TypedDict):
    """All that a seat may know."""

    round: int
    phase: Annotated[Literal["bid", "play"], "what is decided now"]
    seats: Annotated[list[Seat], "in the order of play"]
    leader: Annotated[Seat | None, "who has most points"]


class Components(TypedDict):
    """What there is to draw."""

    prices: dict[str, int]


class Other:
    class Seat(TypedDict):
        """Another type of the same name."""

        number: int


def family(components: str = "Components") -> Family:
    return Family("three-isles", "nowhere", (), view=f"{__name__}:View", components_type=f"{__name__}:{components}")


def test_each_type_has_a_schema_named_after_the_family_and_the_class() -> None:
    assert list(schemas(family())) == ["ThreeIslesView", "ThreeIslesSeat", "ThreeIslesComponents"]
    assert schemas(family())["ThreeIslesSeat"] == {
        "title": "Seat",
        "description": "What one seat has.",
        "type": "object",
        "properties": {
            "hand": {
                "anyOf": [{"type": "array", "items": {"type": "string"}}, {"type": "null"}],
                "description": "the cards held; null if others may not know them",
            },
            "bid": {"type": "integer", "description": "made in secret"},
        },
        "required": ["hand"],
    }


def test_a_part_is_referred_to_by_its_published_name() -> None:
    fields = schemas(family())["ThreeIslesView"]["properties"]
    assert list(fields) == ["round", "phase", "seats", "leader"]
    assert fields["seats"]["items"] == {"$ref": "#/components/schemas/ThreeIslesSeat"}
    assert fields["phase"]["enum"] == ["bid", "play"]
    assert fields["round"] == {"type": "integer"}


def test_plain_data_declares_nothing() -> None:
    assert declared_types(Family("three-isles", "nowhere", ())) == {}
    assert schemas(Family("three-isles", "nowhere", ())) == {}


def test_two_types_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match="both declare Seat"):
        schemas(family("Other.Seat"))


def test_the_page_tells_every_field() -> None:
    text = page([family()])
    assert "### ThreeIslesView\n\nAll that a seat may know.\n" in text
    assert "| `seats` | list of [ThreeIslesSeat](#threeislesseat) | in the order of play |" in text
    assert '| `phase` | `"bid"` or `"play"` | what is decided now |' in text
    assert "| `bid` | number, may be missing | made in secret |" in text
    assert "| `hand` | list of text or null | the cards held; null if others may not know them |" in text
    assert "| `prices` | object, by text, of number |  |" in text
