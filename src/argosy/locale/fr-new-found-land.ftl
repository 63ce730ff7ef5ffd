### Race to the New Found Land, raconté au joueur.
### Les noms des éléments et les lots de marchandises (« 2 bois + 1 fer ») arrivent traduits, les places sous le nom des joueurs.

## Le titre, ses options, les étapes d’une manche

new-found-land-title-new-found-land = Race to the New Found Land

new-found-land-about-new-found-land = Quatre manches pour mener colons et marchandises entre l’Europe et les îles d’Amérique du Nord. Formez une flotte, décidez quel navire fait quoi, et arrivez avant les autres : qui a le plus de voile agit en premier. De 2 à 4 joueurs, avec des mains, des objectifs et des piles qui restent cachés.

new-found-land-option-experienced = Pour joueurs aguerris : les marqueurs triangle et étoile commencent plus loin sur la piste, en 30 et 40 au lieu de 25 et 35.
new-found-land-option-nations = Nations : tirées au sort, ou choisies par place, comme dans « france,spain,england ».

new-found-land-stage-land = Phase à terre
new-found-land-stage-planning = Phase de préparation
new-found-land-stage-action = Phase d’actions
new-found-land-stage-scoring = Décompte des îles et des villes
new-found-land-stage-objectives = Objectifs
new-found-land-stage-over = Partie terminée

## Chapitres des règles

new-found-land-chapter-SET = Mise en place
new-found-land-chapter-LND = Phase à terre
new-found-land-chapter-PLN = Phase de préparation
new-found-land-chapter-ACT = Phase d’actions
new-found-land-chapter-LOD = Chargement
new-found-land-chapter-STL = Colonisation
new-found-land-chapter-DEL = Livraison
new-found-land-chapter-DSC = Découverte
new-found-land-chapter-FRM = Marqueurs et piste de score
new-found-land-chapter-FIN = Phase finale d’une manche
new-found-land-chapter-OBJ = Objectifs
new-found-land-chapter-END = Décompte final
new-found-land-chapter-HID = Ce qui est caché

## Règles : mise en place

new-found-land-rule-SET-1 = Chacun reçoit une nation au hasard, sauf si la table en a décidé autrement. La nation au plus petit numéro de plateau commence la première manche.
new-found-land-rule-SET-2 = Le navire de départ de votre nation occupe un de vos chantiers et son affrètement de départ est dans votre main. Les cartes de départ des nations absentes vont à l’entrepôt ; leurs navires de départ quittent la partie.
new-found-land-rule-SET-3 = Les 12 autres petits navires et les 11 grands forment deux piles mélangées. Quatre de chaque sont en vente au marché, et tous connaissent leurs valeurs.
new-found-land-rule-SET-4 = Toutes les cartes 1x, sauf celles de départ, forment une pile mélangée.
new-found-land-rule-SET-5 = Les 18 contrats sont mélangés. Neuf sont posés face visible sur le plateau, trois par ville.
new-found-land-rule-SET-6 = Une unité de chaque marchandise attend sur la case triangle. Vous commencez avec 1 fer.
new-found-land-rule-SET-7 = Les 15 objectifs forment trois piles mélangées de cinq : carré, rond et étoile. Les cinq capitaines sont visibles.
new-found-land-rule-SET-8 = Les marqueurs se trouvent sur les cases 7, 15, 20, 25 et 35 de la piste de score. Avec l’option pour joueurs aguerris, le triangle commence en 30 et l’étoile en 40.
new-found-land-rule-SET-9 = On révèle une tuile boussole par joueur. Pour chacune, on tire des tuiles d’île jusqu’à ce que l’une convienne à l’île indiquée ; elle y est posée, les autres vont à l’entrepôt. Puis les huit tuiles boussole sont de nouveau mélangées.
new-found-land-rule-SET-10 = Toutes les figurines commencent sur la case 0 de la piste de score.

## Règles : phase à terre

new-found-land-rule-LND-1 = Votre tour à terre commence par le revenu : 1 étoffe et 1 bois. Cortés y ajoute 1 or, et en a rapporté 1 à son arrivée.
new-found-land-rule-LND-2 = Vous pouvez ensuite acheter les deux extensions de votre plateau, chacune une fois dans la partie : un chantier supplémentaire pour 1 étoffe et 1 fer, et celle de votre nation. Les deux peuvent l’être dans le même tour.
new-found-land-rule-LND-3 = Puis vous pouvez construire autant de navires du marché que vous voulez. Un petit coûte 1 bois et 1 étoffe ; un grand coûte ce qu’il indique et donne aussitôt 3 points.
new-found-land-rule-LND-4 = Tout navire demande un chantier. Vous en avez trois, et davantage grâce aux extensions et à Drake. S’il n’y en a plus de libre, un autre de vos navires va à l’entrepôt pour faire de la place.
new-found-land-rule-LND-5 = Le marché n’est complété qu’à la fin de votre tour à terre. Une pile vide est reformée à partir de l’entrepôt ; s’il est vide aussi, la case reste vide.
new-found-land-rule-LND-6 = L’or peut remplacer toute marchandise dans tout paiement, contrats compris, mais jamais dans ce que compte un objectif. On vous demande de quoi payer dès qu’il y a un choix.
new-found-land-rule-LND-7 = Dans votre tour à terre viennent le revenu, les extensions, les navires, dans cet ordre : après un navire, plus d’extension. Vous dites vous-même que vous avez terminé, sauf s’il ne reste rien que vous puissiez acheter ; le joueur suivant commence alors.

## Règles : préparation

new-found-land-rule-PLN-1 = La préparation passe par le chargement, la colonisation, la livraison et la découverte. Pour chacune de ces actions, chaque joueur, dans l’ordre du tour, est interrogé une fois et affecte des navires de ses chantiers et des affrètements de sa main, ou rien.
new-found-land-rule-PLN-2 = Un seul navire peut charger ; trois au plus peuvent coloniser, livrer ou découvrir. Un affrètement compte comme un navire.
new-found-land-rule-PLN-3 = Un navire ou un affrètement sert à une seule action dans la manche. Ce qui n’est pas affecté ne fait rien dans cette manche.
new-found-land-rule-PLN-4 = Une fois dans la phase, Magellan peut ajouter 7 de voile à une action où son propriétaire a un navire, et de Gama 3 de caisse à un navire qui charge ou qui livre.
new-found-land-rule-PLN-5 = Ce qui est affecté est vu de tous et ne change plus.

## Règles : phase d’actions

new-found-land-rule-ACT-1 = Les actions se suivent : chargement, colonisation, livraison, découverte. Dans chacune, ceux qui y ont des navires agissent selon leur total de voile, le plus grand d’abord ; à égalité, dans le sens horaire depuis le premier joueur. L’Amirauté ajoute 2 au total de son propriétaire dans chaque action.
new-found-land-rule-ACT-2 = Après leur action, les navires rentrent aux chantiers et les affrètements vont à l’entrepôt.
new-found-land-rule-ACT-3 = Les cartes marchandises et points se jouent à tout moment de votre propre tour : votre tour à terre, une de vos actions, le compte de vos points sur une île ou dans une ville, la réalisation de vos objectifs.

new-found-land-rule-LOD-1 = Prenez une marchandise. Caisse 1 donne étoffe, 2 bois, 3 fer, 4 ou plus or ; vous pouvez toujours en prendre une moins précieuse.
new-found-land-rule-LOD-2 = Piochez ensuite autant de cartes 1x que la caisse et gardez-en une ; les autres vont à l’entrepôt sans être vues. Avec le Port colonial, vous en gardez une de plus si vous en avez pioché au moins deux. Une pile vide est reformée à partir de l’entrepôt.

new-found-land-rule-STL-1 = Chaque navire colonise pour lui-même : 1 colon place un cube, 2 colons une pile de deux, sur une case libre de n’importe quelle tuile de n’importe quelle île. Prenez ensuite un des deux bonus de la tuile.
new-found-land-rule-STL-2 = Un navire peut préférer la Nouvelle-Angleterre : 1 point par cube non placé.
new-found-land-rule-STL-3 = Avec l’Administration coloniale, vous pouvez placer un cube de plus lors d’une colonisation, sur une case libre, et prendre un bonus. Il ne peut pas aller en Nouvelle-Angleterre.

new-found-land-rule-DEL-1 = Un navire porte autant de marchandises que sa caisse, toutes pour un même contrat. Plusieurs navires peuvent se joindre pour un contrat ; ce qu’ils pourraient porter en plus est perdu.
new-found-land-rule-DEL-2 = Payez les marchandises du contrat et prenez ses points. Le contrat va à l’entrepôt et un nouveau prend aussitôt sa place.
new-found-land-rule-DEL-3 = Puis un de vos cubes va sur une case libre de la ville du contrat. Si elle est pleine, vous livrez sans placer de cube.
new-found-land-rule-DEL-4 = Un navire peut aussi porter à Anvers n’importe quelles marchandises, autant que sa caisse en contient : 1 point chacune.
new-found-land-rule-DEL-5 = Avec la Douane, vous prenez 3 points de plus par contrat, mais rien de plus à Anvers.

new-found-land-rule-DSC-1 = Tirez autant de tuiles d’île que la somme de vos longues-vues. Vous pouvez en poser une par navire, et une de plus avec Colomb, sur des cases libres de même forme de n’importe quelle île. Le reste va à l’entrepôt.
new-found-land-rule-DSC-2 = Sur chaque tuile que vous posez, vous placez un cube et prenez ses deux bonus.
new-found-land-rule-DSC-3 = Tous voient les tuiles tirées.

## Règles : marqueurs

new-found-land-rule-FRM-1 = Si votre figurine atteint ou dépasse un marqueur, vous le gagnez à la fin de votre tour : chaque marqueur une seule fois.
new-found-land-rule-FRM-2 = Carré, rond et étoile : regardez cette pile d’objectifs et gardez-en un. Pentagone : engagez un capitaine. Triangle : prenez une des marchandises qui s’y trouvent.
new-found-land-rule-FRM-3 = Le marqueur recule ensuite de trois cases, au plus loin jusqu’à la case 1. S’il y trouve un marqueur ou une figurine, il s’arrête sur la première case libre avant.
new-found-land-rule-FRM-4 = Un marqueur que tous ont gagné quitte la piste. Si un marqueur recule derrière votre figurine avant que vous l’ayez gagné, vous le gagnez avec vos prochains points.
new-found-land-rule-FRM-5 = Qui atteint 50 points prend la carte 50/100 suivante : elles valent 5, 3, 1 et 0 points à la fin. À 100 points on la retourne, ce qui ne change rien.

## Règles : phase finale, objectifs, fin

new-found-land-rule-FIN-1 = On révèle une tuile boussole. Sur l’île indiquée, on pose 3, 2 ou 1 tuiles, à 2, 3 ou 4 joueurs ; les tuiles tirées qui ne conviennent pas vont à l’entrepôt. On ne pose rien si l’île est pleine ou si aucune tuile ne convient plus. À deux, un cube neutre va sur chaque tuile ainsi posée.
new-found-land-rule-FIN-2 = Une île dont toutes les cases ont une tuile est décomptée, une seule fois : 1 point par cube à vous, et un bonus pour le plus grand et pour le deuxième nombre de cubes. Si plusieurs sont en tête, chacun d’eux reçoit le second bonus et personne d’autre n’en a ; si plusieurs sont deuxièmes, ils n’en ont pas. Les cubes neutres comptent comme ceux d’un joueur. On commence par le plus grand bonus, et les points se prennent dans l’ordre du tour.
new-found-land-rule-FIN-3 = Une ville dont toutes les cases sont prises est décomptée de même, une seule fois, après les îles.
new-found-land-rule-FIN-4 = Puis, dans l’ordre du tour, chacun peut réaliser des objectifs : le premier est gratuit, chaque autre coûte deux marchandises au choix, payées avant de le montrer.
new-found-land-rule-FIN-5 = La tuile premier joueur passe dans le sens horaire et la manche suivante commence. Après la manche 4, la partie est finie.

new-found-land-rule-OBJ-1 = Un objectif donne ses points si vous atteignez ce qu’il demande ; s’il a deux degrés, le meilleur que vous atteignez. Les marchandises doivent seulement être là, et l’or ne compte que comme or. Symboles et navires se comptent sur vos tuiles navire, non sur les affrètements, capitaines ou extensions. Les cubes se comptent dans les villes, dans les villes décomptées, sur une île, sur les îles décomptées ou sur toutes les îles.

new-found-land-rule-END-1 = À la fin, vous prenez 1 point par cube dans les îles et villes non décomptées, le bonus de votre carte 50/100, et 2 points par carte 1x et par objectif qui vous restent.
new-found-land-rule-END-2 = Le plus de points l’emporte. À égalité, le plus de marchandises ; s’il y a encore égalité, la victoire est partagée.

new-found-land-rule-HID-1 = Sont cachés aux autres : votre main, vos objectifs et les cartes que vous avez piochées sans les garder ; sont cachés à tous : l’ordre des piles et les tuiles boussole à venir. Leur nombre est connu de tous. Personne n’est interrogé, ou sauté, à cause de ce que lui seul sait : parfois il n’y a donc rien d’autre à faire que dire « Terminé ».

## Refus : à qui de jouer

new-found-land-refuse-LND-7-waiting = C’est le tour à terre de { $player }.
new-found-land-refuse-PLN-1-waiting = { $player } prépare ses navires.
new-found-land-refuse-ACT-1-waiting = { $player } est en train de mener une action.
new-found-land-refuse-FIN-2-waiting = { $player } compte ses points.
new-found-land-refuse-FIN-4-waiting = { $player } réalise ses objectifs.
new-found-land-refuse-FIN-5-over = La partie s’est terminée après { $rounds } manches.

## Refus : autre chose d’abord

new-found-land-refuse-LND-6-first = Choisissez d’abord de quoi payer.
new-found-land-refuse-LND-4-first = Choisissez d’abord quel navire libère un chantier.
new-found-land-refuse-LOD-1-first = Prenez d’abord une marchandise pour votre chargement.
new-found-land-refuse-LOD-2-first = Choisissez d’abord parmi les cartes piochées.
new-found-land-refuse-DEL-1-first = Choisissez d’abord quels navires portent les marchandises.
new-found-land-refuse-DEL-4-first = Déchargez d’abord à Anvers.
new-found-land-refuse-FRM-2-first = Prenez d’abord ce que donne le marqueur.

## Refus : pas maintenant

new-found-land-refuse-LND-2-when = Les extensions s’achètent dans votre tour à terre.
new-found-land-refuse-LND-3-when = Les navires se construisent dans votre tour à terre.
new-found-land-refuse-LND-4-when = Un navire ne va à l’entrepôt que pour faire place à celui que vous venez de construire.
new-found-land-refuse-LND-6-when = Il n’y a rien à payer maintenant.
new-found-land-refuse-PLN-1-when = Les navires s’affectent pendant la préparation.
new-found-land-refuse-PLN-4-when = Les capitaines embarquent pendant la préparation.
new-found-land-refuse-ACT-3-when = Les cartes se jouent dans votre propre tour ; la préparation n’en est pas un.
new-found-land-refuse-LOD-1-when = On prend une marchandise quand un navire charge.
new-found-land-refuse-LOD-2-when = On garde des cartes quand un navire a chargé.
new-found-land-refuse-STL-1-when = On place des cubes quand les navires colonisent.
new-found-land-refuse-STL-2-when = La Nouvelle-Angleterre est pour les navires qui colonisent.
new-found-land-refuse-STL-2-stay = Ce navire s’établit quelque part : sur une tuile d’île ou en Nouvelle-Angleterre.
new-found-land-refuse-STL-3-england = Le cube de plus va sur une tuile d’île ou nulle part : la Nouvelle-Angleterre est pour les navires.
new-found-land-refuse-DEL-1-when = Il n’y a pas de marchandises à faire porter maintenant.
new-found-land-refuse-DEL-2-when = Les contrats s’honorent quand vos navires livrent.
new-found-land-refuse-DEL-4-when = Anvers est pour les navires qui livrent.
new-found-land-refuse-DSC-1-when = Les tuiles se posent quand vos navires découvrent.
new-found-land-refuse-FRM-2-when = Vous n’avez pas gagné de marqueur qui donne cela.
new-found-land-refuse-FIN-4-when = Les objectifs se réalisent à la fin d’une manche, à votre tour.

## Refus : phase à terre

new-found-land-refuse-LND-2-nation = { $expansion } : cette extension est celle d’une autre nation ({ $nation }).
new-found-land-refuse-LND-2-bought = { $expansion } : vous avez déjà acheté cette extension.
new-found-land-refuse-LND-2-cost = { $expansion } : cette extension coûte { $cost } ; vous avez { $cloth } étoffe, { $wood } bois, { $iron } fer et { $gold } or.
new-found-land-refuse-LND-7-built = { $expansion } : vous avez construit un navire dans ce tour, et les extensions viennent avant les navires.
new-found-land-refuse-LND-3-market = { $ship } : ce navire n’est pas en vente au marché.
new-found-land-refuse-LND-3-cost = { $ship } : ce navire coûte { $cost } ; vous avez { $cloth } étoffe, { $wood } bois, { $iron } fer et { $gold } or.
new-found-land-refuse-LND-4-own = { $ship } : ce navire n’est pas à vous.
new-found-land-refuse-LND-4-new = { $ship } : c’est pour ce navire qu’il faut de la place, choisissez-en un autre.
new-found-land-refuse-LND-6-goods = Il en faudrait { $count } ({ $good }) ; vous en avez { $own }.
new-found-land-refuse-LND-6-cost = { $purchase } : le prix est { $cost } ; seul l’or peut remplacer autre chose.

## Refus : préparation

new-found-land-refuse-PLN-1-own = { $ship } : vous ne l’avez pas.
new-found-land-refuse-PLN-1-action = { $ship } : l’action que l’on prépare maintenant est une autre ({ $action }).
new-found-land-refuse-PLN-2 = { $limit ->
    [one] Un seul navire peut être affecté à cette action ({ $action }).
   *[other] { $limit } navires au plus peuvent être affectés à cette action ({ $action }).
}
new-found-land-refuse-PLN-3 = { $ship } : déjà pris par une autre action de cette manche ({ $action }).
new-found-land-refuse-PLN-4-owner = { $captain } ne navigue pas pour vous.
new-found-land-refuse-PLN-4-sent = { $captain } a déjà embarqué dans cette manche.
new-found-land-refuse-PLN-4-ship = { $captain } : il lui faut un navire, affectez-en d’abord un à cette action ({ $action }).
new-found-land-refuse-PLN-4-action = { $captain } aide à charger et à livrer, pas dans cette action ({ $action }).
new-found-land-refuse-PLN-4-assigned = { $captain } embarque sur un navire affecté à cette action ({ $action }) ; ce n’est pas le cas ici : { $ship }.

## Refus : actions

new-found-land-refuse-ACT-3-hand = { $card } : cette carte n’est pas dans votre main.
new-found-land-refuse-LOD-1-crate = Pour cette marchandise ({ $good }), il faut une caisse de { $needed } ; celle de votre navire est de { $crate }.
new-found-land-refuse-LOD-2-drawn = { $card } : cette carte n’est pas parmi celles que vous avez piochées.
new-found-land-refuse-STL-1-tile = { $tile } : elle n’est sur aucune île.
new-found-land-refuse-STL-1-full = { $tile } ({ $island }) : il n’y reste aucune case libre.
new-found-land-refuse-DEL-1-crate = { $contract } : il demande { $goods } marchandises ; les navires qui vous restent en portent { $crate }.
new-found-land-refuse-DEL-1-ship = { $ship } : il ne lui reste pas de livraison à faire dans cette action.
new-found-land-refuse-DEL-1-picked = { $ship } : il porte déjà pour ce contrat.
new-found-land-refuse-DEL-1-crew = { $ship } : ce n’est pas à son tour d’être nommé. Nommez les navires par caisse décroissante, le premier des égaux, et aucun qui soit inutile.
new-found-land-refuse-DEL-2-offer = { $contract } : il n’est pas sur le plateau.
new-found-land-refuse-DEL-2-goods = { $contract } : il demande { $cost } ; vous avez { $cloth } étoffe, { $wood } bois, { $iron } fer et { $gold } or.
new-found-land-refuse-DEL-4-goods = Vous n’avez aucune marchandise à porter à Anvers.
new-found-land-refuse-DEL-4-good = Vous n’avez pas de cette marchandise ({ $good }).
new-found-land-refuse-DEL-4-empty = Un navire qui va à Anvers y décharge au moins une marchandise.
new-found-land-refuse-DSC-1-drawn = { $tile } : vous ne l’avez pas tirée, elle ne peut donc pas être posée ({ $island }).
new-found-land-refuse-DSC-1-fit = { $tile } : il lui faut une case libre de sa forme ({ $shape }), et il n’y en a pas ({ $island }).

## Refus : marqueurs, objectifs

new-found-land-refuse-FRM-2-stack = « { $objective } » n’est pas dans cette pile.
new-found-land-refuse-FRM-2-captain = { $captain } navigue pour { $rival }.
new-found-land-refuse-FRM-2-good = Cette marchandise ({ $good }) n’est plus sur la case triangle.
new-found-land-refuse-FIN-4-held = « { $objective } » n’est pas parmi vos objectifs.
new-found-land-refuse-FIN-4-cost = « { $objective } » : chaque objectif de plus coûte { $count } marchandises. Vous pouvez en donner { $spare }, car ce que l’objectif lui-même compte doit rester.
new-found-land-refuse-FIN-4-amount = Un objectif de plus coûte { $count } marchandises, ni plus ni moins.
new-found-land-refuse-FIN-4-needed = « { $objective } » demande encore { $count } d’une marchandise après paiement : vous ne pouvez pas en donner autant ({ $good }).
new-found-land-refuse-OBJ-1 = « { $objective } » demande au moins { $needed } ; vous avez { $reached }.

## Événements : mise en place et manches

new-found-land-event-nation = { $player } navigue sous le pavillon : { $nation }, avec ce navire : { $ship }.
new-found-land-event-round = La manche { $round } commence ; { $player } est premier joueur.
new-found-land-event-over = Les { $rounds } manches sont terminées.
new-found-land-event-total = { $points ->
    [one] { $player } finit avec { $points } point.
   *[other] { $player } finit avec { $points } points.
}
new-found-land-event-winner = { $player } gagne.
new-found-land-event-remade = L’entrepôt a servi à reformer ceci : { $stack }.

## Événements : phase à terre

new-found-land-event-income = { $player } a reçu { $goods }.
new-found-land-event-captain-gold = { $captain } a rapporté { $amount } or à { $player }.
new-found-land-event-paid = { $player } a payé { $goods }.
new-found-land-event-expanded = { $player } a acheté une extension : { $expansion }.
new-found-land-event-built = { $points ->
    [0] { $player } a construit : { $ship }.
    [one] { $player } a construit : { $ship }, pour { $points } point.
   *[other] { $player } a construit : { $ship }, pour { $points } points.
}
new-found-land-event-scrapped = { $player } a envoyé à l’entrepôt : { $ship }.
new-found-land-event-on-offer = Nouveau au marché : { $ship }.

## Événements : préparation et actions

new-found-land-event-assigned = { $player } a affecté : { $ship } ({ $action }).
new-found-land-event-magellan = { $player } a fait embarquer Magellan ({ $action }) : { $amount } de voile en plus.
new-found-land-event-da-gama = { $player } a fait embarquer de Gama ({ $ship }) : { $amount } de caisse en plus.
new-found-land-event-action = { $count ->
    [0] Personne n’a prévu cette action ({ $action }).
    [one] { $count } joueur a prévu cette action ({ $action }).
   *[other] { $count } joueurs ont prévu cette action ({ $action }).
}
new-found-land-event-sails = { $number }. { $player }, avec { $sail } de voile.
new-found-land-event-played = { $player } a joué : { $card } ({ $gain }).
new-found-land-event-took = { $player } a pris une marchandise : { $good }.
new-found-land-event-drew-cards = { $count ->
    [0] Il n’y avait aucune carte à piocher pour { $player }.
    [one] { $player } a pioché { $count } carte.
   *[other] { $player } a pioché { $count } cartes.
}
new-found-land-event-saw-card = Vous avez pioché : { $card }.
new-found-land-event-kept = { $player } a gardé une carte.
new-found-land-event-kept-card = Vous avez gardé : { $card }.
new-found-land-event-stored-cards = { $count ->
    [one] { $player } a mis { $count } carte face cachée à l’entrepôt.
   *[other] { $player } a mis { $count } cartes face cachée à l’entrepôt.
}
new-found-land-event-settled = { $cubes ->
    [one] { $player } a placé { $cubes } cube sur { $tile } ({ $island }) et pris { $bonus }.
   *[other] { $player } a placé { $cubes } cubes sur { $tile } ({ $island }) et pris { $bonus }.
}
new-found-land-event-new-england = { $points ->
    [one] { $player } s’est établi ici : { $place }, pour { $points } point.
   *[other] { $player } s’est établi ici : { $place }, pour { $points } points.
}
new-found-land-event-delivered = { $points ->
    [one] { $player } a honoré un contrat ({ $contract }, { $city }) pour { $points } point.
   *[other] { $player } a honoré un contrat ({ $contract }, { $city }) pour { $points } points.
}
new-found-land-event-carried = Navire de { $player } qui a porté les marchandises : { $ship }.
new-found-land-event-customs = La Douane a rapporté { $points } points de plus à { $player }.
new-found-land-event-city-cube = { $player } a placé un cube à { $city }.
new-found-land-event-city-full = { $city } : tout est pris, { $player } n’a pas placé de cube.
new-found-land-event-new-contract = Nouveau à { $city } : { $contract }.
new-found-land-event-antwerp = { $points ->
    [one] { $player } a déchargé à { $place } : { $good }, { $points } point.
   *[other] { $player } a déchargé à { $place } : { $good }, { $points } points.
}
new-found-land-event-drew-tiles = { $count ->
    [0] { $player } n’a trouvé aucune tuile à tirer, avec { $telescopes } de longue-vue.
    [one] { $player } a tiré { $count } tuile d’île, avec { $telescopes } de longue-vue.
   *[other] { $player } a tiré { $count } tuiles d’île, avec { $telescopes } de longue-vue.
}
new-found-land-event-saw-tile = Tirée : { $tile } ({ $shape }).
new-found-land-event-placed = { $player } a posé { $tile } ({ $island }), placé un cube et pris { $bonus }.
new-found-land-event-stored-tiles = { $count ->
    [one] { $player } a mis { $count } tuile à l’entrepôt.
   *[other] { $player } a mis { $count } tuiles à l’entrepôt.
}

## Événements : marqueurs

new-found-land-event-earned = { $player } a gagné le { $marker } sur la case { $space }.
new-found-land-event-saw-objective = Vous avez vu l’objectif « { $objective } ».
new-found-land-event-took-objective = { $player } a gardé un objectif ({ $marker }).
new-found-land-event-own-objective = Vous avez gardé l’objectif « { $objective } ».
new-found-land-event-hired = { $player } a engagé { $captain }.
new-found-land-event-claimed = { $player } a pris une marchandise de la case triangle : { $good }.
new-found-land-event-marker-moved = Le { $marker } est maintenant sur la case { $space }.
new-found-land-event-marker-gone = Le { $marker } a quitté la piste : tous l’ont gagné.
new-found-land-event-fifty = { $player } a atteint { $points } points et pris la carte qui vaudra { $bonus } à la fin.
new-found-land-event-hundred = { $player } a atteint { $points } points.

## Événements : phase finale

new-found-land-event-compass = La boussole indique : { $island }.
new-found-land-event-explored = { $tile } posée ({ $island }).
new-found-land-event-misfit = { $tile } : ne convenait pas, à l’entrepôt.
new-found-land-event-scoring = { $place } : lieu complet et décompté, { $first } pour le plus de cubes, { $second } pour le deuxième nombre.
new-found-land-event-counted = { $points ->
    [one] { $player } a marqué { $points } point ({ $place }).
   *[other] { $player } a marqué { $points } points ({ $place }).
}
new-found-land-event-resolved = { $points ->
    [one] { $player } a réalisé « { $objective } » pour { $points } point.
   *[other] { $player } a réalisé « { $objective } » pour { $points } points.
}

## Demandes

new-found-land-prompt-land = Votre tour à terre : achetez des extensions, construisez des navires, ou terminez.
new-found-land-prompt-land-building = Construisez un autre navire, ou terminez votre tour à terre.
new-found-land-prompt-pay = { $purchase } : le prix est { $cost }. Que payez-vous ?
new-found-land-prompt-pay-objective = Un objectif de plus ({ $purchase }) coûte { $count } marchandises au choix. Que payez-vous ?
new-found-land-prompt-scrap = Pas de chantier libre pour ce navire : { $ship }. Quel autre va à l’entrepôt ?
new-found-land-prompt-plan = Quels navires pour cette action ({ $action }) ? Vous en avez affecté { $count } sur { $limit } au plus.
new-found-land-prompt-take = Votre navire charge avec une caisse de { $crate }. Quelle marchandise prenez-vous ?
new-found-land-prompt-keep = { $count ->
    [one] Gardez { $count } des cartes piochées, ou jouez-la aussitôt.
   *[other] Gardez { $count } des cartes piochées, l’une après l’autre, ou jouez-les aussitôt.
}
new-found-land-prompt-settle = { $cubes ->
    [one] { $ship } : { $cubes } cube à placer. Sur quelle tuile, et pour quel bonus ?
   *[other] { $ship } : { $cubes } cubes à placer. Sur quelle tuile, et pour quel bonus ?
}
new-found-land-prompt-extra-cube = { $expansion } : vous pouvez placer un cube de plus. Sur quelle tuile, et pour quel bonus ?
new-found-land-prompt-deliver = { $count ->
    [one] Il vous reste { $count } navire pour livrer, jusqu’à { $crate } marchandises. Où ?
   *[other] Il vous reste { $count } navires pour livrer, jusqu’à { $crate } marchandises ensemble. Où ?
}
new-found-land-prompt-carry = { $contract } : { $goods } marchandises à porter. Par quel navire ?
new-found-land-prompt-carry-antwerp = Quel navire fait voile vers { $place } ?
new-found-land-prompt-unload = Que déchargez-vous à { $place } ? Le navire en porte encore jusqu’à { $count }.
new-found-land-prompt-discover = { $count ->
    [one] Vous pouvez poser { $count } des tuiles tirées.
   *[other] Vous pouvez poser { $count } des tuiles tirées, l’une après l’autre.
}
new-found-land-prompt-count = Vos points sont comptés ({ $place }). Jouez-vous une carte avant la fin de votre tour ?
new-found-land-prompt-objectives = Réalisez-vous un objectif ? Le premier est gratuit.
new-found-land-prompt-objectives-further = Réalisez-vous un autre objectif, pour { $count } marchandises ?
new-found-land-prompt-choose = Vous avez gagné le { $marker } : gardez un objectif de cette pile.
new-found-land-prompt-hire = Vous avez gagné le { $marker } : engagez un capitaine.
new-found-land-prompt-claim = Vous avez gagné le { $marker } : prenez une des marchandises.

## Actions

new-found-land-action-done = Terminé
new-found-land-action-play = Jouer : { $card } ({ $gain })
new-found-land-action-expand = Acheter l’extension : { $expansion }, pour { $cost }
new-found-land-action-build = Construire : { $ship } (voile { $sail }, caisse { $crate }, colons { $settlers }, longue-vue { $telescope }) pour { $cost }
new-found-land-action-scrap = À l’entrepôt : { $ship } (voile { $sail }, caisse { $crate }, colons { $settlers }, longue-vue { $telescope })
new-found-land-action-pay = Payer { $goods }
new-found-land-action-assign-load = Charger avec : { $ship } (caisse { $value }, voile { $sail })
new-found-land-action-assign-settle = Coloniser avec : { $ship } (colons { $value }, voile { $sail })
new-found-land-action-assign-deliver = Livrer avec : { $ship } (caisse { $value }, voile { $sail })
new-found-land-action-assign-discover = Découvrir avec : { $ship } (longue-vue { $value }, voile { $sail })
new-found-land-action-magellan = Faire embarquer Magellan : { $amount } de voile en plus
new-found-land-action-da-gama = Faire embarquer de Gama : { $ship } (caisse { $crate }, et { $amount } de plus)
new-found-land-action-take = Prendre une marchandise : { $good }
new-found-land-action-keep-gain = Garder : { $card } ({ $gain })
new-found-land-action-keep-charter = Garder : { $card } (voile { $sail }, caisse { $crate }, colons { $settlers }, longue-vue { $telescope })
new-found-land-action-settle = Coloniser { $tile } pour { $bonus }
new-found-land-action-new-england = S’établir ici : { $place } (1 point par cube)
new-found-land-action-deliver = { $points ->
    [one] Livrer { $cost } ({ $contract }) : { $points } point
   *[other] Livrer { $cost } ({ $contract }) : { $points } points
}
new-found-land-action-antwerp = Livrer à { $place } : 1 point par marchandise
new-found-land-action-carry = Porter avec : { $ship } (caisse { $crate })
new-found-land-action-unload = Décharger : { $good }
new-found-land-action-place = Poser { $tile } ({ $island }) pour { $bonus }
new-found-land-action-choose = Garder l’objectif « { $objective } »
new-found-land-action-hire = Engager { $captain }
new-found-land-action-claim = Prendre une marchandise : { $good }
new-found-land-action-resolve = Réaliser « { $objective } »

## Sources de points

new-found-land-score-ships = Grands navires
new-found-land-score-tiles = Tuiles d’île
new-found-land-score-new-england = Nouvelle-Angleterre
new-found-land-score-contracts = Contrats
new-found-land-score-customs = Douane
new-found-land-score-antwerp = Anvers
new-found-land-score-islands = Îles
new-found-land-score-cities = Villes
new-found-land-score-cards = Cartes points
new-found-land-score-objectives = Objectifs
new-found-land-score-unscored-cubes = Cubes dans les lieux non décomptés
new-found-land-score-fifty = Carte 50/100
new-found-land-score-unused-cards = Cartes restantes
new-found-land-score-unresolved-objectives = Objectifs restants
