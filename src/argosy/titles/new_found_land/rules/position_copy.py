"""How a position is copied: every field of `State.set_up`. A loop over their names would take several times as long.

Written by `make types`.
"""

from argosy.titles.new_found_land.rules.state import State


def copy_fields(old: State, new: State) -> None:
    new.chance = old.chance.copy()
    new.journal = None
    new.to_act = old.to_act
    new.options = old.options
    new.round = old.round
    new.start = old.start
    new.phase = old.phase
    new.turn = old.turn
    new.action = old.action
    new.order = old.order
    new.place = old.place
    new.actor = old.actor
    new.step = old.step
    new.turn_points = old.turn_points
    new.built = old.built
    new.purchase = old.purchase
    new.left = old.left
    new.picked = old.picked
    new.crate_left = old.crate_left
    new.keeps_left = old.keeps_left
    new.places_left = old.places_left
    new.extra_cubes = old.extra_cubes
    new.resolved_now = old.resolved_now
    new.marker = old.marker
    new.nation = old.nation
    new.goods = old.goods.copy()
    new.points = old.points.copy()
    new.earned = old.earned.copy()
    new.expansions = old.expansions.copy()
    new.owned = old.owned.copy()
    new.hand = old.hand.copy()
    new.held = old.held.copy()
    new.fifty = old.fifty.copy()
    new.assigned = old.assigned.copy()
    new.sailed = old.sailed.copy()
    new.captain = old.captain.copy()
    new.magellan_on = old.magellan_on
    new.da_gama_on = old.da_gama_on
    new.stacks = old.stacks.copy()
    new.storage = old.storage.copy()
    new.market = old.market
    new.market_known = old.market_known
    new.contract_at = old.contract_at.copy()
    new.offered = old.offered
    new.tile_space = old.tile_space.copy()
    new.vacant = old.vacant
    new.tile_drawn = old.tile_drawn
    new.open_tiles = old.open_tiles
    new.cubes = old.cubes.copy()
    new.island_cubes = old.island_cubes.copy()
    new.city_cubes = old.city_cubes.copy()
    new.scored = old.scored
    new.compass_stack = old.compass_stack
    new.compass = old.compass
    new.marker_space = old.marker_space.copy()
    new.marker_earned = old.marker_earned.copy()
    new.triangle = old.triangle
    new.objective_stacks = old.objective_stacks.copy()
    new.resolved = old.resolved
    new.looked = old.looked.copy()
    new.card_drawn = old.card_drawn
    new.generation = old.generation
    new.known = old.known.copy()
    new.since = old.since
    new.kept = old.kept.copy()
    new.history = old.history
