"""The numbered rules of this family; an edition may be without some of them. Their texts are the messages endeavor-rule-ID in locale/."""

from typing import Final

from argosy.engine.rules import Rule

_IDS: Final = """
    SET-1 SET-2 SET-3 SET-4 SET-5 SET-6 SET-7
    RND-1 RND-2 RND-3
    ATT-1 ATT-2 ATT-3
    BLD-1 BLD-2 BLD-3 BLD-4 BLD-5
    GRO-1 GRO-2
    SAL-1 SAL-2 SAL-3
    ACT-1 ACT-2 ACT-3 ACT-4 ACT-5 ACT-6 ACT-7 ACT-8
    SHP-1 SHP-2 SHP-3 SHP-4 SHP-5 SHP-6 SHP-7
    OCC-1 OCC-2
    LNK-1 LNK-2 LNK-3
    ATK-1 ATK-2 ATK-3 ATK-4
    PAY-1 PAY-2
    DRW-1 DRW-2 DRW-3 DRW-4 DRW-5 DRW-6 DRW-7
    ABO-1 ABO-2
    DIS-1 DIS-2 DIS-3 DIS-4 DIS-5 DIS-6 DIS-7 DIS-8
    END-1 END-2 END-3 END-4 END-5 END-6 END-7
"""

RULES: Final[tuple[Rule, ...]] = tuple([Rule(id) for id in _IDS.split()])
