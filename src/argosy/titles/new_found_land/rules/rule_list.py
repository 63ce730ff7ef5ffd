"""The numbered rules of this title. Their texts are the messages new-found-land-rule-ID in locale/."""

from typing import Final

from argosy.engine.rules import Rule

_IDS: Final = """
    SET-1 SET-2 SET-3 SET-4 SET-5 SET-6 SET-7 SET-8 SET-9 SET-10
    LND-1 LND-2 LND-3 LND-4 LND-5 LND-6 LND-7
    PLN-1 PLN-2 PLN-3 PLN-4 PLN-5
    ACT-1 ACT-2 ACT-3
    LOD-1 LOD-2
    STL-1 STL-2 STL-3
    DEL-1 DEL-2 DEL-3 DEL-4 DEL-5
    DSC-1 DSC-2 DSC-3
    FRM-1 FRM-2 FRM-3 FRM-4 FRM-5
    FIN-1 FIN-2 FIN-3 FIN-4 FIN-5
    OBJ-1
    END-1 END-2
    HID-1
"""

RULES: Final[tuple[Rule, ...]] = tuple([Rule(id) for id in _IDS.split()])
