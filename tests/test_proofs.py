"""The generic proofs of DESIGN.md ("What proves a title"), over every registered title and every table of it."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import argosy
from argosy.engine.chance import Chance, chance_from_seed
from argosy.engine.position import Plain, Position, Prompt, Score
from argosy.engine.record import fingerprint
from argosy.engine.rules import Refusal
from golden_records import GOLDEN, golden_tables, golden_text, record_text, spoiled_text, stale_files
from proofs import (
    Copies,
    RandomGame,
    Table,
    all_tables,
    by_chance,
    check_end,
    check_fields,
    check_game,
    check_lists,
    check_no_leak,
    check_record,
    check_redeal_plays,
    check_refused_changes_nothing,
    check_round_trip,
    check_shows_no_chance,
    check_step,
    check_why_not,
    ending,
    events_of,
    finished_game,
    middle_of,
    random_record,
    random_walk,
    seen_by,
    walk,
)

ALL_OPEN = {"endeavor"}  # titles in which nothing is hidden but what chance will bring

# A game as Hypothesis varies it: the table, the seed, and the first decisions; the seed decides the others.
games = st.tuples(st.sampled_from(all_tables()), st.integers(0, (1 << 62) - 1), st.lists(st.integers(0, 63), max_size=60))

# ---- 1. legal lists and refusals


@pytest.mark.parametrize("seed", [1, 2, 4, 6])
def test_legal_and_why_not_agree_on_the_whole_catalogue(table: Table, seed: int) -> None:
    ruleset = table.ruleset
    for decision in random_walk(table, seed):
        check_lists(ruleset, decision.position)
        check_why_not(ruleset, decision.position)


def test_nothing_is_legal_when_the_game_is_over(table: Table) -> None:
    position = finished_game(table, 3)
    check_lists(table.ruleset, position)
    check_why_not(table.ruleset, position)
    check_refused_changes_nothing(table.ruleset, position)


def test_a_refused_action_changes_nothing(table: Table) -> None:
    for decision in random_walk(table, 4):
        if decision.ply % 17 == 0 or len(decision.position.to_act) > 1:
            check_refused_changes_nothing(table.ruleset, decision.position)


def test_names_and_numbers_of_the_catalogue_belong_together(table: Table) -> None:
    catalogue = table.ruleset.catalogue
    assert 0 < len(catalogue) <= 1_500
    for number, action in enumerate(catalogue.actions):
        assert action.number == number
        assert catalogue.number(action.name) == number
        assert action.name == " ".join(action.name.lower().split())
        assert action.kind


class Nim(Position):
    """A title without chance: whoever takes the last match wins. `draws` is a mistake: it plays by dice that it does not keep."""

    def __init__(self, matches: int, future: Chance | None = None, draws: bool = False) -> None:
        self.matches, self.future, self.draws, self.round, self.journal = matches, future, draws, 1, None
        self.to_act = (matches % 2,) if matches else ()

    def legal(self, seat: int) -> list[int]:
        return [0] if seat in self.to_act else []

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return None if action in self.legal(seat) else Refusal("NIM-1")

    def play(self, seat: int, action: int) -> None:
        if self.draws and self.future is not None:
            self.future.next_word()
        self.matches -= 1
        self.to_act = (self.matches % 2,) if self.matches else ()

    def asks(self, seat: int) -> Prompt:
        return Prompt("take")

    def scores(self) -> list[Score]:
        return [Score({"matches": 0}), Score({"matches": 0})]

    def winners(self) -> tuple[int, ...]:
        return (0,)

    def progress(self) -> float:
        return 0.0

    def copy(self) -> "Nim":
        return Nim(self.matches, self.future, self.draws)

    def view(self, seat: int | None) -> Plain:
        return {"matches": self.matches}

    def redeal(self, seat: int | None, deal: Chance, future: Chance | None = None) -> "Nim":
        return Nim(self.matches, future or deal, self.draws)

    def to_dict(self) -> Plain:
        return {"matches": self.matches}


def test_a_title_without_chance_keeps_none() -> None:
    check_shows_no_chance(Nim(5), seen_by(Nim(5), 0))
    check_shows_no_chance(Nim(0), seen_by(Nim(0), 0))
    with pytest.raises(AssertionError, match="keeps no state of chance"):
        check_shows_no_chance(Nim(5, draws=True), seen_by(Nim(5), 0))


# ---- 2. copies and round trips


def test_earlier_copies_never_change(table: Table) -> None:
    copies = Copies(table.ruleset)
    for decision in random_walk(table, 5):
        if decision.ply % 5 == 0:
            copies.take(decision.ply, decision.position)
    copies.check()
    copies.check_they_play_on(5)
    copies.check()


def test_a_copy_has_a_chance_of_its_own(table: Table) -> None:
    """Also in a title that has no more use for chance once the table is dealt."""
    position: Any = middle_of(table, 5, 10)
    twin: Any = position.copy()
    before = fingerprint(position)
    twin.chance.next_word()
    assert fingerprint(position) == before != fingerprint(twin)


@given(games, st.integers(0, 150))
def test_playing_on_from_a_copy_leaves_the_original(game: tuple[Table, int, list[int]], at: int) -> None:
    table, seed, first = game
    position = RandomGame(table, seed, first).play(at)
    before = fingerprint(position)
    ending(position.copy(), seed)
    assert fingerprint(position) == before


def test_taken_apart_and_put_together_it_is_the_same_game(table: Table) -> None:
    for decision in random_walk(table, 6):
        if decision.ply % 6 == 0 or len(decision.position.to_act) > 1:
            check_round_trip(table.ruleset, decision.position, decision.ply)
    check_round_trip(table.ruleset, finished_game(table, 6), 6)


def test_every_field_of_a_position_is_read(table: Table) -> None:
    for plies in (0, 55):
        check_fields(table.ruleset, middle_of(table, 6, plies))


@given(games, st.integers(0, 150))
def test_any_reachable_position_can_be_put_together(game: tuple[Table, int, list[int]], at: int) -> None:
    table, seed, first = game
    position = RandomGame(table, seed, first).play(at)
    check_round_trip(table.ruleset, position, seed)


def test_a_game_of_the_public_face_survives_json(table: Table) -> None:
    game = argosy.new_game(table.title, players=table.players, seed=7, **dict(table.options))
    for decision in random_walk(table, 7):
        if decision.ply == 40:
            break
        game.play(decision.action, decision.seat)
    twin = argosy.Game.from_dict(json.loads(json.dumps(game.to_dict())))
    assert twin.fingerprint() == game.fingerprint()
    assert [twin.legal(seat) for seat in range(table.players)] == [game.legal(seat) for seat in range(table.players)]


def test_records_round_trip_and_replay(table: Table) -> None:
    for seed in range(3):
        check_record(table, random_record(table, seed))


def test_a_record_holds_the_middle_of_a_game_too(table: Table) -> None:
    record = random_record(table, 8)
    game = argosy.new_game(table.title, players=table.players, seed=8, **dict(table.options))
    for ply, (seat, name) in enumerate(record.moves):
        if ply % 25 == 0:
            twin = argosy.load_record(game.record())
            assert (twin.fingerprint(), twin.moves) == (game.fingerprint(), game.moves)
        game.play(name, seat)
    assert game.record() == record.to_text()
    assert argosy.load_record(record.to_text(), upto=10).moves == record.moves[:10]


# ---- the same table, seed and actions: the same game


def test_the_same_seed_gives_the_same_game(table: Table) -> None:
    assert fingerprint(finished_game(table, 9)) == fingerprint(finished_game(table, 9))
    assert len({fingerprint(table.deal(seed)) for seed in range(5)}) == 5


def test_a_journal_changes_nothing(table: Table) -> None:
    journal, end = events_of(table, 9)
    assert end == fingerprint(finished_game(table, 9))
    assert len(journal.events) > 20


# ---- 3. and 5. conservation, the end, scores


@given(games)
def test_nothing_is_lost_and_every_game_ends(game: tuple[Table, int, list[int]]) -> None:
    check_game(RandomGame(*game))


@pytest.mark.parametrize("choice", [0, -1])
def test_always_taking_the_first_or_the_last_choice_ends(table: Table, choice: int) -> None:
    position = table.deal(10)
    for _ in walk(position, lambda position, seat, options: options[choice], chance_from_seed(10)):
        check_step(table.ruleset, position)
    check_end(table.ruleset, position)


def test_several_games_with_all_checks(table: Table) -> None:
    for seed in range(20, 30):
        assert check_game(RandomGame(table, seed), thorough=seed == 20) > 0


# Games that soak.py found, in which something rare happens.
RARE = [
    (Table("endeavor", 4, (("combined_phases", False),)), 1099511628810, "a second building of level 5 is in reach"),
    (Table("age-of-sail", 5, (("side", 2),)), 1099511627793, "the last disc in a region is driven out"),
]


@pytest.mark.parametrize(("rare", "seed", "what"), RARE)
def test_rare_games(rare: Table, seed: int, what: str) -> None:
    check_game(RandomGame(rare, seed), thorough=True)


# ---- 4. nothing hidden is shown


def test_views_show_nothing_hidden(table: Table) -> None:
    for decision in random_walk(table, 11):
        if decision.ply % 12 == 0 or len(decision.position.to_act) > 1:
            check_no_leak(table.ruleset, decision.position, chance_from_seed(decision.ply))


@pytest.mark.parametrize("title", [title for title in argosy.TITLES if title not in ALL_OPEN])
def test_redeals_differ_in_what_is_hidden(title: str) -> None:
    """Otherwise the leak proof would prove nothing."""
    table = [table for table in all_tables() if table.title == title][-1]
    differed = [
        check_no_leak(table.ruleset, decision.position, chance_from_seed(decision.ply), times=8)
        for decision in random_walk(table, 12)
        if decision.ply < 12
    ]
    assert any(differed)


def test_redealt_positions_can_be_played(table: Table) -> None:
    for plies in (0, 1, 30):
        check_redeal_plays(table.ruleset, middle_of(table, 13, plies), chance_from_seed(plies))


def test_a_redeal_has_a_future_of_its_own(table: Table) -> None:
    position = middle_of(table, 14, 20)
    one, other = position.redeal(0, chance_from_seed(1)), position.redeal(0, chance_from_seed(2))
    assert len({fingerprint(each) for each in (position, one, other)}) == 3
    assert fingerprint(position.redeal(0, chance_from_seed(1))) == fingerprint(one)


# ---- 6. golden records


@pytest.mark.parametrize("golden", golden_tables(), ids=lambda table: table.name)
def test_golden_games_are_played_as_they_were(golden: Table) -> None:
    assert _kept(GOLDEN / f"{golden.name}.txt") == golden_text(golden), "review, then: make golden"


@pytest.mark.parametrize("golden", golden_tables(), ids=lambda table: table.name)
def test_golden_records_replay(golden: Table) -> None:
    text = _kept(GOLDEN / f"{golden.name}.record")
    assert text == record_text(golden), "review, then: make golden"
    game = argosy.load_record(text)
    assert game.is_over
    assert game.record() == text


@pytest.mark.parametrize("title", argosy.TITLES)
def test_spoiled_positions_are_refused_as_they_were(title: str) -> None:
    assert _kept(GOLDEN / f"{title}.spoiled") == spoiled_text(title), "review, then: make golden"


def test_every_golden_file_belongs_to_a_table() -> None:
    assert stale_files() == []


def _kept(path: Path) -> str:
    assert path.exists(), f"{path.name} is not there: make golden"
    return path.read_text(encoding="utf-8")


# ---- the walk itself


def test_a_game_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("proofs.MOST_DECISIONS", 10)
    with pytest.raises(AssertionError, match="not over after 10 decisions"):
        finished_game(all_tables()[0], 1)


def test_a_walk_depends_on_its_seed_only() -> None:
    table = all_tables()[0]
    chance = chance_from_seed(1)
    moves = [[decision.action for decision in random_walk(table, seed)] for seed in (1, 1, 2)]
    assert moves[0] == moves[1] != moves[2]
    assert [decision.action for decision in walk(table.deal(1), by_chance(chance), chance)]
