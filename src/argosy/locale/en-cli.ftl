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
