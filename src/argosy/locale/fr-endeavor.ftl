### Endeavor et Endeavor: Age of Sail, racontés au joueur.
### Les noms des éléments arrivent traduits, les places sous le nom de leur joueur, $title est l'identifiant du titre.

## Commun à tous les titres

player-numbered = Joueur { $number }

## Les titres, leurs options, les étapes d'une manche

endeavor-title-endeavor = Endeavor
endeavor-title-age-of-sail = Endeavor: Age of Sail

endeavor-about-endeavor = Sept manches pour faire d’un simple comptoir une puissance des mers : bâtir, prendre la mer, occuper des villes, piocher des cartes. La première édition, de 3 à 5 joueurs : les deux moitiés d’une double action restent dans une même région, et la limite de cartes est vérifiée quand on passe.
endeavor-about-age-of-sail = La seconde édition d’Endeavor, de 2 à 5 joueurs, sur un plateau à deux faces : chacun choisit en secret son premier bâtiment. Routes commerciales, haute mer et défausse commune ouvrent davantage de chemins.

endeavor-option-combined_phases = Phases combinées : chaque joueur enchaîne construction, croissance et salaires, puis c’est au suivant. Les manches vont plus vite.
endeavor-option-side = Face du plateau : la face 1 convient à 2, 3 ou 4 joueurs, la face 2 à 2, 4 ou 5. À 2 ou à 4, on se serre sur la face 1 et on respire sur la face 2.

endeavor-stage-start = Bâtiments de départ
endeavor-stage-build = Phase de construction
endeavor-stage-salary = Phase de salaires
endeavor-stage-turn = Phase d’actions
endeavor-stage-action = Action en cours
endeavor-stage-discard = Défausse
endeavor-stage-over = Partie terminée

## Chapitres des règles

endeavor-chapter-SET = Mise en place
endeavor-chapter-RND = Manches
endeavor-chapter-ATT = Attributs
endeavor-chapter-BLD = Phase de construction
endeavor-chapter-GRO = Phase de croissance
endeavor-chapter-SAL = Phase de salaires
endeavor-chapter-ACT = Phase d’actions
endeavor-chapter-SHP = Affréter
endeavor-chapter-OCC = Occuper
endeavor-chapter-LNK = Liaisons
endeavor-chapter-ATK = Attaquer
endeavor-chapter-PAY = Payer
endeavor-chapter-DRW = Piocher
endeavor-chapter-ABO = Abolition de l’esclavage
endeavor-chapter-DIS = Limite de cartes et défausse
endeavor-chapter-END = Décompte final

## Règles : mise en place

endeavor-rule-SET-1 = { $title ->
    [age-of-sail] Age of Sail se joue de 2 à 5. Le plateau a deux faces : la face 1 convient à 2, 3 ou 4 joueurs, la face 2 à 2, 4 ou 5. À 2 ou à 4, qui ouvre la table choisit la face : on se serre sur la 1, on respire sur la 2.
   *[endeavor] Endeavor se joue de 3 à 5.
}
endeavor-rule-SET-2 = { $title ->
    [age-of-sail] Les 95 jetons sont mélangés et disposés face visible : un sur chaque case des pistes maritimes, dans chaque ville, sur chaque route commerciale et sur chaque liaison à case ronde. Les liaisons à case carrée n’en reçoivent pas.
   *[endeavor] Les 95 jetons sont mélangés et disposés face visible : un sur chaque case des pistes maritimes, dans chaque ville et sur chaque liaison.
}
endeavor-rule-SET-3 = { $title ->
    [age-of-sail] Les piles de cartes sont face visible, la plus petite valeur au-dessus ; le gouverneur de chaque région attend à côté de sa pile. Les piles Europe et Esclavage n’ont pas de gouverneur et commencent par une carte de valeur 0.
   *[endeavor] Les piles de cartes sont face visible, la plus petite valeur au-dessus ; le gouverneur de la région les recouvre jusqu’à ce que quelqu’un l’obtienne. Les piles Europe et Esclavage n’ont pas de gouverneur et commencent par une carte de valeur 0.
}
endeavor-rule-SET-4 = Le stock propose trois sortes de bâtiments par niveau. De chaque sorte, il y en a 5 au niveau 1, 4 au niveau 2, 3 au niveau 3, 2 au niveau 4 et un seul au niveau 5.
endeavor-rule-SET-5 = { $title ->
    [age-of-sail] Vous commencez avec vos 35 disques dans votre réserve, un port vide et quatre attributs à 0.
   *[endeavor] Vous commencez avec vos 30 disques dans votre réserve, un port vide et quatre attributs à 0.
}
endeavor-rule-SET-6 = Un premier joueur est tiré au sort et reçoit la couronne.
endeavor-rule-SET-7 = { $title ->
    [age-of-sail] Avant la première manche, chacun choisit en secret un bâtiment de départ : Maison coloniale ou Quai marchand. Les choix sont révélés ensemble et les symboles comptent aussitôt. Puis un disque de votre réserve se place sur le cercle du bâtiment.
   *[endeavor] Votre premier bâtiment est la Maison coloniale. Aucun disque ne s’y trouve : elle est prête à servir.
}

## Règles : manches

endeavor-rule-RND-1 = { $title ->
    [age-of-sail] La partie dure sept manches. Une manche compte cinq phases : construction, croissance, salaires, actions et défausse. À chaque phase, le détenteur de la couronne commence et les autres suivent dans le sens horaire.
   *[endeavor] La partie dure sept manches. Une manche compte quatre phases : construction, croissance, salaires et actions. À chaque phase, le détenteur de la couronne commence et les autres suivent dans le sens horaire.
}
endeavor-rule-RND-2 = Seulement dans la première édition, en option (phases combinées) : chaque joueur à son tour enchaîne construction, croissance et salaires avant que le suivant commence. La phase d’actions suit comme d’habitude.
endeavor-rule-RND-3 = À la fin d’une manche, la couronne passe au joueur suivant, à gauche. Après la septième manche, la partie est finie et l’on compte la gloire.

## Règles : attributs

endeavor-rule-ATT-1 = { $title ->
    [age-of-sail] Vous avez quatre attributs : industrie, culture, richesse et influence. Chacun vaut le nombre de ses symboles sur vos bâtiments, vos cartes et vos jetons bruns, et change dès que vous en gagnez ou en perdez.
   *[endeavor] Vous avez quatre attributs : industrie, culture, finances et politique. Chacun vaut le nombre de ses symboles sur vos bâtiments, vos cartes et vos jetons bruns, et change dès que vous en gagnez ou en perdez.
}
endeavor-rule-ATT-2 = Le marqueur d’un attribut s’arrête à 15, mais aucun symbole n’est oublié : avec 17 symboles, vous pouvez en perdre un et rester à 15.
endeavor-rule-ATT-3 = { $title ->
    [age-of-sail] Chaque attribut a cinq niveaux, atteints avec 0, 2, 4, 7 et 10 symboles. L’industrie permet de bâtir jusqu’au niveau 1, 2, 3, 4 ou 5 ; la culture apporte 2, 3, 4, 5 ou 6 disques à la croissance ; la richesse permet 1 à 5 paiements en phase de salaires ; l’influence laisse garder 1 à 5 cartes.
   *[endeavor] Chaque attribut a cinq niveaux, atteints avec 0, 2, 4, 7 et 10 symboles. L’industrie permet de bâtir jusqu’au niveau 1, 2, 3, 4 ou 5 ; la culture apporte 2, 3, 4, 5 ou 6 disques à la croissance ; les finances donnent 1 à 5 paiements en phase de salaires ; la politique laisse garder 1 à 5 cartes.
}

## Règles : construction, croissance, salaires

endeavor-rule-BLD-1 = En phase de construction, vous devez prendre exactement un bâtiment du stock. Il va sur le plus à gauche de vos huit emplacements encore libres, et ses symboles comptent aussitôt.
endeavor-rule-BLD-2 = Vous pouvez prendre un bâtiment du niveau de votre industrie, ou d’un niveau inférieur.
endeavor-rule-BLD-3 = Vous pouvez prendre un bâtiment d’une sorte que vous avez déjà.
endeavor-rule-BLD-4 = Vous ne pouvez posséder qu’un seul bâtiment de niveau 5 de toute la partie.
endeavor-rule-BLD-5 = Si le stock n’a plus rien que vous ayez le droit de prendre, vous dépassez votre niveau : vous prenez un bâtiment du plus bas niveau où il en reste. Un second bâtiment de niveau 5 reste interdit.

endeavor-rule-GRO-1 = En phase de croissance, des disques passent de votre réserve à votre port : autant que votre culture en apporte, ou tous ceux qui restent s’il y en a moins.
endeavor-rule-GRO-2 = La croissance ne demande aucun choix : la table s’en charge pour tout le monde.

endeavor-rule-SAL-1 = Un paiement ramène dans votre port un disque posé sur le cercle d’un de vos bâtiments. Ce bâtiment peut alors être activé de nouveau.
endeavor-rule-SAL-2 = { $title ->
    [age-of-sail] En phase de salaires, vous pouvez faire autant de paiements que votre richesse le permet. Vous choisissez les bâtiments un à un et pouvez vous arrêter avant.
   *[endeavor] En phase de salaires, vous devez faire autant de paiements que vos finances en donnent, ou un par bâtiment portant un disque s’il y en a moins. Si tous ne peuvent pas être payés, vous choisissez lesquels.
}
endeavor-rule-SAL-3 = { $title ->
    [age-of-sail] On ne vous demande rien, sauf si plus de bâtiments portent un disque que vous n’en pouvez payer. Si tous peuvent l’être, cette table les paie sans vous interroger.
   *[endeavor] Quand il n’y a rien à choisir, parce que tous les bâtiments portant un disque peuvent être payés ou sont d’une même sorte, la table paie sans vous interroger.
}

## Règles : phase d'actions

endeavor-rule-ACT-1 = Les joueurs jouent un tour chacun, dans l’ordre, autant de fois qu’il le faut. À votre tour, vous activez un bâtiment, dépensez un jeton bleu ou passez. La phase s’achève quand tout le monde a passé.
endeavor-rule-ACT-2 = Pour activer un de vos bâtiments, déplacez un disque de votre port sur son cercle, qui doit être vide. Cela vient d’abord ; les disques que coûtent ses actions s’y ajoutent, pris sur ce qui reste au port. Un bâtiment sans cercle ne s’active pas.
endeavor-rule-ACT-3 = À cette table, un tour est une action ou une passe, jamais un geste vide : vous ne pouvez activer un bâtiment ou dépenser un jeton que si l’une au moins de ses actions est alors réalisable, et vous devez en réaliser au moins une.
endeavor-rule-ACT-4 = { $title ->
    [age-of-sail] « Ou » entre deux actions : l’une des deux. « Et » : l’une ou les deux, dans l’ordre de votre choix ; vous pouvez renoncer à la seconde. Chacune peut avoir lieu n’importe où.
   *[endeavor] « Ou » entre deux actions : l’une des deux. « Et » : l’une ou les deux, dans l’ordre de votre choix ; vous pouvez renoncer à la seconde. Les deux ont lieu dans la même région, et deux cartes se piochent dans la même pile. Occuper une ville d’Europe, qui n’a pas de piste, ne se combine donc pas avec affréter.
}
endeavor-rule-ACT-5 = Un jeton bleu offre l’action qu’il montre, sans disque d’activation ; ce que l’action coûte reste dû. Une fois dépensé, il quitte la partie. Les jetons bruns restent à vous : ils ne se dépensent jamais.
endeavor-rule-ACT-6 = Rien ne s’échange ni ne se donne, et l’on ne défausse rien simplement parce qu’on le souhaite.
endeavor-rule-ACT-7 = Après avoir passé, vous ne jouez plus de tour dans cette manche.
endeavor-rule-ACT-8 = Si vous ne pouvez plus que passer, la table passe pour vous et le note au journal. Le choix des cartes à défausser vous revient toujours.

## Règles : affréter

endeavor-rule-SHP-1 = { $title ->
    [age-of-sail] Pour affréter, envoyez un disque de votre port sur la piste maritime d’une région, dans sa haute mer ou sur une route commerciale. L’Europe n’a pas de piste.
   *[endeavor] Pour affréter, envoyez un disque de votre port sur la piste maritime d’une région. L’Europe n’a pas de piste : on n’y affrète jamais.
}
endeavor-rule-SHP-2 = Sur une piste où il reste de la place, votre disque prend la case libre la plus éloignée de la pile de cartes. Vous recevez le jeton qui s’y trouvait.
endeavor-rule-SHP-3 = { $title ->
    [age-of-sail] Quand une région est ouverte, sa piste est pleine et vous pouvez affréter vers sa haute mer. Il y a place pour tout le monde, mais aucun jeton à gagner ; votre disque compte dans la région comme les autres.
   *[endeavor] Vous pouvez encore affréter vers une région dont la piste est pleine. Votre disque se pose alors à côté de la piste : il ne rapporte pas de jeton, mais compte dans la région comme les autres.
}
endeavor-rule-SHP-4 = Seulement dans Age of Sail : vous pouvez affréter vers une route commerciale libre, en Europe ou dans une région ouverte, et recevez son jeton. Nul besoin d’avoir déjà un disque dans cette région.
endeavor-rule-SHP-5 = Le disque qui remplit la dernière case d’une piste ouvre aussitôt la région, avant toute autre chose dans ce tour.
endeavor-rule-SHP-6 = Quand une région s’ouvre, son gouverneur revient au joueur qui a le plus de disques sur la piste même. À égalité, il revient à celui des ex æquo dont un disque est le plus proche de la pile. Le gouverneur rejoint ses cartes, et ses symboles comptent aussitôt.
endeavor-rule-SHP-7 = Il n’y a pas d’autre moyen d’obtenir un gouverneur.

## Règles : occuper, liaisons, attaquer

endeavor-rule-OCC-1 = Pour occuper, placez un disque de votre port dans une ville vide, en Europe ou dans une région ouverte. Vous recevez son jeton.
endeavor-rule-OCC-2 = { $title ->
    [age-of-sail] On n’occupe que là où l’on est déjà présent : un disque dans une ville de la région, sur sa piste, dans sa haute mer ou sur une de ses routes commerciales. En Europe, tout le monde est toujours présent.
   *[endeavor] On n’occupe que là où l’on est déjà présent : un disque dans une ville de la région, sur sa piste ou à côté. En Europe, tout le monde est toujours présent.
}
endeavor-rule-LNK-1 = Vous contrôlez une liaison tant que vos disques se trouvent à ses deux bouts.
endeavor-rule-LNK-2 = Le tout premier joueur à contrôler une liaison prend aussitôt son jeton, si elle en a un. Un seul disque peut achever plusieurs liaisons : vous prenez tous leurs jetons.
endeavor-rule-LNK-3 = { $title ->
    [age-of-sail] Les bouts d’une liaison sont des villes ou des routes commerciales, parfois dans des régions différentes.
   *[endeavor] Une liaison joint deux villes, parfois dans des régions différentes.
}
endeavor-rule-ATK-1 = Une attaque coûte deux disques de votre port. L’un retourne dans votre réserve ; l’autre remplace un disque adverse, qui retourne dans la réserve de son propriétaire.
endeavor-rule-ATK-2 = { $title ->
    [age-of-sail] Vous pouvez attaquer une ville ou une route commerciale tenue par un adversaire, en Europe ou dans une région ouverte. Les disques sur une piste ou en haute mer ne risquent rien.
   *[endeavor] Vous pouvez attaquer une ville tenue par un adversaire, en Europe ou dans une région ouverte. Les disques sur une piste ou à côté ne risquent rien.
}
endeavor-rule-ATK-3 = Vous devez être présent dans la région, comme pour occuper. On ne s’attaque pas soi-même.
endeavor-rule-ATK-4 = Votre nouveau disque peut vous donner le contrôle de liaisons ; les jetons qui s’y trouvent encore sont à vous. Le joueur attaqué perd le contrôle des liaisons de cet endroit, mais garde tous les jetons déjà pris.

## Règles : payer, piocher

endeavor-rule-PAY-1 = En tant qu’action, un paiement ramène dans votre port un disque de votre choix posé sur un de vos bâtiments. Ce bâtiment peut être activé de nouveau dans la même manche.
endeavor-rule-PAY-2 = { $title ->
    [age-of-sail] Le paiement d’un bâtiment ne peut libérer aucun bâtiment qui offre lui-même un paiement. Un jeton « Payer » peut libérer n’importe quel bâtiment.
   *[endeavor] Le paiement d’un bâtiment ne peut pas libérer ce même bâtiment ; tout autre convient. Un jeton « Payer » peut libérer n’importe quel bâtiment.
}
endeavor-rule-DRW-1 = Pour piocher, prenez la première carte d’une pile. Ses symboles comptent aussitôt.
endeavor-rule-DRW-2 = { $title ->
    [age-of-sail] Il vous faut dans la région de la pile au moins autant de disques que la valeur de la carte ; ceux des villes, de la piste, de la haute mer et des routes commerciales comptent tous. Pour les piles Europe et Esclavage, ce sont vos disques en Europe qui comptent. Une carte de valeur 0 n’en demande aucun.
   *[endeavor] Il vous faut dans la région de la pile au moins autant de disques que la valeur de la carte ; ceux des villes, de la piste et d’à côté comptent tous. Pour les piles Europe et Esclavage, ce sont vos disques en Europe qui comptent. Une carte de valeur 0 n’en demande aucun.
}
endeavor-rule-DRW-3 = { $title ->
    [age-of-sail] Vous pouvez piocher dans la pile d’une région même si elle est encore fermée.
   *[endeavor] On ne pioche dans la pile d’une région qu’une fois celle-ci ouverte. L’Europe l’est toujours.
}
endeavor-rule-DRW-4 = { $title ->
    [age-of-sail] En piochant, vous pouvez tenir autant de cartes que vous voulez. Elles sont comparées à votre limite en phase de défausse.
   *[endeavor] En piochant, vous pouvez tenir autant de cartes que vous voulez. Elles sont comparées à votre limite quand vous passez.
}
endeavor-rule-DRW-5 = Seulement dans Age of Sail : la carte de valeur 1 d’une région fait aussi passer un disque de votre réserve à votre port, s’il vous en reste. Cela vaut pour une carte piochée dans sa pile, non dans la défausse, et ni pour Europe ni pour Esclavage.
endeavor-rule-DRW-6 = Seulement dans Age of Sail : au lieu de la première carte d’une pile, vous pouvez piocher n’importe quelle carte de la défausse commune. Il vous faut en Europe autant de disques que la valeur de la carte.
endeavor-rule-DRW-7 = Une pile vide ne donne rien, et les gouverneurs ne se piochent jamais.

## Règles : abolition, limite de cartes

endeavor-rule-ABO-1 = La première fois que quelqu’un pioche la carte Europe de valeur 5, l’esclavage est aboli. Chacun met de côté ses cartes Esclavage et perd leurs symboles ; celles qui sont encore sur le plateau quittent la partie. Une carte mise de côté ne compte dans aucune limite et coûte 1 gloire à la fin.
endeavor-rule-ABO-2 = L’esclavage n’est aboli qu’une fois, même si cette carte est défaussée puis piochée de nouveau.

endeavor-rule-DIS-1 = { $title ->
    [age-of-sail] Vos cartes sont comparées à votre limite en phase de défausse, un joueur après l’autre dans l’ordre du tour.
   *[endeavor] Vos cartes sont comparées à votre limite quand vous passez.
}
endeavor-rule-DIS-2 = { $title ->
    [age-of-sail] Vous pouvez garder autant de cartes que votre influence le permet, de 1 à 5. Il y a cinq emplacements pour les cartes, jamais plus.
   *[endeavor] Vous pouvez garder autant de cartes que votre politique le permet, de 1 à 5. Il y a cinq emplacements pour les cartes, jamais plus.
}
endeavor-rule-DIS-3 = Vous pouvez garder une carte Esclavage au-delà de votre limite, mais jamais une sixième carte dans les cinq emplacements.
endeavor-rule-DIS-4 = Un gouverneur peut occuper votre place libre de gouverneur, où il ne compte dans aucune limite ; les autres gouverneurs comptent comme des cartes normales. Vous pouvez laisser cette place vide, car elle vaut alors 3 gloires à la fin, même si cela vous oblige à défausser. On ne vous interroge que si vous avez trop de cartes, et à la dernière manche cette place est choisie à nouveau.
endeavor-rule-DIS-5 = { $title ->
    [age-of-sail] Si vous avez trop de cartes, vous défaussez des cartes de votre choix, une à une, jusqu’à respecter la limite. Attention : une carte à symboles d’influence peut entraîner la limite avec elle.
   *[endeavor] Si vous avez trop de cartes, vous défaussez des cartes de votre choix, une à une, jusqu’à respecter la limite. Attention : une carte à symboles de politique peut entraîner la limite avec elle.
}
endeavor-rule-DIS-6 = { $title ->
    [age-of-sail] Une carte défaussée rejoint la défausse commune, face visible. Une carte Esclavage, elle, est mise de côté et coûte 1 gloire à la fin ; un gouverneur quitte la partie.
   *[endeavor] Une carte défaussée retourne dans sa pile, à sa place selon la valeur. Une carte Esclavage, elle, est mise de côté et coûte 1 gloire à la fin ; un gouverneur quitte la partie.
}
endeavor-rule-DIS-7 = Vous ne défaussez jamais plus que votre limite ne l’exige. Votre seul gouverneur, une fois à la place libre, ne compte dans rien et reste donc là.
endeavor-rule-DIS-8 = Seulement dans la première édition, à cette table : un gouverneur obtenu après avoir passé rejoint vos cartes normales, quelle que soit votre limite, jusqu’à ce que vous passiez de nouveau. Il ne prend la place libre de gouverneur que si les cinq emplacements sont pleins.

## Règles : décompte

endeavor-rule-END-1 = Chaque attribut vaut le nombre de la case de son marqueur, si elle porte de la gloire ; sinon, celui de la première case en dessous qui en porte. Ces cases sont 0, 2, 4, 7 et toutes celles de 10 à 15 : un marqueur sur 9 vaut 7.
endeavor-rule-END-2 = { $title ->
    [age-of-sail] Chaque ville que vous tenez vaut la gloire qu’elle montre, 1 ou 2, et chaque liaison que vous contrôlez 1, ronde ou carrée. Une route commerciale ne vaut rien elle-même, mais ses liaisons comptent.
   *[endeavor] Chaque ville que vous tenez vaut la gloire qu’elle montre, 1 ou 2, et chaque liaison que vous contrôlez 1.
}
endeavor-rule-END-3 = Ajoutez la gloire des cartes que vous tenez, gouverneurs compris, et celle de vos bâtiments : l’Université vaut 3.
endeavor-rule-END-4 = Si votre place libre de gouverneur est vide, cela vaut 3 gloires.
endeavor-rule-END-5 = Trois disques dans votre port valent 1 gloire, autant de fois qu’il y en a trois.
endeavor-rule-END-6 = Chaque carte Esclavage mise de côté coûte 1 gloire. Celles que vous tenez encore ne coûtent rien.
endeavor-rule-END-7 = Qui a le plus de gloire l’emporte. À égalité, la victoire est partagée.

## Refus : le cours de la partie

endeavor-refuse-SET-7-chosen = Vous avez déjà choisi votre bâtiment de départ ; les autres réfléchissent encore.
endeavor-refuse-SET-7-over = Les bâtiments de départ ne se choisissent qu’avant la première manche.
endeavor-refuse-RND-1-not-your-turn = Ce n’est pas à vous de jouer, mais à { $player }.
endeavor-refuse-RND-1-start = Choisissez d’abord votre bâtiment de départ.
endeavor-refuse-RND-1-build = C’est la phase de construction : choisissez d’abord un bâtiment à construire.
endeavor-refuse-RND-1-salary = C’est la phase de salaires : choisissez d’abord lesquels de vos bâtiments payer.
endeavor-refuse-RND-1-turn = C’est la phase d’actions : activez un bâtiment, dépensez un jeton bleu ou passez.
endeavor-refuse-RND-1-action = Une action est en cours : menez-la d’abord à bien, ou choisissez « Terminé » si une partie vous suffit.
endeavor-refuse-RND-1-discard = Vous avez trop de cartes : réglez d’abord cela.
endeavor-refuse-RND-3-over = La partie est terminée.

## Refus : construction, salaires

endeavor-refuse-BLD-1-none-left = { $building } : il n’en reste plus dans le stock.
endeavor-refuse-BLD-2 = « { $building } » est un bâtiment de niveau { $needs } ; votre industrie permet d’aller jusqu’au niveau { $level }.
endeavor-refuse-BLD-4 = Vous avez déjà un bâtiment de niveau 5 : « { $building } » en serait un second.
endeavor-refuse-BLD-5 = Votre industrie permet le niveau { $level }, où il ne reste rien pour vous. On prend alors au plus bas niveau encore fourni, et « { $building } » (niveau { $needs }) est au-dessus.
endeavor-refuse-SAL-1 = { $building } : aucun de vos disques ne s’y trouve, il n’y a rien à payer.
endeavor-refuse-SAL-2 = { $payments ->
    [one] Vous devez encore un paiement : les salaires sont obligatoires.
   *[other] Vous devez encore { $payments } paiements : les salaires sont obligatoires.
}

## Refus : tours et actions

endeavor-refuse-ACT-1-begin-first = Activez d’abord un bâtiment, ou dépensez un jeton bleu, qui offre cette action.
endeavor-refuse-ACT-1-nothing-begun = Il n’y a encore rien à terminer : activez un bâtiment, dépensez un jeton bleu ou passez.
endeavor-refuse-ACT-2-not-yours = { $building } : vous n’avez pas construit ce bâtiment.
endeavor-refuse-ACT-2-staffed = { $building } : un disque s’y trouve déjà ; il faut le payer avant d’activer de nouveau ce bâtiment.
endeavor-refuse-ACT-2-no-disc = Votre port est vide : aucun disque pour activer « { $building } ».
endeavor-refuse-ACT-3 = { $source } : rien de ce qui est offert là ne peut être réalisé maintenant.
endeavor-refuse-ACT-3-no-disc = { $source } : il ne resterait aucun disque dans votre port pour ce qui est offert là.
endeavor-refuse-ACT-3-one-disc = { $source } : rien de ce qui est offert là ne peut être réalisé maintenant. Une attaque coûte deux disques, et il n’en resterait qu’un dans votre port.
endeavor-refuse-ACT-3-act-first = Vous devez d’abord réaliser au moins une action.
endeavor-refuse-ACT-4-not-offered = { $source } : cette action n’est pas offerte, ou ne l’est plus.
endeavor-refuse-ACT-4-same-deck = Votre seconde carte doit venir de la même pile que la première : { $deck }.
endeavor-refuse-ACT-4-same-region = Votre seconde action doit avoir lieu dans la même région que la première : { $region }.
endeavor-refuse-ACT-5 = Vous n’avez pas de jeton « { $token } » à dépenser.
endeavor-refuse-ACT-6 = { $card } : cette carte ne bouge pas. On ne déplace ou ne défausse des cartes que si l’on en a trop au moment où la limite est vérifiée.
endeavor-refuse-ACT-7 = Vous avez passé et ne jouez plus dans cette manche ; c’est à { $player }.

## Refus : affréter, occuper, attaquer

endeavor-refuse-SHP-1 = Votre port est vide : aucun disque à envoyer en mer.
endeavor-refuse-SHP-2-full = { $region } : la piste est pleine. Vous pouvez y affréter vers la haute mer.
endeavor-refuse-SHP-3-closed = { $region } : cette région n’est pas encore ouverte et n’a donc pas de haute mer. Affrétez plutôt vers sa piste.
endeavor-refuse-SHP-4-occupied = { $place } : cette route commerciale est tenue par { $player }.
endeavor-refuse-SHP-4-closed = { $place } : cette route commerciale ne sert qu’une fois sa région ouverte ({ $region }).
endeavor-refuse-OCC-1-occupied = { $place } : cette ville est déjà tenue par { $player }.
endeavor-refuse-OCC-1-closed = { $spaces ->
    [one] { $region } : cette région n’est pas encore ouverte ; une case de sa piste est encore libre.
   *[other] { $region } : cette région n’est pas encore ouverte ; { $spaces } cases de sa piste sont encore libres.
}
endeavor-refuse-OCC-1-no-disc = Votre port est vide : aucun disque pour occuper une ville.
endeavor-refuse-OCC-2 = { $place } : pour occuper cette ville, il faut déjà un disque dans sa région ({ $region }), et vous n’en avez pas.
endeavor-refuse-ATK-1 = { $discs ->
    [0] Une attaque coûte deux disques ; votre port est vide.
    [one] Une attaque coûte deux disques ; votre port n’en a qu’un.
   *[other] Une attaque coûte deux disques ; votre port en a { $discs }.
}
endeavor-refuse-ATK-2 = { $place } : il n’y a personne à attaquer.
endeavor-refuse-ATK-3 = { $place } : pour attaquer là, il faut déjà un disque dans la région ({ $region }), et vous n’en avez pas.
endeavor-refuse-ATK-3-own = { $place } : c’est à vous, et l’on ne s’attaque pas soi-même.

## Refus : payer, piocher

endeavor-refuse-PAY-1 = { $building } : aucun de vos disques ne s’y trouve, il n’y a rien à payer.
endeavor-refuse-PAY-2-self = { $building } : ce bâtiment ne peut pas se payer lui-même, choisissez-en un autre.
endeavor-refuse-PAY-2-payer = { $building } : ce bâtiment offre lui-même un paiement, le paiement d’un bâtiment ne peut donc pas le libérer.
endeavor-refuse-DRW-2 = { $needs ->
    [one] La première carte de la pile « { $deck } » demande un disque dans sa région ({ $region }) ; vous n’en avez aucun.
   *[other] La première carte de la pile « { $deck } » demande { $needs } disques dans sa région ({ $region }) ; { $discs ->
        [0] vous n’en avez aucun
       *[other] vous en avez { $discs }
    }.
}
endeavor-refuse-DRW-3 = { $region } : cette région n’est pas encore ouverte, personne ne peut piocher dans la pile « { $deck } ».
endeavor-refuse-DRW-6-discs = { $needs ->
    [one] Piocher « { $card } » dans la défausse demande un disque en Europe ; vous n’en avez aucun.
   *[other] Piocher « { $card } » dans la défausse demande { $needs } disques en Europe ; { $discs ->
        [0] vous n’en avez aucun
       *[other] vous en avez { $discs }
    }.
}
endeavor-refuse-DRW-6-not-there = { $card } : cette carte n’est pas dans la défausse.
endeavor-refuse-DRW-7 = Il ne reste aucune carte dans la pile « { $deck } ».

## Refus : limite de cartes

endeavor-refuse-DIS-4-taken = Votre place libre de gouverneur est prise : { $card }.
endeavor-refuse-DIS-5-not-yours = { $card } : vous n’avez pas cette carte.
endeavor-refuse-DIS-5-too-many = { $cards ->
    [one] Vous avez encore une carte de trop.
   *[other] Vous avez encore { $cards } cartes de trop.
}
endeavor-refuse-DIS-7 = { $card } : à la place libre de gouverneur, cette carte ne compte dans aucune limite ; la défausser ne servirait à rien.

## Événements

endeavor-event-started = { $player } a commencé avec : { $building }.
endeavor-event-round = La manche { $number } a commencé ; { $player } tenait la couronne.
endeavor-event-built = { $player } a construit : { $building }.
endeavor-event-grew = { $discs ->
    [0] { $player } n’avait plus de disque pour croître.
    [one] { $player } a gagné un disque par croissance.
   *[other] { $player } a gagné { $discs } disques par croissance.
}
endeavor-event-paid = { $player } a payé : { $building }.
endeavor-event-activated = { $player } a activé : { $building }.
endeavor-event-spent = { $player } a dépensé un jeton : { $token }.
endeavor-event-passed = { $player } a passé.
endeavor-event-passed-by-engine = { $player } ne pouvait plus rien faire et a passé.
endeavor-event-shipped = { $player } a affrété vers une piste : { $region }, case { $space }.
endeavor-event-shipped-beside = { $title ->
    [age-of-sail] { $player } a affrété vers la haute mer : { $region }.
   *[endeavor] { $player } a affrété à côté de la piste pleine : { $region }.
}
endeavor-event-shipped-route = { $player } a affrété vers une route commerciale : { $place }.
endeavor-event-opened = { $region } : la piste était pleine et la région s’est ouverte.
endeavor-event-governor = { $discs ->
    [one] { $player } a obtenu, avec un disque sur la piste : { $card }.
   *[other] { $player } a obtenu, avec { $discs } disques sur la piste : { $card }.
}
endeavor-event-occupied = { $player } a occupé : { $place }.
endeavor-event-attacked = { $player } a attaqué et chassé { $rival } : { $place }.
endeavor-event-controls-link = { $player } a relié deux lieux : { $place } et { $other }.
endeavor-event-took-token = { $player } a pris un jeton : { $token }.
endeavor-event-drew = { $player } a pioché : { $card }.
endeavor-event-bonus-disc = { $discs ->
    [one] { $player } a reçu un disque avec cette carte.
   *[other] { $player } a reçu { $discs } disques avec cette carte.
}
endeavor-event-abolition = L’esclavage a été aboli.
endeavor-event-set-aside = { $player } a mis de côté : { $card }.
endeavor-event-discarded = { $player } a défaussé : { $card }.
endeavor-event-free-place = { $player } a mis un gouverneur à la place libre : { $card }.
endeavor-event-over = La septième manche s’est achevée : on a compté la gloire.

## Questions

endeavor-prompt-start = Choisissez votre bâtiment de départ. Les autres le verront quand tout le monde aura choisi.
endeavor-prompt-build = Choisissez un bâtiment. Votre industrie permet d’aller jusqu’au niveau { $level }.
endeavor-prompt-salary = { $payments ->
    [one] { $workers } de vos bâtiments portent un disque et il vous reste un paiement : lequel payez-vous ?
   *[other] { $workers } de vos bâtiments portent un disque et il vous reste { $payments } paiements : lequel payez-vous ?
}
endeavor-prompt-turn = { $discs ->
    [0] À vous. Votre port est vide : dépensez un jeton bleu ou passez.
    [one] À vous, avec un disque dans votre port : activez un bâtiment, dépensez un jeton bleu ou passez.
   *[other] À vous, avec { $discs } disques dans votre port : activez un bâtiment, dépensez un jeton bleu ou passez.
}
endeavor-prompt-action = { $source } : réalisez une action.
endeavor-prompt-action-more = { $source } : réalisez aussi la seconde action, ou terminez.
endeavor-prompt-discard = { $cards ->
    [one] Vous avez une carte de trop : défaussez-en une, ou mettez un gouverneur à votre place libre si vous le pouvez.
   *[other] Vous avez { $cards } cartes de trop : défaussez-en une, ou mettez un gouverneur à votre place libre si vous le pouvez.
}

## Actions

endeavor-action-start = Commencer avec : { $building }
endeavor-action-build = Construire : { $building }
endeavor-action-pay = Payer : { $building }
endeavor-action-activate = Activer : { $building }
endeavor-action-spend = Dépenser le jeton : { $token }
endeavor-action-ship = Affréter : { $region }
endeavor-action-ship-open-sea = Affréter vers la haute mer : { $region }
endeavor-action-ship-route = Affréter vers la route commerciale : { $place }
endeavor-action-occupy = Occuper : { $place }
endeavor-action-attack = Attaquer : { $place }
endeavor-action-draw = Piocher : { $deck }
endeavor-action-draw-pile = Piocher dans la défausse : { $card }
endeavor-action-free-place = Mettre à la place libre de gouverneur : { $card }
endeavor-action-discard = Défausser : { $card }
endeavor-action-done = Terminé
endeavor-action-pass = Passer

## Sources de gloire

endeavor-score-industry = Industrie
endeavor-score-culture = Culture
endeavor-score-finance = Finances
endeavor-score-politics = Politique
endeavor-score-wealth = Richesse
endeavor-score-influence = Influence
endeavor-score-cities = Villes
endeavor-score-links = Liaisons
endeavor-score-cards = Cartes
endeavor-score-buildings = Bâtiments
endeavor-score-free-place = Place de gouverneur vide
endeavor-score-harbor = Disques au port
endeavor-score-slavery = Cartes Esclavage mises de côté
