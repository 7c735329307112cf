# What the pages say of odds, hints, deals and the review; fetched where a table has them.

odds-title = Odds of winning
odds-short = Odds
odds-of = { $name }: { $odds }% ± { $error }
odds-mine = from my seat
odds-all = as all know
advice-ask = What would you do?
advice-thinking = Thinking …
advice-gain = { $gain } ± { $error } points better than { $than ->
    [usual] the usual answer
   *[next] the next best
}
advice-close = about as good as { $than ->
    [usual] the usual answer
   *[next] the next best
} (± { $error })
advice-other = { $text }: { $points } ± { $error }
advice-do = Do that
advice-away = Put away
worth-ask = Is this good for me?
worth-find = Find me a fair deal
worth-good = Good for you
worth-bad = Bad for you
worth-even = About even for you
worth-side = { $name } { $points } ± { $error }
review-title = The game, looked at again
review-back = Back to the table
review-begins = The game is being looked at …
review-waiting = { $count ->
    [one] One player is still being looked at …
   *[other] { $count } players are still being looked at …
}
review-curve = Odds over the game
review-graph = Odds of winning, turn by turn. At the end: { $last }
review-axis = Odds of winning in %, by rounds. A dot is a turning point.
review-dot = { $name }, round { $round }: { $change } points
review-whose = Whose game
review-everybody = Everybody
review-accuracy = Accuracy
review-percent = { $percent }%
review-decisions = Decisions
review-lost = Lost by mistakes
review-luck = Luck
review-own = Own answers
review-others = The others
review-skipped = { $weighed } of { $all } answers were weighed in the time there is.
review-turnings = Turning points
review-round = Round { $round }
review-parts = luck { $luck }, own { $own }, others { $others }
review-mistakes = Mistakes
review-loss = ({ $loss } ± { $error })
review-all = Show all { $count }
review-no-mistakes = No answer is proven to be worse than another.
review-missed = Deals nobody proposed
review-both = (own { $mine }, { $other } { $theirs })
review-how = All figures are points of a hundred. What dice and cards change is luck; what an answer changes belongs to whoever gave it. A mistake is named only if another answer is better by more than two standard errors.
