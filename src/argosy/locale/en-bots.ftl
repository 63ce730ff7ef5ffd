# Why a bot moves as it does.

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
