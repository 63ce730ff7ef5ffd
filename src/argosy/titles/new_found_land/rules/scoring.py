"""Points by source at any moment, as if the game ended now, and who wins."""

from argosy.engine.masks import count
from argosy.engine.position import Score
from argosy.titles.new_found_land.rules.final_phase import cubes_at
from argosy.titles.new_found_land.rules.names import END_SOURCES, SOURCES
from argosy.titles.new_found_land.rules.state import State


def scores(state: State) -> list[Score]:
    rules = state.ruleset
    pack = rules.components
    bonus = _fifty_bonuses(state)
    found: list[Score] = []
    for seat in range(rules.players):
        parts = {name: state.earned[len(SOURCES) * seat + source] for source, name in enumerate(SOURCES)}
        parts[END_SOURCES[0]] = unscored_points(state, seat)
        parts[END_SOURCES[1]] = bonus[seat]
        parts[END_SOURCES[2]] = pack.unused_card_points * count(state.hand[seat])
        parts[END_SOURCES[3]] = pack.unresolved_points * count(state.held[seat])
        found.append(Score(parts))
    return found


def totals_of(state: State) -> list[int]:
    """The same, summed up."""
    pack = state.ruleset.components
    totals = _fifty_bonuses(state)
    for seat in range(state.ruleset.players):
        totals[seat] += state.points[seat] + unscored_points(state, seat)
        totals[seat] += pack.unused_card_points * count(state.hand[seat]) + pack.unresolved_points * count(state.held[seat])
    return totals


def unscored_points(state: State, seat: int) -> int:
    """END-1: for cubes in islands and cities that were not scored."""
    rules = state.ruleset
    cubes = 0
    for place in range(rules.islands + rules.cities):
        if state.scored >> place & 1 == 0:
            cubes += cubes_at(state, place, seat)
    return cubes * rules.components.unscored_cube_points


def _fifty_bonuses(state: State) -> list[int]:
    """END-1; NFL-OP-24: the points for unscored cubes, counted in turn order, may still win a 50/100 card."""
    rules = state.ruleset
    bonus = [0] * rules.players
    taken = state.fifty_taken()
    for place in range(rules.players):
        seat = state.seat_in_order(place)
        card = state.fifty[seat]
        if card < 0 and state.points[seat] + unscored_points(state, seat) >= rules.components.lap:
            card = taken
            taken += 1
        if card >= 0:
            bonus[seat] = rules.components.fifty[card]
    return bonus


def winners(state: State) -> tuple[int, ...]:
    """END-2: most points, then most goods (NFL-OP-56: each piece counts one), then shared."""
    totals = totals_of(state)
    goods = [state.goods_total(seat) for seat in range(state.ruleset.players)]
    best = max(totals)
    most = max([goods[seat] for seat, total in enumerate(totals) if total == best])
    return tuple([seat for seat, total in enumerate(totals) if total == best and goods[seat] == most])


def tell_end(state: State) -> None:
    if state.journal is None:
        return
    state.tell("over", {"rounds": state.round})
    for seat, score in enumerate(scores(state)):
        state.tell("total", {"player": seat, "points": score.total})
    for seat in winners(state):
        state.tell("winner", {"player": seat})
