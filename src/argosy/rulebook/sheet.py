"""A page of the rulebook besides the rules: sections of sentences and tables, each with the rules it rests on."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    heading: str
    text: str = ""
    head: list[str] = field(default_factory=list)  # of the table; empty if its rows speak for themselves
    rows: list[list[str]] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)
    titles: list[str] = field(default_factory=list)  # for each row, the title whose rules it names; empty: the page's own


@dataclass(frozen=True, slots=True)
class EditionNumbers:
    """What tells an edition apart in numbers: texts by name, each named by `rulebook-FAMILY-count-NAME`, and the rules about them."""

    texts: dict[str, str]
    rules: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Sheet:
    page: str
    heading: str
    about: str
    sections: list[Section]
