"""The seats of a new table: whom each is for, and the secrets and invitations that open them."""

from dataclasses import dataclass, field

from argosy.bots.difficulty import LEVELS
from argosy.tables.credentials import hash_of, new_secret
from argosy.tables.entries import SeatRow
from argosy.tables.errors import BadRequest
from argosy.tables.lobby import check_names
from argosy.tables.names import clean_name

SEAT_KINDS = ("here", "invite", "open", "bot")


@dataclass(frozen=True, slots=True)
class Chair:
    """A wished seat.

    here      for whoever creates the table: one's own, and those who share the screen
    invite    for whoever gets the invitation
    open      for anybody who comes by
    bot       for a bot of `level`
    """

    kind: str = "here"
    name: str = ""
    colour: str = ""
    level: str = ""
    invite_hash: str | None = None  # of an invitation that its guest has already
    owner: bool = False  # whoever sits here may delete the table; so may whoever sets it up
    consent: bool = False  # of whoever sits here now; guests are asked when they come


@dataclass(frozen=True, slots=True)
class Created:
    """The new table, the secrets of the seats at this screen, and the invitations to hand on."""

    id: str
    secrets: dict[int, str] = field(default_factory=dict)
    invitations: dict[int, str] = field(default_factory=dict)


def check_chairs(chairs: list[Chair]) -> None:
    check_names([clean_name(chair.name) for chair in chairs])
    for chair in chairs:
        if chair.kind not in SEAT_KINDS:
            raise BadRequest("bad-request", detail=f"a seat's kind should be one of {', '.join(SEAT_KINDS)}")
        if chair.kind == "bot" and chair.level not in LEVELS:
            raise BadRequest("bad-request", detail=f"a bot's level should be one of {', '.join(LEVELS)}")


def seated(id: str, chairs: list[Chair], now: float) -> tuple[list[SeatRow], Created]:
    """The rows of these seats, with new secrets and invitations."""
    rows: list[SeatRow] = []
    created = Created(id)
    for seat, chair in enumerate(chairs):
        secret_hash, invite_hash = None, chair.invite_hash
        if chair.kind == "here":
            created.secrets[seat] = new_secret()
            secret_hash = hash_of(created.secrets[seat])
        elif chair.kind == "invite" and invite_hash is None:
            created.invitations[seat] = new_secret()
            invite_hash = hash_of(created.invitations[seat])
        is_here, is_bot = chair.kind == "here", chair.kind == "bot"
        rows.append(
            SeatRow(
                seat=seat,
                kind="bot" if is_bot else "person",
                name=clean_name(chair.name),
                colour=chair.colour,
                level=chair.level if is_bot else "",
                open=chair.kind == "open",
                secret_hash=secret_hash,
                invite_hash=invite_hash,
                seen_at=now if is_here else 0.0,
                owner=chair.owner or is_here,
                consent=chair.consent and is_here,
            )
        )
    return rows, created
