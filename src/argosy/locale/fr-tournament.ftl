### Ce que raconte un tournoi de robots.

tournament-point = ,
tournament-head = { $title }, { $players } joueurs : { $games } parties, { $blocks ->
    [one] une donne
   *[other] { $blocks } donnes
}, chacun à toutes les places tour à tour, graine { $seed }.
tournament-bot = Robot
tournament-wins = Victoires, %
tournament-score = Score
tournament-rank = Rang
tournament-rating = Cote
tournament-time = ms par décision
tournament-slowest = la plus lente, ms
tournament-field = { $bot } contre { $field } a gagné { $won } parties sur { $games } : { $wins } %. À forces égales, ce serait { $parity } %.
tournament-stand-in = { $bot } s’est mal conduit : un remplaçant a pris { $number ->
    [one] { $number } décision
   *[other] { $number } décisions
}.
tournament-more-faults = { $number ->
    [one] et { $number } autre faute
   *[other] et { $number } autres fautes
}
tournament-method = Entre parenthèses et après ± : intervalles à 95 %, calculés par donne (les parties d’une même donne ne sont pas indépendantes). Une victoire partagée compte en parts. Cotes : Plackett-Luce à l’échelle Elo, moyenne 1500.
tournament-stopped = Interrompu : voici ce que disent les donnes complètes.
tournament-stopped-kept = Interrompu : voici ce que disent les donnes complètes. Toutes les parties finies sont gardées ; --resume continue.
tournament-saved = Le rapport est dans { $report }, les parties dans { $games }.
