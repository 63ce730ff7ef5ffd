"""The engine's contract for this title: one dispatch each way, everything else is in the files beside this one."""

from argosy.engine.chance import Chance
from argosy.engine.errors import IllegalAction
from argosy.engine.position import Plain, Prompt, Score
from argosy.engine.rules import Refusal
from argosy.titles.new_found_land import (
    acting,
    delivering,
    discovering,
    land,
    loading,
    markers,
    planning,
    purchases,
    scoring,
    settling,
)
from argosy.titles.new_found_land.course import proceed
from argosy.titles.new_found_land.options import options_of
from argosy.titles.new_found_land.prompts import prompt_for
from argosy.titles.new_found_land.redealing import redeal_hidden
from argosy.titles.new_found_land.refusals import refusal_of
from argosy.titles.new_found_land.ruleset import (
    ANTWERP,
    ASSIGN,
    BUILD,
    BUILD_COVERED,
    CARRY,
    CHOOSE,
    CLAIM,
    DA_GAMA,
    DELIVER,
    EXPAND,
    HIRE,
    KEEP,
    MAGELLAN,
    NEW_ENGLAND,
    PAY,
    PLACE,
    PLAY,
    RESOLVE,
    SCRAP,
    SETTLE,
    TAKE,
    UNLOAD,
)
from argosy.titles.new_found_land.state import DISCOVERING, ENDING, LAND, TO_ANTWERP, UNLOADING, State
from argosy.titles.new_found_land.writing import position_as_dict, view_as_dict


class NewFoundLandPosition(State):
    def legal(self, seat: int) -> list[int]:
        if len(self.to_act) == 0 or self.actor != seat:
            return []
        if not self.options:
            self.options = options_of(self)
        return self.options

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return refusal_of(self, seat, action)

    def play(self, seat: int, action: int) -> None:
        if action not in self.legal(seat):
            self._refuse(seat, action)
        self.options = []
        self._carry_out(seat, action)
        proceed(self)

    def _refuse(self, seat: int, action: int) -> None:
        name = self.ruleset.catalogue.name(action)
        refusal = refusal_of(self, seat, action)
        assert refusal is not None, f"{name} is neither legal nor refused"
        raise IllegalAction(f"{name} is not allowed now ({refusal.rule})", refusal)

    def _carry_out(self, seat: int, action: int) -> None:
        rules = self.ruleset
        kind = rules.kind_of[action]
        argument = rules.argument_of[action]
        if kind == ASSIGN:
            planning.assign(self, seat, argument - rules.vessels * self.action)
        elif kind == SETTLE:
            settlers, tile = divmod(argument >> 1, rules.tiles)
            settling.settle(self, seat, settlers, tile, argument & 1)
        elif kind == BUILD:
            purchases.begin(self, seat, rules.first_ship_cost + argument)
        elif kind == TAKE:
            loading.take(self, seat, argument)
        elif kind == KEEP:
            loading.keep(self, seat, argument)
        elif kind == PLACE:
            discovering.place(self, seat, argument // rules.islands, argument % rules.islands)
        elif kind == UNLOAD:
            delivering.unload(self, seat, argument)
        elif kind == DELIVER:
            if delivering.choose_contract(self, argument):
                purchases.begin(self, seat, self.purchase)
        elif kind == ANTWERP:
            delivering.choose_antwerp(self, seat)
        elif kind == CARRY:
            self._carry(seat, argument)
        elif kind == PAY:
            purchases.pay_with(self, seat, action)
        elif kind == PLAY:
            acting.play_card(self, seat, argument)
        elif kind == EXPAND:
            purchases.begin(self, seat, argument)
        elif kind == BUILD_COVERED:
            purchases.begin(self, seat, rules.first_covered_cost + argument)
        elif kind == SCRAP:
            land.scrap(self, seat, argument)
        elif kind == NEW_ENGLAND:
            settling.sail_to_new_england(self, seat, argument)
        elif kind == CHOOSE:
            markers.choose(self, seat, argument)
        elif kind == HIRE:
            markers.hire(self, seat, argument)
        elif kind == CLAIM:
            markers.claim(self, seat, argument)
        elif kind == RESOLVE:
            purchases.resolve_objective(self, seat, argument)
        elif kind == MAGELLAN:
            planning.send_magellan(self, seat)
        elif kind == DA_GAMA:
            planning.send_da_gama(self, seat, argument)
        else:
            self._done(seat)

    def _carry(self, seat: int, vessel: int) -> None:
        if self.purchase == TO_ANTWERP:
            delivering.carry_to_antwerp(self, seat, vessel)
        elif delivering.carry(self, vessel):
            purchases.begin(self, seat, self.purchase)

    def _done(self, seat: int) -> None:
        if self.step == LAND:
            land.end(self)
        elif self.step == UNLOADING:
            delivering.end_unloading(self, seat)
        elif self.step == DISCOVERING:
            discovering.end(self, seat)
        else:  # planning, the extra cube, deliveries, a count, objectives
            self.extra_cubes = 0
            self.resolved_now = 0
            self.step = ENDING

    def asks(self, seat: int) -> Prompt:
        return prompt_for(self, seat)

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self)

    def copy(self) -> "NewFoundLandPosition":
        twin = NewFoundLandPosition(self.ruleset)
        twin.copy_from(self)
        return twin

    def view(self, seat: int | None) -> Plain:
        return view_as_dict(self, seat)

    def redeal(self, seat: int | None, deal: Chance, future: Chance | None = None) -> "NewFoundLandPosition":
        twin = self.copy()
        twin.chance = deal
        redeal_hidden(twin, self.ruleset.players if seat is None else seat)
        if future is not None:
            twin.chance = future
        return twin

    def to_dict(self) -> Plain:
        return position_as_dict(self)
