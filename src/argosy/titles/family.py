"""What a family of titles brings. Every layer above the rules learns of a family through this record and in no other way."""

import re
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from pkgutil import resolve_name
from typing import Any

from argosy.engine.position import Title


@dataclass(frozen=True)
class Family:
    """Titles that share their rules. All but the first three fields may be left out: then a generic part does the work.

    A part is named as `module:name` and imported when somebody first asks for it: who only plays loads no drawing.
    The package's folders are found by their names: `locale/LANGUAGE.ftl` (the texts; `en` is required, and stands in for others),
    `weights/TITLE.toml`, `voyages/TITLE.toml`, `examples/TITLE.toml` with its records, `edge_cases.toml`.
    """

    name: str
    package: str  # where its folders are
    titles: tuple[Title, ...]
    # sources of points that only count what is not used yet: a move that uses it is not said to lose points
    unused_points: tuple[str, ...] = ()
    # bots: a Value; the reasons for a turn (before, after, seat, events); whether two positions belong to one turn
    value: str = "argosy.titles.generic.value:GenericValue"
    reasons: str = "argosy.titles.generic.reasons:reasons"
    same_turn: str = "argosy.titles.generic.reasons:same_turn"
    observer: str = "argosy.titles.generic.observer:GenericObserver"  # environments: an Observer of a ruleset
    metrics: str = "argosy.titles.generic.metrics:METRICS"  # the laboratory: what is counted
    drawing: str = "argosy.cli.drawing:Drawing"  # the terminal: a Drawing
    # what a seat may know, and a ruleset's components with the hints for drawing them: their types, and what makes the latter
    view: str = "argosy.titles.generic.components:View"
    components_type: str = "argosy.titles.generic.components:Components"
    components: str = "argosy.titles.generic.components:components"
    picture: str = "argosy.titles.generic.picture:picture"  # a Painter: the board, small, for lists
    quick_reference: str = "argosy.titles.generic.pages:quick_reference"  # sections for a ruleset, in a language
    edition_numbers: str = "argosy.titles.generic.pages:edition_numbers"  # of a title: what tells its editions apart, by name

    def part(self, name: str) -> Any:
        """The part of that name, imported if it was not."""
        return resolve_name(getattr(self, name))

    def file(self, *path: str) -> Traversable:
        """A file of the family's folder; whether there is one is for the caller to ask."""
        return resources.files(self.package).joinpath(*path)

    def texts(self, language: str) -> str:
        """Its messages as a file of Fluent's; English stands in for those that are missing."""
        english, own = (self.file("locale", f"{each}.ftl") for each in ("en", language))
        text = own.read_text(encoding="utf-8") if own.is_file() else ""
        stand_in = english.read_text(encoding="utf-8")
        return text if message_keys(stand_in) <= message_keys(text) else f"{stand_in}\n{text}"


def message_keys(text: str) -> set[str]:
    return set(re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE))
