"""Everybody's mat: one table to compare, and below it what each has built, holds and keeps."""

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from argosy.cli.drawing import SEAT_STYLES
from argosy.cli.endeavor_view import SeatView, View
from argosy.cli.setting_up import LETTERS
from argosy.cli.words import hanging

if TYPE_CHECKING:
    from argosy.cli.endeavor import EndeavorDrawing

_EFFECTS = ("cli-endeavor-build", "cli-endeavor-growth", "cli-endeavor-salary", "cli-endeavor-limit")
_SLAVERY_DECK = 1


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
            *_attributes(drawing, mat),
            str(drawing.controlled_links(view, seat)),
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


def _attributes(drawing: "EndeavorDrawing", mat: SeatView) -> list[str]:
    """`5 →3 (+2)`: five icons, which give 3; two more reach the next level."""
    rules = drawing.rules
    shown: list[str] = []
    for name, effects in zip(
        drawing.pack.attributes, (rules.build_level, rules.growth, rules.salary, rules.card_limit), strict=True
    ):
        icons = mat["attributes"][name]
        further = [threshold - icons for threshold in drawing.pack.thresholds if threshold > icons]
        shown.append(f"{icons}→{effects[icons]}" + (f" (+{further[0]})" if further else ""))
    return shown


def _details(drawing: "EndeavorDrawing", view: View, seat: int, mat: SeatView) -> RenderableType:
    passed = [Text(drawing.words("cli-endeavor-passed"), style="italic")] if seat in view["passed"] else []
    parts = [*passed, _buildings(drawing, mat), _cards(drawing, mat)]
    if mat["tokens"]:
        blue = {
            token.id: mat["tokens"][token.id] for token in drawing.pack.tokens if token.attribute < 0 and token.id in mat["tokens"]
        }
        brown = {id: number for id, number in mat["tokens"].items() if id not in blue}
        tokens = Text(f"{drawing.words('cli-endeavor-tokens')} ", style="dim")
        tokens.append(drawing.signs.tokens(blue), "bold not dim")
        tokens.append(" " if blue and brown else "")
        tokens.append(drawing.signs.tokens(brown), "not dim")
        parts.append(tokens)
    if mat["set_aside"]:
        parts.append(Text(drawing.words("cli-endeavor-set-aside", number=len(mat["set_aside"]))))
    shown = Text(" · ").join(part for part in parts if part)
    mark = Text(f"  {LETTERS[seat]} ", style=SEAT_STYLES[seat])
    return hanging(mark, shown)


def _buildings(drawing: "EndeavorDrawing", mat: SeatView) -> Text:
    """● a disc stands on it; ○ its circle is free; neither: it has no circle."""
    shown = Text()
    for building in mat["buildings"]:
        if shown:
            shown.append(", ")
        circle = drawing.signs.buildings[building["id"]].circle
        shown.append(drawing.teller.component(building["id"]))
        if circle:
            shown.append("●" if building["staffed"] else "○", "bold")
    return shown


def _cards(drawing: "EndeavorDrawing", mat: SeatView) -> Text:
    normal = [card for card in mat["cards"] if card != mat["free_place"]]
    limit = _card_limit(drawing, mat)
    shown = Text(
        drawing.words("cli-endeavor-cards", number=len(normal), limit=limit), style="bold red" if len(normal) > limit else "dim"
    )
    names = [f"{drawing.teller.component(card)} ({drawing.signs.card(card)})" for card in normal]
    shown.append(" " + ", ".join(names) if names else "", "not bold not dim default")
    if mat["free_place"] is not None:
        name = drawing.teller.component(mat["free_place"])
        governor = drawing.words("cli-endeavor-free-place", card=f"{name} ({drawing.signs.card(mat['free_place'])})")
        shown.append(f" · {governor}", "not bold not dim default")
    return shown


def _card_limit(drawing: "EndeavorDrawing", mat: SeatView) -> int:
    """DIS-2, DIS-3: one more with a slavery card, but never more than there are places."""
    icons = mat["attributes"][drawing.pack.attributes[3]]
    limit = drawing.rules.card_limit[icons]
    if any(drawing.signs.cards[card].deck == _SLAVERY_DECK for card in mat["cards"]):
        limit += drawing.rules.slavery_bonus[icons]
    return min(limit, drawing.pack.card_places)
