"""Plain data as few short lines: what stands in a view, without brackets and without what is empty."""

from argosy.engine.position import Plain


def view_text(plain: Plain) -> str:
    """One line for each fact; below `seats`, one for each seat. What is not said is none, no or empty."""
    lines: list[str] = []
    for name, value in plain.items():
        if isinstance(value, list) and any(isinstance(item, dict) for item in value):
            lines.append(f"{name}:")
            lines += [f"  {number}: {_inline(item)}" for number, item in enumerate(value)]
        elif not _is_nothing(value):
            lines.append(f"{name}: {_inline(value)}")
    return "\n".join(lines)


def _inline(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(_named(name, inner) for name, inner in value.items() if not _is_nothing(inner))
    if isinstance(value, list):
        return ", ".join(f"({_inline(item)})" if isinstance(item, (dict, list)) else _inline(item) for item in value)
    return "-" if value is None else str(value)


def _named(name: object, value: object) -> str:
    if value is True:
        return str(name)
    return f"{name} ({_inline(value)})" if isinstance(value, (dict, list)) else f"{name} {value}"


def _is_nothing(value: object) -> bool:
    """0 is something: it may be a seat."""
    if isinstance(value, dict):
        return all(_is_nothing(inner) for inner in value.values())
    return value is None or value is False or value == [] or value == ""
