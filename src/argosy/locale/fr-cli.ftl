### Ce que la ligne de commande dit aux joueurs.

## Noms et mots isolés

cli-player-names = Ada Ben Cléo Dan Ève
cli-yes = oui
cli-no = non
cli-round = Manche { $number }
cli-round-of = Manche { $number } sur { $rounds }
cli-to-decide = { $player } décide

## Les mots à taper à la table ; les mots anglais valent toujours

cli-word-help = ?
cli-word-why = pourquoi
cli-word-undo = annuler
cli-word-rules = règles
cli-word-score = points
cli-word-log = journal
cli-word-save = sauver
cli-word-quit = quitter
cli-word-board = plateau

## À la table

cli-welcome = Tapez le numéro ou le nom d’un choix ; ? explique, quitter arrête.
cli-news = Depuis votre dernière décision :
cli-earlier = { $number ->
    [one] … et une phrase avant ; journal la montre
   *[other] … et { $number } phrases avant ; journal les montre
}
cli-hand-over = À { $player } de choisir en secret. { $player }, appuyez sur Entrée quand vous êtes seul devant l’écran.
cli-no-such-number = Il n’y a pas de choix { $number } : tapez un nombre de 1 à { $last }.
cli-several = Plusieurs choix possibles : { $actions }. Précisez un peu.
cli-not-understood = « { $text } » n’est ni un choix ni une commande : tapez un numéro, le nom d’un choix, ou ? pour l’aide.
cli-undone = Annulé : { $action }.
cli-nothing-to-undo = Vous n’avez encore rien décidé qui puisse être annulé.
cli-why-what = Dites quelle action, par exemple : pourquoi { $example }
cli-why-allowed = { $action } est permis : choisissez { $number }.
cli-why-not = { $action } : { $text } ({ $rule })
cli-why-read = { $word } { $rule } montre la règle.
cli-log-earlier = { $number ->
    [one] … une phrase avant ; { $word } all montre tout
   *[other] … { $number } phrases avant ; { $word } all montre tout
}
cli-save-where = Dites où sauver la partie, par exemple : { $word } ma-partie.txt
cli-saved = La partie est sauvée dans { $file }.

## Aide

cli-help-decision = Ce que vous décidez maintenant
cli-help-keys = Ce que vous pouvez taper
cli-help-number = un numéro
cli-help-number-does = prend le choix de ce numéro ; s’il n’y en a qu’un, Entrée suffit
cli-help-name = un nom
cli-help-name-does = prend le choix de ce nom ({ $example }) ; le début des mots suffit
cli-help-action = ACTION
cli-help-why-does = dit pourquoi une action n’est pas permise, et quelle règle l’interdit
cli-help-undo-does = annule votre dernière décision et tout ce qui l’a suivie
cli-help-rules-does = montre une règle (OCC-2), un chapitre (OCC) ou, sans ID, toutes les règles
cli-help-score-does = montre les points de chacun par source, comme si la partie finissait ici
cli-help-log-does = montre ce qui s’est passé ; journal all : depuis le début
cli-help-file = FICHIER
cli-help-save-does = écrit la partie ; terminal --resume FICHIER la reprend
cli-help-enter = Entrée
cli-help-board-does = dessine la table à nouveau
cli-help-pages-does = autres choses à regarder
cli-help-quit-does = quitte la partie (comme Ctrl-D et Ctrl-C)

## La fin, et les parties enregistrées

cli-final-scores = Décompte final
cli-score-source = Source
cli-score-total = Total
cli-winner = { $player } gagne avec { $points } points.
cli-winners = { $players } partagent la victoire avec { $points } points chacun.
cli-seed = La graine était { $seed }.
cli-left = Vous avez quitté la partie.
cli-interrupted = La partie a été interrompue.
cli-after-moves = { $moves ->
    [0] avant le premier coup
    [one] après un coup
   *[other] après { $moves } coups
}
cli-owes = { $player } : { $prompt }
cli-checked = { $title }, { $players } joueurs, { $moves ->
    [0] aucun coup
    [one] un coup
   *[other] { $moves } coups
}. { $end } Empreinte { $fingerprint }.
cli-not-over = La partie n’est pas finie.

## La liste des titres

cli-titles-players = joueurs
cli-titles-option = option
cli-titles-components = matériel
cli-titles-more = argosy titles TITRE dit d’où l’on connaît chaque élément ; argosy terminal TITRE lance une partie.
cli-source-rulebook = { $number } d’après le livret
cli-source-example = { $number } d’après les exemples du livret
cli-source-public = { $number } d’après des sources publiques
cli-source-reconstructed = { $number } reconstitués

## Vitesse

cli-bench-title = Titre
cli-bench-players = Joueurs
cli-bench-decisions = Décisions/s
cli-bench-copy = Copie, µs
cli-bench-replay = Relecture, ms
cli-bench-run = Exécution
cli-bench-compiled = compilée
cli-bench-interpreted = interprétée

## Endeavor : le plateau

cli-endeavor-region = Région
cli-endeavor-track = Piste
cli-endeavor-deck = Carte (valeur : apporte)
cli-endeavor-open = ouverte
cli-endeavor-no-card = aucune carte
cli-endeavor-governor = gouv. { $icons }
cli-endeavor-stock = Stock
cli-endeavor-pile = Défausse
cli-endeavor-bonus-disc = +disque
cli-endeavor-ship = affréter
cli-endeavor-occupy = occuper
cli-endeavor-attack = attaquer
cli-endeavor-payment = payer
cli-endeavor-draw = piocher
cli-endeavor-opens = ouvre la région
cli-endeavor-link-gain = { $links ->
    [one] liaison
   *[other] { $links } liaisons
}

## Endeavor : les plateaux des joueurs

cli-endeavor-harbor = Port
cli-endeavor-supply = Réserve
cli-endeavor-build = niveau
cli-endeavor-growth = disques
cli-endeavor-salary = paiements
cli-endeavor-limit = cartes
cli-endeavor-links = Liais.
cli-endeavor-glory = Gloire
cli-endeavor-passed = a passé
cli-endeavor-tokens = jetons
cli-endeavor-cards = cartes { $number }/{ $limit }
cli-endeavor-free-place = place libre : { $card }
cli-endeavor-set-aside = esclavage mis de côté : { $number }

## Endeavor : pages

cli-endeavor-link = Liaison
cli-endeavor-token = Jeton
cli-endeavor-deck-left = Pile
cli-endeavor-level = Niveau
cli-endeavor-building = Bâtiment
cli-endeavor-gives = Apporte
cli-endeavor-left = Reste

## Endeavor : explications

cli-endeavor-explain-start = Les deux bâtiments permettent d’agir dès la première manche ; un disque se pose aussitôt sur le vôtre. Règles : SET-7.
cli-endeavor-explain-build = Vous prenez un bâtiment à chaque manche. Ses symboles comptent aussitôt ; s’il a un cercle, on peut l’activer pour son action. Règles : BLD, ATT.
cli-endeavor-explain-salary = Un paiement ramène un disque au port et libère son bâtiment pour cette manche. Règles : SAL.
cli-endeavor-explain-turn = Activer coûte un disque, posé sur le bâtiment ; le coût de l’action s’y ajoute. Passer termine votre manche. Règles : ACT.
cli-endeavor-explain-action = Chaque choix est une action : affréter (1 disque, SHP), occuper (1 disque, OCC), attaquer (2 disques, ATK), piocher (DRW), payer (PAY). À côté se lit ce qu’elle apporte.
cli-endeavor-explain-discard = Vous avez plus de cartes que votre limite ne permet : celles qui partent emportent leurs symboles. Règles : DIS.
cli-endeavor-legend = Signes : ▸ décide · ♛ couronne · 5→3 (+2) : cinq symboles donnent 3, encore deux pour le niveau suivant · ● disque sur le cercle, ○ cercle libre · Londres (Cul) : libre, avec ce jeton · Londres=A : tenue par A · ~ route commerciale · ★ gloire (villes sans chiffre : 1) · [A2 B1] disques dans la région · 3: 2Cul ×4 : la carte demande 3 disques là-bas, donne 2 en culture, reste 4 cartes · gouv. : gouverneur.

## Race to the New Found Land : le plateau

cli-nfl-round = Manche { $number }/{ $rounds }
cli-nfl-planning = Plan : { $action }
cli-nfl-action = Action : { $action }
cli-nfl-scoring = Décompte
cli-nfl-point = p
cli-nfl-neutral = n
cli-nfl-small-ship = P
cli-nfl-large-ship = G
cli-nfl-charter = Af
cli-nfl-track = Piste
cli-nfl-objectives-left = Objectifs
cli-nfl-places-head = bonus fait  [cubes] tuile bonus|bonus cubes, cases vides
cli-nfl-small-market = Petits
cli-nfl-large-market = Grands
cli-nfl-stacks = Piles+entrepôt
cli-nfl-stack-small = petits
cli-nfl-stack-large = grands
cli-nfl-stack-tiles = tuiles
cli-nfl-stack-contracts = contrats
cli-nfl-stack-cards = cartes
cli-nfl-order = Ordre selon les voiles ({ $action })
cli-nfl-drawn-tiles = Tuiles tirées
cli-nfl-completes = complète l’île
cli-nfl-full = est pleine : pas de cube

## Race to the New Found Land : les joueurs

cli-nfl-nation = Nation
cli-nfl-points = Points
cli-nfl-goods = March.
cli-nfl-yards = Navires
cli-nfl-cards = Cartes
cli-nfl-objectives = Obj.
cli-nfl-earned = Gagné
cli-nfl-idle = libres
cli-nfl-known-hand = en main
cli-nfl-hand = Votre main
cli-nfl-drawn-cards = Vous avez pioché
cli-nfl-own-objectives = Vos objectifs
cli-nfl-measure-good = { $of } : { $number }
cli-nfl-measure-symbol = { $of } sur vos navires : { $number }
cli-nfl-measure-ships = { $of } : { $number }
cli-nfl-measure-cubes-in-cities = vos cubes dans les villes : { $number }
cli-nfl-measure-scored-cities = { $cubes ->
    [one] villes décomptées où vous avez un cube : { $number }
   *[other] villes décomptées où vous avez { $cubes } cubes : { $number }
}
cli-nfl-measure-cubes-on-one-island = vos cubes sur une même île : { $number }
cli-nfl-measure-scored-islands = { $cubes ->
    [one] îles décomptées où vous avez un cube : { $number }
   *[other] îles décomptées où vous avez { $cubes } cubes : { $number }
}
cli-nfl-measure-cubes-on-islands = vos cubes sur toutes les îles : { $number }

## Race to the New Found Land : capitaines, extensions, entrepôt

cli-nfl-effect-discover-place-extra = { $amount ->
    [one] une tuile de plus à poser en découverte
   *[other] { $amount } tuiles de plus à poser en découverte
}
cli-nfl-effect-sail-on-one-ship = { $amount } de voile en plus dans une action par manche
cli-nfl-effect-gain-gold = { $amount } or aussitôt et à chaque phase à terre
cli-nfl-effect-crate-on-one-ship = { $amount } de caisse en plus sur un navire par manche, au chargement ou à la livraison
cli-nfl-effect-extra-shipyard = { $amount ->
    [one] un chantier de plus
   *[other] { $amount } chantiers de plus
}
cli-nfl-effect-settle-extra-cube = { $amount ->
    [one] un cube de plus en colonisation
   *[other] { $amount } cubes de plus en colonisation
}
cli-nfl-effect-points-per-contract = { $amount ->
    [one] un point de plus par contrat
   *[other] { $amount } points de plus par contrat
}
cli-nfl-effect-sail-for-turn-order = { $amount } de voile en plus dans chaque action
cli-nfl-effect-keep-extra-card = { $amount ->
    [one] une carte de plus à garder au chargement
   *[other] { $amount } cartes de plus à garder au chargement
}
cli-nfl-stored-ships = Navires à l’entrepôt
cli-nfl-stored-tiles = Tuiles à l’entrepôt
cli-nfl-stored-contracts = Contrats à l’entrepôt
cli-nfl-stored-cards = Cartes à l’entrepôt
cli-nfl-stored-objectives = Objectifs réalisés
cli-nfl-compass = Boussole jusqu’ici
cli-nfl-unseen = { $number } que vous n’avez pas vues
cli-nfl-seen = Vus dans la pile { $marker }

## Race to the New Found Land : explications

cli-nfl-explain-land = Après votre revenu, vous achetez des extensions, puis des navires du marché ; il faut un chantier libre pour chacun. L’or remplace toute marchandise. Règles : LND.
cli-nfl-explain-planning = Chaque navire ou affrètement sert à une action de la manche, et y reste une fois affecté. Qui a plus de voile que les autres agit avant eux. Règles : PLN, ACT-1.
cli-nfl-explain-load = Votre navire rapporte une marchandise, selon sa caisse ou moins chère, et des cartes au choix. Règles : LOD.
cli-nfl-explain-settle = Chaque navire pose ses colons, des cubes, sur une case libre d’une tuile et prend un des bonus de la tuile. À côté d’un choix se lisent l’île et les cubes qui s’y trouvent. Règles : STL.
cli-nfl-explain-deliver = Payez les marchandises d’un contrat pour ses points et un cube dans sa ville ; les caisses de vos navires doivent les contenir. Règles : DEL.
cli-nfl-explain-discover = Posez des tuiles sur des cases vides de leur forme : un cube sur chacune, et les deux bonus pour vous. Règles : DSC.
cli-nfl-explain-scoring = Une île pleine de tuiles, une ville pleine de cubes sont décomptées une fois : un point par cube, et les bonus pour les deux premiers. Règles : FIN-2, FIN-3.
cli-nfl-explain-objectives = Le premier objectif de la manche est gratuit, chaque autre coûte deux marchandises. À côté se lisent ce qu’il compte, où vous en êtes, et ce que donne chaque degré. Règles : FIN-4, OBJ-1.
cli-nfl-legend-goods = Marchandises : é étoffe, b bois, f fer, o or ; bbf, c’est deux bois et un fer, é2 deux étoffes ; 3p, trois points. Les majuscules sont les joueurs ; n est un cube neutre.
cli-nfl-legend-ships = Navires : P4 petit navire 4, G1 grand navire 1, Af3 affrètement 3, P-Pay le navire de départ des Pays-Bas ; 3/2/1/2 sont voile, caisse, colons, longue-vue, puis le prix. « colonisation 7: » est ce qui est prévu pour une action, avec sa voile en tout.
cli-nfl-legend-places = Îles et villes : 10/5 les bonus pour le plus de cubes et le deuxième nombre ; 3/8 cases remplies ; [A3 B1] cubes ; ✓ décomptée. Sur une île : 12 1p|b A²·, c’est la tuile 12 avec ses deux bonus, deux cubes de A sur une case et l’autre libre ; cap×2, des cases vides d’une forme. En ville : 17 ébff 11p, c’est le contrat 17, ce qu’il demande et donne.
cli-nfl-legend-players = Joueurs : ▸ décide, ⚑ premier joueur ; Navires 2/3 : deux navires, trois chantiers ; Gagné : les marqueurs, et ce que donne la carte 50/100. Piles 8+1 : huit dans la pile, un à l’entrepôt.
cli-nfl-legend-track = Piste : A12 est la figurine de A sur la case 12, ■7 un marqueur sur 7. ■ ● ★ donnent un objectif, ⬠ un capitaine, ▲ une marchandise. Vos objectifs : 3→5p donne 5 points pour 3.
