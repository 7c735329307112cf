# What is asked: "question-" as it is put to the player, "asked-" as the others read it ("Ada is asked ...").

asked = { AND($names) } { $count ->
    [one] is
   *[other] are
} asked { $what }.
asked-you = You are asked { $what }.
asked-turn = to roll
asked-buy = to buy { $space } or have it auctioned
asked-raise = to raise { $money }
asked-tax = to choose how to pay the income tax
asked-lift = whether to lift the mortgage on { $space } now
asked-wants = how many buildings to buy
asked-place = where to put the building won
asked-review = to answer an offer
asked-open-auction = to bid for { $lot } or pass (highest bid { $money })
asked-timed-auction = to bid for { $lot } (highest bid { $money })
asked-sealed-auction = to bid for { $lot } in secret

question-over = The game is over.
question-wait = { AND($names) } must speak; you may do business meanwhile.
question-wait-chance = Chance must speak; you may do business meanwhile.
question-any = What do you say?
question-time-up = { $question } The time is up: the game ends after this turn.
question-clock = The clock is running.
question-turn = It is your turn.
question-turn-again = It is your turn. A double: you roll again.
question-turn-in-jail = It is your turn, number { $tries } in Jail.
question-buy = Nobody owns { $space }. It costs { $price }.
question-buy-short = Nobody owns { $space }. It costs { $price }, more than your cash.
question-raise = You owe { $to } { $owed } and have { $cash }.
question-raise-hopeless = { question-raise } All you could raise is { $means }: only a deal can save you.
question-raise-missing = { question-raise } { $missing } is missing: sell, mortgage or make a deal.
question-raise-mortgage = { question-raise } { $missing } is missing: mortgage or make a deal.
question-auction = Auction: { $lot }. No bid yet.
question-auction-led = Auction: { $lot }. { $leader } leads with { $money }.
question-sealed = Sealed auction: { $lot }. Nobody sees your bid before all have made theirs.
question-sealed-printed = Sealed auction: { $lot }, printed price { $price }. Nobody sees your bid before all have made theirs.
question-tax = Income tax: a fixed sum, or a share of everything you have.
question-wants = There may be too few for all: how many { $pieces } would you buy?
question-place = You have won { $lot } for { $money }. Where shall it stand?
question-lift = { $space } is yours now, with its mortgage. The loan can be paid off at once.
question-lift-interest = { $space } is yours now, with its mortgage. The interest is paid; the loan can be paid off at once.

question-stop = Shall the game end here, and all be counted? All must agree.
question-limit = Nobody has made a deal for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. Shall the game end in { $more ->
    [one] { $more } round
   *[other] { $more } rounds
}, and all be counted? All must agree.
asked-stop = whether to end the game and count
asked-limit = whether to set a limit
