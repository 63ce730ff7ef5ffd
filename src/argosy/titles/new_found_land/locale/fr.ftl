## Le titre, ses options, les étapes d’une manche
new-found-land-title-new-found-land = Race to the New Found Land
new-found-land-about-new-found-land = Décidez quel navire fait quoi, et menez colons et marchandises par-delà l’océan avant les autres.
new-found-land-option-experienced = Pour joueurs aguerris : les marqueurs triangle et étoile commencent plus loin sur la piste, en 30 et 40 au lieu de 25 et 35.
new-found-land-option-discover = Découverte : chaque navire doit poser une tuile si l’une convient, ou chacun peut s’arrêter à tout moment.
new-found-land-option-large_ships = Grands navires du marché : visibles, ou cachés, de sorte que seul leur coût est connu avant la construction.
new-found-land-option-start_ships = Navires de départ des nations absentes : ils quittent la partie, ou rejoignent la pile des petits navires.
new-found-land-option-skipped_markers = Un marqueur qui a reculé derrière une figurine : gagné plus tard, avec les prochains points de ce joueur, ou jamais.
new-found-land-option-markers = Marqueurs : « standard », ou cinq cases, aucune plus basse que d’habitude et dans le même ordre, comme dans « 7,15,20,30,40 ».
new-found-land-option-nations = Nations : tirées au sort, ou choisies par place, comme dans « france,spain,england ».
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
new-found-land-rule-SET-2 = Le navire de départ de votre nation occupe un de vos chantiers et son affrètement de départ est dans votre main. Les cartes de départ des nations absentes vont à l’entrepôt ; leurs navires de départ quittent la partie ou, si la table le veut, rejoignent la pile des petits navires.
new-found-land-rule-SET-3 = Les 12 autres petits navires et les 11 grands forment deux piles mélangées. Quatre de chaque sont en vente au marché, et tous connaissent leurs valeurs. Si la table le veut, les grands navires sont cachés : tous voient leur coût, mais leurs valeurs seulement quand on les construit et les retourne.
new-found-land-rule-SET-4 = Toutes les cartes 1x, sauf celles de départ, forment une pile mélangée.
new-found-land-rule-SET-5 = Les 18 contrats sont mélangés. Neuf sont posés face visible sur le plateau, trois par ville.
new-found-land-rule-SET-6 = Une unité de chaque marchandise attend sur la case triangle. Vous commencez avec 1 fer.
new-found-land-rule-SET-7 = Les 15 objectifs forment trois piles mélangées de cinq : carré, rond et étoile. Les cinq capitaines sont visibles.
new-found-land-rule-SET-8 = Les marqueurs se trouvent sur les cases 7, 15, 20, 25 et 35 de la piste de score. Avec l’option pour joueurs aguerris, le triangle commence en 30 et l’étoile en 40 ; une table peut aussi choisir d’autres cases plus hautes, jusqu’à 50 et dans le même ordre.
new-found-land-rule-SET-9 = On révèle une tuile boussole par joueur. Pour chacune, on tire des tuiles d’île jusqu’à ce que l’une convienne à l’île indiquée ; elle y est posée dans le sens qu’on veut, les autres vont à l’entrepôt. Puis les huit tuiles boussole sont de nouveau mélangées.
new-found-land-rule-SET-10 = Toutes les figurines commencent sur la case 0 de la piste de score.

## Règles : phase à terre
new-found-land-rule-LND-1 = Votre tour à terre commence par le revenu : 1 étoffe et 1 bois. Cortés y ajoute 1 or, et en a rapporté 1 à son arrivée.
new-found-land-rule-LND-2 = Vous pouvez ensuite acheter les deux extensions de votre plateau, chacune une fois dans la partie : un chantier supplémentaire pour 1 étoffe et 1 fer, et celle de votre nation. Vous commencez par celle que vous voulez, et les deux peuvent être achetées dans le même tour.
new-found-land-rule-LND-3 = Puis vous pouvez construire autant de navires du marché que vous voulez. Un petit coûte 1 bois et 1 étoffe ; un grand coûte ce qu’il indique et donne aussitôt 3 points.
new-found-land-rule-LND-4 = Tout navire demande un chantier. Vous en avez trois, et davantage grâce aux extensions et à Drake. S’il n’y en a plus de libre, un autre de vos navires va à l’entrepôt pour faire de la place.
new-found-land-rule-LND-5 = Le marché n’est complété qu’à la fin de votre tour à terre. Une pile vide est reformée à partir de l’entrepôt ; s’il est vide aussi, la case reste vide.
new-found-land-rule-LND-6 = L’or peut remplacer toute marchandise dans tout paiement, contrats compris, mais jamais dans ce que compte un objectif. On vous demande de quoi payer dès qu’il y a un choix.
new-found-land-rule-LND-7 = Dans votre tour à terre viennent le revenu, les extensions, les navires, dans cet ordre : après un navire, plus d’extension. Vous dites vous-même que vous avez terminé, sauf s’il ne reste rien que vous puissiez acheter ; le joueur suivant commence alors.

## Règles : préparation
new-found-land-rule-PLN-1 = La préparation passe par le chargement, la colonisation, la livraison et la découverte. Pour chacune de ces actions, chaque joueur, dans l’ordre du tour, est interrogé une fois et affecte des navires de ses chantiers et des affrètements de sa main, ou rien.
new-found-land-rule-PLN-2 = Un seul navire peut charger ; trois au plus peuvent coloniser, livrer ou découvrir. Un affrètement compte ici comme un navire, mais il ne demande pas de chantier.
new-found-land-rule-PLN-3 = Un navire ou un affrètement sert à une seule action dans la manche. Ce qui n’est pas affecté ne fait rien dans cette manche.
new-found-land-rule-PLN-4 = Une fois dans la phase, Magellan peut ajouter 7 de voile à une action où son propriétaire a un navire, et de Gama 3 de caisse à un navire qui charge ou qui livre.
new-found-land-rule-PLN-5 = Ce qui est affecté est vu de tous et ne change plus.

## Règles : phase d’actions
new-found-land-rule-ACT-1 = Les actions se suivent : chargement, colonisation, livraison, découverte. Dans chacune, ceux qui y ont des navires agissent selon leur total de voile, le plus grand d’abord ; à égalité, dans le sens horaire depuis le premier joueur. L’Amirauté ajoute 2 au total de son propriétaire dans chaque action. Les totaux restent visibles jusqu’à la fin de la manche.
new-found-land-rule-ACT-2 = Après leur action, les navires rentrent aux chantiers et les affrètements vont à l’entrepôt.
new-found-land-rule-ACT-3 = Les cartes marchandises et points se jouent à chaque décision de votre propre tour : votre tour à terre, la préparation, une de vos actions, le compte de vos points sur une île ou dans une ville, la réalisation de vos objectifs. Après la dernière étape d’un tour, on ne demande plus rien : jouez votre carte avant.
new-found-land-rule-LOD-1 = Prenez une marchandise. Caisse 1 donne étoffe, 2 bois, 3 fer, 4 ou plus or ; vous pouvez toujours en prendre une moins précieuse.
new-found-land-rule-LOD-2 = Piochez ensuite autant de cartes 1x que la caisse et gardez-en une ; les autres vont à l’entrepôt sans être vues. Avec le Port colonial, vous en gardez une de plus si vous en avez pioché au moins deux. Une pile vide est reformée à partir de l’entrepôt.
new-found-land-rule-STL-1 = Chaque navire colonise pour lui-même, dans l’ordre que vous voulez : 1 colon place un cube, 2 colons une pile de deux, sur une case libre de n’importe quelle tuile de n’importe quelle île. Prenez ensuite un des deux bonus de la tuile. Vous dites quel navire vient en même temps que la tuile, et seulement si vos navires n’ont pas le même nombre de colons.
new-found-land-rule-STL-2 = Un navire peut préférer la Nouvelle-Angleterre : 1 point par cube non placé.
new-found-land-rule-STL-3 = Avec l’Administration coloniale, vous pouvez placer un cube de plus lors d’une colonisation, après vos navires, sur une case libre, et prendre un bonus. Il ne peut pas aller en Nouvelle-Angleterre.
new-found-land-rule-DEL-1 = Un navire porte autant de marchandises que sa caisse, toutes pour un même contrat. Plusieurs navires peuvent se joindre pour un contrat ; ce qu’ils pourraient porter en plus est perdu.
new-found-land-rule-DEL-2 = Payez les marchandises du contrat et prenez ses points. Le contrat va à l’entrepôt et un nouveau prend aussitôt sa place.
new-found-land-rule-DEL-3 = Puis un de vos cubes va sur une case libre de la ville du contrat. Si elle est pleine, vous livrez sans placer de cube.
new-found-land-rule-DEL-4 = Un navire peut aussi porter à Anvers n’importe quelles marchandises, autant que sa caisse en contient : 1 point chacune.
new-found-land-rule-DEL-5 = Avec la Douane, vous prenez 3 points de plus par contrat, mais rien de plus à Anvers.
new-found-land-rule-DSC-1 = Tirez autant de tuiles d’île que la somme de vos longues-vues. Pour chaque navire, vous devez en poser une tant qu’une d’elles convient, sur une case libre de sa forme de n’importe quelle île, dans le sens que vous voulez ; avec Colomb, vous pouvez en poser une de plus. Le reste va à l’entrepôt. Si la table le veut, vous pouvez vous arrêter à tout moment.
new-found-land-rule-DSC-2 = Sur chaque tuile que vous posez, vous placez un cube et prenez ses deux bonus.
new-found-land-rule-DSC-3 = Tous voient les tuiles tirées. Le livret ne le dit pas : c’est notre décision.

## Règles : marqueurs
new-found-land-rule-FRM-1 = Si votre figurine atteint ou dépasse un marqueur, vous le gagnez à la fin de votre tour : chaque marqueur une seule fois.
new-found-land-rule-FRM-2 = Carré, rond et étoile : regardez cette pile d’objectifs et gardez-en un ; les autres sont remis face cachée. Pentagone : engagez un capitaine. Triangle : prenez une des marchandises qui s’y trouvent.
new-found-land-rule-FRM-3 = Le marqueur recule ensuite de trois cases, au plus loin jusqu’à la case 1. S’il y trouve un marqueur ou une figurine, il s’arrête sur la première case libre avant. Une figurine au-delà de 50 points, à son deuxième tour de piste, occupe sa case comme les autres.
new-found-land-rule-FRM-4 = Un marqueur que tous ont gagné quitte la piste. Si un marqueur recule derrière votre figurine avant que vous l’ayez gagné, vous le gagnez avec vos prochains points ou, si la table le veut, jamais.
new-found-land-rule-FRM-5 = Qui atteint 50 points prend la carte 50/100 suivante : elles valent 5, 3, 1 et 0 points à la fin. À 100 points on la retourne, ce qui ne change rien.

## Règles : phase finale, objectifs, fin
new-found-land-rule-FIN-1 = On révèle une tuile boussole. Sur l’île indiquée, on pose 3, 2 ou 1 tuiles, à 2, 3 ou 4 joueurs ; les tuiles tirées qui ne conviennent pas vont à l’entrepôt. On ne pose rien si l’île est pleine ou si aucune tuile ne convient plus. À deux, un cube neutre va sur chaque tuile ainsi posée.
new-found-land-rule-FIN-2 = Une île dont toutes les cases ont une tuile est décomptée, une seule fois : 1 point par cube à vous, et un bonus pour le plus grand et pour le deuxième nombre de cubes. Si plusieurs sont en tête, chacun d’eux reçoit le second bonus et personne d’autre n’en a ; si plusieurs sont deuxièmes, ils n’en ont pas. Les cubes neutres comptent comme ceux d’un joueur. On commence par le plus grand bonus, et les points se prennent dans l’ordre du tour. Les cubes restent où ils sont. Les cubes ne manquent jamais, ni les marchandises.
new-found-land-rule-FIN-3 = Une ville dont toutes les cases sont prises est décomptée de même, une seule fois, après les îles.
new-found-land-rule-FIN-4 = Puis, dans l’ordre du tour, chacun peut réaliser des objectifs : le premier est gratuit, chaque autre coûte deux marchandises au choix, payées avant de le montrer. Un objectif réalisé va à l’entrepôt.
new-found-land-rule-FIN-5 = La tuile premier joueur passe dans le sens horaire et la manche suivante commence. Après la manche 4, la partie est finie.
new-found-land-rule-OBJ-1 = Un objectif donne ses points si vous atteignez ce qu’il demande ; s’il a deux degrés, le meilleur que vous atteignez. Les marchandises doivent seulement être là, et l’or ne compte que comme or. Symboles et navires se comptent sur vos tuiles navire, non sur les affrètements, capitaines ou extensions. Les cubes se comptent dans les villes, dans les villes décomptées, sur une île, sur les îles décomptées ou sur toutes les îles.
new-found-land-rule-END-1 = À la fin, vous prenez 1 point par cube dans les îles et villes non décomptées, sans aucun bonus pour le plus grand nombre de cubes ; le bonus de votre carte 50/100 ; et 2 points par carte 1x et par objectif qui vous restent.
new-found-land-rule-END-2 = Le plus de points l’emporte. À égalité, le plus de marchandises ; s’il y a encore égalité, la victoire est partagée.
new-found-land-rule-HID-1 = Sont cachés aux autres : votre main, vos objectifs et les cartes que vous avez piochées sans les garder ; sont cachés à tous : l’ordre des piles et les tuiles boussole à venir. Leur nombre est connu de tous. Personne n’est interrogé, ou sauté, à cause de ce que lui seul sait : parfois il n’y a donc rien d’autre à faire que dire « Terminé ».

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
new-found-land-refuse-LOD-1-when = On prend une marchandise quand un navire charge.
new-found-land-refuse-LOD-2-when = On garde des cartes quand un navire a chargé.
new-found-land-refuse-STL-1-when = On place des cubes quand les navires colonisent.
new-found-land-refuse-STL-2-when = La Nouvelle-Angleterre est pour les navires qui colonisent.
new-found-land-refuse-STL-2-stay = Ce navire s’établit quelque part : sur une tuile d’île ou en Nouvelle-Angleterre.
new-found-land-refuse-STL-3-england = Le cube de plus va sur une tuile d’île ou nulle part : la Nouvelle-Angleterre est pour les navires.
new-found-land-refuse-DEL-1-when = Il n’y a pas de marchandises à faire porter maintenant.
new-found-land-refuse-DEL-2-when = Les contrats s’honorent quand vos navires livrent.
new-found-land-refuse-DEL-4-when = Anvers est pour les navires qui livrent.
new-found-land-refuse-DSC-1-when = Les tuiles se posent quand vos navires découvrent.
new-found-land-refuse-FRM-2-when = Vous n’avez pas gagné de marqueur qui donne cela.
new-found-land-refuse-FIN-4-when = Les objectifs se réalisent à la fin d’une manche, à votre tour.

## Refus : phase à terre
new-found-land-refuse-LND-2-nation = { $expansion } : cette extension est celle d’une autre nation ({ $nation }).
new-found-land-refuse-LND-2-bought = { $expansion } : vous avez déjà acheté cette extension.
new-found-land-refuse-LND-2-cost = { $expansion } : cette extension coûte { $cost } ; vous avez { $cloth } étoffe, { $wood } bois, { $iron } fer et { $gold } or.
new-found-land-refuse-LND-7-built = { $expansion } : vous avez construit un navire dans ce tour, et les extensions viennent avant les navires.
new-found-land-refuse-LND-3-market = Le { $ship } n’est pas en vente au marché.
new-found-land-refuse-LND-3-none = Aucun navire caché qui coûte { $cost } n’est en vente.
new-found-land-refuse-SET-3-covered = Le { $ship } : les grands navires du marché sont cachés ; choisissez-en un par son coût.
new-found-land-refuse-LND-3-cost = Le { $ship } coûte { $cost } ; vous avez { $cloth } étoffe, { $wood } bois, { $iron } fer et { $gold } or.
new-found-land-refuse-LND-4-own = Le { $ship } n’est pas à vous.
new-found-land-refuse-LND-4-new = Le { $ship } est celui pour lequel il faut de la place : choisissez-en un autre.
new-found-land-refuse-LND-6-goods = Il en faudrait { $count } ({ $good }) ; vous en avez { $own }.
new-found-land-refuse-LND-6-cost = Le prix est { $cost } ; seul l’or peut remplacer autre chose.

## Refus : préparation
new-found-land-refuse-PLN-1-own = Vous n’avez pas le { $ship }.
new-found-land-refuse-PLN-1-action = Le { $ship } ne peut pas y aller maintenant : l’action que l’on prépare est une autre ({ $action }).
new-found-land-refuse-PLN-2 = { $limit ->
    [one] Un seul navire peut être affecté à cette action ({ $action }).
   *[other] { $limit } navires au plus peuvent être affectés à cette action ({ $action }).
}
new-found-land-refuse-PLN-3 = Le { $ship } est déjà pris par une autre action de cette manche ({ $action }).
new-found-land-refuse-PLN-4-owner = { $captain } ne navigue pas pour vous.
new-found-land-refuse-PLN-4-sent = { $captain } a déjà embarqué dans cette manche.
new-found-land-refuse-PLN-4-ship = { $captain } : il lui faut un navire, affectez-en d’abord un à cette action ({ $action }).
new-found-land-refuse-PLN-4-action = { $captain } aide à charger et à livrer, pas dans cette action ({ $action }).
new-found-land-refuse-PLN-4-assigned = { $captain } embarque sur un navire affecté à cette action ({ $action }) ; ce n’est pas le cas ici : { $ship }.

## Refus : actions
new-found-land-refuse-ACT-3-hand = La { $card } n’est pas dans votre main.
new-found-land-refuse-LOD-1-crate = Pour cette marchandise ({ $good }), il faut une caisse de { $needed } ; celle de votre navire est de { $crate }.
new-found-land-refuse-LOD-2-drawn = Ceci n’est pas parmi les cartes que vous avez piochées : { $card }.
new-found-land-refuse-STL-1-tile = Cette tuile n’est sur aucune île : { $tile }.
new-found-land-refuse-STL-1-full = { $island }, { $spot } : il n’y reste aucune case libre.
new-found-land-refuse-STL-1-which = Vos navires n’ont pas le même nombre de colons : dites avec combien.
new-found-land-refuse-STL-1-alike = Les navires qui vous restent colonisent de la même façon : seule la tuile est à choisir.
new-found-land-refuse-STL-1-settlers = { $cubes ->
    [one] Aucun des navires qui vous restent n’a { $cubes } colon.
   *[other] Aucun des navires qui vous restent n’a { $cubes } colons.
}
new-found-land-refuse-STL-3-ships = Tous vos navires ont colonisé : il s’agit du cube de plus.
new-found-land-refuse-DEL-1-crate = { $city }, { $contract } : cela fait { $goods } marchandises à porter ; les navires qui vous restent en portent { $crate }.
new-found-land-refuse-DEL-1-ship = Le { $ship } n’a plus de livraison à faire dans cette action.
new-found-land-refuse-DEL-1-picked = Le { $ship } porte déjà pour ce contrat.
new-found-land-refuse-DEL-1-crew = Ce n’est pas encore le tour de ce navire : { $ship }. Nommez les navires par caisse décroissante, le premier des égaux, et aucun qui soit inutile.
new-found-land-refuse-DEL-2-offer = Ce contrat n’est pas sur le plateau : { $contract }.
new-found-land-refuse-DEL-2-goods = { $city }, { $contract } : vous avez { $cloth } étoffe, { $wood } bois, { $iron } fer et { $gold } or.
new-found-land-refuse-DEL-4-goods = Vous n’avez aucune marchandise à porter à Anvers.
new-found-land-refuse-DEL-4-good = Vous n’avez pas de cette marchandise ({ $good }).
new-found-land-refuse-DEL-4-empty = Un navire qui va à Anvers y décharge au moins une marchandise.
new-found-land-refuse-DSC-1-drawn = Vous n’avez pas tiré cette tuile ({ $spot }), elle ne peut donc pas être posée ({ $island }).
new-found-land-refuse-DSC-1-fit = { $island } : il n’y a pas de case libre de cette forme ({ $shape }) pour la tuile : { $spot }.
new-found-land-refuse-DSC-1-place = { $count ->
    [one] Vous devez encore poser { $count } tuile tant que l’une convient, comme celle-ci : { $spot }.
   *[other] Vous devez encore poser { $count } tuiles tant qu’elles conviennent, comme celle-ci : { $spot }.
}

## Refus : marqueurs, objectifs
new-found-land-refuse-FRM-2-stack = « { $objective } » n’est pas dans cette pile.
new-found-land-refuse-FRM-2-captain = { $captain } navigue pour { $rival }.
new-found-land-refuse-FRM-2-good = Cette marchandise ({ $good }) n’est plus sur la case triangle.
new-found-land-refuse-FIN-4-held = « { $objective } » n’est pas parmi vos objectifs.
new-found-land-refuse-FIN-4-cost = « { $objective } » : chaque objectif de plus coûte { $count } marchandises. Vous pouvez en donner { $spare }, car ce que l’objectif lui-même compte doit rester.
new-found-land-refuse-FIN-4-amount = Un objectif de plus coûte { $count } marchandises, ni plus ni moins.
new-found-land-refuse-FIN-4-needed = « { $objective } » demande encore { $count } d’une marchandise après paiement : vous ne pouvez pas en donner autant ({ $good }).
new-found-land-refuse-OBJ-1 = « { $objective } » demande au moins { $needed } ; vous avez { $reached }.

## Événements : mise en place et manches
new-found-land-event-nation = { $player } navigue sous le pavillon : { $nation }, avec ce navire : { $ship }.
new-found-land-event-round = La manche { $round } commence ; { $player } est premier joueur.
new-found-land-event-over = Les { $rounds } manches sont terminées.
new-found-land-event-total = { $points ->
    [one] { $player } finit avec { $points } point.
   *[other] { $player } finit avec { $points } points.
}
new-found-land-event-winner = { $player } gagne.
new-found-land-event-remade = L’entrepôt a servi à reformer ceci : { $stack }.

## Événements : phase à terre
new-found-land-event-income = { $player } a reçu { $goods }.
new-found-land-event-captain-gold = { $captain } a rapporté { $amount } or à { $player }.
new-found-land-event-paid = { $player } a payé { $goods }.
new-found-land-event-expanded = { $player } a acheté une extension : { $expansion }.
new-found-land-event-built = { $points ->
    [0] { $player } a construit le { $ship }.
    [one] { $player } a construit le { $ship } et marqué { $points } point.
   *[other] { $player } a construit le { $ship } et marqué { $points } points.
}
new-found-land-event-scrapped = { $player } a envoyé le { $ship } à l’entrepôt.
new-found-land-event-on-offer = Nouveau au marché : { $ship }.
new-found-land-event-on-offer-covered = Nouveau au marché, caché : un grand navire pour { $cost }.

## Événements : préparation et actions
new-found-land-event-assigned = { $player } a affecté le { $ship } ({ $action }).
new-found-land-event-magellan = { $player } a fait embarquer Magellan ({ $action }) : { $amount } de voile en plus.
new-found-land-event-da-gama = { $player } a fait embarquer de Gama ({ $ship }) : { $amount } de caisse en plus.
new-found-land-event-action = { $count ->
    [0] Personne n’a prévu cette action ({ $action }).
    [one] { $count } joueur a prévu cette action ({ $action }).
   *[other] { $count } joueurs ont prévu cette action ({ $action }).
}
new-found-land-event-sails = { $number }. { $player }, avec { $sail } de voile.
new-found-land-event-played = { $player } a joué une carte : { $card }.
new-found-land-event-took = { $player } a pris une marchandise : { $good }.
new-found-land-event-drew-cards = { $count ->
    [0] Il n’y avait aucune carte à piocher pour { $player }.
    [one] { $player } a pioché { $count } carte.
   *[other] { $player } a pioché { $count } cartes.
}
new-found-land-event-saw-card = Vous avez pioché : { $card }.
new-found-land-event-kept = { $player } a gardé une carte.
new-found-land-event-kept-card = Vous avez gardé : { $card }.
new-found-land-event-stored-cards = { $count ->
    [one] { $player } a mis { $count } carte face cachée à l’entrepôt.
   *[other] { $player } a mis { $count } cartes face cachée à l’entrepôt.
}
new-found-land-event-settled = { $cubes ->
    [one] { $player } a placé { $cubes } cube ({ $island }, { $spot }) et pris { $bonus }.
   *[other] { $player } a placé { $cubes } cubes ({ $island }, { $spot }) et pris { $bonus }.
}
new-found-land-event-new-england = { $points ->
    [one] { $player } s’est établi ici : { $place }, pour { $points } point.
   *[other] { $player } s’est établi ici : { $place }, pour { $points } points.
}
new-found-land-event-delivered = { $player } a livré à { $city } : { $contract }.
new-found-land-event-carried = Navire de { $player } qui a porté les marchandises : { $ship }.
new-found-land-event-customs = La Douane a rapporté { $points } points de plus à { $player }.
new-found-land-event-city-cube = { $player } a placé un cube à { $city }.
new-found-land-event-city-full = { $city } : tout est pris, { $player } n’a pas placé de cube.
new-found-land-event-new-contract = Nouveau à { $city } : { $contract }.
new-found-land-event-antwerp = { $points ->
    [one] { $player } a déchargé à { $place } : { $good }, { $points } point.
   *[other] { $player } a déchargé à { $place } : { $good }, { $points } points.
}
new-found-land-event-drew-tiles = { $count ->
    [0] { $player } n’a trouvé aucune tuile à tirer, avec { $telescopes } de longue-vue.
    [one] { $player } a tiré { $count } tuile d’île, avec { $telescopes } de longue-vue.
   *[other] { $player } a tiré { $count } tuiles d’île, avec { $telescopes } de longue-vue.
}
new-found-land-event-saw-tile = Tirée : { $tile }.
new-found-land-event-placed = { $player } a posé une tuile ({ $island }, { $spot }), placé un cube et pris { $bonus }.
new-found-land-event-stored-tiles = { $count ->
    [one] { $player } a mis { $count } tuile à l’entrepôt.
   *[other] { $player } a mis { $count } tuiles à l’entrepôt.
}

## Événements : marqueurs
new-found-land-event-earned = { $player } a gagné le { $marker } sur la case { $space }.
new-found-land-event-saw-objective = Vous avez vu l’objectif « { $objective } ».
new-found-land-event-took-objective = { $player } a gardé un objectif ({ $marker }).
new-found-land-event-own-objective = Vous avez gardé l’objectif « { $objective } ».
new-found-land-event-hired = { $player } a engagé { $captain }.
new-found-land-event-claimed = { $player } a pris une marchandise de la case triangle : { $good }.
new-found-land-event-marker-moved = Le { $marker } est maintenant sur la case { $space }.
new-found-land-event-marker-gone = Le { $marker } a quitté la piste : tous l’ont gagné.
new-found-land-event-fifty = { $player } a atteint { $points } points et pris la carte qui vaudra { $bonus } à la fin.
new-found-land-event-hundred = { $player } a atteint { $points } points.

## Événements : phase finale
new-found-land-event-compass = La boussole indique : { $island }.
new-found-land-event-explored = Une terre nouvelle : { $island }, { $spot }.
new-found-land-event-misfit = Une tuile ne convenait pas, à l’entrepôt : { $tile }.
new-found-land-event-scoring = { $place } : lieu complet et décompté, { $first } pour le plus de cubes, { $second } pour le deuxième nombre.
new-found-land-event-counted = { $points ->
    [one] { $player } a marqué { $points } point ({ $place }).
   *[other] { $player } a marqué { $points } points ({ $place }).
}
new-found-land-event-resolved = { $points ->
    [one] { $player } a réalisé « { $objective } » pour { $points } point.
   *[other] { $player } a réalisé « { $objective } » pour { $points } points.
}

## Demandes
new-found-land-prompt-land = Votre tour à terre : achetez des extensions, construisez des navires, ou terminez.
new-found-land-prompt-land-building = Construisez un autre navire, ou terminez votre tour à terre.
new-found-land-prompt-pay = { $purchase } : le prix est { $cost }. Que payez-vous ?
new-found-land-prompt-pay-ship = Le { $purchase } coûte { $cost }. Que payez-vous ?
new-found-land-prompt-pay-contract = { $city }, { $purchase }. Que payez-vous ?
new-found-land-prompt-pay-objective = Un objectif de plus ({ $purchase }) coûte { $count } marchandises au choix. Que payez-vous ?
new-found-land-prompt-scrap = Pas de chantier libre pour le { $ship }. Quel autre va à l’entrepôt ?
new-found-land-prompt-plan = Quels navires pour cette action ({ $action }) ? Vous en avez affecté { $count } sur { $limit } au plus.
new-found-land-prompt-take = Votre navire charge avec une caisse de { $crate }. Quelle marchandise prenez-vous ?
new-found-land-prompt-keep = { $count ->
    [one] Gardez { $count } des cartes piochées, ou jouez-la aussitôt.
   *[other] Gardez { $count } des cartes piochées, l’une après l’autre, ou jouez-les aussitôt.
}
new-found-land-prompt-settle = { $cubes ->
    [one] Le { $ship } place { $cubes } cube : sur quelle tuile, et pour quel bonus ?
   *[other] Le { $ship } place { $cubes } cubes : sur quelle tuile, et pour quel bonus ?
}
new-found-land-prompt-settle-any = Il reste { $count } navires, et ils diffèrent : lequel colonise maintenant, quelle tuile, et pour quel bonus ?
new-found-land-prompt-extra-cube = { $expansion } : vous pouvez placer un cube de plus. Sur quelle tuile, et pour quel bonus ?
new-found-land-prompt-deliver = { $count ->
    [one] Il vous reste { $count } navire pour livrer, jusqu’à { $crate } marchandises. Où ?
   *[other] Il vous reste { $count } navires pour livrer, jusqu’à { $crate } marchandises ensemble. Où ?
}
new-found-land-prompt-carry = { $city }, { $contract } : { $goods } marchandises à porter. Par quel navire ?
new-found-land-prompt-carry-antwerp = Quel navire fait voile vers { $place } ?
new-found-land-prompt-unload = Que déchargez-vous à { $place } ? Le navire en porte encore jusqu’à { $count }.
new-found-land-prompt-discover = { $count ->
    [one] Vous pouvez poser { $count } des tuiles tirées.
   *[other] Vous pouvez poser { $count } des tuiles tirées, l’une après l’autre.
}
new-found-land-prompt-discover-must = { $count ->
    [one] Posez { $count } des tuiles tirées.
   *[other] Posez { $count } des tuiles tirées, l’une après l’autre.
}
new-found-land-prompt-count = Vos points sont comptés ({ $place }). Jouez-vous une carte avant la fin de votre tour ?
new-found-land-prompt-objectives = Réalisez-vous un objectif ? Le premier est gratuit.
new-found-land-prompt-objectives-further = Réalisez-vous un autre objectif, pour { $count } marchandises ?
new-found-land-prompt-choose = Vous avez gagné le { $marker } : gardez un objectif de cette pile.
new-found-land-prompt-hire = Vous avez gagné le { $marker } : engagez un capitaine.
new-found-land-prompt-claim = Vous avez gagné le { $marker } : prenez une des marchandises.

## Actions
new-found-land-action-done = Terminé
new-found-land-action-play = Jouer : { $card }
new-found-land-action-expand = Acheter l’extension : { $expansion }, pour { $cost }
new-found-land-action-build = Construire : { $vessel } (voile { $sail }, caisse { $crate }, colons { $settlers }, longue-vue { $telescope }) pour { $cost }
new-found-land-action-build-covered = Construire un grand navire caché pour { $cost }
new-found-land-action-scrap = À l’entrepôt : { $vessel } (voile { $sail }, caisse { $crate }, colons { $settlers }, longue-vue { $telescope })
new-found-land-action-pay = Payer { $goods }
new-found-land-action-assign-load = Charger avec le { $ship } : caisse { $value }
new-found-land-action-assign-settle = Coloniser avec le { $ship } : colons { $value }
new-found-land-action-assign-deliver = Livrer avec le { $ship } : caisse { $value }
new-found-land-action-assign-discover = Découvrir avec le { $ship } : longue-vue { $value }
new-found-land-action-magellan = Faire embarquer Magellan : { $amount } de voile en plus
new-found-land-action-da-gama = Faire embarquer de Gama ({ $ship }) : caisse { $crate }, et { $amount } de plus
new-found-land-action-take = Prendre une marchandise : { $good }
new-found-land-action-keep-gain = Garder : { $card }
new-found-land-action-keep-charter = Garder : { $vessel } (voile { $sail }, caisse { $crate }, colons { $settlers }, longue-vue { $telescope })
new-found-land-action-settle = Coloniser ici : { $island }, { $spot }, pour { $bonus }
new-found-land-action-settle-with = { $cubes ->
    [one] Coloniser ici : { $island }, { $spot }, avec { $cubes } cube pour { $bonus }
   *[other] Coloniser ici : { $island }, { $spot }, avec { $cubes } cubes pour { $bonus }
}
new-found-land-action-new-england = S’établir ici : { $place } (1 point par cube)
new-found-land-action-new-england-with = { $points ->
    [one] S’établir ici : { $place } ({ $points } point)
   *[other] S’établir ici : { $place } ({ $points } points)
}
new-found-land-action-deliver = Livrer à { $city } : { $contract }
new-found-land-action-antwerp = Livrer à { $place } : 1 point par marchandise
new-found-land-action-carry = Porter avec le { $ship } : caisse { $crate }
new-found-land-action-unload = Décharger : { $good }
new-found-land-action-place = Poser ici : { $island }, { $spot }, pour { $bonus }
new-found-land-action-choose = Garder l’objectif « { $objective } »
new-found-land-action-hire = Engager { $captain }
new-found-land-action-claim = Prendre une marchandise : { $good }
new-found-land-action-resolve = Réaliser « { $objective } »

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

## Race to the New Found Land : le plateau
cli-nfl-round = Manche { $number }/{ $rounds }
cli-nfl-planning = Plan : { $action }
cli-nfl-action = Action : { $action }
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
cli-nfl-full = est pleine : pas de cube

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
cli-nfl-measure-good = { $of } : { $number }
cli-nfl-measure-symbol = { $of } sur vos navires : { $number }
cli-nfl-measure-ships = { $of } : { $number }
cli-nfl-measure-cubes-in-cities = vos cubes dans les villes : { $number }
cli-nfl-measure-scored-cities = { $cubes ->
    [one] villes décomptées où vous avez un cube : { $number }
   *[other] villes décomptées où vous avez { $cubes } cubes : { $number }
}
cli-nfl-measure-cubes-on-one-island = vos cubes sur une même île : { $number }
cli-nfl-measure-scored-islands = { $cubes ->
    [one] îles décomptées où vous avez un cube : { $number }
   *[other] îles décomptées où vous avez { $cubes } cubes : { $number }
}
cli-nfl-measure-cubes-on-islands = vos cubes sur toutes les îles : { $number }

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
cli-nfl-explain-land = Après votre revenu, vous achetez des extensions, puis des navires du marché ; il faut un chantier libre pour chacun. L’or remplace toute marchandise. Règles : LND.
cli-nfl-explain-planning = Chaque navire ou affrètement sert à une action de la manche, et y reste une fois affecté. Qui a plus de voile que les autres agit avant eux. Règles : PLN, ACT-1.
cli-nfl-explain-load = Votre navire rapporte une marchandise, selon sa caisse ou moins chère, et des cartes au choix. Règles : LOD.
cli-nfl-explain-settle = Chaque navire pose ses colons, des cubes, sur une case libre d’une tuile et prend un des bonus de la tuile. À côté d’un choix se lisent les cubes qui se trouvent sur l’île. Règles : STL.
cli-nfl-explain-deliver = Payez les marchandises d’un contrat pour ses points et un cube dans sa ville ; les caisses de vos navires doivent les contenir. Règles : DEL.
cli-nfl-explain-discover = Posez des tuiles sur des cases vides de leur forme : un cube sur chacune, et les deux bonus pour vous. Règles : DSC.
cli-nfl-explain-scoring = Une île pleine de tuiles, une ville pleine de cubes sont décomptées une fois : un point par cube, et les bonus pour les deux premiers. Règles : FIN-2, FIN-3.
cli-nfl-explain-objectives = Le premier objectif de la manche est gratuit, chaque autre coûte deux marchandises. À côté se lisent ce qu’il compte, où vous en êtes, et ce que donne chaque degré. Règles : FIN-4, OBJ-1.
cli-nfl-legend-goods = Marchandises : é étoffe, b bois, f fer, o or ; bbf, c’est deux bois et un fer, é2 deux étoffes ; 3p, trois points. Les majuscules sont les joueurs ; n est un cube neutre.
cli-nfl-legend-ships = Navires : P petit, G grand, Af affrètement, P-Pay le navire de départ des Pays-Bas ; 3/2/1/2 sont voile, caisse, colons, longue-vue, puis le prix. « colonisation 7: » est ce qui est prévu pour une action, avec sa voile en tout.
cli-nfl-legend-places = Îles et villes : 10/5 les bonus pour le plus de cubes et le deuxième nombre ; 3/8 cases remplies ; [A3 B1] cubes ; ✓ décomptée. Sur une île : 1p|b A²·, c’est une tuile avec ses deux bonus, deux cubes de A sur une case et l’autre libre ; cap×2, des cases vides d’une forme. En ville : ébff 11p, c’est un contrat, ce qu’il demande et donne.
cli-nfl-legend-players = Joueurs : ▸ décide, ⚑ premier joueur ; Navires 2/3 : deux navires, trois chantiers ; Gagné : les marqueurs, et ce que donne la carte 50/100. Piles 8+1 : huit dans la pile, un à l’entrepôt.
cli-nfl-legend-track = Piste : A12 est la figurine de A sur la case 12, ■7 un marqueur sur 7. ■ ● ★ donnent un objectif, ⬠ un capitaine, ▲ une marchandise. Vos objectifs : 3→5p donne 5 points pour 3.

### Pourquoi un robot joue ainsi.
new-found-land-reason-delivers = Livre à { $city } : { $contract }.
new-found-land-reason-antwerp = { $amount ->
    [one] Une marchandise pour Anvers : { $points } point.
   *[other] { $amount } marchandises pour Anvers : { $points } points.
}
new-found-land-reason-new-england = { $points ->
    [one] { $points } point tout de suite en Nouvelle-Angleterre.
   *[other] { $points } points tout de suite en Nouvelle-Angleterre.
}
new-found-land-reason-leads = { $cubes ->
    [one] { $place } : en tête avec un cube de plus, { $points } points quand tout sera rempli.
   *[other] { $place } : en tête avec { $cubes } cubes de plus, { $points } points quand tout sera rempli.
}
new-found-land-reason-shares = { $cubes ->
    [one] { $place } : un cube de plus, { $points } points pour le rang quand tout sera rempli.
   *[other] { $place } : { $cubes } cubes de plus, { $points } points pour le rang quand tout sera rempli.
}
new-found-land-reason-cubes = { $cubes ->
    [one] { $place } : un cube de plus, qui vaut un point.
   *[other] { $place } : { $cubes } cubes de plus, qui valent un point chacun.
}
new-found-land-reason-completes = { $points ->
    [one] { $place } : tout est rempli, { $points } point cette manche.
   *[other] { $place } : tout est rempli, { $points } points cette manche.
}
new-found-land-reason-bonus = La tuile apporte { $bonus }.
new-found-land-reason-bonus-points = { $points ->
    [one] Les tuiles apportent { $points } point.
   *[other] Les tuiles apportent { $points } points.
}
new-found-land-reason-bonus-goods = { $amount ->
    [one] Les tuiles apportent une marchandise.
   *[other] Les tuiles apportent { $amount } marchandises.
}
new-found-land-reason-ship = Le { $ship } rejoint la flotte : { $symbol } { $amount }.
new-found-land-reason-covered-ship = { $points ->
    [0] Un grand navire pour { $cost } rejoint la flotte, quoi qu’il vaille.
    [one] Un grand navire pour { $cost } rejoint la flotte, quoi qu’il vaille, et rapporte { $points } point tout de suite.
   *[other] Un grand navire pour { $cost } rejoint la flotte, quoi qu’il vaille, et rapporte { $points } points tout de suite.
}
new-found-land-reason-ship-points = { $points ->
    [one] Le { $ship } rapporte { $points } point tout de suite.
   *[other] Le { $ship } rapporte { $points } points tout de suite.
}
new-found-land-reason-scrap = Le { $ship } est celui qui manquera le moins.
new-found-land-reason-yard = { $expansion } : de la place pour un navire de plus.
new-found-land-reason-expansion-cube = { $amount ->
    [one] { $expansion } : un cube de plus à chaque colonisation.
   *[other] { $expansion } : { $amount } cubes de plus à chaque colonisation.
}
new-found-land-reason-expansion-points = { $amount ->
    [one] { $expansion } : un point de plus par contrat.
   *[other] { $expansion } : { $amount } points de plus par contrat.
}
new-found-land-reason-expansion-sail = { $expansion } : voile +{ $amount } à chaque action.
new-found-land-reason-expansion-card = { $amount ->
    [one] { $expansion } : une carte de plus à garder au chargement.
   *[other] { $expansion } : { $amount } cartes de plus à garder au chargement.
}
new-found-land-reason-takes = Prend une marchandise : { $good }.
new-found-land-reason-takes-gold = Prend de l’or, qui remplace toute marchandise.
new-found-land-reason-keeps-charter = Le { $card } donne un navire de plus pour une manche : { $symbol } { $amount }.
new-found-land-reason-keeps-card = La { $card } : de quoi gagner { $gain }.
new-found-land-reason-plays = La { $card } apporte { $gain } maintenant.
new-found-land-reason-plays-points = La { $card } : { $points } points si on la joue, { $left } seulement si elle reste.
new-found-land-reason-marker-objective = Gagne le { $marker } : un objectif au choix.
new-found-land-reason-marker-captain = Gagne le { $marker } : un capitaine au choix.
new-found-land-reason-marker-good = Gagne le { $marker } : une marchandise.
new-found-land-reason-captain-tile = { $amount ->
    [one] { $captain } pose une tuile de plus à chaque découverte.
   *[other] { $captain } pose { $amount } tuiles de plus à chaque découverte.
}
new-found-land-reason-captain-sail = { $captain } fait agir plus tôt une fois par manche : voile +{ $amount }.
new-found-land-reason-captain-gold = { $captain } apporte { $amount } or maintenant et à chaque phase à terre.
new-found-land-reason-captain-crate = { $captain } agrandit un navire par manche : caisse +{ $amount }.
new-found-land-reason-captain-yard = { $captain } fait de la place pour un navire de plus.
new-found-land-reason-takes-met = { $points ->
    [one] « { $objective } » est déjà rempli : { $points } point.
   *[other] « { $objective } » est déjà rempli : { $points } points.
}
new-found-land-reason-takes-objective = « { $objective } » rapporte { $points } points à partir de { $needed } ; il y en a { $reached } pour l’instant.
new-found-land-reason-resolves = { $points ->
    [one] « { $objective } » rapporte { $points } point.
   *[other] « { $objective } » rapporte { $points } points.
}
new-found-land-reason-meets = { $points ->
    [one] « { $objective } » vaut maintenant { $points } point.
   *[other] « { $objective } » vaut maintenant { $points } points.
}
new-found-land-reason-waits = Garde « { $objective } », qui peut encore rapporter { $points } points.
new-found-land-reason-keeps-objective = Garde ce que « { $objective } » compte : { $points } points.
new-found-land-reason-readies = A maintenant de quoi livrer à { $city } : { $contract }.
new-found-land-reason-keeps-contract = Garde de quoi livrer à { $city } : { $contract }.
new-found-land-reason-keeps-cards = { $amount ->
    [one] Garde une carte pour un meilleur moment.
   *[other] Garde { $amount } cartes pour un meilleur moment.
}
new-found-land-reason-leaves-cards = { $amount ->
    [one] Une carte restante vaut { $points } points à la fin.
   *[other] { $amount } cartes restantes valent { $points } points à la fin.
}
new-found-land-reason-keeps-gold = Garde { $amount } or, qui remplace toute marchandise.
new-found-land-reason-keeps-crates = { $amount ->
    [one] Laisse de la place pour une marchandise de plus.
   *[other] Laisse de la place pour { $amount } marchandises de plus.
}
new-found-land-reason-fifty = Passe { $points } : une carte qui vaut { $bonus } à la fin.
new-found-land-reason-plans-load = { $amount ->
    [one] Caisse { $amount } : { $good }, et une carte.
   *[other] Caisse { $amount } : jusqu’à { $good }, et la meilleure de { $amount } cartes.
}
new-found-land-reason-plans-settle = { $amount ->
    [one] Un cube à poser dans les terres nouvelles.
   *[other] { $amount } cubes à poser dans les terres nouvelles.
}
new-found-land-reason-plans-deliver = Peut livrer à { $city } : { $contract }.
new-found-land-reason-plans-crates = { $amount ->
    [one] De la place pour une marchandise à livrer.
   *[other] De la place pour { $amount } marchandises à livrer.
}
new-found-land-reason-plans-discover = { $tiles ->
    [one] Une tuile à poser sur { $amount }.
   *[other] { $tiles } tuiles à poser sur { $amount }.
}
new-found-land-reason-overtakes = Avec voile { $sail }, agit avant { $rival } ({ $action }).
new-found-land-reason-keeps-ships = { $amount ->
    [one] Garde un navire pour les actions suivantes.
   *[other] Garde { $amount } navires pour les actions suivantes.
}
new-found-land-reason-keeps-charters = { $amount ->
    [one] Garde l’affrètement pour plus tard.
   *[other] Garde { $amount } affrètements pour plus tard.
}

## First voyage: a title learnt by playing
voyage-new-found-land-ship = Bienvenue à bord ! Une manche commence à terre : vous recevez une étoffe et un bois, de quoi construire un petit navire. Celui qui a 3 de voile porte deux colons. Construisez-le.
voyage-new-found-land-load = Place aux plans : chaque navire sert à une action de la manche. L’un d’eux peut charger. Votre affrètement compte comme un navire pour un seul voyage, et ses trois caisses rapportent de bonnes marchandises. Qu’il charge.
voyage-new-found-land-settle = Trois navires au plus peuvent coloniser. Le vôtre a deux colons à bord : deux cubes d’un coup sur une île. Envoyez-le.
voyage-new-found-land-deliver = Vous n’avez encore rien à livrer qui en vaille la peine. Ce n’est pas grave : laissez cette action de côté.
voyage-new-found-land-discover = Il reste votre navire de départ. Avec ses deux longues-vues, il peut chercher de nouvelles terres. Qu’il explore.
voyage-new-found-land-good = Les actions commencent, et dans chacune la flotte la plus rapide passe d’abord. Votre affrètement a trois caisses : assez même pour du fer, que les objectifs et les contrats apprécient.
voyage-new-found-land-card = Charger donne aussi des cartes, une par caisse, et vous en gardez une. La carte de marchandises vaut deux étoffes quand vous voudrez. Gardez-la.
voyage-new-found-land-cube = Vos colons débarquent. Sur une île, qui a le plus de cubes marque le plus : mettez-les là où vous pouvez mener, sur l’île d’Anticosti, et prenez une étoffe.
voyage-new-found-land-tile = Vous avez découvert une terre. Une tuile se pose partout où elle convient ; vous y mettez un cube et prenez ses deux bonus. Posez-la aussi sur l’île d’Anticosti.
voyage-new-found-land-objective = L’île d’Anticosti était complète, et vous y aviez le plus de cubes : neuf points ! Vous avez dépassé le marqueur carré, qui vous laisse choisir un objectif secret. Vous avez du fer : prenez la réserve de fer.
voyage-new-found-land-resolve = À la fin de la manche, on peut accomplir des objectifs, le premier gratuitement. Le vôtre est déjà atteint : cinq points de plus.
voyage-new-found-land-done = Un second objectif coûterait deux marchandises, et vous n’en avez plus à accomplir. Dites que vous avez fini.
voyage-new-found-land-captain = Ces points vous ont aussi fait dépasser le pentagone : un capitaine veut naviguer pour vous. Cortés apporte de l’or tout de suite et à chaque manche. Engagez-le.
voyage-new-found-land-end = Une manche est passée : vous avez construit, planifié, chargé, colonisé, exploré et compté une île. Quatre manches font une partie ; la prochaine peut être la vôtre.

## Race to the New Found Land
new-found-land-length = 4 manches, environ 45 minutes
client-option-experienced = Joueurs expérimentés
client-option-discover = Découverte
client-option-large_ships = Grands navires
client-option-start_ships = Navires de départ inutilisés
client-option-skipped_markers = Marqueurs sautés
client-value-must = pose obligatoire
client-value-may = libre
client-value-open = visibles
client-value-covered = cachés
client-value-leave = quittent la partie
client-value-join = rejoignent la pile
client-value-later = gagnés plus tard
client-value-never = jamais
client-nfl-round = Manche { $round } sur { $rounds }
client-nfl-planning = Plan : { $action }
client-nfl-acting = Action : { $action }
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
client-nfl-bought = achetée
client-nfl-not-bought = pas encore achetée
client-nfl-known-hand = Connu dans sa main
client-nfl-private = Pour vos yeux seulement
client-nfl-drawn-cards = Vos cartes piochées
client-nfl-choose-objective = Objectifs au choix ({ $marker })
client-nfl-hand = Votre main : { $count }
client-nfl-objectives = Vos objectifs : { $count }
client-nfl-seen = Vus dans la pile ({ $marker }) : { $objectives }.
client-nfl-step = { $points ->
    [one] Dès { $needed } : { $points } point
   *[other] Dès { $needed } : { $points } points
}
client-nfl-step-reached = { $points ->
    [one] Dès { $needed } : { $points } point. Atteint
   *[other] Dès { $needed } : { $points } points. Atteint
}
client-nfl-progress-of = { $count } sur { $of }
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
client-nfl-legend-goods = Marchandises
client-nfl-legend-good = Paie navires, extensions et contrats ; à la fin, quelques objectifs la comptent.
client-nfl-legend-seal = Points
client-nfl-legend-seal-about = Un sceau de cire vaut autant de points que son nombre, tout de suite ou au décompte d’une île ou d’une ville.
client-nfl-legend-numbers = Sur un navire
client-nfl-legend-sail = Qui en a le plus en tout agit le premier ; elle est sur la voile.
client-nfl-legend-counts = Compte quand il est prévu pour : { $actions }.
client-nfl-legend-markers = Sur la piste de score
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
    [one] { $player } : { $cubes } cube
   *[other] { $player } : { $cubes } cubes
}
client-nfl-plan-dropped = Votre plan : le { $ship } ne peut plus y aller ({ $action }).
client-nfl-laid = Prévu : { $ship } ({ $action }). Le reprendre
client-nfl-idle-ships = Navires encore libres
client-nfl-would-load = Jusqu’à { $good }, et une de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
client-nfl-would-settle = { $sum ->
    [one] { $sum } cube
   *[other] { $sum } cubes
}
client-nfl-would-deliver = { $sum ->
    [one] Porte { $sum } marchandise
   *[other] Porte { $sum } marchandises
}{ $bills ->
    [0] , pour aucun contrat encore
    [one] , pour { $bills } contrat maintenant
   *[other] , pour { $bills } contrats maintenant
}
client-nfl-would-discover = En tire { $sum }, en pose { $tiles }
client-nfl-rank = { $rank ->
    [1] En premier pour l’instant
    [2] En deuxième pour l’instant
    [3] En troisième pour l’instant
   *[other] En dernier pour l’instant
} ({ $of })
client-nfl-send = Envoyer : { $action }
client-nfl-send-none = Aucun navire : { $action }
client-nfl-send-all = Envoyer chacune dès qu’elle est demandée
client-nfl-plan-goes = Part dès qu’on le demande : retenir
client-nfl-plan-goes-about = Modifiable jusque-là.
client-nfl-plan-private = Ce qui est prévu d’avance reste sur cet écran.
client-nfl-tile-on = { $island }, { $tile }
client-nfl-empty-space = Case vide ({ $island })
client-nfl-shape = Forme : { $shape }
client-nfl-shape-needed = Il faut une tuile de cette forme : { $shape }
client-nfl-bonuses = Bonus : { $left }, ou { $right }
client-nfl-free-spaces = { $count ->
    [0] Aucune case de cube libre
    [one] { $count } case de cube libre
   *[other] { $count } cases de cube libres
}
client-nfl-place-bonuses = Le plus de cubes : { $first } points ; deuxième : { $second }
client-nfl-scored = Déjà décompté
client-nfl-scored-short = décomptée
client-nfl-tiles-missing = { $count ->
    [0] Toutes les tuiles sont posées : décompte en fin de manche
    [one] Il manque { $count } tuile
   *[other] Il manque { $count } tuiles
}
client-nfl-cubes-missing = { $count ->
    [0] Toutes les cases sont remplies : décompte en fin de manche
    [one] { $count } case de cube libre
   *[other] { $count } cases de cube libres
}
client-nfl-new-england-about = 1 point pour chaque cube qu’un navire ne pose pas
client-nfl-new-england-short = un cube non posé
client-nfl-antwerp-about = 1 point par marchandise, autant que la caisse du navire en contient
client-nfl-antwerp-short = tout bien, sans contrat
client-nfl-contract-in = Apporte un cube ({ $city })
client-nfl-asks-for = Demande { $goods }
client-nfl-gives-points = { $points ->
    [one] Donne { $points } point
   *[other] Donne { $points } points
}
client-nfl-city-full = La ville est pleine : pas de cube
client-nfl-costs = Coûte { $cost }
client-nfl-large-gives = Donne { $points } points à la construction
client-nfl-charter-about = Affrètement : ne sert qu’une fois, puis va à l’entrepôt
client-nfl-card-gives = Donne { $gain }
client-nfl-planned-for = Prévu : { $action }
client-nfl-captain-free = Pas encore engagé
client-nfl-sails-for = Navigue pour { $player }
client-nfl-own-goods = Vous en avez { $count }
client-nfl-gold-joker = L’or remplace toute marchandise dans un paiement
client-nfl-compass = Boussole
client-nfl-compass-about = { $tiles ->
    [one] En fin de manche, elle désigne une île où { $tiles } tuile est posée
   *[other] En fin de manche, elle désigne une île où { $tiles } tuiles sont posées
}
client-nfl-compass-round = Manche { $round } : { $island }
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

## Le rapport : Race to the New Found Land
lab-new-found-land-nation = Nations
lab-new-found-land-nation-done = nation
lab-new-found-land-expansion = Extensions
lab-new-found-land-expansion-done = extensions achetées
lab-new-found-land-ship = Navires construits
lab-new-found-land-ship-done = navires construits
lab-new-found-land-plan = Navires par action
lab-new-found-land-plan-done = navires affectés
lab-new-found-land-captain = Capitaines
lab-new-found-land-captain-done = capitaines engagés
lab-new-found-land-contract = Contrats
lab-new-found-land-contract-done = contrats remplis
lab-new-found-land-delivery = Contrats par ville
lab-new-found-land-delivery-done = livraisons
lab-new-found-land-antwerp-done = déchargé à Anvers
lab-new-found-land-settling-done = cubes de colons
lab-new-found-land-new-england-done = colonisation
lab-new-found-land-discovery-done = tuiles posées
lab-new-found-land-complete = Îles et villes : quand elles sont complètes
lab-new-found-land-objective = Objectifs accomplis
lab-new-found-land-objective-done = objectifs accomplis
lab-new-found-land-objective-kept-done = objectifs gardés
lab-new-found-land-card = Cartes 1x jouées
lab-new-found-land-card-done = cartes jouées
lab-new-found-land-marker-done = marqueurs gagnés
lab-new-found-land-course-fleet = Navires
lab-new-found-land-course-goods = Marchandises

## Race to the New Found Land : aide de jeu
rulebook-land-phases = Une manche, sur { $rounds }
rulebook-land-phase-land = À terre
rulebook-land-phase-land-does = Revenu ({ $income }), puis extensions, puis navires. L’or remplace n’importe quelle marchandise.
rulebook-land-phase-planning = Préparation
rulebook-land-phase-planning-does = Pour le chargement, la colonisation, la livraison et la découverte, dans cet ordre, chacun affecte navires et affrètements, ouvertement et sans retour.
rulebook-land-phase-action = Actions
rulebook-land-phase-action-does = Action par action ; dans chacune, le plus fort total de voile commence ; à égalité, dans le sens horaire à partir du premier joueur.
rulebook-land-phase-final = Phase finale
rulebook-land-phase-final-does = La boussole ajoute des tuiles ; on décompte les îles pleines, puis les villes pleines ; chacun peut réaliser des objectifs ; le premier joueur change.
rulebook-land-actions = Les quatre actions
rulebook-land-actions-about = Un affrètement compte comme un navire et va à l’entrepôt après son action.
rulebook-land-action = Action
rulebook-land-ships-most = Navires au plus
rulebook-land-counts = Compte
rulebook-land-does = Effet
rulebook-land-rules = Règles
rulebook-land-act-load-does = Prenez une marchandise, puis piochez autant de cartes que la valeur de caisse et gardez-en une.
rulebook-land-act-settle-does = Chaque navire, dans votre ordre : 1 ou 2 cubes sur une case libre d’une tuile, et l’un de ses bonus ; ou la Nouvelle-Angleterre, des points par cube.
rulebook-land-act-deliver-does = Payez les marchandises d’un contrat, dans la limite des caisses, à plusieurs navires s’il le faut : des points, et un cube dans sa ville. Ou Anvers, des points par marchandise.
rulebook-land-act-discover-does = Tirez autant de tuiles que le total des longues-vues ; pour chaque navire, posez-en une qui convient, avec un cube chacune, et prenez les deux bonus.
rulebook-land-load-about = La marchandise de la valeur de caisse, ou une moins précieuse.
rulebook-land-takes = Prenez
rulebook-land-everybody = tous
rulebook-land-nation = Nation
rulebook-land-expansion = Extension
rulebook-land-costs = Coût
rulebook-land-expansions = Extensions, une fois chacune dans la partie
rulebook-land-captains = Capitaines
rulebook-land-markers = Marqueurs
rulebook-land-markers-about = Gagnés à la fin du tour où votre figurine les atteint ou les dépasse, une fois chacun ; puis ils reculent de { $step } cases. Entre parenthèses : pour joueurs aguerris.
rulebook-land-marker-objective = un objectif de sa pile
rulebook-land-marker-captain = un capitaine
rulebook-land-marker-good = une marchandise posée là
rulebook-land-place = Lieu
rulebook-land-full-with = Plein avec
rulebook-land-first-second = Le plus de cubes / deuxième
rulebook-land-places = Îles et villes
rulebook-land-places-about = Décomptées une fois, quand elles sont pleines : 1 point par cube, et les bonus. À égalité en tête : le second bonus pour chacun, rien pour les autres. À égalité en deuxième : rien.
rulebook-land-tiles = { $count } tuiles
rulebook-land-cubes = { $count } cubes
rulebook-land-new-england = { $points ->
    [one] 1 point par cube
   *[other] { $points } points par cube
}
rulebook-land-antwerp = { $points ->
    [one] 1 point par marchandise
   *[other] { $points } points par marchandise
}
rulebook-land-ship = Navire
rulebook-land-ships = Grands navires
rulebook-land-ships-about = Un grand navire donne { $points } points à sa construction. Un petit coûte { $cost }{ $small ->
    [0] .
    [one] , et donne { $small } point.
   *[other] , et donne { $small } points.
}
rulebook-land-cards = Cartes 1x
rulebook-land-cards-about = Les cartes marchandises et points se jouent à chaque décision de votre propre tour, préparation comprise ; les affrètements pendant la préparation.
rulebook-land-charters = affrètements, ceux de départ compris
rulebook-land-contracts = Contrats
rulebook-land-contracts-about = { $open } sont visibles, { $each } par ville.
rulebook-land-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rulebook-land-objectives = Objectifs
rulebook-land-objectives-about = Au moins tant → tant de points. { $free ->
    [0] Chacun coûte { $goods } marchandises.
    [one] Le premier d’une manche est gratuit, chaque autre coûte { $goods } marchandises.
   *[other] Les { $free } premiers d’une manche sont gratuits, chaque autre coûte { $goods } marchandises.
}
rulebook-land-scoring = Décompte final
rulebook-land-scoring-about = Le plus de points l’emporte ; puis le plus de marchandises ; puis la victoire est partagée.
rulebook-land-score-cubes = Chaque cube dans un lieu non décompté
rulebook-land-score-fifty = Carte 50/100, selon l’ordre de passage à { $lap }
rulebook-land-score-cards = Chaque carte 1x restante
rulebook-land-score-objectives = Chaque objectif restant

## Cas particuliers : Race to the New Found Land
rulebook-faq-new-found-land-gold-question = Quand l’or remplace-t-il une autre marchandise ?
rulebook-faq-new-found-land-gold-answer = Dans tout paiement : navires, extensions, contrats et marchandises d’un objectif supplémentaire. Jamais l’inverse, et jamais dans ce que compte un objectif.
rulebook-faq-new-found-land-back-to-expansions-question = J’ai construit un navire. Puis-je encore acheter une extension dans ce tour ?
rulebook-faq-new-found-land-back-to-expansions-answer = Non. Revenu, extensions, navires : tel est l’ordre, sans retour en arrière. Les cartes marchandises peuvent se jouer entre-temps.
rulebook-faq-new-found-land-scrap-question = Mes chantiers sont pleins. Est-ce que je perds les points d’un grand navire qui va à l’entrepôt ?
rulebook-faq-new-found-land-scrap-answer = Non, les points marqués sont acquis. Tout autre navire à vous peut faire de la place, même construit dans ce tour, mais seulement pour un navire que vous venez de payer.
rulebook-faq-new-found-land-market-question = Le marché est-il complété dès que quelqu’un achète un navire ?
rulebook-faq-new-found-land-market-answer = Seulement à la fin du tour à terre de ce joueur. Ce qui est nouveau ne peut donc être acheté que par le joueur suivant.
rulebook-faq-new-found-land-drake-now-question = Mon grand navire me fait dépasser le pentagone. Le chantier de Drake peut-il servir dans ce même tour ?
rulebook-faq-new-found-land-drake-now-answer = Non. Les marqueurs se gagnent à la fin du tour : capitaine, marchandise ou objectif arrivent après vos constructions.
rulebook-faq-new-found-land-plan-change-question = Puis-je modifier une affectation après avoir vu celles des autres ?
rulebook-faq-new-found-land-plan-change-answer = Non. Les affectations sont visibles de tous et définitives. On vous interroge une fois par action ; ce qui est affecté ne sert qu’à celle-là.
rulebook-faq-new-found-land-charter-question = Quand un affrètement compte-t-il comme un navire ?
rulebook-faq-new-found-land-charter-answer = Pendant la préparation et dans son action, y compris pour le nombre de navires permis. Il ne demande pas de chantier. Il va ensuite à l’entrepôt. Les objectifs qui comptent navires ou symboles l’ignorent.
rulebook-faq-new-found-land-sail-tie-question = Nous sommes deux à avoir la même voile. Qui agit en premier ?
rulebook-faq-new-found-land-sail-tie-answer = Le premier dans le sens horaire à partir du premier joueur. L’Amirauté ajoute 2 une seule fois au total de son propriétaire dans une action, non par navire.
rulebook-faq-new-found-land-da-gama-question = De Gama porte ma caisse à 5 ou plus. Que puis-je charger ?
rulebook-faq-new-found-land-da-gama-answer = De l’or ou une marchandise moins précieuse, et vous piochez autant de cartes que sa pleine valeur. Il aide un seul navire par manche, pour charger ou pour livrer.
rulebook-faq-new-found-land-two-settlers-question = Mon navire a 2 colons. Puis-je placer un cube et envoyer l’autre en Nouvelle-Angleterre ?
rulebook-faq-new-found-land-two-settlers-answer = Non. Les deux vont empilés sur une même case libre, ou les deux valent des points en Nouvelle-Angleterre.
rulebook-faq-new-found-land-same-bonus-question = Quelqu’un a déjà pris l’or de cette tuile. Puis-je le prendre aussi ?
rulebook-faq-new-found-land-same-bonus-answer = Oui. Un bonus ne s’épuise pas : qui s’installe sur la tuile choisit l’un des deux.
rulebook-faq-new-found-land-scored-island-question = Puis-je m’installer sur une île déjà décomptée ?
rulebook-faq-new-found-land-scored-island-answer = Oui, là où une case est libre. Vous prenez le bonus et les cubes comptent pour les objectifs, mais cette île n’est plus décomptée.
rulebook-faq-new-found-land-spain-question = Combien de fois l’Administration coloniale donne-t-elle un cube ?
rulebook-faq-new-found-land-spain-answer = Une fois par action de colonisation, non par navire, et seulement sur une case libre d’une tuile, avec un bonus. Il ne peut pas aller en Nouvelle-Angleterre.
rulebook-faq-new-found-land-join-question = Plusieurs navires peuvent-ils livrer un même contrat, et un navire plusieurs contrats ?
rulebook-faq-new-found-land-join-answer = Plusieurs navires peuvent se joindre pour un contrat. Un navire sert un seul contrat, ou Anvers, et ce qu’il pourrait porter en plus est perdu.
rulebook-faq-new-found-land-full-city-question = La ville de mon contrat est pleine. Puis-je livrer quand même ?
rulebook-faq-new-found-land-full-city-answer = Oui, vous prenez les points sans placer de cube. La Douane ajoute tout de même les siens, mais jamais à Anvers.
rulebook-faq-new-found-land-discover-all-question = Dois-je poser les tuiles que j’ai tirées ?
rulebook-faq-new-found-land-discover-all-answer = Une par navire, tant qu’une tuile tirée convient à une case libre. Celle de plus de Colomb, vous pouvez la laisser. Le reste va à l’entrepôt. Avec l’option « découverte : libre », vous pouvez vous arrêter à tout moment.
rulebook-faq-new-found-land-skipped-marker-question = Un marqueur a reculé derrière ma figurine avant que je le gagne. Est-il perdu pour moi ?
rulebook-faq-new-found-land-skipped-marker-answer = Non. Vous le gagnez à la fin de votre prochain tour où vous marquez au moins un point. Avec l’option « marqueurs sautés : jamais », il est perdu.
rulebook-faq-new-found-land-several-markers-question = J’ai dépassé deux marqueurs dans un même tour. Lequel vient d’abord ?
rulebook-faq-new-found-land-several-markers-answer = Celui de la case la plus basse. Tous se résolvent à la fin du tour, et l’on ne peut pas y renoncer.
rulebook-faq-new-found-land-marker-blocked-question = Trois cases en arrière se trouve une figurine. Où le marqueur s’arrête-t-il ?
rulebook-faq-new-found-land-marker-blocked-answer = Sur la première case libre avant celle-ci, du côté d’où il vient. Une figurine à son deuxième tour de piste gêne aussi. Seule compte la case d’arrivée, non ce qu’il franchit ; et il ne descend jamais sous la case 1.
rulebook-faq-new-found-land-ties-question = Nous sommes deux à avoir le plus de cubes sur une île. Qui prend quel bonus ?
rulebook-faq-new-found-land-ties-answer = Chacun de vous prend le second bonus, et personne d’autre n’en prend. Si des joueurs sont à égalité pour la deuxième place, aucun ne prend rien de plus qu’un point par cube.
rulebook-faq-new-found-land-alone-question = Je suis seul sur une île. Est-ce que je prends les deux bonus ?
rulebook-faq-new-found-land-alone-answer = Non, seulement le premier. Un bonus exige au moins un cube sur place : le second ne va donc à personne.
rulebook-faq-new-found-land-neutral-question = Que font les cubes neutres à deux joueurs ?
rulebook-faq-new-found-land-neutral-answer = Ils occupent une case des tuiles posées par la boussole et comptent comme un troisième joueur dans le classement des îles : ils peuvent prendre ou partager une place et vous priver ainsi d’un bonus. Eux-mêmes ne marquent rien.
rulebook-faq-new-found-land-objective-goods-question = Puis-je payer un objectif supplémentaire avec les marchandises qu’il compte ?
rulebook-faq-new-found-land-objective-goods-answer = On paie d’abord, puis on montre : ce que compte l’objectif doit encore être là après le paiement.
rulebook-faq-new-found-land-objective-late-question = Je gagne un objectif pendant la phase finale. Puis-je le réaliser aussitôt ?
rulebook-faq-new-found-land-objective-late-answer = Oui, s’il vient du décompte des îles et des villes. S’il vient des points de vos propres objectifs, pas avant la manche suivante.
rulebook-faq-new-found-land-cards-end-question = Faut-il jouer ma carte points, ou la garder jusqu’à la fin ?
rulebook-faq-new-found-land-cards-end-answer = Une carte restée en main vaut 2 points, quelle qu’elle soit. Jouez-la donc tant que vous avez un tour, si elle rapporte davantage.
rulebook-faq-new-found-land-end-tie-question = Qui l’emporte en cas d’égalité ?
rulebook-faq-new-found-land-end-tie-answer = Qui a le plus de marchandises, chacune comptant 1, l’or aussi. Si l’égalité persiste, la victoire est partagée.

## Through whose eyes a finished game is looked at
client-nfl-private-of = Pour les seuls yeux de { $player }

## Pages of the rulebook: tables and values of the packs
rulebook-new-found-land-table-game_frame = Cadre de la partie
rulebook-new-found-land-table-income = Revenu
rulebook-new-found-land-table-market = Marché
rulebook-new-found-land-table-end_scoring = Décompte final
rulebook-new-found-land-table-objective_rule = Objectifs dans une manche
rulebook-new-found-land-table-goods = Marchandises
rulebook-new-found-land-table-scoring_track = Piste de score
rulebook-new-found-land-table-frame_marker_rule = Recul des marqueurs
rulebook-new-found-land-table-frame_marker = Marqueurs
rulebook-new-found-land-table-island = Îles
rulebook-new-found-land-table-new_england = Nouvelle-Angleterre
rulebook-new-found-land-table-city = Villes
rulebook-new-found-land-table-antwerp = Anvers
rulebook-new-found-land-table-compass = Tuiles boussole
rulebook-new-found-land-table-tiles_revealed_per_round = Tuiles posées par la boussole
rulebook-new-found-land-table-two_player = À deux joueurs
rulebook-new-found-land-table-start_charters = Affrètements de départ
rulebook-new-found-land-table-charters = Affrètements
rulebook-new-found-land-table-gain_cards = Cartes marchandises et points
rulebook-new-found-land-table-objectives = Objectifs
rulebook-new-found-land-table-captains = Capitaines
rulebook-new-found-land-table-fifty_cards = Cartes 50/100
rulebook-new-found-land-table-contract_rule = Contrats sur le plateau
rulebook-new-found-land-table-contracts = Contrats
rulebook-new-found-land-table-player_board = Plateaux de joueur
rulebook-new-found-land-table-shipyard_expansion = Chantier supplémentaire
rulebook-new-found-land-table-ships_per_action = Navires par action
rulebook-new-found-land-table-crate_goods = Chargement
rulebook-new-found-land-table-nation = Nations
rulebook-new-found-land-table-small_ship_rule = Construction des petits navires
rulebook-new-found-land-table-large_ship_rule = Construction des grands navires
rulebook-new-found-land-table-start_ships = Navires de départ
rulebook-new-found-land-table-small_ships = Petits navires
rulebook-new-found-land-table-large_ships = Grands navires
rulebook-new-found-land-table-tiles = Tuiles d’île
rulebook-new-found-land-row-crate_goods = { $good }
rulebook-new-found-land-row-tiles_revealed_per_round = { $players } joueurs
rulebook-new-found-land-field-amount = quantité
rulebook-new-found-land-field-rounds = manches
rulebook-new-found-land-field-tiles = tuiles
rulebook-new-found-land-field-start_goods = au départ
rulebook-new-found-land-field-each_round = à chaque manche
rulebook-new-found-land-field-small_spaces = petits navires proposés
rulebook-new-found-land-field-large_spaces = grands navires proposés
rulebook-new-found-land-field-points_per_unscored_cube = points par cube non décompté
rulebook-new-found-land-field-points_per_unused_one_use_card = points par carte restante
rulebook-new-found-land-field-points_per_unresolved_objective = points par objectif restant
rulebook-new-found-land-field-free_per_round = gratuits par manche
rulebook-new-found-land-field-cost_of_each_further_in_goods = marchandises pour chaque autre
rulebook-new-found-land-field-stacks = piles
rulebook-new-found-land-field-cards_per_stack = cartes par pile
rulebook-new-found-land-field-rank = rang
rulebook-new-found-land-field-loop = cases d’un tour de piste
rulebook-new-found-land-field-step_back = cases de recul
rulebook-new-found-land-field-goods_on_triangle = sur la case triangle
rulebook-new-found-land-field-shape = forme
rulebook-new-found-land-field-space = case
rulebook-new-found-land-field-expert_space = case pour joueurs aguerris
rulebook-new-found-land-field-first_bonus = premier bonus
rulebook-new-found-land-field-second_bonus = second bonus
rulebook-new-found-land-field-points_per_cube_not_placed = points par cube non placé
rulebook-new-found-land-field-cube_spaces = cases de cube
rulebook-new-found-land-field-contract_spaces = cases de contrat
rulebook-new-found-land-field-points_per_good = points par marchandise
rulebook-new-found-land-field-island = île
rulebook-new-found-land-field-players = joueurs
rulebook-new-found-land-field-neutral_cube = cubes neutres
rulebook-new-found-land-field-nation = nation
rulebook-new-found-land-field-gain = donne
rulebook-new-found-land-field-of = compte
rulebook-new-found-land-field-conditions = points
rulebook-new-found-land-field-per_place = cubes dans chaque lieu
rulebook-new-found-land-field-bonus = bonus
rulebook-new-found-land-field-gold_is_joker = l’or remplace toute marchandise
rulebook-new-found-land-field-goods = demande
rulebook-new-found-land-field-points = points
rulebook-new-found-land-field-shipyards_at_start = chantiers au départ
rulebook-new-found-land-field-cost = coûte
rulebook-new-found-land-field-good = marchandise
rulebook-new-found-land-field-number = numéro de plateau
rulebook-new-found-land-field-points_when_built = points à la construction
rulebook-new-found-land-field-spaces = cases
rulebook-new-found-land-field-bonuses = bonus
rulebook-new-found-land-field-numbered_spaces = cases
rulebook-new-found-land-field-setup_reveals_per_player = révélées par joueur à la mise en place
rulebook-new-found-land-field-expansion = extension
rulebook-new-found-land-value-conditions = { $at_least } → { $points }
rulebook-new-found-land-zero-bonus = bonus 0
client-nfl-drawn = Tuiles tirées
client-nfl-drawn-none = Aucune tuile n’est tirée.
