"""What the rulebook says and the code does, our texts say too, in both languages."""

import pytest

from argosy.texts import say

SAID = [  # rule, words in English, words in French
    ("FIN-2", "Cubes never run out, and neither do goods", "Les cubes ne manquent jamais, ni les marchandises"),
    ("FIN-2", "The cubes stay where they are", "Les cubes restent où ils sont"),
    ("FRM-2", "the others go back face down", "les autres sont remis face cachée"),
    ("FIN-4", "resolved goes to storage", "réalisé va à l’entrepôt"),
    ("PLN-2", "it needs no yard", "il ne demande pas de chantier"),
    ("LND-2", "begin with either of them", "commencez par celle que vous voulez"),
    ("SET-9", "turned as you like", "dans le sens qu’on veut"),
    ("DSC-1", "turned as you like", "dans le sens que vous voulez"),
    ("DSC-1", "you must place one", "vous devez en poser une"),
    ("DSC-3", "our ruling", "notre décision"),
    ("END-1", "without any bonus", "sans aucun bonus"),
    ("FRM-3", "second lap", "deuxième tour de piste"),
    ("FRM-4", "never", "jamais"),
    ("ACT-3", "when you plan", "la préparation"),
    ("ACT-1", "stay in sight", "restent visibles"),
    ("STL-1", "in the order you like", "dans l’ordre que vous voulez"),
    ("SET-2", "join the stack", "rejoignent la pile"),
    ("SET-3", "lie covered", "sont cachés"),
    ("SET-8", "any higher spaces", "d’autres cases plus hautes"),
]


@pytest.mark.parametrize(("rule", "english", "french"), SAID)
def test_it_is_said_in_both_languages(rule, english, french):
    assert english in say("en", f"new-found-land-rule-{rule}")
    assert french in say("fr", f"new-found-land-rule-{rule}")
