## The titles, their options, the stages of a round
endeavor-title-endeavor = Endeavor
endeavor-title-age-of-sail = Endeavor: Age of Sail
endeavor-about-endeavor = The first edition: build, sail out, settle cities and draw cards; both halves of a double action stay in one region.
endeavor-about-age-of-sail = The second edition: a chart with two sides, trade routes, the open sea, and a first building chosen in secret.
endeavor-option-combined_phases = Combined phases: each player builds, grows and pays salaries in one go, then the next player does. A quicker round.
endeavor-option-idle_activation = Idle activation: you may activate a building without carrying out any of its actions, for instance to wait a turn. Otherwise a turn is an action or a pass.
endeavor-option-side = Side of the board: side 1 suits 2, 3 or 4 players, side 2 suits 2, 4 or 5. With 2 or 4, side 1 is crowded and side 2 roomy. The other sides are allowed too, but not made for it: with 5 on side 1 it gets very tight, with 3 on side 2 you hardly meet.
endeavor-stage-start = Starting buildings
endeavor-stage-build = Build phase
endeavor-stage-salary = Salary phase
endeavor-stage-turn = Action phase
endeavor-stage-action = Action under way
endeavor-stage-discard = Discarding
endeavor-stage-over = Game over

## Chapters of the rules
endeavor-chapter-SET = Set-up
endeavor-chapter-RND = Rounds
endeavor-chapter-ATT = Attributes
endeavor-chapter-BLD = Build phase
endeavor-chapter-GRO = Growth phase
endeavor-chapter-SAL = Salary phase
endeavor-chapter-ACT = Action phase
endeavor-chapter-SHP = Ship
endeavor-chapter-OCC = Occupy
endeavor-chapter-LNK = Links
endeavor-chapter-ATK = Attack
endeavor-chapter-PAY = Payment
endeavor-chapter-DRW = Draw
endeavor-chapter-ABO = Abolition of slavery
endeavor-chapter-DIS = Card limit and discards
endeavor-chapter-END = Final scoring

## Rules: set-up
endeavor-rule-SET-1 = { $title ->
    [age-of-sail] Age of Sail is for 2 to 5 players. The board has two sides: side 1 suits 2, 3 or 4 players, side 2 suits 2, 4 or 5; with 2 or 4, side 1 is crowded and side 2 roomy. Whoever opens the table picks the side. A side that does not suit the number of players is allowed, and the log says so.
   *[endeavor] Endeavor is for 3 to 5 players.
}
endeavor-rule-SET-2 = { $title ->
    [age-of-sail] The 95 tokens are shuffled and laid out face up: one on every space of the shipping tracks, in every city, on every trade route and on every link with a round space. Links with a square space get none.
   *[endeavor] The 95 tokens are shuffled and laid out face up: one on every space of the shipping tracks, in every city and on every link.
}
endeavor-rule-SET-3 = { $title ->
    [age-of-sail] Every deck lies face up, its lowest card on top, and each region’s governor waits beside its deck. The Europe and Slavery decks have no governor and begin with a card of value 0.
   *[endeavor] Every deck lies face up, its lowest card on top; above that lies the region’s governor until it is won. The Europe and Slavery decks have no governor and begin with a card of value 0.
}
endeavor-rule-SET-4 = The stock offers three kinds of buildings at each level. Of each kind there are 5 at level 1, 4 at level 2, 3 at level 3, 2 at level 4 and a single one at level 5.
endeavor-rule-SET-5 = { $title ->
    [age-of-sail] You begin with all your 35 discs in your supply, an empty harbor and four attributes at 0.
   *[endeavor] You begin with all your 30 discs in your supply, an empty harbor and four attributes at 0.
}
endeavor-rule-SET-6 = A first player is drawn at random and receives the crown.
endeavor-rule-SET-7 = { $title ->
    [age-of-sail] Before the first round everybody secretly picks a starting building: the Colonial House or the Merchant Dock. All choices are revealed together, and icons count at once. Then one disc from your supply is placed on the building’s circle.
   *[endeavor] Your first building is the Colonial House. No disc stands on it yet, so it is ready to use.
}

## Rules: rounds
endeavor-rule-RND-1 = { $title ->
    [age-of-sail] The game lasts seven rounds. A round has five phases: build, growth, salary, action and discard. In each phase the holder of the crown goes first, and the others follow clockwise.
   *[endeavor] The game lasts seven rounds. A round has four phases: build, growth, salary and action. In each phase the holder of the crown goes first, and the others follow clockwise.
}
endeavor-rule-RND-2 = Only in the first edition, as an option (combined phases): each player in turn does build, growth and salary in one go before the next player begins. The action phase then follows as usual.
endeavor-rule-RND-3 = When a round ends, the crown moves to the next player on the left. After the seventh round the game is over and glory is counted.

## Rules: attributes
endeavor-rule-ATT-1 = { $title ->
    [age-of-sail] You have four attributes: industry, culture, wealth and influence. Each is the number of its icons on your buildings, cards and brown tokens, and changes the moment you gain or lose one of these.
   *[endeavor] You have four attributes: industry, culture, finance and politics. Each is the number of its icons on your buildings, cards and brown tokens, and changes the moment you gain or lose one of these.
}
endeavor-rule-ATT-2 = The marker of an attribute stops at 15, but no icon is forgotten: with 17 icons you can lose one and still show 15.
endeavor-rule-ATT-3 = { $title ->
    [age-of-sail] Every attribute has five levels, reached with 0, 2, 4, 7 and 10 icons. Industry lets you build up to level 1, 2, 3, 4 or 5; culture brings 2, 3, 4, 5 or 6 discs in growth; wealth allows 1 to 5 payments in the salary phase; influence lets you keep 1 to 5 cards.
   *[endeavor] Every attribute has five levels, reached with 0, 2, 4, 7 and 10 icons. Industry lets you build up to level 1, 2, 3, 4 or 5; culture brings 2, 3, 4, 5 or 6 discs in growth; finance gives 1 to 5 payments in the salary phase; politics lets you keep 1 to 5 cards.
}

## Rules: build, growth, salary
endeavor-rule-BLD-1 = In the build phase you must take exactly one building from the stock. It goes to the leftmost empty one of your eight building spaces, and its icons count at once.
endeavor-rule-BLD-2 = You may take a building of your industry’s level or lower.
endeavor-rule-BLD-3 = You may take a building of a kind you already own.
endeavor-rule-BLD-4 = You may own only one building of level 5 in the whole game.
endeavor-rule-BLD-5 = If the stock holds nothing you are allowed to take, you go above your level: you take a building of the lowest level that still has any. Your second building of level 5 remains forbidden.
endeavor-rule-GRO-1 = In the growth phase you move discs from your supply to your harbor: as many as your culture brings, or all that are left if there are fewer.
endeavor-rule-GRO-2 = Growth leaves nothing to decide, so the table does it for everybody.
endeavor-rule-SAL-1 = A payment takes one disc from the circle of one of your buildings back to your harbor. That building can then be activated again.
endeavor-rule-SAL-2 = { $title ->
    [age-of-sail] In the salary phase you may make as many payments as your wealth allows. You choose the buildings one by one and may stop early.
   *[endeavor] In the salary phase you must make as many payments as your finance gives, or one for every building with a disc if there are fewer. If not all can be paid, you choose which.
}
endeavor-rule-SAL-3 = { $title ->
    [age-of-sail] You are asked only when more buildings hold a disc than you can pay. If all can be paid, this table pays them all without asking.
   *[endeavor] Where there is nothing to choose, because all buildings with a disc can be paid or all of them are of one kind, the table pays without asking.
}

## Rules: action phase
endeavor-rule-ACT-1 = Players take single turns in turn order, round and round. On your turn you activate a building, spend a blue token, or pass. The phase ends when everybody has passed.
endeavor-rule-ACT-2 = To activate one of your buildings, move a disc from your harbor onto its circle, which must be empty. That comes first; the discs its actions cost come on top, from what your harbor still holds. A building without a circle cannot be activated.
endeavor-rule-ACT-3 = { $title ->
    [age-of-sail] At this table a turn is an action or a pass, never an empty gesture: you may activate a building or spend a token only if at least one of its actions can then be carried out, and you must carry out at least one.
   *[endeavor] At this table a turn is an action or a pass, never an empty gesture: you may activate a building or spend a token only if at least one of its actions can then be carried out, and you must carry out at least one. With the option “idle activation” you may activate a building and do nothing with it; a token is still spent for its action only.
}
endeavor-rule-ACT-4 = { $title ->
    [age-of-sail] “Or” between two actions means one of them. “And” means one or both, in the order you like: you may decline the second. Each of the two may happen anywhere.
   *[endeavor] “Or” between two actions means one of them. “And” means one or both, in the order you like: you may decline the second. Both must happen in the same region, and two draws must come from the same deck. So a city occupied in Europe, which has no track, cannot be combined with a ship.
}
endeavor-rule-ACT-5 = A blue token gives you the action it shows and needs no disc for activation; what the action itself costs is still due. Once spent, the token leaves the game. Brown tokens stay with you: they are never spent.
endeavor-rule-ACT-6 = Nothing may be traded or given away, and you cannot discard anything just because you would like to.
endeavor-rule-ACT-7 = Once you have passed, you take no more turns in this round.
endeavor-rule-ACT-8 = If passing is all you could do, the table passes for you and notes it in the log. Which cards to discard always remains your choice.

## Rules: ship
endeavor-rule-SHP-1 = { $title ->
    [age-of-sail] To ship, send one disc from your harbor to a region’s shipping track, to its open sea or to a trade route. Europe has no track.
   *[endeavor] To ship, send one disc from your harbor to a region’s shipping track. Europe has no track, so nobody ships there.
}
endeavor-rule-SHP-2 = On a track with free spaces your disc takes the free space farthest from the deck. You receive the token that lay there.
endeavor-rule-SHP-3 = { $title ->
    [age-of-sail] Once a region is open, its track is full and you may ship to its open sea instead. There is room for everybody, but no token to gain; your disc counts in the region like any other.
   *[endeavor] You may still ship to a region whose track is full. Your disc then lies beside the track: it brings no token, but counts in the region like any other.
}
endeavor-rule-SHP-4 = Only in Age of Sail: you may ship to a free trade route in Europe or in an open region, and receive its token. You need no disc in that region beforehand.
endeavor-rule-SHP-5 = The disc that fills the last space of a track opens the region at once, before anything else happens in that turn.
endeavor-rule-SHP-6 = When a region opens, its governor goes to the player with the most discs on the track itself. Among tied players it goes to the one whose disc is nearest the deck. The governor joins that player’s cards, and its icons count at once.
endeavor-rule-SHP-7 = There is no other way to gain a governor.

## Rules: occupy, links, attack
endeavor-rule-OCC-1 = To occupy, put one disc from your harbor into an empty city in Europe or in an open region. You receive its token.
endeavor-rule-OCC-2 = { $title ->
    [age-of-sail] You can only occupy where you already have presence: a disc in a city of the region, on its track, in its open sea or on one of its trade routes. In Europe everybody always has presence.
   *[endeavor] You can only occupy where you already have presence: a disc in a city of the region, or on or beside its track. In Europe everybody always has presence.
}
endeavor-rule-LNK-1 = You control a link while your discs stand at both of its ends.
endeavor-rule-LNK-2 = The first player ever to control a link takes its token at once, if it has one. A single disc may complete several links: you take all their tokens.
endeavor-rule-LNK-3 = { $title ->
    [age-of-sail] The ends of a link are cities or trade routes, and may lie in different regions.
   *[endeavor] A link joins two cities, which may lie in different regions.
}
endeavor-rule-ATK-1 = An attack costs two discs from your harbor. One goes back to your supply; the other replaces an opponent’s disc, which returns to its owner’s supply.
endeavor-rule-ATK-2 = { $title ->
    [age-of-sail] You can attack a city or a trade route that an opponent holds, in Europe or in an open region. Discs on a track or in the open sea are safe.
   *[endeavor] You can attack a city that an opponent holds, in Europe or in an open region. Discs on or beside a track are safe.
}
endeavor-rule-ATK-3 = You need presence in the region, just as for occupying. You cannot attack yourself.
endeavor-rule-ATK-4 = Your new disc may give you control of links; tokens that still lie on them are yours. The player you attacked loses control of the links there but keeps every token already taken.

## Rules: payment, draw
endeavor-rule-PAY-1 = As an action, a payment takes one disc of your choice from one of your buildings back to your harbor. That building can be activated again in the same round.
endeavor-rule-PAY-2 = { $title ->
    [age-of-sail] The payment of a building cannot free any building that itself offers a payment. A Payment token can free any building.
   *[endeavor] The payment of a building cannot free that same building; any other will do. A Payment token can free any building.
}
endeavor-rule-DRW-1 = To draw, take the top card of a deck. Its icons count at once.
endeavor-rule-DRW-2 = { $title ->
    [age-of-sail] You need at least as many discs in the deck’s region as the card’s value; discs in cities, on the track, in the open sea and on trade routes all count. For the Europe and Slavery decks your discs in Europe count. A card of value 0 needs none.
   *[endeavor] You need at least as many discs in the deck’s region as the card’s value; discs in cities and on or beside the track all count. For the Europe and Slavery decks your discs in Europe count. A card of value 0 needs none.
}
endeavor-rule-DRW-3 = { $title ->
    [age-of-sail] You may draw from a region’s deck even while the region is closed.
   *[endeavor] You may draw from a region’s deck only once the region is open. Europe always is.
}
endeavor-rule-DRW-4 = { $title ->
    [age-of-sail] While you draw, you may hold any number of cards, and move them freely between your card places: where they lie matters only when they are compared with your limit, in the discard phase.
   *[endeavor] While you draw, you may hold any number of cards, and move them freely between your card places: where they lie matters only when they are compared with your limit, after you pass.
}
endeavor-rule-DRW-5 = Only in Age of Sail: a region’s card of value 1 also moves one disc from your supply to your harbor, if you have one left. This holds for a card drawn from its deck, not from the discard pile, and not for Europe or Slavery.
endeavor-rule-DRW-6 = Only in Age of Sail: instead of a deck’s top card you may draw any card of the common discard pile. You need as many discs in Europe as the card’s value.
endeavor-rule-DRW-7 = An empty deck gives nothing, and governors are never drawn.

## Rules: abolition, card limit
endeavor-rule-ABO-1 = The first time anyone draws the Europe card of value 5, slavery is abolished. All players set aside the slavery cards they hold and lose their icons; those still on the board leave the game, and none can be drawn any more. A card set aside counts toward no limit and costs 1 glory at the end.
endeavor-rule-ABO-2 = Slavery is abolished only once, even if that card is discarded and drawn again.
endeavor-rule-DIS-1 = { $title ->
    [age-of-sail] Your cards are compared with your limit in the discard phase, one player after the other in turn order.
   *[endeavor] Your cards are compared with your limit when you pass, and once more at the end of the round if they change after that.
}
endeavor-rule-DIS-2 = { $title ->
    [age-of-sail] You may keep as many cards as your influence allows, 1 to 5. There are five places for cards, and never more.
   *[endeavor] You may keep as many cards as your politics allows, 1 to 5. There are five places for cards, and never more.
}
endeavor-rule-DIS-3 = You may keep one slavery card beyond your limit, but never a sixth card in the five places.
endeavor-rule-DIS-4 = One governor may sit in your free governor place, where it counts toward no limit; other governors count like normal cards. You may leave that place empty, since it is then worth 3 glory at the end, even if you have to discard for it. Whenever you hold too many cards, in any round, you may move them before you discard: the governor in the free place goes back among the others if you like, or another one takes its place. In the last round the place is emptied and you choose anew, even within your limit.
endeavor-rule-DIS-5 = { $title ->
    [age-of-sail] If you hold too many cards, you discard cards of your choice, one at a time, until the limit is met. Mind that a card with influence icons can take the limit down with it.
   *[endeavor] If you hold too many cards, you discard cards of your choice, one at a time, until the limit is met. Mind that a card with politics icons can take the limit down with it.
}
endeavor-rule-DIS-6 = { $title ->
    [age-of-sail] A discarded card goes to the common discard pile, face up. A slavery card is set aside instead and costs 1 glory at the end; a governor leaves the game.
   *[endeavor] A discarded card returns to its own deck, in order of value. A slavery card is set aside instead and costs 1 glory at the end; a governor leaves the game.
}
endeavor-rule-DIS-7 = You never discard more than your limit asks for, unless you do it to leave the free governor place empty.
endeavor-rule-DIS-8 = Only in the first edition: you may win a governor, or lose slavery cards to abolition, after you have passed. When all have passed, the cards of everybody to whom that happened are compared with their limit once more, in turn order, in the last round too. So nobody ends a round with too many cards, or with a governor in the free place against their will.

## Rules: scoring
endeavor-rule-END-1 = Each attribute is worth the number of its marker’s space, if that space shows glory; otherwise the next lower one that does. The spaces with glory are 0, 2, 4, 7 and every one from 10 to 15: a marker on 9 is worth 7.
endeavor-rule-END-2 = { $title ->
    [age-of-sail] Each city you hold is worth the 1 or 2 glory it shows, and each link you control 1, round or square. A trade route itself is worth nothing, but its links are.
   *[endeavor] Each city you hold is worth the 1 or 2 glory it shows, and each link you control 1.
}
endeavor-rule-END-3 = Add the glory on the cards you hold, governors included, and on your buildings: the University is worth 3.
endeavor-rule-END-4 = If your free governor place is empty, that is worth 3 glory.
endeavor-rule-END-5 = Every three discs in your harbor are worth 1 glory.
endeavor-rule-END-6 = Every slavery card you set aside costs 1 glory. Slavery cards you still hold cost nothing.
endeavor-rule-END-7 = Whoever has the most glory wins. Tied players share the victory.

## Refusals: the course of the game
endeavor-refuse-SET-7-chosen = You have chosen your starting building already; the others are still thinking.
endeavor-refuse-SET-7-over = Starting buildings are chosen only before the first round.
endeavor-refuse-RND-1-not-your-turn = It is not your turn: { $player } decides now.
endeavor-refuse-RND-1-start = Choose your starting building first.
endeavor-refuse-RND-1-build = This is the build phase: choose a building to build first.
endeavor-refuse-RND-1-salary = This is the salary phase: choose which of your buildings to pay first.
endeavor-refuse-RND-1-turn = This is the action phase: activate a building, spend a blue token, or pass.
endeavor-refuse-RND-1-action = You are in the middle of an action: carry it out first, or choose “Done” if one part of it is enough for you.
endeavor-refuse-RND-1-discard = You hold too many cards: settle that first.
endeavor-refuse-RND-3-over = The game is over.

## Refusals: build, salary
endeavor-refuse-BLD-1-none-left = { $building }: none is left in the stock.
endeavor-refuse-BLD-2 = The { $building } is a level { $needs } building; your industry allows up to level { $level }.
endeavor-refuse-BLD-4 = You own a level 5 building already, so you cannot take the { $building } as well.
endeavor-refuse-BLD-5 = Your industry allows level { $level }, where nothing is left for you. Then you take from the lowest level that has any, and the { $building } (level { $needs }) is higher than that.
endeavor-refuse-SAL-1 = No disc of yours stands on the { $building }, so there is nothing to pay.
endeavor-refuse-SAL-2 = { $payments ->
    [one] You still owe one payment: salaries cannot be left unpaid.
   *[other] You still owe { $payments } payments: salaries cannot be left unpaid.
}

## Refusals: turns and actions
endeavor-refuse-ACT-1-begin-first = First activate a building or spend a blue token that gives you this action.
endeavor-refuse-ACT-1-nothing-begun = There is nothing to finish yet: activate a building, spend a blue token, or pass.
endeavor-refuse-ACT-2-not-yours = You have not built the { $building }.
endeavor-refuse-ACT-2-staffed = A disc already stands on your { $building }; it must be paid before you can activate it again.
endeavor-refuse-ACT-2-no-disc = Your harbor is empty: there is no disc to activate the { $building } with.
endeavor-refuse-ACT-3 = { $source }: nothing it offers can be carried out now.
endeavor-refuse-ACT-3-no-disc = { $source }: your harbor would have no disc left for what it offers.
endeavor-refuse-ACT-3-one-disc = { $source }: nothing it offers can be carried out now. An attack costs two discs, and your harbor would have only one.
endeavor-refuse-ACT-3-act-first = You must carry out at least one action first.
endeavor-refuse-ACT-4-not-offered = { $source }: this action is not on offer, or no longer.
endeavor-refuse-ACT-4-same-deck = Your second card must come from the same deck as the first: { $deck }.
endeavor-refuse-ACT-4-same-region = Your second action must be in the same region as the first: { $region }.
endeavor-refuse-ACT-5 = You have no { $token } token to spend.
endeavor-refuse-ACT-6 = { $card } stays with you: cards are discarded only when your limit is checked and you hold too many.
endeavor-refuse-ACT-7 = You have passed and take no more turns in this round; { $player } decides now.

## Refusals: ship, occupy, attack
endeavor-refuse-SHP-1 = Your harbor is empty: there is no disc to ship.
endeavor-refuse-SHP-2-full = { $region }: the track is full. You may ship to the open sea there.
endeavor-refuse-SHP-3-closed = { $region } is not open yet, so it has no open sea: ship to its track instead.
endeavor-refuse-SHP-4-occupied = { $place }: this trade route is taken by { $player }.
endeavor-refuse-SHP-4-closed = { $place }: this trade route can be used once its region ({ $region }) is open.
endeavor-refuse-OCC-1-occupied = { $place } is already held by { $player }.
endeavor-refuse-OCC-1-closed = { $spaces ->
    [one] { $region } is not open yet: one space of its track is still free.
   *[other] { $region } is not open yet: { $spaces } spaces of its track are still free.
}
endeavor-refuse-OCC-1-no-disc = Your harbor is empty: there is no disc to occupy a city with.
endeavor-refuse-OCC-2 = You need a disc in the region ({ $region }) before you can occupy { $place }; you have none there.
endeavor-refuse-ATK-1 = { $discs ->
    [0] An attack costs two discs; your harbor is empty.
    [one] An attack costs two discs; your harbor holds only one.
   *[other] An attack costs two discs; your harbor holds { $discs }.
}
endeavor-refuse-ATK-2 = { $place }: there is nobody to attack.
endeavor-refuse-ATK-3 = You need a disc in the region ({ $region }) before you can attack { $place }; you have none there.
endeavor-refuse-ATK-3-own = { $place } is yours: you cannot attack yourself.

## Refusals: payment, draw
endeavor-refuse-PAY-1 = No disc of yours stands on the { $building }, so there is nothing to pay.
endeavor-refuse-PAY-2-self = The { $building } cannot pay itself: choose another building.
endeavor-refuse-PAY-2-payer = The { $building } offers a payment itself, so the payment of a building cannot free it.
endeavor-refuse-DRW-2 = { $needs ->
    [one] The top card of the { $deck } deck needs one disc in its region ({ $region }); you have none there.
   *[other] The top card of the { $deck } deck needs { $needs } discs in its region ({ $region }); you have { $discs ->
        [0] none
       *[other] { $discs }
    } there.
}
endeavor-refuse-DRW-3 = { $region } is not open yet, so nobody can draw from the { $deck } deck.
endeavor-refuse-DRW-4 = { $card }: in which place it lies does not matter now. You choose it when your limit is checked, if you hold too many cards.
endeavor-refuse-DRW-6-discs = { $needs ->
    [one] Drawing { $card } from the discard pile needs one disc in Europe; you have none there.
   *[other] Drawing { $card } from the discard pile needs { $needs } discs in Europe; you have { $discs ->
        [0] none
       *[other] { $discs }
    } there.
}
endeavor-refuse-DRW-6-not-there = { $card } is not in the discard pile.
endeavor-refuse-DRW-7 = No card is left in the { $deck } deck.
endeavor-refuse-ABO-1 = Slavery has been abolished: no card of the { $deck } deck can be drawn any more.

## Refusals: card limit
endeavor-refuse-DIS-4-there = { $card } is in that place already.
endeavor-refuse-DIS-4-chosen = { $card } stays where it is: you have chosen who sits in the free governor place.
endeavor-refuse-DIS-5-not-yours = You do not hold { $card }.
endeavor-refuse-DIS-5-too-many = { $cards ->
    [one] You still hold one card too many.
   *[other] You still hold { $cards } cards too many.
}

## Events
endeavor-event-started = { $player } began with the { $building }.
endeavor-event-unsuited-side = Side { $side } of the board is not made for { $number } players.
endeavor-event-round = Round { $number } began; { $player } held the crown.
endeavor-event-built = { $player } built the { $building }.
endeavor-event-grew = { $discs ->
    [0] { $player } had no discs left to grow.
    [one] { $player } grew by one disc.
   *[other] { $player } grew by { $discs } discs.
}
endeavor-event-paid = { $player } paid the { $building }.
endeavor-event-activated = { $player } activated the { $building }.
endeavor-event-spent = { $player } spent a token: { $token }.
endeavor-event-passed = { $player } passed.
endeavor-event-passed-by-engine = { $player } could do nothing more and passed.
endeavor-event-shipped = { $player } shipped to a track: { $region }, space { $space }.
endeavor-event-shipped-beside = { $title ->
    [age-of-sail] { $player } shipped to the open sea: { $region }.
   *[endeavor] { $player } shipped beside the full track: { $region }.
}
endeavor-event-shipped-route = { $player } shipped to a trade route: { $place }.
endeavor-event-opened = { $region } opened: its track was full.
endeavor-event-governor = { $discs ->
    [one] { $player } won the { $card } with one disc on the track.
   *[other] { $player } won the { $card } with { $discs } discs on the track.
}
endeavor-event-occupied = { $player } occupied { $place }.
endeavor-event-attacked = { $player } attacked { $place } and drove out { $rival }.
endeavor-event-controls-link = { $player } linked { $place } with { $other }.
endeavor-event-took-token = { $player } took a token: { $token }.
endeavor-event-drew = { $player } drew { $card }.
endeavor-event-bonus-disc = { $discs ->
    [one] { $player } received a disc with that card.
   *[other] { $player } received { $discs } discs with that card.
}
endeavor-event-abolition = Slavery was abolished.
endeavor-event-set-aside = { $player } set aside { $card }.
endeavor-event-discarded = { $player } discarded { $card }.
endeavor-event-free-place = { $player } moved a governor to the free place: { $card }.
endeavor-event-normal-place = { $player } took a governor back from the free place: { $card }.
endeavor-event-over = The seventh round was over: glory was counted.

## Prompts
endeavor-prompt-start = Choose your starting building; all are shown together.
endeavor-prompt-build = Choose a building, up to level { $level }.
endeavor-prompt-salary = { $payments ->
    [one] One payment: which building?
   *[other] { $payments } payments: which buildings?
}
endeavor-prompt-turn = { $discs ->
    [0] No disc in the harbor: spend a token, or pass.
    [one] One disc: activate, spend a token, or pass.
   *[other] { $discs } discs: activate, spend a token, or pass.
}
endeavor-prompt-action = { $source }: one action.
endeavor-prompt-action-or-none = { $source }: one action, or none.
endeavor-prompt-action-more = { $source }: the second action too?
endeavor-prompt-discard = { $cards ->
    [one] One card too many: discard one, or move a governor.
   *[other] { $cards } cards too many: discard one, or move a governor.
}

## Actions
endeavor-action-start = Begin with: { $building }
endeavor-action-build = Build: { $building }
endeavor-action-pay = Pay: { $building }
endeavor-action-activate = Activate: { $building }
endeavor-action-spend = Spend token: { $token }
endeavor-action-ship = Ship: { $region }
endeavor-action-ship-open-sea = Ship to the open sea: { $region }
endeavor-action-ship-route = Ship to the trade route: { $place }
endeavor-action-occupy = Occupy: { $place }
endeavor-action-attack = Attack: { $place }
endeavor-action-draw = Draw: { $deck }
endeavor-action-draw-pile = Draw from the discard pile: { $card }
endeavor-action-free-place = Move to the free governor place: { $card }
endeavor-action-normal-place = Take back from the free governor place: { $card }
endeavor-action-discard = Discard: { $card }
endeavor-action-done = Done
endeavor-action-pass = Pass

## Sources of glory
endeavor-score-industry = Industry
endeavor-score-culture = Culture
endeavor-score-finance = Finance
endeavor-score-politics = Politics
endeavor-score-wealth = Wealth
endeavor-score-influence = Influence
endeavor-score-cities = Cities
endeavor-score-links = Links
endeavor-score-cards = Cards
endeavor-score-buildings = Buildings
endeavor-score-free-place = Empty governor place
endeavor-score-harbor = Discs in harbor
endeavor-score-slavery = Slavery cards set aside

## Endeavor: the board
cli-endeavor-region = Region
cli-endeavor-track = Track
cli-endeavor-deck = Next card (value: gives)
cli-endeavor-open = open
cli-endeavor-no-card = no card
cli-endeavor-governor = gov. { $icons }
cli-endeavor-stock = Stock
cli-endeavor-pile = Discards
cli-endeavor-bonus-disc = +disc
cli-endeavor-ship = ship
cli-endeavor-occupy = occupy
cli-endeavor-attack = attack
cli-endeavor-payment = payment
cli-endeavor-draw = draw
cli-endeavor-opens = opens the region
cli-endeavor-link-gain = { $links ->
    [one] link
   *[other] { $links } links
}

## Endeavor: the mats
cli-endeavor-harbor = Harbor
cli-endeavor-supply = Supply
cli-endeavor-build = build
cli-endeavor-growth = growth
cli-endeavor-salary = payments
cli-endeavor-limit = cards
cli-endeavor-links = Links
cli-endeavor-glory = Glory
cli-endeavor-passed = passed
cli-endeavor-tokens = tokens
cli-endeavor-cards = cards { $number }/{ $limit }
cli-endeavor-free-place = free place: { $card }
cli-endeavor-set-aside = slavery set aside: { $number }

## Endeavor: pages
cli-endeavor-link = Link
cli-endeavor-token = Token
cli-endeavor-deck-left = Deck
cli-endeavor-level = Level
cli-endeavor-building = Building
cli-endeavor-gives = Gives
cli-endeavor-left = Left

## Endeavor: explanations
cli-endeavor-explain-start = Both buildings let you act from the first round on; a disc stands on yours at once. Rules: SET-7.
cli-endeavor-explain-build = You take one building every round. Its icons raise your attributes at once; one with a circle can be activated for its action. Rules: BLD, ATT.
cli-endeavor-explain-salary = A payment brings a disc back to your harbor and frees its building for this round. Rules: SAL.
cli-endeavor-explain-turn = Activating costs one disc, put on the building; what the action costs comes on top. Passing ends your round. Rules: ACT.
cli-endeavor-explain-action = Each choice is one action: ship (1 disc, SHP), occupy (1 disc, OCC), attack (2 discs, ATK), draw (DRW), payment (PAY). Beside it stands what it brings.
cli-endeavor-explain-discard = Your cards are more than your limit allows: those that go lose their icons. Rules: DIS.
cli-endeavor-legend = Signs: ▸ decides · ♛ crown · 5→3 (+2): five icons give 3, two more reach the next level · ● disc on the circle, ○ circle free · London (Cul): free, with that token · London=A: held by A · ~ trade route · ★ glory (cities without a number: 1) · [A2 B1] discs in the region · 3: 2Cul ×4: the next card needs 3 discs there, gives 2 culture, 4 cards left · gov.: governor.

### Why a bot moves as it does.
endeavor-reason-governor = Opens { $region } and takes its governor: +{ $amount } { $attribute }.
endeavor-reason-governor-glory = Opens { $region } and takes its governor: +{ $amount } glory.
endeavor-reason-opens = Opens { $region }, though its governor goes to { $rival }.
endeavor-reason-link = Links { $place } with { $other }.
endeavor-reason-breaks-link = { $amount ->
    [one] Ends a link of { $rival } by taking { $place }.
   *[other] Ends { $amount } links of { $rival } by taking { $place }.
}
endeavor-reason-attack = Takes { $place } from { $rival }.
endeavor-reason-card = { $card } brings +{ $amount } { $attribute }.
endeavor-reason-card-glory = { $card } is worth { $amount } glory.
endeavor-reason-token = Gains a token: { $token }.
endeavor-reason-frees = Frees the { $building } to be used again.
endeavor-reason-building-icons = { $building }: +{ $amount } { $attribute }.
endeavor-reason-building-glory = { $building }: { $amount } glory.
endeavor-reason-building-actions = { $amount ->
    [one] { $building }: an action every round.
   *[other] { $building }: { $amount } actions every round.
}
endeavor-reason-discard = { $card } is the card that will be missed least.
endeavor-reason-free-place = { $card } in the free place no longer counts toward the limit.
endeavor-reason-normal-place = { $card } leaves the free place, which is worth glory while it is empty.
endeavor-reason-level = { $attribute } reaches level { $level }.
endeavor-reason-keeps-discs = { $amount ->
    [one] Keeps a disc in the harbor for the next round.
   *[other] Keeps { $amount } discs in the harbor for the next round.
}
endeavor-reason-keeps-cards = { $amount ->
    [one] Makes room for a card that would be lost.
   *[other] Makes room for { $amount } cards that would be lost.
}
endeavor-reason-enters = Gains presence: { $region }.
endeavor-reason-leads = Takes the lead on the track: { $region }.
endeavor-reason-toward-link = { $amount ->
    [one] Holds one end of a link that can still be completed.
   *[other] Holds one end of { $amount } links that can still be completed.
}
endeavor-reason-city-glory = The city is worth { $amount } glory.

## First voyage: a title learnt by playing
voyage-endeavor-start = Welcome aboard! Your harbor is empty and the seas are wide. First everybody picks a building in secret: the Colonial House occupies cities, the Merchant Dock sends ships. Take the Colonial House; ships will follow soon.
voyage-endeavor-build = Every round begins with a new building. Your industry is still low, so only the simplest are on offer. A Shipyard brings a little culture and lets you send ships: a fine beginning.
voyage-endeavor-activate = Meanwhile discs have sailed into your harbor: they are your people. To use a building you put one of them on its circle. Put one on the Shipyard.
voyage-endeavor-ship = Now the ship itself: it costs one more disc. Each region has a track of spaces, and whoever sails there takes the token that lies on the space. Sail to the Caribbean.
voyage-endeavor-market = A new round, a new building. You will want cards before long, and cards come from the Market.
voyage-endeavor-occupy = Your Colonial House can send people to live in a city. Put a disc on it first.
voyage-endeavor-city = Cities in Europe are open from the start. Each gives the token that lies on it, and glory at the end. Settle in London.
voyage-endeavor-again = There are discs left in your harbor, and your Shipyard is free again. Each turn is one building: go on with the Shipyard.
voyage-endeavor-second = Others sail to the Caribbean too. When its track is full the region opens, and its governor goes to whoever has most discs on it. Keep up with them.
voyage-endeavor-trade = Your last disc may work in the Market, which draws a card for you.
voyage-endeavor-draw = You may draw the top card of a region if you have at least as many discs there as the card’s value. The first card of Europe has value 0: it needs none. Cards bring icons for your attributes, and some of them glory.
voyage-endeavor-third = Round three. A Workshop has no action of its own, but its two bricks raise your industry, and with it the buildings you may choose from next.
voyage-endeavor-pay = The people on your buildings stay there until they are paid. Your wealth pays for some of them, not for all: free the Shipyard first, you will need it.
voyage-endeavor-last = New discs have come in, and one space of the Caribbean’s track is left. Put a disc on the Shipyard.
voyage-endeavor-governor = This is the moment: your disc fills the track, the region opens, and nobody has a better claim to its governor than you.
voyage-endeavor-end = The governor is yours, and the Caribbean lies open: from now on its cities can be occupied. You know how to build, ship, occupy, draw and pay. Seven rounds make a game; the next one can be yours.

## The report: Endeavor
lab-endeavor-start = Starting buildings
lab-endeavor-start-done = began with
lab-endeavor-building = Buildings by round
lab-endeavor-building-done = built
lab-endeavor-activation-done = activated
lab-endeavor-region = Regions: when they open
lab-endeavor-governor = Governors
lab-endeavor-governor-done = governors won
lab-endeavor-card = Cards drawn
lab-endeavor-card-done = cards drawn
lab-endeavor-discard-done = cards discarded
lab-endeavor-set-aside-done = slavery cards set aside
lab-endeavor-shipping = Shipping by region
lab-endeavor-shipping-done = shipped
lab-endeavor-route-done = trade routes taken
lab-endeavor-city = Cities occupied
lab-endeavor-city-done = occupied
lab-endeavor-link-done = links
lab-endeavor-attack-done = attacked
lab-endeavor-loss-done = lost to attacks
lab-endeavor-token = Tokens taken
lab-endeavor-token-done = tokens taken
lab-endeavor-token-spent-done = tokens spent

## Endeavor
endeavor-length = 7 rounds, about 45 minutes
client-option-side = Side of the board
client-option-combined_phases = Combined phases
client-option-idle_activation = Idle activation
client-endeavor-round = Round { $round } of { $rounds }
client-endeavor-mat = { $player }’s mat
client-endeavor-glory = glory
client-endeavor-harbor = Harbor { $count }
client-endeavor-supply = Supply { $count }
client-endeavor-buildings = Buildings { $count } of { $most }
client-endeavor-cards = Cards { $count }, limit { $limit }
client-endeavor-set-aside = set aside: { $count }
client-endeavor-staffed = a disc stands on it
client-endeavor-unstaffed = ready to use
client-endeavor-icons = { $value ->
    [one] { $value } icon
   *[other] { $value } icons
}
client-endeavor-gives-build = builds level { $count }
client-endeavor-gives-growth = { $count ->
    [one] grows { $count } disc
   *[other] grows { $count } discs
}
client-endeavor-gives-salary = { $count ->
    [one] { $count } payment
   *[other] { $count } payments
}
client-endeavor-gives-limit = { $count ->
    [one] keeps { $count } card
   *[other] keeps { $count } cards
}
client-endeavor-next = { $count } to go
client-endeavor-step = { $attribute } { $from } → { $to }: { $reached }
client-endeavor-step-next = { $count } more to the next level
client-endeavor-step-highest = the highest level
client-endeavor-stock = Buildings in stock
client-endeavor-start-buildings = To begin with
client-endeavor-level = Level { $level }
client-endeavor-in-stock = { $count ->
    [0] none left
   *[other] { $count } left
}
client-endeavor-pile = Discard pile
client-endeavor-spaces-left = { $left } to open
client-endeavor-link = { $one } – { $other }
client-endeavor-deck = { $deck } deck
client-endeavor-track = { $region }: shipping track
client-endeavor-city-in = City in { $region }
client-endeavor-route-in = Trade route in { $region }
client-endeavor-worth = { $glory } glory
client-endeavor-token-here = Token: { $token }
client-endeavor-nobody = Nobody is here
client-endeavor-held-by = Held by { $player }
client-endeavor-controlled-by = Controlled by { $player }
client-endeavor-link-free = Nobody controls this link
client-endeavor-open = Open
client-endeavor-closed = { $left ->
    [one] Closed: { $left } space left to fill
   *[other] Closed: { $left } spaces left to fill
}
client-endeavor-next-token = Next token: { $token }
client-endeavor-presence = { $discs ->
    [one] { $player }: { $discs } disc
   *[other] { $player }: { $discs } discs
}
client-endeavor-own-discs = { $discs ->
    [0] You have no disc in the region.
    [one] You have { $discs } disc in the region.
   *[other] You have { $discs } discs in the region.
}
client-endeavor-top-card = On top: { $card }
client-endeavor-deck-empty = No card is left
client-endeavor-below = Below it, by value: { $cards }
client-endeavor-value = Needs { $value ->
    [one] { $value } disc
   *[other] { $value } discs
}
client-endeavor-bonus-disc = +1 disc to the harbor
client-endeavor-abolition = Abolishes slavery
client-endeavor-token-spent = Spent when used
client-endeavor-act-ship = Ship
client-endeavor-act-occupy = Occupy
client-endeavor-act-attack = Attack
client-endeavor-act-payment = Payment
client-endeavor-act-draw = Draw
client-endeavor-or = { " " }or{ " " }
client-endeavor-and = { " " }and{ " " }
client-endeavor-banner-home = home
client-endeavor-banner-open = open
client-endeavor-left = { $count } left
client-endeavor-deck-left = { $deck }, { $count } left
client-endeavor-governor = governor
client-endeavor-sea = Open sea: { $region }
client-endeavor-space = { $region }: space { $space }
client-endeavor-score = { $player }’s glory
client-endeavor-overview = The whole board
client-endeavor-cartouche = a world in { $rounds } rounds
client-endeavor-cartouche-bare = side { $side }
client-endeavor-cartouche-side = side { $side } · for { $seats } players
client-endeavor-tokens-count = Tokens { $count }
client-endeavor-slot-round = round { $round }
client-endeavor-if-empty = if empty
client-endeavor-place-card = a place for a card, within the limit
client-endeavor-place-locked = a place for a card, beyond the limit
client-endeavor-place-governor = free governor place: 3 glory if it stays empty
client-endeavor-purpose-build = build level
client-endeavor-purpose-growth = discs a round
client-endeavor-purpose-salary = payments
client-endeavor-purpose-limit = card limit
client-endeavor-phase-build = Build
client-endeavor-phase-growth = Growth
client-endeavor-phase-salary = Salary
client-endeavor-phase-action = Action
client-endeavor-phase-discard = Discard
client-endeavor-group-ship = Ship
client-endeavor-group-occupy = Occupy
client-endeavor-group-attack = Attack
client-endeavor-group-draw = Draw
client-endeavor-group-payment = Pay
client-endeavor-group-salary = Pay
client-endeavor-group-activate = Activate a building
client-endeavor-group-spend = Spend a token
client-endeavor-group-discard = Discard
client-endeavor-group-place = Governor’s place
client-endeavor-cost = { $count ->
    [0] no disc
   *[other] { $count } of your { $discs } { $discs ->
        [one] disc
       *[other] discs
    }
}
client-endeavor-payments-left = { $count ->
    [one] { $count } payment left
   *[other] { $count } payments left
}
client-endeavor-note-space = space { $space } of { $spaces }
client-endeavor-note-first = space { $space } of { $spaces }, first there
client-endeavor-note-opens = the last space: it opens
client-endeavor-note-sea = no token; disc { $discs } of yours there
client-endeavor-note-attack = drives out { $player }
client-endeavor-note-links = { $count ->
    [one] closes a link
   *[other] closes { $count } links
}
client-endeavor-note-card = { $discs ->
    [0] you have no disc there
    [one] you have { $discs } disc there
   *[other] you have { $discs } discs there
}
client-endeavor-legend-attributes = Attributes
client-endeavor-legend-actions = Actions
client-endeavor-legend-people = People and points
client-endeavor-legend-chart = On the chart
client-endeavor-sign-ship = Ship
client-endeavor-sign-occupy = Occupy
client-endeavor-sign-attack = Attack
client-endeavor-sign-payment = Payment
client-endeavor-sign-draw = Draw
client-endeavor-sign-ticket = Blue token
client-endeavor-sign-disc = Disc
client-endeavor-sign-harbor = Harbor
client-endeavor-sign-supply = Supply
client-endeavor-sign-hand = Cards
client-endeavor-sign-tokens = Tokens
client-endeavor-sign-governor = Governor
client-endeavor-sign-crown = Crown
client-endeavor-sign-glory = Glory
client-endeavor-sign-wave = Open sea
client-endeavor-sign-lock = Closed
client-endeavor-sign-link = Link
client-endeavor-sign-open = Open city
client-endeavor-sign-shut = Shut city
client-endeavor-sign-route = Trade route
client-endeavor-sign-build = Building
client-endeavor-sign-building = Place for a building
client-endeavor-sign-free = Free governor place
client-endeavor-sign-card = Place for a card
client-endeavor-sign-chains = Abolition
client-endeavor-sign-pass = Pass
client-endeavor-short-build = buildings you may build
client-endeavor-short-growth = discs that come each round
client-endeavor-short-salary = discs you may pay back
client-endeavor-short-limit = cards you may keep
client-endeavor-short-ship = 1 disc to a track
client-endeavor-short-occupy = 1 disc to an open city
client-endeavor-short-attack = 2 discs, drives one out
client-endeavor-short-payment = a disc back from a building
client-endeavor-short-draw = the top card of a deck
client-endeavor-short-ticket = spent once, for its action
client-endeavor-short-disc = one of your people
client-endeavor-short-supply = discs not here yet
client-endeavor-short-harbor = discs ready to use
client-endeavor-short-governor = to most discs on the track
client-endeavor-short-crown = goes first in each phase
client-endeavor-short-glory = points
client-endeavor-short-open = may be occupied
client-endeavor-short-shut = its region is not open
client-endeavor-short-route = takes a ship, no glory
client-endeavor-short-link = both ends are one player’s
client-endeavor-short-wave = once the track is full
client-endeavor-explain-city = Put a disc from your harbor here, if you have one in the region already: you take the token, and the city is worth { $glory } glory while you hold it.
client-endeavor-explain-held = This city is yours: it is worth { $glory } glory at the end, and links to your other places may start here.
client-endeavor-explain-shut = Nobody can settle here until { $region } is open.
client-endeavor-explain-route = Ship a disc here to take the token; a trade route is worth no glory itself, but its links are.
client-endeavor-explain-attack = An attack costs two discs: one goes back to your supply, the other drives out the disc that stands here.
client-endeavor-explain-home = Europe is open to all from the start, and everybody counts as present.
client-endeavor-explain-region = The disc that fills the track opens the region: then its cities can be occupied.
client-endeavor-explain-region-open = The track is full, so the region is open: its cities can be occupied.
client-endeavor-explain-track = Ship a disc to the next free space and take the token that lies there; whoever has most discs on the track wins the governor.
client-endeavor-explain-sea = The track is full, but you may still ship here: no token, and the disc counts in the region like any other.
client-endeavor-explain-link = Whoever holds both ends controls the link, worth { $glory } glory; the first to do so also takes its token.
client-endeavor-explain-deck = { $value ->
    [0] Draw the top card: it needs no disc. Its icons count at once.
    [one] Draw the top card if you have at least { $value } disc in { $region }. Its icons count at once.
   *[other] Draw the top card if you have at least { $value } discs in { $region }. Its icons count at once.
}
client-endeavor-explain-deck-empty = This deck is empty: nothing is left to draw.
client-endeavor-explain-pile = Instead of a deck’s top card you may draw this one, with as many discs in Europe as its value.
client-endeavor-explain-governor = When the track is full, the governor goes to whoever has most discs on it; among equals, to the one nearest the deck.
client-endeavor-explain-attribute-build = How high you may build: { $thresholds } icons allow level { $steps }.
client-endeavor-explain-attribute-growth = How many discs come to your harbor each round: { $thresholds } icons bring { $steps }.
client-endeavor-explain-attribute-salary = How many discs you may pay back from your buildings each round: { $thresholds } icons allow { $steps }.
client-endeavor-explain-attribute-limit = How many cards you may keep: { $thresholds } icons allow { $steps }.
client-endeavor-explain-building-acts = { $icons ->
    [0] Put a disc on its circle to act: { $actions }.
   *[other] Its icons count at once; put a disc on its circle to act: { $actions }.
}
client-endeavor-explain-building-icons = Nothing to activate: its icons count from the moment you build it.
client-endeavor-explain-building-glory = Nothing to activate: it is worth { $glory } glory at the end.
client-endeavor-explain-token = It stays with you and counts as one more icon: { $attribute }.
client-endeavor-explain-ticket = Spend it instead of activating a building: { $actions }. It needs no disc to activate, and leaves the game.
client-endeavor-explain-card = Its icons count while you keep it; at the end of the round you may keep only as many cards as your limit allows.
client-endeavor-explain-card-governor = A governor in the free place counts toward no limit; the others count like any card.
client-endeavor-explain-card-slavery = You may keep one slavery card beyond your limit; one that you discard, or lose to abolition, costs 1 glory.
client-endeavor-explain-card-abolition = Whoever draws it first abolishes slavery: all slavery cards lose their icons and cost 1 glory each.
client-endeavor-explain-score = Glory as if the game ended now; whoever has most at the end wins.
client-endeavor-explain-free = One governor may lie here and counts toward no limit; if it stays empty, it is worth 3 glory at the end.
client-endeavor-explain-card-place = How many of these places you may use at the end of a round depends on your card limit.
client-endeavor-explain-slot = You take one building every round, for the next empty place.
client-endeavor-explain-sign-ship = Send a disc from your harbor to a region’s track, and take the token there.
client-endeavor-explain-sign-occupy = Put a disc from your harbor into an empty city of an open region, and take its token.
client-endeavor-explain-sign-attack = For two discs, drive another’s disc out of a city.
client-endeavor-explain-sign-payment = Take a disc from one of your buildings back to your harbor: the building can be used again.
client-endeavor-explain-sign-draw = Take the top card of a deck, if you have enough discs in its region.
client-endeavor-explain-sign-disc = One of your people: in the harbor, at work on a building, or out on the chart.
client-endeavor-explain-sign-harbor = Discs ready to use: every action that sends one out, and every building you activate, takes one from here.
client-endeavor-explain-sign-supply = Discs that are not here yet: growth brings some of them to your harbor each round.
client-endeavor-explain-sign-hand = Your cards, against how many you may keep at the end of a round.
client-endeavor-explain-sign-tokens = Tokens taken from the chart: each adds an icon, or can be spent once for an action.
client-endeavor-explain-sign-governor = Each region has one: it goes to whoever has most discs on the track when it is full.
client-endeavor-explain-sign-crown = Its holder goes first in every phase; each round it moves on.
client-endeavor-explain-sign-glory = Points: from attributes, cities, links, cards, buildings and discs; most at the end wins.
client-endeavor-explain-sign-wave = Where ships go once the track is full: no token, but the disc counts in the region.
client-endeavor-explain-sign-lock = So many discs must still be shipped before the region opens.
client-endeavor-explain-sign-link = In a player’s colour: that player holds both ends. Dotted: nobody does yet.
client-endeavor-explain-sign-open = May be occupied, once you have a disc in its region.
client-endeavor-explain-sign-shut = Its region is not open yet.
client-endeavor-explain-sign-route = Takes one disc, by ship; worth nothing itself, but linked like a city.
client-endeavor-explain-sign-build = One building a round; a disc on its circle puts it to work.
client-endeavor-explain-sign-chains = Ends slavery for everybody: slavery cards are set aside and cost glory.
client-endeavor-explain-sign-pass = You take no more turns in this round.

## Endeavor: quick reference
rulebook-endeavor-phases = A round, one of { $rounds }
rulebook-endeavor-phases-about = In every phase the holder of the crown begins, then clockwise. After the round the crown moves one seat to the left.
rulebook-endeavor-phase-build = Build
rulebook-endeavor-phase-build-does = Take one building of your industry’s level or lower. Its icons count at once.
rulebook-endeavor-phase-growth = Growth
rulebook-endeavor-phase-growth-does = Move discs from supply to harbor, as your culture says.
rulebook-endeavor-phase-salary = Salary
rulebook-endeavor-phase-salary-does = { $title ->
    [age-of-sail] Bring discs from buildings back to the harbor: up to as many as your wealth says.
   *[endeavor] Bring discs from buildings back to the harbor: as many as your finance says, none left unpaid.
}
rulebook-endeavor-phase-action = Action
rulebook-endeavor-phase-action-does = { $title ->
    [age-of-sail] Turn by turn: activate a building, spend a blue token, or pass, until all have passed.
   *[endeavor] Turn by turn: activate a building, spend a blue token, or pass, until all have passed. Who passes keeps to the card limit at once.
}
rulebook-endeavor-phase-discard = Discard
rulebook-endeavor-phase-discard-does = Keep as many cards as your influence allows; the rest goes to the common pile.
rulebook-endeavor-attributes = Attributes and their thresholds
rulebook-endeavor-icons = with so many icons
rulebook-endeavor-gives-build = highest building level
rulebook-endeavor-gives-growth = discs in growth
rulebook-endeavor-gives-salary = payments
rulebook-endeavor-gives-limit = cards to keep
rulebook-endeavor-turn = Your turn in the action phase
rulebook-endeavor-turn-about = { $title ->
    [age-of-sail] Activating costs one disc, put on the building’s empty circle, and what the action costs comes on top. A blue token needs no such disc. “A or B”: one of them. “A and B”: one or both, anywhere.
   *[endeavor] Activating costs one disc, put on the building’s empty circle, and what the action costs comes on top. A blue token needs no such disc. “A or B”: one of them. “A and B”: one or both, in the same region.
}
rulebook-endeavor-action = Action
rulebook-endeavor-costs = Costs
rulebook-endeavor-does = What it does
rulebook-endeavor-rules = Rules
rulebook-endeavor-act-ship = Ship
rulebook-endeavor-act-ship-costs = 1 disc
rulebook-endeavor-act-ship-does = { $title ->
    [age-of-sail] To the free track space farthest from the deck, for its token; to the open sea of an open region, without one; or to a free trade route in Europe or an open region, for its token. The last track space opens the region: most discs on the track win the governor, ties go to the disc nearest the deck.
   *[endeavor] To the free track space farthest from the deck, for its token; beside the track once it is full, without one. The last track space opens the region: most discs on the track win the governor, ties go to the disc nearest the deck.
}
rulebook-endeavor-act-occupy = Occupy
rulebook-endeavor-act-occupy-costs = 1 disc
rulebook-endeavor-act-occupy-does = An empty city in Europe, or in an open region where you have a disc. Take its token, and those of links you now hold at both ends.
rulebook-endeavor-act-attack = Attack
rulebook-endeavor-act-attack-costs = 2 discs
rulebook-endeavor-act-attack-does = { $title ->
    [age-of-sail] Replace an opponent’s disc in a city or on a trade route, where you have a disc in the region. One of your two goes to your supply.
   *[endeavor] Replace an opponent’s disc in a city, where you have a disc in the region. One of your two goes to your supply.
}
rulebook-endeavor-act-payment = Payment
rulebook-endeavor-act-payment-costs = –
rulebook-endeavor-act-payment-does = { $title ->
    [age-of-sail] Bring one disc from a building back to your harbor. A building cannot free one that itself offers a payment; a token can.
   *[endeavor] Bring one disc from a building back to your harbor. A building cannot free itself.
}
rulebook-endeavor-act-draw = Draw
rulebook-endeavor-act-draw-costs = –
rulebook-endeavor-act-draw-does = { $title ->
    [age-of-sail] Take the top card of a deck, with as many discs in its region as its value, open or closed. Or any card of the discard pile, with as many discs in Europe.
   *[endeavor] Take the top card of a deck in an open region, with as many discs there as its value.
}
rulebook-endeavor-level = Level
rulebook-endeavor-building = Building
rulebook-endeavor-copies = Copies
rulebook-endeavor-gives = Gives
rulebook-endeavor-start = start
rulebook-endeavor-buildings = Buildings
rulebook-endeavor-glory = glory
rulebook-endeavor-short-industry = Ind
rulebook-endeavor-short-culture = Cul
rulebook-endeavor-short-finance = Fin
rulebook-endeavor-short-politics = Pol
rulebook-endeavor-short-wealth = Wea
rulebook-endeavor-short-influence = Inf
rulebook-endeavor-cards = Cards
rulebook-endeavor-cards-about = { $title ->
    [age-of-sail] The number is what you need in discs; Europe and Slavery ask for discs in Europe. “+1 ●”, from its deck, also brings a disc to your harbor. Europe { $abolition } abolishes slavery.
   *[endeavor] The number is what you need in discs; Europe and Slavery ask for discs in Europe. Europe { $abolition } abolishes slavery.
}
rulebook-endeavor-deck = Deck
rulebook-endeavor-governor = Governor
rulebook-endeavor-tokens = Tokens
rulebook-endeavor-token-brown = brown: stays, one icon
rulebook-endeavor-token-blue = blue: spent for its action
rulebook-endeavor-limits = Card limit
rulebook-endeavor-limits-about = { $title ->
    [age-of-sail] In the discard phase keep at most as many cards as your influence allows, and one slavery card more; never more than { $places }. One governor may sit in the free place and counts for nothing. Discards go to the common pile, slavery cards aside (−1 glory), governors out of the game.
   *[endeavor] When you pass keep at most as many cards as your politics allows, and one slavery card more; never more than { $places }. One governor may sit in the free place and counts for nothing. Discards go back to their decks, slavery cards aside (−1 glory), governors out of the game.
}
rulebook-endeavor-scoring = Final scoring
rulebook-endeavor-scoring-about = After round { $rounds }. Most glory wins; a tie is shared.
rulebook-endeavor-score-attributes = Each attribute
rulebook-endeavor-score-attributes-gives = the highest of these reached: { $spaces }
rulebook-endeavor-score-cities = Each city
rulebook-endeavor-score-cities-gives = { $cities }, as it shows
rulebook-endeavor-score-links = Each link, both ends yours
rulebook-endeavor-score-links-gives = { $links }
rulebook-endeavor-score-cards = Cards held, governors too
rulebook-endeavor-score-cards-gives = their ★
rulebook-endeavor-score-buildings = Buildings
rulebook-endeavor-score-buildings-gives = their ★
rulebook-endeavor-score-free-place = Free governor place empty
rulebook-endeavor-score-free-place-gives = 3
rulebook-endeavor-score-harbor = Every 3 discs in the harbor
rulebook-endeavor-score-harbor-gives = 1
rulebook-endeavor-score-slavery = Each slavery card set aside
rulebook-endeavor-score-slavery-gives = −1

## Edge cases: Endeavor
rulebook-faq-endeavor-idle-question = May I activate a building and then do nothing with it, just to put the disc there?
rulebook-faq-endeavor-idle-answer = { $title ->
    [age-of-sail] Not at this table. A turn is an action or a pass: at least one action of the building, or of the token, must be possible, and you carry out at least one.
   *[endeavor] Not at this table, unless it was opened with the option “idle activation”. Without it a turn is an action or a pass: at least one action of the building, or of the token, must be possible, and you carry out at least one.
}
rulebook-faq-endeavor-two-discs-question = I have two discs in my harbor. Can I attack with the Fortress?
rulebook-faq-endeavor-two-discs-answer = No. The first disc goes onto the building’s circle, and the attack then costs two more: you need three. With a blue Attack token two are enough.
rulebook-faq-endeavor-second-action-question = My building says “A and B”. Must both be in the same region?
rulebook-faq-endeavor-second-action-answer = { $title ->
    [age-of-sail] No, each may happen anywhere. You may also do them in either order, or decline the second.
   *[endeavor] Yes. Two ships go to one region, two cards come from one deck, and a city and a ship must be in the same region. You may choose the order, or decline the second.
}
rulebook-faq-endeavor-europe-ship-question = Can I ship to Europe?
rulebook-faq-endeavor-europe-ship-answer = { $title ->
    [age-of-sail] Not to a track, since Europe has none; but a trade route in Europe takes a ship.
   *[endeavor] No, Europe has no track. So whoever occupies a city there with the Docks has no ship to add to it.
}
rulebook-faq-endeavor-full-track-question = The track is full. What do I gain by shipping there all the same?
rulebook-faq-endeavor-full-track-answer = { $title ->
    [age-of-sail] You ship to the open sea. There is no token, but the disc gives you presence and counts for drawing cards of the region.
   *[endeavor] The disc lies beside the track. There is no token, but it gives you presence and counts for drawing cards of the region.
}
rulebook-faq-endeavor-governor-tie-question = Two of us have equally many discs on the track when the region opens. Who gets the governor?
rulebook-faq-endeavor-governor-tie-answer = Of those who are tied for most, the one whose disc lies nearest the deck: always the one of them who shipped there last. It does not matter who placed the last disc of all, unless that player is among the tied.
rulebook-faq-endeavor-governor-passed-question = I have passed, and now I win a governor. Do I have to discard?
rulebook-faq-endeavor-governor-passed-answer = Not at once. When all have passed, your cards are compared with your limit once more: then you put the governor into the free place, keep it among your cards if there is room, or discard. It is the same if abolition has taken slavery cards from you.
rulebook-faq-endeavor-governor-beside-question = Do discs outside the track count for the governor?
rulebook-faq-endeavor-governor-beside-answer = No. Only discs on the track itself count, and when the region opens there cannot be any other ships yet.
rulebook-faq-endeavor-presence-lost-question = My only disc in a region was attacked. Can I still occupy cities there?
rulebook-faq-endeavor-presence-lost-answer = No. Presence is counted anew each time, so you have to ship there first. Discs on a track can never be attacked, so a ship keeps your presence safe.
rulebook-faq-endeavor-link-token-question = I took a link’s token and then lost one of its ends. Do I give the token back?
rulebook-faq-endeavor-link-token-answer = No. A token once taken stays with you. What you lose is control of the link, which is worth 1 glory at the end to whoever then has both ends. That player gets no token: it was there only for the first.
rulebook-faq-endeavor-attack-token-question = Do I take a token when I attack a city?
rulebook-faq-endeavor-attack-token-answer = Not for the city: its token went to whoever occupied it first. Links that your new disc completes, and that nobody has controlled before, still give theirs.
rulebook-faq-endeavor-attack-track-question = Can I attack a disc on a shipping track?
rulebook-faq-endeavor-attack-track-answer = { $title ->
    [age-of-sail] No. Only cities and trade routes can be attacked; discs on a track or in the open sea are safe.
   *[endeavor] No. Only cities can be attacked; discs on or beside a track are safe.
}
rulebook-faq-endeavor-payer-question = Can a building that pays free itself, or another one that pays?
rulebook-faq-endeavor-payer-answer = { $title ->
    [age-of-sail] Neither: the payment of a building frees no building that itself offers a payment. A Payment token frees any.
   *[endeavor] Not itself, but another one it can. A Payment token frees any.
}
rulebook-faq-endeavor-closed-draw-question = Can I draw a card of a region that is still closed?
rulebook-faq-endeavor-closed-draw-answer = { $title ->
    [age-of-sail] Yes, if you have enough discs there. On a closed region’s track they count too.
   *[endeavor] No, the region must be open, however many discs you have on its track.
}
rulebook-faq-endeavor-pile-question = What do I need for a card of the discard pile?
rulebook-faq-endeavor-pile-answer = As many discs in Europe as its value, wherever the card comes from. The extra disc of a value 1 card is not paid again.
rulebook-faq-endeavor-value-one-question = Does every card of value 1 bring a disc?
rulebook-faq-endeavor-value-one-answer = Only those of the six regions, and only when they are drawn from their deck. Europe 1 and Slavery 1 bring none, and neither does a card from the discard pile.
rulebook-faq-endeavor-route-presence-question = What is a trade route good for?
rulebook-faq-endeavor-route-presence-answer = It gives its token, needs no presence, and afterwards counts as presence and as a disc in its region. It is an end of links. By itself it is worth no glory, and it can be attacked.
rulebook-faq-endeavor-slavery-over-question = My limit is five and I hold five cards and a slavery card. Do I have to discard?
rulebook-faq-endeavor-slavery-over-answer = Yes. One slavery card may exceed your limit, but there are only five places, and the free governor place is for governors.
rulebook-faq-endeavor-slavery-kept-question = Do slavery cards that I still hold at the end cost glory?
rulebook-faq-endeavor-slavery-kept-answer = No, only those set aside: by discarding them, or by abolition.
rulebook-faq-endeavor-abolition-twice-question = Europe 5 was discarded and is drawn again. Is slavery abolished a second time?
rulebook-faq-endeavor-abolition-twice-answer = No. It happens once, and there is no slavery card left on the board by then anyway.
rulebook-faq-endeavor-free-place-question = Must I put a governor into the free place?
rulebook-faq-endeavor-free-place-answer = No. Left empty it is worth 3 glory at the end, so you may keep your governors among the normal cards, or discard for it. And it is not for ever: whenever you hold too many cards you may choose anew, and in the last round in any case.
rulebook-faq-endeavor-limit-falls-question = I discard a card with icons of the attribute that sets my limit. What then?
rulebook-faq-endeavor-limit-falls-answer = The limit may fall with it, and you go on discarding until it is met. Think of the order.
rulebook-faq-endeavor-voluntary-question = Can I discard a card that I no longer like?
rulebook-faq-endeavor-voluntary-answer = No. You discard only when your limit is checked, and only as many as it asks for. You may let it ask for one more, though, by keeping a governor among your normal cards instead of in the free place.
rulebook-faq-endeavor-no-building-question = Everything of my level is gone from the stock. Do I go without a building?
rulebook-faq-endeavor-no-building-answer = No, you take one of the lowest level that still has any, above your own. A second building of level 5 remains forbidden even so.
rulebook-faq-endeavor-salary-choice-question = Can I leave a disc on a building in the salary phase?
rulebook-faq-endeavor-salary-choice-answer = { $title ->
    [age-of-sail] If you cannot pay all, you choose, and may stop early. If you can pay all, this table pays all of them without asking.
   *[endeavor] Only if you have fewer payments than buildings with a disc; then you choose which to pay. All your payments must be made.
}
rulebook-faq-endeavor-above-fifteen-question = I have 17 icons of one attribute. Are the last two lost?
rulebook-faq-endeavor-above-fifteen-answer = They are worth no glory, since the marker stops at 15, but they are remembered: lose one and you still show 15.
rulebook-faq-endeavor-slots-question = May I move cards from one place to another while I act?
rulebook-faq-endeavor-slots-answer = Yes, as often as you like: until your limit is checked it makes no difference where they lie, so nobody has to tell the table. Icons count in any place.
rulebook-faq-endeavor-levels-question = Is my card limit the number of my icons? And my growth, my payments?
rulebook-faq-endeavor-levels-answer = { $title ->
    [age-of-sail] No. What counts is the level, reached with 0, 2, 4, 7 and 10 icons. With 3 icons of influence you keep 2 cards, with 3 of culture 3 discs come in, with 3 of wealth you make 2 payments.
   *[endeavor] No. What counts is the level, reached with 0, 2, 4, 7 and 10 icons. With 3 icons of politics you keep 2 cards, with 3 of culture 3 discs come in, with 3 of finance you make 2 payments. One printed chart shows a disc less for growth than the examples beside it: the examples are right.
}
rulebook-faq-endeavor-attribute-glory-question = Do I add up the glory of all spaces that my marker has passed?
rulebook-faq-endeavor-attribute-glory-answer = No, only one space counts: the one your marker stands on, or the next lower one with glory. A marker on 5 is worth 4.
rulebook-faq-endeavor-presence-beside-question = Is a disc outside the track enough to occupy or attack in the region?
rulebook-faq-endeavor-presence-beside-answer = { $title ->
    [age-of-sail] Yes. Every disc in the region is presence, in the open sea and on trade routes too.
   *[endeavor] Yes. Every disc in the region is presence, beside the full track too.
}
rulebook-faq-endeavor-europe-decks-question = Which decks belong to Europe, and what do they need?
rulebook-faq-endeavor-europe-decks-answer = { $title ->
    [age-of-sail] Two: Europe and Slavery. Both count all your discs in Europe, in cities and on trade routes. The first card of either has value 0 and needs none.
   *[endeavor] Two: Europe and Slavery. Both count your discs in Europe’s cities. The first card of either has value 0 and needs none.
}
rulebook-faq-endeavor-regions-question = Some summaries name other regions, Central Asia for one. Which are there?
rulebook-faq-endeavor-regions-answer = Seven: Europe, and with a track of their own Africa, the Caribbean, the Far East, India, North America and South America.
rulebook-faq-endeavor-start-question = Where do the governors lie, and does my first building begin with a disc on it?
rulebook-faq-endeavor-start-answer = { $title ->
    [age-of-sail] In this edition governors lie beside their decks, you choose one of two starting buildings, and a disc from your supply stands on it. In the first edition it is otherwise.
   *[endeavor] In this edition a governor lies on top of its deck, everybody begins with the Colonial House, and no disc stands on it. In Age of Sail it is otherwise.
}
rulebook-faq-endeavor-game-end-question = Does the game stop when somebody fills the last building space?
rulebook-faq-endeavor-game-end-answer = No. You fill it in the build phase of round seven, and that round is played to its end.
rulebook-faq-endeavor-two-cards-question = The Trade Office draws two cards. From where?
rulebook-faq-endeavor-two-cards-answer = { $title ->
    [age-of-sail] From any decks, or the discard pile: each draw is an action of its own.
   *[endeavor] Both from the same deck. In Europe, too, one from Europe and one from Slavery is not allowed.
}
rulebook-faq-endeavor-neutral-question = Are there neutral discs, or other rules for few players?
rulebook-faq-endeavor-neutral-answer = { $title ->
    [age-of-sail] No. With two and three you play by the same rules as with five, all discs are somebody’s, and only the side of the board differs.
   *[endeavor] No. Three play by the same rules as five, and all discs are somebody’s. Two cannot play this edition.
}
rulebook-faq-endeavor-chips-question = What are scoring chips for?
rulebook-faq-endeavor-chips-answer = For counting, and nothing else. In the box they stand for glory while you add it up; here the table does the sum, and tokens lying about at the end are worth nothing.

## Pages of the rulebook: tables and values of the packs
rulebook-endeavor-editions = Endeavor: the two editions side by side
rulebook-endeavor-editions-about = Endeavor of 2009 and Endeavor: Age of Sail of 2018 share most of their rules. This is all that differs; what is not listed here is the same in both.
rulebook-endeavor-count-discs = Discs for each player
rulebook-endeavor-count-cities = Cities (by side of the board)
rulebook-endeavor-count-routes = Trade routes (by side of the board)
rulebook-endeavor-count-links = Links (by side of the board)
rulebook-endeavor-count-starts = Starting buildings to choose from
rulebook-endeavor-count-cards = Cards, governors not counted
rulebook-endeavor-count-attributes = Attributes
rulebook-endeavor-table-regions = Regions
rulebook-endeavor-table-cities = Cities
rulebook-endeavor-table-routes = Trade routes
rulebook-endeavor-table-links = Links
rulebook-endeavor-table-buildings = Buildings
rulebook-endeavor-table-decks = Decks
rulebook-endeavor-table-cards = Cards
rulebook-endeavor-table-governors = Governors
rulebook-endeavor-table-tokens = Tokens
rulebook-endeavor-table-attributes = Attributes
rulebook-endeavor-table-thresholds = Thresholds of the levels
rulebook-endeavor-table-build = Industry: building levels
rulebook-endeavor-table-growth = Culture: discs in growth
rulebook-endeavor-table-salary = Payments by level
rulebook-endeavor-table-card_limit = Cards to keep by level
rulebook-endeavor-table-slavery_bonus = Slavery cards beyond the limit, by level
rulebook-endeavor-table-glory_spaces = Spaces with glory
rulebook-endeavor-table-limits = Attribute markers
rulebook-endeavor-table-game_frame = Frame of the game
rulebook-endeavor-table-building_spaces = Building spaces
rulebook-endeavor-variant-side = { $what } (side { $number })
rulebook-endeavor-row-links = { $ends }
rulebook-endeavor-field-home = everybody’s home
rulebook-endeavor-field-track = track spaces
rulebook-endeavor-field-decks = decks
rulebook-endeavor-field-region = region
rulebook-endeavor-field-glory = glory
rulebook-endeavor-field-token = token
rulebook-endeavor-field-level = level
rulebook-endeavor-field-copies = copies
rulebook-endeavor-field-circle = circle
rulebook-endeavor-field-actions = actions
rulebook-endeavor-field-deck = deck
rulebook-endeavor-field-value = value
rulebook-endeavor-field-abolition = abolishes slavery
rulebook-endeavor-field-count = number
rulebook-endeavor-field-attribute = icon
rulebook-endeavor-field-amount = amount
rulebook-endeavor-field-values = values
rulebook-endeavor-field-max = at most
rulebook-endeavor-field-rounds = rounds
rulebook-endeavor-field-discs = discs
rulebook-endeavor-field-card_slots = places for cards
rulebook-endeavor-field-bonus_disc = disc to the harbor
rulebook-endeavor-field-players = players
rulebook-endeavor-field-governor = governor
tables-endeavor-count-attributes = { $name }
tables-endeavor-count-harbor = in the harbor
tables-endeavor-count-supply = in the supply
tables-endeavor-change-points = { $count ->
   *[other] { $by } glory
}
