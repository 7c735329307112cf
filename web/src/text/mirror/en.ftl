# A real table: the banker's device.

mirror-title = The bank
mirror-open-title = Keep the whole game
mirror-open-lead = Your board, your pieces, your dice: tell the phone what you rolled, and it keeps money, deeds and rules.
mirror-not-here = This room rolls its own dice: there is no bank to keep.
mirror-which-box = Which box?
mirror-who-plays = Who plays?
mirror-leaves = { $name } does not play
mirror-one-more = One more player
mirror-begin = Begin
mirror-go-on = Go on
mirror-die = Die { $number }
mirror-news = News
mirror-sold = Sold to
mirror-for = For
mirror-sum-how = As 1.45M, 900k or 50000.
mirror-nobody = Nobody
mirror-blocks = { $count ->
    [0] No more blocks
    [one] 1 more block
   *[other] { $count } more blocks
}
mirror-both-dice = Both dice
mirror-so-many = { $what }: { $count }
mirror-own-unit = We press the Build button of our own Trading Unit
mirror-deal = A deal
mirror-deal-from = Who offers
mirror-deal-to = With whom
mirror-deal-pays = { $name } pays
mirror-deal-done = They have shaken hands
mirror-tv = Television
mirror-hand-on = The bank itself
mirror-phones = Other screens
mirror-phones-how = Scan: everybody sees the own hand on the own phone, a television shows the board, and another phone can take over the bank.
mirror-scan = A code to scan: { $what }
mirror-open-link = Open it here
mirror-correct = Something is wrong
mirror-correct-how = Say how it really lies on the table. Nothing else follows from it, and it can be taken back.
mirror-cash = Cash
mirror-stands-on = Stands on
mirror-in-jail = in Jail
mirror-deeds = Deeds
mirror-owner = Owner
mirror-residential = Residential blocks
mirror-industrial = Industrial blocks
mirror-houses = Houses ({ $most }: a hotel)
mirror-kept-cards = Kept cards
mirror-stars = Stars
mirror-turn = Next to roll
mirror-correct-done = { $count ->
    [0] Nothing has changed
    [one] So it is: 1 change
   *[other] So it is: { $count } changes
}
mirror-mark-railroad = Railroad
mirror-mark-stadium = Stadium
mirror-mark-skyscraper = Skyscraper
mirror-mark-tower = Tower
mirror-mark-rubbish_dump = Rubbish dump
mirror-mark-power_station = Power station
mirror-mark-sewage_plant = Sewage plant
mirror-mark-prison = Prison
mirror-mark-park = Park
mirror-mark-wind_farm = Wind farm
mirror-mark-water_tower = Water tower
mirror-mark-school = School
mirror-another-card = Another card
mirror-card-does = What the card says
mirror-does-nothing = nothing
mirror-does-collect = collect
mirror-does-pay = pay
mirror-does-from-each = collect from everybody
mirror-does-to-each = pay everybody
mirror-does-advance = advance to
mirror-does-back = go back
mirror-does-jail = go to Jail
mirror-does-deed = take a property
mirror-spaces = How many spaces
mirror-card-done = So says the card
mirror-printed-card = A card of your deck
mirror-what-rolled = What did { $name } roll?
mirror-next-rolled = What was rolled next?
mirror-over = The end
mirror-over-how = If that was a slip, take it back.
mirror-undo = Undo
mirror-redo = Redo
mirror-offline = No connection: what you tell waits until it is back.
mirror-draw = Let the app draw
mirror-press = Press Build
mirror-press-real = We pressed our own
mirror-roll-for-us = Let the app roll
mirror-business = Build, sell, mortgage
mirror-no-business = Nothing can be done now.
mirror-more-menu = More
mirror-panel-deal = Deal
mirror-panel-business = Build, mortgage
mirror-panel-card = Card
mirror-panel-correct = Correct
mirror-panel-phones = Phones, TV
mirror-panel-log = Log
