# The sentences of the pages, in English. An id says where a sentence stands and what it does.

pick-what = What
pick-where = Where
pick-hint = Or touch a lit place on the board.
auction-out = Out
auction-is-out = You are out of this auction.
auction-back = Back in
auction-history = Bids so far
auction-opens = No bid yet.
auction-going-once = Going once …
auction-going-twice = Going twice …
auction-gone = Gone!
auction-leads = leads
auction-may-bid = may bid
auction-silent = is silent
menu-table = The table decides
menu-sound = Sound
