### Le client pour navigateur.

## Pages

client-hero = Larguez les amarres, à plusieurs ou en solitaire
client-hero-more = Des jeux de stratégie du temps de la marine à voile, dans votre navigateur : contre des robots, autour d’un écran ou avec des amis par un lien. Sans compte, sans rien installer.
client-play-now = Jouer
client-play-now-title = Jouer maintenant : { $title }, contre des robots
client-new-table = Nouvelle table
client-new-table-title = Nouvelle table : { $title }
client-watch = Regarder des robots
client-watch-title = Regarder des robots jouer : { $title }
client-players = { $min } à { $max } joueurs
client-length-endeavor = 7 manches, environ 45 minutes contre des robots
client-length-new_found_land = 4 manches, environ 45 minutes contre des robots
client-my-tables = Vos tables
client-open-tables = Tables ouvertes
client-no-open-tables = Personne n’attend de joueurs pour l’instant.
client-by-link = Rejoindre par un lien
client-link = Collez un lien d’invitation
client-join = Rejoindre
client-bad-link = Ce lien ne mène à aucune table.
client-forget = Oublier
client-status-waiting = En attente de joueurs
client-status-over = Partie terminée
client-me = Skipper
client-nothing-here = Il n’y a rien à cette adresse
client-to-home = Vers l’accueil
client-loading = La table arrive …
client-unreachable = Le serveur ne répond pas. Rien n’est perdu : réessayez dans un instant.
client-lost = La connexion est coupée. Nous essayons de la rétablir …
client-not-sent-yet = Votre coup n’est pas encore parti. Il partira dès que la connexion sera rétablie.
client-close = Fermer
client-theme-dark = Sombre
client-theme-light = Clair
client-sound = Un son quand c’est à vous
client-notify = Une notification quand c’est à vous

## Une nouvelle table

client-game = Jeu
client-option-side = Face du plateau
client-option-combined_phases = Phases combinées
client-yes = Oui
client-no = Non
client-seats = Places
client-name = Nom
client-kind-here = Moi
client-kind-same-screen = À cet écran
client-kind-bot = Robot
client-kind-invite = Par lien d’invitation
client-kind-open = Ouverte à tous
client-seat-kind = Qui prend la place { $number }
client-seat-name = Nom à la place { $number }
client-seat-level = Niveau du robot à la place { $number }
client-seat-colour = Couleur de la place { $number }
client-seat-remove = Retirer la place { $number }
client-seat-add = Une place de plus
client-colour-red = Rouge
client-colour-blue = Bleu
client-colour-green = Vert
client-colour-gold = Or
client-colour-violet = Violet
client-undo-policy = Reprendre un coup
client-undo-agree = Avec l’accord de tous
client-undo-free = Librement
client-undo-never = Jamais
client-listed = Montrer cette table sur la page d’accueil
client-create = Ouvrir la table

## Avant la partie

client-waiting = On attend tout le monde
client-waiting-for-you = Vous êtes invité
client-your-name = Votre nom
client-sit-down = S’asseoir
client-here = à cet écran
client-present = est là
client-seated = a une place
client-awaited = attendu
client-invite-link = Lien d’invitation pour { $player }
client-copy = Copier
client-copied = Copié
client-starts-when = La partie commence d’elle-même dès que toutes les places sont prises.
client-start-with-bots = Commencer, avec des robots aux places vides

## À la table

client-choices = Vos choix
client-your-turn = À vous
client-decides = { $count ->
    [one] { $players } réfléchit.
   *[other] { $players } réfléchissent.
}
client-deciding = réfléchit
client-over = La partie est terminée.
client-watching = Vous regardez cette partie.
client-fold = Replier la liste
client-rule = Règle { $rule }
client-can = Possible : { $label }
client-undo = Reprendre
client-undo-ask = Demander à reprendre
client-undo-asked = { $player } aimerait reprendre une décision.
client-agree = Accepter
client-decline = Refuser
client-stand-in = Un robot joue à votre place.
client-come-back = Reprendre sa place
client-hint = Que ferait le capitaine ?
client-hint-thinking = Le capitaine réfléchit …
client-hint-says = Le capitaine : { $label }
client-log = Le récit
client-timeline = Moments de la partie
client-moment = Moment
client-looking-back = Retour en arrière : coup { $ply } sur { $plies }
client-first = Au début
client-earlier = Un coup en arrière
client-later = Un coup en avant
client-now = Revenir au présent
client-curtain = { $player }, c’est à vous
client-curtain-why = Ce qui suit n’est que pour vous. Les autres détournent les yeux.
client-curtain-open = Je suis { $player }
client-board = Plateau
client-board-keys = Plateau. Les flèches mènent d’une chose à l’autre, N à la prochaine que l’on peut choisir.
client-zoom-in = Agrandir
client-zoom-out = Réduire
client-zoom-fit = Montrer tout le plateau

## La fin

client-winner = { $count ->
    [one] { $players } l’emporte !
   *[other] { $players } se partagent la victoire !
}
client-and = { " " }et{ " " }
client-points-from = Points
client-total = Total
client-rematch = Rejouer
client-rematch-join = Vers la revanche
client-replay = Revoir la partie
client-download = Télécharger l’enregistrement

## Touches

client-keys = Clavier
client-keys-about = Tout peut se faire au clavier. La touche de tabulation va d’une partie à l’autre ; ces touches vont plus vite.
client-key-choose = choisir dans la liste
client-key-choices = vers la liste des choix
client-key-board = vers le plateau
client-key-walk = se déplacer sur le plateau
client-key-lit = vers la prochaine chose possible (avec Maj : la précédente)
client-key-enter = choisir, ou dire pourquoi c’est impossible
client-key-escape = fermer ce qui est ouvert ; revenir au présent
client-key-undo = reprendre
client-key-hint = que ferait le capitaine ?
client-key-log = vers le récit
client-key-time = un coup en arrière, un coup en avant
client-key-zoom = agrandir ou réduire le plateau
client-key-skip = abréger les mouvements
client-key-help = cette page
client-key-name-enter = Entrée
client-key-name-escape = Échap

## Endeavor

client-endeavor-round = Manche { $round } sur { $rounds }
client-endeavor-order = Ordre du tour
client-endeavor-passed = a passé
client-endeavor-crown = a la couronne : commence
client-endeavor-mat = Plateau de { $player }
client-endeavor-glory = gloire
client-endeavor-harbor = Port { $count }
client-endeavor-supply = Réserve { $count }
client-endeavor-buildings = Bâtiments { $count } sur { $most }
client-endeavor-cards = Cartes { $count }, limite { $limit }
client-endeavor-free-place = place de gouverneur libre
client-endeavor-set-aside = mises de côté : { $count }
client-endeavor-tokens = Jetons
client-endeavor-staffed = un disque l’occupe
client-endeavor-unstaffed = prêt à servir
client-endeavor-icons = { $value ->
    [one] { $value } symbole
   *[other] { $value } symboles
}
client-endeavor-gives-build = bâtit au niveau { $count }
client-endeavor-gives-growth = { $count ->
    [one] { $count } disque par manche
   *[other] { $count } disques par manche
}
client-endeavor-gives-salary = { $count ->
    [one] { $count } salaire
   *[other] { $count } salaires
}
client-endeavor-gives-limit = { $count ->
    [one] garde { $count } carte
   *[other] garde { $count } cartes
}
client-endeavor-next = encore { $count }
client-endeavor-stock = Bâtiments en réserve
client-endeavor-start-buildings = Pour commencer
client-endeavor-level = Niveau { $level }
client-endeavor-in-stock = { $count ->
    [0] épuisé
    [one] { $count } restant
   *[other] { $count } restants
}
client-endeavor-pile = Défausse
client-endeavor-spaces-left = encore { $left }
client-endeavor-link = { $one } – { $other }
client-endeavor-deck = Pioche : { $deck }
client-endeavor-track = { $region } : piste de navigation
client-endeavor-city-in = Ville, région : { $region }
client-endeavor-route-in = Route commerciale, région : { $region }
client-endeavor-worth = { $glory } gloire
client-endeavor-token-here = Jeton : { $token }
client-endeavor-nobody = Personne ici
client-endeavor-held-by = Occupée par { $player }
client-endeavor-controlled-by = Contrôlée par { $player }
client-endeavor-link-free = Personne ne contrôle cette liaison
client-endeavor-open = Ouverte
client-endeavor-closed = { $left ->
    [one] Fermée : encore { $left } case à remplir
   *[other] Fermée : encore { $left } cases à remplir
}
client-endeavor-next-token = Prochain jeton : { $token }
client-endeavor-presence = { $discs ->
    [one] { $player } : { $discs } disque
   *[other] { $player } : { $discs } disques
}
client-endeavor-own-discs = { $discs ->
    [0] Vous n’avez aucun disque dans la région.
    [one] Vous avez { $discs } disque dans la région.
   *[other] Vous avez { $discs } disques dans la région.
}
client-endeavor-top-card = Sur le dessus : { $card }
client-endeavor-deck-empty = Il ne reste aucune carte
client-endeavor-whole-deck = Toutes les cartes de la pioche
client-endeavor-value = Demande { $value ->
    [one] { $value } disque
   *[other] { $value } disques
}
client-endeavor-bonus-disc = +1 disque au port
client-endeavor-abolition = Abolit l’esclavage
client-endeavor-token-spent = Dépensé après usage
client-endeavor-act-ship = Affréter
client-endeavor-act-occupy = Occuper
client-endeavor-act-attack = Attaquer
client-endeavor-act-payment = Payer
client-endeavor-act-draw = Piocher
client-endeavor-or = { " " }ou{ " " }
client-endeavor-and = { " " }et{ " " }

## Race to the New Found Land

client-length-new-found-land = 4 manches, environ 45 minutes contre des robots
client-option-experienced = Joueurs expérimentés
client-nfl-round = Manche { $round } sur { $rounds }
client-nfl-planning = Plan : { $action }
client-nfl-acting = Action : { $action }
client-nfl-order = Ordre du tour
client-nfl-order-by-sail = Ordre du tour selon les voiles
client-nfl-start-player = premier joueur
client-nfl-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-nfl-mat = Plateau de { $player }
client-nfl-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
client-nfl-objective-count = { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
}
client-nfl-earned = a gagné le { $marker }
client-nfl-yards = Navires { $ships } pour { $yards } chantiers
client-nfl-free-yard = chantier libre
client-nfl-all-planned = Chaque navire a sa tâche.
client-nfl-sail-total = voile { $sail } en tout
client-nfl-expansions = Extensions et capitaines
client-nfl-bought = achetée
client-nfl-not-bought = pas encore achetée
client-nfl-known-hand = Connu dans sa main
client-nfl-private = Pour vos yeux seulement
client-nfl-drawn-cards = Vos cartes piochées
client-nfl-choose-objective = Objectifs au choix ({ $marker })
client-nfl-hand = Votre main : { $count }
client-nfl-objectives = Vos objectifs : { $count }
client-nfl-seen = Vus dans la pile ({ $marker }) : { $objectives }.
client-nfl-step-short = { $needed } → { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-nfl-step = { $points ->
    [one] Dès { $needed } : { $points } point
   *[other] Dès { $needed } : { $points } points
}
client-nfl-step-reached = { $points ->
    [one] Dès { $needed } : { $points } point. Atteint
   *[other] Dès { $needed } : { $points } points. Atteint
}
client-nfl-measure-good = { $of } sur votre plateau
client-nfl-measure-symbol = { $of } sur vos navires
client-nfl-measure-ships = { $of }
client-nfl-measure-cubes-in-cities = Vos cubes dans les villes
client-nfl-measure-scored-cities = { $cubes ->
    [one] Villes décomptées où vous avez un cube
   *[other] Villes décomptées où vous avez { $cubes } cubes
}
client-nfl-measure-cubes-on-one-island = Vos cubes sur une même île
client-nfl-measure-scored-islands = { $cubes ->
    [one] Îles décomptées où vous avez un cube
   *[other] Îles décomptées où vous avez { $cubes } cubes
}
client-nfl-measure-cubes-on-islands = Vos cubes sur toutes les îles
client-nfl-market = Marché aux navires
client-nfl-in-stack = { $count } dans la pile
client-nfl-prizes = Marqueurs du cadre et leurs dons
client-nfl-stack-left = { $count ->
    [one] { $count } objectif dans la pile
   *[other] { $count } objectifs dans la pile
}
client-nfl-stacks = Piles et entrepôt
client-nfl-stack = Pile
client-nfl-storage = Entrepôt
client-nfl-stack-cards = Cartes 1x
client-nfl-stack-tiles = Tuiles d’île
client-nfl-stack-contracts = Contrats
client-nfl-stack-small = Petits navires
client-nfl-stack-large = Grands navires
client-nfl-stack-compass = Tuiles boussole
client-nfl-in-storage = Contenu de l’entrepôt
client-nfl-stored-ships = Navires
client-nfl-stored-tiles = Tuiles
client-nfl-stored-contracts = Contrats
client-nfl-stored-cards = Cartes que vous connaissez
client-nfl-stored-objectives = Objectifs réalisés
client-nfl-drawn-tiles = Tuiles piochées par { $player }
client-nfl-neutral = Neutre
client-nfl-no-cubes = Aucun cube pour l’instant
client-nfl-has-cubes = { $cubes ->
    [one] { $player } : { $cubes } cube
   *[other] { $player } : { $cubes } cubes
}
client-nfl-empty-space = Case vide ({ $island })
client-nfl-shape = Forme : { $shape }
client-nfl-shape-needed = Il faut une tuile de cette forme : { $shape }
client-nfl-bonuses = Bonus : { $left }, ou { $right }
client-nfl-free-spaces = { $count ->
    [0] Aucune case de cube libre
    [one] { $count } case de cube libre
   *[other] { $count } cases de cube libres
}
client-nfl-place-bonuses = Le plus de cubes : { $first } points ; deuxième : { $second }
client-nfl-scored = Déjà décompté
client-nfl-tiles-missing = { $count ->
    [0] Toutes les tuiles sont posées : décompte en fin de manche
    [one] Il manque { $count } tuile
   *[other] Il manque { $count } tuiles
}
client-nfl-cubes-missing = { $count ->
    [0] Toutes les cases sont remplies : décompte en fin de manche
    [one] { $count } case de cube libre
   *[other] { $count } cases de cube libres
}
client-nfl-new-england-about = 1 point pour chaque cube qu’un navire ne pose pas
client-nfl-new-england-short = 1 point par cube
client-nfl-antwerp-about = 1 point par marchandise, autant que la caisse du navire en contient
client-nfl-antwerp-short = 1 point par marchandise
client-nfl-contract-in = Apporte un cube ({ $city })
client-nfl-asks-for = Demande { $goods }
client-nfl-gives-points = { $points ->
    [one] Donne { $points } point
   *[other] Donne { $points } points
}
client-nfl-city-full = La ville est pleine : pas de cube
client-nfl-costs = Coûte { $cost }
client-nfl-large-gives = Donne { $points } points à la construction
client-nfl-charter-about = Affrètement : ne sert qu’une fois, puis va à l’entrepôt
client-nfl-card-gives = Donne { $gain }
client-nfl-planned-for = Prévu : { $action }
client-nfl-captain-free = Pas encore engagé
client-nfl-sails-for = Navigue pour { $player }
client-nfl-own-goods = Vous en avez { $count }
client-nfl-gold-joker = L’or remplace toute marchandise dans un paiement
client-nfl-compass = Boussole
client-nfl-compass-about = { $tiles ->
    [one] En fin de manche, elle désigne une île où { $tiles } tuile est posée
   *[other] En fin de manche, elle désigne une île où { $tiles } tuiles sont posées
}
client-nfl-compass-round = Manche { $round } : { $island }
client-nfl-marker-gives-objective = Qui l’atteint garde un objectif de sa pile
client-nfl-marker-gives-captain = Qui l’atteint engage un capitaine
client-nfl-marker-gives-good = Qui l’atteint prend une marchandise
client-nfl-on-space = Sur la case { $space } de la piste
client-nfl-off-track = N’est plus sur la piste
client-nfl-earned-by = Gagné par { $players }
client-nfl-earned-by-nobody = Personne ne l’a encore gagné
client-nfl-effect-discover-place-extra = { $amount ->
    [one] Une tuile de plus à poser en découverte
   *[other] { $amount } tuiles de plus à poser en découverte
}
client-nfl-effect-sail-on-one-ship = { $amount } de voile en plus dans une action par manche
client-nfl-effect-gain-gold = { $amount } or aussitôt et à chaque phase à terre
client-nfl-effect-crate-on-one-ship = { $amount } de caisse en plus sur un navire par manche, au chargement ou à la livraison
client-nfl-effect-extra-shipyard = { $amount ->
    [one] Un chantier de plus
   *[other] { $amount } chantiers de plus
}
client-nfl-effect-settle-extra-cube = { $amount ->
    [one] Un cube de plus en colonisation
   *[other] { $amount } cubes de plus en colonisation
}
client-nfl-effect-points-per-contract = { $amount ->
    [one] { $amount } point de plus par contrat
   *[other] { $amount } points de plus par contrat
}
client-nfl-effect-sail-for-turn-order = { $amount } de voile en plus dans chaque action
client-nfl-effect-keep-extra-card = { $amount ->
    [one] Une carte de plus à garder au chargement
   *[other] { $amount } cartes de plus à garder au chargement
}
