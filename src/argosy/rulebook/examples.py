"""Moments of real games, one and more for every rule: a record, how far to play it, and what is tried there.

`examples/TITLE.toml` names the moments, `examples/TITLE-N.record` holds the games. `make examples` finds them anew.
"""

import tomllib
from dataclasses import dataclass
from functools import cache

import msgspec

from argosy.engine.chance import chance_from_seed
from argosy.engine.errors import BadRecord
from argosy.engine.journal import Event, Journal
from argosy.engine.position import Plain, Position, Ruleset, Title
from argosy.engine.record import Record, fingerprint, record_from_text
from argosy.engine.rules import Refusal
from argosy.texts import Teller, say
from argosy.titles import family_of, title_named


@dataclass(frozen=True, slots=True)
class Example:
    rule: str
    game: int  # of the title's records
    ply: int  # moves played before it
    seat: int
    action: str = ""  # empty: the position itself is the example
    allowed: bool = True
    tells: tuple[str, ...] = ()  # the kinds of events that show the rule; none: all of them
    draws: tuple[str, ...] = ()  # the parts of the table to look at: `region:africa`, `mat:1`


@dataclass(frozen=True, slots=True)
class Scene:
    """What happened there: the position, before a refused action or after one that was played, and its events."""

    ruleset: Ruleset
    position: Position
    events: list[Event]
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class Telling:
    """A scene told to somebody: who tries what, and what comes of it."""

    players: list[str]
    verdict: str  # allowed, refused, or a position to look at
    caption: str  # who tries what; empty if nothing is tried
    outcome: list[str]
    view: Plain


@cache
def examples_of(title: str) -> tuple[Example, ...]:
    file = family_of(title).file("examples", f"{title}.toml")
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["example"] if file.is_file() else []
    return msgspec.convert(rows, tuple[Example, ...])


def examples_for(title: str, rule: str) -> list[Example]:
    return [example for example in examples_of(title) if example.rule == rule]


def scene_of(title: str, example: Example) -> Scene:
    """Plays the record up to the moment and tries the action. Raises BadRecord if what comes of it is not what the row says."""
    ruleset, moments = _game(title, example.game)
    position = moments[example.ply].copy()
    if not example.action:
        return Scene(ruleset, position, [], None)
    number = ruleset.catalogue.number(example.action)
    refusal = position.why_not(example.seat, number)
    if (refusal is None) != example.allowed or (refusal is not None and refusal.rule != example.rule):
        told = "is allowed" if refusal is None else f"is refused by {refusal.rule}"
        raise BadRecord(f"example of {title} {example.rule}, game {example.game}, ply {example.ply}: {example.action} {told}")
    events: list[Event] = []
    if refusal is None:
        journal = Journal()
        position.journal = journal
        position.play(example.seat, number)
        events = [event for event in journal.events if not example.tells or event.kind in example.tells]
    return Scene(ruleset, position, events, refusal)


def telling_of(title: str, example: Example, language: str) -> Telling:
    scene = scene_of(title, example)
    ruleset = scene.ruleset
    names = say(language, "cli-player-names").split()[: ruleset.players]
    teller = Teller(ruleset, language, names)
    verdict, caption = say(language, "rulebook-example-position"), ""
    outcome: list[str] = []
    if example.action:
        before = _game(title, example.game)[1][example.ply]
        verdict = say(language, "rulebook-example-allowed" if example.allowed else "rulebook-example-refused")
        action = teller.action(ruleset.catalogue.action(ruleset.catalogue.number(example.action)), before)
        caption = say(language, "rulebook-example-tries", {"player": names[example.seat], "action": action})
    if scene.refusal is not None:
        outcome = [teller.refusal(scene.refusal)]
    for event in scene.events:
        if event.visible_to(example.seat):
            outcome.append(teller.event(event))
    return Telling(names, verdict, caption, outcome, scene.position.view(example.seat))


def first_record(title: Title) -> Record | None:
    """The first of the title's recorded games; None if its family records none."""
    file = family_of(title.name).file("examples", f"{title.name}-1.record")
    return record_from_text(file.read_text(encoding="utf-8")) if file.is_file() else None


@cache
def _game(title: str, number: int) -> tuple[Ruleset, dict[int, Position]]:
    """The rules of one of the title's records, and the positions in it at which there are examples."""
    record = record_from_text(family_of(title).file("examples", f"{title}-{number}.record").read_text(encoding="utf-8"))
    ruleset = title_named(title).ruleset(record.players, record.options, None)  # recorded games of our pack, for whoever reads
    wanted = {example.ply for example in examples_of(title) if example.game == number}
    position = ruleset.deal(chance_from_seed(record.seed))
    moments: dict[int, Position] = {}
    for ply, (seat, name) in enumerate([*record.moves, (-1, "")]):
        if ply in wanted:
            moments[ply] = position.copy()
        if name:
            position.play(seat, ruleset.catalogue.number(name))
    if ruleset.pack != record.pack or fingerprint(position) != record.end:
        raise BadRecord(f"{title}-{number}.record does not end where it says it does: run 'make examples'")
    return ruleset, moments
