"""What a bot of a level decides in a position, and what the adviser says."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from argosy.bots.captain import never
from argosy.bots.codes import chance_for_bot
from argosy.bots.difficulty import make_bot
from argosy.bots.explanation import explain
from argosy.bots.explanation_text import explanation_sentences
from argosy.bots.knowledge import Knowledge, in_a_row
from argosy.bots.trained_values import value_of
from argosy.engine.position import Position, Ruleset
from argosy.tables.bot_levels import ADVISER
from argosy.texts import Teller


@dataclass(frozen=True, slots=True)
class Advice:
    action: int
    reasons: list[str]  # sentences


def new_luck() -> int:
    """The seed of what chance decides for a bot."""
    return secrets.randbelow(1 << 62)


def chooser(
    level: str,
    ruleset: Ruleset,
    position: Position,
    seat: int,
    seed: int,
    moves: Sequence[tuple[int, int]],
    is_hurried: Callable[[], bool] = never,
) -> Callable[[], int]:
    """Gives, when called, the action that a bot of that level takes for the seat after these moves; the position may go on."""
    chance = chance_for_bot(seed, seat)
    knowledge = Knowledge(ruleset, position, seat, chance, len(moves), in_a_row([who for who, _ in moves], seat))
    bot = make_bot(level, ruleset, chance, is_hurried)
    return lambda: bot.choose(knowledge)


def advise(ruleset: Ruleset, position: Position, seat: int, seed: int, teller: Teller) -> Advice:
    """What the adviser would do, and why. Like any bot it knows what the seat knows."""
    chance = chance_for_bot(seed, seat)
    knowledge = Knowledge(ruleset, position, seat, chance)
    action = make_bot(ADVISER, ruleset, chance).choose(knowledge)
    explanation = explain(value_of(ruleset.title), knowledge, action, chance)
    return Advice(action, explanation_sentences(explanation, ruleset.catalogue, teller, position))
