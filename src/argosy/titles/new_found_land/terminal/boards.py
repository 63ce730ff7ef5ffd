"""Everybody's board: one table to compare, below it the fleets and plans; and what only the reader knows."""

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from argosy.cli.drawing import SEAT_STYLES
from argosy.cli.messages import Flow
from argosy.cli.new_game import LETTERS
from argosy.titles.new_found_land.rules.pack import COUNTING_SYMBOL
from argosy.titles.new_found_land.rules.view import ACTION_NAMES, View
from argosy.titles.new_found_land.terminal.gains import objective_steps, progress

if TYPE_CHECKING:
    from argosy.titles.new_found_land.terminal.drawing import NewFoundLandDrawing


def boards(drawing: "NewFoundLandDrawing", view: View) -> RenderableType:
    words = drawing.words
    grid = Grid(box=None, pad_edge=False, padding=(0, 1), collapse_padding=False, header_style="dim")
    grid.add_column("", no_wrap=True, max_width=18)
    grid.add_column(words("cli-nfl-nation"), no_wrap=True)
    for key in ("cli-nfl-points", "cli-nfl-goods", "cli-nfl-yards", "cli-nfl-cards", "cli-nfl-objectives", "cli-nfl-earned"):
        grid.add_column(words(key), no_wrap=True, justify="left" if key in ("cli-nfl-goods", "cli-nfl-earned") else "right")
    for seat, board in enumerate(view["seats"]):
        grid.add_row(
            _player(drawing, view, seat),
            drawing.teller.component(board["nation"]),
            Text(str(board["points"]), style="bold"),
            drawing.signs.goods(board["goods"]),
            f"{len(board['ships'])}/{board['yards']}",
            str(board["hand"]),
            str(board["objectives"]),
            _earned(drawing, view, seat),
        )
    return Group(grid, *[_fleet(drawing, view, seat) for seat in range(len(view["seats"]))])


def _player(drawing: "NewFoundLandDrawing", view: View, seat: int) -> Text:
    shown = Text("▸ " if seat in view["to_act"] else "  ")
    shown.append_text(drawing.player(seat))
    if seat == view["start"]:
        shown.append(" ⚑")
    return shown


def _earned(drawing: "NewFoundLandDrawing", view: View, seat: int) -> str:
    """The markers earned, and what the 50/100 card will be worth."""
    shown = "".join(drawing.marker(marker) for marker, facts in view["markers"].items() if seat in facts["earned"])
    fifty = view["seats"][seat]["fifty"]
    if fifty is not None:
        shown += f" +{drawing.pack.fifty[fifty - 1]}{drawing.signs.point}"
    return shown.strip() or "–"


def _fleet(drawing: "NewFoundLandDrawing", view: View, seat: int) -> Flow:
    """`settle 7: S 3/2/1/2 L 4/2/1/3`: planned ships by action, with their sail in all; then the others, and extras."""
    board = view["seats"][seat]
    groups: list[list[Text]] = []
    for action, counting in zip(ACTION_NAMES, COUNTING_SYMBOL, strict=True):
        if board["assigned"][action]:
            captain = view["captains"].get("magellan") == seat and view["magellan"] == action
            name = drawing.teller.component(action) + (f" ({drawing.teller.component('magellan')})" if captain else "")
            ships = [_ship(drawing, view, ship, counting) for ship in board["assigned"][action]]
            groups.append([Text.assemble((f"{name} ", "bold"), (f"{board['sail'][action]}:", "bold cyan")), *ships])
    if board["idle"]:
        label = [Text(drawing.words("cli-nfl-idle"), style="dim")] if groups else []
        groups.append([*label, *(drawing.signs.ship(ship) for ship in board["idle"])])
    extras = [drawing.teller.component(expansion) for expansion in board["expansions"]]
    extras += [drawing.teller.component(captain) for captain, owner in view["captains"].items() if owner == seat]
    groups += [[Text(extra, style="italic")] for extra in extras]
    if board["known_hand"] and seat != view["seat"]:
        label_text = Text(drawing.words("cli-nfl-known-hand"), style="dim")
        groups.append([label_text, *(drawing.signs.card(card) for card in board["known_hand"])])
    for group in groups[:-1]:
        group[-1] += Text(" ·", style="dim")
    mark = Text(f"  {LETTERS[seat]} ", style=SEAT_STYLES[seat])
    return Flow(mark, [part for group in groups for part in group], joint=" ")


def _ship(drawing: "NewFoundLandDrawing", view: View, ship: str, counting: int) -> Text:
    more = drawing.rules.captain_amount[drawing.rules.da_gama] if view["da_gama"] == ship else 0
    return drawing.signs.ship(ship, counting, more)


# ---- what only the reader knows


def own_things(drawing: "NewFoundLandDrawing", view: View) -> list[RenderableType]:
    """Hand, drawn cards and objectives of the seat that looks; nothing for a spectator."""
    own = view["own"]
    if own is None:
        return []
    lines: list[RenderableType] = [""]
    hand = [drawing.signs.card(card) for card in own["hand"]]
    lines.append(Flow(drawing.label("cli-nfl-hand"), hand or [Text("–")]))
    if own["drawn"]:
        lines.append(Flow(drawing.label("cli-nfl-drawn-cards"), [drawing.signs.card(card) for card in own["drawn"]]))
    if own["objectives"]:
        lines.append(drawing.label("cli-nfl-own-objectives"))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for objective in own["objectives"]:
            steps = objective_steps(drawing, view, objective)
            met = any(reached for _, reached in steps)
            sign = Text("  ✓" if met else "  ○", style="green" if met else "dim")
            gives = Text("  ").join(Text(step, style="bold green" if reached else "") for step, reached in steps)
            grid.add_row(sign, drawing.teller.component(objective), progress(drawing, view, objective), gives)
        lines.append(grid)
    return lines
