"""`argosy watch`: a whole game by bots, told from beginning to end."""

from argparse import Namespace
from contextlib import closing

from argosy.cli.board_text import drawing_for
from argosy.cli.messages import Screen, Words, print_json
from argosy.cli.new_game import check_may_save, game_from, save_record
from argosy.cli.scores import score_table, scores_as_plain, winner_line
from argosy.cli.table import Table
from argosy.game import Game


def run(asked: Namespace) -> None:
    if asked.save is not None:
        check_may_save(asked.save)
    table = Table(game_from(asked), 0, asked.pack)
    with closing(table):
        table.seat_bots(asked)
        if asked.json:
            while table.game.to_act:
                table.play_bot(table.game.to_act[0])
            print_json({**_as_plain(table.game), "faults": table.faults()})
        else:
            _tell(table, Screen(), Words(asked.lang))
    if asked.save is not None:
        save_record(table.game, asked.save)


def _tell(table: Table, screen: Screen, words: Words) -> None:
    game = table.game
    drawing = drawing_for(game, words)
    shown = drawing.round(game.view(None))
    told = 0
    screen.heading(shown)
    while game.to_act:
        table.play_bot(game.to_act[0])
        for event in game.journal.events[told:]:
            part = drawing.round(game.view(None)) if event.kind == "round" else shown
            if part != shown:
                screen.heading(part)
                shown = part
            if event.visible_to(None):
                screen.tell([game.teller.event(event)])
        told = len(game.journal.events)
        part = drawing.round(game.view(None))
        if part != shown and not game.is_over:  # a title whose events tell of no rounds
            screen.heading(part)
            shown = part
        table.tell_faults(screen)
    screen.heading(words("cli-final-scores"))
    screen.show(score_table(game, drawing, words))
    screen.say(winner_line(game, words), "bold")
    screen.say(words("cli-seed", seed=str(game.seed)))


def _as_plain(game: Game) -> dict[str, object]:
    return {
        "title": game.title,
        "players": game.players,
        "options": game.ruleset.options,
        "seed": game.seed,
        "pack": game.ruleset.pack,
        "moves": [[seat, name] for seat, name in game.moves],
        "scores": scores_as_plain(game),
        "winners": list(game.winners),
        "fingerprint": game.fingerprint(),
        "record": game.record(),
    }
