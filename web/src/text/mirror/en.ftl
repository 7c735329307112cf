# A real table: the banker's device.

mirror-title = The bank
mirror-open-title = Keep the whole game
mirror-open-lead = Your board, your pieces, your dice: tell the phone what you rolled, and it keeps money, deeds and rules.
mirror-not-here = This room rolls its own dice: there is no bank to keep.
mirror-keeps-nothing = This browser keeps nothing: after a reload only the code of “The bank itself” under “Phones, TV” leads back here. Scan it with another phone.
mirror-no-banker = Another device keeps the bank of this table. There, under “Phones, TV”, is the code that hands it on.
mirror-look-on = Look at the table
mirror-which-box = Which box?
mirror-own-board = your own board, { $file }.toml
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

# ---- a running game is taken over
mirror-job = Job
mirror-job-none = none
mirror-job-mayor = Mayor
mirror-job-developer = Developer
mirror-job-police_chief = Police Chief
mirror-job-artist = Artist
mirror-job-surfer = Surfer
mirror-tokens = Fortune tokens
mirror-free = no
mirror-jail-turn = yes, turn { $turn } comes next
mirror-rent-dodge = Rent Dodge
mirror-pieces = { $count ->
    [0] Railroad, landmarks, hazards …
    [one] Railroad, landmarks, hazards: 1
   *[other] Railroad, landmarks, hazards: { $count }
}
mirror-development = Development
mirror-development-none = none
mirror-development-casino = Casino
mirror-development-pier = Pier
mirror-development-restaurant = Restaurant
mirror-development-park = Park
mirror-sky = The sky
mirror-sky-sunny = sunny
mirror-sky-cloudy = cloudy
mirror-sky-rain = rain
mirror-sky-storm = storm
mirror-ship = The cruise ship is in port
mirror-fewer = { $what }: one less
mirror-more = { $what }: one more
mirror-nothing-owned = Nobody owns anything yet.
mirror-take-over = Take over a running game
mirror-take-over-how = Five short screens: cash, deeds, what stands there, places, whose turn. Then the phone reads it back.
mirror-take-over-now = We are in the middle of a game: take it over
mirror-take-leave = Leave
mirror-take-step = Screen { $step } of { $of }
mirror-take-back = Back
mirror-take-next = Next
mirror-take-play = That is right: play on
mirror-take-cash = What does everybody have?
mirror-take-cash-how = Count the cash, or what you think it is: it can be put right at any time.
mirror-take-owners = Who owns what?
mirror-take-owners-how = Tap a player, then every deed of theirs. A second tap gives it back to the bank.
mirror-take-standing = What stands there?
mirror-take-standing-how = Open only what is built on or mortgaged.
mirror-take-places = Where is everybody?
mirror-take-places-how = Where the token stands, who sits in Jail, and who keeps a card.
mirror-take-turn = Who rolls next?
mirror-take-turn-how = With that the game goes on.
mirror-take-read = Is it so?
mirror-take-read-how = Compare it with your table. Whatever is wrong: go back to its screen.
mirror-read-player = { $name } has { $sum } and stands on { $space }.
mirror-read-jailed = { $name } has { $sum } and sits in Jail on { $space }.
mirror-read-owns = { $name } owns { $deeds }.
mirror-read-owns-nothing = { $name } owns nothing.
mirror-read-has = { $name }: { $things }.
mirror-read-deed = { $name } ({ $more })
mirror-read-free = Nobody's: { $deed }.
mirror-read-extra = { $label }: { $value }.
mirror-read-turn = { $name } rolls next.
mirror-read-aloud = Read it aloud
