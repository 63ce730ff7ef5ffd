from argosy.engine.position import Plain, Position
from argosy.titles.new_found_land.ruleset import NewFoundLandRuleset


def position_from_dict(rules: NewFoundLandRuleset, plain: Plain) -> Position:
    raise NotImplementedError
