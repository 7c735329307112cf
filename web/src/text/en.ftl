# The sentences of the pages, in English. An id says where a sentence stands and what it does.

menu-sound = Sound
world-here = The town in the evening: { $owned ->
    [0] nobody owns anything yet
    [one] one place has an owner
   *[other] { $owned } places have owners
}.
world-city = The city: { $blocks ->
    [0] nothing is built yet
    [one] one block
   *[other] { $blocks } blocks
}, { $rails ->
    [one] one railroad
   *[other] { $rails } railroads
}.
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
hud-left = Left: railroads { $railroads }, stadiums { $stadiums }
hud-dodge = Rent Dodge: { $name }
hud-fortune = Fortune cards on the board: { $count }
tv-name = The Island Channel
tv-breaking = { $title }
tv-then = And then … { $title }
tv-running = RUNNING
tv-casino = At the casino
tv-nothing = No story is running. Stay tuned.
deed-building = Building
deed-price = Price
stage-opened = The bids are opened.
stage-card = A card for { $name }.
stage-builds = { $name } builds { $count } { $what ->
    [houses] houses
    [blocks] blocks
   *[buildings] buildings
}{ $where ->
    [full] : { $group } is built up to the top
    [set] { "" } on { $group }
   *[none] { "" }
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
unit-seconds = Auction: { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} left
unit-no-hour = no time limit
hour-minutes = { $minutes } min left
hour-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} left
scene-you = What do you do?
scene-other = { $name } decides.
stars = { $count ->
    [one] one star
   *[other] { $count } stars
}
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
purses = Players and their cash
since-show = Recap
log-builds = { $name } builds { $count } { $what ->
    [houses] houses
    [blocks] blocks
   *[buildings] buildings
} for { $sum }: { $places }.{ $where ->
    [full] { "" } { $group } is built up to the top.
   *[none] { "" }
}
log-more = all
hint-name = A hint for the first game
hint-got = Got it
hint-none = No more hints
hint-roll = Space or a touch rolls the dice and ends your turn. Space never buys, bids or accepts anything.
hint-buy = Buy it (B) or send it to an auction (A). Its deed shows what it will earn.
hint-auction = Bid the sum shown (R) or leave the auction for good (O). You can come back while it runs.
hint-sealed = Everybody writes a bid in secret; all are opened together. Lock yours in (R).
hint-unit = Press the Build button (U). It shows how many blocks you may build, or a railroad. Then touch a lit district.
hint-scene = The Island Channel asks you. Choose, and see what becomes of it.
hint-offer = Read what each would have, then accept (Y), refuse (N) or ask for something else (V).
hint-tax = The flat sum or a share of all you have: pay what is less.
hint-star = With more stars GO pays you more, and so do the cards; but only cash wins.
hint-jail = You sit in Jail: roll a double, pay, or use a card. You still collect rent.
hint-debt = You owe more than you have. Raise cash by selling buildings or mortgaging deeds, then pay.
hint-deeds = Your deeds (D): build, sell and mortgage there. A grey button tells you why it cannot be pressed.
hint-trade = Offer a deal to anybody at any time (T). Before it is made you see what each would have.
hint-film = The recap in the log (H) shows what happened since your last turn as a short film. Skip (S) goes on at once.
to-the-start = Back to the start
room-not-shown = This table cannot be shown
vote-missing = Still to agree: { $names }
room-setting = Setting the table …
rules-short = The rules
seat-player = Player { $number }
seat-name = Name of seat { $number }
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
raise-cash = Raise cash
owned-of = { $owned } of { $all }
mortgaged = mortgaged
over-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
over-nobody = Nobody wins
bankrupt = bankrupt
over-record = Download the record
countdown = { $says }: { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
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
log-earlier = Earlier
trade-gives = { $name } gives
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
rule-page = [booklet { $page }]
rule-ours = our decision
strip-label = The track around your token
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
short-income-tax = Income Tax
short-industry-tax = Industry Tax
short-planning-permission = Planning Permission
short-driftwood-cove = Driftwood Cove
short-emerald-lagoon = Emerald Lagoon
short-firefly-ridge = Firefly Ridge
short-glass-bottom-ferry = Glass-Bottom Ferry
short-moonlight-beach = Moonlight Beach
short-orchid-terrace = Orchid Terrace
short-rainforest-canopy = Rainforest Canopy
short-starfish-strand = Starfish Strand
short-sweetwater-springs = Sweetwater Springs
short-windmill-ridge = Windmill Ridge
short-millionaire-lifestyle = Millionaire Lifestyle
short-showtime-boulevard = Showtime Boulevard
short-parrot-perch = Parrot Perch
short-community-chest = Community Chest
short-banana-boat-line = Banana Boat Line
