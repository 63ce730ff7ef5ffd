# Pourquoi un automate joue ainsi.

bots-plan = Ensuite : { $plan }.
bots-reason-only = Il n’y a rien d’autre à faire.
bots-reason-best = C’est le plus prometteur à long terme.
bots-behind = { $action } : { $percent } % de victoires en moins.
bots-as-good = { $action } : à peu près aussi bon.

endeavor-reason-governor = Ouvre la région { $region } et prend son gouverneur : +{ $amount } { $attribute }.
endeavor-reason-governor-glory = Ouvre la région { $region } et prend son gouverneur : +{ $amount } de gloire.
endeavor-reason-opens = Ouvre la région { $region }, mais son gouverneur va à { $rival }.
endeavor-reason-link = Relie { $place } et { $other }.
endeavor-reason-breaks-link = { $amount ->
    [one] Rompt une liaison de { $rival } en prenant { $place }.
   *[other] Rompt { $amount } liaisons de { $rival } en prenant { $place }.
}
endeavor-reason-attack = Prend { $place } à { $rival }.
endeavor-reason-card = { $card } apporte +{ $amount } { $attribute }.
endeavor-reason-card-glory = { $card } vaut { $amount } de gloire.
endeavor-reason-token = Gagne un jeton : { $token }.
endeavor-reason-frees = Libère un bâtiment qui pourra resservir : { $building }.
endeavor-reason-building-icons = { $building } : +{ $amount } { $attribute }.
endeavor-reason-building-glory = { $building } : { $amount } de gloire.
endeavor-reason-building-actions = { $amount ->
    [one] { $building } : une action à chaque manche.
   *[other] { $building } : { $amount } actions à chaque manche.
}
endeavor-reason-discard = { $card } est la carte qui manquera le moins.
endeavor-reason-free-place = { $card } : à la place libre, elle ne compte plus dans la limite.
endeavor-reason-level = { $attribute } : niveau { $level } atteint.
endeavor-reason-keeps-discs = { $amount ->
    [one] Garde un disque au port pour la manche suivante.
   *[other] Garde { $amount } disques au port pour la manche suivante.
}
endeavor-reason-keeps-cards = { $amount ->
    [one] Fait de la place à une carte qui serait perdue.
   *[other] Fait de la place à { $amount } cartes qui seraient perdues.
}
endeavor-reason-enters = Établit une présence : { $region }.
endeavor-reason-leads = Prend la tête sur la piste : { $region }.
endeavor-reason-toward-link = { $amount ->
    [one] Tient un bout d’une liaison encore possible.
   *[other] Tient un bout de { $amount } liaisons encore possibles.
}
endeavor-reason-city-glory = La ville vaut { $amount } de gloire.
