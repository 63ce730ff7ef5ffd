"""What the family of Endeavor brings."""

from argosy.titles.endeavor.rules.title import AGE_OF_SAIL, ENDEAVOR
from argosy.titles.family import Family

FAMILY = Family(
    name="endeavor",
    package="argosy.titles.endeavor",
    titles=(ENDEAVOR, AGE_OF_SAIL),
    unused_points=("harbor",),  # END-5: discs left over
    value="argosy.titles.endeavor.value:EndeavorValue",
    reasons="argosy.titles.endeavor.reasons:endeavor_reasons",
    same_turn="argosy.titles.endeavor.reasons:same_turn",
    observer="argosy.titles.endeavor.observer:EndeavorObserver",
    metrics="argosy.titles.endeavor.metrics:METRICS",
    drawing="argosy.titles.endeavor.terminal.drawing:EndeavorDrawing",
    view="argosy.titles.endeavor.rules.view:View",
    components_type="argosy.titles.endeavor.components:Components",
    components="argosy.titles.endeavor.components:components",
    picture="argosy.titles.endeavor.picture:picture",
    quick_reference="argosy.titles.endeavor.quick_reference:quick_reference",
    edition_numbers="argosy.titles.endeavor.edition_numbers:edition_numbers",
)
