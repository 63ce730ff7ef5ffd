"""What the family of Race to the New Found Land brings."""

from argosy.titles.family import Family
from argosy.titles.new_found_land.rules.title import NEW_FOUND_LAND

FAMILY = Family(
    name="new-found-land",
    package="argosy.titles.new_found_land",
    titles=(NEW_FOUND_LAND,),
    value="argosy.titles.new_found_land.value:NewFoundLandValue",
    reasons="argosy.titles.new_found_land.reasons:new_found_land_reasons",
    same_turn="argosy.titles.new_found_land.turns:same_turn",
    observer="argosy.titles.new_found_land.observer:NewFoundLandObserver",
    metrics="argosy.titles.new_found_land.metrics:METRICS",
    drawing="argosy.titles.new_found_land.terminal.drawing:NewFoundLandDrawing",
    view="argosy.titles.new_found_land.rules.view:View",
    components_type="argosy.titles.new_found_land.components:Components",
    components="argosy.titles.new_found_land.components:components",
    picture="argosy.titles.new_found_land.picture:picture",
    quick_reference="argosy.titles.new_found_land.quick_reference:quick_reference",
)
