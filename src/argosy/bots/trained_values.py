"""The value function of every title, with the weights that come with it."""

from typing import Final

from argosy.bots.value import Value
from argosy.bots.weights import weights_from_text
from argosy.titles import family_of

_VALUES: Final[dict[str, Value]] = {}


def value_of(title: str) -> Value:
    """The title's value function with its family's weights, or untuned where there are none; made once."""
    value = _VALUES.get(title)
    if value is None:
        value = untuned_value_of(title)
        file = family_of(title).file("weights", f"{title}.toml")
        if file.is_file():
            value = value.with_weights(weights_from_text(file.read_text(encoding="utf-8"), f"weights/{title}.toml"))
        _VALUES[title] = value
    return value


def untuned_value_of(title: str) -> Value:
    """The title's value function as it is before anything is learnt."""
    value: Value = family_of(title).part("value")()
    return value
