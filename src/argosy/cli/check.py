"""`argosy check`: verifies a record, and says in one line what it holds."""

from argparse import Namespace

from argosy.cli.messages import Screen, Words, print_json
from argosy.cli.new_game import recorded_game
from argosy.cli.scores import scores_as_plain, winner_line
from argosy.game import Game


def run(asked: Namespace) -> None:
    game = recorded_game(asked, asked.file)
    if asked.json:
        print_json(_as_plain(asked.file, game))
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
    Screen().console.print(line, soft_wrap=True)


def _as_plain(file: str, game: Game) -> dict[str, object]:
    return {
        "file": file,
        "title": game.title,
        "players": game.players,
        "options": game.ruleset.options,
        "seed": game.seed,
        "pack": game.ruleset.pack,
        "moves": len(game.moves),
        "over": game.is_over,
        "scores": scores_as_plain(game),
        "winners": list(game.winners),
        "fingerprint": game.fingerprint(),
    }
