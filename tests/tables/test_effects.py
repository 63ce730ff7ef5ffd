"""What a choice is said to bring: always true, whatever is hidden and whatever chance decides."""

import pytest

from argosy import TITLES
from argosy.engine.chance import chance_from_seed
from argosy.engine.journal import Journal
from argosy.engine.position import Position
from argosy.tables.effects import Effect, EffectForecast
from argosy.tables.state import LiveTable
from argosy.titles import family_of
from service import play_by_chance, table_in_memory

WORLDS = 5


def promised(table: LiveTable, seat: int) -> dict[int, list[Effect]]:
    forecast = EffectForecast(table, seat, "en")
    return {action: forecast.effects(action) for action in table.position.legal(seat)}


def broken(effect: Effect, before: Position, seat: int, action: int) -> bool:
    """Whether the choice does not bring in this position what was promised."""
    after = before.copy()
    settled: list[Position] = []
    journal = after.journal = Journal()
    journal.on_settled = lambda: settled.append(after.copy())
    after.play(seat, action)
    if effect.kind == "event":
        own = journal.settled if settled else len(journal.events)
        events = journal.events[own:] if effect.follows else journal.events[:own]
        return (effect.what, effect.facts) not in [(event.kind, event.facts) for event in events]
    [middle] = settled or [after]
    one, other = (middle, after) if effect.follows else (before, middle)
    if effect.kind == "score":
        return _points(other, seat) - _points(one, seat) != effect.by
    return _number(other, seat, effect.what) - _number(one, seat, effect.what) != effect.by


def _points(position: Position, seat: int) -> int:
    unused = family_of(position.ruleset.title).unused_points  # type: ignore[attr-defined]
    return sum(points for source, points in position.scores()[seat].parts.items() if source not in unused)


def _number(position: Position, seat: int, what: str) -> int:
    value: object = position.view(seat)["seats"][seat]  # type: ignore[index]
    for name in what.split("."):
        value = value[name]  # type: ignore[index]
    assert isinstance(value, int)
    return value


@pytest.mark.parametrize("title", TITLES)
def test_what_is_promised_comes_true_in_every_world_that_the_seat_may_be_in(title: str) -> None:
    told = 0
    for players in (TITLES[title].min_players, TITLES[title].max_players):
        table = table_in_memory(title, players)
        for ply, seat in enumerate(play_by_chance(table, seed=players)):
            if ply < 2 * players or ply % 7 == 0:
                truth = table.position
                worlds = [truth, *(truth.redeal(seat, chance_from_seed(900 + at)) for at in range(WORLDS))]
                for action, effects in promised(table, seat).items():
                    told += len(effects)
                    for effect in effects:
                        assert not any(broken(effect, world, seat, action) for world in worlds), effect
    assert told > 200


def test_the_last_to_choose_a_start_building_is_not_told_those_of_the_others() -> None:
    for players in (2, 3, 4, 5):
        table = table_in_memory("age-of-sail", players)
        moves = play_by_chance(table, seed=players)
        for _ in range(players):
            seat = next(moves)
        assert table.to_act == (seat,)
        for effects in promised(table, seat).values():
            assert {effect.facts.get("player", seat) for effect in effects} <= {seat}


def test_growth_follows_a_building_and_is_not_its_effect() -> None:
    """Age of Sail, two players: whoever builds last sets growth and salary off."""
    table = table_in_memory("age-of-sail", 2)
    followed = 0
    for seat in play_by_chance(table, seed=3):
        if table.position.asks(seat).kind != "build":
            continue
        for effects in promised(table, seat).values():
            for effect in effects:
                if effect.what in ("harbor", "supply", "grew", "paid"):
                    assert effect.follows, effect
                    followed += 1
                if effect.what == "built":
                    assert not effect.follows
    assert followed > 5


def test_using_a_disc_is_not_said_to_cost_the_glory_of_one_left_over() -> None:
    """END-5 counts what is left at the end: a disc that is used is not a point lost."""
    used = 0
    for seed in range(3):
        table = table_in_memory("endeavor", 3)
        for seat in play_by_chance(table, seed=seed):
            for action, effects in promised(table, seat).items():
                if table.ruleset.catalogue.action(action).kind in ("activate", "ship"):
                    used += any(effect.what == "harbor" for effect in effects)
                    assert not any(effect.kind == "score" and effect.by < 0 and not effect.follows for effect in effects)
    assert used > 50


@pytest.mark.parametrize(
    ("title", "language", "one", "more"),
    [
        ("endeavor", "en", "+1 glory", "+2 glory"),
        ("endeavor", "fr", "+1 gloire", "+2 gloires"),
        ("new-found-land", "en", "+1 point", "+2 points"),
        ("new-found-land", "fr", "+1 point", "+2 points"),
    ],
)
def test_a_point_is_not_points(title: str, language: str, one: str, more: str) -> None:
    texts = set()
    for seed in range(3):
        table = table_in_memory(title, 3)
        for seat in play_by_chance(table, seed=seed):
            forecast = EffectForecast(table, seat, language)
            for action in table.position.legal(seat):
                texts |= {effect.text for effect in forecast.effects(action) if effect.kind == "score"}
    assert {one, more} <= texts
    assert not any(text in texts for text in ("−1 points", "+1 points"))
