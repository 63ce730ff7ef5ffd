"""A step of a first voyage with its table, and what comes of trying it."""

from argosy.tables.checks import action_number
from argosy.tables.creation import table_in_memory
from argosy.tables.errors import NoSuchTable
from argosy.tables.state import LiveTable
from argosy.texts import say
from argosy.titles import title_named
from argosy.voyage import Voyage
from argosy.web import schema
from argosy.web.serializers.table import state_of, why


def step_of(voyage: Voyage, step: int, language: str) -> schema.VoyageStep:
    """The step by its number; behind the last one, the end of the voyage."""
    table = _table(voyage, step, language)
    now = voyage.steps[step - 1] if step <= len(voyage.steps) else None
    return schema.VoyageStep(
        title=voyage.title,
        step=step,
        steps=len(voyage.steps),
        text=say(language, f"voyage-{voyage.family}-{now.text if now else 'end'}"),
        task=_task(voyage, step, table, language) if now else "",
        action=now.do if now else None,
        state=state_of(table, voyage.seat, language),
    )


def trial_of(voyage: Voyage, step: int, action: str, language: str) -> schema.VoyageAnswer:
    if step > len(voyage.steps):
        raise NoSuchTable("not-found")
    table = _table(voyage, step, language)
    number = action_number(table, action)
    if table.ruleset.catalogue.name(number) == voyage.steps[step - 1].do:
        return schema.VoyageAnswer(done=True, rule=None, text=say(language, "voyage-done"))
    answer = why(table, voyage.seat, number, language)
    if answer.allowed:
        task = _task(voyage, step, table, language)
        return schema.VoyageAnswer(done=False, rule=None, text=say(language, "voyage-not-now", {"task": task}))
    return schema.VoyageAnswer(done=False, rule=answer.rule, text=answer.text or "")


def _table(voyage: Voyage, step: int, language: str) -> LiveTable:
    """The table when the step begins; behind the last step, when it is done."""
    if step > len(voyage.steps) + 1:
        raise NoSuchTable("not-found")
    moves = voyage.moves if step > len(voyage.steps) else voyage.steps[step - 1].before
    names = say(language, "cli-player-names").split()
    # A voyage is a recorded game of our pack, and its texts tell of it: it stays so, whatever pack the house plays with.
    return table_in_memory(title_named(voyage.title).ruleset(voyage.players, {}, None), voyage.seed, moves, names)


def _task(voyage: Voyage, step: int, table: LiveTable, language: str) -> str:
    number = table.ruleset.catalogue.number(voyage.steps[step - 1].do)
    return say(language, "voyage-task", {"action": table.action_text(language, number)})
