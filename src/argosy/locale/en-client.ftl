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
client-length-new_found_land = 4 rounds, about 45 minutes against bots
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
client-earlier = One move back
client-later = One move on
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
