"""The attack on chance is not blind: it reads draws from a log as they were drawn, and finds the state of a weak generator."""

import random

import pytest

from argosy.engine.chance import chance_from_seed
from argosy.engine.journal import Journal
from argosy.titles import title_named
from attack_chance import TITLE, are_of_seed, draws_in, finds, offers_by_drand48, patterns
from linear_generators import GENERATORS, Draw


def dealt(players: int, seed: int) -> list[Draw]:
    ruleset = title_named(TITLE).ruleset(players, {}, None)
    journal = Journal()
    ruleset.deal(chance_from_seed(seed), journal)
    return draws_in([{"kind": event.kind, "facts": event.facts} for event in journal.events], ruleset)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_read_from_a_log_was_drawn(players: int) -> None:
    for seed in range(12):
        draws = dealt(players, seed)
        assert len(draws) >= {2: 19, 3: 20, 4: 25}[players]
        assert are_of_seed(draws, seed)
        assert not are_of_seed(draws, seed + 1)


@pytest.mark.parametrize("generator", GENERATORS[1:], ids=lambda generator: generator.name)
def test_the_state_of_a_weak_generator_is_found(generator) -> None:  # type: ignore[no-untyped-def]
    """Argosy's first one takes longer: `tools/attack_chance.py` has it as a control."""
    draws, draw = dealt(4, 1), random.Random(1)
    assert finds(generator, draws)
    assert generator.recovered(draws) is None, "what we have now is none of these"
    assert generator.recovered([Draw(at, bound, draw.randrange(bound)) for at, bound, _ in draws]) is None


def test_patterns_are_seen_where_a_generator_is_seeded_with_one_number_after_the_other() -> None:
    assert "from table to table" in patterns([offers_by_drand48(number) for number in range(120)])
    draw = random.Random(1)
    assert patterns([[draw.randint(1, 12) for _ in range(4)] for _ in range(120)]) == ""
