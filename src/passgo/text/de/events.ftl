# Was geschehen ist, für das Protokoll.

event-began = { $who } beginnt.
event-turn = Runde { $round }: { $who } ist am Zug.
event-rolled = { $who } würfelt { $one } und { $two }{ $double ->
    [yes] , einen Pasch
   *[no] {""}
}.
event-contest-roll = { $who } würfelt { $sum }.
event-moved = { $who } zieht auf { $space }.
event-paid = { $from } zahlt { $money } { $why } an { $to }.
event-received = { $to } erhält { $money } { $why }.
event-deed-to = { $space } gehört jetzt { $who }.
event-deed-to-bank = { $space } geht zurück an die Bank.
event-dealt = { $who } bekommt { $space } zugeteilt.
event-drew = { $who } zieht { $deck }: { $card }
event-card-to = { $who } hat jetzt { $card }.
event-card-back = { $card } kommt zurück unter den Stapel.
event-jailed = { $who } geht ins Gefängnis.
event-freed = { $who } kommt aus dem Gefängnis frei.
event-built = { $who } baut { $piece } auf { $space }.
event-sold = { $who } verkauft Gebäude auf { $space }.
event-mortgaged = { $who } nimmt eine Hypothek auf { $space } auf.
event-redeemed = { $who } löst die Hypothek auf { $space } ab.
event-offered = { $who } bietet { $to } { AND($give) } für { AND($want) } an.
event-lapsed = { $who } hat nicht rechtzeitig geantwortet.
event-accepted = { $who } nimmt an.
event-rejected = { $who } lehnt ab.
event-auctioned = Unter dem Hammer: { $lot }.
event-bid = { $who } bietet { $money }.
event-passed = { $who } passt.
event-closed-hand = { $who } hat ein Gebot abgegeben.
event-bids-opened = { $who } hatte { $money } geboten.
event-no-sale = Niemand bietet auf { $lot }.
event-no-place = { $who } hat keinen Platz mehr für { $lot }.
event-rent-due = Die Miete für { $space } beträgt { $money }.
event-rent-open = { $who } darf von { $debtor } { $money } Miete verlangen.
event-rent-lost = Zu spät: { $who } bekommt keine Miete für { $space }.
event-short-of-money = { $who } muss { $money } an { $to } zahlen und kann es noch nicht.
event-bankrupt = { $who } ist bankrott; alles geht an { $to }.
event-shortage = Zu wenige Gebäude für alle, die eines wollen: Sie werden einzeln versteigert (noch { $left }).
event-wanted = { $who } will { $count ->
    [0] keines
   *[other] { $count }
} davon.
event-last-seconds = Die letzten Sekunden der Auktion.
event-over = Das Spiel ist zu Ende: { $ending }.
event-won = { $who } gewinnt.
event-counted = { $who } zählt { $money }.
event-limit-set = Alle sind einverstanden: Runde { $round } ist die letzte.
event-set-off = { $who } schuldet { $money } weniger: an { $to }.
event-stop-asked = { $who } schlägt vor, das Spiel zu beenden und zu zählen.
event-stop-agreed = { $who } ist einverstanden.
event-stop-refused = { $who } will weiterspielen.
event-stalled = Seit { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} hat niemand gehandelt. Soll das Spiel in { $more ->
    [one] { $more } Runde
   *[other] { $more } Runden
} enden?
