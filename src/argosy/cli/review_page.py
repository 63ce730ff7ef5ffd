"""How a review is shown: what each round brought, how well everybody decided, and where the game turned."""

from rich import box
from rich.table import Table as Grid

from argosy.bots.explanation_text import explanation_sentences
from argosy.cli.board_text import drawing_for
from argosy.cli.bots_page import figure
from argosy.cli.drawing import Drawing
from argosy.cli.messages import Screen, Words
from argosy.cli.scores import score_table, winner_line
from argosy.engine.position import Position
from argosy.game import Game
from argosy.lab.review import Judgement, ReviewTerms, TurningPoint, balance_of, explanation_of, turning_points
from argosy.lab.timeline import RoundEnd, positions_of, timeline_of


def show_review(game: Game, terms: ReviewTerms, judged: list[Judgement], decisions: int, screen: Screen, words: Words) -> None:
    drawing = drawing_for(game, words)
    timeline = timeline_of(game.ruleset, terms.deal, list(terms.moves))
    screen.heading(words.title(game.ruleset))
    screen.show(_by_round(game, timeline.ends, drawing, words))
    screen.show(score_table(game, drawing, words))
    screen.say(winner_line(game, words), "bold")
    screen.blank()
    if len(judged) < decisions:
        screen.say(words("review-stopped", judged=len(judged), decisions=decisions), "bold")
    if not judged:
        return
    screen.show(_balances(game, judged, drawing, words))
    points = turning_points(terms, judged)
    screen.heading(words("review-turning-points"))
    if not points:
        screen.say(words("review-no-turning-points"))
    by_ply = {judgement.ply: judgement for judgement in judged}
    positions = positions_of(game.ruleset, terms.deal, list(terms.moves))
    for point in points:
        position = positions[point.ply]
        _show_turning_point(game, position, point, by_ply[point.ply], timeline.rounds[point.ply], screen, words)
    screen.say(words("review-method", iterations=terms.iterations, seed=str(terms.seed)), "dim")


def percent(share: float, words: Words) -> str:
    return figure(100 * share, words, 1)


def _by_round(game: Game, ends: list[RoundEnd], drawing: Drawing, words: Words) -> Grid:
    """Points at the end of each round, and what the round brought."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(words("review-round"), justify="right")
    for seat in range(game.players):
        grid.add_column(drawing.player(seat), justify="right")
    before = [0] * game.players
    for end in ends:
        totals = [score.total for score in end.scores]
        gains = [f"{total} ({total - then:+d})".replace("-", "−") for total, then in zip(totals, before, strict=True)]
        grid.add_row(str(end.round), *gains)
        before = totals
    return grid


def _balances(game: Game, judged: list[Judgement], drawing: Drawing, words: Words) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("player", "decisions", "as-captain", "lost"):
        grid.add_column(words(f"review-{column}"), justify="left" if column == "player" else "right")
    for seat in range(game.players):
        balance = balance_of(judged, seat)
        lost = f"{percent(balance.loss, words)} ± {percent(balance.margin, words)}"
        grid.add_row(drawing.player(seat), str(balance.decisions), str(balance.as_captain), lost)
    return grid


def _show_turning_point(
    game: Game, position: Position, point: TurningPoint, judgement: Judgement, round: int, screen: Screen, words: Words
) -> None:
    action = game.catalogue.action
    number = game.catalogue.number
    screen.say(
        words(
            "review-turning-point",
            round=round,
            ply=point.ply + 1,
            player=game.teller.names[judgement.seat],
            played=game.teller.action(action(number(judgement.played)), position),
            best=game.teller.action(action(number(judgement.best)), position),
            loss=percent(judgement.loss, words),
            margin=percent(judgement.margin, words),
        )
    )
    screen.tell(explanation_sentences(explanation_of(point, game.ruleset), game.catalogue, game.teller, position))
