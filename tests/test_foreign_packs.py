"""The generic proofs on packs of one's own, played by chance, greedy and captain."""

from pathlib import Path

import pytest

from argosy import TITLES
from argosy.bots.captain import CaptainBot
from argosy.bots.greedy import best_of
from argosy.bots.knowledge import Knowledge
from argosy.bots.trained_values import value_of
from argosy.engine.chance import chance_from_seed
from argosy.engine.position import Position
from argosy.envs.raw.observers import observer_for
from argosy.titles import family_of
from foreign_packs import SIZES, foreign_pack
from proofs import RandomGame, Table, check_end, check_game, check_step, walk

CASES = [(title, size) for title in TITLES for size in SIZES]
each_pack = pytest.mark.parametrize(("title", "size"), CASES)


def foreign_table(title: str, size: str, directory: Path) -> Table:
    players = {"lean": TITLES[title].min_players, "rich": TITLES[title].max_players - 1}[size]
    return Table(title, players, (), foreign_pack(title, size, directory))


@each_pack
def test_all_proofs_hold(title: str, size: str, tmp_path: Path) -> None:
    table = foreign_table(title, size, tmp_path)
    assert table.ruleset.pack != Table(title, table.players).ruleset.pack
    check_game(RandomGame(table, 20), thorough=True)
    check_game(RandomGame(table, 21))


@each_pack
def test_greedy_and_captain_play_them(title: str, size: str, tmp_path: Path) -> None:
    """Greedy and captain in turn, captain with very few thoughts; what they measure is there at every moment."""
    table = foreign_table(title, size, tmp_path)
    value = value_of(title)
    captain = CaptainBot(value, chance_from_seed(3), 2, 0.0)
    rounds = set()

    def choose(position: Position, seat: int, options: list[int]) -> int:
        rounds.add(position.round)
        if seat == 0 and len(rounds) > table.ruleset.rounds - 1:
            return captain.choose(Knowledge(table.ruleset, position, seat, chance_from_seed(len(rounds))))
        return best_of(value, position, seat)

    position = table.deal(22)
    for decision in walk(position, choose, chance_from_seed(22)):
        if decision.ply % 8 == 0:
            check_step(table.ruleset, position)
    check_end(table.ruleset, position)
    assert rounds == set(range(1, table.ruleset.rounds + 1))
    assert position.round == table.ruleset.rounds
    assert position.progress() == 1.0


@each_pack
def test_environments_and_clients_are_told_them(title: str, size: str, tmp_path: Path) -> None:
    table = foreign_table(title, size, tmp_path)
    observer = observer_for(table.ruleset)
    for decision in RandomGame(table, 23).decisions:
        if decision.ply % 20 == 0:
            for seat in (-1, *range(table.players)):
                assert len(observer.observe(decision.position, seat)) == 2 * observer.layout.size
    components = family_of(title).part("components")
    assert components(table.ruleset) != components(Table(title, table.players).ruleset)
