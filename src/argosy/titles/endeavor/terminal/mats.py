"""Everybody's mat: one table to compare, and below it what each has built, holds and keeps."""

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from argosy.cli.drawing import SEAT_STYLES
from argosy.cli.messages import Flow
from argosy.cli.new_game import LETTERS
from argosy.titles.endeavor.rules.view import SeatView, View

if TYPE_CHECKING:
    from argosy.titles.endeavor.terminal.drawing import EndeavorDrawing

_EFFECTS = ("cli-endeavor-build", "cli-endeavor-growth", "cli-endeavor-salary", "cli-endeavor-limit")


def mats(drawing: "EndeavorDrawing", view: View) -> RenderableType:
    words = drawing.words
    grid = Grid(box=None, pad_edge=False, padding=(0, 1), collapse_padding=True, header_style="dim")
    grid.add_column("", no_wrap=True, max_width=18)
    grid.add_column(words("cli-endeavor-harbor"), justify="right")
    grid.add_column(words("cli-endeavor-supply"), justify="right")
    for attribute, effect in zip(drawing.pack.attributes, _EFFECTS, strict=True):
        grid.add_column(f"{drawing.teller.component(attribute)}\n{words(effect)}", no_wrap=True)
    grid.add_column(words("cli-endeavor-links"), justify="right")
    grid.add_column(words("cli-endeavor-glory"), justify="right")
    for seat, mat in enumerate(view["seats"]):
        grid.add_row(
            _player(drawing, view, seat),
            str(mat["harbor"]),
            str(mat["supply"]),
            *_attributes(mat),
            str(list(view["links"].values()).count(seat)),
            Text(str(view["scores"][seat]["total"]), style="bold"),
        )
    details = [_details(drawing, view, seat, mat) for seat, mat in enumerate(view["seats"])]
    return Group(grid, *details)


def _player(drawing: "EndeavorDrawing", view: View, seat: int) -> Text:
    shown = Text("▸ " if seat in view["to_act"] else "  ")
    shown.append_text(drawing.player(seat))
    if seat == view["crown"]:
        shown.append(" ♛")
    return shown


def _attributes(mat: SeatView) -> list[str]:
    """`5 →3 (+2)`: five icons, which give 3; two more reach the next level."""
    return [
        f"{icons}→{mat['gives'][name]}" + (f" (+{mat['next_level'][name]})" if name in mat["next_level"] else "")
        for name, icons in mat["attributes"].items()
    ]


def _details(drawing: "EndeavorDrawing", view: View, seat: int, mat: SeatView) -> RenderableType:
    groups = [_buildings(drawing, mat), _cards(drawing, mat), _tokens(drawing, mat)]
    if seat in view["passed"]:
        groups.insert(0, [Text(drawing.words("cli-endeavor-passed"), style="italic")])
    if mat["free_place"] is not None:
        governor = f"{drawing.teller.component(mat['free_place'])} ({drawing.signs.card(mat['free_place'])})"
        groups.append([Text(drawing.words("cli-endeavor-free-place", card=governor))])
    if mat["set_aside"]:
        groups.append([Text(drawing.words("cli-endeavor-set-aside", number=len(mat["set_aside"])))])
    groups = [group for group in groups if group]
    for group in groups[:-1]:
        group[-1].append(" ·")
    mark = Text(f"  {LETTERS[seat]} ", style=SEAT_STYLES[seat])
    return Flow(mark, [part for group in groups for part in group], joint=" ")


def _buildings(drawing: "EndeavorDrawing", mat: SeatView) -> list[Text]:
    """● a disc stands on it; ○ its circle is free; neither: it has no circle. Of one kind: `Market●○`, `Bank×2`."""
    kinds: dict[str, list[bool]] = {}
    for building in mat["buildings"]:
        kinds.setdefault(building["id"], []).append(building["staffed"])
    shown: list[Text] = []
    for id, staffed in kinds.items():
        text = Text(drawing.teller.component(id))
        if drawing.signs.buildings[id].circle:
            text.append("".join("●" if disc else "○" for disc in sorted(staffed, reverse=True)), "bold")
        elif len(staffed) > 1:
            text.append(f"×{len(staffed)}")
        shown.append(text)
    return _with_commas(shown)


def _cards(drawing: "EndeavorDrawing", mat: SeatView) -> list[Text]:
    """The cards that count toward the limit."""
    normal = [card for card in mat["cards"] if card != mat["free_place"]]
    count, limit = mat["card_count"], mat["card_limit"]
    label = Text(drawing.words("cli-endeavor-cards", number=count, limit=limit))
    label.style = "bold red" if count > limit else "dim"
    cards = [Text(f"{drawing.teller.component(card)} ({drawing.signs.card(card)})") for card in normal]
    return [label, *_with_commas(cards)]


def _tokens(drawing: "EndeavorDrawing", mat: SeatView) -> list[Text]:
    """Blue ones first: they can be spent."""
    blue = [token.id for token in drawing.pack.tokens if token.attribute < 0 and token.id in mat["tokens"]]
    brown = [id for id in mat["tokens"] if id not in blue]
    tokens = [Text(drawing.signs.tokens({id: mat["tokens"][id]}), style="bold" if id in blue else "") for id in [*blue, *brown]]
    return [Text(drawing.words("cli-endeavor-tokens"), style="dim"), *tokens] if tokens else []


def _with_commas(parts: list[Text]) -> list[Text]:
    for part in parts[:-1]:
        part.append(",")
    return parts
