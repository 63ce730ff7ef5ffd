"""`argosy review`: where a finished game was won and lost, by captain's judgement and without hindsight."""

import sys
from argparse import Namespace
from dataclasses import asdict

from argosy.bots.explanation_text import explanation_sentences
from argosy.cli.messages import Screen, Words, print_json
from argosy.cli.new_game import recorded_game
from argosy.cli.progress import interrupted_while
from argosy.cli.review_page import show_review
from argosy.cli.scores import scores_as_plain
from argosy.engine.errors import BadRecord
from argosy.game import Game
from argosy.lab.review import Judgement, ReviewTerms, balance_of, decisions_of, explanation_of, judgements, turning_points
from argosy.lab.timeline import positions_of, timeline_of


def run(asked: Namespace) -> None:
    game = recorded_game(asked, asked.file)
    if not game.is_over:
        raise BadRecord(f"{asked.file} is of a game that goes on: only a finished one can be reviewed")
    terms = terms_of(game, asked)
    plies = decisions_of(terms)
    judged: list[Judgement] = []
    interrupted = interrupted_while(judgements(terms, plies, asked.jobs), terms.title, len(plies), judged.append)
    judged.sort(key=lambda judgement: judgement.ply)
    if asked.json:
        print_json(_as_plain(game, terms, judged, len(plies)))
    else:
        show_review(game, terms, judged, len(plies), Screen(), Words(asked.lang))
    if interrupted:
        sys.stdout.flush()
        raise KeyboardInterrupt


def terms_of(game: Game, asked: Namespace) -> ReviewTerms:
    moves = tuple((seat, game.catalogue.number(name)) for seat, name in game.moves)
    options = tuple(sorted(game.ruleset.options.items()))
    assert game.seed is not None
    return ReviewTerms(game.title, game.players, options, asked.pack, game.seed, moves, asked.iterations, asked.seed)


def _as_plain(game: Game, terms: ReviewTerms, judged: list[Judgement], decisions: int) -> dict[str, object]:
    timeline = timeline_of(game.ruleset, terms.deal, list(terms.moves))
    points = turning_points(terms, judged)
    positions = positions_of(game.ruleset, terms.deal, list(terms.moves))
    catalogue, teller = game.catalogue, game.teller
    return {
        "title": terms.title,
        "players": terms.players,
        "iterations": terms.iterations,
        "seed": terms.seed,
        "decisions": decisions,
        "judged": [{**asdict(judgement), "verdict": judgement.verdict} for judgement in judged],
        "turning_points": [
            {
                **asdict(point),
                "sentences": explanation_sentences(explanation_of(point, game.ruleset), catalogue, teller, positions[point.ply]),
            }
            for point in points
        ],
        "balances": [vars(balance_of(judged, seat)) for seat in range(terms.players)],
        "rounds": [{"round": end.round, "ply": end.ply, "scores": [score.parts for score in end.scores]} for end in timeline.ends],
        "totals": timeline.totals,
        "scores": scores_as_plain(game),
        "winners": list(game.winners),
    }
