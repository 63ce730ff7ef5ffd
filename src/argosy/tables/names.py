"""What people may be called: any letters of any script, nothing that cannot be seen or turns the text around it."""

import unicodedata

from argosy.tables.errors import BadRequest

LONGEST = 40  # characters
# Control, format (direction marks, zero-width, tags), surrogates, private use, unassigned, and separators of lines.
_UNSEEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")  # letters that show nothing
_MOST_MARKS = 2  # on top of each other
_ISOLATE, _END = "\u2068", "\u2069"


def clean_name(name: str) -> str:
    """The name without spaces around it. Raises BadRequest for one that nobody should have to read."""
    plain = " ".join(name.strip(f"{_ISOLATE}{_END} ").split())  # as we isolate it ourselves: whoever sends it back is understood
    marks = 0
    for letter in plain:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if unicodedata.category(letter) in _UNSEEN or letter in _BLANK or marks > _MOST_MARKS:
            raise BadRequest("bad-name")
    if len(plain) > LONGEST:
        raise BadRequest("bad-name")
    return plain


def isolated(name: str) -> str:
    """The name as it stands in a text: one that is written from right to left does not turn what follows."""
    if any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in name):
        return f"{_ISOLATE}{name}{_END}"
    return name


def compared(name: str) -> str:
    """The same for names that look alike: capitals, spaces, letters of other widths."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
