"""How a tournament's report is shown."""

from rich import box
from rich.table import Table as Grid

from argosy.cli.messages import Screen, Words
from argosy.lab.report import Report, Row
from argosy.lab.statistics import Estimate


def show_report(report: Report, screen: Screen, words: Words) -> None:
    terms = report.terms
    screen.say(
        words(
            "tournament-head",
            title=words.title(terms.ruleset),
            players=terms.players,
            games=report.games,
            blocks=report.blocks,
            seed=str(terms.seed),
        )
    )
    screen.show(_results(report, words))
    screen.show(_ratings(report, words))
    if len(report.rows) == 2 and report.rows[0].seats == 1:
        screen.say(_against_the_field(report, words), "bold")
    for row in report.rows:
        if row.stand_ins:
            screen.say(words("tournament-stand-in", bot=row.bot, number=row.stand_ins), "red")
    for fault in report.faults:
        screen.say(f"  {fault}")
    if report.fault_count > len(report.faults):
        screen.say("  " + words("tournament-more-faults", number=report.fault_count - len(report.faults)))
    screen.say(words("tournament-method"), "dim")


def _results(report: Report, words: Words) -> Grid:
    grid = _grid(words, "wins", "score", "rank")
    for row in report.ranked:
        grid.add_row(_name(row), spread(row.wins, words, 100, 1), _margin(row.score, words, 1), _margin(row.rank, words, 2))
    return grid


def _ratings(report: Report, words: Words) -> Grid:
    grid = _grid(words, "rating", "time", "slowest")
    for row in report.ranked:
        grid.add_row(_name(row), spread(row.rating, words, 1, 0), figure(row.milliseconds, words, 1), figure(row.slowest, words, 1))
    return grid


def _grid(words: Words, *columns: str) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(words("tournament-bot"), overflow="fold")
    for column in columns:
        grid.add_column(words(f"tournament-{column}"), justify="right", no_wrap=True)
    return grid


def _name(row: Row) -> str:
    return row.bot if row.seats == 1 else f"{row.bot} ×{row.seats}"


def _against_the_field(report: Report, words: Words) -> str:
    first, field = report.rows
    return words(
        "tournament-field",
        bot=first.bot,
        field=field.bot if field.seats == 1 else f"{field.seats} × {field.bot}",
        wins=spread(first.wins, words, 100, 1),
        won=figure(first.won, words, 0 if first.won == int(first.won) else 1),
        games=report.games,
        parity=figure(100 * first.parity, words, 1),
    )


def spread(estimate: Estimate, words: Words, times: int, digits: int) -> str:
    """`61.3 (54.0–68.1)`."""
    value = figure(times * estimate.value, words, digits)
    if estimate.low is None or estimate.high is None:
        return value
    return f"{value} ({figure(times * estimate.low, words, digits)}–{figure(times * estimate.high, words, digits)})"


def _margin(estimate: Estimate, words: Words, digits: int) -> str:
    """`45.2 ± 1.1`."""
    value = figure(estimate.value, words, digits)
    return value if estimate.high is None else f"{value} ± {figure(estimate.high - estimate.value, words, digits)}"


def figure(value: float, words: Words, digits: int) -> str:
    """A number as the reader's language writes it."""
    return f"{value:.{digits}f}".replace(".", words("tournament-point"))
