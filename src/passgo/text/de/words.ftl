# Wörter, die in Sätzen stehen: Geld, Spielsteine, wer und was.

# Eine Summe wird nie zwischen Zahl und Zeichen umbrochen.
money = { $sign }{ $figure }{ "\u00A0" }{ $currency }
money-short = { $sign }{ $figure }{ "\u00A0" }{ $unit ->
    [billion] Mrd.
    [million] Mio.
   *[thousand] Tsd.
}{ "\u00A0" }{ $currency }
the-bank = die Bank
free-parking = Frei Parken
nothing = nichts

# Ein Spielstein: sein Name, mit Artikel (im Wenfall), gezählt, und viele davon.
piece-house = Haus
    .a = ein Haus
    .count = { $count ->
        [one] { $count } Haus
       *[other] { $count } Häuser
    }
    .many = Häuser
    .nth = { $nth ->
        [1] erste Haus
        [2] zweite Haus
        [3] dritte Haus
        [4] vierte Haus
        [5] fünfte Haus
        [6] sechste Haus
        [7] siebte Haus
       *[8] achte Haus
    }
    .number = Haus Nummer { $nth }
piece-hotel = Hotel
    .a = ein Hotel
    .count = { $count ->
        [one] { $count } Hotel
       *[other] { $count } Hotels
    }
    .many = Hotels

piece-own = { $name }
    .a = 1 { $name }
    .count = { $count } { $name }
    .many = { $name }
    .nth = { $name } Nummer { $nth }
    .number = { $name } Nummer { $nth }

# Wofür Geld den Besitzer wechselt: "Ada zahlt 500.000 $ ... an die Bank."
for-salary = als Gehalt
for-price = für das Grundstück
for-bid = für das Höchstgebot
for-rent = Miete
for-card = laut Karte
for-tax = an Steuern
for-fine = als Strafe
for-building = für ein Gebäude
for-sale = für verkaufte Gebäude
for-loan = auf eine Hypothek
for-redemption = zur Tilgung einer Hypothek
for-interest = Zinsen
for-deal = wie vereinbart
for-estate = aus der Konkursmasse
for-jackpot = als Jackpot
for-go-bonus = für die Landung auf Los

# Warum ein Spiel zu Ende ist.
ending-playing = das Spiel ist nicht zu Ende
ending-last-left = nur noch einer ist übrig
ending-first-bankruptcy = der erste Bankrott hat es beendet
ending-time-up = die vereinbarte Zeit ist um
ending-rounds-up = die vereinbarten Runden sind gespielt
ending-agreed = alle wollten aufhören
ending-void-full = ungültig: der Spielplan wollte mehr offene Schritte, als man sich merken kann
ending-void-endless = ungültig: der Spielplan schickte eine Figur ohne Ende im Kreis
all-of = { AND($things) }
