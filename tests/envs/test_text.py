"""Games for players who read and write."""

import pytest

from argosy import TITLES, BadAction, BadChoice
from argosy.engine.chance import chance_from_seed
from argosy.envs.text import TextEnv, Turn


def walk(env: TextEnv, decisions: int) -> Turn:
    turn = env.turn()
    for _ in range(decisions):
        if turn.is_over:
            break
        turn = env.step(1 + len(turn.actions) // 2)
    return turn


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_can_be_played_by_reading(title: str, language: str) -> None:
    env = TextEnv(title, players=3, seed=2, language=language)
    turn = walk(env, 40)
    assert turn.seat is not None
    assert env.game.prompt(turn.seat) in turn.text
    assert all(f"{number}. {name} | " in turn.text for number, name in enumerate(turn.actions, 1))
    turn = walk(env, 5_000)
    assert turn.is_over
    assert sum(turn.rewards) == pytest.approx(0)
    assert env.stand_ins == [0, 0, 0]
    with pytest.raises(BadAction, match="the game is over"):
        env.step(1)


@pytest.mark.parametrize(
    "answer", ["2", "2.", " 2) ", "**2**", "Let me think.\nThe second.\n\n2. build workshop", "build workshop", "Build  Workshop."]
)
def test_answers_are_read_kindly(answer: str) -> None:
    env = TextEnv("endeavor", players=3, seed=2)
    assert env.turn().actions[1] == "build shipyard"
    env = TextEnv("endeavor", players=3, seed=2)
    env.step(answer)
    assert env.game.moves[0][1] == ("build workshop" if answer.lower().startswith("build") else "build shipyard")


def test_a_wrong_answer_is_told_why_and_changes_nothing() -> None:
    env = TextEnv("endeavor", players=3, seed=2)
    before = env.game.fingerprint()
    for answer, said in (
        ("attack london", "(ATK-2)"),
        ("99", "There is no choice 99: the choices are 1 to "),
        ("", "“” is not an action of this game."),
    ):
        turn = env.step(answer)
        assert turn.refusal is not None
        assert said in turn.refusal
        assert turn.refusal in turn.text
    assert env.game.fingerprint() == before
    assert env.stand_ins == [0, 0, 0]


def test_after_too_many_wrong_answers_a_stand_in_decides() -> None:
    env = TextEnv("endeavor", players=3, seed=2, retries=1)
    seat = env.turn().seat
    assert seat is not None
    assert env.step("never").seat == seat
    assert env.step("never").refusal is None
    assert env.stand_ins[seat] == 1
    assert len(env.game.moves) == 1


def test_news_is_what_happened_since_the_seat_decided() -> None:
    env = TextEnv("new-found-land", players=2, seed=2)
    first = env.turn()
    assert "Since you last decided:" in first.text
    turn = env.step(1)
    while turn.seat == first.seat:
        turn = env.step(1)
    while turn.seat != first.seat:
        turn = env.step(1)
    told = [sentence for sentence in env.game.story(first.seat) if f"- {sentence}\n" in turn.text]
    assert told
    assert len(told) < len(env.game.story(first.seat))


@pytest.mark.parametrize("title", TITLES)
def test_no_text_tells_what_is_hidden(title: str) -> None:
    """The leak proof: dealt anew what the seat does not know, every seat reads the same."""
    env = TextEnv(title, players=3, seed=2)
    differed = False
    for number in range(12):
        for seat in range(3):
            position, text = env.game.position, env.text_for(seat)
            env.game.position = position.redeal(seat, chance_from_seed(number))
            differed = differed or env.game.position.to_dict() != position.to_dict()
            assert env.text_for(seat) == text
            env.game.position = position
        walk(env, 1 if number < 4 else 12)
    assert differed


def test_secret_choices_are_not_read_by_those_who_choose_later() -> None:
    texts = []
    for choice in (1, 2):
        env = TextEnv("age-of-sail", players=3, seed=2)
        texts.append([env.step(choice).text, env.text_for(2)])
    assert texts[0] == texts[1]


def test_wrong_choices_are_told() -> None:
    with pytest.raises(BadChoice, match="retries should be 0 or more"):
        TextEnv("endeavor", players=3, retries=-1)
    with pytest.raises(BadChoice, match="no language"):
        TextEnv("endeavor", players=3, language="de")
