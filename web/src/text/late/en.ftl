# What a question needs that does not come with the first turn: auctions, debts, offers, deeds and choices of a place.

pick-what = What
pick-where = Where
pick-hint = Or touch a lit place on the board.
auction-out = Out
auction-is-out = You are out of this auction.
auction-back = Back in
auction-history = Bids so far
auction-going-once = Going once …
auction-going-twice = Going twice …
deed-title = Title deed
deed-of = Title deed of { $name }
stage-bank = back to the bank
stage-sold = Sold: { $sum }
stage-set = completes { $group }
auction-printed = printed price { $price }
auction-leads = { $name } leads
auction-you-lead = { $name } (you) leads
auction-writing = { $count } still writing. All bids are opened together.
auction-hammer = until the hammer falls
auction-your-bid = Your bid
auction-your-bid-exactly = Your bid, exactly
auction-lock-in = Lock in { $sum }
auction-bid = Bid { $sum }
debt-to = Debt to { $name }
debt-missing = { $missing } is missing; at most { $means } can be raised in all.
debt-enough = There is enough to pay.
offer-agree = to agree
offer-counter = Say no and make a counter-offer
space-price = price { $price }
space-price-leaves = price { $price }, leaves { $left }
space-completes = completes your group
space-last = last of its group
cards-hold = { $count ->
    [one] Hold to read your { $count } card
   *[other] Hold to read your { $count } cards
}
