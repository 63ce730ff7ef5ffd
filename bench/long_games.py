"""Games with as many decisions as can be found, for `make bench NAME=page`: whoever leafs through one should never wait.

`make bench NAME=long_games` writes them anew to bench/long/. Everybody dawdles:
takes what lets the game last longest, as busy random play from there on tells. Some minutes.
"""

import random
from pathlib import Path

from argosy import TITLES
from argosy.engine.chance import chance_from_seed
from argosy.engine.position import Position, Ruleset
from argosy.engine.record import Record, fingerprint

LONG = Path(__file__).parent / "long"
SEEDS = range(1)
TRIALS = 24  # busy games played to the end, for each choice
ENDING = ("pass", "done")


def main() -> None:
    LONG.mkdir(exist_ok=True)
    for title, known in TITLES.items():
        ruleset = known.ruleset(known.max_players, {}, None)
        longest = max((dawdled(ruleset, seed) for seed in SEEDS), key=lambda record: len(record.moves))
        (LONG / f"{title}.record").write_text(longest.to_text(), encoding="utf-8")
        print(f"{title}: {len(longest.moves)} decisions", flush=True)


def dawdled(ruleset: Ruleset, seed: int) -> Record:
    position = ruleset.deal(chance_from_seed(seed))
    ending = {number for number in range(len(ruleset.catalogue)) if ruleset.catalogue.action(number).kind in ENDING}
    draw = random.Random(seed)
    moves: list[tuple[int, str]] = []
    while not position.is_over:
        seat = position.to_act[0]
        choices = position.legal(seat)
        action = choices[0] if len(choices) == 1 else max(choices, key=lambda each: lasting(position, seat, each, ending, draw))
        position.play(seat, action)
        moves.append((seat, ruleset.catalogue.name(action)))
    return Record(ruleset.title, ruleset.players, ruleset.options, seed, ruleset.pack, moves, fingerprint(position))


def lasting(position: Position, seat: int, action: int, ending: set[int], draw: random.Random) -> int:
    """How many decisions come after this one, over all trials."""
    decisions = 0
    for _ in range(TRIALS):
        trial = position.copy()
        trial.play(seat, action)
        while not trial.is_over:
            asked = trial.to_act[0]
            choices = trial.legal(asked)
            trial.play(asked, draw.choice([each for each in choices if each not in ending] or choices))
            decisions += 1
    return decisions


if __name__ == "__main__":
    main()
