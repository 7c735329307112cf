# Woraus sich eine Miete zusammensetzt.

rent = Miete { $money }: { LIST($parts) }
rent-part = { $words } { $money }
rent-site = Grundmiete
rent-houses = { $pieces }
rent-hotel = { $piece }
rent-whole-group = verdoppelt, denn der Eigentümer hat alle { $count } der Farbe
rent-fleet = { $count } von dieser Art im Besitz
rent-dice = nach den Würfeln, die { $count } zeigten
rent-unowned = es gehört niemandem
rent-mortgaged = beliehen, darum ist nichts fällig
rent-owner-jailed = der Eigentümer sitzt im Gefängnis und kassiert nichts
rent-no-space = Ein Feld { $space } gibt es nicht.
