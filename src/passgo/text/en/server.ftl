# What the server says: refusals before the rules are even asked, and what a table shows.

server-bad-frame = This frame cannot be read.
server-bad-frame-why = This frame cannot be read: { $why }.
server-bad-frame-at = This frame cannot be read at { $where }: { $why }.
server-bad-action = These words are no action.
server-bad-token = This secret opens no seat of this room.
server-hello-first = Say hello first, and only once.
server-not-your-seat = This seat is not yours.
server-too-big = This is too long.
server-too-fast = Slow down a little.
server-no-such-room = There is no such room.
server-no-such-thing = There is no such thing here.
server-bad-request = What was sent makes no sense here.
server-bad-request-why = What was sent makes no sense: { $why }.
server-bad-request-at = What was sent makes no sense at { $where }: { $why }.
server-not-started = The game has not begun.
server-started = The game has begun already.
server-not-over = This game goes on: the same people can play again when it is over.
server-seats-open = There are still open seats: wait for somebody, or let a bot sit there.
server-room-full = There are too many devices in this room.
server-no-seat-free = All seats are taken.
server-not-the-host = Only whoever made the room can do this, or the first at the table while they are away.
server-not-the-banker = Only the banker tells what falls on this table.
server-paused = The game is paused.
server-game-over = The game is over.
server-not-a-person = Only a person at the table can vote.
server-nobody-away = Nobody is away or silent, or only since a moment ago: wait a little.
server-too-many-offers = You have offered enough deals in this turn: wait for the next one.
server-nothing-to-take-back = You have said nothing yet that could be taken back.
server-banker-takes-back = At a table with real dice the banker takes back what was told.
server-seen-already = Something fell, somebody answered or a secret was read since: bots do not take that back, only people can agree to it.
server-asked-enough = There has been enough of taking back for now: play on.
server-not-asked-for = Nobody asks to take something back any more.
server-given-name = At a table everybody may come to people have one of these names: { LIST($known) }.
server-no-chat = At a table everybody may come to there are only the words of the ring.
server-no-push = This server cannot call this browser.
server-call = { $name }, it is your turn.
server-rules-changed = This game was begun under other rules than this server plays.
server-bad-origin = This page does not belong to this server.
server-bad-host = This server is not called by this name.
server-too-slow = This took too long to come.
server-broken = Something went wrong here that nobody had thought of.
server-closed-edition = This game is of an edition this server does not have ({ $edition }); what was told can be downloaded.
server-closed-board = This game of { $edition } was begun on another board, or with other dice, than this server has; what was told can be downloaded.
server-closed-rules = This game was begun under version { $began } of the rules of { $edition }, and this server plays version { $now }: { $release } could play it on. What was told can be downloaded.
server-held-elsewhere = This room has moved to another server: come back in a moment.
server-unknown = It is not known whether this was written: say the same again, under the same id.
server-not-stored = The game could not be written to disk; nothing has happened.
server-no-hints = This table plays without hints.
server-no-odds = This table does not show who is winning while it plays.
server-no-advice = There is nothing to advise now.
server-no-review = This table looks at no odds, not even after the game.
server-too-busy = There is too much to think about just now: ask again in a moment.
server-review-later = This game goes on: it can be looked at again when it is over.
server-no-edition = There is no such edition; there are: { LIST($known) }.
server-own-board = A board of one's own is only for the bank of a real table.
server-public-dealt = A table for strangers deals its own luck: nobody could check the dice of a real one.
server-players = { $edition } is for { $fewest } to { $most } players.
server-bot-seat = A bot seat needs one of these bots: { LIST($known) }.
server-same-name = Two players have the same name.
server-bad-options = `options` must be a JSON object of plain values.
server-name-taken = Somebody at the table has this name already.
server-no-seat = There is no such seat.
server-no-bot = There is no such bot; there are: { LIST($known) }.
server-seat-taken = Somebody sits there.
server-running = Pass GO is running.
server-can-write = Games can be written.

shown-ended = ended by agreement
shown-stock = { LIST($pieces) }
shown-owned = owned by { $owner }
shown-for-sale = for sale at { $price }
shown-mortgaged = mortgaged
shown-rent = rent { $money }
shown-side = { AND($things) }
shown-label = { LIST($parts) }

why-bank = It belongs to the bank.
why-redeem = To lift the mortgage: { $money }
why-loan = The bank would lend: { $money }
why-building = The next building costs: { $money }
why-buildings = The bank would pay for all buildings: { $money }
why-line = { $words }: { $money }
why-this-time = So this time: { $money }

printed-site = site
printed-blocks = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
}
printed-owned = { $count } owned
printed-owned-dice = { $count } owned, times the dice
printed-group = group { $group }
printed-price = price { $price }

