"""`argosy check`: verifies a record, and says in one line what it holds."""

from argparse import Namespace

from argosy.cli.messages import Screen, Words, print_json
from argosy.cli.new_game import recorded_game
from argosy.cli.scores import scores_as_plain, winner_line
from argosy.engine.errors import BadRecord
from argosy.engine.record import commitment_to
from argosy.game import Game


def run(asked: Namespace) -> None:
    game = recorded_game(asked, asked.file)
    commitment = commitment_to(game.seed or 0, game.salt) if game.salt else None
    if asked.commitment is not None and asked.commitment != commitment:
        raise BadRecord(
            f"{asked.file}: the deal is not the one that was promised: {_promised(commitment)}, not to {asked.commitment}"
        )
    if asked.json:
        print_json(_as_plain(asked.file, game, commitment))
        return
    words = Words(asked.lang)
    line = words(
        "cli-checked",
        title=words.title(game.ruleset),
        players=game.players,
        moves=len(game.moves),
        end=winner_line(game, words) if game.is_over else words("cli-not-over"),
        fingerprint=game.fingerprint(),
    )
    screen = Screen()
    screen.console.print(line, soft_wrap=True)
    if commitment is not None:
        screen.console.print(words("cli-deal-fair", commitment=commitment), soft_wrap=True)


def _promised(commitment: str | None) -> str:
    return "the record holds no commitment" if commitment is None else f"the record fits the commitment {commitment}"


def _as_plain(file: str, game: Game, commitment: str | None) -> dict[str, object]:
    return {
        "file": file,
        "title": game.title,
        "players": game.players,
        "options": game.ruleset.options,
        "seed": game.seed,
        "commitment": commitment,
        "pack": game.ruleset.pack,
        "moves": len(game.moves),
        "over": game.is_over,
        "scores": scores_as_plain(game),
        "winners": list(game.winners),
        "fingerprint": game.fingerprint(),
    }
