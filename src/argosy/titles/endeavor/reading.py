from argosy.engine.position import Plain, Position
from argosy.titles.endeavor.ruleset import EndeavorRuleset


def position_from_dict(rules: EndeavorRuleset, plain: Plain) -> Position:
    raise NotImplementedError
