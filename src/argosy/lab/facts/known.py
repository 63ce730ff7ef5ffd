"""What is counted in each family of titles."""

from argosy.lab.facts.endeavor import ENDEAVOR
from argosy.lab.facts.fact import Family
from argosy.lab.facts.new_found_land import NEW_FOUND_LAND

FAMILIES: dict[str, Family] = {"endeavor": ENDEAVOR, "new-found-land": NEW_FOUND_LAND}
