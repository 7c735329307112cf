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
dome-running = { $kind }, { $left } seconds left
light-rule = Press for an auction or a deal: 50 seconds.
light-auction = Auction: 50 seconds. Who called it opens at 10k or more.
light-five = Five seconds.
light-is-off = The light is off.
light-went-off = The light went off { $ago } ago.
light-closed = Closed with { $left } seconds left. Open again?
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
measure-text = Trading Unit of City, Build button pressed { $count } times (95 % interval):
measure-use = Play with these
share-text = Share the text
copied = Copied.
copy-by-hand = It could not be copied: mark the text and copy it by hand.

history = History
history-empty = Nothing has happened yet.
city-line-auction = Auction: the light goes on.
city-line-deal = Deal: the light goes on.
city-line-closed = Closed with { $left } seconds left.
city-line-reopened = Opened again.
city-line-sold = Sold to { $who } for { $sum }.
city-line-hour = An hour begins.
city-line-pause = The hour is paused.
city-line-go-on = The hour goes on.
city-line-switch-off = Switched off.
fewer = Fewer: { $what }
more-of = More: { $what }
pad-nonsense = no such sum
pad-back = Rub out the last key
pad-rub = ←
pad-point = Point
pad-k = thousand
pad-m = million
