"""Environments for research: PettingZoo, Gymnasium, OpenSpiel, text, and many games at once. docs/environments.md.

`from argosy.envs import the_title_v0` gives PettingZoo's `env` and `raw_env` of the title `the-title`.
"""

import importlib.util
from types import ModuleType

from argosy.titles import TITLES

_VERSION = "_v0"

if importlib.util.find_spec("gymnasium") is not None:
    from argosy.envs.gymnasium_ids import register

    register()


def __getattr__(name: str) -> ModuleType:
    title = name.removesuffix(_VERSION).replace("_", "-")
    if not name.endswith(_VERSION) or title not in TITLES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from argosy.envs.pettingzoo_env import environments

    module = ModuleType(f"{__name__}.{name}", f"The title {title!r} as a PettingZoo environment.")
    module.env, module.raw_env = environments(name, title)  # type: ignore[attr-defined]
    globals()[name] = module
    return module
