# Was die Mautstraße sagt.
for-toll = für die Schranke
ask-toll = Die Schranke ist zu. Für { $money } öffnet sie sich.
asked-toll = an der Schranke { $money } zu zahlen oder zurückzugehen
do-pay-toll = { $money } Maut zahlen
do-walk-back = Ein Feld zurückgehen
event-tolled = { $who } zahlt { $money }, und die Schranke öffnet sich.
event-ticket-taken = { $who } hat eine Dauerkarte.
badge-ticket = Dauerkarte
because-walk-back = der Weg zurück kostet nichts
