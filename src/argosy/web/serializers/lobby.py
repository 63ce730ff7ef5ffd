"""Tables as they are listed, and a table that has just been created."""

from argosy.tables.entries import SeatRow, TableRow
from argosy.tables.seating import Created
from argosy.texts import say
from argosy.web import schema
from argosy.web.serializers.table import facts_of, seats_of


def created_table(created: Created) -> schema.CreatedTable:
    return schema.CreatedTable(
        table=created.id,
        secrets=[schema.SeatSecret(seat=seat, secret=secret) for seat, secret in created.secrets.items()],
        invitations=[schema.SeatSecret(seat=seat, secret=secret) for seat, secret in created.invitations.items()],
    )


def summary_of(row: TableRow, seats: list[SeatRow], language: str, seat: int | None = None) -> schema.TableSummary:
    names = [each.name or say(language, "player-numbered", {"number": each.seat + 1}) for each in seats]
    owner = seat is not None and seats[seat].owner
    told = seats_of(seats, names)
    return schema.TableSummary(table=facts_of(row, row.status), seats=told, to_act=row.to_act, seat=seat, owner=owner)
