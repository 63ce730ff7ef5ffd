"""What can go wrong at a table. `code` names the message `tables-error-CODE` of the locale files, or `message` names another."""

from typing import TYPE_CHECKING

from argosy.engine.errors import ArgosyError, BadChoice
from argosy.engine.rules import Facts, Refusal

if TYPE_CHECKING:
    from argosy.tables.state import LiveTable


class BadStore(ArgosyError):
    """A database that cannot be used."""


class TableError(ArgosyError):
    """A request that a table cannot grant."""

    status = 400

    def __init__(self, code: str, facts: Facts | None = None, detail: str = "") -> None:
        super().__init__(detail or code)
        self.code = code
        self.facts: Facts = {} if facts is None else facts
        self.detail = detail  # what the engine says, in English
        self.message = f"tables-error-{code}"
        self.table: LiveTable | None = None  # where and to whom it happened, so that it can be told well
        self.seat: int | None = None


class BadRequest(TableError):
    """What was asked makes no sense."""


def bad_choice(error: BadChoice) -> BadRequest:
    """What a title does not take: told to players by what would be right."""
    refused = BadRequest("bad-choice", error.facts, str(error))
    if error.reason:
        refused.message = f"tables-bad-choice-{error.reason}"
    return refused


class NotAllowed(TableError):
    """The secret opens no seat here, or not this one."""

    status = 403


class NoSuchTable(TableError):
    status = 404


class Conflict(TableError):
    """What was asked came too late or too early: the table has moved on, or is not there yet."""

    status = 409


class Refused(TableError):
    """The rules forbid the move."""

    status = 422

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("illegal", {}, refusal.rule)
        self.refusal = refusal


class StoreDown(TableError):
    """The database does not answer: nothing was acknowledged, the sender may try again with the same key."""

    status = 503
