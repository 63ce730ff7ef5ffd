"""The value function of every title that has one."""

from typing import Final

from argosy.bots.values.endeavor import EndeavorValue
from argosy.bots.values.new_found_land import NewFoundLandValue
from argosy.bots.values.value import Value
from argosy.bots.values.weights import weights_of
from argosy.engine.errors import BadChoice

_VALUES: Final[dict[str, Value]] = {}


def value_of(title: str) -> Value:
    """The title's value function with the weights that come with Argosy; made once."""
    value = _VALUES.get(title)
    if value is None:
        value = untuned_value_of(title).with_weights(weights_of(title))
        _VALUES[title] = value
    return value


def untuned_value_of(title: str) -> Value:
    """The title's value function as it is before anything is learnt."""
    if title in ("endeavor", "age-of-sail"):
        return EndeavorValue()
    if title == "new-found-land":
        return NewFoundLandValue()
    raise BadChoice(f"there is no value function for {title!r}, so no bot but random plays it")
