### The live service: what tables and the web say.

## What a choice brings

tables-change = { $by } { $name }
tables-points = points
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
