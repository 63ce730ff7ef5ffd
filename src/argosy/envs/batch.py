"""Many games at once, as arrays: for learners that want numbers by the thousand."""

from argosy.extras import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError:
    raise ImportError(missing("this environment", "envs")) from None

from argosy.engine.errors import BadChoice
from argosy.engine.position import Option
from argosy.envs.env_table import EnvTable, Mask, Observation
from argosy.envs.raw.games import Games


class BatchedGames:
    """`count` games of one table. Finished ones begin anew by themselves; observations and masks are made when asked for.

    `seats[g]` decides next in game `g`. Games take the seeds `seed`, `seed + 1` and so on in the order in which they begin.
    """

    def __init__(
        self,
        title: str,
        count: int,
        *,
        players: int = 4,
        seed: int = 0,
        reward: str = "win",
        pack: str | None = None,
        **options: Option,
    ) -> None:
        if count < 1:
            raise BadChoice(f"there should be at least one game, not {count!r}")
        self.table = EnvTable(title, players, reward, pack, options)
        self.count = count
        self.games = Games(self.table.ruleset, self.table.observer, count, seed, reward)

    @property
    def seats(self) -> NDArray[np.int64]:
        """The seat that decides next, by game."""
        return np.array(self.games.seats)

    def step(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.bool_], NDArray[np.float64]]:
        """Plays one action in every game: gives who decides next, which games ended, and the ended games' rewards by seat.

        An illegal action raises IllegalAction; games before it in the batch have been played on.
        """
        if len(actions) != self.count:
            raise BadChoice(f"{len(actions)} actions for {self.count} games")
        done = np.zeros(self.count, dtype=np.bool_)
        rewards = np.zeros((self.count, self.table.players))
        for game, its_rewards in self.games.play(actions.tolist()):
            done[game] = True
            rewards[game] = its_rewards
        return self.seats, done, rewards

    def observations(self) -> Observation:
        """What the seat that decides may know, a row for each game."""
        return np.frombuffer(self.games.observations(), dtype=np.int16).reshape(self.count, self.table.size)

    def masks(self) -> Mask:
        """1 for what the seat that decides may do, a row for each game."""
        return np.frombuffer(self.games.masks(), dtype=np.int8).reshape(self.count, self.table.actions)

    def legal(self) -> list[list[int]]:
        """The same as lists of numbers, which is quicker. Read only."""
        return self.games.legal()
