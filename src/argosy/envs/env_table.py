"""One game as every environment runs it: the ruleset, the position, and what an observer is given of it, as arrays."""

import hashlib
import secrets

import numpy as np
from numpy.typing import NDArray

from argosy.engine.chance import SEEDS, chance_from_seed
from argosy.engine.errors import BadChoice
from argosy.engine.position import Option, Position, Ruleset
from argosy.envs.raw.games import MARGIN, WIN, mask_of, rewards_of
from argosy.envs.raw.layout import SPECTATOR
from argosy.envs.raw.observers import observer_for
from argosy.titles import title_named

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]


class EnvTable:
    """`seed` deals the next game; those after it get seeds that follow from it, or are drawn where none was given."""

    def __init__(self, title: str, players: int, reward: str, pack: str | None, options: dict[str, Option]) -> None:
        if reward not in (WIN, MARGIN):
            raise BadChoice(f"the reward should be {WIN!r} or {MARGIN!r}, not {reward!r}")
        self.ruleset: Ruleset = title_named(title).ruleset(players, options, pack)
        self.players = players
        self.reward = reward
        self.actions = len(self.ruleset.catalogue)
        self.observer = observer_for(self.ruleset)
        self.size = self.observer.layout.size
        self.seed: int | None = None
        self.position: Position

    def deal(self, seed: int | None) -> None:
        """A new game: of this seed, or of the one that follows."""
        if seed is not None and not 0 <= seed < SEEDS:
            raise BadChoice(f"the seed must be a whole number from 0 to {SEEDS - 1}, not {seed!r}")
        if seed is None:
            seed = secrets.randbelow(SEEDS) if self.seed is None else following_seed(self.seed)
        self.seed = seed
        self.position = self.ruleset.deal(chance_from_seed(seed))

    def observation(self, seat: int) -> Observation:
        """What the seat may know now."""
        return np.frombuffer(self.observer.observe(self.position, seat), dtype=np.int16)

    def spectated(self) -> Observation:
        """What everybody may know now."""
        return self.observation(SPECTATOR)

    def mask(self, seat: int) -> Mask:
        return np.frombuffer(mask_of(self.position, seat, self.actions), dtype=np.int8)

    def rewards(self) -> list[float]:
        return rewards_of(self.position, self.reward)

    def parts(self, observation: Observation) -> dict[str, Observation]:
        """The named parts of an observation, each in its shape; they share its memory."""
        return {
            part.name: observation[..., part.start : part.stop].reshape(observation.shape[:-1] + part.shape)
            for part in self.observer.layout.parts.values()
        }


def following_seed(seed: int) -> int:
    """The seed of the game after: it looks nothing like the one before."""
    digest = hashlib.sha256(b"argosy next game %d" % seed).digest()
    return int.from_bytes(digest[:16], "big") % SEEDS
