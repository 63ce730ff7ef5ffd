"""The engine's contract for this title: one dispatch each way, everything else is in the files beside this one."""

from typing import cast

from argosy.engine.catalogue import Action
from argosy.engine.chance import Chance
from argosy.engine.errors import IllegalAction
from argosy.engine.position import Plain, Prompt, Score
from argosy.engine.rules import Facts, Refusal
from argosy.titles.new_found_land.rules import action_kinds as kinds
from argosy.titles.new_found_land.rules import (
    action_phase,
    deliver,
    discover,
    land_phase,
    load,
    markers,
    planning_phase,
    purchases,
    scoring,
    settle,
    stages,
    steps,
    whereabouts,
)
from argosy.titles.new_found_land.rules.options import options_of
from argosy.titles.new_found_land.rules.position_copy import copy_fields
from argosy.titles.new_found_land.rules.position_writer import position_as_dict, view_as_dict
from argosy.titles.new_found_land.rules.progression import proceed
from argosy.titles.new_found_land.rules.prompts import prompt_for
from argosy.titles.new_found_land.rules.redeal import redeal_hidden
from argosy.titles.new_found_land.rules.refusals import refusal_of
from argosy.titles.new_found_land.rules.state import TO_ANTWERP, State


class NewFoundLandPosition(State):
    def progress(self) -> float:
        if len(self.to_act) == 0:
            return 1.0
        phase = 0 if self.phase == stages.LAND else 1 if self.phase == stages.PLANNING else 2
        return (3 * (self.round - 1) + phase) / (3 * self.ruleset.rounds - 1)

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
        if kind == kinds.ASSIGN:
            planning_phase.assign(self, seat, argument - rules.vessels * self.action)
        elif kind == kinds.SETTLE:
            settlers, tile = divmod(argument >> 1, rules.tiles)
            settle.settle(self, seat, settlers, tile, argument & 1)
        elif kind == kinds.BUILD:
            purchases.begin(self, seat, rules.first_ship_cost + argument)
        elif kind == kinds.TAKE:
            load.take(self, seat, argument)
        elif kind == kinds.KEEP:
            load.keep(self, seat, argument)
        elif kind == kinds.PLACE:
            discover.place(self, seat, argument // rules.islands, argument % rules.islands)
        elif kind == kinds.UNLOAD:
            deliver.unload(self, seat, argument)
        elif kind == kinds.DELIVER:
            if deliver.choose_contract(self, argument):
                purchases.begin(self, seat, self.purchase)
        elif kind == kinds.ANTWERP:
            deliver.choose_antwerp(self, seat)
        elif kind == kinds.CARRY:
            self._carry(seat, argument)
        elif kind == kinds.PAY:
            purchases.pay_with(self, seat, action)
        elif kind == kinds.PLAY:
            action_phase.play_card(self, seat, argument)
        elif kind == kinds.EXPAND:
            purchases.begin(self, seat, argument)
        elif kind == kinds.BUILD_COVERED:
            purchases.begin(self, seat, rules.first_covered_cost + argument)
        elif kind == kinds.SCRAP:
            land_phase.scrap(self, seat, argument)
        elif kind == kinds.NEW_ENGLAND:
            settle.sail_to_new_england(self, seat, argument)
        elif kind == kinds.CHOOSE:
            markers.choose(self, seat, argument)
        elif kind == kinds.HIRE:
            markers.hire(self, seat, argument)
        elif kind == kinds.CLAIM:
            markers.claim(self, seat, argument)
        elif kind == kinds.RESOLVE:
            purchases.resolve_objective(self, seat, argument)
        elif kind == kinds.MAGELLAN:
            planning_phase.send_magellan(self, seat)
        elif kind == kinds.DA_GAMA:
            planning_phase.send_da_gama(self, seat, argument)
        else:
            self._done(seat)

    def _carry(self, seat: int, vessel: int) -> None:
        if self.purchase == TO_ANTWERP:
            deliver.carry_to_antwerp(self, seat, vessel)
        elif deliver.carry(self, vessel):
            purchases.begin(self, seat, self.purchase)

    def _done(self, seat: int) -> None:
        if self.step == steps.LAND:
            land_phase.end(self)
        elif self.step == steps.UNLOADING:
            deliver.end_unloading(self, seat)
        elif self.step == steps.DISCOVERING:
            discover.end(self, seat)
        else:  # planning, the extra cube, deliveries, a count, objectives
            self.extra_cubes = 0
            self.resolved_now = 0
            self.step = steps.ENDING

    def asks(self, seat: int) -> Prompt:
        return prompt_for(self, seat)

    def facts_of(self, action: Action) -> Facts:
        return whereabouts.facts_of(self, action)

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self)

    def copy(self) -> "NewFoundLandPosition":
        twin = NewFoundLandPosition(self.ruleset)
        copy_fields(self, twin)
        return twin

    def view(self, seat: int | None) -> Plain:
        return cast(Plain, view_as_dict(self, seat))

    def redeal(self, seat: int | None, deal: Chance, future: Chance | None = None) -> "NewFoundLandPosition":
        twin = self.copy()
        twin.chance = deal
        redeal_hidden(twin, self.ruleset.players if seat is None else seat)
        if future is not None:
            twin.chance = future
        return twin

    def to_dict(self) -> Plain:
        return cast(Plain, position_as_dict(self))
