# Every text of the companion. A name, its parameters, and how it is said in English.

name = Pass GO companion
back = Back
fine = All right
more = More
menu = Menu
on = on
off = off
who = Who?
price = The price
independent = Pass GO is independent free software. It is not affiliated with, or endorsed by, the publisher of the printed games.
seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}

## The first screen
start-question = What is missing from your box?
box-city = City
box-city-lost = the Trading Unit
box-island = Tropical Tycoon
box-island-lost = the DVD
whole-game = Let it keep the whole game
box-bank = Any box
box-bank-lost = money, dice
go-on-city = Go on: City, { $left } left
go-on-unit = Go on: the Trading Unit
go-on-light = Go on: the light is on
go-on-island = Go on: the Island Channel
go-on-bank = Go on: the bank
keep-offline = Keep this page for offline use

## Keeping
keep-refused = This browser keeps nothing: all works, but a reload begins anew.
keep-other-version = What was kept here is of another version ({ $version }). It was put aside, and nothing of it is lost.
keep-strange-version = That evening is of another version ({ $version }) of the companion. Nothing has changed.
keep-no-evening = That is no evening of this companion. Nothing has changed.
taken-back = Taken back.
nothing-to-take-back = There is nothing left to take back.
take-back = Take back
do-again = Do it again
help = Help and settings
offline-how = One file holds everything: save it on the device, open it there, and no network is needed any more.
offline-save = Save the one file
offline-phones = For another phone, let it read this:
offline-qr = The address of this page: { $address }
offline-here = You have it: this page is one file on your device, and asks nothing of any network.
evening = This evening
evening-how = All of it can be carried to another device, as a small file.
evening-save = Save this evening
evening-open = Open a saved evening
evening-opened = The evening goes on here.
evening-back = Back to the evening before
evening-back-done = The evening before is here again.
about = What this is
about-laws = For owners of the printed games whose gadget, disc, money or dice are gone. The phone can be forgotten between uses, everything can be taken back, paper money stays unless you say otherwise, and nothing is ever sent anywhere.

## Names
players = Players
name-of = Player { $n }
name-away = Take { $name } off the list
name-more = One more player

## Sounds
sounds = Sounds
mute = No sound
mute-all = No sound at all
softer = Softer
each-sound = Each sound by itself
sound-none = This browser makes no sound. Lights and words tell everything.
sound-check = No sound? Look at the silent switch of the phone.
sound-on = { $name }: to be heard
sound-alarm = Five seconds
sound-off = The light goes off
sound-run = Running lights
sound-stop = Blocks
sound-rail = Railroad
sound-hour = Beep of the hour
sound-over = The hour is over
sound-tick = Tick of a second
sound-last5 = Last five seconds
sound-turn = Your turn
sound-cash = Money comes
sound-pay = Money goes
sound-sting = The channel's tune
sound-wheel = Casino wheel
sound-drum = Drum roll
sound-open = Hands open
sound-thunder = Thunder
sound-horn = Ship's horn
sound-lamp = A lamp
sound-surf = Surf
sound-rain = Rain
sound-dice = Dice
sound-hop = A step
sound-card = A card
sound-build = Building
sound-gavel = Hammer
sound-news = News
sound-star = A star
sound-jail = Jail
sound-no = Refused
sound-win = Won

## The Trading Unit
unit = Trading Unit
unit-light = Auction and deal light
dome-ready = AUCTION · DEAL
dome-auction = AUCTION
dome-deal = DEAL
dome-last = FIVE SECONDS!
dome-off = LIGHT OFF
dome-press = Start the light: an auction or a deal, 50 seconds
dome-running = { $kind }, { $left ->
    [one] { $left } second
   *[other] { $left } seconds
} left
light-rule = Press for an auction or a deal: 50 seconds.
light-auction = Auction: 50 seconds. Who called it opens at 10k or more.
light-five = Five seconds.
light-is-off = The light is off.
light-went-off = The light went off { $ago } ago.
light-closed = Closed with { $left ->
    [one] { $left } second
   *[other] { $left } seconds
} left. Open again?
light-reopen = Open again
light-close = Close it now
it-is-a-deal = It is a deal
it-is-an-auction = It is an auction
off-auction = The highest bid wins.
off-deal = Agreed, or not at all.
write-down = Write down who, and for how much
put-away = Put away
next-auction = Next auction
build = BUILD
build-rule = Press once in a turn, and once for every double.
press-blocks = Press { $press }: up to { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
}.
press-rail = Press { $press }: a railroad, free, on any district. No blocks.
pressed-ago = { $ago } ago
turn-round = Turn the picture round for the other side of the table
rent = Rent
count = Count
plan = The city
rules = The rules

hour = The hour
hour-label = The hour: { $left }
hour-not-on = not on
hour-paused = paused
hour-rule = The first press switches the unit on. Near the end it beeps more and more often: at 5:00, 2:30, 1:15, 0:37 and 0:18.
hour-start = Start the hour
hour-another = Another hour
hour-pause = Pause
hour-go-on = Go on
hour-off = Switch it off
hour-over = The hour is over. Finish the turn, then count.
awake-not = At this address the screen cannot be kept on. Let the phone wait longer before it sleeps; the times stay right in any case.

odds = Odds of the button
odds-honest = Nobody has published the real odds. These are a guess.
odds-quarters = Quarters
odds-sixth = Railroad one in six
odds-tenth = Railroad one in ten
odds-own = Own weights
odds-table = Odds, expected and seen
odds-face = It shows
odds-expected = expected
odds-seen = seen ({ $count })
face-0 = 1 block
face-1 = 2 blocks
face-2 = 3 blocks
face-3 = railroad
measure = Measure a working unit
measure-how = Press the real Build button { $wanted } times and tap here what it shows. The result is worth sharing: the real odds are not known.
measure-anew = Begin anew
measure-result = What was measured
measure-more = { $more } more
measure-text = Trading Unit of City, Build button pressed { $count ->
    [one] { $count } time
   *[other] { $count } times
} (95 % interval):
measure-use = Play with these
share-text = Share the text
copied = Copied.
copy-by-hand = It could not be copied: mark the text and copy it by hand.

history = History
history-empty = Nothing has happened yet.
city-line-auction = Auction: the light goes on.
city-line-deal = Deal: the light goes on.
city-line-closed = Closed with { $left ->
    [one] { $left } second
   *[other] { $left } seconds
} left.
city-line-reopened = Opened again.
city-line-sold = Sold to { $who } for { $sum }.
city-line-hour = An hour begins.
city-line-pause = The hour is paused.
city-line-go-on = The hour goes on.
city-line-switch-off = Switched off.
fewer = Fewer: { $what }
more-of = More: { $what }
pad-nonsense = no such sum
pad-unit = thousands or millions? Press K or M.
pad-back = Rub out the last key
pad-rub = ←
pad-point = Point
pad-k = thousand
pad-m = million

## The Island Channel
channel = Island Channel
job-none = No job
job-mayor = Mayor
job-developer = Developer
job-police_chief = Police Chief
job-artist = Artist
job-surfer = Surfer
perk-mayor = $300,000 instead of $200,000 at GO, and the island's decisions.
perk-developer = Every building and development $25,000 below its price.
perk-police_chief = Out of Jail free, $50,000 for every visitor of Just Visiting, and mercy on Go to Jail.
perk-artist = Read your card: the booklet we have has lost this line. Ours: one Fortune token on Chance and on Community Chest.
perk-surfer = One Fortune token for doubles, unless they send you to Jail or let you out.
who-you = You
who-bank = The bank
who-job = The { $job } ({ $name })
who-the-job = The { $job }
who-hero = Whoever made the first choice in this story
who-next = The player after you
who-others = Each of the others
who-all = Everybody
who-most_cash = Whoever has the most cash (several, if equal)
who-least_cash = Whoever has the least cash (several, if equal)
to-you = you
to-bank = the bank
to-job = the { $job } ({ $name })
to-the-job = the { $job }
to-hero = whoever made the first choice in this story
to-next = the player after you
to-others = each of the others
to-all = everybody
to-most_cash = whoever has the most cash (several, if equal)
to-least_cash = whoever has the least cash (several, if equal)
do-choice-token = { $person ->
    [you] You take { $count ->
        [one] a Fortune token
       *[other] { $count } Fortune tokens
    } for choosing.
   *[other] { $who } takes { $count ->
        [one] a Fortune token
       *[other] { $count } Fortune tokens
    } for choosing.
}
do-get = { $person ->
    [you] You get { $sum } from the bank.
   *[other] { $who } gets { $sum } from the bank.
}
do-pay = { $person ->
    [you] You pay { $whom } { $sum }.
   *[other] { $who } pays { $whom } { $sum }.
}
do-pay-each = { $person ->
    [you] You pay each of the others { $sum }.
   *[other] { $who } pays each of the others { $sum }.
}
do-get_per = { $person ->
    [you] You get { $sum } from the bank for each { $thing } you have.
   *[other] { $who } gets { $sum } from the bank for each { $thing } of theirs.
}
do-pay_per = { $person ->
    [you] You pay the bank { $sum } for each { $thing } you have.
   *[other] { $who } pays the bank { $sum } for each { $thing } of theirs.
}
do-bearable = Nobody is ruined by another's choice: who cannot raise the sum pays the cash there is.
do-tokens = { $person ->
    [you] You take { $count ->
        [one] a Fortune token
       *[other] { $count } Fortune tokens
    }.
   *[other] { $who } takes { $count ->
        [one] a Fortune token
       *[other] { $count } Fortune tokens
    }.
}
do-tokens-lost = { $person ->
    [you] You give back { $count ->
        [one] a Fortune token
       *[other] { $count } Fortune tokens
    }, if you have any.
   *[other] { $who } gives back { $count ->
        [one] a Fortune token
       *[other] { $count } Fortune tokens
    }, if there are any.
}
do-go_to = { $person ->
    [you] You go to { $place }. Who sits in Jail stays there.
   *[other] { $who } goes to { $place }. Who sits in Jail stays there.
}
do-jail = { $person ->
    [you] You go to Jail, without passing GO.
   *[other] { $who } goes to Jail, without passing GO.
}
do-move = { $person ->
    [you] You move on by { $count ->
        [one] one space
       *[other] { $count } spaces
    }, and do what is to be done there.
   *[other] { $who } moves on by { $count ->
        [one] one space
       *[other] { $count } spaces
    }, and does what is to be done there.
}
do-move-back = { $person ->
    [you] You go back { $count ->
        [one] one space
       *[other] { $count } spaces
    }, and do what is to be done there.
   *[other] { $who } goes back { $count ->
        [one] one space
       *[other] { $count } spaces
    }, and does what is to be done there.
}
do-release = { $person ->
    [you] If you sit in Jail, you are free.
   *[other] { $who }: free, if in Jail.
}
do-weather = The sky from now on: { $sky }.
do-ship-arrives = The cruise ship is in port.
do-ship-leaves = The cruise ship leaves the port.
do-deed = { $person ->
    [you] You get the cheapest property the bank has left, for nothing.
   *[other] { $who } gets the cheapest property the bank has left, for nothing.
}
do-deed-else = Has the bank none left? Then { $sum } from the bank instead.
do-buy = { $person ->
    [you] You may buy any property the bank has left, at its printed price.
   *[other] { $who } may buy any property the bank has left, at its printed price.
}
do-buy-else = Has the bank none left? Then { $sum } from the bank instead.
do-auction = The cheapest property the bank has left is auctioned, from closed hands.
do-auction-else = { $person ->
    [you] Has the bank none left? Then you get { $sum } instead.
    [nobody] Has the bank none left? Then nothing happens.
   *[other] Has the bank none left? Then { $sum } each for: { $who }.
}
thing-deed = property
thing-casino = casino
thing-pier = pier
thing-restaurant = restaurant
thing-park = park
thing-house = beach house
thing-resort = resort
thing-improved = improved property
sky-sunny = sunny
sky-cloudy = cloudy
sky-rain = rain
sky-storm = storm
ship-in = ship in port
ship-out = ship at sea
place = { $nth } property after { $corner } ({ $space ->
    [one] { $space } space
   *[other] { $space } spaces
} after GO)
place-own = { $name } ({ $space ->
    [one] { $space } space
   *[other] { $space } spaces
} after GO)
nth-1 = the first
nth-2 = the second
nth-3 = the third
nth-4 = the fourth
nth-5 = the fifth
nth-6 = the sixth
nth-7 = the seventh
nth-8 = the eighth
corner-0 = GO
corner-10 = Jail
corner-20 = Free Parking
corner-30 = Go to Jail
place-space = the space { $space ->
    [one] { $space } step
   *[other] { $space } steps
} after GO
stage = The studio of the Island Channel. { $sky }, { $ship }.
channel-hello = Good evening, island!
voice-off = No voice
off-air = The channel is off air.
off-air-now = That was the last of the news: the channel goes off air. From now on the News icon does nothing.
off-air-play-on = The channel is off air: play on.
setup = Set-up
setup-who = Who plays? { $fewest } to { $most } of you
setup-draw = Give out the jobs
setup-again = Draw the jobs anew
setup-known = We know our jobs
setup-skip = No names: straight to the channel
setup-jobs = The jobs
setup-job = Job
setup-first = starts
setup-deal = Everyone takes { $cash } (our figure; use what your sheet says). Shuffle the Title Deeds and deal { $deeds ->
    [one] one
    [2] two
   *[other] { $deeds }
} to each.
setup-starts = The { $job } begins: { $name }.
setup-go = To the channel
people = Players and jobs
artist-card = What does the Artist's card say?
artist-token = Is it the Artist who landed here? Then { $count ->
    [one] one Fortune token
   *[other] { $count } Fortune tokens
} first (ours; your card may say otherwise).
player-leaves = Leaves the game
player-back = Is back
chance = Chance
chest = Community Chest
news = News Broadcast
news-title = News · { $story }
auction = Auction
visit = Visit a development
sky = The sky
ship = The ship
sky-and-ship = Sky and ship
sky-by-hand = Set by hand
conditions = The sky: { $sky }. The { $ship }.
developments = Developments
game-over = Game Over
new-evening = New evening
evening-ask = Scenes and stories you have seen need not come again before all the others have. Your deeds' figures stay in any case.
evening-keep = Keep what we have seen
evening-all = Begin with everything
you-choose = You choose:
job-chooses = The { $job } chooses:
job-chooses-name = The { $job } chooses: { $name }
job-free = Nobody is { $job }: you choose.
who-rolled = Who rolled it?
choice-needs = takes { $sum } in hand
and-then = And then…
done = Done
keep-it = Keep it
read-again = Read again
nothing-to-do = Nothing is to be done. Play on.
place-ask = What is it called on your board? (It will be remembered.)
times = The sums of the channel
times-how = Later in a game the channel pays and asks more: one step every { $rounds } rounds. It is guessed by how much has been on; set it here if you count.
times-now = times the first sums
visit-what = What stands there?
visit-where = On which property?
visit-new = Another one
visit-name = Its name on the deed
visit-figure = Its rent with three beach houses, as the deed says
visit-keep = Keep, and go on
casino-roll = Roll the ordinary die
casino-real = What the real die shows
casino-ours = Let the wheel turn
restaurant-left = What is to the LEFT of the restaurant?
restaurant-right = And to the RIGHT?
stand-empty = nothing
stand-some_houses = 1 or 2 beach houses
stand-many_houses = 3 or 4 beach houses
stand-resort_or_development = a resort or a development
rent-in = The visitor pays the owner { $sum }.
rent-out = The owner pays the visitor { $sum }!
rent-none = Nothing is due.
why-casino = The casino, with a { $pips }.
why-pier = A pier; the sky: { $sky }; the ship is at sea.
why-pier-ship = A pier; the sky: { $sky }; times { $times } with the ship in port.
why-park = A park; the sky: { $sky }.
why-restaurant = The kitchen, with { $left } on the left and { $right } on the right.
info-turnover = All figures are shares of what the deed says for three beach houses. They are ours: the printed ones were on the disc.
info-casino = By the ordinary die. On a 1 the owner pays the visitor.
info-pier = By the sky, and times { $times } with the cruise ship in port.
info-restaurant = { $kitchen } % for the kitchen, and more for good neighbours on the left and on the right.
info-park = By the sky. Little rent, but the most Fortune in the end.
info-deeds = Your deeds now: { $sky }, { $ship }
info-deed = { $sum } · casino { $low } to { $high } · pier { $pier } · park { $park }
auction-property = A property
auction-shortage = Too few pieces
hands-how = Everybody hides a sum in one hand, nothing to all. Ready? Then press.
hands-shortage = Two want what the bank has too little of: one auction for each piece, not below the price on the deed.
hands-ready = Everybody: money in the hand. Three, two, one, open!
hands-go = Count down
hands-open = OPEN!
hands-after = The highest pays the bank, takes the deed and a Fortune token. The others keep their money. Nothing wins too, if all bid nothing.
hands-after-shortage = The highest pays the bank and puts the piece up at once. Next piece: count down again.
tie = A tie? Tap those who tied
tie-roll = Roll it off
tie-again = Still a tie: roll again
tie-won = { $name } wins the roll.
gala-how = Count for each: tokens, cash, and the Fortune of improvements as printed on the deeds. Deeds themselves count nothing.
gala-tokens = Fortune tokens
gala-printed = Fortune of improvements
gala-cash = Cash
gala-broke = Went bankrupt: ranks last
gala-rate = Cash for Fortune
gala-rate-why = How much cash is one Fortune stood on the disc. Ours is $500,000: so a park on the dearest property is as good as 4M in cash. Change it if you remember better.
gala-rate-now = One Fortune for { $sum }
gala-begin = The gala begins
gala-next = And before that…
gala-line = Number { $place }: { $name }, with a Fortune of { $fortune }.
gala-winner = Tycoon of the island: { $name }!
gala-parts = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $printed ->
    [one] { $printed } improvement
   *[other] { $printed } improvements
}, { $cash } cash
gala-back = Back to the figures
rules-ours = The rulebook in our words, clause by clause. Your own booklet counts where the two differ.
rules-search = Search
rules-none = No clause has these words.
island-line-chance = Chance: { $text }
island-line-chest = Community Chest: { $text }
island-line-news = News: { $text }
island-line-jobs = The jobs were given out.

## Rent and count
districts = Districts
district = { $name }, { $group }, { $homes } residential, { $works } industrial
rent-pick = Which district?
rent-words = rent { $sum }: { $reasons }
because-site = land rent
because-residential = { $count } residential { $count ->
    [one] block
   *[other] blocks
}
because-industrial = { $count } industrial { $count ->
    [one] block
   *[other] blocks
}
because-blocks = { $count } blocks
because-hazard = a { $piece } stands there
because-worthless = { $count } residential { $count ->
    [one] block
   *[other] blocks
} worthless under it
because-skyscraper = doubled by the skyscraper on { $where }
because-tower = doubled by the Tower on { $where }
because-mortgaged = mortgaged, so nothing is due
homes = Residential
works = Industrial
hazard = Hazard
bonus = Bonus building
none = none
owner = Whose is it?
pieces = What else stands there
piece-skyscraper = Skyscraper
piece-tower = The Tower
piece-mortgaged = Mortgaged
piece-rail = Railroad
piece-stadium = Stadium
warn-blocks = More than { $most } blocks: the card has no rent for that.
warn-hazard = There is a { $bonus } here: a hazard is not allowed. It is kept as you say.
warn-stadiums = There are only { $most } stadiums in the box.
warn-rails = There are only { $most } railroads in the box.
warn-tower = There is only one Tower.
read-aloud = Read aloud
remember = Remember it
plan-how = Only if you like: what stands where, for rents and for the count. Tap a district.
pick = { $what }: { $value }. Choose.
count-whose = Tap the districts of { $name }
count-blocks = Tap a district for its blocks
count-mode = What a tap does
count-owners = Owners
count-buildings = Buildings
count-say = Say who has won
count-line = { $name } { $all }: cash { $cash }, districts { $districts }.
count-won = The richest: { $name }!
cash-of = Cash of { $name }
cash-by-notes = By notes
cash-as-sum = As one sum

## Bank and dice
bank = The bank
the-bank = The bank
bank-which = Which box?
bank-own = Other figures
bank-start-own = Another sum to start with
bank-open = Open the bank: { $sum } each
bank-who-pays = Who pays? Tap a player, the bank, or everybody.
bank-whom = { $name } pays. Whom?
bank-how-much = How much?
bank-pays = { $from } → { $to }: { $sum }
bank-paid = { $from } → { $to }: { $sum }
bank-counts = Yes, it counts
bank-not = No
bank-go = GO: { $sum }
bank-go-paid = { $name } takes { $sum } at GO.
bank-stadiums = Stadiums in the city
bank-lines = Lines ({ $count })
bank-reverses = takes back line { $n }
bank-reverse-line = Take back line { $n }
bank-anew = Close the bank, begin anew
bank-arrived = { $name } { $count ->
    [one] has
   *[other] have
} { $sum }!
dice = Dice
dice-count = { $count ->
    [one] One die
   *[other] { $count } dice
}
dice-news-die = With the News die
dice-roll = Roll
dice-sum = { $sum }
dice-double = { $sum }, a double!
dice-news = { $sum }, and News!

## Television and remotes
tv = Television and remotes
tv-how = Let this big screen be the television: it shows, reads and sounds. Phones that read the code choose.
tv-on = Switch it on
tv-qr = The address for the phones: { $address }
tv-waits = Waiting for the first phone…
tv-looks = Looking for the server…
tv-is = television
tv-remote = remote
