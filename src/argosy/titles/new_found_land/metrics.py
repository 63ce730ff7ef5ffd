"""What is counted in Race to the New Found Land."""

from argosy.engine.position import Position
from argosy.lab.metrics import READER, Metrics, Section, Told
from argosy.titles.new_found_land.rules.state import State


def _holdings(position: Position) -> list[tuple[str, str, int, int]]:
    assert isinstance(position, State)
    seats = range(position.ruleset.players)
    fleets = [("fleet", "", seat, position.owned[seat].bit_count()) for seat in seats]
    return [*fleets, *(("goods", "", seat, position.goods_total(seat)) for seat in seats)]


METRICS = Metrics(
    events={
        "nation": [Told("nation", "nation")],
        "expanded": [Told("expansion", "expansion")],
        "built": [Told("ship", "ship")],
        "assigned": [Told("plan", "action")],
        "hired": [Told("captain", "captain")],
        "delivered": [Told("contract", "contract"), Told("delivery", "city")],
        "antwerp": [Told("antwerp", "good")],
        "settled": [Told("settling", "island", amount="cubes")],
        "new-england": [Told("new-england", "place")],
        "placed": [Told("discovery", "island")],
        "played": [Told("card", "card")],
        "own-objective": [Told("objective-kept", "objective", seat=READER)],
        "resolved": [Told("objective", "objective")],
        "earned": [Told("marker", "marker")],
        "scoring": [Told("complete", "place", seat=None)],
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
