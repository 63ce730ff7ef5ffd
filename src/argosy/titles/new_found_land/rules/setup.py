"""The set-up of a game."""

from argosy.engine.chance import Chance
from argosy.engine.journal import Journal
from argosy.engine.masks import random_member
from argosy.titles.new_found_land.rules.deliver import lay_contract
from argosy.titles.new_found_land.rules.final_phase import explore
from argosy.titles.new_found_land.rules.land_phase import refill_market
from argosy.titles.new_found_land.rules.position import NewFoundLandPosition
from argosy.titles.new_found_land.rules.progression import proceed
from argosy.titles.new_found_land.rules.ruleset import NewFoundLandRuleset
from argosy.titles.new_found_land.rules.state import CARD_STACK, SMALL_STACK, State


def deal(rules: NewFoundLandRuleset, chance: Chance, journal: Journal | None = None) -> NewFoundLandPosition:
    """The position in which the first decision is owed."""
    position = NewFoundLandPosition(rules)
    position.set_up(chance)
    position.journal = journal
    _deal_nations(position)
    refill_market(position)  # SET-3
    for space in range(len(position.contract_at)):
        lay_contract(position, space)  # SET-5
    _deal_objectives(position)
    _explore_first_islands(position)
    if journal is not None:
        journal.add("round", {"player": position.start, "round": 1})
    proceed(position)
    return position


def _deal_nations(state: State) -> None:
    """SET-1, SET-2, SET-6: boards, start ships and cards, start goods."""
    rules = state.ruleset
    nations = rules.chosen_nations.copy()
    if not nations:
        nations = list(range(len(rules.nation_ids)))
        state.chance.shuffle(nations)
        nations = nations[: rules.players]
    state.nation = nations
    in_hand = 0
    for seat, nation in enumerate(nations):
        state.owned[seat] = 1 << nation
        state.hand[seat] = 1 << nation
        in_hand |= 1 << nation
        for good in range(4):
            state.goods[4 * seat + good] = rules.components.start_goods[good]
        if rules.nation_numbers[nation] < rules.nation_numbers[nations[state.start]]:
            state.start = seat
        if state.journal is not None:
            state.tell("nation", {"player": seat, "nation": rules.nation_ids[nation], "ship": rules.vessel_ids[nation]})
    state.storage[CARD_STACK] = rules.start_cards & ~in_hand
    if rules.start_ships_join:  # SET-2: else they leave the game
        state.stacks[SMALL_STACK] |= rules.start_ships & ~in_hand
    for observer in range(rules.players + 1):
        state.known[observer] = rules.start_cards  # nobody is in doubt about a start card


def _deal_objectives(state: State) -> None:
    """SET-7."""
    rules = state.ruleset
    cards = list(range(rules.objectives))
    state.chance.shuffle(cards)
    for at, objective in enumerate(cards):
        state.objective_stacks[at // rules.components.stack_size] |= 1 << objective


def _explore_first_islands(state: State) -> None:
    """SET-9: one compass tile per player; afterwards all of them are shuffled again."""
    rules = state.ruleset
    compass = state.compass_stack
    for _ in range(rules.players * rules.components.setup_reveals):
        tile = random_member(compass, state.chance)
        compass &= ~(1 << tile)
        explore(state, rules.components.compass[tile])
