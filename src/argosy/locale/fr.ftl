## Commun à tous les titres
player-numbered = Joueur { $number }

## Noms et mots isolés
cli-player-names = Ada Ben Cléo Dan Ève
cli-yes = oui
cli-no = non
cli-round = Manche { $number }
cli-round-of = Manche { $number } sur { $rounds }
cli-to-decide = { $player } décide

## Les mots à taper à la table ; les mots anglais valent toujours
cli-word-help = ?
cli-word-why = pourquoi
cli-word-undo = annuler
cli-word-rules = règles
cli-word-score = points
cli-word-log = journal
cli-word-save = sauver
cli-word-quit = quitter
cli-word-board = plateau

## À la table
cli-welcome = Tapez le numéro ou le nom d’un choix ; ? explique, quitter arrête.
cli-news = Depuis votre dernière décision :
cli-earlier = { $number ->
    [one] … et une phrase avant ; journal la montre
   *[other] … et { $number } phrases avant ; journal les montre
}
cli-hand-over = À { $player } de choisir en secret. { $player }, appuyez sur Entrée quand vous êtes seul devant l’écran.
cli-no-such-number = Il n’y a pas de choix { $number } : tapez un nombre de 1 à { $last }.
cli-several = Plusieurs choix possibles : { $actions }. Précisez un peu.
cli-not-understood = « { $text } » n’est ni un choix ni une commande : tapez un numéro, le nom d’un choix, ou ? pour l’aide.
cli-undone = Annulé : { $action }.
cli-nothing-to-undo = Vous n’avez encore rien décidé qui puisse être annulé.
cli-why-what = Dites quelle action, par exemple : pourquoi { $example }
cli-why-allowed = { $action } est permis : choisissez { $number }.
cli-why-not = { $action } : { $text } ({ $rule })
cli-why-read = { $word } { $rule } montre la règle.
cli-log-earlier = { $number ->
    [one] … une phrase avant ; { $word } all montre tout
   *[other] … { $number } phrases avant ; { $word } all montre tout
}
cli-save-where = Dites où sauver la partie, par exemple : { $word } ma-partie.txt
cli-saved = La partie est sauvée dans { $file }.

## Aide
cli-help-decision = Ce que vous décidez maintenant
cli-help-keys = Ce que vous pouvez taper
cli-help-number = un numéro
cli-help-number-does = prend le choix de ce numéro ; s’il n’y en a qu’un, Entrée suffit
cli-help-name = un nom
cli-help-name-does = prend le choix de ce nom ({ $example }) ; le début des mots suffit
cli-help-action = ACTION
cli-help-why-does = dit pourquoi une action n’est pas permise, et quelle règle l’interdit
cli-help-undo-does = annule votre dernière décision et tout ce qui l’a suivie
cli-help-rules-does = montre une règle ({ $rule }), un chapitre ({ $chapter }) ou, sans ID, toutes les règles
cli-help-score-does = montre les points de chacun par source, comme si la partie finissait ici
cli-help-log-does = montre ce qui s’est passé ; journal all : depuis le début
cli-help-file = FICHIER
cli-help-save-does = écrit la partie ; terminal --resume FICHIER la reprend
cli-help-enter = Entrée
cli-help-board-does = dessine la table à nouveau
cli-help-pages-does = autres choses à regarder
cli-help-quit-does = quitte la partie (comme Ctrl-D et Ctrl-C)

## La fin, et les parties enregistrées
cli-examples-written = Écrit dans { $folder } : { $files }.
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
cli-owes = { $player } : { $prompt }
cli-deal-fair = La donne était loyale : la graine et le sel donnent l’engagement { $commitment }. Comparez-le à celui que la table montrait dès le début.
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
cli-titles-more = argosy titles TITRE dit d’où l’on connaît chaque élément ; argosy terminal TITRE lance une partie.
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

## Ce qu’un choix apporte
client-effects-follow = Puis, sans décision : { $changes }
tables-change = { $by } { $name }
tables-change-points = { $count ->
    [one] { $by } point
   *[other] { $by } points
}

## Ce qui arrive à la table en dehors du jeu
tables-notice-start = La partie commence.
tables-notice-undo = { $player } reprend une décision.
tables-notice-undo-more = { $player } reprend une décision, et avec elle { $others }.
tables-notice-ask = { $player } demande à reprendre une décision.
tables-notice-end-ask = { $player } demande à arrêter la partie pour tous.
tables-notice-agree = { $player } accepte.
tables-notice-decline = { $question ->
    [end] { $player } n’accepte pas : la partie continue.
   *[other] { $player } n’accepte pas : rien n’est repris.
}
tables-notice-withdraw = { $player } retire sa demande.
tables-notice-lapse = { $question ->
    [end] La demande de { $player } est réglée : il n’y a plus de partie à arrêter.
   *[other] Ce que { $player } demandait à reprendre n’est plus possible.
}
tables-notice-end = La partie est arrêtée pour tous, telle qu’elle est.
tables-notice-leave = { $level ->
    [none] { $player } quitte la table.
   *[other] { $player } quitte la table : un robot ({ $bot }) joue à sa place.
}
tables-notice-absent = { $player } est absent : { $by } laisse jouer un robot ({ $bot }) jusqu’à son retour.
tables-notice-return = { $player } est de retour.
tables-notice-sit = { $player } prend place.
tables-notice-link = { $by } a créé un nouveau lien pour la place de { $player } : l’ancien ne l’ouvre plus.
tables-notice-moved = { $player } continue sur un autre appareil.
# Ce qu’une reprise efface : morceaux d’une seule phrase
tables-undo-own = votre décision « { $what } »
tables-undo-other = la décision de { $player } (« { $what } »)
tables-undo-count-own = { $count ->
    [one] une de vos décisions
   *[other] { $count } de vos décisions
}
tables-undo-count-other = { $count ->
    [one] une décision de { $player }
   *[other] { $count } décisions de { $player }
}
tables-undo-more = { $first }, puis { $others }
tables-list-and = { $first } et { $last }
tables-question-seen = { $what }. { $player } a vu ce qui a été tiré ou révélé depuis : cela reviendra à l’identique
tables-question-seen-own = { $what }. Vous avez vu ce qui a été tiré ou révélé depuis, et les autres en sont avertis
tables-question-end = La partie s’arrête pour tous, telle qu’elle est : personne ne gagne.

## Pourquoi une demande est refusée
tables-error-illegal = Les règles ne le permettent pas.
tables-error-bad-request = La demande est incompréhensible.
tables-error-bad-choice = Ce jeu n’accepte pas ces joueurs ou ces options.
tables-bad-choice-title = Il n’y a pas de jeu « { $wanted } » : choisissez parmi { $known }.
tables-bad-choice-players = { $game } se joue de { $least } à { $most }, pas à { $players }.
tables-bad-choice-option = { $game } n’a pas d’option « { $option } » : il a { $known }.
tables-bad-choice-no-options = { $game } n’a pas d’option « { $option } » : il n’en a aucune.
tables-bad-choice-value = L’option « { $option } » de { $game } peut être { $known }, pas « { $value } ».
tables-bad-choice-markers = Les marqueurs de { $game } sont sur les cases « standard » ou sur { $number } cases de votre choix, aucune plus basse que { $usual }, dans le même ordre et aucune au-delà de { $highest } ; pas sur « { $value } ».
tables-bad-choice-markers-twice = Avec la variante pour joueurs expérimentés, les marqueurs de { $game } ont leurs cases : n’en donnez pas d’autres.
tables-bad-choice-nations = À { $players }, { $game } accepte « random » ou { $players } nations différentes parmi { $known }, pas « { $value } ».
tables-error-bad-record = Ce n’est pas un enregistrement que l’on puisse rejouer.
tables-error-bad-action = Cette action n’existe pas dans ce jeu.
tables-error-no-table = Cette table n’existe pas.
tables-error-not-found = Il n’y a rien à cette adresse.
tables-error-no-secret = Il faut pour cela le secret d’une place.
tables-error-wrong-secret = Cet appareil n’a pas de place à cette table, ou n’en a plus : ouvrez de nouveau votre lien.
tables-error-old-link = Ce lien n’ouvre pas, ou plus, de place ici : demandez le plus récent à la personne qui vous l’a envoyé.
tables-error-seat-taken = Cette place est prise.
tables-error-no-seat = Cette place n’existe pas à cette table.
tables-error-not-started = La partie n’a pas encore commencé.
tables-error-already-started = La partie a déjà commencé.
tables-error-seats-vacant = Tout le monde n’est pas encore là.
tables-error-over = La partie est terminée.
tables-error-not-over = Ce n’est possible qu’une fois la partie terminée.
tables-error-stale = La table a changé entre-temps : regardez et décidez de nouveau.
tables-error-not-your-decision = On ne vous demande aucune décision pour l’instant.
tables-error-no-bot-decides = Aucun robot ne réfléchit en ce moment.
tables-error-key-reused = La même clé a servi à autre chose.
tables-error-no-undo = Il n’y a rien que vous puissiez reprendre.
tables-error-no-ply = La partie n’a pas de tel moment.
tables-error-other-format = Cette table vient d’un Argosy plus ancien et ne peut plus être jouée (son format est { $format }, et non { $known }).
tables-error-other-pack = Cette table se joue avec d’autres composants ({ $pack }).
tables-error-stand-in = Un robot joue pour vous : reprenez d’abord votre place.
tables-error-not-standing-in = Vous avez déjà votre place.
tables-error-ended = La partie a été arrêtée pour tous.
tables-error-left = Vous avez quitté la table : reprenez d’abord votre place.
tables-error-question-open = Quelqu’un demande à reprendre une décision : répondez d’abord, puis la partie continue.
tables-error-already-asked = Vous l’avez déjà demandé : tous n’ont pas encore répondu.
tables-error-no-question = Cette question n’est plus posée.
tables-error-not-asked = Ce n’est pas à vous de répondre maintenant.
tables-error-seat-moves = { $player } est déjà à cette place. Si c’est vous, la place peut passer sur cet appareil.
tables-error-seat-moved = Votre place est maintenant ouverte sur un autre appareil. Ici, vous ne faites que regarder.
tables-error-bad-name = Ce nom contient des caractères invisibles ou qui retournent le texte : choisissez-en un en lettres simples.
tables-error-name-taken = Quelqu’un à cette table s’appelle déjà { $name } : choisissez un autre nom.
tables-error-not-absent = Cette personne est là, ou son absence n’est pas encore assez longue.
tables-error-bot-plays = Un robot joue déjà à cette place.
tables-error-too-many = Trop de demandes : attendez un instant.
tables-error-too-large = La demande est trop grande.
tables-error-method = Cette adresse n’accepte pas cette méthode.
tables-error-bad-origin = Cette page n’a pas le droit de se connecter à cette table.
tables-error-store-down = Les tables sont injoignables pour l’instant. Rien n’est perdu : réessayez.
tables-error-internal = Quelque chose n’a pas marché de notre côté.
# Supprimer une table
tables-error-deleted = Cette table a été supprimée.
tables-error-not-owner = Seul celui qui a créé cette table peut le faire.
client-delete = Supprimer
client-delete-title = Supprimer cette table ?
client-delete-more = La partie de { $title } avec { $players } disparaît pour tout le monde, avec son enregistrement et son analyse. C’est irrévocable.
client-delete-yes = Supprimer pour de bon
client-delete-no = La garder

## Force des robots
tables-level-deckhand = Matelot
tables-level-mate = Second
tables-level-captain = Capitaine
tables-level-admiral = Amiral

### Pourquoi un robot joue ainsi.
bots-plan = Ensuite : { $plan }.
bots-reason-only = Il n’y a rien d’autre à faire.
bots-reason-best = C’est le plus prometteur à long terme.
bots-reason-points = Cela rapporte { $points ->
    [one] un point
   *[other] { $points } points
} tout de suite.
bots-behind = { $action } : { $percent } % de victoires en moins.
bots-as-good = { $action } : à peu près aussi bon.

## Review of a finished game
review-round = Manche
review-player = Joueur
review-decisions = Décisions
review-as-captain = aussi bonnes que le capitaine
review-lost = perdu en tout, %
review-stopped = Interrompu : { $judged } décisions sur { $decisions } ont été jugées, et voici ce qu’elles disent.
review-turning-points = Tournants
review-no-turning-points = Aucun : aucun coup n’était sûrement moins bon que celui du capitaine.
review-turning-point = Manche { $round }, coup { $ply } : { $player } a joué « { $played } » ; « { $best } » valait mieux, de { $loss } ± { $margin } % de la victoire.
review-method = Jugé sur ce que le joueur pouvait savoir, avec { $iterations } itérations par décision (graine { $seed }). Après ± : marges à 95 % ; une perte dans sa marge compte comme à peu près aussi bonne.

## First voyage: a title learnt by playing
voyage-task = À vous : { $action }.
voyage-not-now = Les règles le permettent, et dans vos parties ce sera à vous de choisir. Pour ce voyage, gardons le cap. { $task }
voyage-done = Bravo.

## Replay, review and first voyage in the browser
client-earlier-move = Un coup en arrière
client-later-move = Un coup en avant
client-earlier-turn = Un tour en arrière
client-later-turn = Un tour en avant
client-earlier-round = Une manche en arrière
client-later-round = Une manche en avant
client-stride = Avancer par
client-stride-move = Coup par coup
client-stride-turn = Tour par tour
client-stride-round = Manche par manche
client-copy-moment = Copier le lien
client-go-on-here = Continuer d’ici
client-key-turns = un tour en arrière, un tour en avant
client-key-rounds = une manche en arrière, une manche en avant
client-replay-title = Ouvrir une partie enregistrée
client-replay-about = Un enregistrement contient une partie entière. Ouvrez-en un pour la parcourir, la faire analyser ou la continuer à partir de n’importe quel moment. Une partie inachevée continue sur cet écran.
client-replay-file = Depuis un fichier :
client-replay-text = Ou collez son texte :
client-replay-open = Ouvrir
client-review-title = Analyse
client-review-to-table = Retour à la table
client-review-course = Le cours de la partie
client-review-rounds = Points après chaque manche, et ce qu’elle a rapporté
client-review-sources = Points par origine, manche par manche
client-review-judged = Les décisions
client-review-offer = Le capitaine peut examiner chaque décision de cette partie, en ne sachant que ce que le joueur savait. Cela prend quelques minutes ; vous pouvez quitter la page entre-temps.
client-review-begin = Analyser les décisions
client-review-failed = L’analyse n’a pas pu être terminée.
client-review-progress = { $decisions ->
    [0] L’analyse va bientôt commencer.
   *[other] { $judged } décisions jugées sur { $decisions }.
}
client-review-balance = La qualité des décisions de chacun
client-review-round = Manche
client-review-player = Joueur
client-review-decisions = Décisions
client-review-as-captain = À peu près aussi bonnes que celles du capitaine
client-review-lost = Perdu en tout, % de la victoire
client-review-turning = Tournants
client-review-none = Aucun : aucun coup n’était sûrement moins bon que celui du capitaine.
client-review-turn = Manche { $round }, coup { $ply }, { $player } :
client-review-instead = « { $played } » a été joué ; « { $best } » aurait été meilleur, de { $loss } ± { $margin } % de la victoire.
client-review-show = Voir ce moment
client-review-moves = Coup par coup
client-review-all = Montrer toutes les décisions, pas seulement les pertes
client-review-move = Coup
client-review-played = Joué
client-review-best = Le coup du capitaine
client-review-loss = Perte, %
client-review-same = le même
client-review-as-good = à peu près aussi bon
client-review-how = Jugé par la recherche du capitaine avec { $iterations } itérations par décision (graine { $seed }), sur ce que le joueur pouvait savoir alors. Après ± : marges à 95 % ; une perte dans sa marge compte comme à peu près aussi bonne. Le capitaine aussi se trompe.
client-voyage-title = Premier voyage
client-voyage-title-of = Premier voyage : apprendre { $title } en jouant
client-voyage-progress = Où en est le voyage
client-voyage-step = Étape { $step } sur { $steps }
client-voyage-back = Retour
client-voyage-skip = Passer cette étape
client-voyage-again = Depuis le début
client-voyage-leave = Quitter le voyage

### Ce que raconte un tournoi de robots.
tournament-point = ,
tournament-head = { $title }, { $players } joueurs : { $games } parties, { $blocks ->
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
tournament-field = { $bot } contre { $field } a gagné { $won } parties sur { $games } : { $wins } %. À forces égales, ce serait { $parity } %.
tournament-stand-in = { $bot } s’est mal conduit : un remplaçant a pris { $number ->
    [one] { $number } décision
   *[other] { $number } décisions
}.
tournament-more-faults = { $number ->
    [one] et { $number } autre faute
   *[other] et { $number } autres fautes
}
tournament-method = Entre parenthèses et après ± : intervalles à 95 %, calculés par donne (les parties d’une même donne ne sont pas indépendantes). Une victoire partagée compte en parts. Cotes : Plackett-Luce à l’échelle Elo, moyenne 1500.
tournament-stopped = Interrompu : voici ce que disent les donnes complètes.
tournament-stopped-kept = Interrompu : voici ce que disent les donnes complètes. Toutes les parties finies sont gardées ; --resume continue.
tournament-saved = Le rapport est dans { $report }, les parties dans { $games }.
tune-watched = Parties observées
tune-generation = Générations
tune-forecast = Parties pour la prévision
tune-saved = Les poids sont dans { $file }.
tune-stopped = Interrompu : --resume continue.

## Pages
client-play-now = Jouer
client-play-now-title = Jouer maintenant : { $title }, contre des robots
client-new-table = Nouvelle table
client-new-table-title = Nouvelle table : { $title }
client-watch = Regarder
client-watch-title = Regarder des robots jouer : { $title }
client-players = { $min } à { $max } joueurs
client-my-tables = Vos tables
client-open-tables = Tables ouvertes
client-no-open-tables = Personne n’attend de joueurs pour l’instant.
client-link = Collez un lien d’invitation
client-join = Rejoindre
client-bad-link = Pas de lien vers une table là-dedans. Il ressemble à { $example } ; l’identifiant de la table suffit aussi.
client-link-cut = Il manque le début du lien : collez-le en entier, de http jusqu’à la fin.
client-link-no-table = Cette table n’existe pas ici : elle a été supprimée, ou il manque une lettre au lien.
client-link-elsewhere = Cette table n’est pas ici : le lien mène à { $host }.
client-link-open-there = L’ouvrir là-bas
client-forget = Oublier
client-my-turns = { $count ->
    [one] 1 vous attend
   *[other] { $count } vous attendent
}
client-begin = Commencer une partie
client-begin-more = dans votre navigateur : contre des robots, autour d’un écran ou par lien. Sans compte.
client-about = Des jeux de stratégie du temps de la voile, dans votre navigateur : contre des robots, autour d’un écran ou avec des amis par lien. Sans compte, rien à installer.
client-filters = Quelles tables ouvertes
client-filter-all = Toutes
client-filter-free = Avec une place libre
client-filter-none = Aucune table ouverte n’est ainsi.
client-finished = Parties terminées
client-row-round = manche { $round } sur { $rounds }
client-row-rounds = { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}
client-row-moves = { $moves ->
    [one] un coup
   *[other] { $moves } coups
}
client-row-begins = commence quand tous sont assis
client-row-free = { $count ->
    [0] toutes les places prises
    [one] une place libre
   *[other] { $count } places libres
}
client-row-ended = terminée pour tous
client-row-won = { $count ->
    [one] { $players } a gagné
   *[other] { $players } ont gagné ensemble
}
client-row-you-won = vous avez gagné
client-row-seats = Joueurs
client-row-take-turn = Jouer
client-row-open = Ouvrir
client-row-look-on = Regarder
client-status-over = Partie terminée
client-me = Skipper
client-nothing-here = Il n’y a rien à cette adresse
client-no-table-more = Rien n’est connu ici sous « { $id } » : une lettre de l’adresse est peut-être fausse ou manquante, ou la table a été supprimée. Redemandez le lien à la personne qui vous a invité.
client-to-home = Vers l’accueil
client-loading = La table arrive …
client-unreachable = Le serveur ne répond pas. Rien n’est perdu : réessayez dans un instant.
client-lost = La connexion est coupée. Nous essayons de la rétablir …
client-not-sent-yet = Votre coup est en route. Il repartira dès que la ligne sera rétablie, et ne comptera qu’une fois.
client-unexpected = Il s’est passé quelque chose qui n’aurait pas dû arriver. Rechargez la page ; si cela se répète, repartez de l’accueil.
client-page-failed = Cette page n’a pas pu s’afficher
client-page-outdated = Une partie de cette page n’a pas pu être chargée : Argosy a peut-être été mis à jour entre-temps. Rechargez la page ; votre place vous reste.
client-reload = Recharger
client-not-kept = Ce navigateur ne garde rien pour nous : une fois la page fermée ou rechargée, il aura oublié votre place. Conservez le lien qui vous a amené ici.
client-notify-insecure = Les notifications demandent HTTPS, et cette page est venue sans.
client-notify-denied = Ce navigateur refuse les notifications pour cette page : autorisez-les dans ses réglages.
client-notify-missing = Ce navigateur ne connaît pas les notifications.
client-copy-by-hand = À copier d’ici : le navigateur refuse de le faire
client-close = Fermer
client-theme-dark = Sombre
client-theme-light = Clair
client-sound = Un son quand c’est à vous
client-notify = Une notification quand c’est à vous

## Une nouvelle table
client-game = Jeu
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
client-colour-sky = Bleu ciel
client-colour-grey = Gris
client-colour-mint = Menthe
client-undo-policy = Reprendre un coup
client-undo-agree = Avec l’accord de tous
client-undo-free = Librement
client-undo-never = Jamais
client-listed = Montrer cette table sur la page d’accueil
client-consent = Une fois finie, cette partie peut entrer dans des jeux de données publics pour la recherche, sans les noms. Seulement si tout le monde à la table est d’accord.
client-create = Ouvrir la table

## Avant la partie
client-waiting = On attend tout le monde
client-waiting-for-you = Vous êtes invité
client-your-name = Votre nom
client-name-of = Le nom de { $player }
client-sit-down = S’asseoir
client-here = à cet écran
client-present = est là
client-seated = a une place
client-awaited = attendu
client-invite-link = Lien d’invitation pour { $player }
client-copied = Copié
client-starts-when = La partie commence d’elle-même dès que toutes les places sont prises.
client-start-with-bots = Commencer (des robots prennent les places vides)
client-start-now = Commencer maintenant
client-with-friends = Avec des amis
client-with-friends-title = Avec des amis : une table de { $title } et son lien
client-copy-link = Copier le lien
client-share = Partager …
client-qr = QR code de ce lien
client-qr-about = ou à scanner avec un téléphone
client-loopback = Cette page n’est servie qu’à cet ordinateur : personne d’autre ne peut ouvrir le lien. Arrêtez Argosy et relancez-le pour que votre réseau l’atteigne :
client-link-for-all = Un seul lien pour tout le monde
client-link-for-all-more = Qui l’ouvre prend une place libre.
client-link-for-one = Il ouvre cette place-là, sur n’importe quel appareil de cette personne, autant de fois qu’elle veut.
client-seat-waits-for = Une place attend { $player }
client-whoever-comes = le premier venu
client-free-seat = libre
client-who-is-there = Qui est là
client-aboard = { $aboard } à bord sur { $all }
client-starts-when-guest = La partie commence d’elle-même dès que toutes les places sont prises, ou quand la personne qui a dressé la table la lance.
client-make-link = Nouveau lien pour { $player }
client-rematch-known = Ils viennent aussi d’eux-mêmes, depuis la fin de la dernière partie. Un nouveau lien sert à un autre appareil, ou à quelqu’un d’autre.
client-meanwhile = En attendant :
client-sit-title = Une place pour vous
client-sit-moves = { $player }, est-ce vous ?
client-sit-moves-more = Cette place est ouverte sur un autre appareil. Si vous continuez, elle passe ici, et l’autre appareil ne fait plus que regarder. Si vous succédez à { $player }, mettez votre propre nom.
client-sit-bot = Un robot vous garde cette place
client-sit-bot-more = La partie a commencé, et un robot joue { $player } pour l’instant. Prenez la place et continuez.
client-sit-free = Une place est libre : un robot la joue
client-sit-is-that-you = Si c’est vous, demandez un nouveau lien vers votre place à qui a dressé la table.
client-sit-second = Une autre place devant cet écran
client-sit-second-more = Vous avez déjà une place ici. Avec celle-ci, vous serez deux à partager l’écran.
client-sit-before = Vous êtes { $player }, sur un autre appareil ? Ce lien-ci est pour tout le monde. Demandez à qui a préparé la table un lien vers votre place : menu de la table, « Nouveau lien ».
client-sit-here = Amener la place ici
client-sit-take = Prendre la place
client-old-link-more = Vous pouvez regarder sans place.
client-seat-moved = La place de { $player } est passée sur un autre appareil. Ici, vous ne faites plus que regarder.
client-seat-moved-ask = Pour revenir, demandez un nouveau lien à qui a dressé la table.
client-take-back-here = La reprendre ici
client-watch-on = Continuer à regarder
client-menu = Menu de la table
client-my-seat = Ma place
client-seat-of = La place de { $player }
client-other-device = Ma place sur un autre appareil
client-other-device-link = Lien vers la place de { $player }
client-other-device-more = Ouvrez ce lien là-bas, ou scannez-le : la place y passe, et cette page continue à regarder. Gardez-le pour vous : c’est la clé de votre place.
client-who-plays-on = Qui joue la suite ?
client-bot-of-level = Un robot : { $level }
client-nobody = Personne : les autres attendent
client-leave = Quitter la table
client-leave-more = Vous pouvez revenir à tout moment et reprendre votre place.
client-guests = Des liens pour les invités
client-guests-more = Pour qui a perdu son lien, ou pour quelqu’un de nouveau. L’ancien lien de cette place ne l’ouvre alors plus.
client-new-link = Nouveau lien pour { $player }
client-new-link-more = L’ancien lien n’ouvre plus cette place. { $player } la garde jusqu’à ce que celui-ci soit ouvert.
client-back-to-menu = Retour
client-end-title = La fin
client-deal = La donne
client-deal-promised = La donne était fixée avant le premier coup. Voici son sceau : à la fin de la partie, la page vérifie que les cartes distribuées y correspondent.
client-deal-fair = La donne était loyale : elle correspond au sceau montré dès le début.
client-deal-changed = La donne ne correspond pas : cette page a vu un autre sceau au début.
client-deal-wrong = La donne ne correspond pas à son sceau.
client-end-more = Termine la partie pour tout le monde, sans vainqueur, si tous sont d’accord.
client-end-asked-already = C’est déjà demandé, et attend une réponse.
client-end-for-all = Terminer pour tous
client-ended = Vous avez mis fin ensemble à cette partie
client-watch-link = Lien vers cette table
client-watch-link-more = Qui l’ouvre peut regarder, ou prendre une place libre.
client-left-nobody = { $player } a quitté la table, et personne ne joue la suite : les autres attendent.
client-has-left = { $player } a quitté la table, et personne ne joue la suite.
client-absent = { $player } n’est pas là
client-waiting-since = On attend { $player } depuis { $unit ->
    [minutes] { $count } min
    [hours] { $count } h
   *[days] { $count } jours
}.
client-let-bot-play = Laisser jouer un robot jusqu’au retour
client-stand-in-level = La force du robot
client-give-seat = Donner la place à quelqu’un d’autre
client-give-seat-title = La place de { $player }, pour quelqu’un d’autre
client-give-seat-more = Qui ouvre ce lien prend la place. D’ici là, { $player } peut encore revenir.
client-stand-in-after = Si quelqu’un reste absent
client-after-60 = 1 minute
client-after-180 = 3 minutes
client-after-600 = 10 minutes
client-after-86400 = 1 jour
client-after-0 = jamais
client-stand-in-about = Passé ce temps, les autres peuvent laisser jouer un robot, ou donner la place à quelqu’un d’autre. Rien ne se fait tout seul.
client-option-not-for = { $value } (conçue pour { $players } joueurs)
client-option-changed = Changé en { $value }, puisque vous êtes { $players }.
client-name-doubled = Deux personnes ne peuvent pas s’appeler toutes deux { $player }.

## À la table
client-choices = Vos choix
client-your-turn = À vous
client-decides = { $count ->
    [one] { $players } réfléchit.
   *[other] { $players } réfléchissent.
}
client-deciding = réfléchit
client-mark-bot = robot
client-mark-away = absent
client-over = La partie est terminée.
client-watching = Vous regardez cette partie.
client-fold = Replier la liste
client-rule = Règle { $rule }
client-can = Possible : { $label }
client-undo = Annuler
client-undo-ask = Demander à annuler
client-undo-asked = { $own ->
    [yes] Vous aimeriez reprendre une décision.
   *[no] { $player } aimerait reprendre une décision.
}
client-agree = Accepter
client-decline = Refuser
client-stand-in = Un robot joue à votre place.
client-come-back = Reprendre sa place
client-hint = Un conseil ?
client-hint-thinking = Le capitaine réfléchit …
client-hint-says = Le capitaine : { $label }
client-log = Le récit
client-timeline = Moments de la partie
client-moment = Moment
client-looking-back = Retour en arrière : coup { $ply } sur { $plies }
client-first = Au début
client-now = Revenir au présent
client-curtain = { $player }, c’est à vous
client-curtain-why = Ce qui suit n’est que pour vous. Les autres détournent les yeux.
client-curtain-open = Je suis { $player }
client-why-not = Pourquoi ceci n’est-il pas permis ?
client-why-not-ask = Demander
client-board = Plateau
client-board-keys = Plateau. Les flèches mènent d’une chose à l’autre, N à la prochaine que l’on peut choisir.
client-zoom-in = Agrandir
client-zoom-out = Réduire
client-zoom-fit = Montrer tout le plateau

## La fin
client-winner = { $count ->
    [one] { $players } l’emporte !
   *[other] { $players } se partagent la victoire !
}
client-points-from = Points
client-total = Total
client-rematch = Rejouer
client-rematch-join = Vers la revanche
client-rematch-there = { $count ->
    [one] { $players } a préparé une nouvelle partie et vous attend.
   *[other] { $players } vous attendent pour une nouvelle partie.
}
client-rematch-set-up = Une nouvelle partie se prépare.
client-replay = Revoir la partie
client-download = Télécharger l’enregistrement

## Touches
client-keys = Clavier
client-keys-about = Tout peut se faire au clavier. La touche de tabulation va d’une partie à l’autre ; ces touches vont plus vite.
client-key-choose = choisir dans la liste
client-key-choices = vers la liste des choix
client-key-board = vers le plateau
client-key-walk = se déplacer sur le plateau
client-key-lit = vers la prochaine chose possible (avec Maj : la précédente)
client-key-enter = choisir, ou dire pourquoi c’est impossible
client-key-escape = fermer ce qui est ouvert ; revenir au présent
client-key-undo = annuler
client-key-hint = un conseil du capitaine
client-key-keep = pour garder une explication ouverte et atteindre la règle qu’elle nomme
client-key-log = vers le récit
client-key-time = un coup en arrière, un coup en avant
client-key-zoom = agrandir ou réduire le plateau
client-key-skip = abréger les mouvements
client-key-help = cette page
client-key-name-enter = Entrée
client-key-name-escape = Échap

### Le laboratoire : parties simulées, rapports, jeux de données.
simulate-head = { $title }, { $players } joueurs : { $games ->
    [0] aucune partie n’est finie
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }.
simulate-place = { $place ->
    [1] Premier à jouer
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
   *[other] Cinquième
}
simulate-method = Entre parenthèses : intervalles à 95 %. Une victoire partagée compte en parts ; les victoires d’un robot à plusieurs places sont données par place.
simulate-stopped = Interrompu : voici ce que disent les parties jouées.
simulate-stopped-kept = Interrompu : toutes les parties finies sont gardées. La même commande continue.
simulate-saved = Les parties sont dans { $file }.

## Le rapport
lab-report = ce que disent les parties
lab-report-saved = { $games ->
    [one] Le rapport sur { $games } partie est dans { $file }.
   *[other] Le rapport sur { $games } parties est dans { $file }.
}
lab-subtitle = { $games } parties de robots à des tables de { $players }
lab-bots = Robots
lab-options = Options
lab-seed = Graine
lab-pack = Jeu de composants
lab-version = Joué avec
lab-thousands = { " " }
lab-percent = { $value } %
lab-points = { $points } points
lab-seat = Place { $seat }
lab-round = manche
lab-all = en tout
lab-against = contre
lab-winners = vainqueurs
lab-others = tous les autres
lab-in-short = En bref
lab-short-first-more = Le premier à jouer gagne plus souvent que les autres : { $wins } des parties, alors que { $parity } serait équitable.
lab-short-first-less = Le premier à jouer gagne moins souvent que les autres : { $wins } des parties, alors que { $parity } serait équitable.
lab-short-first-even = Le premier à jouer gagne { $wins } des parties ; { $parity } serait équitable, et l’écart peut être dû au hasard.
lab-short-scores = Les vainqueurs finissent en moyenne avec { $winners } points, tous les autres avec { $others }.
lab-short-source = Rien ne distingue les vainqueurs d’autant de points que { $source } : { $points } de plus que les autres.
lab-short-more = Ce que les vainqueurs font le plus nettement davantage que les autres : { $what }, { $winners } par partie au lieu de { $others }.
lab-short-less = Ce que les vainqueurs font le plus nettement moins que les autres : { $what }, { $winners } par partie au lieu de { $others }.
lab-wins-by-place = Victoires selon l’ordre de jeu
lab-wins-by-place-told = Part des parties gagnées, selon qui joue d’abord à la première manche. Le trait pointillé est une part égale.
lab-wins-by-seat = Victoires par place
lab-wins-by-seat-told = La même chose par place. Là où le hasard décide qui commence, les places ne devraient pas différer : un contrôle des dés.
lab-wins-by-bot = Victoires par robot
lab-wins-by-bot-told = Part des parties gagnées par une place de chaque robot. Les robots changent de place d’une partie à l’autre.
lab-scores = Scores finaux
lab-scores-told = Combien de joueurs ont fini avec combien de points.
lab-sources = Points par origine
lab-sources-told = D’où viennent les points : les vainqueurs en moyenne, et tous les autres.
lab-courses = Manche après manche
lab-courses-told = Ce que les joueurs avaient en moyenne à la fin de chaque manche.
lab-course-points = Points, si la partie finissait là
lab-items-told = Combien de joueurs l’ont eu, et combien de fois ceux-ci ont gagné.
lab-items-by-round = Pour cent joueurs : combien de fois à chaque manche. Puis combien de joueurs l’ont fait, et combien de fois ceux-ci ont gagné.
lab-items-happened = Sur cent parties, combien à cette manche.
lab-players-share = joueurs
lab-their-wins = leurs victoires (égalité : { $parity })
lab-never = jamais
lab-mean-round = manche moyenne
lab-differences = Ce que les vainqueurs ont fait autrement
lab-differences-told = Quantités par partie : les vainqueurs en moyenne contre tous les autres. L’échelle est en écarts types de la quantité d’un joueur ; les traits sont des intervalles à 95 %. { $compared } choses ont été comparées, { $sure } diffèrent sûrement, les { $shown } plus grandes sont montrées.
lab-mixed-bots = Des robots de forces différentes étaient à ces tables : ce qui distingue ici les vainqueurs est aussi ce qui distingue le robot le plus fort.
lab-no-differences = { $compared } choses ont été comparées ; aucune ne diffère sûrement. Plus de parties en diraient plus.
lab-method = Tous les intervalles sont à 95 % : environ un sur vingt manque la vérité. Les parts ont l’intervalle de Wilson, les parties entières étant les unités indépendantes ; les écarts sont pris dans chaque partie, moyenne des vainqueurs moins celle des autres, et ont l’intervalle de Student. Une victoire partagée compte en parts.
lab-bots-not-people = Ce sont des parties de robots. Ce qu’ils ne voient pas dans un jeu, ils ne s’en servent pas : un élément qui paraît faible ici en est peut-être un qu’ils ne savent pas jouer. Et ce qu’ont les vainqueurs, ils l’ont peut-être parce qu’ils gagnaient.

## Jeux de données
card-saved = { $games ->
    [one] { $games } partie est dans { $folder }, avec une fiche qui dit ce que c’est.
   *[other] { $games } parties sont dans { $folder }, avec une fiche qui dit ce que c’est.
}
card-title = Parties de { $titles }
card-simulated = Des parties que des robots ont jouées entre eux, simulées avec Argosy. Une ligne est une partie finie.
card-simulated-limits = Personne n’a joué ces parties. Les robots ont leurs habitudes : ce n’est pas un échantillon de la façon dont les gens jouent, et un élément dont ils se servent mal paraît plus faible qu’il n’est. Les robots qui réfléchissent un certain nombre de secondes jouent autrement sur une autre machine ; tous les autres rejouent les mêmes parties à partir de la même graine.
card-tables = Des parties que des personnes ont jouées aux tables d’Argosy, entre elles ou contre des robots. Une ligne est une partie finie. Seules les tables où chacun avait donné son accord sont ici ; { $withheld } tables finies ont été laissées de côté parce que quelqu’un ne l’avait pas donné, ou parce qu’elles continuaient une partie d’autrui, { $unreadable } parce qu’elles sont d’une autre version, et { $lacking } faute de leur jeu de composants. Noms, heures, adresses et secrets ont été laissés de côté : une place est « person » ou le niveau de son robot.
card-tables-limits = Les personnes qui acceptent de voir leurs parties dans un jeu de données ne sont pas un échantillon de tout le monde. La même personne peut être à plusieurs tables ; les données ne le disent pas. La place d’une personne a pu être tenue un temps par un robot, après son départ. Les coups repris ne sont pas ici. Qui connaît une partie par cœur, coup par coup, peut la retrouver.
card-files = Fichiers
card-file = fichier
card-rows = lignes
card-terms = ce qui a été joué
card-seats = { $players } joueurs
card-made = Chaque fichier est au format Apache Parquet et dit dans ses métadonnées, sous « argosy », ce qui a été joué : titre, joueurs, options, robots, graine, jeu de composants par l’empreinte de son contenu, version d’Argosy et des colonnes.
card-replay = La colonne `record` contient toute la partie sous forme de texte ; tout le reste se retrouve en la rejouant. `argosy check` en vérifie une.
card-columns-games = Colonnes d’une partie (version { $version })
card-columns-decisions = Colonnes d’une décision (version { $version })
card-column = colonne
card-meaning = sens
card-column-games-number = le numéro de la partie ; les lignes sont dans cet ordre
card-column-games-seed = ce qui a distribué la partie
card-column-games-bots = qui tenait chaque place : code d’un robot, niveau, ou « person »
card-column-games-first = la place qui a commencé la première manche
card-column-games-scores = points finaux par place
card-column-games-sources = les mêmes points par place et origine
card-column-games-winners = les places qui ont gagné ; plusieurs partagent une victoire
card-column-games-ranks = rang par place, 1 est le meilleur ; les ex æquo partagent la moyenne de leurs rangs
card-column-games-moves = combien de décisions a eu la partie, y compris celles à une seule option
card-column-games-rounds = combien de manches
card-column-games-stand_ins = par place, les décisions prises par un remplaçant pour un robot qui s’est mal conduit
card-column-games-facts = qui (seat ; -1 : personne en particulier) a fait ou eu quoi (fact, item), à quelle manche (0 : avant la première), combien
card-column-games-record = la partie sous forme de texte
card-column-decisions-number = le numéro de la partie
card-column-decisions-ply = combien de décisions l’ont précédée
card-column-decisions-round = la manche
card-column-decisions-seat = qui a décidé
card-column-decisions-bot = le robot qui tenait la place
card-column-decisions-asked = ce qui était demandé
card-column-decisions-options = toutes les actions possibles, par leur nom
card-column-decisions-action = celle qui a été choisie
card-column-decisions-scores = points par place si la partie avait fini là
card-column-decisions-won = si la place a gagné la partie
card-limits = Limites connues
card-rules-limits = Certaines données des composants sont reconstituées, et non reprises des jeux imprimés : `argosy rules TITRE --page components` en donne la liste. Ce que les données disent de l’équilibre vaut pour ces composants.
card-licence = Licence
card-licence-told = { $licence }. Les noms et les règles des jeux appartiennent à leurs auteurs et éditeurs ; ce jeu de données ne contient rien de leurs textes ni de leurs images.

## Pages
rulebook-rules = { $title } : les règles
rulebook-rules-about = Chaque règle porte un numéro et, quand un coup est refusé, on vous dit laquelle l’interdit. Sous chaque règle figurent des moments de vraies parties où elle a compté.
rulebook-quick = { $title } : aide de jeu
rulebook-quick-about = Ce que l’on cherche en cours de partie, sur deux pages imprimées. Tous les nombres viennent du matériel avec lequel joue cette table.
rulebook-faq = { $title } : cas particuliers
rulebook-faq-about = Les questions qui surgissent à la table, et les règles qui les tranchent.
rulebook-editions = { $title } : les éditions côte à côte
rulebook-editions-about = Les éditions partagent l’essentiel de leurs règles. Voici tout ce qui diffère ; ce qui n’est pas cité est identique dans toutes.
rulebook-components = { $title } : d’où vient le matériel
rulebook-components-about = Les livrets ne donnent pas toutes les valeurs. Chaque valeur ci-dessous figure dans la colonne de sa source.
rulebook-example = Exemple
rulebook-example-tries = { $player } : { $action }
rulebook-example-allowed = Permis
rulebook-example-refused = Refusé
rulebook-example-position = Une position d’une vraie partie

## Les nombres qui diffèrent entre les éditions
rulebook-counts = Dans la boîte
rulebook-count-players = Joueurs

## Matériel : les sources, et son propre jeu de composants
rulebook-sources = Ce que l’on sait
rulebook-source-rulebook = Livret
rulebook-source-rulebook-means = dit par un livret de règles, ou s’en déduit
rulebook-source-example = Exemple
rulebook-source-example-means = vu dans un exemple du livret
rulebook-source-inferred = Déduit
rulebook-source-inferred-means = le livret ne le dit pas de cela, mais cela découle de ce qu’il dit
rulebook-source-public = Public
rulebook-source-public-means = dit par une source publique sur le jeu
rulebook-source-reconstructed = Reconstitué
rulebook-source-reconstructed-means = inconnu : choisi par nous pour convenir à tout ce que l’on sait
rulebook-own-pack = Si vous possédez la boîte
rulebook-own-pack-how = Copiez dans un dossier à vous ceux de ces fichiers que vous voulez corriger, et corrigez-les : { $files }. Les fichiers que vous omettez sont ceux d’Argosy. Jouez ensuite avec « argosy terminal { $title } --pack DOSSIER » ; d’autres commandes acceptent aussi --pack, « argosy play --pack { $title }=DOSSIER » pour les tables du navigateur, et en Python c’est pack="DOSSIER". Un jeu de composants incohérent est refusé, avec le fichier, la ligne et la raison. Une partie enregistrée nomme son jeu de composants et ne se rejoue qu’avec lui.
rulebook-table-numbers = Les nombres du jeu

## Le livret de règles dans le navigateur
client-rules = Règles
client-rules-title = Règles : { $title }
client-rules-help = Règles du jeu
client-rules-nav = Livrets de règles
client-rules-choose = Choisissez un jeu.
client-rules-page-rules = Règles
client-rules-page-quick = Aide de jeu
client-rules-page-faq = Cas particuliers
client-rules-page-editions = Éditions
client-rules-page-components = Matériel
client-rules-search = Chercher dans les règles
client-rules-found = { $count ->
    [0] Aucune règle
    [one] Une règle
   *[other] { $count } règles
}
client-rules-contents = Sommaire
client-rules-none = Aucune règle n’en parle.
client-rules-print = Imprimer
client-rules-read = Exemples
client-help = Aide
# Live tables: what was added later
tables-error-too-slow = La demande n’est pas arrivée à temps : envoyez-la de nouveau.

## Revenir en arrière dans le navigateur
client-undo-text = Reprend { $text }.
client-undo-asks = Il faudra l’accord de { $players }.
client-undo-over = La partie est finie. Si ceci est repris, elle continue à partir de là.
client-undo-not = Laisser comme c’est
client-asks-undo = { $own ->
    [yes] Vous aimeriez reprendre { $text }.
   *[no] { $player } aimerait reprendre { $text }.
}
client-asks-end = { $own ->
    [yes] Vous aimeriez terminer la partie pour tout le monde.
   *[no] { $player } aimerait terminer la partie pour tout le monde.
}
client-questions = Questions à la table
client-question-agreed = D’accord : { $players }.
client-question-queued = Viendra ensuite.
client-question-holds = La partie attend la réponse.
client-withdraw = Retirer la demande
client-says = { $player } : { $text }
client-turn-of = { $player }, à vous
client-stand-in-for = Un bot joue pour { $player }.
client-confirm-this = { $label }
client-confirm-no = Pas encore
client-thinks = Depuis { $seconds } s
client-move-now = Jouer maintenant
client-undo-waits = Doivent encore répondre : { $players }.
client-not-this = Choisir autre chose
client-skip = Montrer la fin du mouvement

## Le rythme auquel les coups sont montrés
client-pace = Rythme
client-pause = Pause
client-resume = Continuer
client-step = Montrer le coup suivant
client-play = Faire défiler
client-speed = Vitesse à laquelle les coups sont montrés
client-speed-slow = Lente
client-speed-calm = Calme
client-speed-brisk = Vive
client-speed-once = D’un coup
client-paused = En pause
client-moves-wait = { $count ->
    [one] Un coup attend d’être montré.
   *[other] { $count } coups attendent d’être montrés.
}
client-paused-your-turn = C’est à vous : la table vous attend.
client-show-my-turn = Montrer mon tour

## La loupe sur le plateau
client-lens = La partie du plateau que vous regardez
client-overview = Le plateau entier : touchez pour y aller
client-target-of = { $number } sur { $count }
client-target-before = Le choix précédent
client-target-next = Le choix suivant

## Environnements : parties en texte
env-you = Vous êtes { $player }, place { $seat }.
env-news = Depuis votre dernière décision :
env-table = Ce que vous pouvez savoir ; les places sont numérotées à partir de 0, et ce qui n’est pas dit est nul ou vide :
env-answer = Répondez par le numéro ou le nom d’un choix.
env-no-such-number = Il n’y a pas de choix { $number } : les choix vont de 1 à { $last }.
env-not-understood = « { $text } » n’est pas une action de ce jeu.
env-refused = { $action } n’est pas permis : { $text } ({ $rule })
env-over = La partie est terminée.
env-won = { $player } a gagné avec { $points } points.
env-scored = { $player } a { $points } points.

## Through whose eyes a finished game is looked at
client-eyes = Vu par
client-eyes-public = le public
client-eyes-everything = tous à la fois
card-own-pack = Le jeu de composants { $packs } n’est pas de cette version d’Argosy, et ne fait pas partie de ce jeu de données. Qui l’a rejoue ses parties enregistrées : `argosy check --pack DOSSIER`.
card-simulated-lacking = { $games ->
    [one] L’une d’elles a été jouée avec un jeu de composants qui n’est pas ici : { $packs }. Qui l’a peut la rejouer.
   *[other] { $games } d’entre elles ont été jouées avec des jeux de composants qui ne sont pas ici : { $packs }. Qui les a peut les rejouer.
}
card-tables-lacking = { $games ->
    [one] Une table finie a été laissée de côté : son jeu de composants, { $packs }, n’est pas ici. --pack TITRE=DOSSIER le désigne.
   *[other] { $games } tables finies ont été laissées de côté : leurs jeux de composants, { $packs }, ne sont pas ici. --pack TITRE=DOSSIER en désigne un.
}

## Le cadre de la table : joueurs, plateaux, récit, préférences
client-undo-what = Annuler « { $what } »
client-undo-ask-what = Demander à annuler « { $what } »
client-confirm-choose = Choisissez ci-dessus
client-hint-close = Fermer le conseil
client-why-not-short = Pourquoi pas …
client-why-not-point = Pointez ce qui n’est pas éclairé, ou allez-y avec les flèches : la raison s’affiche.
client-why-not-tap = Touchez ce qui n’est pas éclairé : la raison s’affiche.
client-headings = Sortes de choix
client-headings-other = Autre
client-phases = Phases de la manche
client-strip = Joueurs dans l’ordre du tour
client-plate-open = Voir ce que possède { $player }
client-plate-yours = à vous
client-plate-now = réfléchit
client-plate-out = a passé
client-plate-first = commence
client-plate-here = est là
client-plate-away = n’est pas là
client-points = points
client-breakdown = { $player } : { $points } { $word } à ce jour
client-breakdown-none = Rien encore : { $sources }.
client-tray = Devant les joueurs
client-tray-own = Votre plateau
client-mats = Les autres plateaux
client-chronicle = Ce qui s’est passé
client-since = Depuis votre tour
client-since-more = { $count ->
    [one] … et encore une chose
   *[other] … et { $count } autres choses
}
client-since-nothing = Rien ne s’est passé depuis votre tour.
client-seen = Vu
client-plain-nothing = Ce jeu n’a pas de plateau à dessiner : tout ce qui compte se trouve devant les joueurs.
client-legend = Symboles
client-legend-about = Pointez-en un : le plateau montre où il se trouve.
client-legend-found = { $name } : { $count } sur le plateau
client-key-legend = les symboles et leur sens
client-touch = Au toucher
client-touch-choose = Touchez une ligne ou un lieu éclairé pour le choisir ; le grand bouton l’exécute.
client-touch-long = Gardez le doigt sur une chose pour lire ce qu’elle est.
client-touch-pinch = Deux doigts agrandissent le plateau, un seul le déplace.
client-touch-plate = Touchez un joueur au-dessus du plateau pour voir ce qu’il possède.
client-preferences = Préférences
client-preferences-about = gardées dans ce navigateur seulement
client-pref-looks = Apparence
client-pref-language = Langue
client-pref-theme = Lumière
client-pref-theme-about = comme le système, ou toujours
client-pref-theme-auto = Système
client-pref-theme-light = Jour
client-pref-theme-dark = Nuit
client-pref-text = Taille du texte
client-pref-text-about = tout grandit avec elle
client-pref-patterns = Motifs sur les couleurs
client-pref-patterns-about = des rayures et des lettres avec chaque couleur
client-pref-moves = Coups
client-pref-speed = Allure
client-pref-speed-about = à quelle vitesse les coups des autres se voient
client-pref-confirm = Demander avant de jouer
client-pref-confirm-about = choisir, puis confirmer
client-pref-digits = Les chiffres choisissent
client-pref-digits-about = de 1 à 9, et 0
client-pref-turn = Quand c’est mon tour
client-pref-sound = Son
client-pref-sound-about = une cloche de bord
client-pref-notify = Avis du navigateur
client-pref-notify-about = aussi quand une autre page est ouverte
client-pref-me = À propos de moi
client-pref-name = Nom
client-pref-name-about = affiché à votre prochaine table
client-since-short = depuis votre tour
client-board-window = Le plateau
client-zoom = Agrandissement du plateau
