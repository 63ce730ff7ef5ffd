"""What several parts of the store ask of a connection or do with it: rows as plain objects, deletion, word to the other workers."""

import json
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, delete, or_, select, text, update

from argosy.store.schema import entries, reviews, seats, tables
from argosy.tables.entries import Entry, Glance, SeatRow, TableRow

CHANNEL = "argosy"  # where PostgreSQL tells the other workers which table has changed
_NOTIFY = text(f"SELECT count(pg_notify('{CHANNEL}', payload)) FROM unnest(CAST(:payloads AS text[])) AS payload")
_TABLES = select(*(tables.c[name] for name in TableRow.__struct_fields__))
_SEATS = select(*(seats.c[name] for name in SeatRow.__struct_fields__)).order_by(seats.c.seat)
_ENTRIES = select(*(entries.c[name] for name in Entry.__struct_fields__)).order_by(entries.c.number)


def find_tables(
    connection: Connection, where: ColumnElement[bool], *order: ColumnElement[Any], limit: int | None = None
) -> list[TableRow]:
    return [_table_row(row) for row in connection.execute(_TABLES.where(where).order_by(*order).limit(limit))]


def _table_row(row: Row[Any]) -> TableRow:
    values = row._asdict()
    origin, glance = values["origin"], values["glance"]
    values.update(
        options=json.loads(values["options"]),
        seed=int(values["seed"]),
        origin=None if origin is None else json.loads(origin),
        to_act=json.loads(values["to_act"]),
        glance=None if glance is None else msgspec.json.decode(glance, type=Glance),
    )
    return TableRow(**values)


def seats_of(connection: Connection, id: str) -> list[SeatRow]:
    return [SeatRow(*each) for each in connection.execute(_SEATS.where(seats.c.table_id == id))]


def entries_of(connection: Connection, id: str, after: int = 0) -> list[Entry]:
    return [Entry(*each) for each in connection.execute(_ENTRIES.where(entries.c.table_id == id, entries.c.number > after))]


def delete_tables(connection: Connection, ids: Iterable[str]) -> list[str]:
    """Deletes these tables, and tells all workers; gives those that were there."""
    locked = select(tables.c.id, tables.c.origin).where(tables.c.id.in_(sorted(ids))).order_by(tables.c.id).with_for_update()
    rows = connection.execute(locked).all()
    found = [str(row.id) for row in rows]
    if not found:
        return []
    before = [str(json.loads(row.origin).get("rematch_of")) for row in rows if row.origin is not None]
    # Clear `rematch` on the tables that these were rematches of.
    anew = update(tables).where(tables.c.id.in_(before), tables.c.rematch.in_(found))
    connection.execute(anew.values(rematch=None, changes=tables.c.changes + 1))
    for each in (reviews, entries, seats):
        connection.execute(delete(each).where(each.c.table_id.in_(found)))
    connection.execute(delete(tables).where(tables.c.id.in_(found)))
    tell_workers(connection, [*found, *before])
    return found


def has_ended(lease_until: ColumnElement[float], now: float, lease: float) -> ColumnElement[bool]:
    """Whether a lease is over; also one that ends later than any could: then the clock was moved back."""
    return or_(lease_until < now, lease_until > now + 2 * lease)


def tell_workers(connection: Connection, ids: Iterable[str], but: str = "") -> None:
    """PostgreSQL tells every worker, when this is committed, that these tables have changed. SQLite's workers look for it."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"payloads": [f"{id} {but}" for id in ids]})
