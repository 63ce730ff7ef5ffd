"""How a server was told to run; handed to its workers through the environment."""

import json
import os
from dataclasses import asdict, dataclass, field

from argosy.lab.review import ITERATIONS

_VARIABLE = "ARGOSY_SERVE"


@dataclass(frozen=True)
class Settings:
    db: str
    bots: int = 1  # bot processes of each worker
    reviews: int = 2  # processes of each worker that judge finished games
    review_iterations: int = ITERATIONS
    lease: float = 15.0  # seconds that a worker may take for a bot's turn
    rate: float = 50.0  # requests a second from one address; 0: any number
    origins: tuple[str, ...] = field(default=())  # pages of other hosts that may connect
    public_url: str | None = None  # where other devices reach this server: links begin with it
    keep: int = 0  # days after which a table at which nothing happens is deleted; 0: never
    workers: int = 1
    log_level: str = "INFO"

    def to_environment(self) -> None:
        os.environ[_VARIABLE] = json.dumps(asdict(self))

    @staticmethod
    def from_environment() -> "Settings":
        values = json.loads(os.environ[_VARIABLE])
        values["origins"] = tuple(values["origins"])
        return Settings(**values)
