"""Environments for research: PettingZoo, Gymnasium, OpenSpiel, text, and many games at once. docs/environments.md."""

import importlib.util

if importlib.util.find_spec("gymnasium") is not None:
    from argosy.envs.registering import register

    register()
