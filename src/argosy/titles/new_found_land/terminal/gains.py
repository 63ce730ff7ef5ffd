"""What a choice brings at this table, in a few signs: the standing on its island or in its city, the progress of an objective."""

from typing import TYPE_CHECKING

from argosy.engine.catalogue import Action
from argosy.titles.new_found_land.rules.pack import CAPTAIN_EFFECTS, EFFECTS, GOODS, MEASURES, SIZES, SYMBOLS
from argosy.titles.new_found_land.rules.view import View

if TYPE_CHECKING:
    from argosy.titles.new_found_land.terminal.drawing import NewFoundLandDrawing


def gain_of(drawing: "NewFoundLandDrawing", view: View, action: Action) -> str:
    facts = action.facts
    if action.kind == "settle":
        return _island_of(drawing, view, str(facts["tile"]))
    if action.kind == "place":
        return _placed(drawing, view, str(facts["island"]))
    if action.kind == "deliver":
        return _city_of(drawing, view, str(facts["contract"]))
    if action.kind in ("choose", "resolve"):
        objective = str(facts["objective"])
        steps = ", ".join(step for step, _ in objective_steps(drawing, view, objective))
        return f"{progress(drawing, view, objective)} ({steps})"
    if action.kind == "hire":
        return captain_effect(drawing, str(facts["captain"]))
    if action.kind == "expand":
        return expansion_effect(drawing, str(facts["expansion"]))
    return ""


def _island_of(drawing: "NewFoundLandDrawing", view: View, tile: str) -> str:
    """`[A3 B1]`: who has how many cubes on the island where the tile lies."""
    for island in drawing.pack.islands:
        for space in island.spaces:
            found = view["spaces"].get(space)
            if found is not None and found["tile"] == tile:
                return _standing(drawing, view, island.id) or "[–]"
    return ""


def _placed(drawing: "NewFoundLandDrawing", view: View, island: str) -> str:
    """Who has how many cubes on the island, and whether the tile would be the last it needs."""
    last = drawing.words("cli-nfl-completes") if view["places"][island]["missing"] == 1 else ""
    return " ".join(sign for sign in (_standing(drawing, view, island), last) if sign)


def _city_of(drawing: "NewFoundLandDrawing", view: View, contract: str) -> str:
    if contract not in view["contracts"]:
        return ""
    city = drawing.pack.cities[drawing.rules.city_of[view["contracts"].index(contract)]].id
    return (_standing(drawing, view, city) or "[–]") if view["places"][city]["missing"] else drawing.words("cli-nfl-full")


def _standing(drawing: "NewFoundLandDrawing", view: View, place: str) -> str:
    return drawing.signs.standing(view["places"][place]["standing"]).plain


# ---- captains and expansions


def captain_effect(drawing: "NewFoundLandDrawing", id: str) -> str:
    at = drawing.pack.captain_ids.index(id)
    effect = CAPTAIN_EFFECTS[drawing.pack.captain_effects[at]]
    return drawing.words(f"cli-nfl-effect-{effect}", amount=drawing.pack.captain_amounts[at])


def expansion_effect(drawing: "NewFoundLandDrawing", id: str) -> str:
    for nation in drawing.pack.nations:
        if nation.expansion == id:
            return drawing.words(f"cli-nfl-effect-{EFFECTS[nation.effect]}", amount=nation.amount)
    return drawing.words("cli-nfl-effect-extra-shipyard", amount=drawing.pack.yard_amount)


# ---- objectives


def progress(drawing: "NewFoundLandDrawing", view: View, id: str) -> str:
    """`cubes in cities: 2`: what the objective counts, and how far the reader has come."""
    card = drawing.pack.objectives[drawing.rules.objective_ids.index(id)]
    of = [GOODS, SYMBOLS, SIZES][card.measure][card.of] if card.of >= 0 else ""
    return drawing.words(
        f"cli-nfl-measure-{MEASURES[card.measure]}",
        of=drawing.teller.component(of),
        cubes=card.per_place,
        number=_reached(view, id),
    )


def objective_steps(drawing: "NewFoundLandDrawing", view: View, id: str) -> list[tuple[str, bool]]:
    """`3→5p`, for each step, and whether it is reached."""
    card = drawing.pack.objectives[drawing.rules.objective_ids.index(id)]
    reached = _reached(view, id)
    return [(f"{at_least}→{points}{drawing.signs.point}", reached >= at_least) for at_least, points in card.conditions]


def _reached(view: View, objective: str) -> int:
    assert view["own"] is not None, "objectives are shown to who knows them only"
    return view["own"]["progress"][objective]
