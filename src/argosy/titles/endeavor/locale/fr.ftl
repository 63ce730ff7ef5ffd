## Les titres, leurs options, les étapes d'une manche
endeavor-title-endeavor = Endeavor
endeavor-title-age-of-sail = Endeavor: Age of Sail
endeavor-about-endeavor = La première édition : bâtir, prendre la mer, occuper des villes, piocher ; une double action reste dans une même région.
endeavor-about-age-of-sail = La seconde édition : une carte à deux faces, des routes commerciales, la haute mer, et un premier bâtiment choisi en secret.
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
endeavor-prompt-start = Choisissez votre bâtiment de départ ; tous seront révélés ensemble.
endeavor-prompt-build = Choisissez un bâtiment, jusqu’au niveau { $level }.
endeavor-prompt-salary = { $payments ->
    [one] Un paiement : quel bâtiment ?
   *[other] { $payments } paiements : quels bâtiments ?
}
endeavor-prompt-turn = { $discs ->
    [0] Aucun disque au port : dépensez un jeton ou passez.
    [one] Un disque : activez, dépensez un jeton ou passez.
   *[other] { $discs } disques : activez, dépensez un jeton ou passez.
}
endeavor-prompt-action = { $source } : une action.
endeavor-prompt-action-or-none = { $source } : une action, ou aucune.
endeavor-prompt-action-more = { $source } : aussi la seconde action ?
endeavor-prompt-discard = { $cards ->
    [one] Une carte de trop : défaussez-en une, ou déplacez un gouverneur.
   *[other] { $cards } cartes de trop : défaussez-en une, ou déplacez un gouverneur.
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

### Pourquoi un robot joue ainsi.
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

## First voyage: a title learnt by playing
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

## Endeavor
endeavor-length = 7 manches, environ 45 minutes
client-option-side = Face du plateau
client-option-combined_phases = Phases combinées
client-option-idle_activation = Activation à vide
client-endeavor-round = Manche { $round } sur { $rounds }
client-endeavor-mat = Plateau de { $player }
client-endeavor-glory = gloire
client-endeavor-harbor = Port { $count }
client-endeavor-supply = Réserve { $count }
client-endeavor-buildings = Bâtiments { $count } sur { $most }
client-endeavor-cards = Cartes { $count }, limite { $limit }
client-endeavor-set-aside = mises de côté : { $count }
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
client-endeavor-step = { $attribute } { $from } → { $to } : { $reached }
client-endeavor-step-next = encore { $count } jusqu’au niveau suivant
client-endeavor-step-highest = le plus haut niveau
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
client-endeavor-below = Dessous, par valeur : { $cards }
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
client-endeavor-banner-home = patrie
client-endeavor-banner-open = ouverte
client-endeavor-left = reste { $count }
client-endeavor-deck-left = { $deck }, { $count }
client-endeavor-governor = gouverneur
client-endeavor-sea = Haute mer : { $region }
client-endeavor-space = { $region } : case { $space }
client-endeavor-score = Gloire de { $player }
client-endeavor-overview = Tout le plateau
client-endeavor-cartouche = un monde en { $rounds } manches
client-endeavor-cartouche-bare = face { $side }
client-endeavor-cartouche-side = face { $side } · pour { $seats } joueurs
client-endeavor-tokens-count = Jetons { $count }
client-endeavor-slot-round = manche { $round }
client-endeavor-if-empty = si vide
client-endeavor-place-card = une place de carte, dans la limite
client-endeavor-place-locked = une place de carte, au-delà de la limite
client-endeavor-place-governor = place libre de gouverneur : 3 gloires si elle reste vide
client-endeavor-purpose-build = niveau à bâtir
client-endeavor-purpose-growth = disques/manche
client-endeavor-purpose-salary = salaires
client-endeavor-purpose-limit = limite de cartes
client-endeavor-phase-build = Bâtir
client-endeavor-phase-growth = Croissance
client-endeavor-phase-salary = Salaires
client-endeavor-phase-action = Actions
client-endeavor-phase-discard = Défausse
client-endeavor-group-ship = Affréter
client-endeavor-group-occupy = Occuper
client-endeavor-group-attack = Attaquer
client-endeavor-group-draw = Piocher
client-endeavor-group-payment = Payer
client-endeavor-group-salary = Payer
client-endeavor-group-activate = Activer un bâtiment
client-endeavor-group-spend = Dépenser un jeton
client-endeavor-group-discard = Défausser
client-endeavor-group-place = Place du gouverneur
client-endeavor-cost = { $count ->
    [0] aucun disque
   *[other] { $count } { $discs ->
        [one] disque sur { $discs }
       *[other] de vos { $discs } disques
    }
}
client-endeavor-payments-left = { $count ->
    [one] encore { $count } salaire
   *[other] encore { $count } salaires
}
client-endeavor-note-space = case { $space } sur { $spaces }
client-endeavor-note-first = case { $space } sur { $spaces }, votre premier disque
client-endeavor-note-opens = dernière case : la région s’ouvre
client-endeavor-note-sea = sans jeton ; votre disque n° { $discs } ici
client-endeavor-note-attack = chasse { $player }
client-endeavor-note-links = { $count ->
    [one] achève une liaison
   *[other] achève { $count } liaisons
}
client-endeavor-note-card = { $discs ->
    [0] aucun disque à vous ici
    [one] { $discs } disque à vous ici
   *[other] { $discs } disques à vous ici
}
client-endeavor-legend-attributes = Attributs
client-endeavor-legend-actions = Actions
client-endeavor-legend-people = Gens et gloire
client-endeavor-legend-chart = Sur la carte
client-endeavor-sign-ship = Affréter
client-endeavor-sign-occupy = Occuper
client-endeavor-sign-attack = Attaquer
client-endeavor-sign-payment = Payer
client-endeavor-sign-draw = Piocher
client-endeavor-sign-ticket = Jeton bleu
client-endeavor-sign-disc = Disque
client-endeavor-sign-harbor = Port
client-endeavor-sign-supply = Réserve
client-endeavor-sign-hand = Cartes
client-endeavor-sign-tokens = Jetons
client-endeavor-sign-governor = Gouverneur
client-endeavor-sign-crown = Couronne
client-endeavor-sign-glory = Gloire
client-endeavor-sign-wave = Haute mer
client-endeavor-sign-lock = Fermée
client-endeavor-sign-link = Liaison
client-endeavor-sign-open = Ville ouverte
client-endeavor-sign-shut = Ville fermée
client-endeavor-sign-route = Route commerciale
client-endeavor-sign-build = Bâtiment
client-endeavor-sign-building = Place de bâtiment
client-endeavor-sign-free = Place libre de gouverneur
client-endeavor-sign-card = Place de carte
client-endeavor-sign-chains = Abolition
client-endeavor-sign-pass = Passer
client-endeavor-short-build = les bâtiments permis
client-endeavor-short-growth = disques reçus par manche
client-endeavor-short-salary = disques à reprendre
client-endeavor-short-limit = cartes à garder
client-endeavor-short-ship = 1 disque vers une piste
client-endeavor-short-occupy = 1 disque, ville ouverte
client-endeavor-short-attack = 2 disques, en chasse un
client-endeavor-short-payment = un disque revient au port
client-endeavor-short-draw = la première carte
client-endeavor-short-ticket = une fois, pour son action
client-endeavor-short-disc = l’un de vos gens
client-endeavor-short-supply = disques pas encore là
client-endeavor-short-harbor = disques prêts à servir
client-endeavor-short-governor = au plus de disques sur la piste
client-endeavor-short-crown = commence chaque phase
client-endeavor-short-glory = les points
client-endeavor-short-open = peut être occupée
client-endeavor-short-shut = région encore fermée
client-endeavor-short-route = prend un navire, sans gloire
client-endeavor-short-link = ses deux bouts au même joueur
client-endeavor-short-wave = quand la piste est pleine
client-endeavor-explain-city = Posez ici un disque de votre port, si vous en avez déjà un dans la région : vous prenez le jeton, et la ville vaut { $glory ->
    [one] { $glory } gloire
   *[other] { $glory } gloires
} tant que vous la tenez.
client-endeavor-explain-held = Cette ville est à vous : elle vaut { $glory ->
    [one] { $glory } gloire
   *[other] { $glory } gloires
} à la fin, et des liaisons vers vos autres places peuvent partir d’ici.
client-endeavor-explain-shut = Personne ne peut s’installer ici avant l’ouverture de la région : { $region }.
client-endeavor-explain-route = Affrétez un disque ici pour prendre le jeton ; une route commerciale ne vaut rien elle-même, mais ses liaisons si.
client-endeavor-explain-attack = Une attaque coûte deux disques : l’un retourne dans votre réserve, l’autre chasse le disque qui se trouve ici.
client-endeavor-explain-home = L’Europe est ouverte à tous dès le début, et chacun y est présent.
client-endeavor-explain-region = Le disque qui remplit la piste ouvre la région : ses villes peuvent alors être occupées.
client-endeavor-explain-region-open = La piste est pleine, donc la région est ouverte : ses villes peuvent être occupées.
client-endeavor-explain-track = Affrétez un disque vers la prochaine case libre et prenez le jeton qui s’y trouve ; qui a le plus de disques sur la piste gagne le gouverneur.
client-endeavor-explain-sea = La piste est pleine, mais vous pouvez encore affréter ici : sans jeton, et le disque compte dans la région comme les autres.
client-endeavor-explain-link = Qui tient les deux bouts contrôle la liaison, qui vaut { $glory ->
    [one] { $glory } gloire
   *[other] { $glory } gloires
} ; le premier à le faire prend aussi son jeton.
client-endeavor-explain-deck = { $value ->
    [0] Piochez la première carte : elle ne demande aucun disque. Ses symboles comptent aussitôt.
    [one] Piochez la première carte si vous avez au moins { $value } disque dans la région ({ $region }). Ses symboles comptent aussitôt.
   *[other] Piochez la première carte si vous avez au moins { $value } disques dans la région ({ $region }). Ses symboles comptent aussitôt.
}
client-endeavor-explain-deck-empty = Cette pioche est vide : il n’y a plus rien à prendre.
client-endeavor-explain-pile = Au lieu de la première carte d’une pioche, vous pouvez prendre celle-ci, avec autant de disques en Europe que sa valeur.
client-endeavor-explain-governor = Quand la piste est pleine, le gouverneur revient à qui y a le plus de disques ; à égalité, au plus proche de la pioche.
client-endeavor-explain-attribute-build = Jusqu’où vous pouvez bâtir : { $thresholds } symboles permettent le niveau { $steps }.
client-endeavor-explain-attribute-growth = Combien de disques arrivent au port à chaque manche : { $thresholds } symboles en apportent { $steps }.
client-endeavor-explain-attribute-salary = Combien de disques vous pouvez reprendre à vos bâtiments à chaque manche : { $thresholds } symboles en permettent { $steps }.
client-endeavor-explain-attribute-limit = Combien de cartes vous pouvez garder : { $thresholds } symboles en permettent { $steps }.
client-endeavor-explain-building-acts = { $icons ->
    [0] Posez un disque sur son cercle pour agir : { $actions }.
   *[other] Ses symboles comptent aussitôt ; posez un disque sur son cercle pour agir : { $actions }.
}
client-endeavor-explain-building-icons = Rien à activer : ses symboles comptent dès qu’il est bâti.
client-endeavor-explain-building-glory = Rien à activer : il vaut { $glory } gloires à la fin.
client-endeavor-explain-token = Il reste à vous et compte comme un symbole de plus : { $attribute }.
client-endeavor-explain-ticket = Dépensez-le au lieu d’activer un bâtiment : { $actions }. Il ne demande pas de disque d’activation, et quitte la partie.
client-endeavor-explain-card = Ses symboles comptent tant que vous la gardez ; en fin de manche vous ne gardez pas plus de cartes que votre limite.
client-endeavor-explain-card-governor = Un gouverneur à la place libre ne compte dans aucune limite ; les autres comptent comme toute carte.
client-endeavor-explain-card-slavery = Vous pouvez garder une carte esclavage au-delà de votre limite ; défaussée, ou perdue à l’abolition, elle coûte 1 gloire.
client-endeavor-explain-card-abolition = Qui la pioche le premier abolit l’esclavage : toutes les cartes esclavage perdent leurs symboles et coûtent 1 gloire chacune.
client-endeavor-explain-score = La gloire, comme si la partie finissait maintenant ; qui en a le plus à la fin l’emporte.
client-endeavor-explain-free = Un gouverneur peut se tenir ici et ne compte dans aucune limite ; si elle reste vide, la place vaut 3 gloires à la fin.
client-endeavor-explain-card-place = Votre limite de cartes dit combien de ces places servent en fin de manche.
client-endeavor-explain-slot = Vous prenez un bâtiment à chaque manche, pour la prochaine place vide.
client-endeavor-explain-sign-ship = Envoyez un disque de votre port sur la piste d’une région, et prenez le jeton qui s’y trouve.
client-endeavor-explain-sign-occupy = Posez un disque de votre port dans une ville libre d’une région ouverte, et prenez son jeton.
client-endeavor-explain-sign-attack = Pour deux disques, chassez d’une ville le disque d’un autre.
client-endeavor-explain-sign-payment = Ramenez au port un disque posé sur un de vos bâtiments : le bâtiment peut resservir.
client-endeavor-explain-sign-draw = Prenez la première carte d’une pioche, si vous avez assez de disques dans sa région.
client-endeavor-explain-sign-disc = L’un de vos gens : au port, au travail sur un bâtiment, ou parti sur la carte.
client-endeavor-explain-sign-harbor = Des disques prêts à servir : chaque envoi et chaque bâtiment activé en prend un ici.
client-endeavor-explain-sign-supply = Des disques pas encore arrivés : la croissance en amène quelques-uns au port à chaque manche.
client-endeavor-explain-sign-hand = Vos cartes, face au nombre que vous pouvez garder en fin de manche.
client-endeavor-explain-sign-tokens = Des jetons pris sur la carte : chacun ajoute un symbole, ou se dépense une fois pour une action.
client-endeavor-explain-sign-governor = Chaque région en a un : il revient à qui a le plus de disques sur la piste quand elle est pleine.
client-endeavor-explain-sign-crown = Qui la porte commence chaque phase ; elle passe au suivant à chaque manche.
client-endeavor-explain-sign-glory = Les points : attributs, villes, liaisons, cartes, bâtiments et disques ; le plus à la fin l’emporte.
client-endeavor-explain-sign-wave = Où vont les navires quand la piste est pleine : sans jeton, mais le disque compte dans la région.
client-endeavor-explain-sign-lock = Autant de disques à affréter encore avant que la région s’ouvre.
client-endeavor-explain-sign-link = À la couleur d’un joueur : il en tient les deux bouts. En pointillé : personne encore.
client-endeavor-explain-sign-open = Peut être occupée, dès que vous avez un disque dans sa région.
client-endeavor-explain-sign-shut = Sa région n’est pas encore ouverte.
client-endeavor-explain-sign-route = Prend un disque, par navire ; ne vaut rien elle-même, mais se relie comme une ville.
client-endeavor-explain-sign-build = Un bâtiment par manche ; un disque sur son cercle le met au travail.
client-endeavor-explain-sign-chains = Met fin à l’esclavage pour tous : les cartes esclavage sont mises de côté et coûtent de la gloire.
client-endeavor-explain-sign-pass = Vous ne jouez plus de tour dans cette manche.

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

## Pages of the rulebook: tables and values of the packs
rulebook-endeavor-editions = Endeavor : les deux éditions côte à côte
rulebook-endeavor-editions-about = Endeavor (2009) et Endeavor: Age of Sail (2018) partagent l’essentiel de leurs règles. Voici tout ce qui diffère ; ce qui n’est pas cité est identique dans les deux.
rulebook-endeavor-count-discs = Disques par joueur
rulebook-endeavor-count-cities = Villes (selon la face du plateau)
rulebook-endeavor-count-routes = Routes commerciales (selon la face du plateau)
rulebook-endeavor-count-links = Liaisons (selon la face du plateau)
rulebook-endeavor-count-starts = Bâtiments de départ au choix
rulebook-endeavor-count-cards = Cartes, gouverneurs non compris
rulebook-endeavor-count-attributes = Attributs
rulebook-endeavor-table-regions = Régions
rulebook-endeavor-table-cities = Villes
rulebook-endeavor-table-routes = Routes commerciales
rulebook-endeavor-table-links = Liaisons
rulebook-endeavor-table-buildings = Bâtiments
rulebook-endeavor-table-decks = Piles de cartes
rulebook-endeavor-table-cards = Cartes
rulebook-endeavor-table-governors = Gouverneurs
rulebook-endeavor-table-tokens = Jetons
rulebook-endeavor-table-attributes = Attributs
rulebook-endeavor-table-thresholds = Seuils des niveaux
rulebook-endeavor-table-build = Industrie : niveaux de bâtiment
rulebook-endeavor-table-growth = Culture : disques à la croissance
rulebook-endeavor-table-salary = Paiements par niveau
rulebook-endeavor-table-card_limit = Cartes à garder par niveau
rulebook-endeavor-table-slavery_bonus = Cartes Esclavage au-delà de la limite, par niveau
rulebook-endeavor-table-glory_spaces = Cases portant de la gloire
rulebook-endeavor-table-limits = Marqueurs d’attribut
rulebook-endeavor-table-game_frame = Cadre de la partie
rulebook-endeavor-table-building_spaces = Emplacements de bâtiment
rulebook-endeavor-variant-side = { $what } (face { $number })
rulebook-endeavor-row-links = { $ends }
rulebook-endeavor-field-home = région de tous
rulebook-endeavor-field-track = cases de piste
rulebook-endeavor-field-decks = piles
rulebook-endeavor-field-region = région
rulebook-endeavor-field-glory = gloire
rulebook-endeavor-field-token = jeton
rulebook-endeavor-field-level = niveau
rulebook-endeavor-field-copies = nombre
rulebook-endeavor-field-circle = cercle
rulebook-endeavor-field-actions = actions
rulebook-endeavor-field-deck = pile
rulebook-endeavor-field-value = valeur
rulebook-endeavor-field-abolition = abolit l’esclavage
rulebook-endeavor-field-count = nombre
rulebook-endeavor-field-attribute = symbole
rulebook-endeavor-field-amount = quantité
rulebook-endeavor-field-values = valeurs
rulebook-endeavor-field-max = au plus
rulebook-endeavor-field-rounds = manches
rulebook-endeavor-field-discs = disques
rulebook-endeavor-field-card_slots = emplacements de carte
rulebook-endeavor-field-bonus_disc = disque pour le port
rulebook-endeavor-field-players = joueurs
rulebook-endeavor-field-governor = gouverneur
tables-endeavor-count-attributes = { $name }
tables-endeavor-count-harbor = dans le port
tables-endeavor-count-supply = dans la réserve
tables-endeavor-change-points = { $count ->
    [one] { $by } gloire
   *[other] { $by } gloires
}
