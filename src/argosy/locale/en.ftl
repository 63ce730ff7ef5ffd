### Endeavor and Endeavor: Age of Sail, told to the player.
### Component names arrive translated, seats as their players' names, $title as the title's id.

## Shared by all titles

player-numbered = Player { $number }

## The titles, their options, the stages of a round

endeavor-title-endeavor = Endeavor
endeavor-title-age-of-sail = Endeavor: Age of Sail

endeavor-about-endeavor = Seven rounds to turn a lone trading house into a seafaring power: build, ship out, settle cities and draw cards. The first edition, for 3 to 5: both halves of a double action stay in one region, and you settle your card limit as you pass.
endeavor-about-age-of-sail = The second edition of Endeavor, for 2 to 5, on a board with two sides: you choose your first building in secret. Trade routes, the open sea and a common discard pile leave you more ways to go.

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

endeavor-prompt-start = Choose your starting building. The others will see it once everybody has chosen.
endeavor-prompt-build = Choose a building. Your industry allows up to level { $level }.
endeavor-prompt-salary = { $payments ->
    [one] { $workers } of your buildings hold a disc and you have one payment left: which do you pay?
   *[other] { $workers } of your buildings hold a disc and you have { $payments } payments left: which do you pay?
}
endeavor-prompt-turn = { $discs ->
    [0] Your turn. Your harbor is empty: spend a blue token, or pass.
    [one] Your turn, with one disc in your harbor: activate a building, spend a blue token, or pass.
   *[other] Your turn, with { $discs } discs in your harbor: activate a building, spend a blue token, or pass.
}
endeavor-prompt-action = { $source }: carry out an action.
endeavor-prompt-action-or-none = { $source }: carry out an action, or finish without one.
endeavor-prompt-action-more = { $source }: carry out the second action too, or finish.
endeavor-prompt-discard = { $cards ->
    [one] You hold one card too many: discard one, or move a governor to your free place or back.
   *[other] You hold { $cards } cards too many: discard one, or move a governor to your free place or back.
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

### Race to the New Found Land, told to the player.
### Component names and bundles of goods ("2 wood + 1 iron") arrive translated, seats as their players' names.

## The title, its options, the stages of a round

new-found-land-title-new-found-land = Race to the New Found Land

new-found-land-about-new-found-land = Four rounds to carry settlers and goods between Europe and the islands off North America. Build a fleet, plan which ship does what, and be there before the others: whoever has more sail acts first. For 2 to 4 players, with hands, objectives and stacks that stay hidden.

new-found-land-option-experienced = For experienced players: the triangle and the star marker stand further up the scoring track, on 30 and 40 instead of 25 and 35.
new-found-land-option-discover = Discover: each ship must place a tile if one fits, or everybody may stop at any time.
new-found-land-option-large_ships = Large ships in the market: open, or covered, so that only their cost is known until one is built.
new-found-land-option-start_ships = Start ships of nations nobody plays: they leave the game, or join the stack of small ships.
new-found-land-option-skipped_markers = A frame marker that moved back behind a figure: earned later, with that player’s next points, or never.
new-found-land-option-markers = Frame markers: “standard”, or five spaces, none lower than usual and in the same order, as in “7,15,20,30,40”.
new-found-land-option-nations = Nations: drawn at random, or chosen by seat, as in “france,spain,england”.

new-found-land-stage-land = Land phase
new-found-land-stage-planning = Planning phase
new-found-land-stage-action = Action phase
new-found-land-stage-scoring = Islands and cities are scored
new-found-land-stage-objectives = Objectives
new-found-land-stage-over = Game over

## Chapters of the rules

new-found-land-chapter-SET = Set-up
new-found-land-chapter-LND = Land phase
new-found-land-chapter-PLN = Planning phase
new-found-land-chapter-ACT = Action phase
new-found-land-chapter-LOD = Load
new-found-land-chapter-STL = Settle
new-found-land-chapter-DEL = Deliver
new-found-land-chapter-DSC = Discover
new-found-land-chapter-FRM = Frame markers and the scoring track
new-found-land-chapter-FIN = Final phase of a round
new-found-land-chapter-OBJ = Objectives
new-found-land-chapter-END = Final scoring
new-found-land-chapter-HID = What is hidden

## Rules: set-up

new-found-land-rule-SET-1 = Everybody gets a nation at random, unless the table chose otherwise. The nation with the lowest board number starts the first round.
new-found-land-rule-SET-2 = Your nation’s start ship lies in one of your yards and its start charter is in your hand. Start cards of nations nobody plays go to storage; their start ships leave the game, or, if the table wants it so, join the stack of small ships.
new-found-land-rule-SET-3 = The 12 other small ships and the 11 large ships are shuffled into two stacks. Four of each are on offer in the market, and their numbers are open to all. If the table wants it so, large ships lie covered: all see what they cost, and the numbers only when one is built and turned over.
new-found-land-rule-SET-4 = All 1x cards but the start cards are shuffled into a stack.
new-found-land-rule-SET-5 = The 18 contracts are shuffled. Nine lie open on the board, three for each city.
new-found-land-rule-SET-6 = One piece of each good waits on the triangle space. You begin with 1 iron.
new-found-land-rule-SET-7 = The 15 objectives are shuffled into three stacks of five: square, circle and star. The five captains lie open.
new-found-land-rule-SET-8 = The frame markers stand on spaces 7, 15, 20, 25 and 35 of the scoring track. With the option for experienced players the triangle begins on 30 and the star on 40; a table may also choose any higher spaces, up to 50 and in the same order.
new-found-land-rule-SET-9 = One compass tile per player is turned over. For each of them island tiles are drawn until one fits on the island it names; that one is laid there, turned as you like, the others go to storage. Then all eight compass tiles are shuffled again.
new-found-land-rule-SET-10 = All figures begin on space 0 of the scoring track.

## Rules: land phase

new-found-land-rule-LND-1 = Your land phase turn begins with income: 1 cloth and 1 wood. Cortés adds 1 gold, and brought 1 when he was hired.
new-found-land-rule-LND-2 = Then you may buy the two expansions of your board, each once in the game: an extra yard for 1 cloth and 1 iron, and your nation’s own. You may begin with either of them, and buy both in one turn.
new-found-land-rule-LND-3 = Then you may build any number of ships from the market. A small ship costs 1 wood and 1 cloth; a large one costs what it shows and gives 3 points at once.
new-found-land-rule-LND-4 = Every ship needs a yard. You have three, and more by expansions and by Drake. With none free, one of your other ships goes to storage to make room.
new-found-land-rule-LND-5 = The market is filled up only at the end of your land phase turn. A stack that is empty is made anew from storage; if storage is empty too, a space stays empty.
new-found-land-rule-LND-6 = Gold may stand for any good in any payment, contracts included, but never in what an objective counts. You are asked what to pay whenever there is a choice.
new-found-land-rule-LND-7 = In your land phase turn come income, expansions, ships, in this order: once you have built a ship there are no more expansions. You say yourself when you are done, unless there is nothing left that you could buy; then the next player begins.

## Rules: planning

new-found-land-rule-PLN-1 = Planning goes through load, settle, deliver and discover. For each of them every player, in turn order, is asked once and assigns ships from the yards and charters from the hand, or none.
new-found-land-rule-PLN-2 = One ship at most may load; up to three may settle, deliver or discover. A charter counts as a ship here, but it needs no yard.
new-found-land-rule-PLN-3 = A ship or charter serves one action in a round. What is not assigned does nothing this round.
new-found-land-rule-PLN-4 = Once in the phase, Magellan may add 7 sail to an action in which his owner has a ship, and da Gama 3 crates to one ship that loads or delivers.
new-found-land-rule-PLN-5 = What is assigned is seen by all, and stays.

## Rules: action phase

new-found-land-rule-ACT-1 = The actions follow in the order load, settle, deliver, discover. In each, the players with ships there act by their total sail, highest first; ties go clockwise from the start player. The Naval Office adds 2 to its owner’s total in every action. The totals stay in sight until the round ends.
new-found-land-rule-ACT-2 = After their action ships return to their yards, and charters go to storage.
new-found-land-rule-ACT-3 = Goods and points cards may be played at any decision of your own turn: in your land phase turn, when you plan, in an action of yours, when you count your points on an island or in a city, and when you resolve objectives. After the last step of a turn nobody is asked once more: play your card before it.

new-found-land-rule-LOD-1 = Take one good. Crate 1 gives cloth, 2 wood, 3 iron, 4 or more gold; you may always take a cheaper one.
new-found-land-rule-LOD-2 = Then draw as many 1x cards as the crate value and keep one; the others go to storage unseen. With the Colonial Harbor you keep one more, if you drew at least two. An empty stack is made anew from storage.

new-found-land-rule-STL-1 = Each ship settles on its own, in the order you like: 1 settler places one cube, 2 settlers a stack of two, on one empty space of any tile on any island. Then take one of the tile’s two bonuses. Which ship is next you say together with the tile, and only if your ships differ in settlers.
new-found-land-rule-STL-2 = Instead a ship may go to New England: 1 point for each cube it does not place.
new-found-land-rule-STL-3 = With the Colonial Administration you may place one more cube in a settle action, after your ships, on an empty space, and take one bonus. It cannot go to New England.

new-found-land-rule-DEL-1 = A ship carries as many goods as its crate value, and all to one contract. Several ships may join for a contract; what they could carry beyond it is lost.
new-found-land-rule-DEL-2 = Pay the contract’s goods and take its points. The contract goes to storage and a new one takes its place at once.
new-found-land-rule-DEL-3 = Then one of your cubes goes on an empty space of the contract’s city. If the city is full, you deliver without a cube.
new-found-land-rule-DEL-4 = Instead a ship may bring any goods to Antwerp, as many as its crate holds: 1 point each.
new-found-land-rule-DEL-5 = With the Customs you take 3 more points for each contract, not for Antwerp.

new-found-land-rule-DSC-1 = Draw as many island tiles as your telescopes add up to. For each ship you must place one of them as long as one fits, on an empty space of its shape on any island, turned as you like; with Columbus you may place one more. The rest goes to storage. If the table wants it so, you may stop at any time.
new-found-land-rule-DSC-2 = On each tile you place you put one cube, and take both of its bonuses.
new-found-land-rule-DSC-3 = The tiles drawn are seen by all. The rulebook does not say so: this is our ruling.

## Rules: markers

new-found-land-rule-FRM-1 = If your figure moves onto or past a frame marker, you earn it at the end of your turn: each marker once.
new-found-land-rule-FRM-2 = Square, circle and star: look through that stack of objectives and keep one; the others go back face down. Pentagon: hire a captain. Triangle: take one of the goods lying there.
new-found-land-rule-FRM-3 = The marker then moves three spaces back, to space 1 at least. If a marker or a figure stands there, it stops on the next free space before it. A figure beyond 50 points, on its second lap, stands on its space like any other.
new-found-land-rule-FRM-4 = A marker that everybody has earned leaves the track. If a marker moves back behind your figure before you earned it, you earn it with your next points, or, if the table wants it so, never.
new-found-land-rule-FRM-5 = Whoever reaches 50 points takes the next 50/100 card: they are worth 5, 3, 1 and 0 points at the end. At 100 points it is turned over, which changes nothing.

## Rules: final phase, objectives, end

new-found-land-rule-FIN-1 = A compass tile is turned over. On the island it names 3, 2 or 1 tiles are laid, with 2, 3 or 4 players; drawn tiles that do not fit go to storage. Nothing is laid when the island is full or no fitting tile is left. With two players a neutral cube goes on each tile laid this way.
new-found-land-rule-FIN-2 = An island with tiles on all its spaces is scored, once: 1 point for each of your cubes, and a bonus for most and for second most cubes. If several have most, each of them gets the second bonus and nobody else any; if several are second, they get none. Neutral cubes count like a player’s. The highest bonus is scored first, and points are taken in turn order. The cubes stay where they are. Cubes never run out, and neither do goods.
new-found-land-rule-FIN-3 = A city whose spaces are all filled is scored in the same way, once, after the islands.
new-found-land-rule-FIN-4 = Then, in turn order, everybody may resolve objectives: the first is free, each further one costs any two goods, paid before it is shown. An objective that was resolved goes to storage.
new-found-land-rule-FIN-5 = The start player tile moves clockwise and the next round begins. After round 4 the game ends.

new-found-land-rule-OBJ-1 = An objective pays its points if you reach what it asks for; if it has two steps, the better one that you reach. Goods need only be there, and gold counts as gold only. Symbols and ships are counted on your ship tiles, not on charters, captains or expansions. Cubes are counted in cities, in scored cities, on one island, on scored islands or on all islands.

new-found-land-rule-END-1 = At the end you take 1 point for each cube in islands and cities that were not scored, without any bonus for most cubes; the bonus of your 50/100 card; and 2 points for each 1x card and each objective you still hold.
new-found-land-rule-END-2 = Most points win. If there is a tie, most goods; if there is still one, the victory is shared.

new-found-land-rule-HID-1 = Hidden from the others are the cards in your hand, your objectives, and the cards you drew and did not keep; hidden from all are the order of the stacks and the compass tiles to come. How many there are is known to all. Nobody is asked, or passed over, because of what only he knows: so at times there is nothing to do but to say “Done”.

## Refusals: whose turn

new-found-land-refuse-LND-7-waiting = It is { $player }’s land phase turn.
new-found-land-refuse-PLN-1-waiting = { $player } is planning now.
new-found-land-refuse-ACT-1-waiting = { $player } is carrying out an action now.
new-found-land-refuse-FIN-2-waiting = { $player } is counting points now.
new-found-land-refuse-FIN-4-waiting = { $player } is resolving objectives now.
new-found-land-refuse-FIN-5-over = The game ended after { $rounds } rounds.

## Refusals: something else comes first

new-found-land-refuse-LND-6-first = First choose what to pay with.
new-found-land-refuse-LND-4-first = First choose which ship makes room in your yards.
new-found-land-refuse-LOD-1-first = First take a good for your load.
new-found-land-refuse-LOD-2-first = First choose among the cards you drew.
new-found-land-refuse-DEL-1-first = First choose which ships carry the goods.
new-found-land-refuse-DEL-4-first = First unload in Antwerp.
new-found-land-refuse-FRM-2-first = First take what the marker gives you.

## Refusals: not now

new-found-land-refuse-LND-2-when = Expansions are bought in your land phase turn.
new-found-land-refuse-LND-3-when = Ships are built in your land phase turn.
new-found-land-refuse-LND-4-when = A ship goes to storage only to make room for one you just built.
new-found-land-refuse-LND-6-when = There is nothing to pay now.
new-found-land-refuse-PLN-1-when = Ships are assigned in the planning phase.
new-found-land-refuse-PLN-4-when = Captains are sent along in the planning phase.
new-found-land-refuse-LOD-1-when = A good is taken when your ship loads.
new-found-land-refuse-LOD-2-when = Cards are kept when your ship has loaded.
new-found-land-refuse-STL-1-when = Cubes are placed when your ships settle.
new-found-land-refuse-STL-2-when = New England is for ships that settle.
new-found-land-refuse-STL-2-stay = This ship settles somewhere: on an island tile, or in New England.
new-found-land-refuse-STL-3-england = The extra cube goes on an island tile or nowhere: New England is for ships.
new-found-land-refuse-DEL-1-when = There are no goods for ships to carry now.
new-found-land-refuse-DEL-2-when = Contracts are fulfilled when your ships deliver.
new-found-land-refuse-DEL-4-when = Antwerp is for ships that deliver.
new-found-land-refuse-DSC-1-when = Tiles are placed when your ships discover.
new-found-land-refuse-FRM-2-when = You have not earned a marker that gives this.
new-found-land-refuse-FIN-4-when = Objectives are resolved at the end of a round, in your turn.

## Refusals: land phase

new-found-land-refuse-LND-2-nation = { $expansion }: this expansion belongs to another nation ({ $nation }).
new-found-land-refuse-LND-2-bought = { $expansion }: you have bought this expansion already.
new-found-land-refuse-LND-2-cost = { $expansion } costs { $cost }; you have { $cloth } cloth, { $wood } wood, { $iron } iron and { $gold } gold.
new-found-land-refuse-LND-7-built = { $expansion }: you have built a ship in this turn, and expansions come before ships.
new-found-land-refuse-LND-3-market = { $ship } is not on offer in the market.
new-found-land-refuse-LND-3-none = No covered ship that costs { $cost } is on offer.
new-found-land-refuse-SET-3-covered = { $ship }: large ships lie covered in the market; choose one by what it costs.
new-found-land-refuse-LND-3-cost = { $ship } costs { $cost }; you have { $cloth } cloth, { $wood } wood, { $iron } iron and { $gold } gold.
new-found-land-refuse-LND-4-own = { $ship } is not yours.
new-found-land-refuse-LND-4-new = { $ship } is the one that needs the room: choose another.
new-found-land-refuse-LND-6-goods = This takes { $count } pieces ({ $good }); you have { $own }.
new-found-land-refuse-LND-6-cost = { $purchase } costs { $cost }: gold may replace other goods, nothing else may.

## Refusals: planning

new-found-land-refuse-PLN-1-own = { $ship }: you do not have this one.
new-found-land-refuse-PLN-1-action = { $ship }: the action being planned now is another one ({ $action }).
new-found-land-refuse-PLN-2 = { $limit ->
    [one] Only one ship may be assigned to this action ({ $action }).
   *[other] At most { $limit } ships may be assigned to this action ({ $action }).
}
new-found-land-refuse-PLN-3 = { $ship } serves another action in this round already ({ $action }).
new-found-land-refuse-PLN-4-owner = { $captain } does not sail for you.
new-found-land-refuse-PLN-4-sent = { $captain } was sent along already in this round.
new-found-land-refuse-PLN-4-ship = { $captain } needs a ship: assign one to this action first ({ $action }).
new-found-land-refuse-PLN-4-action = { $captain } helps to load and to deliver, not in this action ({ $action }).
new-found-land-refuse-PLN-4-assigned = { $captain } goes on a ship that you assigned to this action ({ $action }); { $ship } is none.

## Refusals: actions

new-found-land-refuse-ACT-3-hand = { $card } is not in your hand.
new-found-land-refuse-LOD-1-crate = To take { $good } a ship needs crate { $needed }; yours has { $crate }.
new-found-land-refuse-LOD-2-drawn = { $card } is not among the cards you drew.
new-found-land-refuse-STL-1-tile = { $tile } does not lie on an island.
new-found-land-refuse-STL-1-full = { $tile } on { $island } has no empty space left.
new-found-land-refuse-STL-1-which = Your ships differ in settlers: say with how many.
new-found-land-refuse-STL-1-alike = The ships you have left settle alike: only the tile is to be chosen.
new-found-land-refuse-STL-1-settlers = { $cubes ->
    [one] None of the ships you have left has 1 settler.
   *[other] None of the ships you have left has { $cubes } settlers.
}
new-found-land-refuse-STL-3-ships = All your ships have settled: this is the extra cube.
new-found-land-refuse-DEL-1-crate = { $contract } asks for { $goods } goods; the ships you have left carry { $crate }.
new-found-land-refuse-DEL-1-ship = { $ship } has no delivery left to make in this action.
new-found-land-refuse-DEL-1-picked = { $ship } carries for this contract already.
new-found-land-refuse-DEL-1-crew = { $ship } is not the one to name now: name ships by falling crate value, the first of equal ones, and none that is not needed.
new-found-land-refuse-DEL-2-offer = { $contract } is not on the board.
new-found-land-refuse-DEL-2-goods = { $contract } asks for { $cost }; you have { $cloth } cloth, { $wood } wood, { $iron } iron and { $gold } gold.
new-found-land-refuse-DEL-4-goods = You have no goods to bring to Antwerp.
new-found-land-refuse-DEL-4-good = You have none of this good ({ $good }).
new-found-land-refuse-DEL-4-empty = A ship that goes to Antwerp unloads at least one good.
new-found-land-refuse-DSC-1-drawn = { $tile } is not among the tiles you drew, so it cannot be laid on { $island }.
new-found-land-refuse-DSC-1-fit = { $tile } needs an empty space of its shape ({ $shape }); { $island } has none.
new-found-land-refuse-DSC-1-place = { $count ->
    [one] You must place one more tile as long as one fits: { $tile } does.
   *[other] You must place { $count } more tiles as long as they fit: { $tile } does.
}

## Refusals: markers, objectives

new-found-land-refuse-FRM-2-stack = “{ $objective }” is not in this stack.
new-found-land-refuse-FRM-2-captain = { $captain } sails for { $rival }.
new-found-land-refuse-FRM-2-good = This good ({ $good }) no longer lies on the triangle space.
new-found-land-refuse-FIN-4-held = “{ $objective }” is not among your objectives.
new-found-land-refuse-FIN-4-cost = “{ $objective }”: each further objective costs { $count } goods. You can spare { $spare }, as what the objective itself counts must remain.
new-found-land-refuse-FIN-4-amount = A further objective costs { $count } goods, neither more nor fewer.
new-found-land-refuse-FIN-4-needed = “{ $objective }” still asks for { $count } of a good after you paid: you cannot spend that much of it ({ $good }).
new-found-land-refuse-OBJ-1 = “{ $objective }” asks for at least { $needed }; you have { $reached }.

## Events: set-up and rounds

new-found-land-event-nation = { $player } sails for { $nation }, with the { $ship }.
new-found-land-event-round = Round { $round } begins; { $player } is the start player.
new-found-land-event-over = The { $rounds } rounds are over.
new-found-land-event-total = { $points ->
    [one] { $player } ends with one point.
   *[other] { $player } ends with { $points } points.
}
new-found-land-event-winner = { $player } wins.
new-found-land-event-remade = The { $stack } was made anew from storage.

## Events: land phase

new-found-land-event-income = { $player } received { $goods }.
new-found-land-event-captain-gold = { $captain } brought { $player } { $amount } gold.
new-found-land-event-paid = { $player } paid { $goods }.
new-found-land-event-expanded = { $player } expanded: { $expansion }.
new-found-land-event-built = { $points ->
    [0] { $player } built { $ship }.
    [one] { $player } built { $ship } and scored one point.
   *[other] { $player } built { $ship } and scored { $points } points.
}
new-found-land-event-scrapped = { $player } sent { $ship } to storage.
new-found-land-event-on-offer = New in the market: { $ship }.
new-found-land-event-on-offer-covered = New in the market, covered: a large ship for { $cost }.

## Events: planning and actions

new-found-land-event-assigned = { $player } assigned { $ship } ({ $action }).
new-found-land-event-magellan = { $player } sent Magellan along ({ $action }): { $amount } more sail.
new-found-land-event-da-gama = { $player } put da Gama on { $ship }: { $amount } more crates.
new-found-land-event-action = { $count ->
    [0] Nobody planned this action ({ $action }).
    [one] One player planned this action ({ $action }).
   *[other] { $count } players planned this action ({ $action }).
}
new-found-land-event-sails = { $number }. { $player }, with sail { $sail }.
new-found-land-event-played = { $player } played { $card }: { $gain }.
new-found-land-event-took = { $player } took a good: { $good }.
new-found-land-event-drew-cards = { $count ->
    [0] There was no card for { $player } to draw.
    [one] { $player } drew one card.
   *[other] { $player } drew { $count } cards.
}
new-found-land-event-saw-card = You drew { $card }.
new-found-land-event-kept = { $player } kept a card.
new-found-land-event-kept-card = You kept { $card }.
new-found-land-event-stored-cards = { $count ->
    [one] { $player } put one card face down into storage.
   *[other] { $player } put { $count } cards face down into storage.
}
new-found-land-event-settled = { $cubes ->
    [one] { $player } placed a cube on { $tile }, { $island }, and took { $bonus }.
   *[other] { $player } placed { $cubes } cubes on { $tile }, { $island }, and took { $bonus }.
}
new-found-land-event-new-england = { $points ->
    [one] { $player } settled in { $place } for one point.
   *[other] { $player } settled in { $place } for { $points } points.
}
new-found-land-event-delivered = { $points ->
    [one] { $player } fulfilled { $contract } in { $city } for one point.
   *[other] { $player } fulfilled { $contract } in { $city } for { $points } points.
}
new-found-land-event-carried = { $ship } carried goods for { $player }.
new-found-land-event-customs = The Customs brought { $player } { $points } more points.
new-found-land-event-city-cube = { $player } placed a cube in { $city }.
new-found-land-event-city-full = { $city } is full: { $player } placed no cube.
new-found-land-event-new-contract = New in { $city }: { $contract }.
new-found-land-event-antwerp = { $points ->
    [one] { $player } unloaded in { $place }: { $good }, one point.
   *[other] { $player } unloaded in { $place }: { $good }, { $points } points.
}
new-found-land-event-drew-tiles = { $count ->
    [0] { $player } found no tile to draw, with telescopes of { $telescopes }.
    [one] { $player } drew one island tile, with telescopes of { $telescopes }.
   *[other] { $player } drew { $count } island tiles, with telescopes of { $telescopes }.
}
new-found-land-event-saw-tile = Drawn: { $tile } ({ $shape }).
new-found-land-event-placed = { $player } laid { $tile } on { $island }, placed a cube and took { $bonus }.
new-found-land-event-stored-tiles = { $count ->
    [one] { $player } put one tile into storage.
   *[other] { $player } put { $count } tiles into storage.
}

## Events: markers

new-found-land-event-earned = { $player } earned the { $marker } on space { $space }.
new-found-land-event-saw-objective = You saw the objective “{ $objective }”.
new-found-land-event-took-objective = { $player } kept an objective ({ $marker }).
new-found-land-event-own-objective = You kept the objective “{ $objective }”.
new-found-land-event-hired = { $player } hired { $captain }.
new-found-land-event-claimed = { $player } took a good from the triangle space: { $good }.
new-found-land-event-marker-moved = The { $marker } now stands on space { $space }.
new-found-land-event-marker-gone = The { $marker } left the track: everybody has earned it.
new-found-land-event-fifty = { $player } reached { $points } points and took the card worth { $bonus } at the end.
new-found-land-event-hundred = { $player } reached { $points } points.

## Events: final phase

new-found-land-event-compass = The compass points to { $island }.
new-found-land-event-explored = { $tile } was laid on { $island }.
new-found-land-event-misfit = { $tile } did not fit and went to storage.
new-found-land-event-scoring = { $place } is complete and scored: { $first } for most cubes, { $second } for second most.
new-found-land-event-counted = { $points ->
    [one] { $player } scored one point in { $place }.
   *[other] { $player } scored { $points } points in { $place }.
}
new-found-land-event-resolved = { $points ->
    [one] { $player } resolved “{ $objective }” for one point.
   *[other] { $player } resolved “{ $objective }” for { $points } points.
}

## Prompts

new-found-land-prompt-land = Your land phase turn: buy expansions, build ships, or end the turn.
new-found-land-prompt-land-building = Build another ship, or end your land phase turn.
new-found-land-prompt-pay = { $purchase } costs { $cost }. What do you pay?
new-found-land-prompt-pay-objective = A further objective ({ $purchase }) costs { $count } goods of your choice. What do you pay?
new-found-land-prompt-scrap = You have no free yard for { $ship }. Which other ship goes to storage?
new-found-land-prompt-plan = Which ships are to { $action }? You have assigned { $count } of at most { $limit }.
new-found-land-prompt-take = Your ship loads with crate { $crate }. Which good do you take?
new-found-land-prompt-keep = { $count ->
    [one] Keep one of the cards you drew, or play it at once.
   *[other] Keep { $count } of the cards you drew, one after the other, or play them at once.
}
new-found-land-prompt-settle = { $cubes ->
    [one] { $ship } places one cube: on which tile, and for which bonus?
   *[other] { $ship } places { $cubes } cubes: on which tile, and for which bonus?
}
new-found-land-prompt-settle-any = { $count } ships are left to settle, and they differ: which one is next, on which tile, and for which bonus?
new-found-land-prompt-extra-cube = { $expansion }: you may place one more cube. On which tile, and for which bonus?
new-found-land-prompt-deliver = { $count ->
    [one] One ship is left to deliver; it carries up to { $crate } goods. Where to?
   *[other] { $count } ships are left to deliver; together they carry up to { $crate } goods. Where to?
}
new-found-land-prompt-carry = { $contract } asks for { $goods } goods. Which ship carries them?
new-found-land-prompt-carry-antwerp = Which ship sails to { $place }?
new-found-land-prompt-unload = What do you unload in { $place }? The ship still carries up to { $count }.
new-found-land-prompt-discover = { $count ->
    [one] You may place one of the tiles you drew.
   *[other] You may place { $count } of the tiles you drew, one after the other.
}
new-found-land-prompt-discover-must = { $count ->
    [one] Place one of the tiles you drew.
   *[other] Place { $count } of the tiles you drew, one after the other.
}
new-found-land-prompt-count = You have counted your points in { $place }. Do you play a card before your turn ends?
new-found-land-prompt-objectives = Do you resolve an objective? The first one is free.
new-found-land-prompt-objectives-further = Do you resolve another objective, for { $count } goods?
new-found-land-prompt-choose = You earned the { $marker }: keep one objective of this stack.
new-found-land-prompt-hire = You earned the { $marker }: hire a captain.
new-found-land-prompt-claim = You earned the { $marker }: take one of the goods.

## Actions

new-found-land-action-done = Done
new-found-land-action-play = Play { $card }: { $gain }
new-found-land-action-expand = Expand: { $expansion }, for { $cost }
new-found-land-action-build = Build { $ship } (sail { $sail }, crate { $crate }, settlers { $settlers }, telescope { $telescope }) for { $cost }
new-found-land-action-build-covered = Build a covered large ship for { $cost }
new-found-land-action-scrap = To storage: { $ship } (sail { $sail }, crate { $crate }, settlers { $settlers }, telescope { $telescope })
new-found-land-action-pay = Pay { $goods }
new-found-land-action-assign-load = Load with { $ship } (crate { $value }, sail { $sail })
new-found-land-action-assign-settle = Settle with { $ship } (settlers { $value }, sail { $sail })
new-found-land-action-assign-deliver = Deliver with { $ship } (crate { $value }, sail { $sail })
new-found-land-action-assign-discover = Discover with { $ship } (telescope { $value }, sail { $sail })
new-found-land-action-magellan = Send Magellan along: { $amount } more sail
new-found-land-action-da-gama = Put da Gama on { $ship }: crate { $crate } and { $amount } more
new-found-land-action-take = Take a good: { $good }
new-found-land-action-keep-gain = Keep { $card }: { $gain }
new-found-land-action-keep-charter = Keep { $card } (sail { $sail }, crate { $crate }, settlers { $settlers }, telescope { $telescope })
new-found-land-action-settle = Settle on { $tile } for { $bonus }
new-found-land-action-settle-with = { $cubes ->
    [one] Settle on { $tile } with one cube for { $bonus }
   *[other] Settle on { $tile } with { $cubes } cubes for { $bonus }
}
new-found-land-action-new-england = Settle in { $place }: 1 point for each cube
new-found-land-action-new-england-with = { $points ->
    [one] Settle in { $place } for one point
   *[other] Settle in { $place } for { $points } points
}
new-found-land-action-deliver = { $points ->
    [one] Deliver { $cost } for { $contract }: one point
   *[other] Deliver { $cost } for { $contract }: { $points } points
}
new-found-land-action-antwerp = Deliver to { $place }: 1 point for each good
new-found-land-action-carry = Carry with { $ship } (crate { $crate })
new-found-land-action-unload = Unload a good: { $good }
new-found-land-action-place = Lay { $tile } on { $island } for { $bonus }
new-found-land-action-choose = Keep the objective “{ $objective }”
new-found-land-action-hire = Hire { $captain }
new-found-land-action-claim = Take a good: { $good }
new-found-land-action-resolve = Resolve “{ $objective }”

## Sources of points

new-found-land-score-ships = Large ships
new-found-land-score-tiles = Island tiles
new-found-land-score-new-england = New England
new-found-land-score-contracts = Contracts
new-found-land-score-customs = Customs
new-found-land-score-antwerp = Antwerp
new-found-land-score-islands = Islands
new-found-land-score-cities = Cities
new-found-land-score-cards = Points cards
new-found-land-score-objectives = Objectives
new-found-land-score-unscored-cubes = Cubes in places not scored
new-found-land-score-fifty = 50/100 card
new-found-land-score-unused-cards = Cards left
new-found-land-score-unresolved-objectives = Objectives left

### What the command line says to the players.

## Names and single words

cli-player-names = Ada Ben Cleo Dan Eve
cli-yes = yes
cli-no = no
cli-round = Round { $number }
cli-round-of = Round { $number } of { $rounds }
cli-to-decide = { $player } decides

## The words that may be typed at the table; the English ones always work

cli-word-help = ?
cli-word-why = why
cli-word-undo = undo
cli-word-rules = rules
cli-word-score = score
cli-word-log = log
cli-word-save = save
cli-word-quit = quit
cli-word-board = board

## At the table

cli-welcome = Type the number or the name of a choice; ? explains, quit leaves.
cli-news = Since you last decided:
cli-earlier = { $number ->
    [one] … and one sentence before; log shows it
   *[other] … and { $number } sentences before; log shows them
}
cli-hand-over = Now it is { $player }’s turn to choose in secret. { $player }, press Enter when you are alone with the screen.
cli-no-such-number = There is no choice { $number }: type a number from 1 to { $last }.
cli-several = That could be several: { $actions }. Type a little more.
cli-not-understood = “{ $text }” is neither a choice nor a command: type a number, the name of a choice, or ? for help.
cli-undone = Taken back: { $action }.
cli-nothing-to-undo = You have decided nothing yet that could be taken back.
cli-why-what = Say which action, as in: why { $example }
cli-why-allowed = { $action } is allowed: choose { $number }.
cli-why-not = { $action }: { $text } ({ $rule })
cli-why-read = { $word } { $rule } shows the rule.
cli-log-earlier = { $number ->
    [one] … one sentence before; { $word } all shows everything
   *[other] … { $number } sentences before; { $word } all shows everything
}
cli-save-where = Say where to save, as in: { $word } my-game.txt
cli-saved = The game is saved in { $file }.

## Help

cli-help-decision = What you decide now
cli-help-keys = What you can type
cli-help-number = a number
cli-help-number-does = takes the choice with that number; with a single choice, Enter is enough
cli-help-name = a name
cli-help-name-does = takes the choice of that name ({ $example }); the beginnings of its words are enough
cli-help-action = ACTION
cli-help-why-does = says why an action is not allowed now, and which rule forbids it
cli-help-undo-does = takes back your last decision and all that followed it
cli-help-rules-does = shows a rule (OCC-2), a chapter (OCC), or without ID all rules
cli-help-score-does = shows everybody’s points by source, as if the game ended now
cli-help-log-does = shows what has happened; log all: from the beginning
cli-help-file = FILE
cli-help-save-does = writes the game’s record; terminal --resume FILE goes on with it
cli-help-enter = Enter
cli-help-board-does = draws the table again
cli-help-pages-does = more to look at
cli-help-quit-does = leaves the game (so do Ctrl-D and Ctrl-C)

## The end, and records

cli-examples-written = Written to { $folder }: { $files }.
cli-final-scores = Final scores
cli-score-source = Source
cli-score-total = Total
cli-winner = { $player } wins with { $points } points.
cli-winners = { $players } share the victory with { $points } points each.
cli-seed = The seed was { $seed }.
cli-left = You left the game.
cli-interrupted = The game was interrupted.
cli-after-moves = { $moves ->
    [0] before the first move
    [one] after one move
   *[other] after { $moves } moves
}
cli-owes = { $player }: { $prompt }
cli-checked = { $title }, { $players } players, { $moves ->
    [one] one move
   *[other] { $moves } moves
}. { $end } Fingerprint { $fingerprint }.
cli-not-over = The game is not over.

## The list of titles

cli-titles-players = players
cli-titles-option = option
cli-titles-components = components
cli-titles-more = argosy titles TITLE tells which components are known from where; argosy terminal TITLE plays.
cli-source-rulebook = { $number } from the rulebook
cli-source-example = { $number } from the rulebook’s examples
cli-source-public = { $number } from public sources
cli-source-reconstructed = { $number } reconstructed

## Speed

cli-bench-title = Title
cli-bench-players = Players
cli-bench-decisions = Decisions/s
cli-bench-copy = Copy, µs
cli-bench-replay = Replay, ms
cli-bench-run = Run
cli-bench-compiled = compiled
cli-bench-interpreted = interpreted

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

## Race to the New Found Land: the board

cli-nfl-round = Round { $number }/{ $rounds }
cli-nfl-planning = Plan: { $action }
cli-nfl-action = Action: { $action }
cli-nfl-scoring = Scoring
cli-nfl-point = p
cli-nfl-neutral = n
cli-nfl-small-ship = S
cli-nfl-large-ship = L
cli-nfl-charter = Ch
cli-nfl-track = Track
cli-nfl-objectives-left = Objectives
cli-nfl-places-head = bonus full  [cubes] tile bonus|bonus cubes, empty spaces
cli-nfl-small-market = Small
cli-nfl-large-market = Large
cli-nfl-stacks = Stacks+storage
cli-nfl-stack-small = small
cli-nfl-stack-large = large
cli-nfl-stack-tiles = tiles
cli-nfl-stack-contracts = contracts
cli-nfl-stack-cards = cards
cli-nfl-order = Order by sail ({ $action })
cli-nfl-drawn-tiles = Tiles drawn
cli-nfl-completes = completes the island
cli-nfl-full = is full: no cube

## Race to the New Found Land: the players

cli-nfl-nation = Nation
cli-nfl-points = Points
cli-nfl-goods = Goods
cli-nfl-yards = Ships
cli-nfl-cards = Cards
cli-nfl-objectives = Obj.
cli-nfl-earned = Earned
cli-nfl-idle = free
cli-nfl-known-hand = holds
cli-nfl-hand = Your hand
cli-nfl-drawn-cards = You drew
cli-nfl-own-objectives = Your objectives
cli-nfl-measure-good = { $of }: { $number }
cli-nfl-measure-symbol = { $of } on your ships: { $number }
cli-nfl-measure-ships = { $of }: { $number }
cli-nfl-measure-cubes-in-cities = your cubes in cities: { $number }
cli-nfl-measure-scored-cities = { $cubes ->
    [one] scored cities with a cube of yours: { $number }
   *[other] scored cities with { $cubes } cubes of yours: { $number }
}
cli-nfl-measure-cubes-on-one-island = your cubes on one island: { $number }
cli-nfl-measure-scored-islands = { $cubes ->
    [one] scored islands with a cube of yours: { $number }
   *[other] scored islands with { $cubes } cubes of yours: { $number }
}
cli-nfl-measure-cubes-on-islands = your cubes on all islands: { $number }

## Race to the New Found Land: captains, expansions, storage

cli-nfl-effect-discover-place-extra = { $amount ->
    [one] place one tile more when you discover
   *[other] place { $amount } tiles more when you discover
}
cli-nfl-effect-sail-on-one-ship = { $amount } more sail in one action a round
cli-nfl-effect-gain-gold = { $amount } gold at once and in every land phase
cli-nfl-effect-crate-on-one-ship = { $amount } more crates on one ship a round, to load or deliver
cli-nfl-effect-extra-shipyard = { $amount ->
    [one] one more yard
   *[other] { $amount } more yards
}
cli-nfl-effect-settle-extra-cube = { $amount ->
    [one] one more cube when you settle
   *[other] { $amount } more cubes when you settle
}
cli-nfl-effect-points-per-contract = { $amount } more points for each contract
cli-nfl-effect-sail-for-turn-order = { $amount } more sail in every action
cli-nfl-effect-keep-extra-card = { $amount ->
    [one] keep one card more when you load
   *[other] keep { $amount } cards more when you load
}
cli-nfl-stored-ships = Ships in storage
cli-nfl-stored-tiles = Tiles in storage
cli-nfl-stored-contracts = Contracts in storage
cli-nfl-stored-cards = Cards in storage
cli-nfl-stored-objectives = Objectives resolved
cli-nfl-compass = Compass so far
cli-nfl-unseen = { $number } you have not seen
cli-nfl-seen = Seen in the { $marker } stack

## Race to the New Found Land: explanations

cli-nfl-explain-land = After your income you buy expansions, then ships from the market; a ship needs a free yard. Gold stands for any good. Rules: LND.
cli-nfl-explain-planning = Each ship and charter serves one action in the round, and once assigned it stays. More sail than the others means to act before them. Rules: PLN, ACT-1.
cli-nfl-explain-load = Your ship brings one good, by its crate value or a cheaper one, and cards to choose from. Rules: LOD.
cli-nfl-explain-settle = Each ship puts its settlers as cubes on one free space of a tile and takes one of the tile’s bonuses. Beside a choice stand the island and whose cubes are there. Rules: STL.
cli-nfl-explain-deliver = Pay a contract’s goods for its points and a cube in its city; the crates of your ships must hold them. Rules: DEL.
cli-nfl-explain-discover = Place tiles on empty spaces of their shape: one cube on each, and both bonuses for you. Rules: DSC.
cli-nfl-explain-scoring = An island full of tiles and a city full of cubes are scored once: a point for each cube, and the bonuses for most and second most. Rules: FIN-2, FIN-3.
cli-nfl-explain-objectives = Your first objective in a round is free, each further one costs two goods. Beside it stand what it counts, how far you are, and what each step gives. Rules: FIN-4, OBJ-1.
cli-nfl-legend-goods = Goods: c cloth, w wood, i iron, g gold; wwi is two wood and one iron, c2 is two cloth; 3p is three points. Capital letters are players; n is a neutral cube.
cli-nfl-legend-ships = Ships: S4 small ship 4, L1 large ship 1, Ch3 charter 3, S-Net the start ship of the Netherlands; 3/2/1/2 are sail, crate, settlers, telescope, and then the cost. “settle 7:” is what is planned for an action, with its sail in all.
cli-nfl-legend-places = Islands and cities: 10/5 the bonuses for most and second most cubes; 3/8 spaces filled; [A3 B1] cubes; ✓ scored. On an island: 12 1p|w A²· is tile 12 with its two bonuses, two cubes of A on one space and the other free; cape×2 are empty spaces of a shape. In a city: 17 cwii 11p is contract 17, what it asks for and gives.
cli-nfl-legend-players = Players: ▸ decides, ⚑ start player; Ships 2/3: two ships, three yards; Earned: markers, and what the 50/100 card gives. Stacks 8+1: eight in the stack, one in storage.
cli-nfl-legend-track = Track: A12 is A’s figure on 12, ■7 a marker on 7. ■ ● ★ give an objective, ⬠ a captain, ▲ a good. Your objectives: 3→5p gives 5 points for 3.

## The live service: what tables and the web say.

## What a choice brings

tables-change = { $by } { $name }
tables-change-points = { $count ->
    [one] { $by } point
   *[other] { $by } points
}
tables-count-harbor = in the harbor
tables-count-supply = in the supply

## What happened at the table besides the game

tables-notice-start = The game begins.
tables-notice-undo = { $player } took a decision back.
tables-notice-undo-more = { $player } took a decision back, and with it { $others }.
tables-notice-ask = { $player } asks to take a decision back.
tables-notice-end-ask = { $player } asks to end the game for all.
tables-notice-agree = { $player } agrees.
tables-notice-decline = { $question ->
    [end] { $player } does not agree: the game goes on.
   *[other] { $player } does not agree: nothing is taken back.
}
tables-notice-withdraw = { $player } asks no longer.
tables-notice-lapse = { $question ->
    [end] What { $player } asked is settled: the game need not be ended.
   *[other] What { $player } asked to take back is no longer possible.
}
tables-notice-end = The game was ended for all, as it stands.
tables-notice-leave = { $level ->
    [none] { $player } leaves the table.
   *[other] { $player } leaves the table: a bot ({ $bot }) plays on.
}
tables-notice-absent = { $player } has been away: { $by } lets a bot ({ $bot }) play until they are back.
tables-notice-return = { $player } is back.
tables-notice-sit = { $player } sits down.
tables-notice-link = { $by } made a new link for the seat of { $player }: the old one opens it no more.
tables-notice-moved = { $player } goes on at another device.

# What an undo takes back: pieces of one sentence
tables-undo-own = your decision “{ $what }”
tables-undo-other = { $player }’s decision (“{ $what }”)
tables-undo-count-own = { $count ->
    [one] a decision of yours
   *[other] { $count } decisions of yours
}
tables-undo-count-other = { $count ->
    [one] a decision of { $player }
   *[other] { $count } decisions of { $player }
}
tables-undo-more = { $first }, and after it { $others }
tables-list-and = { $first } and { $last }
tables-question-end = The game ends for all as it stands: nobody wins.

## Why a request was turned down

tables-error-illegal = The rules do not allow that.
tables-error-bad-request = The request cannot be understood.
tables-error-bad-choice = The title does not take these players or options.
tables-bad-choice-title = There is no game “{ $wanted }”: choose one of { $known }.
tables-bad-choice-players = { $game } is for { $least } to { $most } players, not for { $players }.
tables-bad-choice-option = { $game } has no option “{ $option }”: it has { $known }.
tables-bad-choice-value = The option “{ $option }” of { $game } can be { $known }, not “{ $value }”.
tables-bad-choice-markers = The markers of { $game } stand on “standard” spaces or on { $number } of your own, none lower than { $usual }, in the same order and none above { $highest }; not on “{ $value }”.
tables-bad-choice-markers-twice = With the variant for experienced players the markers of { $game } have their spaces: leave out spaces of your own.
tables-bad-choice-nations = For { $players } players, { $game } takes “random” or { $players } different ones of { $known }, not “{ $value }”.
tables-error-bad-record = This is not a record that can be played.
tables-error-bad-action = There is no such action in this game.
tables-error-no-table = There is no such table.
tables-error-not-found = There is nothing at this address.
tables-error-no-secret = This needs the secret of a seat.
tables-error-wrong-secret = This device holds no seat at this table, or no longer: open your link again.
tables-error-old-link = This link does not open a seat here, or no longer: ask whoever sent it for the newest one.
tables-error-not-a-person = A bot plays this seat.
tables-error-seat-taken = This seat is taken.
tables-error-no-seat = There is no such seat at this table.
tables-error-not-started = The game has not begun yet.
tables-error-already-started = The game has begun already.
tables-error-seats-vacant = Not everybody is here yet.
tables-error-over = The game is over.
tables-error-not-over = That can be had when the game is over.
tables-error-stale = The table has moved on since: look again and decide anew.
tables-error-not-your-decision = No decision is asked of you now.
tables-error-no-bot-decides = No bot is thinking now.
tables-error-key-reused = The same key was used for something else.
tables-error-no-undo = There is nothing that you may take back.
tables-error-no-ply = The game has no such moment.
tables-error-other-format = This table was set up by an older Argosy and cannot be played by this one (its format is { $format }, not { $known }).
tables-error-other-pack = This table was played with another component pack ({ $pack }).
tables-error-stand-in = A bot plays for you now: take your seat back first.
tables-error-not-standing-in = You have your seat already.
tables-error-ended = The game was ended for all.
tables-error-left = You have left the table: take your seat back first.
tables-error-question-open = Somebody asks to take a decision back: answer that first, then the game goes on.
tables-error-already-asked = You have asked that already: the others have not all answered yet.
tables-error-no-question = This question is not open any more.
tables-error-not-asked = This is not for you to answer now.
tables-error-seat-moves = { $player } sits here already. If that is you, the seat can move to this device.
tables-error-seat-moved = Your seat is open on another device now. Here you only watch.
tables-error-name-taken = Somebody at this table is called { $name } already: choose another name.
tables-error-not-absent = Whoever sits there is here, or has not been away for long enough.
tables-error-bot-plays = A bot plays this seat already.
tables-error-too-many = Too many requests: wait a moment.
tables-error-too-large = The request is too large.
tables-error-method = This address does not take that method.
tables-error-bad-origin = This page may not connect to this table.
tables-error-store-down = The tables cannot be reached now. Nothing is lost: try again.
tables-error-internal = Something went wrong on our side.

# Deleting a table
tables-error-deleted = This table was deleted.
tables-error-not-owner = Only whoever set this table up may do that.
client-delete = Delete
client-delete-title = Delete this table?
client-delete-more = The game of { $title } with { $players } is removed for everybody, with its record and its review. That cannot be taken back.
client-delete-yes = Delete it for good
client-delete-no = Keep it

## Levels of the bots

tables-level-deckhand = Deckhand
tables-level-mate = Mate
tables-level-captain = Captain
tables-level-admiral = Admiral

### Why a bot moves as it does.

bots-plan = Then: { $plan }.
bots-reason-only = There is nothing else to do.
bots-reason-best = It promises most in the long run.
bots-behind = { $action } would win { $percent } % less often.
bots-as-good = { $action } is about as good.

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

new-found-land-reason-delivers = { $points ->
    [one] Delivers { $contract } to { $city } for { $points } point.
   *[other] Delivers { $contract } to { $city } for { $points } points.
}
new-found-land-reason-antwerp = { $amount ->
    [one] A good for Antwerp: { $points } point.
   *[other] { $amount } goods for Antwerp: { $points } points.
}
new-found-land-reason-new-england = { $points ->
    [one] { $points } point at once in New England.
   *[other] { $points } points at once in New England.
}
new-found-land-reason-leads = { $cubes ->
    [one] Leads { $place } with one more cube: { $points } points when it is full.
   *[other] Leads { $place } with { $cubes } more cubes: { $points } points when it is full.
}
new-found-land-reason-shares = { $cubes ->
    [one] One more cube for { $place }: { $points } points for the rank there when it is full.
   *[other] { $cubes } more cubes for { $place }: { $points } points for the rank there when it is full.
}
new-found-land-reason-cubes = { $cubes ->
    [one] One more cube for { $place }, worth a point.
   *[other] { $cubes } more cubes for { $place }, worth a point each.
}
new-found-land-reason-completes = { $points ->
    [one] { $place } is full now: { $points } point this round.
   *[other] { $place } is full now: { $points } points this round.
}
new-found-land-reason-bonus = The tile brings { $bonus }.
new-found-land-reason-bonus-points = { $points ->
    [one] The tiles bring { $points } point.
   *[other] The tiles bring { $points } points.
}
new-found-land-reason-bonus-goods = { $amount ->
    [one] The tiles bring a good.
   *[other] The tiles bring { $amount } goods.
}
new-found-land-reason-ship = { $ship } joins the fleet: { $symbol } { $amount }.
new-found-land-reason-covered-ship = { $points ->
    [0] A large ship for { $cost } joins the fleet, whatever it can do.
    [one] A large ship for { $cost } joins the fleet, whatever it can do, and brings one point at once.
   *[other] A large ship for { $cost } joins the fleet, whatever it can do, and brings { $points } points at once.
}
new-found-land-reason-ship-points = { $points ->
    [one] { $ship } brings { $points } point at once.
   *[other] { $ship } brings { $points } points at once.
}
new-found-land-reason-scrap = { $ship } is the ship that will be missed least.
new-found-land-reason-yard = { $expansion }: room for one more ship.
new-found-land-reason-expansion-cube = { $amount ->
    [one] { $expansion }: one more cube whenever ships settle.
   *[other] { $expansion }: { $amount } more cubes whenever ships settle.
}
new-found-land-reason-expansion-points = { $amount ->
    [one] { $expansion }: one more point for every contract.
   *[other] { $expansion }: { $amount } more points for every contract.
}
new-found-land-reason-expansion-sail = { $expansion }: sail +{ $amount } in every action.
new-found-land-reason-expansion-card = { $amount ->
    [one] { $expansion }: one more card to keep when loading.
   *[other] { $expansion }: { $amount } more cards to keep when loading.
}
new-found-land-reason-takes = Takes a good: { $good }.
new-found-land-reason-takes-gold = Takes gold, which can stand for any good.
new-found-land-reason-keeps-charter = { $card } is one more ship for a round: { $symbol } { $amount }.
new-found-land-reason-keeps-card = { $card } is good for { $gain }.
new-found-land-reason-plays = { $card } brings { $gain } now.
new-found-land-reason-plays-points = { $card }: { $points } points played, only { $left } if it is left over.
new-found-land-reason-marker-objective = Earns the { $marker }: an objective to choose.
new-found-land-reason-marker-captain = Earns the { $marker }: a captain to choose.
new-found-land-reason-marker-good = Earns the { $marker }: a good.
new-found-land-reason-captain-tile = { $amount ->
    [one] { $captain } lays one more tile in every discovery.
   *[other] { $captain } lays { $amount } more tiles in every discovery.
}
new-found-land-reason-captain-sail = { $captain } lets one action begin earlier: sail +{ $amount }.
new-found-land-reason-captain-gold = { $captain } brings { $amount } gold now, and in every land phase.
new-found-land-reason-captain-crate = { $captain } lets one ship carry more: crate +{ $amount }.
new-found-land-reason-captain-yard = { $captain } makes room for one more ship.
new-found-land-reason-takes-met = { $points ->
    [one] “{ $objective }” is met already: { $points } point.
   *[other] “{ $objective }” is met already: { $points } points.
}
new-found-land-reason-takes-objective = “{ $objective }” brings { $points } points from { $needed } on; there are { $reached } so far.
new-found-land-reason-resolves = { $points ->
    [one] “{ $objective }” brings { $points } point.
   *[other] “{ $objective }” brings { $points } points.
}
new-found-land-reason-meets = { $points ->
    [one] “{ $objective }” is now worth { $points } point.
   *[other] “{ $objective }” is now worth { $points } points.
}
new-found-land-reason-waits = Keeps “{ $objective }”, which could still bring { $points } points.
new-found-land-reason-keeps-objective = Keeps what “{ $objective }” counts: { $points } points.
new-found-land-reason-readies = Now has the goods for { $contract }: { $points } points.
new-found-land-reason-keeps-contract = Keeps the goods for { $contract }: { $points } points.
new-found-land-reason-keeps-cards = { $amount ->
    [one] Keeps a card to play when it helps more.
   *[other] Keeps { $amount } cards to play when they help more.
}
new-found-land-reason-leaves-cards = { $amount ->
    [one] A card left is worth { $points } points at the end.
   *[other] { $amount } cards left are worth { $points } points at the end.
}
new-found-land-reason-keeps-gold = Keeps { $amount } gold, which can stand for any good.
new-found-land-reason-keeps-crates = { $amount ->
    [one] Leaves a crate for one more good.
   *[other] Leaves crates for { $amount } more goods.
}
new-found-land-reason-fifty = Passes { $points }: a card worth { $bonus } at the end.
new-found-land-reason-plans-load = { $amount ->
    [one] A crate of { $amount }: { $good }, and a card.
   *[other] A crate of { $amount }: up to { $good }, and the best of { $amount } cards.
}
new-found-land-reason-plans-settle = { $amount ->
    [one] One cube to place in the new lands.
   *[other] { $amount } cubes to place in the new lands.
}
new-found-land-reason-plans-deliver = { $points ->
    [one] Can deliver { $contract } for { $points } point.
   *[other] Can deliver { $contract } for { $points } points.
}
new-found-land-reason-plans-crates = { $amount ->
    [one] Room for one good to deliver.
   *[other] Room for { $amount } goods to deliver.
}
new-found-land-reason-plans-discover = { $tiles ->
    [one] One tile to lay out of { $amount }.
   *[other] { $tiles } tiles to lay out of { $amount }.
}
new-found-land-reason-overtakes = Sail { $sail } acts before { $rival } ({ $action }).
new-found-land-reason-keeps-ships = { $amount ->
    [one] Keeps a ship for the actions to come.
   *[other] Keeps { $amount } ships for the actions to come.
}
new-found-land-reason-keeps-charters = { $amount ->
    [one] Keeps the charter for later.
   *[other] Keeps { $amount } charters for later.
}

## Review of a finished game

review-round = Round
review-player = Player
review-decisions = Decisions
review-as-captain = as good as captain’s
review-lost = lost in all, %
review-stopped = Stopped: { $judged } of { $decisions } decisions were judged, and this is what they tell.
review-turning-points = Turning points
review-no-turning-points = None: no move was surely behind what captain would have played.
review-turning-point = Round { $round }, move { $ply }: { $player } played “{ $played }”; “{ $best }” was better, by { $loss } ± { $margin } % of the victory.
review-method = Judged on what the player could know, with { $iterations } iterations a decision (seed { $seed }). After ±: 95 % margins; a loss within its margin counts as about as good.

## First voyage: a title learnt by playing

voyage-task = Your task: { $action }.
voyage-not-now = The rules allow that, and in your own games it is yours to choose. On this voyage, please go on with the course. { $task }
voyage-done = Well done.
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
voyage-new-found-land-ship = Welcome aboard! A round begins on land: you get one cloth and one wood, and with them you can build a small ship. Ship 11 carries two settlers. Build it.
voyage-new-found-land-load = Now planning: each ship serves one action this round. One of them may load goods. Your charter counts as a ship for a single journey, and its three crates fetch good wares. Let it load.
voyage-new-found-land-settle = Up to three ships may settle. Your new ship has two settlers aboard: two cubes for an island at once. Send it.
voyage-new-found-land-deliver = You have nothing worth delivering yet. That is no harm: leave this action out for now.
voyage-new-found-land-discover = Your start ship is left. With two telescopes it can look for new land. Let it discover.
voyage-new-found-land-good = The actions begin, and in each the fastest fleet goes first. Your charter has loaded three crates: enough even for iron, which objectives and contracts like.
voyage-new-found-land-card = Loading also draws cards, one for each crate, and you keep one. The goods card is two pieces of cloth whenever you want them. Keep it.
voyage-new-found-land-cube = Your settlers go ashore. On an island most cubes score most, so put them where you can lead: on Anticosti Island, and take a cloth for it.
voyage-new-found-land-tile = You drew land. A tile may be laid wherever it fits, you put a cube on it and take both of its bonuses. Lay it on Anticosti Island too.
voyage-new-found-land-objective = Anticosti Island was complete, and most cubes were yours: nine points! You sailed past the square marker on the scoring track, which lets you choose a secret objective. You have iron: take the stock of iron.
voyage-new-found-land-resolve = At the end of the round objectives may be resolved, the first one for free. Yours is already reached: five points more.
voyage-new-found-land-done = A second objective would cost two goods, and you have none to resolve. Say that you are done.
voyage-new-found-land-captain = Those points carried you past the pentagon as well: a captain wants to sail for you. Cortés brings gold now and in every round. Hire him.
voyage-new-found-land-end = One round is behind you: you built, planned, loaded, settled, discovered, and scored an island. Four rounds make a game; the next one can be yours.

## Replay, review and first voyage in the browser

client-earlier-move = One move back
client-later-move = One move on
client-earlier-turn = One turn back
client-later-turn = One turn on
client-earlier-round = One round back
client-later-round = One round on
client-stride = Step by
client-stride-move = Step by move
client-stride-turn = Step by turn
client-stride-round = Step by round
client-copy-moment = Copy link
client-go-on-here = Go on from here
client-key-turns = one turn back, one turn on
client-key-rounds = one round back, one round on
client-replay-title = Open a record
client-replay-about = A record holds a whole game. Open one to leaf through it, to have it reviewed, or to go on from any moment. A game that is not over goes on at this screen.
client-replay-file = From a file:
client-replay-text = Or paste its text:
client-replay-open = Open
client-review-title = Review
client-review-to-table = Back to the table
client-review-course = The course of the game
client-review-rounds = Points after each round, and what it brought
client-review-sources = Points by source, round by round
client-review-judged = The decisions
client-review-offer = The captain can look at every decision of this game, knowing only what the player knew. That takes a few minutes; you may leave the page meanwhile.
client-review-begin = Review the decisions
client-review-failed = The review could not be finished.
client-review-progress = { $decisions ->
    [0] The review will begin soon.
   *[other] { $judged } of { $decisions } decisions judged.
}
client-review-balance = How well everybody decided
client-review-round = Round
client-review-player = Player
client-review-decisions = Decisions
client-review-as-captain = About as good as the captain’s
client-review-lost = Lost in all, % of the victory
client-review-turning = Turning points
client-review-none = None: no move was surely worse than what the captain would have played.
client-review-turn = Round { $round }, move { $ply }, { $player }:
client-review-instead = “{ $played }” was played; “{ $best }” would have been better, by { $loss } ± { $margin } % of the victory.
client-review-show = Look at this moment
client-review-moves = Move by move
client-review-all = Show all decisions, not only what was lost
client-review-move = Move
client-review-played = Played
client-review-best = The captain’s move
client-review-loss = Loss, %
client-review-same = the same
client-review-as-good = about as good
client-review-how = Judged by the captain’s search with { $iterations } iterations a decision (seed { $seed }), on what the player could know at the time. After ± stand 95 % margins: a loss within its margin counts as about as good. The captain errs too.
client-voyage-title = First voyage
client-voyage-title-of = First voyage: learn { $title } by playing
client-voyage-progress = How far the voyage has come
client-voyage-step = Step { $step } of { $steps }
client-voyage-back = Back
client-voyage-skip = Skip this step
client-voyage-again = From the beginning
client-voyage-leave = Leave the voyage

### What a tournament of bots tells.

tournament-point = .
tournament-head = { $title }, { $players } players: { $games } games, { $blocks ->
    [one] one deal
   *[other] { $blocks } deals
} with every seating rotated, seed { $seed }.
tournament-bot = Bot
tournament-wins = Wins, %
tournament-score = Score
tournament-rank = Rank
tournament-rating = Rating
tournament-time = ms per decision
tournament-slowest = slowest, ms
tournament-field = { $bot } against { $field } won { $won } of { $games } games: { $wins } %. It would be { $parity } % if all were equal.
tournament-stand-in = { $bot } misbehaved: a stand-in took { $number ->
    [one] one decision
   *[other] { $number } decisions
}.
tournament-more-faults = { $number ->
    [one] and one fault more
   *[other] and { $number } faults more
}
tournament-method = In brackets and after ±: 95 % intervals, over deals (the games of one deal are not independent). A shared win counts in parts. Ratings: Plackett-Luce on Elo's scale, mean 1500.
tournament-stopped = Stopped: this is what the whole deals so far tell.
tournament-stopped-kept = Stopped: this is what the whole deals so far tell. All finished games are kept; --resume goes on.
tournament-saved = The report is in { $report }, the games in { $games }.
tune-watched = Games watched
tune-generation = Generations
tune-forecast = Games for the forecast
tune-saved = The weights are in { $file }.
tune-stopped = Stopped: --resume goes on.

### The laboratory: simulated games, reports, data sets.

simulate-head = { $title }, { $players } players: { $games ->
    [0] no game was finished
    [one] one game
   *[other] { $games } games
}, seed { $seed }.
simulate-place = { $place ->
    [1] First to move
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Fifth
}
simulate-method = In brackets: 95 % intervals. A shared win counts in parts; wins of a bot with several seats are per seat.
simulate-stopped = Stopped: this is what the games so far tell.
simulate-stopped-kept = Stopped: all finished games are kept. The same command goes on.
simulate-saved = The games are in { $file }.

## The report

lab-report = what the games tell
lab-report-saved = { $games ->
    [one] The report on one game is in { $file }.
   *[other] The report on { $games } games is in { $file }.
}
lab-subtitle = { $games } games of bots at tables of { $players }
lab-bots = Bots
lab-options = Options
lab-seed = Seed
lab-pack = Component pack
lab-version = Played with
lab-thousands = ,
lab-percent = { $value } %
lab-points = { $points } points
lab-seat = Seat { $seat }
lab-round = round
lab-all = all together
lab-against = vs
lab-winners = winners
lab-others = all other players
lab-in-short = In short
lab-short-first-more = Who moves first wins more often than others: { $wins } of the games, where { $parity } would be even.
lab-short-first-less = Who moves first wins less often than others: { $wins } of the games, where { $parity } would be even.
lab-short-first-even = Who moves first wins { $wins } of the games; { $parity } would be even, and the difference may be chance.
lab-short-scores = Winners end with { $winners } points on average, all others with { $others }.
lab-short-source = Nothing sets winners apart by as many points as { $source }: { $points } more than others.
lab-short-more = What winners do more of than others, most clearly: { $what }, { $winners } a game instead of { $others }.
lab-short-less = What winners do less of than others, most clearly: { $what }, { $winners } a game instead of { $others }.
lab-wins-by-place = Wins by order of turns
lab-wins-by-place-told = Share of the games won, by who moves first in the first round. The dashed line is an even share.
lab-wins-by-seat = Wins by seat
lab-wins-by-seat-told = The same by seat. Who moves first is drawn, so seats should not differ: a check of the dice.
lab-wins-by-bot = Wins by bot
lab-wins-by-bot-told = Share of the games won by one seat of each bot. Bots change seats from game to game.
lab-scores = Final scores
lab-scores-told = How many players ended with how many points.
lab-sources = Points by source
lab-sources-told = Where the points come from: winners on average, and all others.
lab-courses = Round by round
lab-courses-told = What players had at the end of each round, on average.
lab-course-points = Points, if the game ended then
lab-course-fleet = Ships
lab-course-goods = Goods
lab-items-told = How many players had it, and how often these won.
lab-items-by-round = For a hundred players: how many times in each round. Then how many players did so at all, and how often these won.
lab-items-happened = Of a hundred games, how many in that round.
lab-players-share = players
lab-their-wins = their wins (even: { $parity })
lab-never = never
lab-mean-round = mean round
lab-differences = What winning players did differently
lab-differences-told = Amounts per game: winners on average against all others. The scale is in standard deviations of one player’s amount; lines are 95 % intervals. { $compared } things were compared, { $sure } differ for sure, the { $shown } largest are shown.
lab-mixed-bots = Bots of different strength sat at these tables: what sets winners apart here is also what sets the stronger bot apart.
lab-no-differences = { $compared } things were compared; none of them differs for sure. More games would tell more.
lab-method = All intervals are 95 %: about one in twenty misses the truth. Shares have Wilson’s interval, with whole games as the units that are independent; differences are taken within each game, winners’ mean minus the others’, and have Student’s interval. A shared win counts in parts.
lab-bots-not-people = These are games of bots. What they do not see in a game, they do not use: a component that looks weak here may be one that they do not know how to play. And what winners have, they may have because they were winning.

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

## The report: Race to the New Found Land

lab-new-found-land-nation = Nations
lab-new-found-land-nation-done = sailed for
lab-new-found-land-expansion = Expansions
lab-new-found-land-expansion-done = expansions bought
lab-new-found-land-ship = Ships built
lab-new-found-land-ship-done = ships built
lab-new-found-land-plan = Ships by action
lab-new-found-land-plan-done = ships assigned
lab-new-found-land-captain = Captains
lab-new-found-land-captain-done = captains hired
lab-new-found-land-contract = Contracts
lab-new-found-land-contract-done = contracts fulfilled
lab-new-found-land-delivery = Contracts by city
lab-new-found-land-delivery-done = delivered to
lab-new-found-land-antwerp-done = unloaded in Antwerp
lab-new-found-land-settling-done = cubes settled
lab-new-found-land-new-england-done = settled
lab-new-found-land-discovery-done = tiles laid
lab-new-found-land-complete = Islands and cities: when they are complete
lab-new-found-land-objective = Objectives resolved
lab-new-found-land-objective-done = objectives resolved
lab-new-found-land-objective-kept-done = objectives kept
lab-new-found-land-card = 1x cards played
lab-new-found-land-card-done = cards played
lab-new-found-land-marker-done = markers earned

## Data sets

card-saved = { $games ->
    [one] One game is in { $folder }, with a card that tells what it is.
   *[other] { $games } games are in { $folder }, with a card that tells what they are.
}
card-tables-lacking = { $games ->
    [one] One finished table was left out: its component pack, { $packs }, is not here. --pack TITLE=DIR names one.
   *[other] { $games } finished tables were left out: their component packs, { $packs }, are not here. --pack TITLE=DIR names one.
}
card-simulated-lacking = { $games ->
    [one] One of them was played with a component pack that is not here: { $packs }. Whoever has it can replay the game.
   *[other] { $games } of them were played with component packs that are not here: { $packs }. Whoever has these can replay the games.
}
card-title = Games of { $titles }
card-simulated = Games that bots played among themselves, simulated with Argosy. One row is one finished game.
card-simulated-limits = No person played these games. Bots have habits: they are not a sample of how people play, and a component that they use badly looks weaker than it is. Bots that think for so many seconds play differently on another machine; all others play the same games again from the same seed.
card-tables = Games that people played at live tables of Argosy, against each other or against bots. One row is one finished game. Only tables where every person had agreed are in here; { $withheld } finished tables were left out because somebody had not, or because they continued a game of others, { $unreadable } because they are of another version, and { $lacking } because their component pack was not at hand. Names, times, addresses and secrets were left out: a seat is “person” or the level of its bot.
card-tables-limits = People who agree to have their games in a data set are not a sample of all people. The same person may be at many tables; the data do not tell. A seat of a person may have been played by a bot for a while, after its person left. Moves that were taken back are not in here. Whoever knows a game by heart, move for move, can find it.
card-files = Files
card-file = file
card-rows = rows
card-terms = what was played
card-seats = { $players } players
card-made = Each file is in Apache Parquet, and tells in its metadata, under “argosy”, what was played: title, players, options, bots, seed, component pack by its content hash, version of Argosy and of the columns.
card-replay = The column `record` holds the whole game as text; everything else is found by playing it again. `argosy check` verifies one.
card-own-pack = Component pack { $packs } does not come with this version of Argosy, and is not part of this data set. Its records are replayed by whoever has it: `argosy check --pack DIR`.
card-columns-games = Columns of a game (version { $version })
card-columns-decisions = Columns of a decision (version { $version })
card-column = column
card-meaning = meaning
card-column-games-number = the game’s number; rows are in this order
card-column-games-seed = what dealt the game
card-column-games-bots = who had each seat: a bot’s code, a level, or “person”
card-column-games-first = the seat that began the first round
card-column-games-scores = final points by seat
card-column-games-sources = the same points by seat and source
card-column-games-winners = the seats that won; several share a victory
card-column-games-ranks = rank by seat, 1 is best; equals share the mean of their ranks
card-column-games-moves = how many decisions the game had, those with one option included
card-column-games-rounds = how many rounds
card-column-games-stand_ins = by seat, decisions that a stand-in took for a bot that misbehaved
card-column-games-facts = who (seat; -1: nobody in particular) did or had what (fact, item), in which round (0: before the first), how much
card-column-games-record = the game as text
card-column-decisions-number = the game’s number
card-column-decisions-ply = how many decisions came before
card-column-decisions-round = the round
card-column-decisions-seat = who decided
card-column-decisions-bot = the bot that had the seat
card-column-decisions-asked = what was asked
card-column-decisions-options = all actions to choose from, by name
card-column-decisions-action = the one that was chosen
card-column-decisions-scores = points by seat if the game had ended then
card-column-decisions-won = whether the seat won the game
card-limits = Known limits
card-rules-limits = Some facts of the components are reconstructed, not taken from the printed games: `argosy rules TITLE --page components` lists them. What the data say about balance holds for these components.
card-licence = Licence
card-licence-told = { $licence }. The games’ names and rules belong to their authors and publishers; this data set holds nothing of their text or art.

### The browser client.

## Pages

client-hero = Set sail with a full table, or none at all
client-hero-more = Strategy games of the age of sail, in your browser: against bots, around one screen, or with friends by link. No account, nothing to install.
client-play-now = Play now
client-play-now-title = Play now: { $title }, against bots
client-new-table = New table
client-new-table-title = New table: { $title }
client-watch = Watch bots
client-watch-title = Watch bots play { $title }
client-players = { $min } to { $max } players
client-length-endeavor = 7 rounds, about 45 minutes against bots
client-my-tables = Your tables
client-open-tables = Open tables
client-no-open-tables = Nobody is waiting for players right now.
client-by-link = Join by link
client-link = Paste an invitation link
client-join = Join
client-bad-link = There is no link to a table in that. It looks like { $example }; the table’s id alone will do too.
client-link-cut = The beginning of the link is missing: paste all of it, from http to the end.
client-link-no-table = There is no such table here: it was deleted, or a letter of the link is missing.
client-link-elsewhere = That table is not here: the link leads to { $host }.
client-link-open-there = Open it there
client-forget = Forget
client-status-waiting = Waiting for players
client-status-over = Game over
client-me = Skipper
client-nothing-here = There is nothing at this address
client-no-table-more = Nothing is known here of “{ $id }”: a letter of the address may be wrong or missing, or the table was deleted. Ask whoever invited you for the link again.
client-to-home = To the front page
client-loading = Fetching the table …
client-unreachable = The server cannot be reached. Nothing is lost: try again in a moment.
client-lost = The connection is lost. We are trying to get it back …
client-not-sent-yet = Your move is on its way. It goes out again as soon as the line is back, and counts once.
client-unexpected = Something went wrong that should not have. Reload the page; if it happens again, go on from the front page.
client-page-failed = This page could not be shown
client-page-outdated = A part of this page could not be fetched: perhaps Argosy was updated meanwhile. Reload the page; your seat is kept.
client-reload = Reload
client-not-kept = This browser keeps nothing for us: when the page is closed or reloaded, your seat is gone from it. Hold on to the link you came with.
client-notify-insecure = Notifications need HTTPS, and this page came without.
client-notify-denied = This browser refuses notifications for this page: allow them in its settings.
client-notify-missing = This browser knows no notifications.
client-copy-by-hand = Copy from here: the browser refuses to do it
client-close = Close
client-theme-dark = Dark
client-theme-light = Light
client-sound = Sound when it is your turn
client-notify = Notification when it is your turn

## A new table

client-game = Game
client-option-side = Side of the board
client-option-combined_phases = Combined phases
client-option-idle_activation = Idle activation
client-yes = Yes
client-no = No
client-seats = Seats
client-name = Name
client-kind-here = Me
client-kind-same-screen = At this screen
client-kind-bot = Bot
client-kind-invite = By invitation link
client-kind-open = Open to anybody
client-seat-kind = Who takes seat { $number }
client-seat-name = Name at seat { $number }
client-seat-level = How well the bot at seat { $number } plays
client-seat-colour = Colour of seat { $number }
client-seat-remove = Remove seat { $number }
client-seat-add = One more seat
client-colour-red = Red
client-colour-blue = Blue
client-colour-green = Green
client-colour-gold = Gold
client-colour-violet = Violet
client-undo-policy = Taking back
client-undo-agree = With everybody’s consent
client-undo-free = Freely
client-undo-never = Never
client-listed = Show this table on the front page
client-consent = Once this game is over it may go into public data sets for research, without names. It does so only if everybody at the table agrees.
client-create = Open the table

## Before the game

client-waiting = Waiting for everybody
client-waiting-for-you = You are invited
client-your-name = Your name
client-name-of = The name of { $player }
client-sit-down = Sit down
client-here = at this screen
client-present = is here
client-seated = has a seat
client-awaited = awaited
client-invite-link = Invitation link for { $player }
client-copied = Copied
client-starts-when = The game begins by itself as soon as every seat is taken.
client-start-with-bots = Begin now (bots take the empty seats)
client-start-now = Begin now
client-with-friends = With friends
client-with-friends-title = With friends: a table of { $title } and a link to it
client-copy-link = Copy the link
client-share = Share …
client-qr = QR code of this link
client-qr-about = or scan it with a phone
client-loopback = This page is served to this computer alone: nobody else can open the link. Stop Argosy and start it so that your network reaches it:
client-link-for-all = One link for everybody
client-link-for-all-more = Whoever opens it takes a free seat.
client-link-for-one = It opens this one seat, on any device of theirs, as often as they like.
client-seat-waits-for = A seat waits for { $player }
client-whoever-comes = whoever comes
client-free-seat = free
client-who-is-there = Who is there
client-aboard = { $aboard } of { $all } are aboard
client-starts-when-guest = The game begins by itself as soon as every seat is taken, or when whoever set the table up begins it.
client-make-link = New link for { $player }
client-rematch-known = They also come by themselves, from the end of the last game. A new link is for another device, or for somebody else.
client-meanwhile = Meanwhile:
client-sit-title = A seat for you
client-sit-moves = { $player }, is this you?
client-sit-moves-more = This seat is open on another device. If you go on, it moves here, and the other device only watches. If you take it over from { $player }, put your own name.
client-sit-bot = A bot keeps this seat for you
client-sit-bot-more = The game has begun, and a bot plays { $player } for now. Take the seat and go on from here.
client-sit-free = A seat is free: a bot plays it
client-sit-is-that-you = If that is you, ask whoever set the table up for a new link to your seat.
client-sit-second = Another seat at this screen
client-sit-second-more = You have a seat here already. With this one, two of you share the screen.
client-sit-before = Are you { $player }, on another device? This link is for everybody. Ask whoever set the table up for a link to your own seat: menu of the table, “New link”.
client-sit-here = Move the seat here
client-sit-take = Take the seat
client-old-link-more = You may look on without a seat.
client-seat-moved = The seat of { $player } is now on another device. Here you only watch.
client-seat-moved-ask = For the way back, ask whoever set the table up for a new link.
client-take-back-here = Take it back here
client-watch-on = Watch on
client-menu = Menu of the table
client-my-seat = My seat
client-seat-of = The seat of { $player }
client-other-device = My seat on another device
client-other-device-link = Link to the seat of { $player }
client-other-device-more = Open this link or scan it there: the seat moves, and this page watches on. Keep it to yourself: it is the key to your seat.
client-who-plays-on = Who plays on?
client-bot-of-level = A bot: { $level }
client-nobody = Nobody: the others wait
client-leave = Leave the table
client-leave-more = You may come back at any time and take your seat again.
client-guests = Links for guests
client-guests-more = For somebody who has lost the link, or for somebody new. The older link of that seat then opens it no more.
client-new-link = New link for { $player }
client-new-link-more = The older link opens this seat no more. { $player } keeps it until this one is opened.
client-back-to-menu = Back
client-end-title = The end
client-end-more = Ends the game for everybody, without a winner, if all agree.
client-end-asked-already = It has been asked already, and waits for an answer.
client-end-for-all = End the game for all
client-ended = You have ended this game together
client-watch-link = Link to this table
client-watch-link-more = Whoever opens it may watch, or take a seat that is free.
client-left-nobody = { $player } has left the table, and nobody plays on: the others wait.
client-has-left = { $player } has left the table, and nobody plays on.
client-absent = { $player } is away
client-waiting-since = Waiting for { $player } since { $unit ->
    [minutes] { $count } min
    [hours] { $count } h
   *[days] { $count } days
}.
client-away-since = { $player } is away since { $unit ->
    [minutes] { $count } min
    [hours] { $count } h
   *[days] { $count } days
}.
client-let-bot-play = Let a bot play until they return
client-stand-in-level = How well the bot plays
client-give-seat = Give the seat to somebody else
client-give-seat-title = The seat of { $player }, for somebody else
client-give-seat-more = Whoever opens this link takes the seat. Until then { $player } may still return.
client-stand-in-after = If somebody stays away
client-after-60 = 1 minute
client-after-180 = 3 minutes
client-after-600 = 10 minutes
client-after-86400 = 1 day
client-after-0 = never
client-stand-in-about = After so long the others may let a bot play, or give the seat to somebody else. Nothing happens by itself.
client-option-not-for = { $value } (made for { $players } players)
client-option-changed = Changed to { $value }, as there are { $players } of you.
client-name-doubled = Two people cannot both be called { $player }.

## At the table

client-choices = Your choices
client-your-turn = Your turn
client-decides = { $count ->
    [one] { $players } is deciding.
   *[other] { $players } are deciding.
}
client-deciding = is deciding
client-mark-bot = bot
client-mark-away = away
client-over = The game is over.
client-watching = You are watching this game.
client-fold = Fold the list
client-rule = Rule { $rule }
client-can = Can be chosen: { $label }
client-undo = Take back
client-undo-ask = Ask to take back
client-undo-asked = { $own ->
    [yes] You would like to take back a decision.
   *[no] { $player } would like to take back a decision.
}
client-agree = Agree
client-decline = Decline
client-stand-in = A bot is playing for you.
client-come-back = Take the seat back
client-hint = What would the captain do?
client-hint-thinking = The captain is thinking …
client-hint-says = The captain: { $label }
client-log = The story so far
client-timeline = Moments of the game
client-moment = Moment
client-looking-back = Looking back: move { $ply } of { $plies }
client-first = To the beginning
client-now = Back to now
client-curtain = { $player }, it is your turn
client-curtain-why = Something here is for your eyes only. The others look away.
client-curtain-open = I am { $player }
client-board = Board
client-board-keys = Board. Arrow keys walk from thing to thing, N goes to the next that can be chosen.
client-zoom-in = Zoom in
client-zoom-out = Zoom out
client-zoom-fit = Show the whole board

## The end

client-winner = { $count ->
    [one] { $players } wins!
   *[other] { $players } share the victory!
}
client-points-from = Points from
client-total = Total
client-rematch = Play again
client-rematch-join = To the rematch
client-rematch-there = { $count ->
    [one] { $players } has set up another game and waits for you.
   *[other] { $players } wait for you at another game.
}
client-rematch-set-up = Another game is being set up.
client-replay = Replay
client-download = Download the record

## Keys

client-keys = Keyboard
client-keys-about = Everything can be done with the keyboard. Tab goes from part to part; these keys are quicker.
client-key-choose = choose from the list
client-key-choices = to the list of choices
client-key-board = to the board
client-key-walk = walk over the board
client-key-lit = to the next thing that can be chosen (Shift: the one before)
client-key-enter = choose, or say why it cannot be chosen
client-key-escape = close what has opened; back to now
client-key-undo = take back
client-key-hint = what would the captain do?
client-key-log = to the story
client-key-time = one move back, one move on
client-key-zoom = zoom the board
client-key-skip = skip what is still moving
client-key-help = this page
client-key-name-enter = Enter
client-key-name-escape = Esc

## Endeavor

client-endeavor-round = Round { $round } of { $rounds }
client-endeavor-order = Turn order
client-endeavor-passed = passed
client-endeavor-crown = has the crown: goes first
client-endeavor-mat = { $player }’s mat
client-endeavor-glory = glory
client-endeavor-harbor = Harbor { $count }
client-endeavor-supply = Supply { $count }
client-endeavor-buildings = Buildings { $count } of { $most }
client-endeavor-cards = Cards { $count }, limit { $limit }
client-endeavor-free-place = free governor place
client-endeavor-set-aside = set aside: { $count }
client-endeavor-tokens = Tokens
client-endeavor-staffed = a disc stands on it
client-endeavor-unstaffed = ready to use
client-endeavor-icons = { $value ->
    [one] { $value } icon
   *[other] { $value } icons
}
client-endeavor-gives-build = builds level { $count }
client-endeavor-gives-growth = { $count ->
    [one] { $count } disc a round
   *[other] { $count } discs a round
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
client-endeavor-whole-deck = All cards of the deck
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

## Race to the New Found Land

client-length-new-found-land = 4 rounds, about 45 minutes against bots
client-option-experienced = Experienced players
client-option-discover = Discover
client-option-large_ships = Large ships
client-option-start_ships = Unused start ships
client-option-skipped_markers = Skipped markers
client-value-must = must place
client-value-may = may stop
client-value-open = open
client-value-covered = covered
client-value-leave = leave the game
client-value-join = join the stack
client-value-later = earned later
client-value-never = never
client-nfl-round = Round { $round } of { $rounds }
client-nfl-planning = Planning: { $action }
client-nfl-acting = Action: { $action }
client-nfl-order = Turn order
client-nfl-order-by-sail = Turn order by sail
client-nfl-start-player = start player
client-nfl-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-nfl-mat = { $player }’s board
client-nfl-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
client-nfl-objective-count = { $count ->
    [one] { $count } objective
   *[other] { $count } objectives
}
client-nfl-earned = has earned the { $marker }
client-nfl-yards = Ships { $ships } of { $yards } yards
client-nfl-free-yard = free yard
client-nfl-all-planned = Every ship has its task.
client-nfl-sail-total = sail { $sail } in all
client-nfl-expansions = Expansions and captains
client-nfl-bought = bought
client-nfl-not-bought = not bought yet
client-nfl-known-hand = Known to be in hand
client-nfl-private = For your eyes only
client-nfl-drawn-cards = Cards you drew
client-nfl-choose-objective = Objectives to choose from ({ $marker })
client-nfl-hand = Your hand: { $count }
client-nfl-objectives = Your objectives: { $count }
client-nfl-seen = You saw in the stack of the { $marker }: { $objectives }.
client-nfl-step-short = { $needed } → { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-nfl-step = { $points ->
    [one] From { $needed } on: { $points } point
   *[other] From { $needed } on: { $points } points
}
client-nfl-step-reached = { $points ->
    [one] From { $needed } on: { $points } point. Reached
   *[other] From { $needed } on: { $points } points. Reached
}
client-nfl-measure-good = { $of } on your board
client-nfl-measure-symbol = { $of } on your ships
client-nfl-measure-ships = { $of }
client-nfl-measure-cubes-in-cities = Your cubes in cities
client-nfl-measure-scored-cities = { $cubes ->
    [one] Scored cities with a cube of yours
   *[other] Scored cities with { $cubes } cubes of yours
}
client-nfl-measure-cubes-on-one-island = Your cubes on one island
client-nfl-measure-scored-islands = { $cubes ->
    [one] Scored islands with a cube of yours
   *[other] Scored islands with { $cubes } cubes of yours
}
client-nfl-measure-cubes-on-islands = Your cubes on all islands
client-nfl-market = Shipyard market
client-nfl-in-stack = { $count } in the stack
client-nfl-prizes = Frame markers and what they give
client-nfl-stack-left = { $count ->
    [one] one objective in the stack
   *[other] { $count } objectives in the stack
}
client-nfl-stacks = Stacks and storage
client-nfl-stack = Stack
client-nfl-storage = Storage
client-nfl-stack-cards = 1x cards
client-nfl-stack-tiles = Island tiles
client-nfl-stack-contracts = Contracts
client-nfl-stack-small = Small ships
client-nfl-stack-large = Large ships
client-nfl-stack-compass = Compass tiles
client-nfl-in-storage = What lies in storage
client-nfl-stored-ships = Ships
client-nfl-stored-tiles = Tiles
client-nfl-stored-contracts = Contracts
client-nfl-stored-cards = Cards you know of
client-nfl-stored-objectives = Objectives resolved
client-nfl-drawn-tiles = Tiles drawn by { $player }
client-nfl-neutral = Neutral
client-nfl-no-cubes = No cubes yet
client-nfl-has-cubes = { $cubes ->
    [one] { $player }: { $cubes } cube
   *[other] { $player }: { $cubes } cubes
}
client-nfl-empty-space = Empty space of { $island }
client-nfl-shape = Shape: { $shape }
client-nfl-shape-needed = Needs a tile of this shape: { $shape }
client-nfl-bonuses = Bonuses: { $left }, or { $right }
client-nfl-free-spaces = { $count ->
    [0] No free cube space
    [one] One free cube space
   *[other] { $count } free cube spaces
}
client-nfl-place-bonuses = Most cubes: { $first } points; second most: { $second }
client-nfl-scored = Has been scored
client-nfl-tiles-missing = { $count ->
    [0] All tiles are laid: scored at the end of the round
    [one] One tile is missing
   *[other] { $count } tiles are missing
}
client-nfl-cubes-missing = { $count ->
    [0] All cube spaces are filled: scored at the end of the round
    [one] One cube space is free
   *[other] { $count } cube spaces are free
}
client-nfl-new-england-about = 1 point for each cube a ship does not place
client-nfl-new-england-short = 1 point a cube
client-nfl-antwerp-about = 1 point for each good, as many as the ship’s crate holds
client-nfl-antwerp-short = 1 point a good
client-nfl-contract-in = Brings a cube in { $city }
client-nfl-asks-for = Asks for { $goods }
client-nfl-gives-points = { $points ->
    [one] Gives { $points } point
   *[other] Gives { $points } points
}
client-nfl-city-full = The city is full: no cube
client-nfl-costs = Costs { $cost }
client-nfl-large-gives = Gives { $points } points when built
client-nfl-charter-about = Charter: sails once, then goes to storage
client-nfl-card-gives = Gives { $gain }
client-nfl-planned-for = Planned: { $action }
client-nfl-captain-free = Not hired yet
client-nfl-sails-for = Sails for { $player }
client-nfl-own-goods = You have { $count }
client-nfl-gold-joker = Gold may stand for any good when you pay
client-nfl-compass = Compass
client-nfl-compass-about = { $tiles ->
    [one] At the end of a round it names an island, where one tile is laid
   *[other] At the end of a round it names an island, where { $tiles } tiles are laid
}
client-nfl-compass-round = Round { $round }: { $island }
client-nfl-marker-gives-objective = Whoever reaches it keeps an objective of its stack
client-nfl-marker-gives-captain = Whoever reaches it hires a captain
client-nfl-marker-gives-good = Whoever reaches it takes a good
client-nfl-on-space = On space { $space } of the scoring track
client-nfl-off-track = No longer on the track
client-nfl-earned-by = Earned by { $players }
client-nfl-earned-by-nobody = Nobody has earned it yet
client-nfl-effect-discover-place-extra = { $amount ->
    [one] One more tile to place when discovering
   *[other] { $amount } more tiles to place when discovering
}
client-nfl-effect-sail-on-one-ship = { $amount } more sail in one action a round
client-nfl-effect-gain-gold = { $amount } gold at once and in every land phase
client-nfl-effect-crate-on-one-ship = { $amount } more crates on one ship a round, to load or deliver
client-nfl-effect-extra-shipyard = { $amount ->
    [one] One more yard
   *[other] { $amount } more yards
}
client-nfl-effect-settle-extra-cube = { $amount ->
    [one] One more cube when settling
   *[other] { $amount } more cubes when settling
}
client-nfl-effect-points-per-contract = { $amount } more points for each contract
client-nfl-effect-sail-for-turn-order = { $amount } more sail in every action
client-nfl-effect-keep-extra-card = { $amount ->
    [one] One more card to keep when loading
   *[other] { $amount } more cards to keep when loading
}

### The rulebook: examples, quick reference, edge cases, editions, components.

## Pages

rulebook-rules = { $title }: the rules
rulebook-rules-about = Every rule has a number, and whenever a move is refused you are told which one forbids it. Below each rule are moments from real games in which it counted.
rulebook-quick = { $title }: quick reference
rulebook-quick-about = What you look up during a game, on two printed pages. All numbers come from the components this table plays with.
rulebook-faq = { $title }: edge cases
rulebook-faq-about = What comes up at the table, answered with the rules that decide it.
rulebook-editions = Endeavor: the two editions side by side
rulebook-editions-about = Endeavor of 2009 and Endeavor: Age of Sail of 2018 share most of their rules. This is all that differs; what is not listed here is the same in both.
rulebook-components = { $title }: where the components come from
rulebook-components-about = The rulebooks do not print every value. Each value below stands in the column of its source.
rulebook-example = Example
rulebook-example-tries = { $player }: { $action }
rulebook-example-allowed = Allowed
rulebook-example-refused = Refused
rulebook-example-position = A position of a real game

## Counts that differ between the editions

rulebook-counts = In the box
rulebook-count-players = Players
rulebook-count-discs = Discs for each player
rulebook-count-cities = Cities (by side of the board)
rulebook-count-routes = Trade routes (by side of the board)
rulebook-count-links = Links (by side of the board)
rulebook-count-starts = Starting buildings to choose from
rulebook-count-cards = Cards, governors not counted
rulebook-count-attributes = Attributes

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

## Race to the New Found Land: quick reference

rulebook-land-phases = A round, one of { $rounds }
rulebook-land-phase-land = Land
rulebook-land-phase-land-does = Income ({ $income }), then expansions, then ships. Gold stands for any good.
rulebook-land-phase-planning = Planning
rulebook-land-phase-planning-does = For load, settle, deliver and discover in turn, everybody assigns ships and charters, open and final.
rulebook-land-phase-action = Action
rulebook-land-phase-action-does = Action by action; in each the highest sail in all goes first, ties clockwise from the start player.
rulebook-land-phase-final = Final phase
rulebook-land-phase-final-does = The compass adds tiles; full islands, then full cities are scored; everybody may resolve objectives; the start player changes.
rulebook-land-actions = The four actions
rulebook-land-actions-about = A charter counts as a ship and goes to storage after its action.
rulebook-land-action = Action
rulebook-land-ships-most = Ships at most
rulebook-land-counts = Counts
rulebook-land-does = What it does
rulebook-land-rules = Rules
rulebook-land-act-load-does = Take a good, then draw as many cards as the crate value and keep one.
rulebook-land-act-settle-does = Each ship, in your order: 1 or 2 cubes on one empty space of a tile, and one of its bonuses; or New England, points for each cube.
rulebook-land-act-deliver-does = Pay a contract’s goods within the crates, several ships may join: points, and a cube in its city. Or Antwerp, points for each good.
rulebook-land-act-discover-does = Draw tiles, as many as the telescopes add up to; for each ship place one that fits, with one cube each, and take both bonuses.
rulebook-land-load-about = The good of the crate value, or a cheaper one.
rulebook-land-takes = Take
rulebook-land-everybody = everybody
rulebook-land-nation = Nation
rulebook-land-expansion = Expansion
rulebook-land-costs = Costs
rulebook-land-expansions = Expansions, once each in the game
rulebook-land-captains = Captains
rulebook-land-markers = Frame markers
rulebook-land-markers-about = Earned at the end of the turn in which your figure reaches or passes them, once each; then they move { $step } spaces back. In brackets: for experienced players.
rulebook-land-marker-objective = an objective of its stack
rulebook-land-marker-captain = a captain
rulebook-land-marker-good = a good lying there
rulebook-land-place = Place
rulebook-land-full-with = Full with
rulebook-land-first-second = Most / second most cubes
rulebook-land-places = Islands and cities
rulebook-land-places-about = Scored once, when full: 1 point for each cube, and the bonuses. Tied for most: each takes the second bonus, nobody else any. Tied for second: none.
rulebook-land-tiles = { $count } tiles
rulebook-land-cubes = { $count } cubes
rulebook-land-new-england = { $points ->
    [one] 1 point for each cube
   *[other] { $points } points for each cube
}
rulebook-land-antwerp = { $points ->
    [one] 1 point for each good
   *[other] { $points } points for each good
}
rulebook-land-ship = Ship
rulebook-land-ships = Large ships
rulebook-land-ships-about = A large ship gives { $points } points when built. A small one costs { $cost }{ $small ->
    [0] .
    [one] , and gives a point.
   *[other] , and gives { $small } points.
}
rulebook-land-cards = 1x cards
rulebook-land-cards-about = Goods and points cards are played at any decision of your own turn, planning included; charters in planning.
rulebook-land-charters = charters, start charters included
rulebook-land-contracts = Contracts
rulebook-land-contracts-about = { $open } lie open, { $each } for each city.
rulebook-land-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rulebook-land-objectives = Objectives
rulebook-land-objectives-about = At least so many → so many points. { $free ->
    [0] Each costs { $goods } goods.
    [one] The first in a round is free, each further one costs { $goods } goods.
   *[other] The first { $free } in a round are free, each further one costs { $goods } goods.
}
rulebook-land-scoring = Final scoring
rulebook-land-scoring-about = Most points win; then most goods; then the victory is shared.
rulebook-land-score-cubes = Each cube in a place not scored
rulebook-land-score-fifty = 50/100 card, by the order of passing { $lap }
rulebook-land-score-cards = Each 1x card left
rulebook-land-score-objectives = Each objective left

## Components: sources and one's own pack

rulebook-sources = How much is known
rulebook-source-rulebook = Rulebook
rulebook-source-rulebook-means = stated in a rulebook, or following from it
rulebook-source-example = Example
rulebook-source-example-means = seen in a worked example of the rulebook
rulebook-source-inferred = Inferred
rulebook-source-inferred-means = not said of this, but it follows from what the rulebook says
rulebook-source-public = Public
rulebook-source-public-means = stated by a public source about the game
rulebook-source-reconstructed = Reconstructed
rulebook-source-reconstructed-means = not known: chosen by us to fit everything that is
rulebook-own-pack = If you own the box
rulebook-own-pack-how = Copy those of these files that you want to correct into a folder of your own and change them there: { $files }. Files you leave out are taken from Argosy. Then play with “argosy terminal { $title } --pack FOLDER”; other commands take --pack too, “argosy play --pack { $title }=FOLDER” for tables in the browser, and in Python it is pack="FOLDER". A pack that does not add up is refused with file, row and reason. A record names its pack, so it is only ever replayed with the pack it was played with.
rulebook-side = { $what } (side { $side })
rulebook-table-numbers = Numbers of the game
rulebook-table-regions = Regions
rulebook-table-cities = Cities
rulebook-table-routes = Trade routes
rulebook-table-links = Links
rulebook-table-buildings = Buildings
rulebook-table-decks = Decks
rulebook-table-cards = Cards
rulebook-table-governors = Governors
rulebook-table-tokens = Tokens
rulebook-table-attributes = Attributes
rulebook-table-thresholds = Thresholds of the levels
rulebook-table-build = Industry: building levels
rulebook-table-growth = Culture: discs in growth
rulebook-table-salary = Payments by level
rulebook-table-card_limit = Cards to keep by level
rulebook-table-slavery_bonus = Slavery cards beyond the limit, by level
rulebook-table-glory_spaces = Spaces with glory
rulebook-table-limits = Attribute markers
rulebook-table-game_frame = Frame of the game
rulebook-table-building_spaces = Building spaces
rulebook-table-income = Income
rulebook-table-market = Market
rulebook-table-end_scoring = Final scoring
rulebook-table-objective_rule = Objectives in a round
rulebook-table-goods = Goods
rulebook-table-scoring_track = Scoring track
rulebook-table-frame_marker_rule = Moving the frame markers
rulebook-table-frame_marker = Frame markers
rulebook-table-island = Islands
rulebook-table-new_england = New England
rulebook-table-city = Cities
rulebook-table-antwerp = Antwerp
rulebook-table-compass = Compass tiles
rulebook-table-tiles_revealed_per_round = Tiles laid by the compass
rulebook-table-two_player = With two players
rulebook-table-start_charters = Start charters
rulebook-table-charters = Charters
rulebook-table-gain_cards = Goods and points cards
rulebook-table-objectives = Objectives
rulebook-table-captains = Captains
rulebook-table-fifty_cards = 50/100 cards
rulebook-table-contract_rule = Contracts on the board
rulebook-table-contracts = Contracts
rulebook-table-player_board = Player boards
rulebook-table-shipyard_expansion = Extra yard
rulebook-table-ships_per_action = Ships in an action
rulebook-table-crate_goods = Loading
rulebook-table-nation = Nations
rulebook-table-small_ship_rule = Building small ships
rulebook-table-large_ship_rule = Building large ships
rulebook-table-start_ships = Start ships
rulebook-table-small_ships = Small ships
rulebook-table-large_ships = Large ships
rulebook-table-tiles = Island tiles
rulebook-field-home = everybody’s home
rulebook-field-track = track spaces
rulebook-field-decks = decks
rulebook-field-region = region
rulebook-field-glory = glory
rulebook-field-token = token
rulebook-field-level = level
rulebook-field-copies = copies
rulebook-field-circle = circle
rulebook-field-actions = actions
rulebook-field-deck = deck
rulebook-field-value = value
rulebook-field-abolition = abolishes slavery
rulebook-field-count = number
rulebook-field-attribute = icon
rulebook-field-amount = amount
rulebook-field-values = values
rulebook-field-max = at most
rulebook-field-rounds = rounds
rulebook-field-discs = discs
rulebook-field-card_slots = places for cards
rulebook-field-tiles = tiles
rulebook-field-bonus_disc = disc to the harbor
rulebook-field-start_goods = at the start
rulebook-field-each_round = in each round
rulebook-field-small_spaces = small ships on offer
rulebook-field-large_spaces = large ships on offer
rulebook-field-points_per_unscored_cube = points for a cube not scored
rulebook-field-points_per_unused_one_use_card = points for a card left
rulebook-field-points_per_unresolved_objective = points for an objective left
rulebook-field-free_per_round = free in a round
rulebook-field-cost_of_each_further_in_goods = goods for each further one
rulebook-field-stacks = stacks
rulebook-field-cards_per_stack = cards in a stack
rulebook-field-rank = rank
rulebook-field-loop = spaces of a lap
rulebook-field-step_back = spaces back
rulebook-field-goods_on_triangle = on the triangle space
rulebook-field-shape = shape
rulebook-field-space = space
rulebook-field-expert_space = space for experienced players
rulebook-field-first_bonus = first bonus
rulebook-field-second_bonus = second bonus
rulebook-field-points_per_cube_not_placed = points for a cube not placed
rulebook-field-cube_spaces = cube spaces
rulebook-field-contract_spaces = contract spaces
rulebook-field-points_per_good = points for a good
rulebook-field-island = island
rulebook-field-players = players
rulebook-field-neutral_cube = neutral cubes
rulebook-field-nation = nation
rulebook-field-gain = gives
rulebook-field-of = counts
rulebook-field-conditions = points
rulebook-field-per_place = cubes in each place
rulebook-field-bonus = bonus
rulebook-field-gold_is_joker = gold stands for any good
rulebook-field-goods = asks for
rulebook-field-points = points
rulebook-field-shipyards_at_start = yards at the start
rulebook-field-cost = costs
rulebook-field-good = good
rulebook-field-number = board number
rulebook-field-points_when_built = points when built
rulebook-field-spaces = spaces
rulebook-field-bonuses = bonuses
rulebook-field-numbered_spaces = spaces
rulebook-field-setup_reveals_per_player = turned over at set-up for each player

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

## Edge cases: Race to the New Found Land

rulebook-faq-new-found-land-gold-question = Where does gold stand for another good?
rulebook-faq-new-found-land-gold-answer = In every payment: ships, expansions, contracts and the goods for a further objective. Never the other way round, and never in what an objective counts.
rulebook-faq-new-found-land-back-to-expansions-question = I have built a ship. Can I still buy an expansion in this turn?
rulebook-faq-new-found-land-back-to-expansions-answer = No. Income, expansions, ships: that is the order, and there is no way back. Goods cards may be played in between.
rulebook-faq-new-found-land-scrap-question = My yards are full. Do I lose the points of a large ship when it goes to storage?
rulebook-faq-new-found-land-scrap-answer = No, points once scored stay. Any other ship of yours may make room, even one built in the same turn, but only for a ship you have just paid for.
rulebook-faq-new-found-land-market-question = Is the market filled up when somebody buys a ship?
rulebook-faq-new-found-land-market-answer = Only at the end of that player’s land phase turn. What is new can be bought by the next player at the earliest.
rulebook-faq-new-found-land-drake-now-question = My large ship takes me past the pentagon. Can Drake’s yard hold a ship in this same turn?
rulebook-faq-new-found-land-drake-now-answer = No. Markers are earned at the end of the turn, so captain, good or objective come after your building is done.
rulebook-faq-new-found-land-plan-change-question = Can I change an assignment once I have seen what the others plan?
rulebook-faq-new-found-land-plan-change-answer = No. Assignments are seen by all and stay. You are asked once for each action; what is assigned serves that one only.
rulebook-faq-new-found-land-charter-question = When does a charter count as a ship?
rulebook-faq-new-found-land-charter-answer = In planning and in its action, also toward the number of ships allowed. It needs no yard. Afterwards it goes to storage. Objectives that count ships or symbols leave it out.
rulebook-faq-new-found-land-sail-tie-question = Two of us have the same sail. Who acts first?
rulebook-faq-new-found-land-sail-tie-answer = Whoever comes first clockwise from the start player. The Naval Office adds 2 once to its owner’s total in an action, not for each ship.
rulebook-faq-new-found-land-da-gama-question = Da Gama makes my crate 5 or more. What do I load?
rulebook-faq-new-found-land-da-gama-answer = Gold or a cheaper good, and you draw as many cards as the whole crate value. He may help one ship a round, to load or to deliver.
rulebook-faq-new-found-land-two-settlers-question = My ship has 2 settlers. Can I place one cube and send the other to New England?
rulebook-faq-new-found-land-two-settlers-answer = No. Both go as a stack onto one empty space, or both count as points in New England.
rulebook-faq-new-found-land-same-bonus-question = Somebody took this tile’s gold before. Can I take it too?
rulebook-faq-new-found-land-same-bonus-answer = Yes. A bonus is not used up: whoever settles on the tile chooses either of the two.
rulebook-faq-new-found-land-scored-island-question = May I settle on an island that has been scored?
rulebook-faq-new-found-land-scored-island-answer = Yes, where a space is empty. You take the bonus and the cubes count for objectives, but that island is not scored again.
rulebook-faq-new-found-land-spain-question = How often does the Colonial Administration give a cube?
rulebook-faq-new-found-land-spain-answer = Once in a settle action, not once a ship, and only onto an empty space of a tile, with one bonus. It cannot go to New England.
rulebook-faq-new-found-land-join-question = Can several ships carry for one contract, and one ship for several?
rulebook-faq-new-found-land-join-answer = Several ships may join for one contract. A ship serves one contract, or Antwerp, and what it could carry beyond that is lost.
rulebook-faq-new-found-land-full-city-question = The city of my contract is full. May I still deliver?
rulebook-faq-new-found-land-full-city-answer = Yes, you take the points and place no cube. The Customs add their points all the same, but never in Antwerp.
rulebook-faq-new-found-land-discover-all-question = Must I place the tiles I drew?
rulebook-faq-new-found-land-discover-all-answer = One for each ship, as long as a drawn tile fits on an empty space. Columbus’s one more you may leave. The rest goes to storage. With the option “discover: may” you may stop at any time.
rulebook-faq-new-found-land-skipped-marker-question = A marker moved back behind my figure before I earned it. Is it lost to me?
rulebook-faq-new-found-land-skipped-marker-answer = No. You earn it at the end of your next turn in which you score at least one point. With the option “skipped markers: never” it is lost.
rulebook-faq-new-found-land-several-markers-question = I passed two markers in one turn. Which comes first?
rulebook-faq-new-found-land-several-markers-answer = The one on the lower space. All of them are resolved at the end of the turn, and you cannot decline.
rulebook-faq-new-found-land-marker-blocked-question = Three spaces back stands a figure. Where does the marker stop?
rulebook-faq-new-found-land-marker-blocked-answer = On the next free space before that one, on the side it comes from. A figure on its second lap is in the way too. Only where it is to stand matters, not what it passes; and it never goes below space 1.
rulebook-faq-new-found-land-ties-question = Two of us have most cubes on an island. Who takes which bonus?
rulebook-faq-new-found-land-ties-answer = Each of you takes the second bonus, and nobody else takes any. If players are tied for second place, none of them takes anything beyond a point for each cube.
rulebook-faq-new-found-land-alone-question = I am alone on an island. Do I take both bonuses?
rulebook-faq-new-found-land-alone-answer = No, only the first. A bonus needs at least one cube in the place, so the second goes to nobody.
rulebook-faq-new-found-land-neutral-question = What do the neutral cubes do with two players?
rulebook-faq-new-found-land-neutral-answer = They fill a space of the tiles the compass lays, and count as a third player when islands are ranked: they can take or share a place, and so deny you a bonus. They score nothing themselves.
rulebook-faq-new-found-land-objective-goods-question = Can I pay for a further objective with the goods that it counts?
rulebook-faq-new-found-land-objective-goods-answer = You pay first, then show: what the objective counts must still be there after the payment.
rulebook-faq-new-found-land-objective-late-question = I win an objective in the final phase. Can I resolve it at once?
rulebook-faq-new-found-land-objective-late-answer = Yes, if you won it while islands and cities were scored. If the points of your own objectives brought it, not before the next round.
rulebook-faq-new-found-land-cards-end-question = Should I play my points card, or keep it to the end?
rulebook-faq-new-found-land-cards-end-answer = A card left in hand is worth 2 points, whatever it is. So play it while you have a turn if it brings more.
rulebook-faq-new-found-land-end-tie-question = Who wins a tie?
rulebook-faq-new-found-land-end-tie-answer = Whoever has more goods, each piece counting 1, gold too. If that is equal as well, the victory is shared.

## The rulebook in the browser

client-rules = Rules
client-rules-title = Rules of { $title }
client-rules-help = Rules of the game
client-rules-nav = Rulebooks
client-rules-choose = Choose a game.
client-rules-page-rules = Rules
client-rules-page-quick = Quick reference
client-rules-page-faq = Edge cases
client-rules-page-editions = Editions
client-rules-page-components = Components
client-rules-search = Search the rules
client-rules-found = { $count ->
    [0] No rule
    [one] One rule
   *[other] { $count } rules
}
client-rules-contents = Contents
client-rules-none = No rule speaks of that.
client-rules-print = Print
client-rules-read = Examples
client-help = Help

# Live tables: what was added later
tables-error-too-slow = The request did not arrive in time: send it again.
## Stepping back in the browser
client-undo-text = Takes back { $text }.
client-undo-asks = To be asked: { $players }.
client-undo-over = The game is over. If this is taken back, it goes on from there.
client-undo-not = Leave it as it is
client-asks-undo = { $own ->
    [yes] You would like to take back { $text }.
   *[no] { $player } would like to take back { $text }.
}
client-asks-end = { $own ->
    [yes] You would like to end the game for everybody.
   *[no] { $player } would like to end the game for everybody.
}
client-questions = Questions to the table
client-question-agreed = Agreed: { $players }.
client-question-queued = Comes next.
client-question-holds = The game waits until this is answered.
client-withdraw = Withdraw
client-says = { $player }: { $text }
client-turn-of = { $player }, your turn
client-stand-in-for = A bot is playing for { $player }.
client-confirm = Ask before each decision
client-confirm-this = { $label }?
client-confirm-yes = Yes, do it
client-confirm-no = Not yet
client-thinks = Thinking for { $seconds } s
client-move-now = Move now
client-undo-nothing = You have decided nothing yet that could be taken back.
client-undo-not-here = At this table no decision is taken back.
client-undo-waits = Still to answer: { $players }.
client-not-this = Choose something else
client-skip = Show where it ends

## Environments: games as text
env-you = You are { $player }, seat { $seat }.
env-news = Since you last decided:
env-table = What you may know; seats are numbered from 0, and what is not said is none, no or empty:
env-answer = Answer with the number or the name of one choice.
env-no-such-number = There is no choice { $number }: the choices are 1 to { $last }.
env-not-understood = “{ $text }” is not an action of this game.
env-refused = { $action } is not allowed: { $text } ({ $rule })
env-over = The game is over.
env-won = { $player } won with { $points } points.
env-scored = { $player } has { $points } points.
## Through whose eyes a finished game is looked at
client-eyes = Seen by
client-eyes-public = spectators
client-eyes-everything = everybody at once
client-nfl-private-of = For { $player }’s eyes only
