# What is said before a game: on the shelf, at the door, in the lobby, and how options are called.

home-title = Four evenings, played by the book.
cover-choose = Choose
cover-here_and_now = Landmarks, airports and a skyline that lights up as you build.
cover-city = Build a whole city against the clock of the Trading Unit.
cover-tropical_tycoon = An island with its own weather, ship and television.
cover-millionaire = Live from one star to five. First to a million wins.
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
room-closed = This game cannot be played on
lobby-let-go = Free this seat
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
option-cards = cards
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
choice-deck = the deck of the game
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
choice-table = the real deck
choice-tenth = tenth
choice-timed = timed
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
offline-title = No network
offline-says = Pass GO needs the server to play. Your seat waits there: come back when you are online.
offline-again = Try again
