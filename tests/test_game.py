"""The public Python face: what a user of `import argosy` sees, and that nothing wrong that is asked changes the game."""

import json
from collections.abc import Callable

import pytest

import argosy
from proofs import RandomGame, Table, one_line


def new_game(players: int = 4, seed: int = 7, side: int = 1) -> argosy.Game:
    return argosy.new_game("age-of-sail", players=players, seed=seed, side=side)


def started_game() -> argosy.Game:
    """All have chosen their start building; the first player builds."""
    game = new_game()
    for seat in range(4):
        game.play("start merchant-dock" if seat % 2 else "start colonial-house", seat)
    return game


# ---- the example of the documentation


def test_a_game_is_played_by_names() -> None:
    game = new_game()
    assert (game.title, game.players, game.seed) == ("age-of-sail", 4, 7)
    assert game.to_act == (0, 1, 2, 3)
    assert game.legal(2) == ["start colonial-house", "start merchant-dock"]
    game.play("start merchant-dock", 2)
    assert game.to_act == (0, 1, 3)
    assert game.legal(2) == []
    for seat in (0, 1, 3):
        game.play("start colonial-house", seat)
    (first,) = game.to_act
    assert game.legal() == game.legal(first) == ["build market", "build shipyard", "build workshop"]
    game.play("build market")
    assert game.moves[-1] == (first, "build market")
    assert game.to_act == ((first + 1) % 4,)


def test_actions_may_be_given_by_number_and_loosely() -> None:
    game, other, third = started_game(), started_game(), started_game()
    game.play("build market")
    other.play(other.catalogue.number("build market"))
    third.play(" Build  MARKET ")
    assert game.fingerprint() == other.fingerprint() == third.fingerprint()
    assert game.moves == other.moves == third.moves


def test_why_not_gives_the_rule_and_a_sentence() -> None:
    game = started_game()
    assert game.why_not("build market") is None
    refusal = game.why_not("occupy calcutta")
    assert isinstance(refusal, argosy.Refusal)
    assert refusal.rule in {rule.id for rule in argosy.TITLES["age-of-sail"].rules}
    assert one_line(refusal.text)
    assert "Calcutta" in refusal.text or "India" in refusal.text


def test_why_not_may_be_asked_for_another_seat_and_after_the_end() -> None:
    game = started_game()
    waiting = (game.to_act[0] + 1) % 4
    refusal = game.why_not("build market", waiting)
    assert refusal is not None
    assert refusal.rule == "RND-1"
    table = Table("age-of-sail", 2, (("side", 1),))
    over = argosy.load_record(RandomGame(table, 1).record().to_text())
    refusal = over.why_not("pass")
    assert refusal is not None
    assert one_line(refusal.text)


def test_scores_can_be_asked_at_any_time() -> None:
    for game in (new_game(), started_game()):
        scores = game.scores()
        assert len(scores) == 4
        assert all(score.total == sum(score.parts.values()) for score in scores)
        assert all(isinstance(score, argosy.Score) and score.parts["free-place"] == 3 for score in scores)


def test_views_are_plain_and_hide_what_is_secret() -> None:
    game = new_game(seed=123456789012345)
    game.play("start merchant-dock", 2)
    views = {seat: json.dumps(game.view(seat)) for seat in (None, 0, 1, 2, 3)}
    assert '"own_start_choice": "merchant-dock"' in views[2]
    for seat in (None, 0, 1, 3):
        assert "merchant-dock" not in views[seat]
    assert not any("123456789012345" in view for view in views.values())


def test_a_game_ends_with_winners() -> None:
    game = started_game()
    assert not game.is_over
    assert game.winners == ()
    while not game.is_over:
        game.play(game.legal()[-1])
    assert game.legal() == []
    assert game.to_act == ()
    best = max(score.total for score in game.scores())
    assert game.winners == tuple(seat for seat, score in enumerate(game.scores()) if score.total == best)


def test_a_record_replays_and_may_be_stopped() -> None:
    game = started_game()
    game.play("build market")
    text = game.record()
    twin = argosy.load_record(text)
    assert (twin.fingerprint(), twin.moves, twin.seed) == (game.fingerprint(), game.moves, 7)
    assert twin.story() == game.story()
    assert argosy.load_record(text, upto=0).fingerprint() == new_game().fingerprint()
    assert argosy.load_record(text, upto=4).fingerprint() == started_game().fingerprint()
    twin.play(twin.legal()[0])
    assert argosy.load_record(twin.record()).fingerprint() == twin.fingerprint()


def test_a_game_from_a_position_goes_on_but_has_no_record() -> None:
    game = started_game()
    twin = argosy.Game.from_dict(json.loads(json.dumps(game.to_dict())))
    assert twin.fingerprint() == game.fingerprint()
    assert twin.seed is None
    with pytest.raises(argosy.BadRecord, match="keep to_dict"):
        twin.record()
    twin.play("build market")
    game.play("build market")
    assert twin.fingerprint() == game.fingerprint()


def test_the_fast_path_is_the_same_game() -> None:
    game = started_game()
    (seat,) = game.position.to_act
    numbers = game.position.legal(seat)
    assert [game.catalogue.name(number) for number in numbers] == game.legal()
    assert game.position.copy().journal is None


def test_what_happens_is_told(table: Table) -> None:
    """Every prompt, refusal and event of a game has its sentence."""
    game = argosy.new_game(table.title, players=table.players, seed=2, **dict(table.options))
    for decision in RandomGame(table, 2).decisions:
        assert one_line(game.prompt(decision.seat))
        if decision.ply % 10 == 0:
            for number in range(len(game.catalogue)):
                refusal = game.why_not(number, decision.seat)
                assert refusal is None or one_line(refusal.text)
        game.play(decision.action, decision.seat)
    assert len(game.story()) == len(game.events()) > 20
    assert all(one_line(sentence) for seat in (None, 0) for sentence in game.story(seat))


def test_without_a_seed_games_differ() -> None:
    games = [argosy.new_game("endeavor", players=3) for _ in range(3)]
    assert len({game.seed for game in games}) == 3
    assert argosy.load_record(games[0].record()).fingerprint() == games[0].fingerprint()


def test_the_default_side_suits_the_players() -> None:
    assert argosy.new_game("age-of-sail", players=2, seed=1).ruleset.options == {"side": 1}
    assert argosy.new_game("age-of-sail", players=5, seed=1).ruleset.options == {"side": 2}
    assert argosy.new_game("endeavor", players=3, seed=1).ruleset.options == {"combined_phases": False, "idle_activation": False}


# ---- wrong calls: a typed exception with one line, and the game is as it was


WRONG_CALLS: dict[str, tuple[type[Exception], str, Callable[[argosy.Game], object]]] = {
    "play unknown name": (argosy.BadAction, "no action 'build palace'", lambda game: game.play("build palace")),
    "play empty name": (argosy.BadAction, "no action ''", lambda game: game.play("")),
    "play unknown number": (argosy.BadAction, "no action 9999", lambda game: game.play(9999)),
    "play negative number": (argosy.BadAction, "no action -1", lambda game: game.play(-1)),
    "play as no seat": (argosy.BadAction, "no seat 4", lambda game: game.play("build market", 4)),
    "play as seat -1": (argosy.BadAction, "no seat -1", lambda game: game.play("build market", -1)),
    "play out of turn": (argosy.IllegalAction, "RND-1", lambda game: game.play("build market", (game.to_act[0] + 1) % 4)),
    "play too high": (argosy.IllegalAction, "BLD-2", lambda game: game.play("build theater")),
    "play too early": (argosy.IllegalAction, "RND-1", lambda game: game.play("pass")),
    "play start again": (argosy.IllegalAction, "SET-7", lambda game: game.play("start colonial-house")),
    "why not unknown": (argosy.BadAction, "no action 'fly'", lambda game: game.why_not("fly")),
    "why not unknown number": (argosy.BadAction, "no action 9999", lambda game: game.why_not(9999)),
    "why not for no seat": (argosy.BadAction, "no seat 7", lambda game: game.why_not("pass", 7)),
    "legal for no seat": (argosy.BadAction, "no seat 7", lambda game: game.legal(7)),
    "view of no seat": (argosy.BadAction, "no seat 7", lambda game: game.view(7)),
    "prompt of no seat": (argosy.BadAction, "no seat 7", lambda game: game.prompt(7)),
    "unknown name of the catalogue": (argosy.BadAction, "did you mean", lambda game: game.catalogue.number("build markt")),
}


@pytest.mark.parametrize("call", WRONG_CALLS)
def test_a_wrong_call_leaves_the_game_as_it_was(call: str) -> None:
    error, text, wrong = WRONG_CALLS[call]
    game = started_game()
    before = (game.fingerprint(), game.record(), game.legal(), len(game.events()))
    with pytest.raises(error, match=text) as caught:
        wrong(game)
    assert isinstance(caught.value, argosy.ArgosyError)
    assert one_line(str(caught.value))
    assert (game.fingerprint(), game.record(), game.legal(), len(game.events())) == before


def test_an_illegal_action_says_which_rule_and_why() -> None:
    game = started_game()
    with pytest.raises(argosy.IllegalAction) as caught:
        game.play("build theater")
    assert caught.value.refusal.rule == "BLD-2"
    assert caught.value.refusal.text in str(caught.value)
    assert str(caught.value).startswith("build theater: ")


def test_the_seat_must_be_said_where_several_decide() -> None:
    game = new_game()
    for wrong in (game.legal, game.prompt, lambda: game.play("start colonial-house")):
        with pytest.raises(argosy.BadAction, match="say for which seat"):
            wrong()
    assert game.moves == []


def test_nothing_can_be_played_after_the_end() -> None:
    table = Table("endeavor", 3)
    game = argosy.load_record(RandomGame(table, 1).record().to_text())
    end = game.fingerprint()
    with pytest.raises(argosy.BadAction, match="the game is over"):
        game.play("pass")
    with pytest.raises(argosy.IllegalAction, match="RND-3"):
        game.play("pass", 0)
    assert game.fingerprint() == end


@pytest.mark.parametrize(("title", "shown"), [("endeavor", "Africa"), ("age-of-sail", "Africa"), ("new-found-land", "Nova Scotia")])
def test_a_game_prints_as_its_board(title: str, shown: str) -> None:
    game = argosy.new_game(title, players=3, seed=3)
    before = str(game)
    assert shown in before
    assert game.prompt(game.to_act[0]) in before
    assert "\x1b" not in before
    assert max(len(line) for line in before.splitlines()[1:-3]) <= 100
    for _ in range(40):
        seat = game.to_act[0]
        game.play(game.legal(seat)[0], seat)
    assert str(game) != before
    assert "Afrique" in str(argosy.new_game("endeavor", players=3, seed=3, language="fr"))
