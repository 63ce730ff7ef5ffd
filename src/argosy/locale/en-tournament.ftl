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
