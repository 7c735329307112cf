# What Tollway says.
for-toll = for the gate
ask-toll = The gate is closed. It opens for { $money }.
asked-toll = to pay { $money } at the gate, or to walk back
do-pay-toll = Pay the toll of { $money }
do-walk-back = Walk back one space
event-tolled = { $who } pays { $money } and the gate opens.
event-ticket-taken = { $who } has a season ticket.
badge-ticket = season ticket
because-walk-back = nobody pays for the way back
