"""What a choice brings at an Endeavor table, in a few signs: the token, the glory, the links, the card."""

from typing import TYPE_CHECKING

from argosy.cli.new_game import LETTERS
from argosy.engine.catalogue import Action
from argosy.titles.endeavor.rules.view import View

if TYPE_CHECKING:
    from argosy.titles.endeavor.terminal.drawing import EndeavorDrawing


def gain_of(drawing: "EndeavorDrawing", view: View, seat: int, action: Action) -> str:
    id = str(next(iter(action.facts.values()), ""))
    if action.kind in ("start", "build"):
        return drawing.signs.building(id)
    if action.kind in ("activate", "pay"):
        return drawing.signs.actions(drawing.signs.buildings[id].parts)
    if action.kind == "ship":
        return _track(drawing, view, id)
    if action.kind in ("occupy", "attack", "ship-route"):
        return _place(drawing, view, seat, id)
    if action.kind == "draw":
        return drawing.signs.card_and_bonus(view["decks"][id][0])
    if action.kind in ("draw-pile", "discard", "free-place", "normal-place"):
        return drawing.signs.card(id)
    return ""


def _track(drawing: "EndeavorDrawing", view: View, region: str) -> str:
    filled = len(view["tracks"][region])
    token = view["tokens"].get(f"{region} {filled + 1}")
    length = next(each.track for each in drawing.pack.regions if each.id == region)
    if token is None:
        return ""
    return drawing.signs.short(token) + (f", {drawing.words('cli-endeavor-opens')}" if filled + 1 == length else "")


def _place(drawing: "EndeavorDrawing", view: View, seat: int, id: str) -> str:
    """`A, Cul ★2, 2 links (Inf)`: whose it is, its token and glory, and the links it would complete with their tokens."""
    places = drawing.pack.places
    place = next(each for each in places if each.id == id)
    holder = view["places"].get(id)
    token = view["tokens"].get(id)
    signs: list[str] = [] if holder is None else [LETTERS[holder]]
    if token is not None:
        signs.append(drawing.signs.short(token))
    if place.glory > 1:
        signs.append(f"★{place.glory}")
    links = 0
    link_tokens: list[str] = []
    for link in drawing.pack.links:
        ends = (places[link.one].id, places[link.other].id)
        if id in ends:
            other = ends[0] if ends[1] == id else ends[1]
            if view["places"].get(other) == seat:
                links += 1
                left = view["tokens"].get("--".join(ends))
                link_tokens += [drawing.signs.short(left)] if left else []
    if links:
        signs.append(drawing.words("cli-endeavor-link-gain", links=links) + (f" ({' '.join(link_tokens)})" if link_tokens else ""))
    return ", ".join(signs)
