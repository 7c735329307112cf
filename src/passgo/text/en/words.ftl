# Words that stand inside sentences: money, pieces, who and what.

money = { $sign }{ $currency }{ $figure }
money-short = { $sign }{ $currency }{ $figure }{ $unit ->
    [billion] B
    [million] M
   *[thousand] k
}
the-bank = the bank
free-parking = Free Parking
nothing = nothing

# A piece: its name, with its article, counted, and many of it.
piece-house = house
    .a = a house
    .count = { $count ->
        [one] { $count } house
       *[other] { $count } houses
    }
    .many = houses
    .nth = { $nth ->
        [1] first house
        [2] second house
        [3] third house
        [4] fourth house
        [5] fifth house
        [6] sixth house
        [7] seventh house
       *[8] eighth house
    }
    .number = house number { $nth }
piece-hotel = hotel
    .a = a hotel
    .count = { $count ->
        [one] { $count } hotel
       *[other] { $count } hotels
    }
    .many = hotels

# A piece that a board of one's own calls as it likes.
piece-own = { $name }
    .a = a { $name }
    .count = { $count ->
        [one] { $count } { $name }
       *[other] { $count } { $name }s
    }
    .many = { $name }s
    .nth = { $nth ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[8] eighth
    } { $name }
    .number = { $name } number { $nth }

# Why money changed hands, at the end of "Ada pays the bank $500,000 ...".
for-salary = salary
for-price = for the property
for-bid = for the winning bid
for-rent = rent
for-card = as the card says
for-tax = in taxes
for-fine = as a fine
for-building = for a building
for-sale = for buildings sold
for-loan = on a mortgage
for-redemption = to lift a mortgage
for-interest = interest
for-deal = as agreed
for-estate = as what was left
for-jackpot = as the jackpot
for-go-bonus = for landing on GO

# Why a game ended.
ending-playing = the game is not over
ending-last-left = the last player left
ending-first-bankruptcy = the first bankruptcy ended it
ending-time-up = the agreed time was up
ending-rounds-up = the agreed rounds were played
ending-agreed = all agreed to stop
ending-void-full = void: the board asked for more unfinished steps than can be remembered
ending-void-endless = void: the board sent a token around without end
all-of = { AND($things) }
