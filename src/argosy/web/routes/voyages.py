"""/api/titles/{title}/voyage: a title learnt by playing. Nothing is kept: a step's position is found by playing up to it."""

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from argosy.engine.errors import BadAction, BadChoice
from argosy.tables.errors import BadRequest, NoSuchTable
from argosy.tables.in_memory import rehearsed
from argosy.tables.state import LiveTable
from argosy.texts import say
from argosy.titles import TITLES, title_named
from argosy.voyage import Voyage, voyage_of
from argosy.web import schema
from argosy.web.dependencies import Asked, language
from argosy.web.errors import PROBLEMS
from argosy.web.serializers import state_of, why

StepNumber = Annotated[int, Parameter(ge=1, le=100)]


@get(
    "/api/titles/{title:str}/voyage", responses=PROBLEMS, sync_to_thread=True, summary="A step of the first voyage", tags=["titles"]
)
def get_voyage(request: Asked, title: str, step: StepNumber = 1, lang: str | None = None) -> schema.VoyageStep:
    """`step` counts from 1; one more than there are is the end of the voyage."""
    spoken = language(request)
    voyage = _voyage(title)
    table = _table(voyage, step, spoken)
    state = state_of(table, voyage.seat, spoken)
    if step > len(voyage.steps):
        text = say(spoken, f"voyage-{voyage.family}-end")
        return schema.VoyageStep(title=title, step=step, steps=len(voyage.steps), text=text, task="", action=None, state=state)
    now = voyage.steps[step - 1]
    return schema.VoyageStep(
        title=title,
        step=step,
        steps=len(voyage.steps),
        text=say(spoken, f"voyage-{voyage.family}-{now.text}"),
        task=_task(voyage, step, table, spoken),
        action=now.do,
        state=state,
    )


@post(
    "/api/titles/{title:str}/voyage",
    status_code=200,
    responses=PROBLEMS,
    sync_to_thread=True,
    summary="Try a step",
    tags=["titles"],
)
def try_step(request: Asked, title: str, data: schema.VoyageTry, lang: str | None = None) -> schema.VoyageAnswer:
    """Whether the action completes the step; if not, why it does not: the rules, or the voyage."""
    spoken = language(request)
    voyage = _voyage(title)
    if data.step > len(voyage.steps):
        raise NoSuchTable("not-found")
    table = _table(voyage, data.step, spoken)
    try:
        number = table.ruleset.catalogue.number(data.action)
    except BadAction as error:
        raise BadRequest("bad-action", detail=str(error)) from error
    if table.ruleset.catalogue.name(number) == voyage.steps[data.step - 1].do:
        return schema.VoyageAnswer(done=True, rule=None, text=say(spoken, "voyage-done"))
    answer = why(table, voyage.seat, number, spoken)
    if answer.allowed:
        task = _task(voyage, data.step, table, spoken)
        return schema.VoyageAnswer(done=False, rule=None, text=say(spoken, "voyage-not-now", {"task": task}))
    return schema.VoyageAnswer(done=False, rule=answer.rule, text=answer.text or "")


def _voyage(title: str) -> Voyage:
    if title not in TITLES:
        raise BadRequest("bad-choice", detail=f"there is no title {title!r}")
    try:
        return voyage_of(title)
    except BadChoice as error:
        raise NoSuchTable("not-found") from error


def _table(voyage: Voyage, step: int, spoken: str) -> LiveTable:
    """The table when the step begins; behind the last step, when it is done."""
    if step > len(voyage.steps) + 1:
        raise NoSuchTable("not-found")
    moves = voyage.moves if step > len(voyage.steps) else voyage.steps[step - 1].before
    names = say(spoken, "cli-player-names").split()
    # A voyage is a recorded game of our pack, and its texts tell of it: it stays so, whatever pack the house plays with.
    return rehearsed(title_named(voyage.title).ruleset(voyage.players, {}, None), voyage.seed, list(moves), names)


def _task(voyage: Voyage, step: int, table: LiveTable, spoken: str) -> str:
    number = table.ruleset.catalogue.number(voyage.steps[step - 1].do)
    return say(spoken, "voyage-task", {"action": table.action_text(spoken, number)})
