"""The same past, another future: what is still to be drawn shows nowhere before it is drawn, and a redeal draws it anew."""

from collections.abc import Iterator
from itertools import islice

from argosy.engine.chance import Chance, chance_from_seed, chance_from_text
from argosy.engine.journal import Journal
from argosy.engine.position import Plain, Position
from argosy.tables.sampling import samples
from proofs import Table, random_walk

EVERY = 11  # of a game's positions one in so many


def viewers(table: Table) -> list[int | None]:
    return [*range(table.players), None]


def positions(table: Table, seed: int) -> Iterator[Position]:
    for decision in random_walk(table, seed):
        if decision.ply % EVERY == 0:
            yield decision.position.copy()


def without_future(position: Position) -> Plain:
    return {key: value for key, value in position.to_dict().items() if key != "chance"}


def chance_of(position: Position) -> Chance:
    chance = chance_from_text(str(position.to_dict()["chance"]))
    assert chance is not None
    return chance


def test_a_view_is_the_same_whatever_the_future(table: Table) -> None:
    for number, position in enumerate(positions(table, 3)):
        for viewer in viewers(table):
            one, other = (position.redeal(viewer, chance_from_seed(number), chance_from_seed(future)) for future in (1_000, 2_000))
            assert without_future(one) == without_future(other), "what is hidden hangs on the future"
            assert one.view(viewer) == other.view(viewer) == position.view(viewer)
            for everybody in viewers(table):
                assert one.view(everybody) == other.view(everybody)


def test_the_log_is_the_same_until_something_is_drawn(table: Table) -> None:
    drawn = 0
    for number, position in enumerate(positions(table, 4)):
        seat = position.to_act[0]
        for action in position.legal(seat):
            told = []
            seen = []
            for future in (1_000, 2_000):
                twin = position.redeal(seat, chance_from_seed(number), chance_from_seed(future))
                journal = twin.journal = Journal()
                twin.play(seat, action)
                if chance_of(twin).drawn:
                    drawn += 1
                    break
                told.append([(event.kind, event.facts) for event in journal.events])
                seen.append([twin.view(viewer) for viewer in viewers(table)])
            else:
                assert told[0] == told[1]
                assert seen[0] == seen[1]
    assert bool(drawn) == (table.title == "new-found-land"), "Endeavor draws nothing after the deal"


def test_a_redeal_has_the_future_it_is_given(table: Table) -> None:
    for position in positions(table, 5):
        for viewer in viewers(table):
            deal, future = chance_from_seed(1), chance_from_seed(2)
            assert chance_of(position.redeal(viewer, deal, future)).to_text() == chance_from_seed(2).to_text()
            assert chance_of(position.redeal(viewer, chance_from_seed(1))).to_text() == deal.to_text(), (
                "else it goes on as it dealt"
            )


def test_the_first_two_samples_disagree_about_what_is_drawn_first(table: Table) -> None:
    for position in positions(table, 6):
        for viewer in viewers(table):
            low, high = (chance_of(sample) for sample in islice(samples(position, viewer), 2))
            assert [low.below(2) for _ in range(8)] == [0] * 8
            assert [high.below(2) for _ in range(8)] == [1] * 8
