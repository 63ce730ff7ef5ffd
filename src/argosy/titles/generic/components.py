"""The view and the components of a family that declares neither: plain data."""

from argosy.engine.position import Plain, Ruleset

View = Plain
Components = Plain


def components(ruleset: Ruleset) -> Components:
    return {}
