"""Sitting down: a link stays good, a seat is where its person is, and only whoever set the table up begins early."""

import asyncio

import pytest

from argosy.tables.commands import Tables
from argosy.tables.creation import rematch
from argosy.tables.entries import SeatChange
from argosy.tables.errors import BadRequest, Conflict, NotAllowed, TableError
from argosy.tables.lobby import BOT_NAMES, invited_seat, join, new_link, rename, start, state_of_seat
from argosy.tables.seating import Chair, Created
from service import new_table, play_some, with_tables

DOCK = "start merchant-dock"


async def with_a_guest(tables: Tables) -> tuple[Created, str]:
    """A running game of Ada, who set the table up, and Ben, who came by link; and Ben's secret."""
    made = await new_table(tables, chairs=[Chair(name="Ada"), Chair("invite")])
    return made, (await join(tables, made.id, made.invitations[1], None, "Ben"))[1]


def test_an_invitation_seats_one_person_and_the_host_does_not_know_their_secret(db: str) -> None:
    async def play(one: Tables, other: Tables) -> None:
        made = await new_table(one, chairs=[Chair(), Chair("invite"), Chair("open")])
        assert not (await one.open(made.id)).started
        guests = await asyncio.gather(
            *(join(worker, made.id, made.invitations[1], None, "Ben") for worker in (one, other, one)), return_exceptions=True
        )
        (seat, secret), *late = sorted(guests, key=lambda each: isinstance(each, Exception))  # type: ignore[misc]
        assert [each.code for each in late if isinstance(each, TableError)] == ["seat-moves"] * 2
        assert seat == 1
        assert secret != made.invitations[1]
        table = await other.open(made.id)
        assert other.seat_of(table, secret) == 1
        with pytest.raises(NotAllowed):
            other.seat_of(table, made.invitations[1])
        assert (await join(other, made.id, "", None, "Cleo"))[0] == 2
        assert (await one.open(made.id)).started  # everybody is there
        with pytest.raises(Conflict, match="seat-taken"):
            await join(one, made.id, "", None, "Dan")

    with_tables(db, play, workers=2)


def test_a_link_opened_again_moves_the_seat_and_the_old_device_only_watches(db: str) -> None:
    async def play(one: Tables, other: Tables) -> None:
        made, laptop = await with_a_guest(one)
        with pytest.raises(Conflict, match="seat-moves"):
            await join(other, made.id, made.invitations[1], None, "")
        seat, phone = await join(other, made.id, made.invitations[1], None, "", take=True)
        table = await one.open(made.id)
        assert (seat, one.seat_of(table, phone), table.seats[1].name) == (1, 1, "Ben")
        with pytest.raises(NotAllowed):
            one.seat_of(table, laptop)
        assert table.notices[-1].entry.kind == "moved"

    with_tables(db, play, workers=2)


def test_of_two_devices_that_take_a_seat_at_once_one_gets_it(db: str) -> None:
    async def play(one: Tables, other: Tables) -> None:
        made, _laptop = await with_a_guest(one)
        await other.open(made.id)
        taken = await asyncio.gather(
            *(join(worker, made.id, made.invitations[1], None, "", take=True) for worker in (one, other)), return_exceptions=True
        )
        table = await one.open(made.id)
        opening = [one.seat_of(table, each[1]) for each in taken if isinstance(each, tuple) and _opens(one, table, each[1])]
        assert opening == [1]

    def _opens(tables: Tables, table, secret: str) -> bool:  # type: ignore[no-untyped-def]
        try:
            return tables.seat_of(table, secret) == 1
        except NotAllowed:
            return False

    with_tables(db, play, workers=2)


def test_a_late_guest_takes_the_seat_from_the_bot_in_the_middle_of_the_game(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables, chairs=[Chair(), Chair("invite")])
        await start(tables, made.id, 0, "mate")
        table = await tables.open(made.id)
        assert state_of_seat(invited_seat(table, made.invitations[1])) == "bot"
        assert table.bot_turn
        seat, secret = await join(tables, made.id, made.invitations[1], None, "Ben", consent=True)
        table = await tables.open(made.id)
        assert (tables.seat_of(table, secret), table.level_of(seat), table.bot_turn) == (1, "", False)
        assert (table.seats[1].name, table.seats[1].consent, table.notices[-1].entry.kind) == ("Ben", True, "sit")
        with pytest.raises(Conflict, match="stale"):  # what the bot was thinking about comes too late
            await tables.bot_move(made.id, 1, 1, DOCK, 0.0)
        await tables.move(made.id, 1, table.asked[1], DOCK)

    with_tables(db, play)


def test_a_guest_who_comes_while_bots_fill_the_table_has_the_seat_either_way(db: str) -> None:
    async def play(one: Tables, other: Tables) -> None:
        for _ in range(8):
            made = await new_table(one, chairs=[Chair(), Chair("invite"), Chair("invite")])
            await other.open(made.id)
            (seat, secret), begun = await asyncio.gather(
                join(other, made.id, made.invitations[1], None, "Ben"), start(one, made.id, 0, "mate")
            )
            table = await one.open(made.id)
            assert begun is None
            assert table.started
            assert (one.seat_of(table, secret), table.level_of(seat), table.level_of(2)) == (1, "", "mate")

    with_tables(db, play, workers=2)


def test_only_whoever_set_the_table_up_begins_and_fills_it(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables, chairs=[Chair(), Chair("invite"), Chair("invite")])
        await join(tables, made.id, made.invitations[1], None, "Ben")
        for fill in (None, "mate"):
            with pytest.raises(NotAllowed, match="not-owner"):
                await start(tables, made.id, 1, fill)
        with pytest.raises(Conflict, match="seats-vacant"):
            await start(tables, made.id, 0, None)
        with pytest.raises(Conflict, match="not-started"):
            await tables.move(made.id, 0, 0, DOCK)
        await start(tables, made.id, 0, "mate")
        table = await tables.open(made.id)
        assert [table.level_of(seat) for seat in range(3)] == ["", "", "mate"]
        assert table.seats[2].name == BOT_NAMES[0]  # nobody sails against "Player 3"
        with pytest.raises(Conflict, match="already-started"):
            await start(tables, made.id, 0, None)

    with_tables(db, play)


def test_a_new_link_is_made_by_its_own_person_or_the_owner_and_the_old_one_stops(db: str) -> None:
    async def play(tables: Tables) -> None:
        made, laptop = await with_a_guest(tables)
        own = await new_link(tables, made.id, 1, 1)
        table = await tables.open(made.id)
        assert [notice.entry.kind for notice in table.notices] == ["start"]  # nobody else's business
        with pytest.raises(NotAllowed, match="old-link"):
            await join(tables, made.id, made.invitations[1], None, "", take=True)
        given = await new_link(tables, made.id, 0, 1)
        table = await tables.open(made.id)
        assert (table.notices[-1].entry.kind, table.notices[-1].entry.by_seat) == ("link", 0)
        assert tables.seat_of(table, laptop) == 1  # until the new link is opened
        with pytest.raises(NotAllowed, match="old-link"):
            invited_seat(table, own)
        _seat, phone = await join(tables, made.id, given, None, "Ben", take=True)
        assert tables.seat_of(await tables.open(made.id), phone) == 1
        with pytest.raises(NotAllowed, match="not-owner"):
            await new_link(tables, made.id, 1, 0)
        with pytest.raises(BadRequest, match="no-seat"):
            await new_link(tables, made.id, 1, 7)

    with_tables(db, play)


@pytest.mark.parametrize("name", ["Cleo", "Ada", ""])
def test_the_seat_of_one_who_left_is_given_to_somebody_else_by_anybody(db: str, name: str) -> None:
    """Whoever they say they are."""

    async def play(tables: Tables) -> None:
        made, _ben = await with_a_guest(tables)
        await tables.leave(made.id, 0, "mate")
        link = await new_link(tables, made.id, 1, 0)
        _seat, secret = await join(tables, made.id, link, None, name, take=True)
        table = await tables.open(made.id)
        assert (tables.seat_of(table, secret), table.seats[0].name, table.level_of(0)) == (0, name or "Ada", "")
        assert table.notices[-1].entry.kind == "sit"
        assert not table.seats[0].owner  # they have not set it up

    with_tables(db, play)


def test_whoever_comes_back_before_their_seat_is_taken_stays_the_owner_on_another_device(db: str) -> None:
    async def play(tables: Tables) -> None:
        made, _ben = await with_a_guest(tables)
        await tables.leave(made.id, 0, None)
        await new_link(tables, made.id, 1, 0)
        await tables.come_back(made.id, 0)
        own = await new_link(tables, made.id, 0, 0)
        await join(tables, made.id, own, None, "", take=True)
        table = await tables.open(made.id)
        assert (table.notices[-1].entry.kind, table.seats[0].owner) == ("moved", True)

    with_tables(db, play)


def test_a_game_begins_though_the_worker_died_when_the_last_guest_had_sat_down(db: str) -> None:
    async def play(one: Tables, other: Tables) -> None:
        made = await new_table(one, chairs=[Chair(), Chair("invite")])
        assert await one.store.change_seats(made.id, [SeatChange(1, {"secret_hash": None}, {"secret_hash": "x" * 64})])
        assert not (await other.open(made.id)).started
        await other.settle(made.id)
        assert (await one.open(made.id)).started

    with_tables(db, play, workers=2)


def test_seats_change_all_or_not_at_all(db: str) -> None:
    async def play(tables: Tables) -> None:
        made = await new_table(tables, chairs=[Chair(), Chair("invite"), Chair("invite")])
        vacant = {"secret_hash": None, "kind": "person"}
        changes = [SeatChange(1, vacant, {"kind": "bot"}), SeatChange(2, {"kind": "bot"}, {"name": "Ben"})]
        assert not await tables.store.change_seats(made.id, changes)
        assert not (await tables.store.seats(made.id))[1].is_bot

    with_tables(db, play)


def test_people_may_be_called_otherwise_but_not_as_somebody_else(db: str) -> None:
    async def play(tables: Tables) -> None:
        made, _ben = await with_a_guest(tables)
        with pytest.raises(Conflict, match="name-taken"):
            await rename(tables, made.id, 0, "ben ")
        with pytest.raises(BadRequest, match="should not be empty"):
            await rename(tables, made.id, 0, " ")
        await rename(tables, made.id, 0, " Aurélie ")
        assert [row.name for row in (await tables.open(made.id)).seats] == ["Aurélie", "Ben"]

    with_tables(db, play)


def test_nobody_is_called_as_somebody_else_at_the_table(db: str) -> None:
    async def play(tables: Tables) -> None:
        for names in (("Ada", " ada "), ("Player 2", ""), ("", "Joueur 1")):
            with pytest.raises(BadRequest, match="name-taken"):
                await new_table(tables, chairs=[Chair(name=names[0]), Chair("bot", name=names[1], level="mate")])
        made = await new_table(tables, chairs=[Chair(name="Ada"), Chair("invite", name="Ben"), Chair("open")])
        for name in ("ADA", "Ben ", "player  1"):
            if name != "player  1":
                with pytest.raises(Conflict, match="name-taken"):
                    await join(tables, made.id, "", None, name)
        assert (await join(tables, made.id, made.invitations[1], None, ""))[0] == 1
        assert (await tables.open(made.id)).seats[1].name == "Ben"

    with_tables(db, play)


def test_the_rematch_is_entered_by_everybody_again_and_again_also_from_a_new_device(db: str) -> None:
    async def play(tables: Tables) -> None:
        made, laptop = await with_a_guest(tables)
        await play_some(tables, made.id)
        again = await rematch(tables, made.id, 0)
        _seat, phone = await join(tables, made.id, made.invitations[1], None, "", take=True)
        with pytest.raises(NotAllowed, match="old-link"):
            await join(tables, again, phone, None, "")
        assert await rematch(tables, made.id, 1) == again  # asking for it opens it to the seat's secret of today
        first = await join(tables, again, phone, None, "")
        second = await join(tables, again, phone, None, "", take=True)
        assert first[0] == second[0] == 1
        assert first[1] != second[1]
        assert laptop not in (first[1], second[1])
        await join(tables, again, made.secrets[0], None, "")
        await new_link(tables, again, 0, 1)  # its owner is whoever set the first table up

    with_tables(db, play)
