"""What the table answers to those who ask: help, why, rules, score, log, save."""

from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from argosy.cli.new_game import save_record
from argosy.cli.rules_page import rules_page
from argosy.cli.scores import score_table
from argosy.engine.errors import ArgosyError, BadAction
from argosy.rulebook.book import chapter_of, rule_ids
from argosy.titles import title_named

if TYPE_CHECKING:
    from argosy.cli.terminal import Terminal

_LOG = 20  # sentences, where not all are asked for


def reply(terminal: "Terminal", seat: int, command: str, rest: str) -> None:
    try:
        if command == "help":
            _help(terminal, seat)
        elif command == "why":
            _why(terminal, seat, rest)
        elif command == "rules":
            _rules(terminal, rest)
        elif command == "score":
            terminal.screen.show(score_table(terminal.table.game, terminal.drawing, terminal.words))
        elif command == "log":
            _log(terminal, seat, rest)
        elif command == "save":
            _save(terminal, rest)
    except ArgosyError as error:
        terminal.screen.say(str(error), "red")
    except OSError as error:
        terminal.screen.say(f"{error.filename}: {error.strerror}", "red")


def refuse(terminal: "Terminal", seat: int, text: str) -> None:
    """For what is not among the choices: why not, if it is an action at all."""
    found = terminal.vocabulary.actions_like(text, terminal.vocabulary.actions)
    if len(found) == 1:
        _why(terminal, seat, found[0].name)
    else:
        terminal.screen.say(terminal.words("cli-not-understood", text=text[:60]), "red")


def _help(terminal: "Terminal", seat: int) -> None:
    words = terminal.words
    game = terminal.table.game
    screen = terminal.screen
    screen.heading(words("cli-help-decision"))
    screen.say(game.prompt(seat))
    for sentence in terminal.drawing.explanation(game.view(seat)):
        screen.say(sentence)
    screen.heading(words("cli-help-keys"))
    typed = terminal.vocabulary.words
    rule = title_named(game.title).rules[0].id
    keys = [
        (words("cli-help-number"), words("cli-help-number-does")),
        (words("cli-help-name"), words("cli-help-name-does", example=game.legal(seat)[0])),
        (f"{typed['why']} {words('cli-help-action')}", words("cli-help-why-does")),
        (typed["undo"], words("cli-help-undo-does")),
        (f"{typed['rules']} ID", words("cli-help-rules-does", rule=rule, chapter=chapter_of(rule))),
        (typed["score"], words("cli-help-score-does")),
        (typed["log"], words("cli-help-log-does")),
        (f"{typed['save']} {words('cli-help-file')}", words("cli-help-save-does")),
        (f"{typed['board']}, {words('cli-help-enter')}", words("cli-help-board-does")),
        (typed["quit"], words("cli-help-quit-does")),
    ]
    if terminal.drawing.pages():
        keys.insert(-1, (", ".join(terminal.drawing.pages()), words("cli-help-pages-does")))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for key, does in keys:
        grid.add_row(Text(f"  {key}", style="bold"), does)
    screen.show(grid)


def _why(terminal: "Terminal", seat: int, text: str) -> None:
    game = terminal.table.game
    words = terminal.words
    if not text:
        raise BadAction(words("cli-why-what", example=terminal.vocabulary.actions[0].name))
    legal = game.legal(seat)
    if text.isascii() and text.isdigit() and 1 <= int(text[:6]) <= len(legal):
        text = legal[int(text[:6]) - 1]
    found = terminal.vocabulary.actions_like(text, terminal.vocabulary.actions)
    if len(found) > 1:
        few = ", ".join(action.name for action in found[:8]) + (", …" if len(found) > 8 else "")
        raise BadAction(words("cli-several", actions=few))
    name = found[0].name if found else game.catalogue.action(game.catalogue.number(text)).name
    refusal = game.why_not(name, seat)
    if refusal is None:
        terminal.screen.say(words("cli-why-allowed", action=name, number=legal.index(name) + 1), "green")
    else:
        terminal.screen.say(words("cli-why-not", action=name, text=refusal.text, rule=refusal.rule), "yellow")
        terminal.screen.say(words("cli-why-read", word=terminal.vocabulary.words["rules"], rule=refusal.rule), "dim")


def _rules(terminal: "Terminal", id: str) -> None:
    title = title_named(terminal.table.game.title)
    terminal.screen.show(rules_page(title, rule_ids(title, id or None), terminal.words.language))


def _log(terminal: "Terminal", seat: int, rest: str) -> None:
    story = terminal.table.game.story(seat)
    if rest or len(story) <= _LOG:
        terminal.screen.tell(story)
        return
    terminal.screen.say(
        "  " + terminal.words("cli-log-earlier", number=len(story) - _LOG, word=terminal.vocabulary.words["log"]), "dim"
    )
    terminal.screen.tell(story[-_LOG:])


def _save(terminal: "Terminal", file: str) -> None:
    if not file:
        raise BadAction(terminal.words("cli-save-where", word=terminal.vocabulary.words["save"]))
    save_record(terminal.table.game, file)
    terminal.screen.say(terminal.words("cli-saved", file=file), "green")
