# Der Tisch: wer was hat.

table-title = { $edition } · Runde { $round }
table-bankrupt = bankrott
table-in-jail = im Gefängnis
table-all = alle
table-some = { $owned } von { $all }
table-group = { $group } ({ $share }): { LIST($deeds) }
table-mortgaged = { $deed } (beliehen)
table-own-piece = { $space } ({ $piece })
table-won = Gewonnen hat { AND($names) }: { $ending }.
table-nobody-won = Niemand hat gewonnen: { $ending }.
table-dice = Die Würfel müssen fallen.
table-clock = Die Uhr muss es sagen.
table-bank = Bank: { LIST($pieces) }
table-pot = auf Frei Parken liegen { $money }
table-worth = Wert
