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
endeavor-option-side = Side of the board: side 1 is for 2, 3 or 4 players, side 2 for 2, 4 or 5. With 2 or 4, side 1 is crowded and side 2 roomy.

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
    [age-of-sail] Age of Sail is for 2 to 5 players. The board has two sides: side 1 takes 2, 3 or 4 players, side 2 takes 2, 4 or 5. With 2 or 4, whoever opens the table picks the side: side 1 is crowded, side 2 roomy.
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
endeavor-rule-ACT-3 = At this table a turn is an action or a pass, never an empty gesture: you may activate a building or spend a token only if at least one of its actions can then be carried out, and you must carry out at least one.
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
    [age-of-sail] While you draw, you may hold any number of cards. They are compared with your limit in the discard phase.
   *[endeavor] While you draw, you may hold any number of cards. They are compared with your limit when you pass.
}
endeavor-rule-DRW-5 = Only in Age of Sail: a region’s card of value 1 also moves one disc from your supply to your harbor, if you have one left. This holds for a card drawn from its deck, not from the discard pile, and not for Europe or Slavery.
endeavor-rule-DRW-6 = Only in Age of Sail: instead of a deck’s top card you may draw any card of the common discard pile. You need as many discs in Europe as the card’s value.
endeavor-rule-DRW-7 = An empty deck gives nothing, and governors are never drawn.

## Rules: abolition, card limit

endeavor-rule-ABO-1 = The first time anyone draws the Europe card of value 5, slavery is abolished. All players set aside the slavery cards they hold and lose their icons; those still on the board leave the game. A card set aside counts toward no limit and costs 1 glory at the end.
endeavor-rule-ABO-2 = Slavery is abolished only once, even if that card is discarded and drawn again.

endeavor-rule-DIS-1 = { $title ->
    [age-of-sail] Your cards are compared with your limit in the discard phase, one player after the other in turn order.
   *[endeavor] Your cards are compared with your limit when you pass.
}
endeavor-rule-DIS-2 = { $title ->
    [age-of-sail] You may keep as many cards as your influence allows, 1 to 5. There are five places for cards, and never more.
   *[endeavor] You may keep as many cards as your politics allows, 1 to 5. There are five places for cards, and never more.
}
endeavor-rule-DIS-3 = You may keep one slavery card beyond your limit, but never a sixth card in the five places.
endeavor-rule-DIS-4 = One governor may sit in your free governor place, where it counts toward no limit; other governors count like normal cards. You may leave that place empty, since it is then worth 3 glory at the end, even if you have to discard for it. You are asked only when you hold too many cards, and in the last round the place is chosen anew.
endeavor-rule-DIS-5 = { $title ->
    [age-of-sail] If you hold too many cards, you discard cards of your choice, one at a time, until the limit is met. Mind that a card with influence icons can take the limit down with it.
   *[endeavor] If you hold too many cards, you discard cards of your choice, one at a time, until the limit is met. Mind that a card with politics icons can take the limit down with it.
}
endeavor-rule-DIS-6 = { $title ->
    [age-of-sail] A discarded card goes to the common discard pile, face up. A slavery card is set aside instead and costs 1 glory at the end; a governor leaves the game.
   *[endeavor] A discarded card returns to its own deck, in order of value. A slavery card is set aside instead and costs 1 glory at the end; a governor leaves the game.
}
endeavor-rule-DIS-7 = You never discard more than your limit asks for. The only governor you have, once in the free place, counts toward nothing and therefore stays.
endeavor-rule-DIS-8 = Only in the first edition, at this table: a governor you win after passing lies with your normal cards, whatever your limit, until you pass again. Only if all five places are full does it take the free governor place.

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
endeavor-refuse-ACT-6 = { $card } stays where it is: cards are moved or discarded only when your limit is checked and you hold too many.
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
endeavor-refuse-DRW-6-discs = { $needs ->
    [one] Drawing { $card } from the discard pile needs one disc in Europe; you have none there.
   *[other] Drawing { $card } from the discard pile needs { $needs } discs in Europe; you have { $discs ->
        [0] none
       *[other] { $discs }
    } there.
}
endeavor-refuse-DRW-6-not-there = { $card } is not in the discard pile.
endeavor-refuse-DRW-7 = No card is left in the { $deck } deck.

## Refusals: card limit

endeavor-refuse-DIS-4-taken = Your free governor place is taken: { $card }.
endeavor-refuse-DIS-5-not-yours = You do not hold { $card }.
endeavor-refuse-DIS-5-too-many = { $cards ->
    [one] You still hold one card too many.
   *[other] You still hold { $cards } cards too many.
}
endeavor-refuse-DIS-7 = { $card } sits in your free governor place and counts toward no limit: discarding it would not help.

## Events

endeavor-event-started = { $player } began with the { $building }.
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
endeavor-prompt-action-more = { $source }: carry out the second action too, or finish.
endeavor-prompt-discard = { $cards ->
    [one] You hold one card too many: discard one, or move a governor to your free place if you can.
   *[other] You hold { $cards } cards too many: discard one, or move a governor to your free place if you can.
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
