"""What differs between the editions, and nothing else: one list, read from top to bottom.

Everything that is merely a number (discs, thresholds, cards, the board) differs in the component packs instead. A new edition is
a value here, a pack, and its variants of the texts (`$title`) in locale/.
"""

from typing import Final

from argosy.engine.position import OptionRule


class Edition:
    def __init__(
        self,
        *,
        title: str,
        data: str,
        players: tuple[int, int],
        options: tuple[OptionRule, ...],
        sides: tuple[int, ...],
        without: tuple[str, ...],
        starts: tuple[str, ...],
        copies: tuple[int, int, int, int, int],
        start_staffed: bool,
        may_stop_salary: bool,
        second_action_in_same_region: bool,
        full_track_takes_ships: bool,
        draw_needs_open_region: bool,
        payers_free_each_other: bool,
        limit_checked_on_pass: bool,
        discards_to_common_pile: bool,
    ) -> None:
        self.title = title
        self.data = data  # folder of the component pack
        self.players = players  # SET-1: the fewest and the most
        self.options = options  # to choose from, besides the side
        self.sides = sides  # SET-1: sides of the board to choose from; empty: the board has only one
        self.without = without  # the numbered rules that it has not
        self.starts = starts  # SET-7: start buildings to choose from; one: no choice
        self.copies = copies  # SET-4: of each kind of building, by level
        self.start_staffed = start_staffed  # SET-7: a disc stands on the start building
        self.may_stop_salary = may_stop_salary  # SAL-2: salaries may be left unpaid
        self.second_action_in_same_region = second_action_in_same_region  # ACT-4
        self.full_track_takes_ships = full_track_takes_ships  # SHP-3: "ship africa" goes on beside the full track
        self.draw_needs_open_region = draw_needs_open_region  # DRW-3
        self.payers_free_each_other = payers_free_each_other  # PAY-2: only itself is forbidden to a paying building
        self.limit_checked_on_pass = limit_checked_on_pass  # DIS-1: else in a phase of its own
        self.discards_to_common_pile = discards_to_common_pile  # DIS-6, DRW-6: else back into their decks


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
