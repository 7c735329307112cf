# What Tropical Tycoon says.

# ---- pieces, jobs, weather
piece-house = beach house
    .a = a beach house
    .count = { $count ->
        [one] { $count } beach house
       *[other] { $count } beach houses
    }
    .many = beach houses
    .nth = { $nth ->
        [1] first beach house
        [2] second beach house
        [3] third beach house
        [4] fourth beach house
        [5] fifth beach house
        [6] sixth beach house
        [7] seventh beach house
       *[8] eighth beach house
    }
    .number = beach house number { $nth }
piece-hotel = resort
    .a = a resort
    .count = { $count ->
        [one] { $count } resort
       *[other] { $count } resorts
    }
    .many = resorts
piece-casino = casino
    .a = a casino
    .count = { $count ->
        [one] { $count } casino
       *[other] { $count } casinos
    }
    .many = casinos
    .title = Casino
    .mark = casi
piece-pier = pier
    .a = a pier
    .count = { $count ->
        [one] { $count } pier
       *[other] { $count } piers
    }
    .many = piers
    .title = Pier
    .mark = pier
piece-restaurant = restaurant
    .a = a restaurant
    .count = { $count ->
        [one] { $count } restaurant
       *[other] { $count } restaurants
    }
    .many = restaurants
    .title = Restaurant
    .mark = rest
piece-park = park
    .a = a park
    .count = { $count ->
        [one] { $count } park
       *[other] { $count } parks
    }
    .many = parks
    .title = Park
    .mark = park
job-mayor = Mayor
job-developer = Developer
job-police-chief = Police Chief
job-artist = Artist
job-surfer = Surfer
toss-office = Who is the { $job }?
toss-job = Which job does { $who } have?
toss-first = Who takes the first turn?
toss-scene = The channel has a scene for { $who }.
toss-news = The channel has news for { $who }.
toss-result = The channel tells what comes of { $who }’s choice.
weather-sunny = sunny
weather-cloudy = cloudy
weather-rain = rain
weather-storm = a storm
face-news = News
fortune-tokens = { $count ->
    [one] { $count } Fortune token
   *[other] { $count } Fortune tokens
}

# ---- why money changed hands, why a game ended
for-channel = as the channel says
for-perk = for the job
for-casino = won at the casino

# ---- refusals
refusal-chief-walks = The Police Chief pays no fine: walk free instead.
refusal-not-chief = Only the Police Chief walks out of Jail.
refusal-not-in-bank = The bank does not have this property any more.
refusal-no-such-choice = The scene offers no such choice.
refusal-not-bare = A development needs a property without anything on it.
refusal-no-perk = There is no perk to ask for, or it is too late to ask.
refusal-still-uneven = The colour group must be even first: build its lowest property up, sell its highest down, or develop.
refusal-job-taken = Another player has this job.
refusal-develop-not-owner = It does not belong to you.

# ---- events
event-job = { $who } is the { $job }.
event-tokens = { $who } takes { $count ->
    [one] { $count } Fortune token
   *[other] { $count } Fortune tokens
} ({ $all } in all).
event-tokens-lost = { $who } loses { $count ->
    [one] { $count } Fortune token
   *[other] { $count } Fortune tokens
}.
event-scene = { $title }, for { $who }. { $text }
channel-chance = Chance
channel-chest = Community Chest
channel-news = News: { $story }
event-chose = { $who } chooses: { $choice }.
event-weather = The weather now: { $weather }.
event-ship = The cruise ship is in port.
event-no-ship = There is no cruise ship in port.
event-off-air = The news channel goes off air.
event-developed = { $who } builds { $piece } on { $space }.
event-casino-roll = { $who } rolls { $roll } at the casino at { $space }.
event-casino-broken = { $who } rolls { $roll } and breaks the bank of the casino at { $space }.
event-perk-open = { $who } may ask for { AND($due) } for the job.
event-perk-lost = Too late: { $who } did not ask for the perk of the job.
event-spared = { $who } looks the other way: { $other } need not go to Jail.
event-fortune-counted = Game Over. { $who }: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $built } for what is built and { $cash } for { $money } in cash, { $all } Fortune in all.
event-uneven-now = { $who } must make the colour group of { $space } even again.
event-part-turnover = The turnover here is { $money }.
event-part-weather = In this weather it earns { $percent } % of that.
event-part-ship = The cruise ship in port makes it { $percent } times as much.
event-part-kitchen = The kitchen alone earns { $percent } % of that.
event-part-left = The neighbour on the left adds { $percent } %.
event-part-right = The neighbour on the right adds { $percent } %.

# ---- rents
rent-casino-luck = by the dice, { $percent } % of its turnover on average
rent-pier-weather = a pier, { $weather }
rent-ship-in-port = times { $count } with the cruise ship in port
rent-kitchen = the kitchen alone, { $percent } % of its turnover
rent-left-neighbour = the neighbour on the left, { $percent } %
rent-right-neighbour = the neighbour on the right, { $percent } %
rent-park-weather = a park, { $weather }

# ---- questions
asked-mercy = whether to send { $who } to Jail
asked-parking = to buy any one property of the bank, or to rest
asked-scene = to choose
asked-even = to make the colour group of { $space } even again
question-mercy = { $who } has landed on Go to Jail. You are the Police Chief.
question-parking = Free Parking: you may buy any one property the bank still has, at its printed price.
question-even = The { $group } group is uneven now: build or sell until it is even.
scene-you = { $text } You choose.
scene-other = { $text } { $who } chooses.

# ---- what a player may do
do-walk-free = Walk out of Jail, as the Police Chief may
do-arrest = Send { $who } to Jail
do-spare = Look the other way: { $who } stays
do-take = Buy { $space } for { $money }
do-decide-takes = { $choice } (takes { $money })
do-rebuild = Build on { $space } for { $money }
do-develop = Build { $piece } on { $space } for { $money }
do-sell-off = Sell one building on { $space } for { $money }
do-sell-off-group = Sell everything on the { $group } group for { $money }
do-claim-perk = Ask for your perk as { $job }: { AND($due) }
list-claim-perk = { AND($due) }
under-take = Buy
under-rebuild = Build
under-sell-off = Sell
heading-claim-perk = Perk
heading-develop = Develop

# ---- the table
badge-job = { $job }, Fortune { $fortune }
badge-fortune = Fortune { $fortune }
badge-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
sky = Weather: { $weather } · { $ship ->
    [port] the cruise ship is in port
   *[sea] no cruise ship in port
}
sky-off-air = the news is off air
extra-weather = Weather
extra-ship = Cruise ship
extra-ship-in-port = in port
extra-ship-at-sea = at sea
extra-news = News
extra-off-air = off air
extra-developments = Developments left
count-fortune = Fortune
score-fortune = { $score } Fortune
fortune-made-of = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} + { $built } built + { $cash } cash = { $all }
note-developments = A casino, pier or restaurant costs { $price }, a park { $park }; turnover { $turnover }. At the end a park counts { $park_fortune } Fortune, another development { $development_fortune }, a resort { $resort_fortune }, { $houses } beach houses 1.

# What the table put right by hand.
corrected-job = { $who } is { $job }.
corrected-no-job = { $who } has no job.
corrected-tokens = { $who } has { $count ->
    [one] { $count } Fortune token
   *[other] { $count } Fortune tokens
}.
corrected-development = { $piece } on { $space }.
corrected-no-development = no development on { $space }.
corrected-weather = the sky: { $sky }.
corrected-ship = the ship is in port.
corrected-no-ship = the ship is at sea.
