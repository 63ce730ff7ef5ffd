"""The types that a family declares for its view and its components, and their JSON Schema.

A declaration is a `TypedDict`; what a field means stands in its annotation: `limit: Annotated[int, "cards that a seat may keep"]`.
The module that declares them must not be compiled: mypyc keeps neither annotations nor docstrings of a TypedDict.
"""

from typing import Annotated, Any, NotRequired, Required, get_args, get_origin, get_type_hints, is_typeddict

from msgspec.json import schema_components

from argosy.titles.family import Family

Schema = dict[str, Any]


def declared_types(family: Family) -> dict[str, type]:
    """Its TypedDicts, each before its parts, by their published names: `FamilyView`. Empty if it declares plain data."""
    found: dict[str, type] = {}
    for declaration in ("view", "components_type"):
        _collect(family.part(declaration), _prefix(family), found)
    return found


def schemas(family: Family) -> dict[str, Schema]:
    """The JSON Schema of each declared type, with its fields in the order of the declaration."""
    types = declared_types(family)
    _, made = schema_components(types.values(), ref_template=f"#/components/schemas/{_prefix(family)}{{name}}")
    return {name: _described(made[declared.__name__], declared) for name, declared in types.items()}


def meanings(declared: type) -> dict[str, str]:
    """What each field of a TypedDict means; empty where its name says it all."""
    return {name: _meaning(hint) for name, hint in get_type_hints(declared, include_extras=True).items()}


def _prefix(family: Family) -> str:
    return "".join(word.capitalize() for word in family.name.split("-"))


def _collect(hint: Any, prefix: str, found: dict[str, type]) -> None:
    if not is_typeddict(hint):
        for each in get_args(hint):
            _collect(each, prefix, found)
    elif (known := found.get(prefix + hint.__name__)) is None:
        found[prefix + hint.__name__] = hint
        for each in get_type_hints(hint).values():
            _collect(each, prefix, found)
    elif known is not hint:
        raise TypeError(f"{hint.__module__} and {known.__module__} both declare {hint.__name__}: rename one of them")


def _described(schema: Schema, declared: type) -> Schema:
    fields = schema["properties"]
    told = {name: fields[name] | ({"description": text} if text else {}) for name, text in meanings(declared).items()}
    return schema | {"properties": told}


def _meaning(hint: Any) -> str:
    if get_origin(hint) is Annotated:
        return next((text for text in hint.__metadata__ if isinstance(text, str)), "")
    return _meaning(get_args(hint)[0]) if get_origin(hint) in (NotRequired, Required) else ""
