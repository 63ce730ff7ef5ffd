"""Many games at once: one action for each, and the finished ones begin anew. What numpy needs not do is done here."""

from typing import Final

from argosy.engine.chance import chance_from_seed
from argosy.engine.position import Position, Ruleset
from argosy.envs.raw.layout import ObservationWriter, Observer

WIN: Final = "win"
MARGIN: Final = "margin"


class Games:
    """`count` games of one ruleset. The first have the seeds `seed`, `seed + 1` and so on, each new one the next seed."""

    def __init__(self, ruleset: Ruleset, observer: Observer, count: int, seed: int, reward: str) -> None:
        self.ruleset = ruleset
        self.observer = observer
        self.reward = reward
        self.next_seed = seed
        self.positions: list[Position] = []
        self.seats: list[int] = []  # who decides next, by game
        for _ in range(count):
            self.positions.append(self._deal())
            self.seats.append(self.positions[-1].to_act[0])

    def play(self, actions: list[int]) -> list[tuple[int, list[float]]]:
        """Plays one action in each game. Gives the games that ended by it, each with its rewards by seat."""
        ended: list[tuple[int, list[float]]] = []
        for game, action in enumerate(actions):
            position = self.positions[game]
            position.play(self.seats[game], action)
            if len(position.to_act) == 0:
                ended.append((game, rewards_of(position, self.reward)))
                position = self._deal()
                self.positions[game] = position
            self.seats[game] = position.to_act[0]
        return ended

    def observations(self) -> bytearray:
        """What the seat that decides may know, game after game."""
        out = ObservationWriter()
        for game, position in enumerate(self.positions):
            self.observer.write(out, position, self.seats[game])
        return out.all()

    def masks(self) -> bytearray:
        """1 for what the seat that decides may do, 0 for the rest of the catalogue, game after game."""
        actions = len(self.ruleset.catalogue)
        out = bytearray(actions * len(self.positions))
        for game, position in enumerate(self.positions):
            base = actions * game
            for action in position.legal(self.seats[game]):
                out[base + action] = 1
        return out

    def legal(self) -> list[list[int]]:
        """The legal actions of each game. Read only."""
        return [position.legal(self.seats[game]) for game, position in enumerate(self.positions)]

    def _deal(self) -> Position:
        position = self.ruleset.deal(chance_from_seed(self.next_seed))
        self.next_seed += 1
        return position


def rewards_of(position: Position, reward: str) -> list[float]:
    """What a finished game is worth to each seat; the sum is 0.

    `win`: winners share 1, less the mean: at four seats 0.75 for a win, -0.25 for a loss. `margin`: points above the mean.
    """
    scores = [float(score.total) for score in position.scores()]
    if reward == WIN:
        winners = position.winners()
        scores = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
    mean = sum(scores) / len(scores)
    return [score - mean for score in scores]


def mask_of(position: Position, seat: int, actions: int) -> bytearray:
    """1 for what the seat may do, 0 for the rest of the catalogue."""
    mask = bytearray(actions)
    for action in position.legal(seat):
        mask[action] = 1
    return mask
