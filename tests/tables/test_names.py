"""Names of people: seen, short, their own, and harmless in the texts in which they stand."""

import pytest

from argosy.tables.commands import Tables
from argosy.tables.errors import BadRequest, Conflict
from argosy.tables.lobby import join, rename
from argosy.tables.names import clean_name
from argosy.tables.seating import Chair
from argosy.web.serializers.table import state_of
from service import new_table, with_tables

UNSEEN = {
    "turned around": "Ada\u202enitsuJ",
    "isolated and never ended": "A\u2067da",
    "with a mark of direction": "A\u200fda",
    "with an Arabic mark": "A\u061cda",
    "with nothing in between": "A\u200bda",
    "of joiners": "\u200d\u200d",
    "with a control character": "A\x07da",
    "of a lone surrogate": "\ud800",
    "with a tag": "Ada\U000e0041",
    "of a filler": "\u3164",
    "of marks on marks": "A" + "\u0336" * 9,
    "with NUL": "A\0da",
}


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN)
def test_a_name_that_cannot_be_read_is_refused(db: str, name: str) -> None:
    async def play(tables: Tables) -> None:
        with pytest.raises(BadRequest, match="bad-name"):
            await new_table(tables, chairs=[Chair(name=name), Chair("invite")])
        made = await new_table(tables, chairs=[Chair(name="Ada"), Chair("invite")])
        with pytest.raises(BadRequest, match="bad-name"):
            await join(tables, made.id, made.invitations[1], None, name)
        with pytest.raises(BadRequest, match="bad-name"):
            await rename(tables, made.id, 0, name)
        assert (await tables.open(made.id)).seats[1].vacant

    with_tables(db, play)


def test_names_are_trimmed_and_those_that_look_alike_are_the_same(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables, chairs=[Chair(name=" \u00a0Ada   Byron "), Chair("invite")])
        assert (await tables.open(made.id)).seats[0].name == "Ada Byron"
        with pytest.raises(Conflict, match="name-taken"):
            await join(tables, made.id, made.invitations[1], None, "\uff21da  byron")

    with_tables(db, play)


def test_a_name_from_right_to_left_turns_nothing_around_it(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables, chairs=[Chair(name="נועה"), Chair(name="Ben")])
        table = await tables.open(made.id)
        assert table.names("en") == ["\u2068נועה\u2069", "Ben"]
        state = state_of(table, None, "en")
        assert state.seats[0].name == "\u2068נועה\u2069"
        await rename(tables, made.id, 0, state.seats[0].name)  # a page sends back what it was shown
        assert (await tables.open(made.id)).seats[0].name == "נועה"

    with_tables(db, play)


@pytest.mark.parametrize("name", ["Åse", "Zoë", "李小龍", "Ngũgĩ", "O’Brien", "नेहा", "נועה", "محمد", "Ada 🦊"])
def test_names_of_all_scripts_are_welcome(name: str) -> None:
    assert clean_name(name) == name
