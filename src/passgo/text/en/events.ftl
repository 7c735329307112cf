# What happened, for the log.

event-began = { $who } starts.
event-turn = Round { $round }: { $who }'s turn.
event-rolled = { $who } rolls { $one } and { $two }{ $double ->
    [yes] , a double
   *[no] {""}
}.
event-contest-roll = { $who } rolls { $sum }.
event-moved = { $who } moves to { $space }.
event-paid = { $from } pays { $to } { $money } { $why }.
event-received = { $to } receives { $money } { $why }.
event-deed-to = { $space } now belongs to { $who }.
event-deed-to-bank = { $space } goes back to the bank.
event-dealt = { $who } is dealt { $space }.
event-drew = { $who } draws { $deck }: { $card }
event-card-to = { $who } now holds { $card }.
event-card-back = { $card } goes back under its deck.
event-jailed = { $who } goes to Jail.
event-freed = { $who } is out of Jail.
event-built = { $who } builds { $piece } on { $space }.
event-sold = { $who } sells buildings on { $space }.
event-mortgaged = { $who } mortgages { $space }.
event-redeemed = { $who } lifts the mortgage on { $space }.
event-offered = { $who } offers { $to } { AND($give) } for { AND($want) }.
event-lapsed = { $who } has not answered in time.
event-accepted = { $who } accepts.
event-rejected = { $who } says no.
event-auctioned = { $lot } comes under the hammer.
event-bid = { $who } bids { $money }.
event-passed = { $who } passes.
event-closed-hand = { $who } has made a bid.
event-bids-opened = { $who } had bid { $money }.
event-no-sale = Nobody bids for { $lot }.
event-no-place = { $who } has no place left for { $lot }.
event-rent-due = The rent of { $space } is { $money }.
event-rent-open = { $who } may ask { $debtor } for { $money } rent.
event-rent-lost = Too late: { $who } gets no rent for { $space }.
event-short-of-money = { $who } owes { $to } { $money } and cannot pay it yet.
event-bankrupt = { $who } is bankrupt; everything goes to { $to }.
event-shortage = Too few buildings for all who want them: they are auctioned one by one ({ $left } left).
event-wanted = { $who } wants { $count ->
    [0] none
   *[other] { $count }
} of them.
event-last-seconds = Last seconds of the auction.
event-set-off = { $who } owes { $to } { $money } less.
event-stop-asked = { $who } proposes to end the game and count.
event-stop-agreed = { $who } agrees.
event-stop-refused = { $who } wants to play on.
event-stalled = Nobody has made a deal for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. Shall the game end in { $more ->
    [one] { $more } round
   *[other] { $more } rounds
}?
event-limit-set = All agree: round { $round } is the last.
event-counted = { $who } counts { $money }.
event-over = The game is over: { $ending }.
event-won = { $who } wins.
