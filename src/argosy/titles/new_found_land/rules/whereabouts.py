"""Where a piece lies now, as sentences tell it: tiles on an island, contracts in a city."""

from argosy.engine.catalogue import Action
from argosy.engine.rules import Facts
from argosy.titles.new_found_land.rules import action_kinds as kinds
from argosy.titles.new_found_land.rules.seen_names import drawn_spot, spot_id
from argosy.titles.new_found_land.rules.state import State


def facts_of(state: State, action: Action) -> Facts:
    """All this lies open on the table."""
    rules = state.ruleset
    kind = rules.kind_of[action.number]
    argument = rules.argument_of[action.number]
    if kind == kinds.SETTLE:
        return {**action.facts, **tile_facts(state, (argument >> 1) % rules.tiles)}
    if kind == kinds.PLACE:
        return {**action.facts, "spot": spot_of(state, argument // rules.islands)}
    if kind == kinds.DELIVER and argument in state.contract_at:
        return {**action.facts, "city": city_of(state, argument)}
    return action.facts


def tile_facts(state: State, tile: int) -> Facts:
    """The island and the tile there; nothing while it does not lie on one."""
    space = state.tile_space[tile]
    if space < 0:
        return {}
    return {"island": state.ruleset.place_ids[state.ruleset.island_of[space]], "spot": spot_of(state, tile)}


def spot_of(state: State, tile: int) -> str:
    """The tile; if one like it lies on the same island, or was drawn with it, with what tells the two apart."""
    rules = state.ruleset
    id = rules.components.tile_ids[tile]
    space = state.tile_space[tile]
    before = 0
    beside = False
    for other, at in enumerate(state.tile_space):
        if rules.twins[tile] >> other & 1 == 0:
            continue
        if space >= 0:
            beside = beside or (at >= 0 and rules.island_of[at] == rules.island_of[space])
        elif (state.tile_drawn >> tile & 1) and (state.tile_drawn >> other & 1):
            beside = True
            before += 1 if other < tile else 0
    if not beside:
        return id
    return spot_id(id, rules.spots[space] if space >= 0 else drawn_spot(before))


def city_of(state: State, contract: int) -> str:
    """Of a contract on the board."""
    rules = state.ruleset
    return rules.place_ids[rules.islands + rules.city_of[state.contract_at.index(contract)]]
