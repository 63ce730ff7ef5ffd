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
