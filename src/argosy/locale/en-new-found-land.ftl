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
