# What the minds say: odds, hints and why, what a deal is worth, a game looked at again.

odds-share = { $odds }% ± { $error }
odds-line = Odds of winning: { LIST($shares) }.
odds-of = { $name } { $share }
odds-player = Player
odds-title = Odds of winning
odds-after = After { $count ->
    [one] { $count } input
   *[other] { $count } inputs
}, round { $round }
odds-written = Written to { $file }.

advice-one = { $action }: { $why }.
advice-more = { $action }: { $why } ({ $gain } ± { $error } points against { $than ->
    [usual] the usual answer
   *[next] the next best
 }).
advice-level = { $action }: { $why } (no other answer is proven better).
advice-off = This table plays without hints.
advice-over = The game is over: there is nothing to advise any more.
advice-not-asked = You are not asked anything now.
advice-no-offer = There is no offer on the table.
advice-no-deal = Nobody could agree to such an offer now.
advice-may-not-offer = You cannot offer a deal just now.
advice-not-yours = This deal is between others.
advice-none-found = No deal is to be found now by which both sides would gain.
advice-none-in-time = No deal was found in the time there was by which both sides would surely gain.
advice-no-time = Nothing can be thought of in no time: give at least a moment, one future and one core.

worth-points = { $name } { $points } ± { $error }
worth-line = Points of winning: { LIST($parts) }. { $verdict }
worth-good = This deal is good for you.
worth-bad = This deal is bad for you.
worth-even = This deal is about even for you.

because-completes-mine = it completes { $group } for you
because-too-dear = even to complete { $group } it is too dear now
because-completes-theirs = otherwise it may complete { $group } for { $name }
because-cannot-stop = it would complete { $group } for { $name }, but stopping that costs you more
because-deed = a deed now is rent, and something to trade, for the rest of the game
because-cash = the cash does more for you than this deed
because-group = its group
because-rent = landing on { $space } then costs { $after } instead of { $before }
because-next = the rent of { $space } rises with the next house only, and that needs this one
because-deal-good = the deal brings you more than it costs
because-deal-bad = the deal costs you more than it brings
because-deal-unsure = it is not proven that the deal brings you anything
because-jail-stay = in Jail no rent is due
because-jail-leave = outside there is still something to win
because-roll = nothing you could build or trade now is worth its price
because-missed-least = that is missed least
because-both-gain = both of you gain by it, and { $name } may well see that
because-you-gain = you gain by it, and { $name } may take it all the same
because-only = there is nothing else to choose
because-settled = then the debt is paid, and all else stays yours
because-lift = then it brings rent again, and no more interest
because-cash-needed = the cash is worth more to you now
because-done = nothing more is worth its price now
because-raises = it raises what others pay there
because-redeemed = then it brings rent again
because-not-enough = nothing you have left is enough
because-not-enough-cash = you do not have the cash for it
because-saves = it saves you what you would have to pay
because-later = the card is worth more to you later
because-place = it is the best place for you to stand on now
because-cheaper = it costs you less
because-claim = rent nobody asks for in time is lost
because-endless = the game is going round and round
because-stop = what is counted now is your best chance
because-limit = an end that is in sight suits you
because-go-on = there is more to win by going on
because-habit = an experienced player would say so, too
because-best = of all answers it leads to the best futures

net-own = Boards of your own have no net: on { $edition } the bots play without one.
net-none = There are no weights for { $edition }: its bots play without a net. `make train` makes them.
net-unreadable = The weights of { $edition } cannot be read: its bots play without a net. `make train` makes them.
net-other-shape = The weights of { $edition } are for a net of shape { $shape }, not { $wanted }: its bots play without a net. `make train` makes new ones.
net-other-edition = The weights of { $edition } are those of { $other }: its bots play without a net. `make train` makes new ones.
net-damaged = The weights of { $edition } are damaged: its bots play without a net. `make train` makes new ones.
net-other-rules = The weights of { $edition } were trained on other rules: its bots play without a net. `make train` makes new ones.

review-title = A game reviewed
review-graph = Odds of winning, turn by turn
review-won = Won by { LIST($names) }, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
review-not-won = Won by nobody, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
review-not-over = Not played to its end, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} so far.
review-seat = { $name }: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, accuracy { $accuracy }%, { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
} lost by mistakes.
review-seat-none = { $name }: nothing to choose, so nothing to judge.
review-seat-unweighed = { $name }: no decision was weighed.
review-sums = Luck { $luck }, own answers { $own }, the others { $others } points.
review-mistake = Round { $round }: { $said }. Better: { $better } ({ $loss } ± { $error } points).
review-turning = Turning point, round { $round }: { $change } points; luck { $luck }, own answers { $own }, the others { $others }.
review-missed = Never proposed, round { $round }: { $offer } (you { $mine }, { $name } { $theirs } points).
review-cut = Not all answers were weighed: { $weighed } of { $all }.
