"""What is counted in games of Endeavor."""

from argosy.engine.position import Position
from argosy.lab.metrics import EventCount, Metrics, Section
from argosy.titles.endeavor.rules.state import State


def _attributes(position: Position) -> list[tuple[str, str, int, int]]:
    assert isinstance(position, State)
    names = position.ruleset.components.attributes
    seats = range(position.ruleset.players)
    return [("attribute", name, seat, position.attributes[4 * seat + at]) for seat in seats for at, name in enumerate(names)]


METRICS = Metrics(
    events={
        "started": [EventCount("start", "building")],
        "built": [EventCount("building", "building")],
        "activated": [EventCount("activation", "building")],
        "spent": [EventCount("token-spent", "token")],
        "shipped": [EventCount("shipping", "region")],
        "shipped-beside": [EventCount("shipping", "region")],
        "shipped-route": [EventCount("route", "place")],
        "occupied": [EventCount("city", "place")],
        "attacked": [EventCount("attack", "place"), EventCount("loss", "place", seat="rival")],
        "controls-link": [EventCount("link", "")],
        "took-token": [EventCount("token", "token")],
        "drew": [EventCount("card", "card")],
        "discarded": [EventCount("discard", "card")],
        "set-aside": [EventCount("set-aside", "card")],
        "governor": [EventCount("governor", "card")],
        "opened": [EventCount("region", "region", seat=None)],
        "abolition": [EventCount("abolition", "", seat=None)],
    },
    round="number",
    had=_attributes,
    sections=(
        Section("start"),
        Section("building", by_round=True),
        Section("region", by_round=True),
        Section("governor", by_round=True),
        Section("card"),
        Section("shipping"),
        Section("city"),
        Section("token"),
    ),
    courses=("points", "attribute"),
)
