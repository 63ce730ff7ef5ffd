"""What happened since a seat's own last decision, as its state tells it."""

import pytest

from argosy import TITLES
from argosy.tables.entries import Entry
from argosy.web.serializers.table import state_of
from service import play_by_chance, table_in_memory


@pytest.mark.parametrize("title", TITLES)
def test_the_log_of_a_newcomer_reaches_back_to_their_own_last_decision(title: str) -> None:
    players = TITLES[title].max_players
    table = table_in_memory(title, players)
    last = [0] * players
    longest = 0
    for seat in play_by_chance(table, seed=5):
        for viewer in range(players):
            state = state_of(table, viewer, "en")
            assert state.since == last[viewer]
            assert state.log_from <= last[viewer] + 1
            longest = max(longest, table.ply - last[viewer])
            for line in state.log:
                assert line.seat == (table.line.moves[line.ply - 1][0] if line.ply else None)
        last[seat] = table.ply + 1  # the move that is about to be made
        if table.ply > 60:
            break
    assert longest > players
    assert state_of(table, None, "en").since is None


def test_what_a_stand_in_decided_is_new_to_its_player() -> None:
    table = table_in_memory("age-of-sail", 2)
    for _ in play_by_chance(table, seed=1):
        if table.ply >= 8:
            break
    seat = table.to_act[0]
    before = state_of(table, seat, "en").since
    name = table.ruleset.catalogue.name(table.position.legal(seat)[0])
    table.apply(Entry(table.entry + 1, "move", 0.0, seat, name, level="mate"))
    assert state_of(table, seat, "en").since == before
