"""The look at the numbers: it counts what was used, and fails if something never was."""

import pytest

import look
from argosy.engine.journal import Event
from argosy.titles.new_found_land.rules.ruleset import NewFoundLandRuleset
from argosy.titles.new_found_land.rules.title import NewFoundLandTitle
from look import Look, components_of, uses_in


@pytest.fixture
def ruleset() -> NewFoundLandRuleset:
    return NewFoundLandTitle().ruleset(3, {}, None)


def test_a_component_counts_once_a_game() -> None:
    events = [Event("hired", {"player": 0, "captain": "drake"}), Event("hired", {"player": 1, "captain": "drake"})]
    assert uses_in([*events, Event("income", {"player": 0})]) == {("hired", "drake")}


def test_what_was_never_used_is_named(ruleset: NewFoundLandRuleset) -> None:
    seen = Look()
    for words, ids in components_of(ruleset).values():
        seen.uses.update((word, id) for word in words for id in ids)
    assert seen.unused(ruleset) == []
    del seen.uses["hired", "drake"]
    del seen.uses["resolved", "objective-gold"]  # seen and kept, but never met
    assert seen.unused(ruleset) == ["drake", "objective-gold"]


def test_one_game_tells_its_points_and_fails_for_what_it_did_not_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert look.main(["--games", "1", "--from", "3"]) == 1
    told = capsys.readouterr().out
    assert "1 games of 3 greedy bots" in told
    assert "points by rank" in told
    assert "used in no game: " in told


def test_the_points_of_the_sources_add_up(ruleset: NewFoundLandRuleset) -> None:
    seen = Look()
    seen.add_game(ruleset, 1)
    assert [sum(parts.values()) for parts in seen.sources] == seen.totals
    assert seen.totals == sorted(seen.totals, reverse=True)


def test_stopped_it_keeps_what_it_has(ruleset: NewFoundLandRuleset, monkeypatch: pytest.MonkeyPatch) -> None:
    add_game = Look.add_game

    def interrupted(seen: Look, table: NewFoundLandRuleset, number: int) -> None:
        if number == 1:
            raise KeyboardInterrupt
        add_game(seen, table, number)

    monkeypatch.setattr(Look, "add_game", interrupted)
    seen = Look()
    assert look.look_at(ruleset, 0, 5, seen)
    assert seen.games == 1


@pytest.mark.parametrize("words", [["--games", "0"], ["--from", "-1"]])
def test_senseless_numbers_are_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit):
        look.main(words)
