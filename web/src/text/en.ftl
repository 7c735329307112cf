# The sentences of the pages, in English. An id says where a sentence stands and what it does.

pick-what = What
pick-where = Where
pick-hint = Or touch a lit place on the board.
auction-out = Out
auction-is-out = You are out of this auction.
auction-back = Back in
auction-history = Bids so far
auction-going-once = Going once …
auction-going-twice = Going twice …
menu-sound = Sound
over-again = The same table again
over-follow = Follow the others to a new game
world-here = The town in the evening: { $owned ->
    [0] nobody owns anything yet
    [one] one place has an owner
   *[other] { $owned } places have owners
}.
world-city = The city: { $blocks ->
    [0] nothing is built yet
    [one] one block
   *[other] { $blocks } blocks
}, { $rails } railroads.
world-island = The island, { $weather ->
    [sunny] sunshine
    [cloudy] clouds
    [rain] rain
   *[storm] a storm
}, the ship is { $ship ->
    [port] in port
   *[sea] at sea
}.
world-race = The race to { $target }: { $leader } leads with { $cash }.
race-leads = { $leader } leads by { $sum }
race-even = Neck and neck
race-to-go = { $sum } to go
race-near = { $leader } is one rent away
hud-left = Left: { $railroads } railroads, { $stadiums } stadiums
hud-dodge = Rent Dodge: { $name }
hud-fortune = Fortune cards on the board: { $count }
tv-name = The Island Channel
tv-breaking = { $title }
tv-then = And then … { $title }
tv-running = RUNNING
tv-nothing = No story is running. Stay tuned.
deed-title = Title deed
deed-of = Title deed of { $name }
deed-building = Building
deed-price = Price
stage-bank = back to the bank
stage-set = completes { $group }
stage-builds = { $one ->
    [yes] { $name } builds { $count } times on { $group }
   *[no] { $name } builds { $count } times
}
unit-name = Trading Unit
unit-build = Build
unit-lamps = Build button: { $shows ->
    [0] the lamps are running
    [4] a railroad
    [none] not pressed
    [1] one block
   *[other] { $shows } blocks
}
unit-auction = Auction
unit-seconds = Auction: { $seconds } seconds left
unit-hour = { $minutes } min of the hour
unit-no-hour = no hour is running
scene-you = What do you do?
scene-other = { $name } decides.
over-figures = Figures
stars = { $count } stars
words-open = Say something
word-hello = Hello!
word-good_luck = Good luck!
word-well_played = Well played!
word-thanks = Thank you!
word-sorry = Sorry!
word-thinking = Let me think …
word-hurry = Your turn!
word-deal = Let us make a deal.
word-no_way = No way!
word-ouch = Ouch!
word-laugh = 😄
word-wow = 😮
word-cry = 😢
word-angry = 😠
word-love = ❤️
word-party = 🎉
face-laugh = laughing
face-wow = amazed
face-cry = crying
face-angry = angry
face-love = a heart
face-party = celebrating
figures-title = Figures of the game
figures-money = Cash over the game
figures-luck = Luck with the dice
figures-average = { $name }: { $average } a throw in { $count } throws
figures-rent = Rent received
figures-best = Dearest single rent: { $name } received { $sum }
figures-doubles = { $count } doubles
figures-device = On this device
figures-games = { $played } games finished, { $won } won
figures-share = Make a picture to share
purses = Players and their cash
since-title = Since your last turn
since-show = Recap
log-builds = { $name } builds { $count } times for { $sum }: { $places }.
log-more = all
home-title = Four evenings, played by the book.
cover-choose = Choose
cover-here_and_now = Landmarks, airports and a skyline that lights up as you build.
cover-city = Build a whole city against the clock of the Trading Unit.
cover-tropical_tycoon = An island with its own weather, ship and television.
cover-millionaire = Live from one star to five. First to a million wins.
hint-name = A hint for the first game
hint-got = Got it
hint-none = No more hints
hint-roll = Space rolls the dice and ends what you are doing. It never buys, bids or accepts anything.
hint-buy = B buys, A sends the place to an auction. The deed on the right shows what it will earn.
hint-auction = R bids the sum shown, O leaves the auction for good. You can come back while it runs.
hint-sealed = Everybody writes a bid in secret; all are opened together. R locks yours in.
hint-unit = U presses the Build button. It shows how many blocks you may build, or a railroad. Then touch a lit district.
hint-scene = The Island Channel asks you. Every choice has its figure as a key.
hint-jail = You sit in Jail: roll a double, pay, or use a card. You still collect rent.
hint-debt = You owe more than you have. Raise cash by selling buildings or mortgaging deeds, then pay.
hint-deeds = D opens your deeds: build, sell and mortgage there. A grey button tells you why it cannot be pressed.
hint-trade = T offers a deal to anybody at any time. Before it is made you see what each would have.
hint-film = H shows what happened since your last turn as a short film. S skips what is being shown.
menu-volume = Volume
menu-hints = Hints for the first game
menu-words = Show what others say
menu-tell = Tell me when it is my turn
menu-tv = A big screen for everybody
menu-open = Open
