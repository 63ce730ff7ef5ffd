"""What differs between the editions, and nothing else: one list, read from top to bottom.

Everything that is merely a number (discs, thresholds, cards, the board) differs in the component packs instead. A new edition is
a value here, a pack, and its variants of the texts (`$title`) in locale/.
"""

from dataclasses import dataclass
from typing import Final

from argosy.engine.position import OptionRule


@dataclass(frozen=True, kw_only=True)
class Edition:
    title: str
    data: str  # folder of the component pack
    players: tuple[int, int]  # SET-1: the fewest and the most
    options: tuple[OptionRule, ...]  # to choose from, besides the side
    sides: tuple[int, ...]  # SET-1: sides of the board to choose from; empty: the board has only one
    without: tuple[str, ...]  # the numbered rules that it has not
    starts: tuple[str, ...]  # SET-7: start buildings to choose from; one: no choice
    copies: tuple[int, int, int, int, int]  # SET-4: of each kind of building, by level
    start_staffed: bool  # SET-7: a disc stands on the start building
    may_stop_salary: bool  # SAL-2: salaries may be left unpaid
    second_action_in_same_region: bool  # ACT-4
    full_track_takes_ships: bool  # SHP-3: "ship africa" goes on beside the full track
    draw_needs_open_region: bool  # DRW-3
    payers_free_each_other: bool  # PAY-2: only itself is forbidden to a paying building
    limit_checked_on_pass: bool  # DIS-1: else in a phase of its own
    discards_to_common_pile: bool  # DIS-6, DRW-6: else back into their decks


FIRST: Final = Edition(
    title="endeavor",
    data="first-edition",
    players=(3, 5),
    options=(OptionRule("combined_phases", (False, True)), OptionRule("idle_activation", (False, True))),
    sides=(),
    without=("SHP-4", "DRW-5", "DRW-6"),
    starts=("colonial-house",),
    copies=(5, 4, 3, 2, 1),
    start_staffed=False,
    may_stop_salary=False,
    second_action_in_same_region=True,
    full_track_takes_ships=True,
    draw_needs_open_region=True,
    payers_free_each_other=True,
    limit_checked_on_pass=True,
    discards_to_common_pile=False,
)

AGE_OF_SAIL: Final = Edition(
    title="age-of-sail",
    data="age-of-sail",
    players=(2, 5),
    options=(),
    sides=(1, 2),
    without=("RND-2", "DIS-8"),
    starts=("colonial-house", "merchant-dock"),
    copies=(5, 4, 3, 2, 1),
    start_staffed=True,
    may_stop_salary=True,
    second_action_in_same_region=False,
    full_track_takes_ships=False,
    draw_needs_open_region=False,
    payers_free_each_other=False,
    limit_checked_on_pass=False,
    discards_to_common_pile=True,
)
