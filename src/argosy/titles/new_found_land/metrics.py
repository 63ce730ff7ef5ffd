"""What is counted in Race to the New Found Land."""

from argosy.engine.position import Position
from argosy.lab.metrics import READER, EventCount, Metrics, Section
from argosy.titles.new_found_land.rules.state import State


def _holdings(position: Position) -> list[tuple[str, str, int, int]]:
    assert isinstance(position, State)
    seats = range(position.ruleset.players)
    fleets = [("fleet", "", seat, position.owned[seat].bit_count()) for seat in seats]
    return [*fleets, *(("goods", "", seat, position.goods_total(seat)) for seat in seats)]


METRICS = Metrics(
    events={
        "nation": [EventCount("nation", "nation")],
        "expanded": [EventCount("expansion", "expansion")],
        "built": [EventCount("ship", "ship")],
        "assigned": [EventCount("plan", "action")],
        "hired": [EventCount("captain", "captain")],
        "delivered": [EventCount("contract", "contract"), EventCount("delivery", "city")],
        "antwerp": [EventCount("antwerp", "good")],
        "settled": [EventCount("settling", "island", amount="cubes")],
        "new-england": [EventCount("new-england", "place")],
        "placed": [EventCount("discovery", "island")],
        "played": [EventCount("card", "card")],
        "own-objective": [EventCount("objective-kept", "objective", seat=READER)],
        "resolved": [EventCount("objective", "objective")],
        "earned": [EventCount("marker", "marker")],
        "scoring": [EventCount("complete", "place", seat=None)],
    },
    round="round",
    had=_holdings,
    sections=(
        Section("nation"),
        Section("expansion", by_round=True),
        Section("ship"),
        Section("captain", by_round=True),
        Section("plan", by_round=True),
        Section("contract"),
        Section("delivery", by_round=True),
        Section("complete", by_round=True),
        Section("objective"),
        Section("card"),
    ),
    courses=("points", "fleet", "goods"),
)
