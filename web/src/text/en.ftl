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
race-near = { $leader } is one rent away
race-to-go = { $sum } to go
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

# What stands on every page.
cover-players = { $year } · { $fewest } to { $most } players
rules-title = The rules, clause by clause
home-lead = Property-trading board games in your browser, with the rules kept exactly as printed. No account, nothing to install.
home-play = Play now
home-invite = Invite friends
home-box = I have the box
home-code = Have a code?
home-code-here = CODE
home-join = Join
home-return-title = Return to your game
home-a-game = A game
home-room-finished = Room { $code } · finished
home-room-kept = Room { $code } · your seat is kept
home-look-back = Look back
home-return = Return
home-forget-room = Forget room { $code }
home-forget = Forget
home-shelf = On the shelf
join-title = Join a game
join-room = room { $code }. At the table: { $names }.
join-nobody = nobody yet
join-name = Your name
join-sit = Take a seat
join-full = There is no free seat. You can watch.
join-watch = Just watch
join-looking = Looking for room { $code } …
to-the-start = Back to the start
lobby-bot = bot · { $bot }
lobby-waiting = free: waiting for a friend
lobby-you = you, at this device
lobby-here = here
lobby-away = away for a moment
lobby-room = Room { $code }
lobby-title = Who is coming?
seats-title = Seats
lobby-free-seat = Free seat
seat-who = Who plays seat { $number }
seat-friend = Friend with the link
seat-bot = Bot: { $bot }
lobby-rules = Rules
lobby-as-printed = As printed, nothing changed.
lobby-read-them = Read them
lobby-fair = Fair dice: every roll comes from a secret fixed now and revealed after the game, with this fingerprint:
start-game = Start the game
lobby-waiting-for = { $count ->
    [one] Waiting for { $count } more friend. You can also give the seat to a bot.
   *[other] Waiting for { $count } more friends. You can also give the seat to a bot.
}
lobby-host-starts = The game starts when the host says so.
option-on = on
option-off = off
option-changed = changed
option-printed = Printed: { $value }.
room-not-shown = This table cannot be shown
room-closed = This game cannot be played on
lobby-let-go = Free this seat
vote-missing = Still to agree: { $names }
room-setting = Setting the table …
rules-short = The rules
seat-player = Player { $number }
seat-name = Name of seat { $number }
seat-here = At this device
seat-take-away = Take seat { $number } away
seat-add = Add a seat
setup-somebody = Somebody
setup-edition = Edition
setup-players = { $year } · { $fewest }–{ $most } players
setup-house-rules = House rules and clock
setup-changed = { $count } changed
setup-as-printed = as printed
setup-bots-think = Bots think
pace-fast = briefly
pace-normal = at a calm pace
pace-slow = at leisure
setup-patience = Time to decide before a bot helps out
patience = { $wait ->
    [0] no limit
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
    [600] 10 minutes
   *[usual] 5 minutes, if others join
}
setup-open = Open the room
setup-fetching = Fetching the boxes from the shelf …
players-title = Players
table-right = Your hand and the log
table-independent = Pass GO is independent and not affiliated with the publisher of the printed games.
page-independent = Pass GO is independent free software. It is not affiliated with, or endorsed by, the publisher of the printed games.
share-scan = Code to scan for room { $code }
share-how = Scan it, open the link, or type the code on the first page.
share-code = Room code { $code }
share-link = Link to join
share-copied = Copied
share-copy = Copy link
theme-system = as the system
theme-light = light
theme-dark = dark
theme-change = Colours: { $theme }. Change.
board-label = The board; arrow keys walk around it
dice = Dice
dice-show = Dice: { $one } and { $two }
dice-news = News
board-jail = Jail · { $name }
board-space = Space { $number }: { $text }
usual-buy = Buy
usual-decline = Leave it to an auction
usual-settle = Pay now
usual-give-up = Give up
usual-lift = Lift the mortgage
usual-leave = Leave it
usual-roll = Roll
usual-fine = Pay the fine
usual-card = Use a card
actions-label = What you can do
actions-really = Really? Press again to give up for good
auction-printed = printed price { $price }
auction-leads = { $name } leads
auction-you-lead = { $name } (you) leads
auction-writing = { $count } still writing. All bids are opened together.
auction-hammer = until the hammer falls
auction-your-bid = Your bid
auction-your-bid-exactly = Your bid, exactly
auction-lock-in = Lock in { $sum }
auction-bid = Bid { $sum }
banner-over = The game is over
banner-paused = Paused
banner-your-turn = Your turn
banner-asked = You are asked
banner-turn = { $name }'s turn
banner-start = Pass GO, to the start
banner-round = round { $round }
banner-lost = Connection lost. Coming back …
banner-skip = Skip
menu-title = Menu
close = Close
raise-cash = Raise cash
build-title = Your deeds
build-bank = The bank has { $pieces }.
build-owe = You owe { $sum }, cash in hand { $cash }.
owned-of = { $owned } of { $all }
mortgaged = mortgaged
rent-of = rent { $rent }
build-none = You own no deeds yet: there is nothing to build on, sell or mortgage.
cards-hold = { $count ->
    [one] Hold to read your { $count } card
   *[other] Hold to read your { $count } cards
}
over-ending = The game is over: { $ending }.
over-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
over-nobody = Nobody wins
over-player = Player
over-cash = Cash
over-count = Final count
bankrupt = bankrupt
over-watch = Watch it again
over-record = Download the record
over-another = Play another
countdown = { $says }: { $seconds } seconds
countdown-last = Last seconds!
countdown-five = Five seconds left
curtain-title = Pass to { $name }
curtain-only = What comes next is for { $name }'s eyes only.
curtain-i-am = I am { $name }
deal-after = After this deal
deal-interest = { $sum } interest paid
deal-whole = whole
deal-now-whole = now whole
deal-broken = broken up
debt-to = Debt to { $name }
debt-missing = { $missing } is missing; at most { $means } can be raised in all.
debt-enough = There is enough to pay.
tool-build = Build
tool-sell = Sell
tool-mortgage = Mortgage
tool-redeem = Lift mortgage
hand-watching = Watching
hand-manage = Manage
hand-manage-deeds = deeds
trade = Trade
hand-none = No deeds yet.
hand-you-watch = You are watching: everything everybody may see, and no secrets.
hud-bank = Bank: { $pieces }
hud-pot = Free Parking holds { $sum }
log-taken-back = { $name } took a move back; everybody agreed.
log-title = Log
log-only-mine = only mine
log-label = What has happened
log-why = why?
menu-animation = Animation
menu-colours = Colours
menu-letters = Letters on buttons work as keys
menu-table = The table decides
menu-take-back = My last move
menu-take-back-ask = Ask to take it back
menu-pause = Pause
menu-replace = Bots for who is away
menu-end = End the game
menu-end-really = Really? Press again to end it for good
menu-hand-over = Play on from another device
menu-hide = Hide
menu-show-seat = Show my seat
menu-seat-code = Code to scan with your own other device: it holds the secret of your seat
menu-only-you = Only for you: whoever scans this sits on your seat.
menu-invite = Invite someone to watch
menu-fair = Fair dice: fingerprint
menu-secret = secret
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-very-fast = Very fast
speed-off = Off
trade-gives = { $name } gives
offer-agree = to agree
offer-counter = Say no and make a counter-offer
tab-now = Now
tab-board = Board
tab-deeds = Deeds
tabs = Views
player-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
player-winner = winner
player-deciding = deciding
player-in-jail = in Jail
player-away = away, bot plays
player-bot = bot
player-reconnecting = reconnecting
player-you = you
player-here = here
player-worth = worth { $sum }
player-show = Show
player-with = with { $name }
shape-circle = circle
shape-square = square
shape-triangle = triangle
shape-diamond = diamond
shape-star = star
shape-hexagon = hexagon
shape-cross = cross
shape-drop = drop
prompt-label = The question on the table
prompt-bot-sits = A bot is keeping your seat warm.
prompt-back = Take my seat back
key-space = Space
prompt-also = Also asked: { $names }
prompt-patience = before a bot helps out
prompt-paused = The game is paused.
prompt-moment = One moment …
rule-owned = owned by { $name }
rule-rent-now = Rent now
rule-rents = Rents as printed
rule-why = Why this rent
rule-clauses = What the rulebook says ({ $count })
rule-page = [booklet { $page }]
rule-ours = our decision
space-price = price { $price }
space-price-leaves = price { $price }, leaves { $left }
space-completes = completes your group
space-last = last of its group
story-round = Round { $round }:
story-title = The story of the game
story-cash = Everybody's cash over the game
story-stop = Stop
story-play = Play
story-moment = Moment of the game
story-nothing = Nothing has happened yet.
strip-label = The track around your token
trade-with = Trade with
trade-whom = With whom
trade-you-give = You give
trade-who-adds = Who adds money
trade-add = and you add
trade-receive = and you receive
trade-how-much = How much money
trade-make = Make this offer
trade-of-cash = of { $cash } cash
trade-nothing = nothing but money
trade-mortgaged = { $name } (mortgaged)
vote-pause = { $names } { $count ->
    [one] wants
   *[other] want
} to pause
vote-resume = { $names } { $count ->
    [one] wants
   *[other] want
} to go on
vote-replace = { $names } { $count ->
    [one] wants
   *[other] want
} to let bots play for who is away
vote-end = { $names } { $count ->
    [one] wants
   *[other] want
} to end the game
vote-take-back = Take back
home-tables = Open tables
home-table = { $free } of { $seats } seats free{ $bots ->
    [0] {""}
    [one] , { $bots } bot
   *[other] , { $bots } bots
}.
home-table-changed = { $count ->
    [one] One rule is changed.
   *[other] { $count } rules are changed.
}
home-sit = Sit down
join-public = A table for everybody: names are given, and people speak in a few ready words.
lobby-public = This table is listed on the start page until it begins.
setup-public = A table for everybody
setup-public-says = It stands on the start page until it begins. Names are given, and there is no chat.
chat-title = What people wrote
chat-write = Write to the table
chat-send = Send
chat-mute = Mute { $name }
chat-unread = new
back-title = Taking back
back-asks = { $name } asks to take back:
back-seen = It has been seen: everybody must agree, and the dice will fall the same way again.
back-waits = waiting for the table
back-no = No
back-withdraw = Never mind
vote-agree = Agree
vote-go-on = Go on
why-can = This can be done now.
why-not = Why not?
api-silent = The server does not answer. Is it still running?
api-refused = The server refused ({ $status }).
free-parking = Free Parking
the-bank = the bank
room-cannot = This room cannot be shown.
money = { $sign }{ $currency }{ $figure }
money-short = { $sign }{ $currency }{ $figure }{ $unit ->
    [million] M
   *[thousand] k
}
short-o-hare-international-airport = O’Hare Airport
short-los-angeles-international-airport = Los Angeles Airport
short-john-f-kennedy-international-airport = J. F. Kennedy Airport
short-hartsfield-jackson-atlanta-international-airport = Atlanta Airport
short-cell-phone-service-provider = Cell Phone Provider
short-internet-service-provider = Internet Provider
short-interest-on-credit-card-debt = Credit Card Interest

# What options and their values are called.
option-length = length
option-rounds = rounds
option-clock = clock
option-any_piece = any piece
option-button = button
option-jumps = jumps
option-start_cash = start cash
option-wages = wages
option-trains = trains
option-buy_back = buy back
option-jail_double = jail double
option-jail_fine = jail fine
option-bankrupt_cards = bankrupt cards
option-offer_limit = offer limit
option-short = short
option-minutes = minutes
option-jackpot = jackpot
option-double_go = double go
option-auctions = auctions
option-jail_rent = jail rent
option-rent = rent
option-even_building = even building
option-salary = salary
option-shortage_bid = shortage bid
option-interest_on = interest on
option-doubles = doubles
option-target = target
option-upgrade_price = upgrade price
option-fortune = fortune
option-perks = perks
option-until = until
option-stories = stories
option-growing = growing
option-fortune_cash = fortune cash
option-start_deeds = start deeds
option-mayor = mayor
option-developer = developer
option-police_chief = police chief
option-artist = artist
option-surfer = surfer
option-improving_tokens = improving tokens
choice-1h = 1h
choice-2h = 2h
choice-3h = 3h
choice-agreement = agreement
choice-any = any
choice-any_time = any time
choice-automatic = automatic
choice-bankruptcy = bankruptcy
choice-claimed = claimed
choice-clockwise = clockwise
choice-creditor = creditor
choice-last = last
choice-mortgage = mortgage
choice-next_turn = next turn
choice-none = none
choice-open = open
choice-own_turn = own turn
choice-pile = pile
choice-price = price
choice-printed = printed
choice-quarters = quarters
choice-same_turn = same turn
choice-sealed = sealed
choice-shorter = shorter
choice-sixth = sixth
choice-tenth = tenth
choice-timed = timed
short-income-tax = Income Tax
short-industry-tax = Industry Tax
short-planning-permission = Planning Permission
table-odds = Who is winning?
table-odds-off = nobody is told
table-odds-after = after the game
table-odds-live = all the time
table-hints = Hints, and what a deal is worth
table-hints-off = nobody may ask
table-hints-on = everybody may ask
level-easy = easy
level-sharp = sharp
level-master = master
seat-level = Bot: { $level } ({ $person })
seat-level-elo = Bot: { $level } ({ $person }, Elo { $elo })
seat-levels = Bots by strength
seat-others = Other bots
over-review = Review the game

# ---- a real table: the banker's device
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
