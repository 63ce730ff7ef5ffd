"""Load: one good by the crate, then cards to choose from."""

from argosy.engine.masks import bits_of, count, lowest
from argosy.titles.new_found_land.rules import steps
from argosy.titles.new_found_land.rules.card_knowledge import draw_cards, keep_drawn, store_drawn
from argosy.titles.new_found_land.rules.pack import GOODS
from argosy.titles.new_found_land.rules.ruleset import EXTRA_CARD
from argosy.titles.new_found_land.rules.state import State


def begin(state: State, seat: int) -> None:
    """The good is asked for where there is a choice, or where a card may be played before it (ACT-3)."""
    if best_good(state, seat) == 0 and not state.hidden_cards(seat):
        take(state, seat, 0)
    else:
        state.step = steps.TAKING


def crate(state: State, vessel: int) -> int:
    """The crate value of a vessel, da Gama included."""
    rules = state.ruleset
    value = rules.crate[vessel]
    return value + rules.captain_amount[rules.da_gama] if state.da_gama_on == vessel else value


def best_good(state: State, seat: int) -> int:
    """LOD-1: the most valuable good that may be taken; NFL-OP-33: the table's last row also stands for more."""
    by_crate = state.ruleset.components.crate_good
    return by_crate[min(crate(state, lowest(state.left)), len(by_crate) - 1)]


def take(state: State, seat: int, good: int) -> None:
    rules = state.ruleset
    state.goods[4 * seat + good] += 1
    if state.journal is not None:
        state.tell("took", {"player": seat, "good": GOODS[good]})
    draw_cards(state, seat, crate(state, lowest(state.left)))  # LOD-2
    drawn = count(state.card_drawn)
    if state.journal is not None:
        state.tell("drew-cards", {"player": seat, "count": drawn})
        for card in bits_of(state.card_drawn):
            state.tell("saw-card", {"card": rules.card_ids[card]}, seat)
    if drawn == 0:
        state.step = steps.ENDING
        return
    state.keeps_left = 1
    if drawn >= 2 and state.has_effect(seat, EXTRA_CARD):
        state.keeps_left += rules.effect_amount[EXTRA_CARD]
    state.step = steps.KEEPING


def keep(state: State, seat: int, card: int) -> None:
    keep_drawn(state, seat, card)
    if state.journal is not None:
        state.tell("kept", {"player": seat})
        state.tell("kept-card", {"card": state.ruleset.card_ids[card]}, seat)
    kept_one(state, seat)


def kept_one(state: State, seat: int) -> None:
    """A drawn card was kept or played; when no more may be, the rest goes to storage."""
    state.keeps_left -= 1
    if state.keeps_left > 0 and state.card_drawn:
        return
    state.keeps_left = 0
    rest = count(state.card_drawn)
    store_drawn(state)
    if rest and state.journal is not None:
        state.tell("stored-cards", {"player": seat, "count": rest})
    state.step = steps.ENDING
