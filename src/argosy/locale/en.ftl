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

### Race to the New Found Land, told to the player.
### Component names and bundles of goods ("2 wood + 1 iron") arrive translated, seats as their players' names.

## The title, its options, the stages of a round

new-found-land-title-new-found-land = Race to the New Found Land

new-found-land-about-new-found-land = Four rounds to carry settlers and goods between Europe and the islands off North America. Build a fleet, plan which ship does what, and be there before the others: whoever has more sail acts first. For 2 to 4 players, with hands, objectives and stacks that stay hidden.

new-found-land-option-experienced = For experienced players: the triangle and the star marker stand further up the scoring track, on 30 and 40 instead of 25 and 35.
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
new-found-land-rule-SET-2 = Your nation’s start ship lies in one of your yards and its start charter is in your hand. Start cards of nations nobody plays go to storage; their start ships leave the game.
new-found-land-rule-SET-3 = The 12 other small ships and the 11 large ships are shuffled into two stacks. Four of each are on offer in the market, and their numbers are open to all.
new-found-land-rule-SET-4 = All 1x cards but the start cards are shuffled into a stack.
new-found-land-rule-SET-5 = The 18 contracts are shuffled. Nine lie open on the board, three for each city.
new-found-land-rule-SET-6 = One piece of each good waits on the triangle space. You begin with 1 iron.
new-found-land-rule-SET-7 = The 15 objectives are shuffled into three stacks of five: square, circle and star. The five captains lie open.
new-found-land-rule-SET-8 = The frame markers stand on spaces 7, 15, 20, 25 and 35 of the scoring track. With the option for experienced players the triangle begins on 30 and the star on 40.
new-found-land-rule-SET-9 = One compass tile per player is turned over. For each of them island tiles are drawn until one fits on the island it names; that one is laid there, the others go to storage. Then all eight compass tiles are shuffled again.
new-found-land-rule-SET-10 = All figures begin on space 0 of the scoring track.

## Rules: land phase

new-found-land-rule-LND-1 = Your land phase turn begins with income: 1 cloth and 1 wood. Cortés adds 1 gold, and brought 1 when he was hired.
new-found-land-rule-LND-2 = Then you may buy the two expansions of your board, each once in the game: an extra yard for 1 cloth and 1 iron, and your nation’s own. Both may be bought in one turn.
new-found-land-rule-LND-3 = Then you may build any number of ships from the market. A small ship costs 1 wood and 1 cloth; a large one costs what it shows and gives 3 points at once.
new-found-land-rule-LND-4 = Every ship needs a yard. You have three, and more by expansions and by Drake. With none free, one of your other ships goes to storage to make room.
new-found-land-rule-LND-5 = The market is filled up only at the end of your land phase turn. A stack that is empty is made anew from storage; if storage is empty too, a space stays empty.
new-found-land-rule-LND-6 = Gold may stand for any good in any payment, contracts included, but never in what an objective counts. You are asked what to pay whenever there is a choice.
new-found-land-rule-LND-7 = In your land phase turn come income, expansions, ships, in this order: once you have built a ship there are no more expansions. You say yourself when you are done, unless there is nothing left that you could buy; then the next player begins.

## Rules: planning

new-found-land-rule-PLN-1 = Planning goes through load, settle, deliver and discover. For each of them every player, in turn order, is asked once and assigns ships from the yards and charters from the hand, or none.
new-found-land-rule-PLN-2 = One ship at most may load; up to three may settle, deliver or discover. A charter counts as a ship.
new-found-land-rule-PLN-3 = A ship or charter serves one action in a round. What is not assigned does nothing this round.
new-found-land-rule-PLN-4 = Once in the phase, Magellan may add 7 sail to an action in which his owner has a ship, and da Gama 3 crates to one ship that loads or delivers.
new-found-land-rule-PLN-5 = What is assigned is seen by all, and stays.

## Rules: action phase

new-found-land-rule-ACT-1 = The actions follow in the order load, settle, deliver, discover. In each, the players with ships there act by their total sail, highest first; ties go clockwise from the start player. The Naval Office adds 2 to its owner’s total in every action.
new-found-land-rule-ACT-2 = After their action ships return to their yards, and charters go to storage.
new-found-land-rule-ACT-3 = Goods and points cards may be played at any time in your own turn: in your land phase turn, in an action of yours, when you count your points on an island or in a city, and when you resolve objectives.

new-found-land-rule-LOD-1 = Take one good. Crate 1 gives cloth, 2 wood, 3 iron, 4 or more gold; you may always take a cheaper one.
new-found-land-rule-LOD-2 = Then draw as many 1x cards as the crate value and keep one; the others go to storage unseen. With the Colonial Harbor you keep one more, if you drew at least two. An empty stack is made anew from storage.

new-found-land-rule-STL-1 = Each ship settles on its own: 1 settler places one cube, 2 settlers a stack of two, on one empty space of any tile on any island. Then take one of the tile’s two bonuses.
new-found-land-rule-STL-2 = Instead a ship may go to New England: 1 point for each cube it does not place.
new-found-land-rule-STL-3 = With the Colonial Administration you may place one more cube in a settle action, on an empty space, and take one bonus. It cannot go to New England.

new-found-land-rule-DEL-1 = A ship carries as many goods as its crate value, and all to one contract. Several ships may join for a contract; what they could carry beyond it is lost.
new-found-land-rule-DEL-2 = Pay the contract’s goods and take its points. The contract goes to storage and a new one takes its place at once.
new-found-land-rule-DEL-3 = Then one of your cubes goes on an empty space of the contract’s city. If the city is full, you deliver without a cube.
new-found-land-rule-DEL-4 = Instead a ship may bring any goods to Antwerp, as many as its crate holds: 1 point each.
new-found-land-rule-DEL-5 = With the Customs you take 3 more points for each contract, not for Antwerp.

new-found-land-rule-DSC-1 = Draw as many island tiles as your telescopes add up to. You may place one for each ship, and one more with Columbus, on fitting empty spaces of any island. The rest goes to storage.
new-found-land-rule-DSC-2 = On each tile you place you put one cube, and take both of its bonuses.
new-found-land-rule-DSC-3 = The tiles drawn are seen by all.

## Rules: markers

new-found-land-rule-FRM-1 = If your figure moves onto or past a frame marker, you earn it at the end of your turn: each marker once.
new-found-land-rule-FRM-2 = Square, circle and star: look through that stack of objectives and keep one. Pentagon: hire a captain. Triangle: take one of the goods lying there.
new-found-land-rule-FRM-3 = The marker then moves three spaces back, to space 1 at least. If a marker or a figure stands there, it stops on the next free space before it.
new-found-land-rule-FRM-4 = A marker that everybody has earned leaves the track. If a marker moves back behind your figure before you earned it, you earn it with your next points.
new-found-land-rule-FRM-5 = Whoever reaches 50 points takes the next 50/100 card: they are worth 5, 3, 1 and 0 points at the end. At 100 points it is turned over, which changes nothing.

## Rules: final phase, objectives, end

new-found-land-rule-FIN-1 = A compass tile is turned over. On the island it names 3, 2 or 1 tiles are laid, with 2, 3 or 4 players; drawn tiles that do not fit go to storage. Nothing is laid when the island is full or no fitting tile is left. With two players a neutral cube goes on each tile laid this way.
new-found-land-rule-FIN-2 = An island with tiles on all its spaces is scored, once: 1 point for each of your cubes, and a bonus for most and for second most cubes. If several have most, each of them gets the second bonus and nobody else any; if several are second, they get none. Neutral cubes count like a player’s. The highest bonus is scored first, and points are taken in turn order.
new-found-land-rule-FIN-3 = A city whose spaces are all filled is scored in the same way, once, after the islands.
new-found-land-rule-FIN-4 = Then, in turn order, everybody may resolve objectives: the first is free, each further one costs any two goods, paid before it is shown.
new-found-land-rule-FIN-5 = The start player tile moves clockwise and the next round begins. After round 4 the game ends.

new-found-land-rule-OBJ-1 = An objective pays its points if you reach what it asks for; if it has two steps, the better one that you reach. Goods need only be there, and gold counts as gold only. Symbols and ships are counted on your ship tiles, not on charters, captains or expansions. Cubes are counted in cities, in scored cities, on one island, on scored islands or on all islands.

new-found-land-rule-END-1 = At the end you take 1 point for each cube in islands and cities that were not scored, the bonus of your 50/100 card, and 2 points for each 1x card and each objective you still hold.
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
new-found-land-refuse-ACT-3-when = Cards are played in your own turn; planning is not a turn.
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
new-found-land-action-new-england = Settle in { $place }: 1 point for each cube
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
tables-notice-ask = { $player } asks to take a decision back.
tables-notice-agree = { $player } agrees.
tables-notice-decline = { $player } does not agree.
tables-notice-resign = { $player } leaves the seat to a bot.
tables-notice-absent = { $player } has been away: a bot stands in.
tables-notice-return = { $player } is back.

## Why a request was turned down

tables-error-illegal = The rules do not allow that.
tables-error-bad-request = The request cannot be understood.
tables-error-bad-choice = The title does not take these players or options.
tables-error-bad-record = This is not a record that can be played.
tables-error-bad-action = There is no such action in this game.
tables-error-no-table = There is no such table.
tables-error-not-found = There is nothing at this address.
tables-error-no-secret = This needs the secret of a seat.
tables-error-wrong-secret = This secret does not open a seat at this table.
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
tables-error-key-reused = The same key was used for something else.
tables-error-no-undo = There is nothing that you may take back.
tables-error-no-ask = Nobody asks to take anything back.
tables-error-no-ply = The game has no such moment.
tables-error-other-pack = This table was played with another component pack ({ $pack }).
tables-error-stand-in = A bot plays for you now: take your seat back first.
tables-error-not-standing-in = You have your seat already.
tables-error-too-many = Too many requests: wait a moment.
tables-error-too-large = The request is too large.
tables-error-method = This address does not take that method.
tables-error-bad-origin = This page may not connect to this table.
tables-error-store-down = The tables cannot be reached now. Nothing is lost: try again.
tables-error-internal = Something went wrong on our side.

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
voyage-endeavor-draw = You may draw the top card of a region if you have at least as many discs there as the card’s value. One in London is enough for the first card of Europe. Cards bring icons for your attributes, and some of them glory.
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
client-bad-link = That is not a link to a table.
client-forget = Forget
client-status-waiting = Waiting for players
client-status-over = Game over
client-me = Skipper
client-nothing-here = There is nothing at this address
client-to-home = To the front page
client-loading = Fetching the table …
client-unreachable = The server cannot be reached. Nothing is lost: try again in a moment.
client-lost = The connection is lost. We are trying to get it back …
client-not-sent-yet = Your move has not been sent yet. It goes out as soon as the connection is back.
client-close = Close
client-theme-dark = Dark
client-theme-light = Light
client-sound = Sound when it is your turn
client-notify = Notification when it is your turn

## A new table

client-game = Game
client-option-side = Side of the board
client-option-combined_phases = Combined phases
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
client-create = Open the table

## Before the game

client-waiting = Waiting for everybody
client-waiting-for-you = You are invited
client-your-name = Your name
client-sit-down = Sit down
client-here = at this screen
client-present = is here
client-seated = has a seat
client-awaited = awaited
client-invite-link = Invitation link for { $player }
client-copy = Copy
client-copied = Copied
client-starts-when = The game begins by itself as soon as every seat is taken.
client-start-with-bots = Begin now, with bots in the empty seats

## At the table

client-choices = Your choices
client-your-turn = Your turn
client-decides = { $count ->
    [one] { $players } is deciding.
   *[other] { $players } are deciding.
}
client-deciding = is deciding
client-over = The game is over.
client-watching = You are watching this game.
client-fold = Fold the list
client-rule = Rule { $rule }
client-can = Can be chosen: { $label }
client-undo = Undo
client-undo-ask = Ask to undo
client-undo-asked = { $player } would like to take back a decision.
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
client-and = { " " }and{ " " }
client-points-from = Points from
client-total = Total
client-rematch = Play again
client-rematch-join = To the rematch
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
client-key-undo = undo
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

# Live tables: what was added later
tables-error-too-slow = The request did not arrive in time: send it again.
