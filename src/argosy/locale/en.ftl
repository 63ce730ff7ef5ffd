## Shared by all titles
player-numbered = Player { $number }

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
cli-help-rules-does = shows a rule ({ $rule }), a chapter ({ $chapter }), or without ID all rules
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
cli-deal-fair = The deal was fair: seed and salt give the commitment { $commitment }. Compare it with the one that the table showed from the start.
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

## What a choice brings
client-effects-follow = Then, by itself: { $changes }
tables-change = { $by } { $name }
tables-change-points = { $count ->
    [one] { $by } point
   *[other] { $by } points
}

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
tables-question-seen = { $what }. { $player } has seen what was drawn or revealed since: it will come out the same again
tables-question-seen-own = { $what }. You have seen what was drawn or revealed since, and the others are told so
tables-question-end = The game ends for all as it stands: nobody wins.

## Why a request was turned down
tables-error-illegal = The rules do not allow that.
tables-error-bad-request = The request cannot be understood.
tables-error-bad-choice = The title does not take these players or options.
tables-bad-choice-title = There is no game “{ $wanted }”: choose one of { $known }.
tables-bad-choice-players = { $game } is for { $least } to { $most } players, not for { $players }.
tables-bad-choice-option = { $game } has no option “{ $option }”: it has { $known }.
tables-bad-choice-no-options = { $game } has no option “{ $option }”: it has none.
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
tables-error-bad-name = This name holds characters that cannot be seen or that turn the text around: choose one of plain letters.
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
bots-reason-points = It brings { $points ->
    [one] a point
   *[other] { $points } points
} at once.
bots-behind = { $action } would win { $percent } % less often.
bots-as-good = { $action } is about as good.

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
lab-wins-by-seat-told = The same by seat. Where chance decides who moves first, seats should not differ: a check of the dice.
lab-wins-by-bot = Wins by bot
lab-wins-by-bot-told = Share of the games won by one seat of each bot. Bots change seats from game to game.
lab-scores = Final scores
lab-scores-told = How many players ended with how many points.
lab-sources = Points by source
lab-sources-told = Where the points come from: winners on average, and all others.
lab-courses = Round by round
lab-courses-told = What players had at the end of each round, on average.
lab-course-points = Points, if the game ended then
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

## Data sets
card-saved = { $games ->
    [one] One game is in { $folder }, with a card that tells what it is.
   *[other] { $games } games are in { $folder }, with a card that tells what they are.
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

## Pages
client-play-now = Play now
client-play-now-title = Play now: { $title }, against bots
client-new-table = New table
client-new-table-title = New table: { $title }
client-watch = Watch
client-watch-title = Watch bots play { $title }
client-players = { $min } to { $max } players
client-my-tables = Your tables
client-open-tables = Open tables
client-no-open-tables = Nobody is waiting for players right now.
client-link = Paste an invitation link
client-join = Join
client-bad-link = There is no link to a table in that. It looks like { $example }; the table’s id alone will do too.
client-link-cut = The beginning of the link is missing: paste all of it, from http to the end.
client-link-no-table = There is no such table here: it was deleted, or a letter of the link is missing.
client-link-elsewhere = That table is not here: the link leads to { $host }.
client-link-open-there = Open it there
client-forget = Forget
client-my-turns = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
client-begin = Begin a game
client-begin-more = in your browser: against bots, around one screen, or by link. No account.
client-about = Strategy games of the age of sail, in your browser: against bots, around one screen, or with friends by link. No account, nothing to install.
client-filters = Which open tables
client-filter-all = All
client-filter-free = With a free seat
client-filter-none = No open table is like that.
client-finished = Finished games
client-row-round = round { $round } of { $rounds }
client-row-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
client-row-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
}
client-row-begins = begins when all are seated
client-row-free = { $count ->
    [0] all seats taken
    [one] one seat free
   *[other] { $count } seats free
}
client-row-ended = ended for all
client-row-won = { $count ->
    [one] { $players } won
   *[other] { $players } won together
}
client-row-you-won = you won
client-row-seats = Players
client-row-take-turn = Take your turn
client-row-open = Open
client-row-look-on = Look on
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
client-colour-sky = Sky blue
client-colour-grey = Grey
client-colour-mint = Mint
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
client-deal = The deal
client-deal-promised = The deal was fixed before the first move. This is its seal: when the game is over, the page checks that the cards dealt fit it.
client-deal-fair = The deal was fair: it fits the seal that was shown from the start.
client-deal-changed = The deal does not fit: this page was shown another seal at the start.
client-deal-wrong = The deal does not fit its seal.
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
client-undo = Undo
client-undo-ask = Ask to undo
client-undo-asked = { $own ->
    [yes] You would like to take back a decision.
   *[no] { $player } would like to take back a decision.
}
client-agree = Agree
client-decline = Decline
client-stand-in = A bot is playing for you.
client-come-back = Take the seat back
client-hint = Ask the captain
client-hint-thinking = The captain is thinking …
client-hint-says = The captain: { $label }
client-log = Story
client-timeline = Moments of the game
client-moment = Moment
client-looking-back = Looking back: move { $ply } of { $plies }
client-first = To the beginning
client-now = Back to now
client-curtain = { $player }, it is your turn
client-curtain-why = Something here is for your eyes only. The others look away.
client-curtain-open = I am { $player }
client-why-not = Why is this not allowed?
client-why-not-ask = Ask
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
client-key-undo = undo
client-key-hint = ask the captain
client-key-keep = to keep an explanation open, and reach the rule it names
client-key-log = to the story
client-key-time = one move back, one move on
client-key-zoom = zoom the board
client-key-skip = skip what is still moving
client-key-help = this page
client-key-name-enter = Enter
client-key-name-escape = Esc

## Pages
rulebook-rules = { $title }: the rules
rulebook-rules-about = Every rule has a number, and whenever a move is refused you are told which one forbids it. Below each rule are moments from real games in which it counted.
rulebook-quick = { $title }: quick reference
rulebook-quick-about = What you look up during a game, on two printed pages. All numbers come from the components this table plays with.
rulebook-faq = { $title }: edge cases
rulebook-faq-about = What comes up at the table, answered with the rules that decide it.
rulebook-editions = { $title }: the editions side by side
rulebook-editions-about = The editions share most of their rules. This is all that differs; what is not listed here is the same in all.
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
rulebook-table-numbers = Numbers of the game

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
client-confirm-this = { $label }
client-confirm-no = Not yet
client-thinks = Thinking for { $seconds } s
client-move-now = Move now
client-undo-waits = Still to answer: { $players }.
client-not-this = Choose something else
client-skip = Show where it ends

## The pace at which moves are shown
client-pace = Pace
client-pause = Pause
client-resume = Go on
client-step = Show the next move
client-play = Play by itself
client-speed = How fast moves are shown
client-speed-slow = Slow
client-speed-calm = Calm
client-speed-brisk = Brisk
client-speed-once = At once
client-paused = Paused
client-moves-wait = { $count ->
    [one] One move waits to be shown.
   *[other] { $count } moves wait to be shown.
}
client-paused-your-turn = It is your turn: the table waits for you.
client-show-my-turn = Show my turn

## The lens over the board
client-lens = The part of the board you look at
client-overview = The whole board: tap to look there
client-target-of = { $number } of { $count }
client-target-before = The choice before
client-target-next = The next choice

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
card-own-pack = Component pack { $packs } does not come with this version of Argosy, and is not part of this data set. Its records are replayed by whoever has it: `argosy check --pack DIR`.
card-simulated-lacking = { $games ->
    [one] One of them was played with a component pack that is not here: { $packs }. Whoever has it can replay the game.
   *[other] { $games } of them were played with component packs that are not here: { $packs }. Whoever has these can replay the games.
}
card-tables-lacking = { $games ->
    [one] One finished table was left out: its component pack, { $packs }, is not here. --pack TITLE=DIR names one.
   *[other] { $games } finished tables were left out: their component packs, { $packs }, are not here. --pack TITLE=DIR names one.
}

## The frame of the table: strip, tray, what happened, preferences
client-undo-what = Undo “{ $what }”
client-undo-ask-what = Ask to undo “{ $what }”
client-confirm-choose = Choose one above
client-hint-close = Close the advice
client-why-not-short = Why not …
client-why-not-point = Point at anything that is dark, or walk to it with the arrow keys: it says why it cannot be chosen now.
client-why-not-tap = Tap anything that is dark: it says why it cannot be chosen now.
client-headings = Kinds of choices
client-headings-other = Other
client-phases = Phases of the round
client-strip = Players in turn order
client-plate-open = Look at what { $player } has
client-plate-yours = your turn
client-plate-now = deciding
client-plate-out = passed
client-plate-first = first in turn order
client-plate-here = is here
client-plate-away = is not here
client-points = points
client-breakdown = { $player }: { $points } { $word } so far
client-breakdown-none = Nothing yet: { $sources }.
client-tray = Before the players
client-tray-own = Your mat
client-mats = The other mats
client-chronicle = What happened
client-since = Since your turn
client-since-more = { $count ->
    [one] … and one thing more
   *[other] … and { $count } things more
}
client-since-nothing = Nothing has happened since your turn.
client-seen = Seen
client-plain-nothing = This game has no board to draw: all that counts lies before the players.
client-legend = Signs
client-legend-about = Point at one, and the board shows where it lies.
client-legend-found = { $name }: { $count } on the board
client-key-legend = the signs and what they mean
client-touch = By touch
client-touch-choose = Tap a row, or a place that is lit, to select it; the wide button does it.
client-touch-long = Hold a finger on anything to read what it is.
client-touch-pinch = Two fingers zoom the board, one moves it.
client-touch-plate = Tap a player above the board to see what lies before them.
client-preferences = Preferences
client-preferences-about = kept in this browser only
client-pref-looks = Looks
client-pref-language = Language
client-pref-theme = Light
client-pref-theme-about = as the system says, or always
client-pref-theme-auto = System
client-pref-theme-light = Day
client-pref-theme-dark = Night
client-pref-text = Size of text
client-pref-text-about = everything grows with it
client-pref-patterns = Patterns on colours
client-pref-patterns-about = stripes and letters beside every colour
client-pref-moves = Moves
client-pref-speed = Pace
client-pref-speed-about = how fast others’ moves are shown
client-pref-confirm = Ask before a move is final
client-pref-confirm-about = select, then confirm
client-pref-digits = Number keys choose
client-pref-digits-about = 1 to 9 and 0
client-pref-turn = When it is my turn
client-pref-sound = Sound
client-pref-sound-about = a ship’s bell
client-pref-notify = Notice from the browser
client-pref-notify-about = also when another page is open
client-pref-me = About me
client-pref-name = Name
client-pref-name-about = shown at your next table
client-since-short = since your turn
client-board-window = The board
client-zoom = Zoom of the board
