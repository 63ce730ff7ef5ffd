"""The engine's contract for Endeavor: one dispatch each way, everything else is in the files beside this one."""

from typing import cast

from argosy.engine.chance import Chance
from argosy.engine.errors import IllegalAction
from argosy.engine.journal import Journal
from argosy.engine.position import Plain, Position, Prompt, Score
from argosy.engine.rules import Refusal
from argosy.titles.endeavor.rules import action_kinds, phases, scoring, stages
from argosy.titles.endeavor.rules.position_copy import copy_fields
from argosy.titles.endeavor.rules.position_writer import position_as_dict, view_as_dict
from argosy.titles.endeavor.rules.prompts import prompt_for
from argosy.titles.endeavor.rules.refusals import refusal_of
from argosy.titles.endeavor.rules.ruleset import EndeavorRuleset
from argosy.titles.endeavor.rules.state import State


def deal(rules: EndeavorRuleset, chance: Chance, journal: Journal | None) -> Position:
    """SET-2, SET-6, SET-7: tokens, the first player, start buildings."""
    position = EndeavorPosition(rules)
    position.set_up(chance)
    position.journal = journal
    tokens = rules.all_tokens.copy()
    chance.shuffle(tokens)
    for at, space in enumerate(rules.token_spaces):
        position.token[space] = tokens[at]
    position.crown = chance.below(rules.players)
    if not rules.suits:  # SET-1
        position.tell("unsuited-side", {"side": int(rules.options["side"]), "number": rules.players})
    starts = [kind for kind, building in enumerate(rules.components.buildings) if building.level == 0]
    if len(starts) > 1:
        position.stage = stages.START
        position.options = [rules.number_of[action_kinds.START][kind] for kind in starts]
        position.to_act = tuple(range(rules.players))
    else:
        for seat in range(rules.players):
            phases.give_start(position, seat, starts[0])
        phases.begin_round(position)
    return position


class EndeavorPosition(State):
    def progress(self) -> float:
        if len(self.to_act) == 0:
            return 1.0
        before = self.stage == stages.BUILD or self.stage == stages.START  # the actions of the round
        return (2 * (self.round - 1) + (0 if before else 1)) / (2 * self.ruleset.rounds - 1)

    def legal(self, seat: int) -> list[int]:
        return self.options if seat in self.to_act else []

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return refusal_of(self, seat, action)

    def play(self, seat: int, action: int) -> None:
        if seat not in self.to_act or action not in self.options:
            refusal = refusal_of(self, seat, action)
            assert refusal is not None, f"{action} is not offered, and no rule forbids it"
            raise IllegalAction(f"{self.ruleset.catalogue.name(action)} is not allowed ({refusal.rule})", refusal)
        kind = self.ruleset.kind_of[action]
        argument = self.ruleset.argument_of[action]
        if kind == action_kinds.ACTIVATE:
            phases.activate(self, seat, argument)
        elif action_kinds.SHIP_TRACK <= kind <= action_kinds.DRAW_PILE or (
            kind == action_kinds.PAY and self.stage == stages.ACTION
        ):
            phases.carry_out(self, seat, kind, argument)
        elif kind == action_kinds.BUILD:
            phases.build(self, seat, argument)
        elif kind == action_kinds.PASS:
            phases.pass_turn(self, seat)
        elif kind == action_kinds.SPEND:
            phases.spend(self, seat, argument)
        elif kind == action_kinds.PAY:
            phases.choose_payment(self, seat, argument)
        elif kind == action_kinds.DISCARD:
            phases.choose_discard(self, seat, argument)
        elif kind == action_kinds.FREE_PLACE:
            phases.choose_free_place(self, seat, argument)
        elif kind == action_kinds.NORMAL_PLACE:
            phases.choose_normal_place(self, seat)
        elif kind == action_kinds.START:
            phases.choose_start(self, seat, argument)
        elif self.stage == stages.SALARY:  # done: SAL-2
            phases.end_salary(self, seat)
        else:  # done: ACT-4, the second part is declined, or ACT-3, the first
            phases.end_action(self, seat)

    def asks(self, seat: int) -> Prompt:
        return prompt_for(self, seat)

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self)

    def copy(self) -> "EndeavorPosition":
        twin = EndeavorPosition(self.ruleset)
        copy_fields(self, twin)
        return twin

    def view(self, seat: int | None) -> Plain:
        return cast(Plain, view_as_dict(self, seat))

    def redeal(self, seat: int | None, deal: Chance, future: Chance | None = None) -> "EndeavorPosition":
        """All is open but the choices of a start building that are not yet revealed."""
        twin = self.copy()
        twin.chance = deal if future is None else future
        twin.options = list(self.options)  # copies share theirs; what somebody else's bot does to its own must not reach ours
        if self.stage == stages.START:
            for other, kind in enumerate(self.start_choice):
                if other != seat and kind >= 0:
                    action = self.options[deal.below(len(self.options))]
                    twin.start_choice[other] = self.ruleset.argument_of[action]
        return twin

    def to_dict(self) -> Plain:
        return position_as_dict(self)
