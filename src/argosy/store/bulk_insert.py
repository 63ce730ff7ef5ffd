"""A batch of entries, appended with two statements however many they are: it goes over as one JSON list."""

from functools import cache
from typing import Any

import msgspec
from msgspec.structs import asdict
from sqlalchemy import JSON, Boolean, Column, Connection, Float, Text, bindparam, cast, column, func, select, true, update
from sqlalchemy.dialects import postgresql, sqlite

from argosy.store.schema import entries, tables
from argosy.store.writer import Append


def append_all(connection: Connection, appends: list[Append]) -> list[bool]:
    """Which of them were added: not those whose number or key is taken, and of one table's only the first."""
    first: dict[str, Append] = {}
    for each in appends:
        first.setdefault(each.table, each)
    insert_entries, update_tables = _statements(connection.dialect.name)
    rows = {id: _row(each) for id, each in first.items()}
    added = {str(row[0]) for row in connection.execute(insert_entries, {"rows": _text(rows.values())})}
    if added:
        connection.execute(update_tables, {"rows": _text(row for id, row in rows.items() if id in added)})
    return [each is first[each.table] and each.table in added for each in appends]


def _row(append: Append) -> dict[str, object]:
    """The new row of `entries`, and what changes in the row of `tables`."""
    entry, standing = append.entry, append.standing
    return {
        "table_id": append.table,
        **asdict(entry),
        "entry_count": entry.number,
        "status": standing.status,
        "to_act": msgspec.json.encode(standing.to_act).decode(),
        "bot_turn": standing.bot_turn,
        "lease_until": standing.lease_until,
        "updated_at": entry.at,
        "glance": None if standing.glance is None else msgspec.json.encode(standing.glance).decode(),
    }


def _text(rows: Any) -> str:
    return msgspec.json.encode(list(rows)).decode()


@cache
def _statements(dialect: str) -> tuple[Any, Any]:
    if dialect == "postgresql":
        insert: Any = postgresql.insert
        rows = func.json_array_elements(cast(bindparam("rows", type_=Text), JSON))
    else:
        insert = sqlite.insert
        rows = func.json_each(bindparam("rows", type_=Text))
    row = rows.table_valued(column("value", JSON)).alias("new")

    def value(of: Column[Any]) -> Any:
        found = row.c.value[of.name]
        if isinstance(of.type, Text):
            return found.as_string()
        if isinstance(of.type, Float):
            return found.as_float()
        return found.as_boolean() if isinstance(of.type, Boolean) else found.as_integer()

    new_entries = select(*map(value, entries.c)).where(true())
    names = ("entry_count", "status", "to_act", "bot_turn", "lease_until", "updated_at", "glance")
    changed = [tables.c[name] for name in names]
    return (
        insert(entries).from_select(list(entries.c), new_entries).on_conflict_do_nothing().returning(entries.c.table_id),
        update(tables)
        .where(tables.c.id == row.c.value["table_id"].as_string())
        .values({tables.c.changes: tables.c.changes + 1} | {each: value(each) for each in changed}),
    )
