"""Tables as they are listed, and a table that has just been created."""

from argosy.engine.errors import BadChoice
from argosy.engine.journal import Event
from argosy.tables.entries import SeatRow, TableRow, ToldEvent
from argosy.tables.errors import Conflict
from argosy.tables.names import isolated
from argosy.tables.packs import ruleset_of
from argosy.tables.seating import Created
from argosy.texts import Teller, say
from argosy.web import schema
from argosy.web.serializers.table import facts_of, seats_of


def created_table(created: Created) -> schema.CreatedTable:
    return schema.CreatedTable(
        table=created.id,
        secrets=[schema.SeatSecret(seat=seat, secret=secret) for seat, secret in created.secrets.items()],
        invitations=[schema.SeatSecret(seat=seat, secret=secret) for seat, secret in created.invitations.items()],
    )


def summary_of(row: TableRow, seats: list[SeatRow], language: str, seat: int | None = None) -> schema.TableSummary:
    names = [isolated(each.name) or say(language, "player-numbered", {"number": each.seat + 1}) for each in seats]
    owner = seat is not None and seats[seat].owner
    told = seats_of(seats, names)
    game = _game(row, names, language)
    return schema.TableSummary(table=facts_of(row, row.status), seats=told, to_act=row.to_act, game=game, seat=seat, owner=owner)


def _game(row: TableRow, names: list[str], language: str) -> schema.GameGlance | None:
    glance = row.glance
    if glance is None:
        return None
    return schema.GameGlance(
        round=glance.round,
        rounds=glance.rounds,
        ply=glance.ply,
        totals=glance.totals,
        winners=glance.winners,
        last="" if glance.event is None else _sentence(row, glance.event, names, language),
    )


def _sentence(row: TableRow, event: ToldEvent, names: list[str], language: str) -> str:
    try:
        ruleset = ruleset_of(row.title, row.players, row.options, row.pack)
    except (BadChoice, Conflict):
        return ""  # of a pack or a title that is here no more
    return Teller(ruleset, language, names).event(Event(event.kind, event.facts))
