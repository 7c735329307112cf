# What a rent is made of.

rent = rent { $money }: { LIST($parts) }
rent-part = { $words } { $money }
rent-site = land rent
rent-houses = { $pieces }
rent-hotel = { $piece }
rent-whole-group = doubled, for the owner has all { $count } of the colour
rent-fleet = { $count } of a kind owned
rent-dice = by the dice, which showed { $count }
rent-unowned = nobody owns it
rent-mortgaged = mortgaged, so nothing is due
rent-owner-jailed = the owner is in Jail and collects nothing
rent-no-space = There is no space { $space }.
