### Le service en direct : ce que disent les tables et le web.

## Ce qu’un choix apporte

tables-change = { $by } { $name }
tables-points = points
tables-count-harbor = dans le port
tables-count-supply = dans la réserve

## Ce qui arrive à la table en dehors du jeu

tables-notice-start = La partie commence.
tables-notice-undo = { $player } reprend une décision.
tables-notice-ask = { $player } demande à reprendre une décision.
tables-notice-agree = { $player } accepte.
tables-notice-decline = { $player } n’accepte pas.
tables-notice-resign = { $player } laisse sa place à un robot.
tables-notice-absent = { $player } est absent : un robot joue à sa place.
tables-notice-return = { $player } est de retour.

## Pourquoi une demande est refusée

tables-error-illegal = Les règles ne le permettent pas.
tables-error-bad-request = La demande est incompréhensible.
tables-error-bad-choice = Ce jeu n’accepte pas ces joueurs ou ces options.
tables-error-bad-record = Ce n’est pas un enregistrement que l’on puisse rejouer.
tables-error-bad-action = Cette action n’existe pas dans ce jeu.
tables-error-no-table = Cette table n’existe pas.
tables-error-not-found = Il n’y a rien à cette adresse.
tables-error-no-secret = Il faut pour cela le secret d’une place.
tables-error-wrong-secret = Ce secret n’ouvre aucune place à cette table.
tables-error-not-a-person = Un robot joue à cette place.
tables-error-seat-taken = Cette place est prise.
tables-error-no-seat = Cette place n’existe pas à cette table.
tables-error-not-started = La partie n’a pas encore commencé.
tables-error-already-started = La partie a déjà commencé.
tables-error-seats-vacant = Tout le monde n’est pas encore là.
tables-error-over = La partie est terminée.
tables-error-not-over = Ce n’est possible qu’une fois la partie terminée.
tables-error-stale = La table a changé entre-temps : regardez et décidez de nouveau.
tables-error-not-your-decision = On ne vous demande aucune décision pour l’instant.
tables-error-key-reused = La même clé a servi à autre chose.
tables-error-no-undo = Il n’y a rien que vous puissiez reprendre.
tables-error-no-ask = Personne ne demande à reprendre une décision.
tables-error-no-ply = La partie n’a pas de tel moment.
tables-error-other-pack = Cette table se joue avec d’autres composants ({ $pack }).
tables-error-stand-in = Un robot joue pour vous : reprenez d’abord votre place.
tables-error-not-standing-in = Vous avez déjà votre place.
tables-error-too-many = Trop de demandes : attendez un instant.
tables-error-too-large = La demande est trop grande.
tables-error-method = Cette adresse n’accepte pas cette méthode.
tables-error-bad-origin = Cette page n’a pas le droit de se connecter à cette table.
tables-error-store-down = Les tables sont injoignables pour l’instant. Rien n’est perdu : réessayez.
tables-error-internal = Quelque chose n’a pas marché de notre côté.

## Force des robots

tables-level-deckhand = Matelot
tables-level-mate = Second
tables-level-captain = Capitaine
tables-level-admiral = Amiral
