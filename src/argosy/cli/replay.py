"""`argosy replay`: the story of a recorded game, and the position it leads to."""

from argparse import Namespace

from argosy.cli.board_text import drawing_for
from argosy.cli.messages import Screen, Words, print_json
from argosy.cli.new_game import recorded_game
from argosy.cli.scores import score_table, scores_as_plain, winner_line
from argosy.game import Game


def run(asked: Namespace) -> None:
    game = recorded_game(asked, asked.file, asked.at)
    if asked.json:
        print_json(_as_plain(game))
        return
    words = Words(asked.lang)
    screen = Screen()
    drawing = drawing_for(game, words)
    view = game.view(None)
    screen.tell(game.story())
    screen.heading(drawing.place(view, words("cli-after-moves", moves=len(game.moves))))
    screen.show(drawing.table(view))
    if game.is_over:
        screen.show(score_table(game, drawing, words))
        screen.say(winner_line(game, words), "bold")
    else:
        for seat in game.to_act:
            screen.say(words("cli-owes", player=game.teller.names[seat], prompt=game.prompt(seat)))


def _as_plain(game: Game) -> dict[str, object]:
    return {
        "title": game.title,
        "players": game.players,
        "options": game.ruleset.options,
        "ply": len(game.moves),
        "moves": [[seat, name] for seat, name in game.moves],
        "story": game.story(),
        "view": game.view(None),
        "to_act": list(game.to_act),
        "legal": {seat: game.legal(seat) for seat in game.to_act},
        "scores": scores_as_plain(game),
        "winners": list(game.winners),
        "fingerprint": game.fingerprint(),
    }
