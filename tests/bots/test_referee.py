"""One game between bots: honest, reproducible, and with all that a tournament wants to know."""

import pytest

from argosy import TITLES, load_record
from argosy.bots.bot import Bot
from argosy.bots.codes import chance_for_bot, make_bot
from argosy.bots.knowledge import Knowledge
from argosy.bots.referee import Result, Timing, play_codes, play_game
from argosy.engine.chance import chance_from_seed
from argosy.engine.position import Plain
from proofs import Table, all_tables

BUILT_IN = [
    "random",
    "greedy",
    "deckhand",
    "captain:2",
]  # with a number of iterations, never with seconds: play must be reproducible


class Witness:
    """Plays the legal action at a given place, and remembers what it was shown."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.seen: list[Plain] = []
        self.plies: list[int] = []

    def choose(self, knowledge: Knowledge) -> int:
        self.seen.append(knowledge.view())
        self.plies.append(knowledge.ply)
        return knowledge.legal()[self.place]


# Captain, who takes long, at the smallest tables; `make bot-games` has her at all of them.
SITTINGS = [
    (sitting, code)
    for sitting in all_tables()
    for code in BUILT_IN
    if not code.startswith("captain") or sitting.players == TITLES[sitting.title].min_players
]


@pytest.mark.parametrize(("sitting", "code"), SITTINGS, ids=[f"{sitting.name}-{code}" for sitting, code in SITTINGS])
def test_every_bot_plays_every_table_to_its_end(sitting: Table, code: str) -> None:
    result = play_codes(sitting.ruleset, [code] * sitting.players, 11)
    again = load_record(result.record)
    assert again.is_over
    assert [score.total for score in again.scores()] == result.scores
    assert again.winners == result.winners
    assert len(again.moves) == result.moves
    assert result.faults == []


@pytest.mark.parametrize("code", BUILT_IN)
@pytest.mark.parametrize("title", list(TITLES))
def test_the_same_seeds_give_the_same_game(title: str, code: str) -> None:
    rules = TITLES[title].ruleset(3, {}, None)
    codes = [code, "random", code]
    records = [play_codes(rules, codes, 5, bots_seed).record for bots_seed in (1, 1, 2)]
    assert records[0] == records[1]
    assert records[0] != records[2]


@pytest.mark.parametrize("code", BUILT_IN)
@pytest.mark.parametrize("title", list(TITLES))
def test_no_choice_depends_on_what_is_hidden(title: str, code: str) -> None:
    """The hidden part is dealt anew for the seat that decides: the same bot, with the same luck, chooses the same."""
    rules = TITLES[title].ruleset(4, {}, None)
    compared = differing = 0
    for seed in range(2):
        position = rules.deal(chance_from_seed(seed))
        luck = chance_from_seed(100 + seed)
        for ply in range(60):
            if not position.to_act:
                break
            for seat in position.to_act:
                choices = set()
                for world in range(3):
                    true = position if world == 0 else position.redeal(seat, chance_from_seed(7000 + 10 * ply + world))
                    differing += world > 0 and true.to_dict() != position.to_dict()
                    knowledge = Knowledge(rules, true, seat, chance_from_seed(1000 + ply), ply)
                    choices.add(make_bot(code, rules, chance_for_bot(seed, seat)).choose(knowledge))
                assert len(choices) == 1, f"{code} at seat {seat} chose {choices} after {ply} moves"
                compared += 1
            seat = position.to_act[-1]  # the last first, so that others' secret choices are there to be hidden
            options = position.legal(seat)
            position.play(seat, options[luck.below(len(options))])
    assert compared > 50
    assert differing > 0


def test_nobody_knows_a_choice_made_at_the_same_time() -> None:
    rules = TITLES["age-of-sail"].ruleset(3, {}, None)
    assert len(rules.deal(chance_from_seed(2)).to_act) == 3
    views = []
    for place in (0, 1):
        others = [Witness(-1), Witness(-1)]
        play_game(rules, [Witness(place), *others], 2)
        views.append([witness.seen[0] for witness in others])
    assert views[0] == views[1]


def test_a_bot_is_told_how_many_moves_were_played() -> None:
    rules = TITLES["endeavor"].ruleset(3, {}, None)
    witness = Witness(0)
    result = play_game(rules, [witness, Witness(0), Witness(0)], 2)
    moves = load_record(result.record).moves
    assert all(moves[ply][0] == 0 for ply in witness.plies)
    assert witness.plies == sorted(set(witness.plies))


def test_only_real_decisions_are_asked_and_timed() -> None:
    rules = TITLES["endeavor"].ruleset(3, {}, None)
    bots: list[Bot] = [Witness(0), Witness(0), Witness(0)]
    result = play_game(rules, bots, 2)
    for bot, timing in zip(bots, result.timings, strict=True):
        assert isinstance(bot, Witness)
        assert timing.decisions == len(bot.seen)
        assert 0 < timing.slowest <= timing.seconds
    assert sum(timing.decisions for timing in result.timings) < result.moves


def test_an_illegal_action_of_our_own_bots_is_loud() -> None:
    from argosy import IllegalAction

    class Wrong:
        def choose(self, knowledge: Knowledge) -> int:
            legal = knowledge.legal()
            return next(number for number in range(len(knowledge.catalogue)) if number not in legal)

    rules = TITLES["endeavor"].ruleset(3, {}, None)
    with pytest.raises(IllegalAction):
        play_game(rules, [Wrong(), Wrong(), Wrong()], 2)


def test_ranks_put_winners_first_and_let_equals_share() -> None:
    def ranks(scores: list[int], winners: tuple[int, ...]) -> list[float]:
        return Result(scores, winners, 0, [Timing() for _ in scores], [0] * len(scores), [], "").ranks()

    assert ranks([30, 20, 10], (0,)) == [1, 2, 3]
    assert ranks([30, 30, 10], (1,)) == [2, 1, 3]  # lost the tie-break
    assert ranks([30, 30, 10, 10], (0, 1)) == [1.5, 1.5, 3.5, 3.5]
