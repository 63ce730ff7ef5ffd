"""What differs between two documents: moments of a game follow each other closely, and need not be sent whole.

A change is `[value]`, the new value itself, or `[parts, gone]`: the changes of some parts of an object by name or of a list by
place, and the names that are gone.
"""

from typing import Any

Change = list[Any]


def change(old: Any, new: Any) -> Change:
    """How `old` becomes `new`."""
    if isinstance(old, dict) and isinstance(new, dict) and _in_order(old, new):
        parts = {name: change(old[name], value) for name, value in new.items() if name in old and old[name] != value}
        come = {name: [value] for name, value in new.items() if name not in old}
        return [parts | come, [name for name in old if name not in new]]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return [{str(at): change(before, after) for at, (before, after) in pairs if before != after}, []]
    return [new]


def _in_order(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """Whether the names stand in the new one's order if those that are gone go and those that come are put behind."""
    return [name for name in old if name in new] + [name for name in new if name not in old] == list(new)
