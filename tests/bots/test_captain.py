"""Captain: reproducible, in time, blind to what is hidden."""

import signal
import subprocess
import sys
import time

import pytest

from argosy import new_game
from argosy.bots.captain import CaptainBot, Node, is_clear, lead, most_visited
from argosy.bots.difficulty import PacedBot, bot_of_level, captain_bot, most_seconds, share_of_turn
from argosy.bots.greedy import best_of
from argosy.bots.knowledge import Knowledge, in_a_row
from argosy.bots.trained_values import value_of
from argosy.engine.chance import chance_from_seed
from argosy.engine.position import Position

VALUED = ["endeavor", "age-of-sail"]


def midgame(title: str, decisions: int = 60) -> tuple:
    game = new_game(title, players=4, seed=8)
    value = value_of(title)
    while decisions or len(game.position.legal(game.to_act[0])) < 3:
        seat = game.to_act[0]
        game.position.play(seat, best_of(value, game.position, seat))
        decisions = max(0, decisions - 1)
    return game.ruleset, game.position, game.to_act[0]


def knows(ruleset, position: Position, seat: int, seed: int = 1) -> Knowledge:
    return Knowledge(ruleset, position, seat, chance_from_seed(seed))


@pytest.mark.parametrize("title", VALUED)
def test_same_knowledge_chance_and_iterations_give_the_same_tree(title: str) -> None:
    ruleset, position, seat = midgame(title)
    trees = [captain_bot(title, chance_from_seed(2), 16, 0.0).search(knows(ruleset, position, seat)) for _ in range(2)]
    assert (trees[0].actions, trees[0].visits, trees[0].sums) == (trees[1].actions, trees[1].visits, trees[1].sums)


def test_a_secret_choice_of_a_rival_changes_nothing() -> None:
    choices = set()
    for secret in (0, 1):
        game = new_game("age-of-sail", players=4, seed=8)
        game.position.play(0, game.position.legal(0)[secret])
        knowledge = knows(game.ruleset, game.position, 2)
        choices.add(captain_bot("age-of-sail", chance_from_seed(2), 4, 0.0).choose(knowledge))
    assert len(choices) == 1


def test_it_stops_early_when_the_choice_will_hardly_change() -> None:
    ruleset, position, seat = midgame("endeavor")
    bot = captain_bot("endeavor", chance_from_seed(2), 40, 0.0)
    root = bot.search(knows(ruleset, position, seat))
    assert bot.done < 40
    assert 3 * lead(root) > 40 - bot.done
    assert root.visits[most_visited(root)] == max(root.visits)


def test_an_only_move_needs_no_thought() -> None:
    game = new_game("endeavor", players=3, seed=1)
    value = value_of("endeavor")
    while len(game.position.legal(game.to_act[0])) > 1:
        game.position.play(game.to_act[0], best_of(value, game.position, game.to_act[0]))
    bot = CaptainBot(value, chance_from_seed(5), 50, 0.0)
    assert bot.choose(knows(game.ruleset, game.position, game.to_act[0])) == game.position.legal(game.to_act[0])[0]
    assert bot.done == 0


def test_hurried_it_answers_with_its_best_so_far() -> None:
    """It has ten minutes, and is hurried after 40 iterations."""
    ruleset, position, seat = midgame("endeavor")
    looks = 0

    def is_hurried() -> bool:
        nonlocal looks
        looks += 1
        return looks == 40

    bot = captain_bot("endeavor", chance_from_seed(2), 0, 600.0, is_hurried)
    root = bot.search(knows(ruleset, position, seat))
    assert (bot.done, root.total) == (40, 39)  # the first one only puts the options in order
    assert looks == 40


class Clock:
    """Each look at it is 10 ms later."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.01
        return self.now


def test_a_clear_choice_takes_an_eighth_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset, position, seat = midgame("endeavor", 22)
    monkeypatch.setattr(time, "perf_counter", Clock())
    bot = captain_bot("endeavor", chance_from_seed(2), 0, 10.0)
    root = bot.search(knows(ruleset, position, seat))
    assert bot.done == 128
    assert is_clear(root)
    monkeypatch.undo()
    counted = captain_bot("endeavor", chance_from_seed(2), 1000, 0.0)  # the same number every time: it goes on
    assert counted.search(knows(ruleset, position, seat)).total > 2 * bot.done
    assert counted.choose(knows(ruleset, position, seat)) == root.actions[most_visited(root)]


def tried(*options: tuple[int, float]) -> Node:
    """A place whose options were visited so often, with such means."""
    node = Node()
    node.visits = [visits for visits, _ in options]
    node.sums = [visits * mean for visits, mean in options]
    node.total = sum(node.visits)
    return node


def test_what_is_clear() -> None:
    assert is_clear(tried((90, 0.5), (8, 0.4), (2, 0.1), (0, 0.0)))
    assert not is_clear(tried((70, 0.5), (28, 0.4), (2, 0.1)))  # others are worth a look
    assert not is_clear(tried((95, 0.5), (5, 0.6)))  # one that was hardly tried may be better
    assert not is_clear(tried((20, 0.5), (1, 0.1)))  # too few to tell


def test_levels_take_their_time() -> None:
    captain, admiral = (bot_of_level(level, "endeavor", chance_from_seed(1)) for level in ("captain", "admiral"))
    assert isinstance(captain, PacedBot)
    assert isinstance(admiral, PacedBot)
    assert 0 < captain.seconds < admiral.seconds


def test_a_turn_shares_its_time_between_its_decisions() -> None:
    ruleset, position, seat = midgame("endeavor", 0)
    bot = PacedBot(CaptainBot(value_of("endeavor"), chance_from_seed(5), 0, 9.0), 0.2)
    given: list[float] = []
    for decision in range(8):
        bot.choose(Knowledge(ruleset, position, seat, chance_from_seed(1), in_a_row=decision))
        given.append(bot.captain.seconds)
    assert given[0] == 0.1
    assert given == sorted(given, reverse=True)
    assert min(given) > 0


def test_a_turn_of_any_number_of_decisions_keeps_to_its_time() -> None:
    for decisions in (1, 13, 1000):
        assert sum(share_of_turn(decided) for decided in range(decisions)) <= 1
    assert share_of_turn(0) == 0.5
    assert most_seconds("admiral", 0) == pytest.approx(5.0)
    assert most_seconds("captain", 1) < most_seconds("captain", 0) < most_seconds("admiral", 0)
    assert most_seconds("mate", 0) == most_seconds("deckhand", 3) == 0


def test_a_turn_is_what_a_seat_decides_in_a_row() -> None:
    assert in_a_row([], 1) == 0
    assert in_a_row([1, 1, 0], 1) == 0
    assert in_a_row([1, 0, 1, 1], 1) == 2
    assert in_a_row([1, 1], 1) == 2


def test_ctrl_c_while_it_thinks_ends_the_program_in_order() -> None:
    """Compiled code that multiplies long integers would abort instead: chance must do without them."""
    command = [sys.executable, "-m", "argosy", "watch", "new-found-land", "--players", "4", "--bots", "captain:20s"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()  # the first heading: from now on captain thinks
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 130
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()
