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
endeavor-option-idle_activation = Activation à vide : vous pouvez activer un bâtiment sans réaliser aucune de ses actions, par exemple pour attendre un tour. Sinon, un tour est une action ou une passe.
endeavor-option-side = Face du plateau : la face 1 convient à 2, 3 ou 4 joueurs, la face 2 à 2, 4 ou 5. À 2 ou à 4, on se serre sur la face 1 et on respire sur la face 2. L’autre face est permise aussi, sans être faite pour cela : à 5 sur la face 1 on s’écrase, à 3 sur la face 2 on se croise à peine.

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
    [age-of-sail] Age of Sail se joue de 2 à 5. Le plateau a deux faces : la face 1 convient à 2, 3 ou 4 joueurs, la face 2 à 2, 4 ou 5 ; à 2 ou à 4, on se serre sur la 1, on respire sur la 2. Qui ouvre la table choisit la face. Une face qui ne convient pas au nombre de joueurs est permise, et le journal le dit.
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
endeavor-rule-ACT-3 = { $title ->
    [age-of-sail] À cette table, un tour est une action ou une passe, jamais un geste vide : vous ne pouvez activer un bâtiment ou dépenser un jeton que si l’une au moins de ses actions est alors réalisable, et vous devez en réaliser au moins une.
   *[endeavor] À cette table, un tour est une action ou une passe, jamais un geste vide : vous ne pouvez activer un bâtiment ou dépenser un jeton que si l’une au moins de ses actions est alors réalisable, et vous devez en réaliser au moins une. Avec l’option « activation à vide », vous pouvez activer un bâtiment sans rien en faire ; un jeton, lui, ne se dépense toujours que pour son action.
}
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
    [age-of-sail] En piochant, vous pouvez tenir autant de cartes que vous voulez, et les déplacer librement d’un emplacement à l’autre : leur place ne compte qu’au moment où elles sont comparées à votre limite, en phase de défausse.
   *[endeavor] En piochant, vous pouvez tenir autant de cartes que vous voulez, et les déplacer librement d’un emplacement à l’autre : leur place ne compte qu’au moment où elles sont comparées à votre limite, après que vous avez passé.
}
endeavor-rule-DRW-5 = Seulement dans Age of Sail : la carte de valeur 1 d’une région fait aussi passer un disque de votre réserve à votre port, s’il vous en reste. Cela vaut pour une carte piochée dans sa pile, non dans la défausse, et ni pour Europe ni pour Esclavage.
endeavor-rule-DRW-6 = Seulement dans Age of Sail : au lieu de la première carte d’une pile, vous pouvez piocher n’importe quelle carte de la défausse commune. Il vous faut en Europe autant de disques que la valeur de la carte.
endeavor-rule-DRW-7 = Une pile vide ne donne rien, et les gouverneurs ne se piochent jamais.

## Règles : abolition, limite de cartes

endeavor-rule-ABO-1 = La première fois que quelqu’un pioche la carte Europe de valeur 5, l’esclavage est aboli. Chacun met de côté ses cartes Esclavage et perd leurs symboles ; celles qui sont encore sur le plateau quittent la partie, et on n’en pioche plus. Une carte mise de côté ne compte dans aucune limite et coûte 1 gloire à la fin.
endeavor-rule-ABO-2 = L’esclavage n’est aboli qu’une fois, même si cette carte est défaussée puis piochée de nouveau.

endeavor-rule-DIS-1 = { $title ->
    [age-of-sail] Vos cartes sont comparées à votre limite en phase de défausse, un joueur après l’autre dans l’ordre du tour.
   *[endeavor] Vos cartes sont comparées à votre limite quand vous passez, et une fois encore à la fin de la manche si elles changent ensuite.
}
endeavor-rule-DIS-2 = { $title ->
    [age-of-sail] Vous pouvez garder autant de cartes que votre influence le permet, de 1 à 5. Il y a cinq emplacements pour les cartes, jamais plus.
   *[endeavor] Vous pouvez garder autant de cartes que votre politique le permet, de 1 à 5. Il y a cinq emplacements pour les cartes, jamais plus.
}
endeavor-rule-DIS-3 = Vous pouvez garder une carte Esclavage au-delà de votre limite, mais jamais une sixième carte dans les cinq emplacements.
endeavor-rule-DIS-4 = Un gouverneur peut occuper votre place libre de gouverneur, où il ne compte dans aucune limite ; les autres gouverneurs comptent comme des cartes normales. Vous pouvez laisser cette place vide, car elle vaut alors 3 gloires à la fin, même si cela vous oblige à défausser. Chaque fois que vous avez trop de cartes, à n’importe quelle manche, vous pouvez les déplacer avant de défausser : le gouverneur de la place libre revient parmi les autres si vous le voulez, ou un autre prend sa place. À la dernière manche, cette place est vidée et vous choisissez à nouveau, même dans votre limite.
endeavor-rule-DIS-5 = { $title ->
    [age-of-sail] Si vous avez trop de cartes, vous défaussez des cartes de votre choix, une à une, jusqu’à respecter la limite. Attention : une carte à symboles d’influence peut entraîner la limite avec elle.
   *[endeavor] Si vous avez trop de cartes, vous défaussez des cartes de votre choix, une à une, jusqu’à respecter la limite. Attention : une carte à symboles de politique peut entraîner la limite avec elle.
}
endeavor-rule-DIS-6 = { $title ->
    [age-of-sail] Une carte défaussée rejoint la défausse commune, face visible. Une carte Esclavage, elle, est mise de côté et coûte 1 gloire à la fin ; un gouverneur quitte la partie.
   *[endeavor] Une carte défaussée retourne dans sa pile, à sa place selon la valeur. Une carte Esclavage, elle, est mise de côté et coûte 1 gloire à la fin ; un gouverneur quitte la partie.
}
endeavor-rule-DIS-7 = Vous ne défaussez jamais plus que votre limite ne l’exige, sauf pour laisser vide la place libre de gouverneur.
endeavor-rule-DIS-8 = Seulement dans la première édition : il arrive qu’on gagne un gouverneur, ou qu’on perde des cartes Esclavage par l’abolition, après avoir passé. Quand tous ont passé, les cartes de ceux à qui c’est arrivé sont comparées une fois encore à leur limite, dans l’ordre du tour, à la dernière manche aussi. Ainsi personne ne finit une manche avec trop de cartes, ni avec un gouverneur à la place libre contre son gré.

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
endeavor-refuse-ACT-6 = { $card } : cette carte reste à vous. On ne défausse que si l’on a trop de cartes au moment où la limite est vérifiée.
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
endeavor-refuse-DRW-4 = { $card } : son emplacement est sans importance pour l’instant. Vous le choisirez quand votre limite sera vérifiée, si vous avez trop de cartes.
endeavor-refuse-DRW-6-discs = { $needs ->
    [one] Piocher « { $card } » dans la défausse demande un disque en Europe ; vous n’en avez aucun.
   *[other] Piocher « { $card } » dans la défausse demande { $needs } disques en Europe ; { $discs ->
        [0] vous n’en avez aucun
       *[other] vous en avez { $discs }
    }.
}
endeavor-refuse-DRW-6-not-there = { $card } : cette carte n’est pas dans la défausse.
endeavor-refuse-DRW-7 = Il ne reste aucune carte dans la pile « { $deck } ».
endeavor-refuse-ABO-1 = L’esclavage est aboli : plus aucune carte de la pile « { $deck } » ne se pioche.

## Refus : limite de cartes

endeavor-refuse-DIS-4-there = { $card } : cette carte y est déjà.
endeavor-refuse-DIS-4-chosen = { $card } reste où elle est : vous avez choisi qui occupe la place libre de gouverneur.
endeavor-refuse-DIS-5-not-yours = { $card } : vous n’avez pas cette carte.
endeavor-refuse-DIS-5-too-many = { $cards ->
    [one] Vous avez encore une carte de trop.
   *[other] Vous avez encore { $cards } cartes de trop.
}

## Événements

endeavor-event-started = { $player } a commencé avec : { $building }.
endeavor-event-unsuited-side = La face { $side } du plateau n’est pas faite pour { $number } joueurs.
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
endeavor-event-normal-place = { $player } a repris un gouverneur de la place libre : { $card }.
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
endeavor-prompt-action-or-none = { $source } : réalisez une action, ou terminez sans en réaliser.
endeavor-prompt-action-more = { $source } : réalisez aussi la seconde action, ou terminez.
endeavor-prompt-discard = { $cards ->
    [one] Vous avez une carte de trop : défaussez-en une, ou déplacez un gouverneur vers votre place libre ou hors d’elle.
   *[other] Vous avez { $cards } cartes de trop : défaussez-en une, ou déplacez un gouverneur vers votre place libre ou hors d’elle.
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
endeavor-action-normal-place = Reprendre de la place libre de gouverneur : { $card }
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

### Race to the New Found Land, raconté au joueur.
### Les noms des éléments et les lots de marchandises (« 2 bois + 1 fer ») arrivent traduits, les places sous le nom des joueurs.

## Le titre, ses options, les étapes d’une manche

new-found-land-title-new-found-land = Race to the New Found Land

new-found-land-about-new-found-land = Quatre manches pour mener colons et marchandises entre l’Europe et les îles d’Amérique du Nord. Formez une flotte, décidez quel navire fait quoi, et arrivez avant les autres : qui a le plus de voile agit en premier. De 2 à 4 joueurs, avec des mains, des objectifs et des piles qui restent cachés.

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
new-found-land-refuse-LND-3-market = { $ship } : ce navire n’est pas en vente au marché.
new-found-land-refuse-LND-3-none = Aucun navire caché qui coûte { $cost } n’est en vente.
new-found-land-refuse-SET-3-covered = { $ship } : les grands navires du marché sont cachés ; choisissez-en un par son coût.
new-found-land-refuse-LND-3-cost = { $ship } : ce navire coûte { $cost } ; vous avez { $cloth } étoffe, { $wood } bois, { $iron } fer et { $gold } or.
new-found-land-refuse-LND-4-own = { $ship } : ce navire n’est pas à vous.
new-found-land-refuse-LND-4-new = { $ship } : c’est pour ce navire qu’il faut de la place, choisissez-en un autre.
new-found-land-refuse-LND-6-goods = Il en faudrait { $count } ({ $good }) ; vous en avez { $own }.
new-found-land-refuse-LND-6-cost = { $purchase } : le prix est { $cost } ; seul l’or peut remplacer autre chose.

## Refus : préparation

new-found-land-refuse-PLN-1-own = { $ship } : vous ne l’avez pas.
new-found-land-refuse-PLN-1-action = { $ship } : l’action que l’on prépare maintenant est une autre ({ $action }).
new-found-land-refuse-PLN-2 = { $limit ->
    [one] Un seul navire peut être affecté à cette action ({ $action }).
   *[other] { $limit } navires au plus peuvent être affectés à cette action ({ $action }).
}
new-found-land-refuse-PLN-3 = { $ship } : déjà pris par une autre action de cette manche ({ $action }).
new-found-land-refuse-PLN-4-owner = { $captain } ne navigue pas pour vous.
new-found-land-refuse-PLN-4-sent = { $captain } a déjà embarqué dans cette manche.
new-found-land-refuse-PLN-4-ship = { $captain } : il lui faut un navire, affectez-en d’abord un à cette action ({ $action }).
new-found-land-refuse-PLN-4-action = { $captain } aide à charger et à livrer, pas dans cette action ({ $action }).
new-found-land-refuse-PLN-4-assigned = { $captain } embarque sur un navire affecté à cette action ({ $action }) ; ce n’est pas le cas ici : { $ship }.

## Refus : actions

new-found-land-refuse-ACT-3-hand = { $card } : cette carte n’est pas dans votre main.
new-found-land-refuse-LOD-1-crate = Pour cette marchandise ({ $good }), il faut une caisse de { $needed } ; celle de votre navire est de { $crate }.
new-found-land-refuse-LOD-2-drawn = { $card } : cette carte n’est pas parmi celles que vous avez piochées.
new-found-land-refuse-STL-1-tile = { $tile } : elle n’est sur aucune île.
new-found-land-refuse-STL-1-full = { $tile } ({ $island }) : il n’y reste aucune case libre.
new-found-land-refuse-STL-1-which = Vos navires n’ont pas le même nombre de colons : dites avec combien.
new-found-land-refuse-STL-1-alike = Les navires qui vous restent colonisent de la même façon : seule la tuile est à choisir.
new-found-land-refuse-STL-1-settlers = { $cubes ->
    [one] Aucun des navires qui vous restent n’a { $cubes } colon.
   *[other] Aucun des navires qui vous restent n’a { $cubes } colons.
}
new-found-land-refuse-STL-3-ships = Tous vos navires ont colonisé : il s’agit du cube de plus.
new-found-land-refuse-DEL-1-crate = { $contract } : il demande { $goods } marchandises ; les navires qui vous restent en portent { $crate }.
new-found-land-refuse-DEL-1-ship = { $ship } : il ne lui reste pas de livraison à faire dans cette action.
new-found-land-refuse-DEL-1-picked = { $ship } : il porte déjà pour ce contrat.
new-found-land-refuse-DEL-1-crew = { $ship } : ce n’est pas à son tour d’être nommé. Nommez les navires par caisse décroissante, le premier des égaux, et aucun qui soit inutile.
new-found-land-refuse-DEL-2-offer = { $contract } : il n’est pas sur le plateau.
new-found-land-refuse-DEL-2-goods = { $contract } : il demande { $cost } ; vous avez { $cloth } étoffe, { $wood } bois, { $iron } fer et { $gold } or.
new-found-land-refuse-DEL-4-goods = Vous n’avez aucune marchandise à porter à Anvers.
new-found-land-refuse-DEL-4-good = Vous n’avez pas de cette marchandise ({ $good }).
new-found-land-refuse-DEL-4-empty = Un navire qui va à Anvers y décharge au moins une marchandise.
new-found-land-refuse-DSC-1-drawn = { $tile } : vous ne l’avez pas tirée, elle ne peut donc pas être posée ({ $island }).
new-found-land-refuse-DSC-1-fit = { $tile } : il lui faut une case libre de sa forme ({ $shape }), et il n’y en a pas ({ $island }).
new-found-land-refuse-DSC-1-place = { $count ->
    [one] Vous devez encore poser { $count } tuile tant que l’une convient, comme { $tile }.
   *[other] Vous devez encore poser { $count } tuiles tant qu’elles conviennent, comme { $tile }.
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
    [0] { $player } a construit : { $ship }.
    [one] { $player } a construit : { $ship }, pour { $points } point.
   *[other] { $player } a construit : { $ship }, pour { $points } points.
}
new-found-land-event-scrapped = { $player } a envoyé à l’entrepôt : { $ship }.
new-found-land-event-on-offer = Nouveau au marché : { $ship }.
new-found-land-event-on-offer-covered = Nouveau au marché, caché : un grand navire pour { $cost }.

## Événements : préparation et actions

new-found-land-event-assigned = { $player } a affecté : { $ship } ({ $action }).
new-found-land-event-magellan = { $player } a fait embarquer Magellan ({ $action }) : { $amount } de voile en plus.
new-found-land-event-da-gama = { $player } a fait embarquer de Gama ({ $ship }) : { $amount } de caisse en plus.
new-found-land-event-action = { $count ->
    [0] Personne n’a prévu cette action ({ $action }).
    [one] { $count } joueur a prévu cette action ({ $action }).
   *[other] { $count } joueurs ont prévu cette action ({ $action }).
}
new-found-land-event-sails = { $number }. { $player }, avec { $sail } de voile.
new-found-land-event-played = { $player } a joué : { $card } ({ $gain }).
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
    [one] { $player } a placé { $cubes } cube sur { $tile } ({ $island }) et pris { $bonus }.
   *[other] { $player } a placé { $cubes } cubes sur { $tile } ({ $island }) et pris { $bonus }.
}
new-found-land-event-new-england = { $points ->
    [one] { $player } s’est établi ici : { $place }, pour { $points } point.
   *[other] { $player } s’est établi ici : { $place }, pour { $points } points.
}
new-found-land-event-delivered = { $points ->
    [one] { $player } a honoré un contrat ({ $contract }, { $city }) pour { $points } point.
   *[other] { $player } a honoré un contrat ({ $contract }, { $city }) pour { $points } points.
}
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
new-found-land-event-saw-tile = Tirée : { $tile } ({ $shape }).
new-found-land-event-placed = { $player } a posé { $tile } ({ $island }), placé un cube et pris { $bonus }.
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
new-found-land-event-explored = { $tile } posée ({ $island }).
new-found-land-event-misfit = { $tile } : ne convenait pas, à l’entrepôt.
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
new-found-land-prompt-pay-objective = Un objectif de plus ({ $purchase }) coûte { $count } marchandises au choix. Que payez-vous ?
new-found-land-prompt-scrap = Pas de chantier libre pour ce navire : { $ship }. Quel autre va à l’entrepôt ?
new-found-land-prompt-plan = Quels navires pour cette action ({ $action }) ? Vous en avez affecté { $count } sur { $limit } au plus.
new-found-land-prompt-take = Votre navire charge avec une caisse de { $crate }. Quelle marchandise prenez-vous ?
new-found-land-prompt-keep = { $count ->
    [one] Gardez { $count } des cartes piochées, ou jouez-la aussitôt.
   *[other] Gardez { $count } des cartes piochées, l’une après l’autre, ou jouez-les aussitôt.
}
new-found-land-prompt-settle = { $cubes ->
    [one] { $ship } : { $cubes } cube à placer. Sur quelle tuile, et pour quel bonus ?
   *[other] { $ship } : { $cubes } cubes à placer. Sur quelle tuile, et pour quel bonus ?
}
new-found-land-prompt-settle-any = Il reste { $count } navires, et ils diffèrent : lequel colonise maintenant, quelle tuile, et pour quel bonus ?
new-found-land-prompt-extra-cube = { $expansion } : vous pouvez placer un cube de plus. Sur quelle tuile, et pour quel bonus ?
new-found-land-prompt-deliver = { $count ->
    [one] Il vous reste { $count } navire pour livrer, jusqu’à { $crate } marchandises. Où ?
   *[other] Il vous reste { $count } navires pour livrer, jusqu’à { $crate } marchandises ensemble. Où ?
}
new-found-land-prompt-carry = { $contract } : { $goods } marchandises à porter. Par quel navire ?
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
new-found-land-action-play = Jouer : { $card } ({ $gain })
new-found-land-action-expand = Acheter l’extension : { $expansion }, pour { $cost }
new-found-land-action-build = Construire : { $ship } (voile { $sail }, caisse { $crate }, colons { $settlers }, longue-vue { $telescope }) pour { $cost }
new-found-land-action-build-covered = Construire un grand navire caché pour { $cost }
new-found-land-action-scrap = À l’entrepôt : { $ship } (voile { $sail }, caisse { $crate }, colons { $settlers }, longue-vue { $telescope })
new-found-land-action-pay = Payer { $goods }
new-found-land-action-assign-load = Charger avec : { $ship } (caisse { $value }, voile { $sail })
new-found-land-action-assign-settle = Coloniser avec : { $ship } (colons { $value }, voile { $sail })
new-found-land-action-assign-deliver = Livrer avec : { $ship } (caisse { $value }, voile { $sail })
new-found-land-action-assign-discover = Découvrir avec : { $ship } (longue-vue { $value }, voile { $sail })
new-found-land-action-magellan = Faire embarquer Magellan : { $amount } de voile en plus
new-found-land-action-da-gama = Faire embarquer de Gama : { $ship } (caisse { $crate }, et { $amount } de plus)
new-found-land-action-take = Prendre une marchandise : { $good }
new-found-land-action-keep-gain = Garder : { $card } ({ $gain })
new-found-land-action-keep-charter = Garder : { $card } (voile { $sail }, caisse { $crate }, colons { $settlers }, longue-vue { $telescope })
new-found-land-action-settle = Coloniser { $tile } pour { $bonus }
new-found-land-action-settle-with = { $cubes ->
    [one] Coloniser { $tile } avec { $cubes } cube pour { $bonus }
   *[other] Coloniser { $tile } avec { $cubes } cubes pour { $bonus }
}
new-found-land-action-new-england = S’établir ici : { $place } (1 point par cube)
new-found-land-action-new-england-with = { $points ->
    [one] S’établir ici : { $place } ({ $points } point)
   *[other] S’établir ici : { $place } ({ $points } points)
}
new-found-land-action-deliver = { $points ->
    [one] Livrer { $cost } ({ $contract }) : { $points } point
   *[other] Livrer { $cost } ({ $contract }) : { $points } points
}
new-found-land-action-antwerp = Livrer à { $place } : 1 point par marchandise
new-found-land-action-carry = Porter avec : { $ship } (caisse { $crate })
new-found-land-action-unload = Décharger : { $good }
new-found-land-action-place = Poser { $tile } ({ $island }) pour { $bonus }
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

### Ce que la ligne de commande dit aux joueurs.

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
cli-help-rules-does = montre une règle (OCC-2), un chapitre (OCC) ou, sans ID, toutes les règles
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

## Endeavor : le plateau

cli-endeavor-region = Région
cli-endeavor-track = Piste
cli-endeavor-deck = Carte (valeur : apporte)
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
cli-endeavor-free-place = place libre : { $card }
cli-endeavor-set-aside = esclavage mis de côté : { $number }

## Endeavor : pages

cli-endeavor-link = Liaison
cli-endeavor-token = Jeton
cli-endeavor-deck-left = Pile
cli-endeavor-level = Niveau
cli-endeavor-building = Bâtiment
cli-endeavor-gives = Apporte
cli-endeavor-left = Reste

## Endeavor : explications

cli-endeavor-explain-start = Les deux bâtiments permettent d’agir dès la première manche ; un disque se pose aussitôt sur le vôtre. Règles : SET-7.
cli-endeavor-explain-build = Vous prenez un bâtiment à chaque manche. Ses symboles comptent aussitôt ; s’il a un cercle, on peut l’activer pour son action. Règles : BLD, ATT.
cli-endeavor-explain-salary = Un paiement ramène un disque au port et libère son bâtiment pour cette manche. Règles : SAL.
cli-endeavor-explain-turn = Activer coûte un disque, posé sur le bâtiment ; le coût de l’action s’y ajoute. Passer termine votre manche. Règles : ACT.
cli-endeavor-explain-action = Chaque choix est une action : affréter (1 disque, SHP), occuper (1 disque, OCC), attaquer (2 disques, ATK), piocher (DRW), payer (PAY). À côté se lit ce qu’elle apporte.
cli-endeavor-explain-discard = Vous avez plus de cartes que votre limite ne permet : celles qui partent emportent leurs symboles. Règles : DIS.
cli-endeavor-legend = Signes : ▸ décide · ♛ couronne · 5→3 (+2) : cinq symboles donnent 3, encore deux pour le niveau suivant · ● disque sur le cercle, ○ cercle libre · Londres (Cul) : libre, avec ce jeton · Londres=A : tenue par A · ~ route commerciale · ★ gloire (villes sans chiffre : 1) · [A2 B1] disques dans la région · 3: 2Cul ×4 : la carte demande 3 disques là-bas, donne 2 en culture, reste 4 cartes · gouv. : gouverneur.

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
cli-nfl-explain-settle = Chaque navire pose ses colons, des cubes, sur une case libre d’une tuile et prend un des bonus de la tuile. À côté d’un choix se lisent l’île et les cubes qui s’y trouvent. Règles : STL.
cli-nfl-explain-deliver = Payez les marchandises d’un contrat pour ses points et un cube dans sa ville ; les caisses de vos navires doivent les contenir. Règles : DEL.
cli-nfl-explain-discover = Posez des tuiles sur des cases vides de leur forme : un cube sur chacune, et les deux bonus pour vous. Règles : DSC.
cli-nfl-explain-scoring = Une île pleine de tuiles, une ville pleine de cubes sont décomptées une fois : un point par cube, et les bonus pour les deux premiers. Règles : FIN-2, FIN-3.
cli-nfl-explain-objectives = Le premier objectif de la manche est gratuit, chaque autre coûte deux marchandises. À côté se lisent ce qu’il compte, où vous en êtes, et ce que donne chaque degré. Règles : FIN-4, OBJ-1.
cli-nfl-legend-goods = Marchandises : é étoffe, b bois, f fer, o or ; bbf, c’est deux bois et un fer, é2 deux étoffes ; 3p, trois points. Les majuscules sont les joueurs ; n est un cube neutre.
cli-nfl-legend-ships = Navires : P4 petit navire 4, G1 grand navire 1, Af3 affrètement 3, P-Pay le navire de départ des Pays-Bas ; 3/2/1/2 sont voile, caisse, colons, longue-vue, puis le prix. « colonisation 7: » est ce qui est prévu pour une action, avec sa voile en tout.
cli-nfl-legend-places = Îles et villes : 10/5 les bonus pour le plus de cubes et le deuxième nombre ; 3/8 cases remplies ; [A3 B1] cubes ; ✓ décomptée. Sur une île : 12 1p|b A²·, c’est la tuile 12 avec ses deux bonus, deux cubes de A sur une case et l’autre libre ; cap×2, des cases vides d’une forme. En ville : 17 ébff 11p, c’est le contrat 17, ce qu’il demande et donne.
cli-nfl-legend-players = Joueurs : ▸ décide, ⚑ premier joueur ; Navires 2/3 : deux navires, trois chantiers ; Gagné : les marqueurs, et ce que donne la carte 50/100. Piles 8+1 : huit dans la pile, un à l’entrepôt.
cli-nfl-legend-track = Piste : A12 est la figurine de A sur la case 12, ■7 un marqueur sur 7. ■ ● ★ donnent un objectif, ⬠ un capitaine, ▲ une marchandise. Vos objectifs : 3→5p donne 5 points pour 3.

## Le service en direct : ce que disent les tables et le web.

## Ce qu’un choix apporte

tables-change = { $by } { $name }
tables-change-points = { $count ->
    [one] { $by } point
   *[other] { $by } points
}
tables-count-harbor = dans le port
tables-count-supply = dans la réserve

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
tables-question-end = La partie s’arrête pour tous, telle qu’elle est : personne ne gagne.

## Pourquoi une demande est refusée

tables-error-illegal = Les règles ne le permettent pas.
tables-error-bad-request = La demande est incompréhensible.
tables-error-bad-choice = Ce jeu n’accepte pas ces joueurs ou ces options.
tables-bad-choice-title = Il n’y a pas de jeu « { $wanted } » : choisissez parmi { $known }.
tables-bad-choice-players = { $game } se joue de { $least } à { $most }, pas à { $players }.
tables-bad-choice-option = { $game } n’a pas d’option « { $option } » : il a { $known }.
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
tables-error-not-a-person = Un robot joue à cette place.
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
bots-behind = { $action } : { $percent } % de victoires en moins.
bots-as-good = { $action } : à peu près aussi bon.

endeavor-reason-governor = Ouvre la région { $region } et prend son gouverneur : +{ $amount } { $attribute }.
endeavor-reason-governor-glory = Ouvre la région { $region } et prend son gouverneur : +{ $amount } de gloire.
endeavor-reason-opens = Ouvre la région { $region }, mais son gouverneur va à { $rival }.
endeavor-reason-link = Relie { $place } et { $other }.
endeavor-reason-breaks-link = { $amount ->
    [one] Rompt une liaison de { $rival } en prenant { $place }.
   *[other] Rompt { $amount } liaisons de { $rival } en prenant { $place }.
}
endeavor-reason-attack = Prend { $place } à { $rival }.
endeavor-reason-card = { $card } apporte +{ $amount } { $attribute }.
endeavor-reason-card-glory = { $card } vaut { $amount } de gloire.
endeavor-reason-token = Gagne un jeton : { $token }.
endeavor-reason-frees = Libère un bâtiment qui pourra resservir : { $building }.
endeavor-reason-building-icons = { $building } : +{ $amount } { $attribute }.
endeavor-reason-building-glory = { $building } : { $amount } de gloire.
endeavor-reason-building-actions = { $amount ->
    [one] { $building } : une action à chaque manche.
   *[other] { $building } : { $amount } actions à chaque manche.
}
endeavor-reason-discard = { $card } est la carte qui manquera le moins.
endeavor-reason-free-place = { $card } : à la place libre, elle ne compte plus dans la limite.
endeavor-reason-normal-place = { $card } quitte la place libre, qui vaut de la gloire tant qu’elle est vide.
endeavor-reason-level = { $attribute } : niveau { $level } atteint.
endeavor-reason-keeps-discs = { $amount ->
    [one] Garde un disque au port pour la manche suivante.
   *[other] Garde { $amount } disques au port pour la manche suivante.
}
endeavor-reason-keeps-cards = { $amount ->
    [one] Fait de la place à une carte qui serait perdue.
   *[other] Fait de la place à { $amount } cartes qui seraient perdues.
}
endeavor-reason-enters = Établit une présence : { $region }.
endeavor-reason-leads = Prend la tête sur la piste : { $region }.
endeavor-reason-toward-link = { $amount ->
    [one] Tient un bout d’une liaison encore possible.
   *[other] Tient un bout de { $amount } liaisons encore possibles.
}
endeavor-reason-city-glory = La ville vaut { $amount } de gloire.

new-found-land-reason-delivers = { $points ->
    [one] Livre { $contract } à { $city } pour { $points } point.
   *[other] Livre { $contract } à { $city } pour { $points } points.
}
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
new-found-land-reason-ship = { $ship } rejoint la flotte : { $symbol } { $amount }.
new-found-land-reason-covered-ship = { $points ->
    [0] Un grand navire pour { $cost } rejoint la flotte, quoi qu’il vaille.
    [one] Un grand navire pour { $cost } rejoint la flotte, quoi qu’il vaille, et rapporte { $points } point tout de suite.
   *[other] Un grand navire pour { $cost } rejoint la flotte, quoi qu’il vaille, et rapporte { $points } points tout de suite.
}
new-found-land-reason-ship-points = { $points ->
    [one] { $ship } rapporte { $points } point tout de suite.
   *[other] { $ship } rapporte { $points } points tout de suite.
}
new-found-land-reason-scrap = { $ship } est le navire qui manquera le moins.
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
new-found-land-reason-keeps-charter = { $card } : un navire de plus pour une manche, { $symbol } { $amount }.
new-found-land-reason-keeps-card = { $card } : de quoi gagner { $gain }.
new-found-land-reason-plays = { $card } apporte { $gain } maintenant.
new-found-land-reason-plays-points = { $card } : { $points } points si on la joue, { $left } seulement si elle reste.
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
new-found-land-reason-readies = A maintenant de quoi livrer { $contract } : { $points } points.
new-found-land-reason-keeps-contract = Garde de quoi livrer { $contract } : { $points } points.
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
new-found-land-reason-plans-deliver = { $points ->
    [one] Peut livrer { $contract } pour { $points } point.
   *[other] Peut livrer { $contract } pour { $points } points.
}
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
voyage-endeavor-start = Bienvenue à bord ! Votre port est vide et les mers sont vastes. Chacun choisit d’abord un bâtiment en secret : la Maison coloniale occupe des villes, le Quai marchand envoie des navires. Prenez la Maison coloniale ; les navires suivront bientôt.
voyage-endeavor-build = Chaque manche commence par un nouveau bâtiment. Votre industrie est encore modeste : seuls les plus simples sont proposés. Un Chantier naval apporte un peu de culture et permet de naviguer : un beau début.
voyage-endeavor-activate = Pendant ce temps, des disques sont arrivés au port : ce sont vos gens. Pour utiliser un bâtiment, posez-en un sur son cercle. Posez-en un sur le Chantier naval.
voyage-endeavor-ship = Voici le navire : il coûte un disque de plus. Chaque région a une piste, et qui s’y rend prend le jeton posé sur la case. Partez pour les Caraïbes.
voyage-endeavor-market = Nouvelle manche, nouveau bâtiment. Il vous faudra bientôt des cartes, et les cartes viennent du Marché.
voyage-endeavor-occupy = Votre Maison coloniale peut installer des gens dans une ville. Posez-y d’abord un disque.
voyage-endeavor-city = Les villes d’Europe sont ouvertes dès le début. Chacune donne le jeton qui s’y trouve, et de la gloire à la fin. Installez-vous à Londres.
voyage-endeavor-again = Il reste des disques au port, et votre Chantier naval est de nouveau libre. Un tour, c’est un bâtiment : continuez avec le Chantier naval.
voyage-endeavor-second = D’autres naviguent aussi vers les Caraïbes. Quand la piste est pleine, la région s’ouvre et son gouverneur va à qui y a le plus de disques. Ne vous laissez pas distancer.
voyage-endeavor-trade = Votre dernier disque peut travailler au Marché, qui vous donne une carte.
voyage-endeavor-draw = Vous pouvez prendre la première carte d’une région si vous y avez au moins autant de disques que sa valeur. La première carte d’Europe vaut 0 : elle n’en demande aucun. Les cartes apportent des icônes, et certaines de la gloire.
voyage-endeavor-third = Troisième manche. Un Atelier n’a pas d’action, mais ses deux briques élèvent votre industrie, et avec elle les bâtiments que vous pourrez choisir.
voyage-endeavor-pay = Les gens posés sur vos bâtiments y restent jusqu’à leur paie. Votre richesse en paie quelques-uns, pas tous : libérez d’abord le Chantier naval, vous en aurez besoin.
voyage-endeavor-last = De nouveaux disques sont arrivés, et il reste une case sur la piste des Caraïbes. Posez un disque sur le Chantier naval.
voyage-endeavor-governor = C’est le moment : votre disque remplit la piste, la région s’ouvre, et personne n’a plus de droits que vous sur son gouverneur.
voyage-endeavor-end = Le gouverneur est à vous, et les Caraïbes sont ouvertes : leurs villes peuvent désormais être occupées. Vous savez construire, naviguer, occuper, prendre des cartes et payer. Sept manches font une partie ; la prochaine peut être la vôtre.
voyage-new-found-land-ship = Bienvenue à bord ! Une manche commence à terre : vous recevez une étoffe et un bois, de quoi construire un petit navire. Le navire 11 porte deux colons. Construisez-le.
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

### Le client pour navigateur.

## Pages

client-hero = Larguez les amarres, à plusieurs ou en solitaire
client-hero-more = Des jeux de stratégie du temps de la marine à voile, dans votre navigateur : contre des robots, autour d’un écran ou avec des amis par un lien. Sans compte, sans rien installer.
client-play-now = Jouer
client-play-now-title = Jouer maintenant : { $title }, contre des robots
client-new-table = Nouvelle table
client-new-table-title = Nouvelle table : { $title }
client-watch = Regarder des robots
client-watch-title = Regarder des robots jouer : { $title }
client-players = { $min } à { $max } joueurs
client-length-endeavor = 7 manches, environ 45 minutes contre des robots
client-my-tables = Vos tables
client-open-tables = Tables ouvertes
client-no-open-tables = Personne n’attend de joueurs pour l’instant.
client-by-link = Rejoindre par un lien
client-link = Collez un lien d’invitation
client-join = Rejoindre
client-bad-link = Pas de lien vers une table là-dedans. Il ressemble à { $example } ; l’identifiant de la table suffit aussi.
client-link-cut = Il manque le début du lien : collez-le en entier, de http jusqu’à la fin.
client-link-no-table = Cette table n’existe pas ici : elle a été supprimée, ou il manque une lettre au lien.
client-link-elsewhere = Cette table n’est pas ici : le lien mène à { $host }.
client-link-open-there = L’ouvrir là-bas
client-forget = Oublier
client-status-waiting = En attente de joueurs
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
client-option-side = Face du plateau
client-option-combined_phases = Phases combinées
client-option-idle_activation = Activation à vide
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
client-away-since = { $player } n’est plus là depuis { $unit ->
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
client-undo = Reprendre
client-undo-ask = Demander à reprendre
client-undo-asked = { $own ->
    [yes] Vous aimeriez reprendre une décision.
   *[no] { $player } aimerait reprendre une décision.
}
client-agree = Accepter
client-decline = Refuser
client-stand-in = Un robot joue à votre place.
client-come-back = Reprendre sa place
client-hint = Que ferait le capitaine ?
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
client-key-undo = reprendre
client-key-hint = que ferait le capitaine ?
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
client-endeavor-crown = a la couronne : commence
client-endeavor-mat = Plateau de { $player }
client-endeavor-glory = gloire
client-endeavor-harbor = Port { $count }
client-endeavor-supply = Réserve { $count }
client-endeavor-buildings = Bâtiments { $count } sur { $most }
client-endeavor-cards = Cartes { $count }, limite { $limit }
client-endeavor-free-place = place de gouverneur libre
client-endeavor-set-aside = mises de côté : { $count }
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
client-endeavor-deck = Pioche : { $deck }
client-endeavor-track = { $region } : piste de navigation
client-endeavor-city-in = Ville, région : { $region }
client-endeavor-route-in = Route commerciale, région : { $region }
client-endeavor-worth = { $glory } gloire
client-endeavor-token-here = Jeton : { $token }
client-endeavor-nobody = Personne ici
client-endeavor-held-by = Occupée par { $player }
client-endeavor-controlled-by = Contrôlée par { $player }
client-endeavor-link-free = Personne ne contrôle cette liaison
client-endeavor-open = Ouverte
client-endeavor-closed = { $left ->
    [one] Fermée : encore { $left } case à remplir
   *[other] Fermée : encore { $left } cases à remplir
}
client-endeavor-next-token = Prochain jeton : { $token }
client-endeavor-presence = { $discs ->
    [one] { $player } : { $discs } disque
   *[other] { $player } : { $discs } disques
}
client-endeavor-own-discs = { $discs ->
    [0] Vous n’avez aucun disque dans la région.
    [one] Vous avez { $discs } disque dans la région.
   *[other] Vous avez { $discs } disques dans la région.
}
client-endeavor-top-card = Sur le dessus : { $card }
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
client-nfl-expansions = Extensions et capitaines
client-nfl-bought = achetée
client-nfl-not-bought = pas encore achetée
client-nfl-known-hand = Connu dans sa main
client-nfl-private = Pour vos yeux seulement
client-nfl-drawn-cards = Vos cartes piochées
client-nfl-choose-objective = Objectifs au choix ({ $marker })
client-nfl-hand = Votre main : { $count }
client-nfl-objectives = Vos objectifs : { $count }
client-nfl-seen = Vus dans la pile ({ $marker }) : { $objectives }.
client-nfl-step-short = { $needed } → { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-nfl-step = { $points ->
    [one] Dès { $needed } : { $points } point
   *[other] Dès { $needed } : { $points } points
}
client-nfl-step-reached = { $points ->
    [one] Dès { $needed } : { $points } point. Atteint
   *[other] Dès { $needed } : { $points } points. Atteint
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
    [one] { $player } : { $cubes } cube
   *[other] { $player } : { $cubes } cubes
}
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
client-nfl-new-england-short = 1 point par cube
client-nfl-antwerp-about = 1 point par marchandise, autant que la caisse du navire en contient
client-nfl-antwerp-short = 1 point par marchandise
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
lab-wins-by-seat-told = La même chose par place. Le premier joueur est tiré au sort, les places ne devraient donc pas différer : un contrôle des dés.
lab-wins-by-bot = Victoires par robot
lab-wins-by-bot-told = Part des parties gagnées par une place de chaque robot. Les robots changent de place d’une partie à l’autre.
lab-scores = Scores finaux
lab-scores-told = Combien de joueurs ont fini avec combien de points.
lab-sources = Points par origine
lab-sources-told = D’où viennent les points : les vainqueurs en moyenne, et tous les autres.
lab-courses = Manche après manche
lab-courses-told = Ce que les joueurs avaient en moyenne à la fin de chaque manche.
lab-course-points = Points, si la partie finissait là
lab-course-fleet = Navires
lab-course-goods = Marchandises
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

## Le rapport : Endeavor

lab-endeavor-start = Bâtiments de départ
lab-endeavor-start-done = pour commencer
lab-endeavor-building = Bâtiments par manche
lab-endeavor-building-done = construit
lab-endeavor-activation-done = activé
lab-endeavor-region = Régions : quand elles s’ouvrent
lab-endeavor-governor = Gouverneurs
lab-endeavor-governor-done = gouverneurs gagnés
lab-endeavor-card = Cartes piochées
lab-endeavor-card-done = cartes piochées
lab-endeavor-discard-done = cartes défaussées
lab-endeavor-set-aside-done = cartes esclavage mises de côté
lab-endeavor-shipping = Navigation par région
lab-endeavor-shipping-done = navigation
lab-endeavor-route-done = routes commerciales prises
lab-endeavor-city = Villes occupées
lab-endeavor-city-done = occupations
lab-endeavor-link-done = liaisons
lab-endeavor-attack-done = attaques
lab-endeavor-loss-done = perdu par attaque
lab-endeavor-token = Jetons pris
lab-endeavor-token-done = jetons pris
lab-endeavor-token-spent-done = jetons dépensés

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

## Jeux de données

card-saved = { $games ->
    [one] { $games } partie est dans { $folder }, avec une fiche qui dit ce que c’est.
   *[other] { $games } parties sont dans { $folder }, avec une fiche qui dit ce que c’est.
}
card-tables-lacking = { $games ->
    [one] Une table finie a été laissée de côté : son jeu de composants, { $packs }, n’est pas ici. --pack TITRE=DOSSIER le désigne.
   *[other] { $games } tables finies ont été laissées de côté : leurs jeux de composants, { $packs }, ne sont pas ici. --pack TITRE=DOSSIER en désigne un.
}
card-simulated-lacking = { $games ->
    [one] L’une d’elles a été jouée avec un jeu de composants qui n’est pas ici : { $packs }. Qui l’a peut la rejouer.
   *[other] { $games } d’entre elles ont été jouées avec des jeux de composants qui ne sont pas ici : { $packs }. Qui les a peut les rejouer.
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
card-own-pack = Le jeu de composants { $packs } n’est pas de cette version d’Argosy, et ne fait pas partie de ce jeu de données. Qui l’a rejoue ses parties enregistrées : `argosy check --pack DOSSIER`.
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

### Le livret de règles : exemples, aide de jeu, cas particuliers, éditions, matériel.

## Pages

rulebook-rules = { $title } : les règles
rulebook-rules-about = Chaque règle porte un numéro et, quand un coup est refusé, on vous dit laquelle l’interdit. Sous chaque règle figurent des moments de vraies parties où elle a compté.
rulebook-quick = { $title } : aide de jeu
rulebook-quick-about = Ce que l’on cherche en cours de partie, sur deux pages imprimées. Tous les nombres viennent du matériel avec lequel joue cette table.
rulebook-faq = { $title } : cas particuliers
rulebook-faq-about = Les questions qui surgissent à la table, et les règles qui les tranchent.
rulebook-editions = Endeavor : les deux éditions côte à côte
rulebook-editions-about = Endeavor (2009) et Endeavor: Age of Sail (2018) partagent l’essentiel de leurs règles. Voici tout ce qui diffère ; ce qui n’est pas cité est identique dans les deux.
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
rulebook-count-discs = Disques par joueur
rulebook-count-cities = Villes (selon la face du plateau)
rulebook-count-routes = Routes commerciales (selon la face du plateau)
rulebook-count-links = Liaisons (selon la face du plateau)
rulebook-count-starts = Bâtiments de départ au choix
rulebook-count-cards = Cartes, gouverneurs non compris
rulebook-count-attributes = Attributs

## Endeavor : aide de jeu

rulebook-endeavor-phases = Une manche, sur { $rounds }
rulebook-endeavor-phases-about = À chaque phase, le détenteur de la couronne commence, puis dans le sens horaire. Après la manche, la couronne passe au voisin de gauche.
rulebook-endeavor-phase-build = Construction
rulebook-endeavor-phase-build-does = Prenez un bâtiment du niveau de votre industrie ou moins. Ses symboles comptent aussitôt.
rulebook-endeavor-phase-growth = Croissance
rulebook-endeavor-phase-growth-does = Déplacez des disques de la réserve au port, selon votre culture.
rulebook-endeavor-phase-salary = Salaires
rulebook-endeavor-phase-salary-does = { $title ->
    [age-of-sail] Ramenez au port des disques posés sur vos bâtiments : au plus autant que le dit votre richesse.
   *[endeavor] Ramenez au port des disques posés sur vos bâtiments : autant que le disent vos finances, sans en omettre.
}
rulebook-endeavor-phase-action = Actions
rulebook-endeavor-phase-action-does = { $title ->
    [age-of-sail] Tour après tour : activez un bâtiment, dépensez un jeton bleu ou passez, jusqu’à ce que tous aient passé.
   *[endeavor] Tour après tour : activez un bâtiment, dépensez un jeton bleu ou passez, jusqu’à ce que tous aient passé. Qui passe respecte aussitôt sa limite de cartes.
}
rulebook-endeavor-phase-discard = Défausse
rulebook-endeavor-phase-discard-does = Gardez autant de cartes que votre influence le permet ; le reste rejoint la défausse commune.
rulebook-endeavor-attributes = Les attributs et leurs seuils
rulebook-endeavor-icons = avec tant de symboles
rulebook-endeavor-gives-build = niveau de bâtiment maximal
rulebook-endeavor-gives-growth = disques à la croissance
rulebook-endeavor-gives-salary = paiements
rulebook-endeavor-gives-limit = cartes à garder
rulebook-endeavor-turn = Votre tour en phase d’actions
rulebook-endeavor-turn-about = { $title ->
    [age-of-sail] Activer coûte un disque, posé sur le cercle vide du bâtiment, et le coût de l’action s’y ajoute. Un jeton bleu n’exige pas ce disque. « A ou B » : l’une des deux. « A et B » : l’une ou les deux, n’importe où.
   *[endeavor] Activer coûte un disque, posé sur le cercle vide du bâtiment, et le coût de l’action s’y ajoute. Un jeton bleu n’exige pas ce disque. « A ou B » : l’une des deux. « A et B » : l’une ou les deux, dans la même région.
}
rulebook-endeavor-action = Action
rulebook-endeavor-costs = Coût
rulebook-endeavor-does = Effet
rulebook-endeavor-rules = Règles
rulebook-endeavor-act-ship = Affréter
rulebook-endeavor-act-ship-costs = 1 disque
rulebook-endeavor-act-ship-does = { $title ->
    [age-of-sail] Vers la case libre de la piste la plus éloignée de la pile, pour son jeton ; vers la haute mer d’une région ouverte, sans jeton ; ou vers une route commerciale libre, en Europe ou dans une région ouverte, pour son jeton. La dernière case ouvre la région : le gouverneur va à qui a le plus de disques sur la piste ; à égalité, au disque le plus proche de la pile.
   *[endeavor] Vers la case libre de la piste la plus éloignée de la pile, pour son jeton ; à côté de la piste si elle est pleine, sans jeton. La dernière case ouvre la région : le gouverneur va à qui a le plus de disques sur la piste ; à égalité, au disque le plus proche de la pile.
}
rulebook-endeavor-act-occupy = Occuper
rulebook-endeavor-act-occupy-costs = 1 disque
rulebook-endeavor-act-occupy-does = Une ville vide en Europe, ou dans une région ouverte où vous avez un disque. Prenez son jeton, et ceux des liaisons dont vous tenez désormais les deux bouts.
rulebook-endeavor-act-attack = Attaquer
rulebook-endeavor-act-attack-costs = 2 disques
rulebook-endeavor-act-attack-does = { $title ->
    [age-of-sail] Remplacez un disque adverse dans une ville ou sur une route commerciale d’une région où vous avez un disque. L’un de vos deux disques va dans votre réserve.
   *[endeavor] Remplacez un disque adverse dans une ville d’une région où vous avez un disque. L’un de vos deux disques va dans votre réserve.
}
rulebook-endeavor-act-payment = Payer
rulebook-endeavor-act-payment-costs = –
rulebook-endeavor-act-payment-does = { $title ->
    [age-of-sail] Ramenez au port un disque posé sur un bâtiment. Un bâtiment n’en libère pas un autre qui offre lui-même un paiement ; un jeton, si.
   *[endeavor] Ramenez au port un disque posé sur un bâtiment. Un bâtiment ne se libère pas lui-même.
}
rulebook-endeavor-act-draw = Piocher
rulebook-endeavor-act-draw-costs = –
rulebook-endeavor-act-draw-does = { $title ->
    [age-of-sail] Prenez la première carte d’une pile, avec autant de disques dans sa région que sa valeur, région ouverte ou non. Ou n’importe quelle carte de la défausse, avec autant de disques en Europe.
   *[endeavor] Prenez la première carte de la pile d’une région ouverte, avec autant de disques dans cette région que sa valeur.
}
rulebook-endeavor-level = Niveau
rulebook-endeavor-building = Bâtiment
rulebook-endeavor-copies = Nombre
rulebook-endeavor-gives = Apporte
rulebook-endeavor-start = départ
rulebook-endeavor-buildings = Bâtiments
rulebook-endeavor-glory = gloire
rulebook-endeavor-short-industry = Ind
rulebook-endeavor-short-culture = Cul
rulebook-endeavor-short-finance = Fin
rulebook-endeavor-short-politics = Pol
rulebook-endeavor-short-wealth = Ric
rulebook-endeavor-short-influence = Inf
rulebook-endeavor-cards = Cartes
rulebook-endeavor-cards-about = { $title ->
    [age-of-sail] Le nombre est celui des disques qu’il faut ; Europe et Esclavage demandent des disques en Europe. « +1 ● » : prise dans sa pile, la carte apporte aussi un disque au port. Europe { $abolition } abolit l’esclavage.
   *[endeavor] Le nombre est celui des disques qu’il faut ; Europe et Esclavage demandent des disques en Europe. Europe { $abolition } abolit l’esclavage.
}
rulebook-endeavor-deck = Pile
rulebook-endeavor-governor = Gouverneur
rulebook-endeavor-tokens = Jetons
rulebook-endeavor-token-brown = brun : se garde, un symbole
rulebook-endeavor-token-blue = bleu : se dépense pour son action
rulebook-endeavor-limits = Limite de cartes
rulebook-endeavor-limits-about = { $title ->
    [age-of-sail] En phase de défausse, gardez au plus autant de cartes que votre influence le permet, et une carte Esclavage en plus ; jamais plus de { $places }. Un gouverneur peut occuper la place libre et ne compte pour rien. Les cartes défaussées vont dans la défausse commune, les cartes Esclavage de côté (−1 gloire), les gouverneurs hors du jeu.
   *[endeavor] En passant, gardez au plus autant de cartes que votre politique le permet, et une carte Esclavage en plus ; jamais plus de { $places }. Un gouverneur peut occuper la place libre et ne compte pour rien. Les cartes défaussées retournent dans leur pile, les cartes Esclavage vont de côté (−1 gloire), les gouverneurs hors du jeu.
}
rulebook-endeavor-scoring = Décompte final
rulebook-endeavor-scoring-about = Après la manche { $rounds }. Le plus de gloire l’emporte ; à égalité, la victoire est partagée.
rulebook-endeavor-score-attributes = Chaque attribut
rulebook-endeavor-score-attributes-gives = le plus haut atteint parmi { $spaces }
rulebook-endeavor-score-cities = Chaque ville
rulebook-endeavor-score-cities-gives = { $cities }, comme indiqué
rulebook-endeavor-score-links = Chaque liaison tenue aux deux bouts
rulebook-endeavor-score-links-gives = { $links }
rulebook-endeavor-score-cards = Cartes tenues, gouverneurs compris
rulebook-endeavor-score-cards-gives = leurs ★
rulebook-endeavor-score-buildings = Bâtiments
rulebook-endeavor-score-buildings-gives = leurs ★
rulebook-endeavor-score-free-place = Place libre de gouverneur vide
rulebook-endeavor-score-free-place-gives = 3
rulebook-endeavor-score-harbor = Trois disques au port, chaque fois
rulebook-endeavor-score-harbor-gives = 1
rulebook-endeavor-score-slavery = Chaque carte Esclavage mise de côté
rulebook-endeavor-score-slavery-gives = −1

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
rulebook-side = { $what } (face { $side })
rulebook-table-numbers = Les nombres du jeu
rulebook-table-regions = Régions
rulebook-table-cities = Villes
rulebook-table-routes = Routes commerciales
rulebook-table-links = Liaisons
rulebook-table-buildings = Bâtiments
rulebook-table-decks = Piles de cartes
rulebook-table-cards = Cartes
rulebook-table-governors = Gouverneurs
rulebook-table-tokens = Jetons
rulebook-table-attributes = Attributs
rulebook-table-thresholds = Seuils des niveaux
rulebook-table-build = Industrie : niveaux de bâtiment
rulebook-table-growth = Culture : disques à la croissance
rulebook-table-salary = Paiements par niveau
rulebook-table-card_limit = Cartes à garder par niveau
rulebook-table-slavery_bonus = Cartes Esclavage au-delà de la limite, par niveau
rulebook-table-glory_spaces = Cases portant de la gloire
rulebook-table-limits = Marqueurs d’attribut
rulebook-table-game_frame = Cadre de la partie
rulebook-table-building_spaces = Emplacements de bâtiment
rulebook-table-income = Revenu
rulebook-table-market = Marché
rulebook-table-end_scoring = Décompte final
rulebook-table-objective_rule = Objectifs dans une manche
rulebook-table-goods = Marchandises
rulebook-table-scoring_track = Piste de score
rulebook-table-frame_marker_rule = Recul des marqueurs
rulebook-table-frame_marker = Marqueurs
rulebook-table-island = Îles
rulebook-table-new_england = Nouvelle-Angleterre
rulebook-table-city = Villes
rulebook-table-antwerp = Anvers
rulebook-table-compass = Tuiles boussole
rulebook-table-tiles_revealed_per_round = Tuiles posées par la boussole
rulebook-table-two_player = À deux joueurs
rulebook-table-start_charters = Affrètements de départ
rulebook-table-charters = Affrètements
rulebook-table-gain_cards = Cartes marchandises et points
rulebook-table-objectives = Objectifs
rulebook-table-captains = Capitaines
rulebook-table-fifty_cards = Cartes 50/100
rulebook-table-contract_rule = Contrats sur le plateau
rulebook-table-contracts = Contrats
rulebook-table-player_board = Plateaux de joueur
rulebook-table-shipyard_expansion = Chantier supplémentaire
rulebook-table-ships_per_action = Navires par action
rulebook-table-crate_goods = Chargement
rulebook-table-nation = Nations
rulebook-table-small_ship_rule = Construction des petits navires
rulebook-table-large_ship_rule = Construction des grands navires
rulebook-table-start_ships = Navires de départ
rulebook-table-small_ships = Petits navires
rulebook-table-large_ships = Grands navires
rulebook-table-tiles = Tuiles d’île
rulebook-field-home = région de tous
rulebook-field-track = cases de piste
rulebook-field-decks = piles
rulebook-field-region = région
rulebook-field-glory = gloire
rulebook-field-token = jeton
rulebook-field-level = niveau
rulebook-field-copies = nombre
rulebook-field-circle = cercle
rulebook-field-actions = actions
rulebook-field-deck = pile
rulebook-field-value = valeur
rulebook-field-abolition = abolit l’esclavage
rulebook-field-count = nombre
rulebook-field-attribute = symbole
rulebook-field-amount = quantité
rulebook-field-values = valeurs
rulebook-field-max = au plus
rulebook-field-rounds = manches
rulebook-field-discs = disques
rulebook-field-card_slots = emplacements de carte
rulebook-field-tiles = tuiles
rulebook-field-bonus_disc = disque pour le port
rulebook-field-start_goods = au départ
rulebook-field-each_round = à chaque manche
rulebook-field-small_spaces = petits navires proposés
rulebook-field-large_spaces = grands navires proposés
rulebook-field-points_per_unscored_cube = points par cube non décompté
rulebook-field-points_per_unused_one_use_card = points par carte restante
rulebook-field-points_per_unresolved_objective = points par objectif restant
rulebook-field-free_per_round = gratuits par manche
rulebook-field-cost_of_each_further_in_goods = marchandises pour chaque autre
rulebook-field-stacks = piles
rulebook-field-cards_per_stack = cartes par pile
rulebook-field-rank = rang
rulebook-field-loop = cases d’un tour de piste
rulebook-field-step_back = cases de recul
rulebook-field-goods_on_triangle = sur la case triangle
rulebook-field-shape = forme
rulebook-field-space = case
rulebook-field-expert_space = case pour joueurs aguerris
rulebook-field-first_bonus = premier bonus
rulebook-field-second_bonus = second bonus
rulebook-field-points_per_cube_not_placed = points par cube non placé
rulebook-field-cube_spaces = cases de cube
rulebook-field-contract_spaces = cases de contrat
rulebook-field-points_per_good = points par marchandise
rulebook-field-island = île
rulebook-field-players = joueurs
rulebook-field-neutral_cube = cubes neutres
rulebook-field-nation = nation
rulebook-field-gain = donne
rulebook-field-of = compte
rulebook-field-conditions = points
rulebook-field-per_place = cubes dans chaque lieu
rulebook-field-bonus = bonus
rulebook-field-gold_is_joker = l’or remplace toute marchandise
rulebook-field-goods = demande
rulebook-field-points = points
rulebook-field-shipyards_at_start = chantiers au départ
rulebook-field-cost = coûte
rulebook-field-good = marchandise
rulebook-field-number = numéro de plateau
rulebook-field-points_when_built = points à la construction
rulebook-field-spaces = cases
rulebook-field-bonuses = bonus
rulebook-field-numbered_spaces = cases
rulebook-field-setup_reveals_per_player = révélées par joueur à la mise en place

## Cas particuliers : Endeavor

rulebook-faq-endeavor-idle-question = Puis-je activer un bâtiment sans rien en faire, seulement pour y poser un disque ?
rulebook-faq-endeavor-idle-answer = { $title ->
    [age-of-sail] Pas à cette table. Un tour est une action ou une passe : l’une au moins des actions du bâtiment ou du jeton doit être réalisable, et vous en réalisez au moins une.
   *[endeavor] Pas à cette table, à moins qu’elle n’ait été ouverte avec l’option « activation à vide ». Sans elle, un tour est une action ou une passe : l’une au moins des actions du bâtiment ou du jeton doit être réalisable, et vous en réalisez au moins une.
}
rulebook-faq-endeavor-two-discs-question = J’ai deux disques au port. Puis-je attaquer avec la Forteresse ?
rulebook-faq-endeavor-two-discs-answer = Non. Le premier disque va sur le cercle du bâtiment, puis l’attaque en coûte deux de plus : il vous en faut trois. Avec un jeton bleu « Attaquer », deux suffisent.
rulebook-faq-endeavor-second-action-question = Mon bâtiment indique « A et B ». Les deux doivent-elles avoir lieu dans la même région ?
rulebook-faq-endeavor-second-action-answer = { $title ->
    [age-of-sail] Non, chacune peut avoir lieu n’importe où. L’ordre est libre, et vous pouvez renoncer à la seconde.
   *[endeavor] Oui. Deux navires vont vers une même région, deux cartes viennent d’une même pile, et une ville et un navire doivent être dans la même région. L’ordre est libre, et vous pouvez renoncer à la seconde.
}
rulebook-faq-endeavor-europe-ship-question = Puis-je affréter vers l’Europe ?
rulebook-faq-endeavor-europe-ship-answer = { $title ->
    [age-of-sail] Pas vers une piste, puisque l’Europe n’en a pas ; mais une route commerciale d’Europe reçoit un navire.
   *[endeavor] Non, l’Europe n’a pas de piste. Qui y occupe une ville avec les Docks ne peut donc pas affréter en plus.
}
rulebook-faq-endeavor-full-track-question = La piste est pleine. Que gagne-t-on à y affréter quand même ?
rulebook-faq-endeavor-full-track-answer = { $title ->
    [age-of-sail] Vous affrétez vers la haute mer. Il n’y a pas de jeton, mais le disque vous rend présent et compte pour piocher les cartes de la région.
   *[endeavor] Le disque se pose à côté de la piste. Il n’y a pas de jeton, mais il vous rend présent et compte pour piocher les cartes de la région.
}
rulebook-faq-endeavor-governor-tie-question = Nous sommes deux à avoir autant de disques sur la piste quand la région s’ouvre. À qui le gouverneur ?
rulebook-faq-endeavor-governor-tie-answer = Parmi les ex æquo, à celui dont un disque est le plus proche de la pile : toujours celui d’entre eux qui y a affrété en dernier. Peu importe qui a posé le tout dernier disque, à moins qu’il ne soit l’un des ex æquo.
rulebook-faq-endeavor-governor-passed-question = J’ai passé, et voici que j’obtiens un gouverneur. Dois-je défausser ?
rulebook-faq-endeavor-governor-passed-answer = Pas tout de suite. Quand tous ont passé, vos cartes sont comparées une fois encore à votre limite : vous mettez alors le gouverneur à la place libre, le gardez parmi vos cartes s’il y a de la place, ou défaussez. Il en va de même si l’abolition vous a pris des cartes Esclavage.
rulebook-faq-endeavor-governor-beside-question = Les disques hors de la piste comptent-ils pour le gouverneur ?
rulebook-faq-endeavor-governor-beside-answer = Non. Seuls comptent les disques posés sur la piste même et, à l’ouverture de la région, il ne peut pas encore y avoir d’autres navires.
rulebook-faq-endeavor-presence-lost-question = Mon seul disque dans une région a été attaqué. Puis-je encore y occuper des villes ?
rulebook-faq-endeavor-presence-lost-answer = Non. La présence se vérifie chaque fois : il faut d’abord y affréter. Un disque sur une piste ne peut jamais être attaqué ; un navire garantit donc votre présence.
rulebook-faq-endeavor-link-token-question = J’ai pris le jeton d’une liaison, puis perdu l’un de ses bouts. Dois-je rendre le jeton ?
rulebook-faq-endeavor-link-token-answer = Non. Un jeton pris reste à vous. Ce que vous perdez, c’est le contrôle de la liaison, qui vaut 1 gloire à la fin à qui en tient alors les deux bouts. Ce joueur ne reçoit pas de jeton : il n’y en avait un que pour le premier.
rulebook-faq-endeavor-attack-token-question = Prend-on un jeton en attaquant une ville ?
rulebook-faq-endeavor-attack-token-answer = Pas pour la ville : son jeton est allé à qui l’a occupée en premier. Les liaisons que votre disque achève et que personne n’a encore contrôlées donnent toujours le leur.
rulebook-faq-endeavor-attack-track-question = Puis-je attaquer un disque sur une piste maritime ?
rulebook-faq-endeavor-attack-track-answer = { $title ->
    [age-of-sail] Non. On n’attaque que les villes et les routes commerciales ; les disques sur une piste ou en haute mer ne risquent rien.
   *[endeavor] Non. On n’attaque que les villes ; les disques sur une piste ou à côté ne risquent rien.
}
rulebook-faq-endeavor-payer-question = Un bâtiment qui paie peut-il se libérer lui-même, ou en libérer un autre qui paie ?
rulebook-faq-endeavor-payer-answer = { $title ->
    [age-of-sail] Ni l’un ni l’autre : le paiement d’un bâtiment ne libère aucun bâtiment offrant lui-même un paiement. Un jeton « Payer » les libère tous.
   *[endeavor] Lui-même, non ; un autre, oui. Un jeton « Payer » libère n’importe lequel.
}
rulebook-faq-endeavor-closed-draw-question = Puis-je piocher une carte d’une région encore fermée ?
rulebook-faq-endeavor-closed-draw-answer = { $title ->
    [age-of-sail] Oui, si vous y avez assez de disques. Ceux de la piste d’une région fermée comptent aussi.
   *[endeavor] Non, la région doit être ouverte, quel que soit le nombre de vos disques sur sa piste.
}
rulebook-faq-endeavor-pile-question = Que faut-il pour prendre une carte de la défausse ?
rulebook-faq-endeavor-pile-answer = Autant de disques en Europe que sa valeur, d’où que vienne la carte. Le disque d’une carte de valeur 1 n’est pas accordé une seconde fois.
rulebook-faq-endeavor-value-one-question = Toute carte de valeur 1 apporte-t-elle un disque ?
rulebook-faq-endeavor-value-one-answer = Seulement celles des six régions, et seulement quand on les pioche dans leur pile. Europe 1 et Esclavage 1 n’en apportent pas, ni une carte prise dans la défausse.
rulebook-faq-endeavor-route-presence-question = À quoi sert une route commerciale ?
rulebook-faq-endeavor-route-presence-answer = Elle donne son jeton, n’exige aucune présence, puis vaut présence et compte comme un disque dans sa région. Elle est le bout de liaisons. Elle-même ne vaut pas de gloire, et elle peut être attaquée.
rulebook-faq-endeavor-slavery-over-question = Ma limite est de cinq et je tiens cinq cartes plus une carte Esclavage. Dois-je défausser ?
rulebook-faq-endeavor-slavery-over-answer = Oui. Une carte Esclavage peut dépasser votre limite, mais il n’y a que cinq emplacements, et la place libre est réservée aux gouverneurs.
rulebook-faq-endeavor-slavery-kept-question = Les cartes Esclavage que je tiens encore à la fin coûtent-elles de la gloire ?
rulebook-faq-endeavor-slavery-kept-answer = Non, seulement celles mises de côté : en les défaussant, ou par l’abolition.
rulebook-faq-endeavor-abolition-twice-question = Europe 5 a été défaussée, puis piochée de nouveau. L’esclavage est-il aboli une seconde fois ?
rulebook-faq-endeavor-abolition-twice-answer = Non. Cela n’arrive qu’une fois, et de toute façon il ne reste alors plus de carte Esclavage sur le plateau.
rulebook-faq-endeavor-free-place-question = Suis-je obligé de mettre un gouverneur à la place libre ?
rulebook-faq-endeavor-free-place-answer = Non. Laissée vide, elle vaut 3 gloires à la fin : vous pouvez garder vos gouverneurs parmi les cartes normales, ou défausser pour cela. Et ce n’est pas pour toujours : chaque fois que vous avez trop de cartes, vous pouvez choisir à nouveau, et à la dernière manche dans tous les cas.
rulebook-faq-endeavor-limit-falls-question = Je défausse une carte portant des symboles de l’attribut qui fixe ma limite. Que se passe-t-il ?
rulebook-faq-endeavor-limit-falls-answer = La limite peut baisser avec elle, et vous continuez à défausser jusqu’à la respecter. Pensez à l’ordre.
rulebook-faq-endeavor-voluntary-question = Puis-je défausser une carte qui ne me plaît plus ?
rulebook-faq-endeavor-voluntary-answer = Non. On ne défausse que lorsque la limite est vérifiée, et jamais plus qu’elle ne l’exige. Vous pouvez cependant faire en sorte qu’elle en exige une de plus, en gardant un gouverneur parmi vos cartes normales plutôt qu’à la place libre.
rulebook-faq-endeavor-no-building-question = Il ne reste rien de mon niveau dans le stock. Est-ce que je ne construis rien ?
rulebook-faq-endeavor-no-building-answer = Si : vous prenez un bâtiment du plus bas niveau où il en reste, au-dessus du vôtre. Un second bâtiment de niveau 5 reste interdit, même alors.
rulebook-faq-endeavor-salary-choice-question = Puis-je laisser un disque sur un bâtiment en phase de salaires ?
rulebook-faq-endeavor-salary-choice-answer = { $title ->
    [age-of-sail] Si vous ne pouvez pas tout payer, vous choisissez, et pouvez vous arrêter avant. Si vous le pouvez, cette table paie tout sans vous interroger.
   *[endeavor] Seulement si vous avez moins de paiements que de bâtiments portant un disque ; vous choisissez alors lesquels payer. Tous vos paiements sont obligatoires.
}
rulebook-faq-endeavor-above-fifteen-question = J’ai 17 symboles d’un attribut. Les deux derniers sont-ils perdus ?
rulebook-faq-endeavor-above-fifteen-answer = Ils ne valent pas de gloire, car le marqueur s’arrête à 15, mais on s’en souvient : si vous en perdez un, vous restez à 15.
rulebook-faq-endeavor-slots-question = Puis-je déplacer mes cartes d’un emplacement à l’autre pendant mes actions ?
rulebook-faq-endeavor-slots-answer = Oui, autant que vous voulez : tant que votre limite n’est pas vérifiée, leur emplacement ne change rien, et il n’y a rien à dire à la table. Les symboles comptent partout.
rulebook-faq-endeavor-levels-question = Ma limite de cartes est-elle le nombre de mes symboles ? Et ma croissance, mes paiements ?
rulebook-faq-endeavor-levels-answer = { $title ->
    [age-of-sail] Non. C’est le niveau qui compte, atteint avec 0, 2, 4, 7 et 10 symboles. Avec 3 symboles d’influence, vous gardez 2 cartes ; avec 3 de culture, 3 disques arrivent ; avec 3 de richesse, vous faites 2 paiements.
   *[endeavor] Non. C’est le niveau qui compte, atteint avec 0, 2, 4, 7 et 10 symboles. Avec 3 symboles de politique, vous gardez 2 cartes ; avec 3 de culture, 3 disques arrivent ; avec 3 de finances, vous faites 2 paiements. Un tableau imprimé montre pour la croissance un disque de moins que les exemples voisins : les exemples ont raison.
}
rulebook-faq-endeavor-attribute-glory-question = Dois-je additionner la gloire de toutes les cases que mon marqueur a dépassées ?
rulebook-faq-endeavor-attribute-glory-answer = Non, une seule case compte : celle du marqueur ou, en dessous, la première qui porte de la gloire. Un marqueur sur 5 vaut 4.
rulebook-faq-endeavor-presence-beside-question = Un disque hors de la piste suffit-il pour occuper ou attaquer dans la région ?
rulebook-faq-endeavor-presence-beside-answer = { $title ->
    [age-of-sail] Oui. Tout disque dans la région vaut présence, en haute mer et sur une route commerciale aussi.
   *[endeavor] Oui. Tout disque dans la région vaut présence, à côté de la piste pleine aussi.
}
rulebook-faq-endeavor-europe-decks-question = Quelles piles appartiennent à l’Europe, et que demandent-elles ?
rulebook-faq-endeavor-europe-decks-answer = { $title ->
    [age-of-sail] Deux : Europe et Esclavage. Pour l’une et l’autre comptent tous vos disques en Europe, dans les villes et sur les routes commerciales. La première carte de chacune vaut 0 et n’en demande aucun.
   *[endeavor] Deux : Europe et Esclavage. Pour l’une et l’autre comptent vos disques dans les villes d’Europe. La première carte de chacune vaut 0 et n’en demande aucun.
}
rulebook-faq-endeavor-regions-question = Certains résumés citent d’autres régions, l’Asie centrale par exemple. Lesquelles y a-t-il ?
rulebook-faq-endeavor-regions-answer = Sept : l’Europe et, chacune avec sa piste, l’Afrique, les Caraïbes, l’Extrême-Orient, les Indes, l’Amérique du Nord et l’Amérique du Sud.
rulebook-faq-endeavor-start-question = Où se trouvent les gouverneurs, et mon premier bâtiment porte-t-il déjà un disque ?
rulebook-faq-endeavor-start-answer = { $title ->
    [age-of-sail] Dans cette édition, les gouverneurs sont à côté de leur pile, vous choisissez l’un de deux bâtiments de départ, et un disque de votre réserve s’y trouve. Dans la première édition, il en va autrement.
   *[endeavor] Dans cette édition, chaque gouverneur est au sommet de sa pile, tout le monde commence avec la Maison coloniale, et aucun disque ne s’y trouve. Dans Age of Sail, il en va autrement.
}
rulebook-faq-endeavor-game-end-question = La partie s’arrête-t-elle dès qu’un joueur remplit son dernier emplacement de bâtiment ?
rulebook-faq-endeavor-game-end-answer = Non. On le remplit à la phase de construction de la septième manche, et cette manche se joue jusqu’au bout.
rulebook-faq-endeavor-two-cards-question = Le Bureau de vente pioche deux cartes. Où ?
rulebook-faq-endeavor-two-cards-answer = { $title ->
    [age-of-sail] Dans n’importe quelles piles, ou dans la défausse : chaque pioche est une action à part.
   *[endeavor] Toutes deux dans la même pile. En Europe non plus, on ne prend pas l’une dans Europe et l’autre dans Esclavage.
}
rulebook-faq-endeavor-neutral-question = Y a-t-il des disques neutres, ou d’autres règles à peu de joueurs ?
rulebook-faq-endeavor-neutral-answer = { $title ->
    [age-of-sail] Non. À deux et à trois, on joue avec les mêmes règles qu’à cinq, tout disque est à quelqu’un, et seule la face du plateau change.
   *[endeavor] Non. À trois, on joue avec les mêmes règles qu’à cinq, et tout disque est à quelqu’un. Cette édition ne se joue pas à deux.
}
rulebook-faq-endeavor-chips-question = À quoi servent les jetons de score ?
rulebook-faq-endeavor-chips-answer = À compter, rien d’autre. Dans la boîte, ils représentent la gloire pendant qu’on l’additionne ; ici la table fait la somme, et les jetons qui restent sur le plateau à la fin ne valent rien.

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
client-confirm = Demander avant chaque décision
client-confirm-this = { $label } ?
client-confirm-yes = Oui, c’est décidé
client-confirm-no = Pas encore
client-thinks = Depuis { $seconds } s
client-move-now = Jouer maintenant
client-undo-nothing = Vous n’avez encore rien décidé qui puisse être repris.
client-undo-not-here = À cette table, aucune décision n’est reprise.
client-undo-waits = Doivent encore répondre : { $players }.
client-not-this = Choisir autre chose
client-skip = Montrer la fin du mouvement

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
client-nfl-private-of = Pour les seuls yeux de { $player }
