## The title, its options, the stages of a round
new-found-land-title-new-found-land = Race to the New Found Land
new-found-land-about-new-found-land = Plan which ship does what, and carry settlers and goods over the ocean before the others do.
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
new-found-land-refuse-LND-3-market = The { $ship } is not on offer in the market.
new-found-land-refuse-LND-3-none = No covered ship that costs { $cost } is on offer.
new-found-land-refuse-SET-3-covered = The { $ship }: large ships lie covered in the market; choose one by what it costs.
new-found-land-refuse-LND-3-cost = The { $ship } costs { $cost }; you have { $cloth } cloth, { $wood } wood, { $iron } iron and { $gold } gold.
new-found-land-refuse-LND-4-own = The { $ship } is not yours.
new-found-land-refuse-LND-4-new = The { $ship } is the one that needs the room: choose another.
new-found-land-refuse-LND-6-goods = This takes { $count } pieces ({ $good }); you have { $own }.
new-found-land-refuse-LND-6-cost = The price is { $cost }: gold may replace other goods, nothing else may.

## Refusals: planning
new-found-land-refuse-PLN-1-own = You do not have the { $ship }.
new-found-land-refuse-PLN-1-action = The { $ship } cannot be sent there now: the action being planned is another one ({ $action }).
new-found-land-refuse-PLN-2 = { $limit ->
    [one] Only one ship may be assigned to this action ({ $action }).
   *[other] At most { $limit } ships may be assigned to this action ({ $action }).
}
new-found-land-refuse-PLN-3 = The { $ship } serves another action in this round already ({ $action }).
new-found-land-refuse-PLN-4-owner = { $captain } does not sail for you.
new-found-land-refuse-PLN-4-sent = { $captain } was sent along already in this round.
new-found-land-refuse-PLN-4-ship = { $captain } needs a ship: assign one to this action first ({ $action }).
new-found-land-refuse-PLN-4-action = { $captain } helps to load and to deliver, not in this action ({ $action }).
new-found-land-refuse-PLN-4-assigned = { $captain } goes on a ship that you assigned to this action ({ $action }); the { $ship } is none.

## Refusals: actions
new-found-land-refuse-ACT-3-hand = The { $card } is not in your hand.
new-found-land-refuse-LOD-1-crate = To take { $good } a ship needs crate { $needed }; yours has { $crate }.
new-found-land-refuse-LOD-2-drawn = The { $card } is not among the cards you drew.
new-found-land-refuse-STL-1-tile = The { $tile } does not lie on an island.
new-found-land-refuse-STL-1-full = { $island }, the { $spot }: no empty space is left there.
new-found-land-refuse-STL-1-which = Your ships differ in settlers: say with how many.
new-found-land-refuse-STL-1-alike = The ships you have left settle alike: only the tile is to be chosen.
new-found-land-refuse-STL-1-settlers = { $cubes ->
    [one] None of the ships you have left has 1 settler.
   *[other] None of the ships you have left has { $cubes } settlers.
}
new-found-land-refuse-STL-3-ships = All your ships have settled: this is the extra cube.
new-found-land-refuse-DEL-1-crate = { $city }, { $contract }: that is { $goods } goods to carry; the ships you have left carry { $crate }.
new-found-land-refuse-DEL-1-ship = The { $ship } has no delivery left to make in this action.
new-found-land-refuse-DEL-1-picked = The { $ship } carries for this contract already.
new-found-land-refuse-DEL-1-crew = The { $ship } is not the one to name now: name ships by falling crate value, the first of equal ones, and none that is not needed.
new-found-land-refuse-DEL-2-offer = The contract of { $contract } is not on the board.
new-found-land-refuse-DEL-2-goods = { $city }, { $contract }: you have { $cloth } cloth, { $wood } wood, { $iron } iron and { $gold } gold.
new-found-land-refuse-DEL-4-goods = You have no goods to bring to Antwerp.
new-found-land-refuse-DEL-4-good = You have none of this good ({ $good }).
new-found-land-refuse-DEL-4-empty = A ship that goes to Antwerp unloads at least one good.
new-found-land-refuse-DSC-1-drawn = The { $spot } is not among the tiles you drew, so it cannot be laid on { $island }.
new-found-land-refuse-DSC-1-fit = The { $spot } needs an empty space of its shape ({ $shape }); { $island } has none.
new-found-land-refuse-DSC-1-place = { $count ->
    [one] You must place one more tile as long as one fits: the { $spot } does.
   *[other] You must place { $count } more tiles as long as they fit: the { $spot } does.
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
    [0] { $player } built the { $ship }.
    [one] { $player } built the { $ship } and scored one point.
   *[other] { $player } built the { $ship } and scored { $points } points.
}
new-found-land-event-scrapped = { $player } sent the { $ship } to storage.
new-found-land-event-on-offer = New in the market: { $ship }.
new-found-land-event-on-offer-covered = New in the market, covered: a large ship for { $cost }.

## Events: planning and actions
new-found-land-event-assigned = { $player } assigned the { $ship } ({ $action }).
new-found-land-event-magellan = { $player } sent Magellan along ({ $action }): { $amount } more sail.
new-found-land-event-da-gama = { $player } put da Gama on the { $ship }: { $amount } more crates.
new-found-land-event-action = { $count ->
    [0] Nobody planned this action ({ $action }).
    [one] One player planned this action ({ $action }).
   *[other] { $count } players planned this action ({ $action }).
}
new-found-land-event-sails = { $number }. { $player }, with sail { $sail }.
new-found-land-event-played = { $player } played the { $card }.
new-found-land-event-took = { $player } took a good: { $good }.
new-found-land-event-drew-cards = { $count ->
    [0] There was no card for { $player } to draw.
    [one] { $player } drew one card.
   *[other] { $player } drew { $count } cards.
}
new-found-land-event-saw-card = You drew the { $card }.
new-found-land-event-kept = { $player } kept a card.
new-found-land-event-kept-card = You kept the { $card }.
new-found-land-event-stored-cards = { $count ->
    [one] { $player } put one card face down into storage.
   *[other] { $player } put { $count } cards face down into storage.
}
new-found-land-event-settled = { $cubes ->
    [one] { $player } placed a cube on { $island }, the { $spot }, and took { $bonus }.
   *[other] { $player } placed { $cubes } cubes on { $island }, the { $spot }, and took { $bonus }.
}
new-found-land-event-new-england = { $points ->
    [one] { $player } settled in { $place } for one point.
   *[other] { $player } settled in { $place } for { $points } points.
}
new-found-land-event-delivered = { $player } delivered to { $city }: { $contract }.
new-found-land-event-carried = The { $ship } carried the goods for { $player }.
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
new-found-land-event-saw-tile = Drawn: { $tile }.
new-found-land-event-placed = { $player } laid a tile on { $island }, the { $spot }, placed a cube and took { $bonus }.
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
new-found-land-event-explored = New land on { $island }: the { $spot }.
new-found-land-event-misfit = A tile did not fit and went to storage: { $tile }.
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
new-found-land-prompt-pay-ship = The { $purchase } costs { $cost }. What do you pay?
new-found-land-prompt-pay-contract = { $city }, { $purchase }. What do you pay?
new-found-land-prompt-pay-objective = A further objective ({ $purchase }) costs { $count } goods of your choice. What do you pay?
new-found-land-prompt-scrap = You have no free yard for the { $ship }. Which other ship goes to storage?
new-found-land-prompt-plan = Which ships are to { $action }? You have assigned { $count } of at most { $limit }.
new-found-land-prompt-take = Your ship loads with crate { $crate }. Which good do you take?
new-found-land-prompt-keep = { $count ->
    [one] Keep one of the cards you drew, or play it at once.
   *[other] Keep { $count } of the cards you drew, one after the other, or play them at once.
}
new-found-land-prompt-settle = { $cubes ->
    [one] The { $ship } places one cube: on which tile, and for which bonus?
   *[other] The { $ship } places { $cubes } cubes: on which tile, and for which bonus?
}
new-found-land-prompt-settle-any = { $count } ships are left to settle, and they differ: which one is next, on which tile, and for which bonus?
new-found-land-prompt-extra-cube = { $expansion }: you may place one more cube. On which tile, and for which bonus?
new-found-land-prompt-deliver = { $count ->
    [one] One ship is left to deliver; it carries up to { $crate } goods. Where to?
   *[other] { $count } ships are left to deliver; together they carry up to { $crate } goods. Where to?
}
new-found-land-prompt-carry = { $city }, { $contract }: { $goods } goods. Which ship carries them?
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
new-found-land-action-play = Play the { $card }
new-found-land-action-expand = Expand: { $expansion }, for { $cost }
new-found-land-action-build = Build { $vessel } (sail { $sail }, crate { $crate }, settlers { $settlers }, telescope { $telescope }) for { $cost }
new-found-land-action-build-covered = Build a covered large ship for { $cost }
new-found-land-action-scrap = To storage: { $vessel } (sail { $sail }, crate { $crate }, settlers { $settlers }, telescope { $telescope })
new-found-land-action-pay = Pay { $goods }
new-found-land-action-assign-load = Load with { $ship }: crate { $value }
new-found-land-action-assign-settle = Settle with { $ship }: settlers { $value }
new-found-land-action-assign-deliver = Deliver with { $ship }: crate { $value }
new-found-land-action-assign-discover = Discover with { $ship }: telescope { $value }
new-found-land-action-magellan = Send Magellan along: { $amount } more sail
new-found-land-action-da-gama = Put da Gama on { $ship }: crate { $crate } and { $amount } more
new-found-land-action-take = Take a good: { $good }
new-found-land-action-keep-gain = Keep the { $card }
new-found-land-action-keep-charter = Keep { $vessel } (sail { $sail }, crate { $crate }, settlers { $settlers }, telescope { $telescope })
new-found-land-action-settle = Settle on { $island }, the { $spot }, for { $bonus }
new-found-land-action-settle-with = { $cubes ->
    [one] Settle on { $island }, the { $spot }, with one cube for { $bonus }
   *[other] Settle on { $island }, the { $spot }, with { $cubes } cubes for { $bonus }
}
new-found-land-action-new-england = Settle in { $place }: 1 point for each cube
new-found-land-action-new-england-with = { $points ->
    [one] Settle in { $place } for one point
   *[other] Settle in { $place } for { $points } points
}
new-found-land-action-deliver = Deliver to { $city }: { $contract }
new-found-land-action-antwerp = Deliver to { $place }: 1 point for each good
new-found-land-action-carry = Carry with { $ship }: crate { $crate }
new-found-land-action-unload = Unload a good: { $good }
new-found-land-action-place = Lay the { $spot } on { $island } for { $bonus }
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
cli-nfl-explain-settle = Each ship puts its settlers as cubes on one free space of a tile and takes one of the tile’s bonuses. Beside a choice stands whose cubes are on the island. Rules: STL.
cli-nfl-explain-deliver = Pay a contract’s goods for its points and a cube in its city; the crates of your ships must hold them. Rules: DEL.
cli-nfl-explain-discover = Place tiles on empty spaces of their shape: one cube on each, and both bonuses for you. Rules: DSC.
cli-nfl-explain-scoring = An island full of tiles and a city full of cubes are scored once: a point for each cube, and the bonuses for most and second most. Rules: FIN-2, FIN-3.
cli-nfl-explain-objectives = Your first objective in a round is free, each further one costs two goods. Beside it stand what it counts, how far you are, and what each step gives. Rules: FIN-4, OBJ-1.
cli-nfl-legend-goods = Goods: c cloth, w wood, i iron, g gold; wwi is two wood and one iron, c2 is two cloth; 3p is three points. Capital letters are players; n is a neutral cube.
cli-nfl-legend-ships = Ships: S small, L large, Ch charter, S-Net the start ship of the Netherlands; 3/2/1/2 are sail, crate, settlers, telescope, and then the cost. “settle 7:” is what is planned for an action, with its sail in all.
cli-nfl-legend-places = Islands and cities: 10/5 the bonuses for most and second most cubes; 3/8 spaces filled; [A3 B1] cubes; ✓ scored. On an island: 1p|w A²· is a tile with its two bonuses, two cubes of A on one space and the other free; cape×2 are empty spaces of a shape. In a city: cwii 11p is a contract, what it asks for and gives.
cli-nfl-legend-players = Players: ▸ decides, ⚑ start player; Ships 2/3: two ships, three yards; Earned: markers, and what the 50/100 card gives. Stacks 8+1: eight in the stack, one in storage.
cli-nfl-legend-track = Track: A12 is A’s figure on 12, ■7 a marker on 7. ■ ● ★ give an objective, ⬠ a captain, ▲ a good. Your objectives: 3→5p gives 5 points for 3.

### Why a bot moves as it does.
new-found-land-reason-delivers = Delivers to { $city }: { $contract }.
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
new-found-land-reason-ship = The { $ship } joins the fleet: { $symbol } { $amount }.
new-found-land-reason-covered-ship = { $points ->
    [0] A large ship for { $cost } joins the fleet, whatever it can do.
    [one] A large ship for { $cost } joins the fleet, whatever it can do, and brings one point at once.
   *[other] A large ship for { $cost } joins the fleet, whatever it can do, and brings { $points } points at once.
}
new-found-land-reason-ship-points = { $points ->
    [one] The { $ship } brings { $points } point at once.
   *[other] The { $ship } brings { $points } points at once.
}
new-found-land-reason-scrap = The { $ship } is the ship that will be missed least.
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
new-found-land-reason-keeps-charter = The { $card } is one more ship for a round: { $symbol } { $amount }.
new-found-land-reason-keeps-card = The { $card } is good for { $gain }.
new-found-land-reason-plays = The { $card } brings { $gain } now.
new-found-land-reason-plays-points = The { $card }: { $points } points played, only { $left } if it is left over.
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
new-found-land-reason-readies = Now has the goods for { $city }: { $contract }.
new-found-land-reason-keeps-contract = Keeps the goods for { $city }: { $contract }.
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
new-found-land-reason-plans-deliver = Can deliver to { $city }: { $contract }.
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

## First voyage: a title learnt by playing
voyage-new-found-land-ship = Welcome aboard! A round begins on land: you get one cloth and one wood, and with them you can build a small ship. The one with sail 3 and two settlers aboard suits you. Build it.
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
lab-new-found-land-course-fleet = Ships
lab-new-found-land-course-goods = Goods

## Race to the New Found Land
new-found-land-length = 4 rounds, about 45 minutes
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
client-nfl-bought = bought
client-nfl-not-bought = not bought yet
client-nfl-known-hand = Known to be in hand
client-nfl-private = For your eyes only
client-nfl-drawn-cards = Cards you drew
client-nfl-choose-objective = Objectives to choose from ({ $marker })
client-nfl-hand = Your hand: { $count }
client-nfl-objectives = Your objectives: { $count }
client-nfl-seen = You saw in the stack of the { $marker }: { $objectives }.
client-nfl-step = { $points ->
    [one] From { $needed } on: { $points } point
   *[other] From { $needed } on: { $points } points
}
client-nfl-step-reached = { $points ->
    [one] From { $needed } on: { $points } point. Reached
   *[other] From { $needed } on: { $points } points. Reached
}
client-nfl-progress-of = { $count } of { $of }
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
client-nfl-legend-goods = Goods
client-nfl-legend-good = Pays for ships, expansions and contracts; at the end a few objectives count it.
client-nfl-legend-seal = Points
client-nfl-legend-seal-about = A wax seal with a number is that many points, at once or when an island or city is scored.
client-nfl-legend-numbers = On a ship
client-nfl-legend-sail = Who has more in all acts first; it stands on the sail.
client-nfl-legend-counts = Counts when it is planned for: { $actions }.
client-nfl-legend-markers = On the scoring track
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
client-nfl-plan-dropped = Your plan: the { $ship } can no longer go there ({ $action }).
client-nfl-laid = Laid: { $ship } ({ $action }). Take it back
client-nfl-idle-ships = Ships that can still go
client-nfl-would-load = Up to { $good }, and one of { $cards ->
    [one] one card
   *[other] { $cards } cards
}
client-nfl-would-settle = { $sum ->
    [one] One cube
   *[other] { $sum } cubes
}
client-nfl-would-deliver = { $sum ->
    [one] Carries one good
   *[other] Carries { $sum } goods
}{ $bills ->
    [0] , for no contract yet
    [one] , for one contract now
   *[other] , for { $bills } contracts now
}
client-nfl-would-discover = Draws { $sum }, lays { $tiles }
client-nfl-rank = { $rank ->
    [1] First so far
    [2] Second so far
    [3] Third so far
   *[other] Last so far
} ({ $of })
client-nfl-send = Send: { $action }
client-nfl-send-none = No ship: { $action }
client-nfl-send-all = Send each as it is asked
client-nfl-plan-goes = Goes out as it is asked: hold it back
client-nfl-plan-goes-about = You can change it until then.
client-nfl-plan-private = What is laid ahead stays on this screen.
client-nfl-tile-on = { $island }, the { $tile }
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
client-nfl-scored-short = scored
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
client-nfl-new-england-short = a cube not placed
client-nfl-antwerp-about = 1 point for each good, as many as the ship’s crate holds
client-nfl-antwerp-short = any good, no contract
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

## Through whose eyes a finished game is looked at
client-nfl-private-of = For { $player }’s eyes only

## Pages of the rulebook: tables and values of the packs
rulebook-new-found-land-table-game_frame = Frame of the game
rulebook-new-found-land-table-income = Income
rulebook-new-found-land-table-market = Market
rulebook-new-found-land-table-end_scoring = Final scoring
rulebook-new-found-land-table-objective_rule = Objectives in a round
rulebook-new-found-land-table-goods = Goods
rulebook-new-found-land-table-scoring_track = Scoring track
rulebook-new-found-land-table-frame_marker_rule = Moving the frame markers
rulebook-new-found-land-table-frame_marker = Frame markers
rulebook-new-found-land-table-island = Islands
rulebook-new-found-land-table-new_england = New England
rulebook-new-found-land-table-city = Cities
rulebook-new-found-land-table-antwerp = Antwerp
rulebook-new-found-land-table-compass = Compass tiles
rulebook-new-found-land-table-tiles_revealed_per_round = Tiles laid by the compass
rulebook-new-found-land-table-two_player = With two players
rulebook-new-found-land-table-start_charters = Start charters
rulebook-new-found-land-table-charters = Charters
rulebook-new-found-land-table-gain_cards = Goods and points cards
rulebook-new-found-land-table-objectives = Objectives
rulebook-new-found-land-table-captains = Captains
rulebook-new-found-land-table-fifty_cards = 50/100 cards
rulebook-new-found-land-table-contract_rule = Contracts on the board
rulebook-new-found-land-table-contracts = Contracts
rulebook-new-found-land-table-player_board = Player boards
rulebook-new-found-land-table-shipyard_expansion = Extra yard
rulebook-new-found-land-table-ships_per_action = Ships in an action
rulebook-new-found-land-table-crate_goods = Loading
rulebook-new-found-land-table-nation = Nations
rulebook-new-found-land-table-small_ship_rule = Building small ships
rulebook-new-found-land-table-large_ship_rule = Building large ships
rulebook-new-found-land-table-start_ships = Start ships
rulebook-new-found-land-table-small_ships = Small ships
rulebook-new-found-land-table-large_ships = Large ships
rulebook-new-found-land-table-tiles = Island tiles
rulebook-new-found-land-row-crate_goods = { $good }
rulebook-new-found-land-row-tiles_revealed_per_round = { $players } players
rulebook-new-found-land-field-amount = amount
rulebook-new-found-land-field-rounds = rounds
rulebook-new-found-land-field-tiles = tiles
rulebook-new-found-land-field-start_goods = at the start
rulebook-new-found-land-field-each_round = in each round
rulebook-new-found-land-field-small_spaces = small ships on offer
rulebook-new-found-land-field-large_spaces = large ships on offer
rulebook-new-found-land-field-points_per_unscored_cube = points for a cube not scored
rulebook-new-found-land-field-points_per_unused_one_use_card = points for a card left
rulebook-new-found-land-field-points_per_unresolved_objective = points for an objective left
rulebook-new-found-land-field-free_per_round = free in a round
rulebook-new-found-land-field-cost_of_each_further_in_goods = goods for each further one
rulebook-new-found-land-field-stacks = stacks
rulebook-new-found-land-field-cards_per_stack = cards in a stack
rulebook-new-found-land-field-rank = rank
rulebook-new-found-land-field-loop = spaces of a lap
rulebook-new-found-land-field-step_back = spaces back
rulebook-new-found-land-field-goods_on_triangle = on the triangle space
rulebook-new-found-land-field-shape = shape
rulebook-new-found-land-field-space = space
rulebook-new-found-land-field-expert_space = space for experienced players
rulebook-new-found-land-field-first_bonus = first bonus
rulebook-new-found-land-field-second_bonus = second bonus
rulebook-new-found-land-field-points_per_cube_not_placed = points for a cube not placed
rulebook-new-found-land-field-cube_spaces = cube spaces
rulebook-new-found-land-field-contract_spaces = contract spaces
rulebook-new-found-land-field-points_per_good = points for a good
rulebook-new-found-land-field-island = island
rulebook-new-found-land-field-players = players
rulebook-new-found-land-field-neutral_cube = neutral cubes
rulebook-new-found-land-field-nation = nation
rulebook-new-found-land-field-gain = gives
rulebook-new-found-land-field-of = counts
rulebook-new-found-land-field-conditions = points
rulebook-new-found-land-field-per_place = cubes in each place
rulebook-new-found-land-field-bonus = bonus
rulebook-new-found-land-field-gold_is_joker = gold stands for any good
rulebook-new-found-land-field-goods = asks for
rulebook-new-found-land-field-points = points
rulebook-new-found-land-field-shipyards_at_start = yards at the start
rulebook-new-found-land-field-cost = costs
rulebook-new-found-land-field-good = good
rulebook-new-found-land-field-number = board number
rulebook-new-found-land-field-points_when_built = points when built
rulebook-new-found-land-field-spaces = spaces
rulebook-new-found-land-field-bonuses = bonuses
rulebook-new-found-land-field-numbered_spaces = spaces
rulebook-new-found-land-field-setup_reveals_per_player = turned over at set-up for each player
rulebook-new-found-land-field-expansion = extension
rulebook-new-found-land-value-conditions = { $at_least } → { $points }
rulebook-new-found-land-zero-bonus = bonus 0
client-nfl-drawn = Tiles drawn
client-nfl-drawn-none = No tile has been drawn.
