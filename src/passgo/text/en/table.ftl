# The table: who has what.

table-title = { $edition } · round { $round }
table-bankrupt = bankrupt
table-in-jail = in Jail
table-all = all
table-some = { $owned } of { $all }
table-group = { $group } ({ $share }): { LIST($deeds) }
table-mortgaged = { $deed } (mortgaged)
table-own-piece = { $space } ({ $piece })
table-won = { AND($names) } won: { $ending }.
table-nobody-won = Nobody won: { $ending }.
table-dice = The dice must fall.
table-clock = The clock must tell.
table-bank = Bank: { LIST($pieces) }
table-pot = Free Parking holds { $money }
table-worth = Worth
