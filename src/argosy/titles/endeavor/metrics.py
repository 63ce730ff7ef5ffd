"""What is counted in games of Endeavor."""

from argosy.engine.position import Position
from argosy.lab.metrics import Metrics, Section, Told
from argosy.titles.endeavor.rules.state import State


def _attributes(position: Position) -> list[tuple[str, str, int, int]]:
    assert isinstance(position, State)
    names = position.ruleset.components.attributes
    seats = range(position.ruleset.players)
    return [("attribute", name, seat, position.attributes[4 * seat + at]) for seat in seats for at, name in enumerate(names)]


METRICS = Metrics(
    events={
        "started": [Told("start", "building")],
        "built": [Told("building", "building")],
        "activated": [Told("activation", "building")],
        "spent": [Told("token-spent", "token")],
        "shipped": [Told("shipping", "region")],
        "shipped-beside": [Told("shipping", "region")],
        "shipped-route": [Told("route", "place")],
        "occupied": [Told("city", "place")],
        "attacked": [Told("attack", "place"), Told("loss", "place", seat="rival")],
        "controls-link": [Told("link", "")],
        "took-token": [Told("token", "token")],
        "drew": [Told("card", "card")],
        "discarded": [Told("discard", "card")],
        "set-aside": [Told("set-aside", "card")],
        "governor": [Told("governor", "card")],
        "opened": [Told("region", "region", seat=None)],
        "abolition": [Told("abolition", "", seat=None)],
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
